import type { Listing } from '@scry/contracts/listing'
import type { SourceManifest } from './connector.ts'
import { createCalendar } from './sample/calendar.ts'
import { createHackathonMaker } from './sample/hackathon.ts'
import { createJobMaker, sampleSourceName } from './sample/job.ts'
import { createOrganisations } from './sample/organisations.ts'

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

export const sampleManifest: SourceManifest = {
  id: 'sample',
  name: sampleSourceName,
  kinds: ['job', 'hackathon'],
  hosts: [],
  settings: [],
  boards: 'none',
  everyMinutes: 24 * 60,
  limits: { requestsPerMinute: 0, requestsPerRun: 0, answerMegabytes: 0 },
  terms: {
    linkBack: false,
    label: sampleSourceName,
    noGating: false,
    noSyndication: true,
    sentence:
      'Every organization and every opening in it is made up; it may be shown, copied and changed under the license of this repository.',
  },
  shape: 'generated',
  closesByAbsence: true,
  isOnByDefault: true,
  isFictional: true,
}
