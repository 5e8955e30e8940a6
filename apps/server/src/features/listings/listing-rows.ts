import type { ListingStore } from './listing-store.ts'
import type { StoredListing } from './listing-wire.ts'

export type ListingRows = ReturnType<typeof createListingRows>

/** A row as it goes out, without its last brace and each byte as a letter, and until when it stays so, milliseconds UTC. */
export interface WrittenRow {
  readonly until: number
  readonly row: string
}

/** What a listing keeps beside its text: the object, and what was read of its words for reasons. */
const besideText = 4500
/** The text itself, at up to two bytes a character. */
const perCharacter = 2
/** What a written row keeps beside its bytes. */
const besideRow = 250

/** What is kept of a listing that was shown: itself, its row, or both. */
interface Kept {
  readonly stored: StoredListing | undefined
  /** Characters of its text as it is stored. */
  readonly length: number
  readonly written: WrittenRow | undefined
}

const bytesOf = ({ stored, length, written }: Kept): number =>
  (stored ? besideText + perCharacter * length : 0) + (written ? besideRow + written.row.length : 0)

/**
 * Listings by id, read from the database when they are shown. Those shown last stay in memory up to `mostBytes`, as far as
 * these can be reckoned: as rows that go out, and as listings where somebody was told why they match. `forget` is told
 * what changes.
 */
export function createListingRows(store: Pick<ListingStore, 'some'>, mostBytes = 24 * 2 ** 20) {
  const kept = new Map<string, Kept>()
  let bytes = 0
  /** Counts what was forgotten: what was read before it may be older. */
  let forgotten = 0

  const drop = (id: string) => {
    const one = kept.get(id)
    if (one) bytes -= bytesOf(one)
    kept.delete(id)
  }
  const keep = (id: string, one: Kept) => {
    drop(id)
    kept.set(id, one)
    bytes += bytesOf(one)
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return
      drop(oldest)
    }
  }
  /** What is kept of a listing, as the one shown last. */
  const use = (id: string): Kept | undefined => {
    const one = kept.get(id)
    if (one === undefined) return undefined
    kept.delete(id)
    kept.set(id, one)
    return one
  }

  return {
    /** Those of the listings that are there. */
    async get(ids: readonly string[]): Promise<ReadonlyMap<string, StoredListing>> {
      const found = new Map<string, StoredListing>()
      const missing: string[] = []
      for (const id of ids) {
        const stored = use(id)?.stored
        if (stored === undefined) missing.push(id)
        else found.set(id, stored)
      }
      if (missing.length === 0) return found
      const before = forgotten
      for (const { stored, length } of await store.some(missing)) {
        const { id } = stored.listing
        found.set(id, stored)
        if (forgotten === before) keep(id, { stored, length, written: kept.get(id)?.written })
      }
      return found
    },
    /** The row of a listing, if it is kept and holds. */
    written(id: string, nowMs: number): string | undefined {
      const written = use(id)?.written
      return written && nowMs < written.until ? written.row : undefined
    },
    /** Keeps the row of a listing that is kept, `alone` instead of the listing. */
    write(stored: StoredListing, written: WrittenRow, alone: boolean): void {
      const { id } = stored.listing
      const one = kept.get(id)
      if (one?.stored === stored) keep(id, { ...one, written, stored: alone ? undefined : stored })
    },
    forget(ids: readonly string[]): void {
      forgotten += 1
      for (const id of ids) drop(id)
    },
  }
}
