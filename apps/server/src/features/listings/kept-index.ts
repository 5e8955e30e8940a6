import type { Listing } from '@scry/contracts/listing'
import type { Clock } from '../../platform/clock.ts'
import type { ListingStore } from './listing-store.ts'

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

/** The index of this process, and how far it is. */
export interface KeptIndex<Index extends FollowingIndex> {
  readonly store: ListingStore
  readonly maker: IndexMaker<Index>
  readonly clock: Clock
  readonly snapshotPath: string
  /** Told which listings changed. */
  readonly onChanged: (ids: readonly string[]) => void
  readonly onError: (error: unknown) => void
  /** Ends all work on it. */
  readonly signal: AbortSignal
  state: KeeperState
  index: Index | undefined
  /** All up to this change are in the index, or are left to the build that is due. */
  number: number
  /** When everything committed was last looked for. */
  checkedAt: number
  snapshot: { number: number; at: number }
  /** An awaited feed is being written for the first time, or the first index is made of it. */
  isPreparing: boolean
  /** What was there when it was last counted, while there is no index. */
  counted: number
  /** How far the first index is. */
  progress: { taken: number; total: number } | undefined
  /** Since when changes are left to the next build. */
  behindSince: number | undefined
  building: Promise<void> | undefined
  rehearsal: Promise<void> | undefined
}

/** Below this many listings a build is quicker than starting a process for it. */
export const smallCorpus = 200

/** An empty index while the first listings are being built in is none: it would say that nothing matches. */
export function usable<Index extends FollowingIndex>({ behindSince, index }: KeptIndex<Index>): Index | undefined {
  return behindSince !== undefined && index?.stats().listings === 0 ? undefined : index
}
