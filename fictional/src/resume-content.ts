import type { SectionKind } from './headings.ts'
import type { Job, Person, Project, ResumeLanguage, Study } from './person.ts'

/** An entry of a section as a layout arranges it, whatever it is an entry of. */
export interface Entry {
  readonly title: string
  readonly organisation: string | null
  readonly dates: string | null
  readonly place: string | null
  readonly bullets: readonly string[]
  readonly technologies: readonly string[]
}

const present: Readonly<Record<SectionKind, (person: Person) => boolean>> = {
  summary: (person) => person.summary !== null,
  education: (person) => person.education.length > 0,
  experience: (person) => person.experience.length > 0,
  projects: (person) => person.projects.length > 0,
  skills: (person) => person.skills.length > 0,
  certifications: (person) => person.certifications.length > 0,
  languages: (person) => person.languages.length > 0,
  volunteering: (person) => person.volunteering.length > 0,
  interests: (person) => person.interests.length > 0,
}

const educationFirst: readonly SectionKind[] = [
  'summary',
  'education',
  'experience',
  'projects',
  'skills',
  'certifications',
  'languages',
  'volunteering',
  'interests',
]
const experienceFirst: readonly SectionKind[] = [
  'summary',
  'experience',
  'projects',
  'education',
  'skills',
  'certifications',
  'languages',
  'volunteering',
  'interests',
]

/** Sections that the person has, students' education first; `only` keeps some of them, in that order. */
export function sectionsOf(person: Person, only?: readonly SectionKind[]): readonly SectionKind[] {
  const order = only ?? (person.level === 'entry' ? educationFirst : experienceFirst)
  return order.filter((kind) => present[kind](person))
}

export function dateRange(start: string | null, end: string | null, dash: string): string | null {
  if (start && end) return `${start}${dash}${end}`
  return end ?? start
}

export function entryOfJob(job: Job, dash: string): Entry {
  return {
    title: job.position,
    organisation: job.company,
    dates: dateRange(job.start, job.end, dash),
    place: job.location,
    bullets: job.bullets,
    technologies: [],
  }
}

export function entryOfStudy(study: Study, dash: string): Entry {
  return {
    title: study.degree,
    organisation: study.school,
    dates: dateRange(study.start, study.end, dash),
    place: null,
    bullets: study.details,
    technologies: [],
  }
}

export function entryOfProject(project: Project): Entry {
  return {
    title: project.name,
    organisation: null,
    dates: project.duration,
    place: null,
    bullets: [project.description],
    technologies: project.technologies,
  }
}

/** The entries of a section that has any: education, experience, projects, volunteering. */
export function entriesOf(person: Person, kind: SectionKind, dash: string): readonly Entry[] {
  switch (kind) {
    case 'education':
      return person.education.map((study) => entryOfStudy(study, dash))
    case 'experience':
      return person.experience.map((job) => entryOfJob(job, dash))
    case 'volunteering':
      return person.volunteering.map((job) => entryOfJob(job, dash))
    case 'projects':
      return person.projects.map(entryOfProject)
    default:
      return []
  }
}

/** The lines of a section without entries; skills come one line a group, `Label: a, b`. */
export function linesOf(person: Person, kind: SectionKind): readonly string[] {
  switch (kind) {
    case 'summary':
      return person.summary === null ? [] : [person.summary]
    case 'skills':
      return person.skills.map((group) => `${group.label === null ? '' : `${group.label}: `}${group.items.join(', ')}`)
    case 'certifications':
      return person.certifications
    case 'languages':
      return person.languages.map(({ name, level }) => (level === null ? name : `${name} (${level})`))
    case 'interests':
      return [person.interests.join(', ')]
    default:
      return []
  }
}

/** Phone, e-mail, place and links as they stand in a contact line. */
export function contactOf(person: Person): readonly string[] {
  // Isolates keep the digit groups of a phone in order where the text around them runs from right to left.
  const phone = person.phone !== null && person.language === 'ar' ? `\u2066${person.phone}\u2069` : person.phone
  return [person.location, phone, person.email, ...person.links].filter((item) => item !== null)
}

/** Neighbouring jobs at one company, in the order of the resume. */
export function jobsByCompany(jobs: readonly Job[]): readonly (readonly [Job, ...Job[]])[] {
  const groups: [Job, ...Job[]][] = []
  for (const job of jobs) {
    const last = groups.at(-1)
    if (last && last[0].company === job.company) last.push(job)
    else groups.push([job])
  }
  return groups
}

/** Capitals, where folding case gives the text again: a name with ß or dotless ı stays as it is. */
export function capitals(text: string, language: ResumeLanguage): string {
  const upper = text.toLocaleUpperCase(language)
  return upper.toLowerCase() === text.toLowerCase() ? upper : text
}
