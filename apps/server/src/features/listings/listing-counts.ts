import type { StoredListing } from './listing-wire.ts'
import { sampleFeed } from './listing-wire.ts'

export interface ListingCounts {
  readonly openJobs: number
  readonly openHackathons: number
  readonly organisations: number
  /** Whether any of them is of the sample catalogue. */
  readonly hasSample: boolean
}

const over = new Set(['ended', 'closed'])

/** Counts what can be applied to at `now`. */
export function countsOf(all: Iterable<StoredListing>, now: number): ListingCounts {
  const open = { job: 0, hackathon: 0 }
  const organisations = new Set<string>()
  let hasSample = false
  for (const { feed, listing } of all) {
    if (feed === sampleFeed) hasSample = true
    if ((listing.deadline !== undefined && listing.deadline <= now) || over.has(listing.status ?? '')) continue
    open[listing.kind] += 1
    if (listing.company) organisations.add(listing.company)
  }
  return { openJobs: open.job, openHackathons: open.hackathon, organisations: organisations.size, hasSample }
}
