import { rankedCaps } from '@scry/contracts/limits'
import type { Profile } from '@scry/contracts/profile'
import { defaultLocation } from './profile-fields.ts'
import { parseList } from './stored-fields.ts'
import { positionsIn } from './work-entries.ts'

/** What a ranking is told of a person. */
export interface Person {
  skills: string[]
  interests: string[]
  location: string
  level: string
  /** Positions held, newest first. */
  titles: string[]
}

/** null without a resume: nothing is ranked then. */
export function personOf(profile: Profile | null): Person | null {
  if (!profile?.hasResume) return null
  return {
    skills: mostTelling(parseList(profile.skills), rankedCaps.skills),
    interests: mostTelling(parseList(profile.interests), rankedCaps.interests),
    location: profile.location,
    level: profile.experience_level,
    titles: mostTelling(positionsIn(profile.work_experience), rankedCaps.titles),
  }
}

/** A profile names first what counts most: so much of it as one list takes, so that nobody is refused for a long resume. */
function mostTelling(words: readonly string[], most: number): string[] {
  return words.slice(0, most).map((word) => word.slice(0, rankedCaps.wordLength))
}

/** What is said of a person for whom jobs are ranked. */
export function rankedPerson({ skills, interests, titles, location, level }: Person) {
  return { skills, interests, titles, location: location || defaultLocation, experience_level: level || 'entry' }
}

/** What is asked about a person for a list of jobs (§7.27); an empty filter takes in everything. */
export function jobsFor(person: Person, filters: { type: string; location: string }) {
  const ranked = rankedPerson(person)
  return {
    ...ranked,
    location: filters.location || ranked.location,
    location_filter: filters.location,
    job_type: filters.type,
  }
}
