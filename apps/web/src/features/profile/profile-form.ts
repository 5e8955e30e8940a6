import { type ProfileLevel, profileLevels } from '@scry/contracts/enumerations'
import type { Profile, ProfileFields, ProfileProject } from '@scry/contracts/profile'
import { parseProjects, renderProjects, unspecified } from '@scry/profile/projects'
import { parseList } from '@scry/profile/stored-fields'

/** A project as it is typed, and which one of the list it changes; null while it is a new one. */
export interface TypedProject {
  name: string
  description: string
  technologies: string
  duration: string
  at: number | null
}
export const noProject: TypedProject = { name: '', description: '', technologies: '', duration: '', at: null }

/** What a person edits (§2.64). The location is called location_preference here (§3.20). */
export interface ProfileForm {
  name: string
  location_preference: string
  experience_level: ProfileLevel
  education: string
  summary: string
  phone: string
  skills: string[]
  projects: ProfileProject[]
  /** Not yet one of the projects. */
  typedProject: TypedProject
}

export function formOf(profile: Profile): ProfileForm {
  const level = profileLevels.find((one) => one === profile.experience_level) ?? 'entry'
  return {
    name: profile.name,
    location_preference: profile.location === 'flexible' ? '' : profile.location,
    experience_level: level,
    education: profile.education,
    summary: profile.summary,
    phone: profile.phone,
    skills: parseList(profile.skills),
    projects: parseProjects(profile.projects),
    typedProject: noProject,
  }
}

/**
 * The profile fields that a save sends: those that differ from `before`, so that it takes back nothing that another tab or
 * a resume wrote meanwhile.
 */
export function changedFields(form: ProfileForm, before: ProfileForm): Partial<ProfileFields> {
  const old = new Map(Object.entries(fieldsOf(before)))
  const changed = Object.entries(fieldsOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)),
  )
  return Object.fromEntries(changed)
}

function fieldsOf(form: ProfileForm): Partial<ProfileFields> {
  const { location_preference, projects, typedProject: _, ...same } = form
  return { ...same, location: location_preference.trim() || 'flexible', projects: renderProjects(projects) }
}

/** A project as typed: null until it has name and description; technologies are split on commas, no duration is 'Not specified' (§5.22). */
export function projectOf(typed: Omit<TypedProject, 'at'>): ProfileProject | null {
  const name = typed.name.trim()
  const description = typed.description.trim()
  if (name === '' || description === '') return null
  const technologies = typed.technologies
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return { name, description, technologies, duration: typed.duration.trim() || unspecified }
}

/** The first `length` characters and '...' (§2.58). */
export function cutAt(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}...` : text
}
