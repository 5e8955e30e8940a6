import type { ListingRow } from './listing-row.ts'
import { type ListingStore, turn } from './listing-store.ts'

const batchMs = 20
const sizes = [10, 25, 50, 100, 200, 400]

/**
 * Writes many rows without stopping the event loop of the embedded database for more than about 20 ms at a time:
 * a batch that took longer is followed by a smaller one.
 */
export async function writeInBatches(
  store: Pick<ListingStore, 'write'>,
  rows: AsyncIterable<readonly ListingRow[]> | Iterable<readonly ListingRow[]>,
  removedIds: readonly string[] = [],
  signal?: AbortSignal,
): Promise<void> {
  let size = 1
  const timed = async (write: () => Promise<void>) => {
    signal?.throwIfAborted()
    const before = performance.now()
    await write()
    const took = performance.now() - before
    if (took > batchMs * 0.75 && size > 0) size -= 1
    else if (took < batchMs * 0.3 && size < sizes.length - 1) size += 1
    await turn()
  }
  const step = () => sizes[size] ?? 10
  for await (const part of rows) {
    for (let from = 0; from < part.length; ) {
      const batch = part.slice(from, from + step())
      from += batch.length
      await timed(() => store.write(batch))
    }
  }
  for (let from = 0; from < removedIds.length; ) {
    const batch = removedIds.slice(from, from + step())
    from += batch.length
    await timed(() => store.write([], batch))
  }
}
