import { type FollowingIndex, type KeptIndex, smallCorpus } from './kept-index.ts'
import { type ListingStore, turn } from './listing-store.ts'

/** Longest stretch of work on the event loop before others get their turn. */
const sliceMs = 8
export const changesPerPoll = 500
/** From this many pending changes on, and this share of all listings, one build is better than as many additions. */
const bulkChanges = 1500
const bulkShare = 0.1

/** Takes in the next changes; false when there were none. */
export async function catchUp<Index extends FollowingIndex>(kept: KeptIndex<Index>): Promise<boolean> {
  const { store, index } = kept
  const changes = await store.changesAfter(kept.number, changesPerPoll)
  kept.checkedAt = kept.clock.now()
  const last = changes.at(-1)
  if (!last) return false
  const ids = changes.map(({ id }) => id)
  kept.onChanged(ids)
  if (index && changes.length === changesPerPoll && (await isBulk(kept, index))) kept.behindSince ??= performance.now()
  if (index && kept.behindSince === undefined) await applyChanges(store, index, ids)
  if (kept.isPreparing) kept.counted = await store.count()
  // A new index that took over meanwhile stands at a change of its own.
  if (kept.index === index) kept.number = last.number
  return true
}

async function isBulk<Index extends FollowingIndex>(kept: KeptIndex<Index>, index: Index): Promise<boolean> {
  const pending = (await kept.store.lastNumber()) - kept.number
  const { listings } = index.stats()
  return pending >= bulkChanges && pending >= bulkShare * listings && listings + pending > smallCorpus
}

/** Makes an index say of some listings what is stored. */
export async function applyChanges(
  store: ListingStore,
  index: FollowingIndex,
  changed: readonly string[],
): Promise<void> {
  const ids = [...new Set(changed)]
  const present = new Map((await store.some(ids)).map(({ stored: { listing } }) => [listing.id, listing]))
  await inSlices(ids, (id) => {
    index.remove(id)
    const listing = present.get(id)
    if (listing) index.add(listing)
  })
}

/** Works through items in slices, so that others get their turn. */
async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let until = performance.now() + sliceMs
  for (const item of items) {
    work(item)
    if (performance.now() < until) continue
    await turn()
    until = performance.now() + sliceMs
  }
}
