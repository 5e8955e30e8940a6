import type { Database } from '../../apps/server/src/database/connect.ts'
import { listingRow } from '../../apps/server/src/features/listings/listing-row.ts'
import { createListingStore } from '../../apps/server/src/features/listings/listing-store.ts'
import { seededRandom } from '../../fictional/src/seeded-random.ts'
import type { Listing } from '../../packages/contracts/src/listing.ts'
import { seed } from './postings.ts'

type Named = Pick<Listing, 'company' | 'location' | 'places'>

/**
 * More listings than the corpus has: copies of those that were taken in, each with the employer and the place of another
 * one. They are written as they are, since what taking in costs is measured on the corpus.
 */
export async function copyListings(database: Database, count: number): Promise<void> {
  const store = createListingStore({ database, clock: { now: () => Date.now() } })
  const random = seededRandom(seed)
  const ids: string[] = []
  const named: Named[] = []
  for await (const page of store.all(500)) {
    for (const { listing } of page) {
      const { company, location, places } = listing
      ids.push(listing.id)
      named.push({ ...(company && { company }), ...(location && { location }), ...(places && { places }) })
    }
  }
  for (let made = ids.length, round = 1; made < count; round += 1) {
    for (let from = 0; from < ids.length && made < count; from += 400) {
      const some = await store.some(ids.slice(from, Math.min(from + 400, from + count - made)))
      await store.write(
        some.map(({ stored: { feed, listing } }) => {
          const { company: _company, location: _location, places: _places, ...rest } = listing
          const other = named[Math.floor(random() * named.length)]
          return listingRow(feed, { ...rest, ...other, id: `${round}.${listing.id}`.slice(0, 100) })
        }),
      )
      made += some.length
    }
  }
}
