import type { Profile } from '@scry/contracts/profile'
import { type CompletenessItem, missingItems } from '@scry/profile/completeness'
import { parseList } from '@scry/profile/stored-fields'

const unranked = 'Your list stays as it is.'
/** What an item is called, and what it changes in the lists; first what changes them most. */
const items: Record<CompletenessItem, readonly [name: string, change: string]> = {
  skills: ['your skills', 'Your list is ranked by them most.'],
  work_experience: ['work experience', 'Listings like the work you did come higher.'],
  location: ['the place where you would work', 'Listings there come higher.'],
  education: ['education', 'Listings that ask for your subject or degree come higher.'],
  name: ['your name', unranked],
  email: ['your email', unranked],
  phone: ['a phone number', unranked],
  summary: ['a summary', unranked],
}

/** What completes a profile next and what it changes; null where nothing is missing. */
export function nextItem(profile: Profile): string | null {
  const missing = new Set(missingItems({ ...profile, skills: parseList(profile.skills) }))
  const next = (Object.keys(items) as CompletenessItem[]).find((item) => missing.has(item))
  if (!next) return null
  const [name, change] = items[next]
  const then = Math.round(((8 - missing.size + 1) / 8) * 100)
  return `Next: ${name}, for ${then}%. ${change}`
}
