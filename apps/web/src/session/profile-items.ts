import type { Profile } from '@scry/contracts/profile'
import { type CompletenessItem, missingItems } from '@scry/profile/completeness'
import { parseList } from '@scry/profile/stored-fields'

const unranked = 'Your list stays as it is.'
/** What completes a profile: how an item is called in a sentence and what it changes in the lists; first what changes them most. */
const items: Record<CompletenessItem, readonly [name: string, change: string]> = {
  skills: ['skills', 'Your list is ranked by them most.'],
  work_experience: ['work experience', 'Listings like the work you did come higher.'],
  location: ['the place where you would work', 'Listings there come higher.'],
  education: ['education', 'Listings that ask for your subject or degree come higher.'],
  name: ['your name', unranked],
  email: ['your email', unranked],
  phone: ['a phone number', unranked],
  summary: ['a summary', unranked],
}

export interface MissingItem {
  item: CompletenessItem
  name: string
  change: string
}

/** What a profile lacks, first what would change its lists most. */
export function missingFrom(profile: Profile): MissingItem[] {
  const missing = new Set(missingItems({ ...profile, skills: parseList(profile.skills) }))
  return (Object.keys(items) as CompletenessItem[])
    .filter((item) => missing.has(item))
    .map((item) => ({ item, name: items[item][0], change: items[item][1] }))
}

/** How many items complete a profile. */
export const itemCount = Object.keys(items).length
