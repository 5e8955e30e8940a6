import type { Listing } from '@scry/contracts/listing'
import type { Clock } from '../../platform/clock.ts'
import { type ListingStore, turn } from './listing-store.ts'
import type { StoredListing } from './listing-wire.ts'
import { readSnapshot, writeSnapshot } from './snapshot-file.ts'

/** What following the changes needs of an index. */
export interface FollowingIndex {
  add(listing: Listing): void
  remove(id: string): void
  stats(): { listings: number; removed: number }
  /** Makes ready in steps what the first questions would wait for; `now` in milliseconds UTC. */
  rehearse?(now: number): Iterable<unknown>
}

/** How an index is made. `getText` reads a listing's own text. */
export interface IndexMaker<Index extends FollowingIndex> {
  /** Changes whenever the same listings would give another index. */
  readonly identity: string
  empty(getText: GetText): Index
  /** Throws when the bytes are of another version. */
  load(bytes: Uint8Array, getText: GetText): Index
  /** The bytes of a snapshot, built beside the event loop. */
  build(listings: AsyncIterable<readonly Listing[]>, signal: AbortSignal): Promise<Uint8Array>
}
export type GetText = (id: string) => Listing | undefined

export type KeeperState = 'starting' | 'loading' | 'preparing' | 'building' | 'catching-up' | 'ready' | 'failing'

export type IndexKeeper<Index extends FollowingIndex> = ReturnType<typeof createIndexKeeper<Index>>

/** Longest stretch of work on the event loop before others get their turn. */
const sliceMs = 8
const changesPerPoll = 500
/** From this many changes since the last snapshot on, a new one is built and written. */
const snapshotAfterChanges = 2000
/** Below this many listings a build is quicker than starting a worker for it. */
const smallCorpus = 200
/** From this many pending changes on, one build beside the event loop is better than as many additions on it. */
const bulkChanges = 1500
/** A feed that is being written is waited for, so that one build serves for all of it, but not for longer than this. */
const longestBehindMs = 10_000

/**
 * Holds every listing and the index over them in this process, and follows `listing_changes`. It answers from the old
 * index while a new one is built.
 */
export function createIndexKeeper<Index extends FollowingIndex>(deps: {
  readonly store: ListingStore
  readonly maker: IndexMaker<Index>
  readonly clock: Clock
  readonly snapshotPath: string
  readonly pollMs?: number
  /** Feeds that must have been written once before there is an index: a part of a catalogue is none. */
  readonly awaited?: readonly string[]
  onError(error: unknown): void
}) {
  const { store, maker, snapshotPath, pollMs = 500, awaited = [] } = deps
  let live = new Map<string, StoredListing>()
  const getText: GetText = (id) => live.get(id)?.listing
  const abort = new AbortController()
  let index: Index | undefined
  let number = 0
  let snapshotNumber = 0
  let state: KeeperState = 'starting'
  let checkedAt = 0
  /** An awaited feed is being written for the first time, or the first index is made of it. */
  let isPreparing = false
  /** Ids that changed while a build was under way, to be done again on what it built. */
  let touched: Set<string> | undefined
  /** Ids whose changes are in `live` but not in the index, since when. */
  let behind: { ids: Set<string>; since: number } | undefined
  let building: Promise<void> | undefined
  let rehearsal: Promise<void> | undefined
  let loop: Promise<void> | undefined

  async function load(): Promise<void> {
    state = 'loading'
    // Asked before anything is read, so that what is read then holds all of a feed that is finished.
    const isWhole = await store.hasFinished(awaited)
    const start = await store.lastNumber()
    const read = new Map<string, StoredListing>()
    for await (const page of store.all()) for (const stored of page) read.set(stored.listing.id, stored)
    live = read
    if (!isWhole) {
      number = start
      state = 'preparing'
      isPreparing = true
      return
    }
    const snapshot = await readSnapshot(snapshotPath, maker.identity)
    const first = await store.firstNumber()
    const follows = snapshot && snapshot.number <= start && (snapshot.number === start || snapshot.number >= first - 1)
    const restored = follows ? loaded(snapshot.bytes) : undefined
    number = restored && snapshot ? snapshot.number : start
    snapshotNumber = number
    if (restored) index = restored
    else await rebuild()
    state = 'catching-up'
    while (await catchUp()) abort.signal.throwIfAborted()
    // A snapshot of another database can have fitting numbers; its count tells.
    if (index && index.stats().listings !== live.size) await rebuild()
    opened()
  }

  /** Takes in what an awaited feed writes; once it is finished, the first index is made of all of it at once. */
  async function prepare(): Promise<void> {
    const isWhole = await store.hasFinished(awaited)
    while (await catchUp()) abort.signal.throwIfAborted()
    if (!isWhole) return
    state = 'building'
    building = rebuild().finally(() => {
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
    if (live.size <= smallCorpus) return
    for (const _ of target.rehearse?.(deps.clock.now()) ?? []) {
      await turn()
      if (abort.signal.aborted) return
    }
  }

  function loaded(bytes: Uint8Array): Index | undefined {
    try {
      return maker.load(bytes, getText)
    } catch {
      return undefined
    }
  }

  /** Applies the next changes; false when there were none. */
  async function catchUp(): Promise<boolean> {
    const changes = await store.changesAfter(number, changesPerPoll)
    checkedAt = deps.clock.now()
    const last = changes.at(-1)
    if (!last) return false
    const isBulk = changes.length === changesPerPoll && (await store.lastNumber()) - number >= bulkChanges
    if (isBulk && index && live.size + changes.length > smallCorpus)
      behind ??= { ids: new Set(), since: performance.now() }
    const ids = [...new Set(changes.map(({ id }) => id))]
    const present = new Map((await store.some(ids)).map((stored) => [stored.listing.id, stored]))
    await inSlices(ids, (id) => {
      const stored = present.get(id)
      if (stored) live.set(id, stored)
      else live.delete(id)
      touched?.add(id)
      if (behind) behind.ids.add(id)
      else if (index) put(index, id)
    })
    number = last.number
    return true
  }

  /** Makes the index say of one listing what `live` says. */
  function put(target: Index, id: string): void {
    target.remove(id)
    const stored = live.get(id)
    if (stored) target.add(stored.listing)
  }

  /** Builds the index anew from the listings in memory. */
  async function rebuild(): Promise<void> {
    if (live.size <= smallCorpus) {
      const small = maker.empty(getText)
      for (const { listing } of live.values()) small.add(listing)
      index = small
      behind = undefined
      return
    }
    const builtNumber = number
    touched = new Set()
    try {
      const bytes = await maker.build(pagesOf(live), abort.signal)
      const built = maker.load(bytes, getText)
      if (usable()) await rehearse(built)
      await inSlices(drained(touched), (id) => put(built, id))
      // Nothing may come between the last of them and the exchange.
      for (const id of drained(touched)) put(built, id)
      index = built
      behind = undefined
      snapshotNumber = builtNumber
      await writeSnapshot(snapshotPath, { number: builtNumber, maker: maker.identity, bytes }).catch(deps.onError)
    } finally {
      touched = undefined
    }
  }

  /** Starts a build where the index is behind or its snapshot old; `isCalm` when no change came lately. */
  function buildIfDue(isCalm: boolean): void {
    if (building) return
    const isStale = number - snapshotNumber >= snapshotAfterChanges && live.size > smallCorpus
    const isLate = behind !== undefined && performance.now() - behind.since > longestBehindMs
    if (!isLate && !(isCalm && (behind || isStale))) return
    building = rebuild()
      .catch((error) => {
        if (!abort.signal.aborted) deps.onError(error)
      })
      .finally(() => {
        building = undefined
      })
  }

  /** An empty index while the first listings are being built in is none: it would say that nothing matches. */
  function usable(): Index | undefined {
    return behind && index?.stats().listings === 0 ? undefined : index
  }

  async function follow(): Promise<void> {
    while (!abort.signal.aborted) {
      try {
        if (state === 'starting' || (await store.firstNumber()) > number + 1) await load()
        else if (!index) await prepare()
        else {
          const before = number
          while (await catchUp()) abort.signal.throwIfAborted()
          buildIfDue(number === before)
        }
        if (index) state = building || behind ? 'building' : 'ready'
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
    get: (id: string) => live.get(id),
    all: () => live.values(),
    status: () => ({ state, listings: live.size, number, checkedAt }),
    /** Resolves once there is an index, or at the signal, or at once while an awaited feed is being prepared. */
    async firstIndex(signal: AbortSignal): Promise<void> {
      const isComing = () => !usable() && !isPreparing
      while (isComing() && !signal.aborted && !abort.signal.aborted) await pause(20, signal)
    },
    /** Resolves once everything committed so far is in the index, or is kept for it. For tests. */
    async settled(): Promise<void> {
      const isWhole = await store.hasFinished(awaited)
      const target = await store.lastNumber()
      const isMade = () => (isWhole ? index !== undefined : isPreparing)
      const isBehind = () => !isMade() || number < target || state === 'catching-up' || building || behind
      while (!abort.signal.aborted && isBehind()) await pause(5, abort.signal)
    },
    async close(): Promise<void> {
      abort.abort()
      await Promise.all([loop, building, rehearsal])
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

/** Yields what a set holds, and what is put into it meanwhile, until it is empty. */
function* drained<Item>(set: Set<Item>): Generator<Item> {
  for (const item of set) {
    set.delete(item)
    yield item
  }
}

async function* pagesOf(live: ReadonlyMap<string, StoredListing>): AsyncGenerator<Listing[]> {
  let page: Listing[] = []
  for (const { listing } of [...live.values()]) {
    page.push(listing)
    if (page.length < 250) continue
    yield page
    page = []
    await turn()
  }
  yield page
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}
