import { IndexBuilder, type ListingIndex, loadIndex } from '@scry/search/listing-index'
import type { ListingStore } from './listing-store.ts'
import { readSnapshot, type Snapshot, writeSnapshot } from './snapshot-file.ts'

export interface SnapshotOrder {
  /** Where the snapshot lies. */
  readonly path: string
  readonly maker: string
  /** The snapshot that lies there is of no use. */
  readonly isWhole: boolean
}

const pageSize = 500
/** What relates skills and titles was learnt from all listings; it is learnt anew when so large a share of them changed. */
const mostRenewed = 0.25
const options = { getText: () => undefined }

/**
 * Writes a snapshot of all listings: the one that lies there with what changed since, or where too much did, one made of
 * nothing but the listings. `onProgress` is told how many were taken of how many.
 */
export async function buildSnapshot(
  store: ListingStore,
  { path, maker, isWhole }: SnapshotOrder,
  onProgress: (taken: number, total: number) => void,
): Promise<void> {
  const last = isWhole ? undefined : await readSnapshot(path, maker)
  const renewed = last && (await renew(store, last, onProgress))
  await writeSnapshot(path, { maker, ...(renewed ?? (await buildWhole(store, onProgress))) })
}

type Built = Omit<Snapshot, 'maker'>

async function buildWhole(store: ListingStore, onProgress: (taken: number, total: number) => void): Promise<Built> {
  // Asked first: what changes while the listings are read is done again by whoever follows the changes.
  const number = await store.lastNumber()
  const total = await store.count()
  const builder = new IndexBuilder(options)
  let taken = 0
  for await (const page of store.all(pageSize)) {
    for (const { listing } of page) builder.take(listing)
    taken += page.length
    onProgress(taken, Math.max(taken, total))
  }
  return { number, whole: number, bytes: builder.finish().save() }
}

/** Undefined where the changes are not known any more or are too many. */
async function renew(
  store: ListingStore,
  last: Snapshot,
  onProgress: (taken: number, total: number) => void,
): Promise<Built | undefined> {
  const index = loadIndex(last.bytes, options)
  const target = await store.lastNumber()
  if (last.number > target || target - last.whole > mostRenewed * index.stats().listings) return undefined
  if (last.number < target && (await store.firstNumber()) > last.number + 1) return undefined
  let { number } = last
  for (;;) {
    const changes = await store.changesAfter(number, pageSize)
    const end = changes.at(-1)
    if (!end) return { number, whole: last.whole, bytes: index.save() }
    await apply(store, index, [...new Set(changes.map(({ id }) => id))])
    number = end.number
    onProgress(number - last.number, Math.max(number, target) - last.number)
  }
}

async function apply(store: ListingStore, index: ListingIndex, ids: readonly string[]): Promise<void> {
  for (const id of ids) index.remove(id)
  for (const { stored } of await store.some(ids)) index.add(stored.listing)
}
