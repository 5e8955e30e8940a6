import { connectBeside } from '../../apps/server/src/database/connect.ts'
import { type ListingRow, listingRow } from '../../apps/server/src/features/listings/listing-row.ts'
import { createListingStore } from '../../apps/server/src/features/listings/listing-store.ts'

/** Writes changed listings at an even rate from beside the server, as a feed does, until it is stopped. */
export function changeListings(
  where: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  perSecond: number,
): { stop(): Promise<void> } {
  const database = connectBeside(where)
  const store = createListingStore({ database, clock: { now: () => Date.now() } })
  let isOver = false
  const work = async () => {
    for (;;) {
      for await (const page of store.all()) {
        const rows = page.map(
          ({ feed, listing }): ListingRow =>
            listingRow(feed, { ...listing, description: `${listing.description ?? ''} Seen at ${Date.now()}.` }),
        )
        for (let from = 0; from < rows.length; from += 10) {
          if (isOver) return
          await store.write(rows.slice(from, from + 10))
          await new Promise((resolve) => setTimeout(resolve, 10_000 / perSecond))
        }
      }
    }
  }
  const working = work()
  return {
    async stop() {
      isOver = true
      await working
      await database.close()
    },
  }
}
