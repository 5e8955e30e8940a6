import type { Match } from '@scry/contracts/match'
import { expect, test } from 'vitest'
import { createListingRows } from './listing-rows.ts'
import { hackathonHolds, hackathonOnWire, jobHolds, jobOnWire, type StoredListing } from './listing-wire.ts'
import { postedText, postedTextHolds } from './posted-text.ts'
import { createRowCache } from './row-cache.ts'

/** Nothing is kept. */
const unkept = { written: () => undefined, write: () => {} }

const day = 86_400_000
const now = 100 * day
const stored = (title: string): StoredListing => ({
  feed: 'board',
  listing: { id: 'j', kind: 'job', title, posted: now - day, description: 'Quotes " and \u2028 and emoji 🧁' },
})
const match: Match = { score: 50, band: 'fair', contributions: [] }

test('what is written is what JSON.stringify of the answer would say, with rows, matches, other places or none', () => {
  const { write } = createRowCache('jobs', jobOnWire, jobHolds, unkept)
  const baker = stored('Baker')
  const others = { other_places: [{ id: 'k', location: 'Leeds " and York' }], other_places_total: 1 }
  for (const matches of [[], [undefined], [match], [undefined, match, undefined]]) {
    const answer = { success: true, total: matches.length }
    const jobs = matches.map((one) => ({ ...jobOnWire(baker, now), ...(one && { ...others, match: one }) }))
    const rows = matches.map((one) => ({ stored: baker, match: one, others: one && others }))
    for (const _ of ['first', 'again'])
      expect(write(answer, rows, now).toString()).toBe(JSON.stringify({ ...answer, jobs }))
  }
})

/** Rows of the listing that `current` answers. */
const keptRows = (current: () => StoredListing) =>
  createListingRows({ some: async () => [{ stored: current(), length: 100 }] })

test('a row is made once, and anew when its listing changes or its age in words does', async () => {
  let made = 0
  let listing = stored('Baker')
  const kept = keptRows(() => listing)
  const { write } = createRowCache(
    'jobs',
    (one: StoredListing, nowMs) => {
      made += 1
      return jobOnWire(one, nowMs)
    },
    jobHolds,
    kept,
  )
  const row = async (at: number) => {
    const rows = [...(await kept.get(['j'])).values()].map((one) => ({
      stored: one,
      match: undefined,
      others: undefined,
    }))
    return JSON.parse(write({ success: true }, rows, at).toString()).jobs[0]
  }
  expect([await row(now), await row(now + 1), made]).toMatchObject([{ title: 'Baker' }, { title: 'Baker' }, 1])
  expect((await row(now + day)).posted).toBe('2 days ago')
  listing = stored('Head Baker')
  kept.forget(['j'])
  expect((await row(now + day)).title).toBe('Head Baker')
  expect(made).toBe(3)
})

test('the words of an age hold for as long as they are said to (§3.22)', () => {
  for (let hours = -30; hours < 24 * 40; hours += 7) {
    const posted = now - hours * 3_600_000
    const until = postedTextHolds(posted, now)
    expect(until).toBeGreaterThan(now)
    expect(postedText(posted, until - 1)).toBe(postedText(posted, now))
  }
  expect(postedTextHolds(undefined, now)).toBe(Number.POSITIVE_INFINITY)
})

test('the row of a hackathon is made anew when it begins, closes and ends (§2.37)', () => {
  const { write } = createRowCache('hackathons', hackathonOnWire, hackathonHolds, unkept)
  const starts = now + day
  const dates = { deadline: now + 2 * day, starts, submissionDeadline: now + 3 * day }
  const one: StoredListing = { feed: 'board', listing: { id: 'h', kind: 'hackathon', title: 'Tide Hack', ...dates } }
  const at = (ms: number) => {
    const rows = [{ stored: one, match: undefined, others: undefined }]
    const [row] = JSON.parse(write({ success: true }, rows, ms).toString()).hackathons
    return `${row.status} ${row.registration}`
  }
  expect([at(now), at(starts - 1), at(starts), at(dates.deadline), at(dates.submissionDeadline)]).toEqual([
    'upcoming open',
    'upcoming open',
    'ongoing open',
    'ongoing closed',
    'ended closed',
  ])
})
