import type { Match } from '@scry/contracts/match'
import { expect, test } from 'vitest'
import { jobOnWire, type StoredListing } from './listing-wire.ts'
import { createRowCache } from './row-cache.ts'

const day = 86_400_000
const now = 100 * day
const stored = (title: string): StoredListing => ({
  feed: 'board',
  listing: { id: 'j', kind: 'job', title, posted: now - day, description: 'Quotes " and \u2028 and emoji 🧁' },
})
const match: Match = { score: 50, band: 'fair', contributions: [] }

test('what is written is what JSON.stringify of the answer would say, with and without match', () => {
  const { row, write } = createRowCache(jobOnWire)
  const jobs = [row(stored('Baker'), now, undefined), row(stored('Baker'), now, match)]
  const answer = { success: true, total: 2, jobs }
  for (const _ of ['first', 'again'])
    expect(JSON.parse(Buffer.from(write(answer, 'jobs')).toString())).toEqual(JSON.parse(JSON.stringify(answer)))
})

test('a row is made anew when its listing changes or its age in words does', () => {
  const { row } = createRowCache(jobOnWire)
  const listing = stored('Baker')
  const first = row(listing, now, undefined)
  expect(row(listing, now, undefined)).toBe(first)
  expect(row(listing, now + day, undefined).posted).toBe('2 days ago')
  expect(row(stored('Head Baker'), now, undefined).title).toBe('Head Baker')
})
