import type { Clock } from '../../platform/clock.ts'
import { pause } from '../../platform/pause.ts'
import { buildIfDue, rebuild, rehearse, restore } from './index-builds.ts'
import { catchUp } from './index-changes.ts'
import { type FollowingIndex, type IndexMaker, type KeptIndex, usable } from './kept-index.ts'
import type { ListingStore } from './listing-store.ts'

/** What another process writes is looked for so often. */
export const changesPollMs = 500

interface KeeperDependencies<Index extends FollowingIndex> {
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
}

/**
 * Holds the index over all listings in this process, and follows `listing_changes`. It answers from the old index while a
 * new one is built.
 */
export function createIndexKeeper<Index extends FollowingIndex>(deps: KeeperDependencies<Index>) {
  const { store, pollMs = changesPollMs, isWhole = async () => true } = deps
  const abort = new AbortController()
  const { signal } = abort
  const kept = nothingKept(deps, signal)
  let loop: Promise<void> | undefined
  return {
    start(): void {
      loop ??= follow(kept, isWhole, pollMs)
    },
    /** The index, or undefined while the first one is being made. */
    index: () => usable(kept),
    status: () => {
      const { state, progress, number, checkedAt } = kept
      return { state, listings: usable(kept)?.stats().listings ?? kept.counted, progress, number, checkedAt }
    },
    /** When the index was last known to hold everything committed; for every answer, so nothing else is counted up for it. */
    checkedAt: (): number => kept.checkedAt,
    /** Resolves once there is an index, or at the signal, or at once while an awaited feed is being prepared. */
    async firstIndex(patience: AbortSignal): Promise<void> {
      const isComing = () => !usable(kept) && !kept.isPreparing
      while (isComing() && !patience.aborted && !signal.aborted) await pause(20, patience)
    },
    /** Resolves once everything committed so far is in the index, or is kept for it. For tests. */
    async settled(): Promise<void> {
      const isAll = await isWhole()
      const target = await store.lastNumber()
      const isMade = () => (isAll ? kept.index !== undefined : kept.isPreparing)
      const isBehind = () =>
        !isMade() ||
        kept.number < target ||
        kept.state === 'catching-up' ||
        kept.building ||
        kept.behindSince !== undefined
      while (!signal.aborted && isBehind()) await pause(5, signal)
    },
    async close(): Promise<void> {
      abort.abort()
      // What a stop ends may reject; a failure of its own was told.
      await Promise.allSettled([loop, kept.building, kept.rehearsal])
    },
  }
}

function nothingKept<Index extends FollowingIndex>(
  { store, maker, clock, snapshotPath, onChanged = () => {}, onError }: KeeperDependencies<Index>,
  signal: AbortSignal,
): KeptIndex<Index> {
  return {
    ...{ store, maker, clock, snapshotPath, onChanged, onError, signal },
    state: 'starting',
    index: undefined,
    number: 0,
    checkedAt: 0,
    snapshot: { number: 0, at: performance.now() },
    isPreparing: false,
    counted: 0,
    progress: undefined,
    behindSince: undefined,
    building: undefined,
    rehearsal: undefined,
  }
}

async function follow<Index extends FollowingIndex>(
  kept: KeptIndex<Index>,
  isWhole: () => Promise<boolean>,
  pollMs: number,
): Promise<void> {
  const { store, signal } = kept
  while (!signal.aborted) {
    try {
      if (kept.state === 'starting' || (await store.firstNumber()) > kept.number + 1) await load(kept, isWhole)
      else if (!kept.index) await prepare(kept, isWhole)
      else {
        const before = kept.number
        await catchUpWholly(kept)
        if (!usable(kept)) kept.counted = await store.count()
        buildIfDue(kept, kept.number === before)
      }
      if (kept.index) kept.state = kept.building || kept.behindSince !== undefined ? 'building' : 'ready'
    } catch (error) {
      if (signal.aborted) return
      kept.state = kept.index ? 'failing' : 'starting'
      kept.onError(error)
    }
    await pause(pollMs, signal)
  }
}

async function load<Index extends FollowingIndex>(
  kept: KeptIndex<Index>,
  hasAll: () => Promise<boolean>,
): Promise<void> {
  const { store } = kept
  kept.state = 'loading'
  // Asked before anything is read, so that what is read then holds all of a feed that is finished.
  const isWhole = await hasAll()
  const start = await store.lastNumber()
  if (!isWhole) {
    const counted = await store.count()
    Object.assign(kept, { number: start, counted, state: 'preparing', isPreparing: true })
    return
  }
  const restored = await restore(kept, start)
  if (restored) Object.assign(kept, { ...restored, snapshot: { number: restored.number, at: performance.now() } })
  else await rebuild(kept, true)
  kept.state = 'catching-up'
  await catchUpWholly(kept)
  // A snapshot of another database can have fitting numbers; its count tells.
  if (restored && (await isOfAnother(kept))) await rebuild(kept, true)
  opened(kept)
}

async function isOfAnother<Index extends FollowingIndex>({ store, number, index }: KeptIndex<Index>): Promise<boolean> {
  const stored = await store.count()
  // What was written since it was counted says nothing.
  return (await store.lastNumber()) === number && index?.stats().listings !== stored
}

/** Waits until an awaited feed is whole; then the first index is made of all of it at once. */
async function prepare<Index extends FollowingIndex>(
  kept: KeptIndex<Index>,
  hasAll: () => Promise<boolean>,
): Promise<void> {
  const isWhole = await hasAll()
  await catchUpWholly(kept)
  if (!isWhole) return
  kept.state = 'building'
  kept.building = rebuild(kept, true).finally(() => {
    kept.building = undefined
  })
  await kept.building
  opened(kept)
}

async function catchUpWholly<Index extends FollowingIndex>(kept: KeptIndex<Index>): Promise<void> {
  while (await catchUp(kept)) kept.signal.throwIfAborted()
}

function opened<Index extends FollowingIndex>(kept: KeptIndex<Index>): void {
  kept.state = 'ready'
  kept.isPreparing = false
  if (kept.index) kept.rehearsal = rehearse(kept, kept.index).catch(kept.onError)
}
