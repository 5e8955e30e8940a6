import type { Match } from '@scry/contracts/match'
import type { ListingRows } from './listing-rows.ts'
import type { OtherPlaces, StoredListing } from './listing-wire.ts'

/** A row of an answer: the listing, how it matches the person who asks, and where else it is. */
export interface ListedRow<Stored = StoredListing> {
  readonly stored: Stored
  readonly match: Match | undefined
  readonly others: OtherPlaces | undefined
}

const betweenRows = Buffer.from('},')
const afterLastRow = Buffer.from('}]}')
const afterNoRow = Buffer.from(']}')

/**
 * Writes answers whose rows stand under `name`. What a listing itself is on the wire is made and written once, for as long
 * as its row is kept and what the clock makes of it stays the same; no answer is kept.
 */
export function createRowCache<Row extends object>(
  name: string,
  make: (stored: StoredListing, nowMs: number) => Row,
  /** Until when such a row stays as it is, milliseconds UTC. */
  holds: (stored: StoredListing, nowMs: number) => number,
  kept: Pick<ListingRows, 'written' | 'write'>,
) {
  /** A row without its last brace. What is told to nobody in particular is asked for as a row again, not as a listing. */
  const open = (stored: StoredListing, nowMs: number, isTold: boolean): Uint8Array => {
    const known = kept.written(stored.listing.id, nowMs)
    if (known) return known
    // A copy of its own: what comes from a Buffer keeps alive a block of up to 64 kB around it.
    const row = new Uint8Array(Buffer.from(JSON.stringify(make(stored, nowMs)).slice(0, -1)))
    kept.write(stored, { until: holds(stored, nowMs), row }, !isTold)
    return row
  }

  return {
    /** The row of a listing as it was written, if it is kept and holds. */
    written: kept.written,
    /** The answer as JSON. */
    write(answer: object, rows: readonly ListedRow<StoredListing | Uint8Array>[], nowMs: number): Buffer {
      const parts: Uint8Array[] = [Buffer.from(`${JSON.stringify(answer).slice(0, -1)},"${name}":[`)]
      for (const [at, { stored, match, others }] of rows.entries()) {
        if (at > 0) parts.push(betweenRows)
        parts.push(stored instanceof Uint8Array ? stored : open(stored, nowMs, match !== undefined))
        if (others) parts.push(Buffer.from(`,${JSON.stringify(others).slice(1, -1)}`))
        if (match) parts.push(Buffer.from(`,"match":${JSON.stringify(match)}`))
      }
      parts.push(rows.length > 0 ? afterLastRow : afterNoRow)
      return Buffer.concat(parts)
    },
  }
}

export type RowCache = ReturnType<typeof createRowCache>
