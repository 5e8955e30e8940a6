import type { Person } from './person.ts'

export interface ExpectedEducation {
  readonly school: string
  readonly degree: string
  readonly start: string | null
  readonly end: string | null
  readonly description: string | null
}

export interface ExpectedWork {
  readonly position: string
  readonly company: string
  readonly start: string | null
  readonly end: string | null
  readonly location: string | null
  readonly description: string
}

export interface ExpectedProject {
  readonly name: string
  readonly description: string
  readonly technologies: readonly string[]
  readonly duration: string | null
}

/** What a reading of the person's resume should say, as printed. Skills and languages come without groups and levels. */
export interface ExpectedAnalysis {
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly location: string | null
  readonly summary: string | null
  readonly experience_level: Person['level']
  readonly skills: readonly string[]
  readonly education: readonly ExpectedEducation[]
  readonly work_experience: readonly ExpectedWork[]
  readonly projects: readonly ExpectedProject[]
  readonly certifications: readonly string[]
  readonly languages: readonly string[]
  readonly links: readonly string[]
}

/**
 * The expected analysis. Layouts print names, headings and companies in capitals or small capitals at times, and wrap
 * lines: compare texts folded for case, white space and dashes. `experience_level` is a person's judgment, not a rule's.
 */
export function truthAs(person: Person): ExpectedAnalysis {
  return {
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: person.location,
    summary: person.summary,
    experience_level: person.level,
    skills: person.skills.flatMap((group) => group.items),
    education: person.education.map(({ details, ...study }) => ({ ...study, description: details.join('\n') || null })),
    work_experience: person.experience.map(({ bullets, ...job }) => ({ ...job, description: bullets.join('\n') })),
    projects: person.projects,
    certifications: person.certifications,
    languages: person.languages.map(({ name }) => name),
    links: person.links,
  }
}

/** The truth in the shape of a labelled resume, for scorers that read `{education, experience, projects: [{name}]}`. */
export function labelsAs(person: Person) {
  return {
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: person.location,
    skills: person.skills.flatMap((group) => group.items),
    education: person.education.map(({ school, degree, start, end }) => ({ school, degree, start, end })),
    experience: person.experience.map(({ position, company, start, end }) => ({
      title: position,
      company,
      start,
      end,
    })),
    projects: person.projects.map(({ name }) => ({ name })),
    certifications: person.certifications,
    languages: person.languages.map(({ name }) => name),
    hasSummary: person.summary !== null,
    experience_level_guess: person.level,
    optional: { experience: person.volunteering.map(({ position, company }) => ({ title: position, company })) },
  }
}
