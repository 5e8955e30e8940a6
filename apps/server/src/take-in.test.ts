import { expect, test } from 'vitest'
import { storedListings } from './features/listings/listing-store.ts'
import type { SeenItem } from './features/sources/seen-items.ts'
import { mostCandidates, takeIn } from './features/sources/take-in.ts'
import { freshDatabase } from './testing/test-server.ts'

/** A posting that stands on the one page with all postings of its employer. */
const item = (number: number): SeenItem => {
  const title = `Tide Worker ${number}`
  const opening = { title, company: 'Fernhill Water', places: ['Leeds'], urls: ['https://fernhill.example/careers'] }
  const listing = { id: `b:${number}`, kind: 'job' as const, title, company: 'Fernhill Water' }
  return { key: String(number), read: { listing, opening, version: null } }
}

test('a page with hundreds of openings is no key to any of them, and no more is kept of it than is looked at', async () => {
  const { database } = await freshDatabase()
  const all = Array.from({ length: 3 * mostCandidates }, (_, number) => item(number))
  const take = async (seen: readonly SeenItem[], at: number) => {
    for (let from = 0; from < seen.length; from += 50) {
      const part = { unit: 'board', source: 'board', at, seen: seen.slice(from, from + 50), gone: [] }
      await database.transaction((trx) => takeIn(trx, storedListings, part))
    }
  }
  const keysOfPage = async () => {
    const rows = await database.query
      .selectFrom('opening_keys')
      .select('key')
      .where('key', 'like', '%careers')
      .execute()
    return rows.length
  }
  await take(all, 1000)
  const kept = await keysOfPage()
  expect(kept).toBeGreaterThanOrEqual(mostCandidates)
  expect(kept).toBeLessThan(mostCandidates + 50)
  await take(all, 2000)
  expect(await keysOfPage()).toBe(kept)
  const listings = await database.query.selectFrom('listings').select('id').execute()
  expect(listings).toHaveLength(all.length)
  // The same opening from elsewhere is found by its words all the same.
  await take(
    [
      {
        ...item(7),
        key: 'again',
        read: {
          ...(item(7).read as NonNullable<SeenItem['read']>),
          listing: { id: 'c:1', kind: 'job', title: 'Tide Worker 7' },
        },
      },
    ],
    3000,
  )
  const again = await database.query
    .selectFrom('sightings')
    .select('listing_id')
    .where('key', '=', 'again')
    .executeTakeFirstOrThrow()
  expect(again.listing_id).toBe('b:7')
})

const day = 86_400_000
const dated = (key: string, posted: number, source = 'Board'): SeenItem => {
  const { read } = item(1)
  if (!read) throw new Error('It was read.')
  return { key, read: { ...read, listing: { ...read.listing, id: `b:${key}`, posted, source } } }
}

test('a repost keeps the first date and says when, under its own address or another; another source is no repost', async () => {
  const { database } = await freshDatabase()
  const take = async (at: number, seen: SeenItem[], gone: string[] = [], unit = 'board') => {
    const part = { unit, source: unit, at, seen, gone }
    const taken = await database.transaction((trx) => takeIn(trx, storedListings, part))
    const row = await database.query.selectFrom('listings').select(['id', 'content']).executeTakeFirstOrThrow()
    const { id, posted, reposted, status, firstSeen } = JSON.parse(row.content)
    return { changed: taken.changed, id, posted, reposted, status, firstSeen }
  }
  const first = { id: 'b:1', posted: 10 * day, firstSeen: 11 * day }
  expect(await take(11 * day, [dated('1', 10 * day)])).toMatchObject({ ...first, reposted: undefined })
  expect(await take(20 * day, [dated('9', 19 * day, 'Other')], [], 'other')).toMatchObject({ reposted: undefined })
  expect(await take(21 * day, [dated('1', 20 * day)])).toMatchObject({ ...first, reposted: 20 * day, changed: 1 })
  // Taken in again it changes nothing.
  expect(await take(22 * day, [dated('1', 20 * day)])).toMatchObject({ ...first, reposted: 20 * day, changed: 0 })
  expect(await take(30 * day, [dated('2', 30 * day)])).toMatchObject({ ...first, reposted: 30 * day })
  expect(await take(40 * day, [dated('2', 30 * day)], ['1'])).toMatchObject({ ...first, reposted: 30 * day })
})
