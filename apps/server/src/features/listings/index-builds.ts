import { applyChanges, changesPerPoll } from './index-changes.ts'
import { type FollowingIndex, type KeptIndex, smallCorpus, usable } from './kept-index.ts'
import { turn } from './listing-store.ts'
import { readSnapshot } from './snapshot-file.ts'

/** From this many changes since the last snapshot on, and this share of all listings, a new one is written. */
const snapshotAfterChanges = 2000
const snapshotAfterShare = 0.02
/** Changes that never pause are waited out for so long, since whoever restarts has them all to do again. */
const longestStaleMs = 600_000
/** A feed that is being written is waited for, so that one build serves for all of it, but not for longer than this. */
const longestBehindMs = 10_000

interface Made<Index> {
  readonly index: Index
  /** The change at which it stands. */
  readonly number: number
}

/** The index of the snapshot, if it can be followed from there to the change `last`. */
export async function restore<Index extends FollowingIndex>(
  { store, maker, snapshotPath }: KeptIndex<Index>,
  last: number,
): Promise<Made<Index> | undefined> {
  const snapshot = await readSnapshot(snapshotPath, maker.identity)
  const first = await store.firstNumber()
  if (!snapshot || snapshot.number > last || (snapshot.number < last && snapshot.number < first - 1)) return undefined
  try {
    return { index: maker.load(snapshot.bytes), number: snapshot.number }
  } catch {
    return undefined
  }
}

/** Makes a new index of what is stored, and lets it take over. */
export async function rebuild<Index extends FollowingIndex>(kept: KeptIndex<Index>, isWhole: boolean): Promise<void> {
  const { store, signal } = kept
  const total = await store.count()
  const made = total <= smallCorpus ? await makeSmall(kept) : await makeLarge(kept, isWhole)
  let at = made.number
  // What comes faster than it can be taken in is left to the next poll.
  for (const until = performance.now() + longestBehindMs; performance.now() < until; ) {
    const changes = await store.changesAfter(at, changesPerPoll)
    const last = changes.at(-1)
    if (!last) break
    const ids = changes.map(({ id }) => id)
    kept.onChanged(ids)
    await applyChanges(store, made.index, ids)
    at = last.number
    signal.throwIfAborted()
  }
  Object.assign(kept, { index: made.index, number: at, behindSince: undefined, progress: undefined })
}

async function makeSmall<Index extends FollowingIndex>({ store, maker }: KeptIndex<Index>): Promise<Made<Index>> {
  const number = await store.lastNumber()
  const index = maker.empty()
  for await (const page of store.all()) for (const { listing } of page) index.add(listing)
  return { index, number }
}

async function makeLarge<Index extends FollowingIndex>(kept: KeptIndex<Index>, isWhole: boolean): Promise<Made<Index>> {
  const { maker, snapshotPath, signal } = kept
  const onProgress = (taken: number, total: number) => {
    kept.progress = { taken, total }
  }
  await maker.build({ path: snapshotPath, isWhole }, onProgress, signal)
  const snapshot = await readSnapshot(snapshotPath, maker.identity)
  if (!snapshot) throw new Error('The snapshot of the index that was just written cannot be read.')
  const index = maker.load(snapshot.bytes)
  kept.snapshot = { number: snapshot.number, at: performance.now() }
  if (usable(kept)) await rehearse(kept, index)
  return { index, number: snapshot.number }
}

/** Lets an index ask itself what people will ask, others getting their turn after each question. */
export async function rehearse<Index extends FollowingIndex>(
  { clock, signal }: KeptIndex<Index>,
  index: Index,
): Promise<void> {
  if (index.stats().listings <= smallCorpus) return
  for (const _ of index.rehearse?.(clock.now()) ?? []) {
    await turn()
    if (signal.aborted) return
  }
}

/** Starts a build where the index is behind or its snapshot old; `isCalm` when no change came lately. */
export function buildIfDue<Index extends FollowingIndex>(kept: KeptIndex<Index>, isCalm: boolean): void {
  const { index, behindSince, snapshot } = kept
  if (kept.building || !index) return
  const { listings } = index.stats()
  const since = kept.number - snapshot.number
  const isStale = since >= snapshotAfterChanges && since >= snapshotAfterShare * listings && listings > smallCorpus
  const isOld = isStale && performance.now() - snapshot.at > longestStaleMs
  const isLate = behindSince !== undefined && performance.now() - behindSince > longestBehindMs
  if (!isLate && !isOld && !(isCalm && (behindSince !== undefined || isStale))) return
  kept.building = rebuild(kept, false)
    .catch((error) => {
      if (!kept.signal.aborted) kept.onError(error)
    })
    .finally(() => {
      kept.building = undefined
    })
}
