import { expect, test } from 'vitest'
import { listingRow } from './features/listings/listing-row.ts'
import { createListingStore, storedListings } from './features/listings/listing-store.ts'
import { createUnitStore } from './features/sources/unit-store.ts'
import { lookAtUnseen } from './features/sources/unseen-listings.ts'
import { freshDatabase, testClock } from './testing/test-server.ts'

const day = 86_400_000

test('an opening that one of its sources still shows is confirmed; where none does it says since when', async () => {
  const { database } = await freshDatabase()
  const clock = testClock()
  const now = clock.now()
  const store = createListingStore({ database, clock })
  const bakers = ['a', 'b'].map((id) => ({ id, kind: 'job' as const, title: 'Baker' }))
  await store.write(bakers.map((baker) => listingRow('remotive', baker)))
  const sighting = (unit: string, listing_id: string, days: number) => ({
    ...{ id: `${unit} ${listing_id}`, unit, key: listing_id, listing_id, first_seen: 0 },
    own_id: unit === 'remotive' ? listing_id : unit,
    ...{ last_seen: now - days * day, closed_at: null, version: null, opening: '{}' },
  })
  const units = createUnitStore(database)
  for (const unit of ['remotive', 'arbeitnow']) await units.add(unit, [unit])
  await database.query
    .insertInto('sightings')
    .values([
      sighting('remotive', 'a', 1),
      sighting('arbeitnow', 'a', 9),
      sighting('remotive', 'b', 12),
      sighting('arbeitnow', 'b', 9),
    ])
    .execute()
  const run = () => lookAtUnseen({ database, clock, listings: storedListings }, new AbortController().signal)
  await run()
  const listed = (await store.some(['a', 'b'])).map(({ stored }) => stored)
  expect(listed).toEqual([
    { feed: 'remotive', listing: bakers[0] },
    { feed: 'remotive', listing: { ...bakers[1], lastSeen: now - 9 * day } },
  ])
  const number = await store.lastNumber()
  await run()
  expect(await store.lastNumber()).toBe(number)
})
