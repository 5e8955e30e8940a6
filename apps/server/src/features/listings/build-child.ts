import { connectBeside, type DatabaseConfig } from '../../database/connect.ts'
import { buildSnapshot, type SnapshotOrder } from './build-snapshot.ts'
import { createListingStore } from './listing-store.ts'

/** What the process is told to build; addresses come as a message, so that no list of processes shows them. */
export type BuildOrder = SnapshotOrder & DatabaseConfig & { readonly hiddenFeeds: readonly string[] }

/** How many of the listings were taken, what went wrong, or that the snapshot is written. */
export type BuildMessage = { readonly taken: number; readonly total: number } | { readonly failed: string } | 'made'

// Nobody waits any more.
process.once('disconnect', () => process.exit(1))
process.once('message', async (order: BuildOrder) => {
  const tell = (message: BuildMessage) => process.send?.(message)
  const database = connectBeside(order)
  const store = createListingStore({ database, clock: { now: () => Date.now() }, hiddenFeeds: order.hiddenFeeds })
  try {
    await buildSnapshot(store, order, (taken, total) => tell({ taken, total }))
    tell('made')
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) })
  }
  await database.close()
})
