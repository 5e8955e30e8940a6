import type { Listing } from '@scry/contracts/listing'
import { sampleListings } from '@scry/sources/sample-catalogue'

/** The catalogue that everyone sees who starts the product, as of one noon (ms UTC). */
export const corpusSeed = 1
export const corpusDate = Date.UTC(2026, 10, 21, 12)

/** Its jobs and internships that are open then. */
export function openJobs(): Listing[] {
  const listings = [...sampleListings({ seed: corpusSeed, now: corpusDate })]
  return listings.filter(
    ({ kind, deadline, status }) =>
      kind === 'job' && (deadline === undefined || deadline > corpusDate) && status !== 'closed',
  )
}
