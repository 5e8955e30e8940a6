import type { Listing } from '@scry/contracts/listing'
import type { Clock } from '../../platform/clock.ts'
import { pause } from '../../platform/pause.ts'
import { type ListingStore, turn } from './listing-store.ts'
import { readSnapshot, type Snapshot } from './snapshot-file.ts'

/** What following the changes needs of an index. */
export interface FollowingIndex {
  add(listing: Listing): void
  remove(id: string): void
  stats(): { listings: number; removed: number }
  /** Makes ready in steps what the first questions would wait for; `now` in milliseconds UTC. */
  rehearse?(now: number): Iterable<unknown>
}

/** How an index is made. */
export interface IndexMaker<Index extends FollowingIndex> {
  /** Changes whenever the same listings would give another index. */
  readonly identity: string
  empty(): Index
  /** Throws when the bytes are of another version. */
  load(bytes: Uint8Array): Index
  /**
   * Writes a snapshot of all stored listings to `path`, from the one that lies there or, if `isWhole`, from nothing;
   * `onProgress` is told how many were taken of how many.
   */
  build(
    order: { readonly path: string; readonly isWhole: boolean },
    onProgress: (taken: number, total: number) => void,
    signal: AbortSignal,
  ): Promise<void>
}

export type KeeperState = 'starting' | 'loading' | 'preparing' | 'building' | 'catching-up' | 'ready' | 'failing'

export type IndexKeeper<Index extends FollowingIndex> = ReturnType<typeof createIndexKeeper<Index>>

/** Longest stretch of work on the event loop before others get their turn. */
const sliceMs = 8
/** What another process writes is looked for so often. */
export const changesPollMs = 500
const changesPerPoll = 500
/** From this many changes since the last snapshot on, and this share of all listings, a new one is written. */
const snapshotAfterChanges = 2000
const snapshotAfterShare = 0.02
/** Changes that never pause are waited out for so long, since whoever restarts has them all to do again. */
const longestStaleMs = 600_000
/** Below this many listings a build is quicker than starting a process for it. */
const smallCorpus = 200
/** From this many pending changes on, and this share of all listings, one build is better than as many additions. */
const bulkChanges = 1500
const bulkShare = 0.1
/** A feed that is being written is waited for, so that one build serves for all of it, but not for longer than this. */
const longestBehindMs = 10_000

/**
 * Holds the index over all listings in this process, and follows `listing_changes`. It answers from the old index while a
 * new one is built.
 */
export function createIndexKeeper<Index extends FollowingIndex>(deps: {
  readonly store: ListingStore
  readonly maker: IndexMaker<Index>
  readonly clock: Clock
  readonly snapshotPath: string
  readonly pollMs?: number
  /** Whether what must be there before there is an index has been written whole once: a part of a catalogue is none. */
  readonly isWhole?: () => Promise<boolean>
  /** Told which listings changed. */
  onChanged?(ids: readonly string[]): void
  onError(error: unknown): void
}) {
  const {
    store,
    maker,
    snapshotPath,
    pollMs = changesPollMs,
    isWhole: hasAll = async () => true,
    onChanged = () => {},
  } = deps
  const abort = new AbortController()
  let index: Index | undefined
  /** All up to this change are in the index, or are left to the build that is due. */
  let number = 0
  let snapshot = { number: 0, at: performance.now() }
  let state: KeeperState = 'starting'
  let checkedAt = 0
  /** An awaited feed is being written for the first time, or the first index is made of it. */
  let isPreparing = false
  /** What was there when it was last counted, while there is no index. */
  let counted = 0
  /** How far the first index is. */
  let progress: { taken: number; total: number } | undefined
  /** Since when changes are left to the next build. */
  let behindSince: number | undefined
  let building: Promise<void> | undefined
  let rehearsal: Promise<void> | undefined
  let loop: Promise<void> | undefined

  async function load(): Promise<void> {
    state = 'loading'
    // Asked before anything is read, so that what is read then holds all of a feed that is finished.
    const isWhole = await hasAll()
    const start = await store.lastNumber()
    if (!isWhole) {
      number = start
      counted = await store.count()
      state = 'preparing'
      isPreparing = true
      return
    }
    const restored = await restore(start)
    if (restored) {
      index = restored.index
      number = restored.number
      snapshot = { number, at: performance.now() }
    } else await rebuild(true)
    state = 'catching-up'
    while (await catchUp()) abort.signal.throwIfAborted()
    // A snapshot of another database can have fitting numbers; its count tells.
    if (restored && (await isOfAnother())) await rebuild(true)
    opened()
  }

  /** The index of the snapshot, if it can be followed from there to the change `last`. */
  async function restore(last: number): Promise<{ index: Index; number: number } | undefined> {
    const kept = await readSnapshot(snapshotPath, maker.identity)
    const first = await store.firstNumber()
    const follows = kept && kept.number <= last && (kept.number === last || kept.number >= first - 1)
    const loadedIndex = follows ? loaded(kept) : undefined
    return kept && loadedIndex && { index: loadedIndex, number: kept.number }
  }

  async function isOfAnother(): Promise<boolean> {
    const stored = await store.count()
    // What was written since it was counted says nothing.
    return (await store.lastNumber()) === number && index?.stats().listings !== stored
  }

  /** Waits until an awaited feed is whole; then the first index is made of all of it at once. */
  async function prepare(): Promise<void> {
    const isWhole = await hasAll()
    while (await catchUp()) abort.signal.throwIfAborted()
    if (!isWhole) return
    state = 'building'
    building = rebuild(true).finally(() => {
      building = undefined
    })
    await building
    opened()
  }

  function opened(): void {
    state = 'ready'
    isPreparing = false
    if (index) rehearsal = rehearse(index).catch(deps.onError)
  }

  /** Lets an index ask itself what people will ask, others getting their turn after each question. */
  async function rehearse(target: Index): Promise<void> {
    if (target.stats().listings <= smallCorpus) return
    for (const _ of target.rehearse?.(deps.clock.now()) ?? []) {
      await turn()
      if (abort.signal.aborted) return
    }
  }

  function loaded({ bytes }: Snapshot): Index | undefined {
    try {
      return maker.load(bytes)
    } catch {
      return undefined
    }
  }

  /** Takes in the next changes; false when there were none. */
  async function catchUp(): Promise<boolean> {
    const target = index
    const changes = await store.changesAfter(number, changesPerPoll)
    checkedAt = deps.clock.now()
    const last = changes.at(-1)
    if (!last) return false
    const ids = changes.map(({ id }) => id)
    onChanged(ids)
    if (target && changes.length === changesPerPoll) {
      const pending = (await store.lastNumber()) - number
      const { listings } = target.stats()
      const isBulk = pending >= bulkChanges && pending >= bulkShare * listings && listings + pending > smallCorpus
      if (isBulk) behindSince ??= performance.now()
    }
    if (target && behindSince === undefined) await apply(target, ids)
    if (isPreparing) counted = await store.count()
    // A new index that took over meanwhile stands at a change of its own.
    if (index === target) number = last.number
    return true
  }

  /** Makes an index say of some listings what is stored. */
  async function apply(target: Index, changed: readonly string[]): Promise<void> {
    const ids = [...new Set(changed)]
    const present = new Map((await store.some(ids)).map(({ stored: { listing } }) => [listing.id, listing]))
    await inSlices(ids, (id) => {
      target.remove(id)
      const listing = present.get(id)
      if (listing) target.add(listing)
    })
  }

  /** Makes a new index of what is stored, and lets it take over. */
  async function rebuild(isWhole: boolean): Promise<void> {
    const total = await store.count()
    const { made, from } = total <= smallCorpus ? await makeSmall() : await makeLarge(isWhole)
    let at = from
    // What comes faster than it can be taken in is left to the next poll.
    for (const until = performance.now() + longestBehindMs; performance.now() < until; ) {
      const changes = await store.changesAfter(at, changesPerPoll)
      const last = changes.at(-1)
      if (!last) break
      const ids = changes.map(({ id }) => id)
      onChanged(ids)
      await apply(made, ids)
      at = last.number
      abort.signal.throwIfAborted()
    }
    index = made
    number = at
    behindSince = undefined
    progress = undefined
  }

  async function makeSmall(): Promise<{ made: Index; from: number }> {
    const from = await store.lastNumber()
    const made = maker.empty()
    for await (const page of store.all()) for (const { listing } of page) made.add(listing)
    return { made, from }
  }

  async function makeLarge(isWhole: boolean): Promise<{ made: Index; from: number }> {
    const onProgress = (taken: number, total: number) => {
      progress = { taken, total }
    }
    await maker.build({ path: snapshotPath, isWhole }, onProgress, abort.signal)
    const kept = await readSnapshot(snapshotPath, maker.identity)
    if (!kept) throw new Error('The snapshot of the index that was just written cannot be read.')
    const made = maker.load(kept.bytes)
    snapshot = { number: kept.number, at: performance.now() }
    if (usable()) await rehearse(made)
    return { made, from: kept.number }
  }

  /** Starts a build where the index is behind or its snapshot old; `isCalm` when no change came lately. */
  function buildIfDue(isCalm: boolean): void {
    if (building || !index) return
    const { listings } = index.stats()
    const since = number - snapshot.number
    const isStale = since >= snapshotAfterChanges && since >= snapshotAfterShare * listings && listings > smallCorpus
    const isOld = isStale && performance.now() - snapshot.at > longestStaleMs
    const isLate = behindSince !== undefined && performance.now() - behindSince > longestBehindMs
    if (!isLate && !isOld && !(isCalm && (behindSince !== undefined || isStale))) return
    building = rebuild(false)
      .catch((error) => {
        if (!abort.signal.aborted) deps.onError(error)
      })
      .finally(() => {
        building = undefined
      })
  }

  /** An empty index while the first listings are being built in is none: it would say that nothing matches. */
  function usable(): Index | undefined {
    return behindSince !== undefined && index?.stats().listings === 0 ? undefined : index
  }

  async function follow(): Promise<void> {
    while (!abort.signal.aborted) {
      try {
        if (state === 'starting' || (await store.firstNumber()) > number + 1) await load()
        else if (!index) await prepare()
        else {
          const before = number
          while (await catchUp()) abort.signal.throwIfAborted()
          if (!usable()) counted = await store.count()
          buildIfDue(number === before)
        }
        if (index) state = building || behindSince !== undefined ? 'building' : 'ready'
      } catch (error) {
        if (abort.signal.aborted) return
        state = index ? 'failing' : 'starting'
        deps.onError(error)
      }
      await pause(pollMs, abort.signal)
    }
  }

  return {
    start(): void {
      loop ??= follow()
    },
    /** The index, or undefined while the first one is being made. */
    index: usable,
    status: () => ({ state, listings: usable()?.stats().listings ?? counted, progress, number, checkedAt }),
    /** When the index was last known to hold everything committed; for every answer, so nothing else is counted up for it. */
    checkedAt: (): number => checkedAt,
    /** Resolves once there is an index, or at the signal, or at once while an awaited feed is being prepared. */
    async firstIndex(signal: AbortSignal): Promise<void> {
      const isComing = () => !usable() && !isPreparing
      while (isComing() && !signal.aborted && !abort.signal.aborted) await pause(20, signal)
    },
    /** Resolves once everything committed so far is in the index, or is kept for it. For tests. */
    async settled(): Promise<void> {
      const isWhole = await hasAll()
      const target = await store.lastNumber()
      const isMade = () => (isWhole ? index !== undefined : isPreparing)
      const isBehind = () =>
        !isMade() || number < target || state === 'catching-up' || building || behindSince !== undefined
      while (!abort.signal.aborted && isBehind()) await pause(5, abort.signal)
    },
    async close(): Promise<void> {
      abort.abort()
      // What a stop ends may reject; a failure of its own was told.
      await Promise.allSettled([loop, building, rehearsal])
    },
  }
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
