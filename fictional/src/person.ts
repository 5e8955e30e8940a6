/** Languages that a fictional resume may be written in (ISO 639-1). */
export type ResumeLanguage =
  | 'en'
  | 'es'
  | 'fr'
  | 'de'
  | 'pt'
  | 'it'
  | 'nl'
  | 'pl'
  | 'tr'
  | 'hi'
  | 'zh'
  | 'ja'
  | 'ko'
  | 'ar'

export type ExperienceLevel = 'entry' | 'junior' | 'mid' | 'senior'

/** Dates are kept as they are printed; `end` alone is a single date, both null means none is printed. */
export interface Study {
  readonly school: string
  readonly degree: string
  readonly start: string | null
  readonly end: string | null
  readonly details: readonly string[]
}

export interface Job {
  readonly position: string
  readonly company: string
  readonly start: string | null
  readonly end: string | null
  readonly location: string | null
  readonly bullets: readonly string[]
}

export interface Project {
  readonly name: string
  readonly description: string
  readonly technologies: readonly string[]
  readonly duration: string | null
}

export interface SkillGroup {
  readonly label: string | null
  readonly items: readonly string[]
}

export interface SpokenLanguage {
  readonly name: string
  readonly level: string | null
}

/** One invented person: the truth that every rendering of their resume holds. */
export interface Person {
  readonly id: string
  readonly field: string
  readonly level: ExperienceLevel
  readonly language: ResumeLanguage
  readonly name: string
  /** The name in its own script, printed on a line below the name. */
  readonly nativeName: string | null
  readonly email: string
  readonly phone: string | null
  readonly location: string | null
  readonly links: readonly string[]
  readonly headline: string | null
  readonly summary: string | null
  readonly education: readonly Study[]
  readonly experience: readonly Job[]
  readonly projects: readonly Project[]
  readonly skills: readonly SkillGroup[]
  readonly certifications: readonly string[]
  readonly languages: readonly SpokenLanguage[]
  readonly volunteering: readonly Job[]
  readonly interests: readonly string[]
}

type Required = 'id' | 'field' | 'level' | 'name' | 'email' | 'education' | 'skills'

/** Fills what a person leaves out with null or nothing. */
export function person(facts: Pick<Person, Required> & Partial<Person>): Person {
  return {
    language: 'en',
    nativeName: null,
    phone: null,
    location: null,
    links: [],
    headline: null,
    summary: null,
    experience: [],
    projects: [],
    certifications: [],
    languages: [],
    volunteering: [],
    interests: [],
    ...facts,
  }
}

export function job(
  position: string,
  company: string,
  [start, end]: readonly [string | null, string | null],
  location: string | null,
  bullets: readonly string[],
): Job {
  return { position, company, start, end, location, bullets }
}

export function study(
  school: string,
  degree: string,
  [start, end]: readonly [string | null, string | null],
  details: readonly string[] = [],
): Study {
  return { school, degree, start, end, details }
}

export function project(
  name: string,
  description: string,
  technologies: readonly string[],
  duration: string | null = null,
): Project {
  return { name, description, technologies, duration }
}

export function skills(items: readonly string[], label: string | null = null): SkillGroup {
  return { label, items }
}

export function spoken(name: string, level: string | null = null): SpokenLanguage {
  return { name, level }
}
