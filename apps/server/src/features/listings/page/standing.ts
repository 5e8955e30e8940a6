import type { Listing } from '@scry/contracts/listing'
import type { ListingPage } from '@scry/contracts/listing-page-routes'
import { isClosed } from '@scry/search/closed-statuses'
import { hackathonAt, hackathonTimes } from '@scry/search/hackathon-times'

/** A closed listing keeps its text for so long; then its address is gone (410). */
const shownAfterClosingMs = 90 * 86_400_000

export interface Standing {
  readonly state: ListingPage['state']
  /** Milliseconds UTC. */
  readonly closedAt: number | undefined
}

/** Whether a listing can still be applied for or attended. `lastChange` stands in where nobody saw it close. */
export function standingOf(
  listing: Listing,
  closings: readonly (number | null)[],
  lastChange: number,
  now: number,
  isHidden: boolean,
): Standing {
  const closedAt = closingOf(listing, closings, lastChange, now)
  if (closedAt === undefined) return { state: isHidden ? 'hidden' : 'open', closedAt }
  return { state: now - closedAt > shownAfterClosingMs ? 'gone' : 'closed', closedAt }
}

function closingOf(
  listing: Listing,
  closings: readonly (number | null)[],
  lastChange: number,
  now: number,
): number | undefined {
  if (isClosed(listing)) {
    const seen = closings.filter((at) => at !== null)
    return seen.length > 0 ? Math.max(...seen) : lastChange
  }
  const end = endOf(listing)
  if (listing.kind === 'hackathon') return hackathonAt(listing, now).phase === 'past' ? (end ?? lastChange) : undefined
  return end !== undefined && end <= now ? end : undefined
}

/** Whether it closed before it took place: nothing is left to apply to or to register for, and nothing has results. */
export function hasLeftEarly(listing: Listing, { closedAt }: Standing): boolean {
  if (closedAt === undefined || !isClosed(listing)) return false
  return listing.kind === 'job' || hackathonAt(listing, closedAt).phase !== 'past'
}

/** When a listing ends by its own dates, milliseconds UTC; undefined where they do not say. */
export function endOf(listing: Listing): number | undefined {
  if (listing.kind === 'job') return listing.deadline
  const { ends } = hackathonTimes(listing)
  return ends === 0 ? undefined : ends * 1000
}
