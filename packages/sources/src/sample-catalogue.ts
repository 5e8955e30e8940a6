import type { Listing } from '@scry/contracts/listing'
import { createCalendar } from './sample/calendar.ts'
import { createHackathonMaker } from './sample/hackathon.ts'
import { createJobMaker, sampleSourceName } from './sample/job.ts'
import { createOrganisations } from './sample/organisations.ts'
import type { Source } from './source.ts'

/** How many jobs and internships the catalogue holds. */
export const sampleJobCount = 10_500
export const sampleHackathonCount = 300

export type SampleRequest = {
  /** A whole number; another seed is another catalogue. */
  seed: number
  /** The present, ms UTC. Dates are relative to its UTC day: same seed and same day, same listings. */
  now: number
}

/**
 * The sample catalogue: fictional jobs first, then fictional hackathons, made one at a time.
 * Identifiers depend only on the position, so the same opening keeps its identifier from day to day.
 */
export function* sampleListings({ seed, now }: SampleRequest): Generator<Listing, void, undefined> {
  const calendar = createCalendar(now)
  const organisations = createOrganisations()
  const job = createJobMaker(seed, calendar, organisations)
  for (let at = 0; at < sampleJobCount; at += 1) yield job(at)
  const hackathon = createHackathonMaker(seed, calendar, organisations)
  for (let at = 0; at < sampleHackathonCount; at += 1) yield hackathon(at)
}

export const sampleCatalogue: Source = {
  manifest: {
    id: 'sample',
    name: sampleSourceName,
    needs: [],
    terms:
      'Every organisation and every opening in it is made up; it may be shown, copied and changed under the licence of this repository.',
    fictional: true,
  },
  listings: ({ seed = 1, now }) => sampleListings({ seed, now }),
}
