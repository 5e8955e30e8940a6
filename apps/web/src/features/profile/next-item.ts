import type { Profile } from '@scry/contracts/profile'
import { itemCount, missingFrom } from '../../session/profile-items.ts'

/** What completes a profile next and what it changes; null where nothing is missing. */
export function nextItem(profile: Profile): string | null {
  const missing = missingFrom(profile)
  const [next] = missing
  if (!next) return null
  const then = Math.round(((itemCount - missing.length + 1) / itemCount) * 100)
  return `Next: ${next.name}, for ${then}%. ${next.change}`
}
