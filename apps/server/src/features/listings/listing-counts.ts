import type { Listing } from '@scry/contracts/listing'
import { isClosed } from '@scry/search/closed-statuses'
import { hackathonAt } from '@scry/search/hackathon-times'
import type { StoredListing } from './listing-wire.ts'
import { sampleFeed } from './listing-wire.ts'

export interface ListingCounts {
  readonly openJobs: number
  readonly openHackathons: number
  readonly organisations: number
  /** Whether any of them is of the sample catalogue. */
  readonly hasSample: boolean
}

/** Whether a listing can be applied to, or registered for. */
function isOpen(listing: Listing, now: number): boolean {
  if (listing.kind === 'hackathon') return hackathonAt(listing, now).isOpen
  return !isClosed(listing) && (listing.deadline === undefined || listing.deadline > now)
}

/** Counts what can be applied to at `now`. */
export function countsOf(all: Iterable<StoredListing>, now: number): ListingCounts {
  const open = { job: 0, hackathon: 0 }
  const organisations = new Set<string>()
  let hasSample = false
  for (const { feed, listing } of all) {
    if (feed === sampleFeed) hasSample = true
    if (!isOpen(listing, now)) continue
    open[listing.kind] += 1
    if (listing.company) organisations.add(listing.company)
  }
  return { openJobs: open.job, openHackathons: open.hackathon, organisations: organisations.size, hasSample }
}
