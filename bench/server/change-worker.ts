import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { connectBeside } from '../../apps/server/src/database/connect.ts'
import { type ListingRow, listingRow } from '../../apps/server/src/features/listings/listing-row.ts'
import { createListingStore } from '../../apps/server/src/features/listings/listing-store.ts'
import type { Changes } from './change-listings.ts'

/** Goes over all listings again and again, ten at a time, until a message comes. */
const { perSecond, ...where } = workerData as Changes
const database = connectBeside(where)
const store = createListingStore({ database, clock: { now: () => Date.now() } })
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
while (!isOver) {
  for await (const page of store.all()) {
    const rows = page.map(
      ({ feed, listing }): ListingRow =>
        listingRow(feed, { ...listing, description: `${listing.description ?? ''} Seen at ${Date.now()}.` }),
    )
    for (let from = 0; from < rows.length && !isOver; from += 10) {
      await store.write(rows.slice(from, from + 10))
      await pause(10_000 / perSecond)
    }
    if (isOver) break
  }
}
await database.close()
