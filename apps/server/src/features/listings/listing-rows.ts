import type { ListingStore } from './listing-store.ts'
import type { StoredListing } from './listing-wire.ts'

export type ListingRows = ReturnType<typeof createListingRows>

/** What a row keeps beside its text: the object, what was read of its words for reasons, its bytes as they go out. */
const besideText = 6000
/** The text itself, at up to two bytes a character, and once more as it goes out. */
const perCharacter = 3

/**
 * Listings by id, read from the database when they are shown. The ones shown last stay in memory up to `mostBytes`, as far
 * as these can be reckoned; `forget` is told what changes.
 */
export function createListingRows(store: Pick<ListingStore, 'some'>, mostBytes = 64 * 2 ** 20) {
  const kept = new Map<string, { readonly stored: StoredListing; readonly bytes: number }>()
  let bytes = 0
  /** Counts what was forgotten: what was read before it may be older. */
  let forgotten = 0

  const drop = (id: string) => {
    bytes -= kept.get(id)?.bytes ?? 0
    kept.delete(id)
  }
  const keep = (stored: StoredListing, length: number) => {
    const { id } = stored.listing
    drop(id)
    const its = besideText + perCharacter * length
    kept.set(id, { stored, bytes: its })
    bytes += its
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return
      drop(oldest)
    }
  }

  return {
    /** Those of the listings that are there. */
    async get(ids: readonly string[]): Promise<ReadonlyMap<string, StoredListing>> {
      const found = new Map<string, StoredListing>()
      const missing: string[] = []
      for (const id of ids) {
        const row = kept.get(id)
        if (row === undefined) missing.push(id)
        else {
          found.set(id, row.stored)
          kept.delete(id)
          kept.set(id, row)
        }
      }
      if (missing.length === 0) return found
      const before = forgotten
      for (const { stored, length } of await store.some(missing)) {
        found.set(stored.listing.id, stored)
        if (forgotten === before) keep(stored, length)
      }
      return found
    },
    forget(ids: readonly string[]): void {
      forgotten += 1
      for (const id of ids) drop(id)
    },
  }
}
