import type { Listing } from '@scry/contracts/listing'
import { expect, test } from 'vitest'
import { countsOf } from './listing-counts.ts'

const now = Date.UTC(2026, 10, 23)
const listed = (fields: Partial<Listing>) => ({
  feed: 'live',
  listing: { id: 'l', title: 'T', kind: 'job' as const, ...fields },
})

test.each(['ended', 'Closed', 'expired', 'archived', 'cancelled'])(
  'what the source calls %s is open neither as a job nor as a hackathon (§1.5)',
  (status) => {
    const all = (['job', 'hackathon'] as const).map((kind) => listed({ kind, status }))
    expect(countsOf(all, now)).toMatchObject({ openJobs: 0, openHackathons: 0 })
  },
)
