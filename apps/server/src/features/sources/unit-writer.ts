import type { SourceManifest, SourceRequest, SourceUnit } from '@scry/sources/connector'
import type { SourceItem } from '@scry/sources/source-item'
import type { Database } from '../../database/connect.ts'
import type { Turns } from '../../platform/take-turns.ts'
import { createBatchSize } from './batch-size.ts'
import { readItems, type SeenItem } from './seen-items.ts'
import { type StoredListings, takeIn } from './take-in.ts'
import type { UnitRow, UnitStore, Waiting } from './unit-store.ts'

/** What the answer to one request shows. */
interface Shown {
  readonly items?: readonly SourceItem[]
  readonly version?: string | null
  readonly seen?: readonly SeenItem[]
  readonly gone?: readonly string[]
  readonly next?: readonly SourceRequest[]
  readonly isWhole?: boolean
  readonly wasAsked?: boolean
}

export type UnitWriter = ReturnType<typeof createUnitWriter>

/** Writes what a run shows, some of it at once, so that a large answer holds up nobody for long. */
export function createUnitWriter(
  deps: {
    readonly database: Database
    readonly units: UnitStore
    readonly listings: StoredListings
    readonly turns: Turns
  },
  run: {
    readonly manifest: SourceManifest
    readonly unit: SourceUnit
    readonly before: UnitRow
    /** When it began. */
    readonly at: number
    readonly signal: AbortSignal
  },
) {
  const { database, units, listings } = deps
  const { manifest, unit, before, at, signal } = run
  const batch = createBatchSize()
  const inTurn = <Result>(work: () => Result | Promise<Result>) =>
    deps.turns(manifest.id, async () => {
      signal.throwIfAborted()
      return work()
    })
  const part = { unit: before.id, source: manifest.id, at }
  const write = (seen: readonly SeenItem[], gone: readonly string[]) =>
    batch.timed(() => database.transaction((trx) => takeIn(trx, listings, { ...part, seen, gone })))
  const inBatches = async <One>(all: readonly One[], work: (some: readonly One[]) => Promise<unknown>) => {
    for (let from = 0; from < all.length; ) {
      const some = all.slice(from, from + batch.current())
      from += some.length
      await inTurn(() => work(some))
    }
  }
  const take = async (seen: readonly SeenItem[], gone: readonly string[]): Promise<void> => {
    await inBatches(seen, (some) => write(some, []))
    await inBatches(gone, (some) => write([], some))
  }
  return {
    inTurn,
    take,
    /** Writes what a request showed, and that it is done; `unread` of it could not be read. */
    async finish(waiting: Waiting, shown: Shown, unread = 0): Promise<void> {
      const { items = [], version = null, seen = [], gone = [], next = [], isWhole = true, wasAsked = true } = shown
      let rejected = unread
      // Read as it is written.
      await inBatches(items, (some) => {
        const read = readItems(some, manifest, unit, version)
        rejected += read.rejected.length
        return write(read.seen, [])
      })
      await take(seen, gone)
      await database.transaction((trx) => units.done(trx, before, waiting, { next, isWhole, wasAsked, rejected }))
    },
  }
}
