import { connect } from '../../apps/server/src/database/connect.ts'
import { migrate } from '../../apps/server/src/database/migrate.ts'
import { migrations } from '../../apps/server/src/database/migrations.ts'
import { type ListingRow, listingRow } from '../../apps/server/src/features/listings/listing-row.ts'
import { createListingStore } from '../../apps/server/src/features/listings/listing-store.ts'
import { writeInBatches } from '../../apps/server/src/features/listings/write-in-batches.ts'
import { sampleListings } from '../../packages/sources/src/sample-catalogue.ts'

const feed = 'bench'

/** Fills a database with catalogues of several seeds, before a server opens it. */
export async function fillListings(
  where: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  count: number,
): Promise<void> {
  const clock = { now: () => Date.now() }
  const database = connect(where)
  await migrate(database, migrations, clock)
  await writeInBatches(createListingStore({ database, clock }), parts(count))
  await database.close()
}

function* parts(count: number): Generator<ListingRow[]> {
  let part: ListingRow[] = []
  let made = 0
  for (let seed = 1; made < count; seed += 1) {
    for (const listing of sampleListings({ seed, now: Date.now() })) {
      if (made >= count) break
      made += 1
      part.push(listingRow(feed, { ...listing, id: `${listing.id}-${seed}` }))
      if (part.length < 400) continue
      yield part
      part = []
    }
  }
  yield part
}
