import { listCaps, profileCompleteThreshold } from '@scry/contracts/limits'
import type { ProfileFields } from '@scry/contracts/profile'
import { parseProjects, unspecified } from './projects.ts'
import { countWorkEntries } from './work-entries.ts'

type Scored = Pick<
  ProfileFields,
  'name' | 'phone' | 'skills' | 'education' | 'work_experience' | 'summary' | 'location'
> & { readonly email: string }

/** Which of the eight items that make a profile complete are present (§4.16). */
const itemsOf = (profile: Scored) => ({
  name: isText(profile.name),
  email: isText(profile.email),
  phone: isText(profile.phone),
  skills: profile.skills.length > 0,
  education: isText(profile.education),
  work_experience: isText(profile.work_experience),
  summary: isText(profile.summary),
  location: isPlace(profile.location),
})

export type CompletenessItem = keyof ReturnType<typeof itemsOf>

/** The items that a profile still lacks. */
export function missingItems(profile: Scored): CompletenessItem[] {
  const items = Object.entries(itemsOf(profile)) as [CompletenessItem, boolean][]
  return items.flatMap(([item, isPresent]) => (isPresent ? [] : [item]))
}

/** The share of the eight items that are present, as a rounded percent (§4.16). */
export function completenessScore(profile: Scored): number {
  return Math.round(((8 - missingItems(profile).length) / 8) * 100)
}

function isText(text: string): boolean {
  return text.trim() !== ''
}

/** A location preference other than flexible or Not specified. */
function isPlace(location: string): boolean {
  const folded = location.trim().toLowerCase()
  return folded !== '' && folded !== 'flexible' && folded !== unspecified.toLowerCase()
}

/** A resume, a name, at least one skill and a score of at least 70 (§4.15). */
export function isProfileComplete(profile: Scored & Pick<ProfileFields, 'hasResume'>): boolean {
  return (
    profile.hasResume &&
    isText(profile.name) &&
    profile.skills.length > 0 &&
    completenessScore(profile) >= profileCompleteThreshold
  )
}

export interface ProfileCounts {
  readonly totalExperience: number
  readonly workExperienceCount: number
  readonly skillsCount: number
  readonly projectsCount: number
}

/** Counts over what the profile keeps (§3.14, §3.15). */
export function countProfile(profile: Pick<ProfileFields, 'work_experience' | 'skills' | 'projects'>): ProfileCounts {
  const entries = countWorkEntries(profile.work_experience)
  return {
    totalExperience: entries,
    workExperienceCount: entries,
    skillsCount: Math.min(profile.skills.length, listCaps.skills),
    projectsCount: Math.min(parseProjects(profile.projects).length, listCaps.projects),
  }
}
