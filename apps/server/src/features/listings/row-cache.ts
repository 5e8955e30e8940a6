import type { Match } from '@scry/contracts/match'
import type { ListingRows } from './listing-rows.ts'
import type { OtherPlaces, StoredListing } from './listing-wire.ts'

/** A row of an answer: the listing, how it matches the person who asks, and where else it is. */
export interface ListedRow<Stored = StoredListing> {
  readonly stored: Stored
  readonly match: Match | undefined
  readonly others: OtherPlaces | undefined
}

/** The bytes of a text, each as a letter. A text costs little beside its letters, and a Buffer 600 bytes and a piece of its own of the C heap. */
const bytesIn = (text: string): string => Buffer.from(text).toString('latin1')

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
  const open = (stored: StoredListing, nowMs: number, isTold: boolean): string => {
    const known = kept.written(stored.listing.id, nowMs)
    if (known) return known
    const row = bytesIn(JSON.stringify(make(stored, nowMs)).slice(0, -1))
    kept.write(stored, { until: holds(stored, nowMs), row }, !isTold)
    return row
  }

  return {
    /** The row of a listing as it was written, if it is kept and holds. */
    written: kept.written,
    write(answer: object, rows: readonly ListedRow<StoredListing | string>[], nowMs: number): Buffer {
      const written = rows.map(({ stored, match, others }) => {
        const own = typeof stored === 'string' ? stored : open(stored, nowMs, match !== undefined)
        const beside = `${others ? `,${JSON.stringify(others).slice(1, -1)}` : ''}${match ? `,"match":${JSON.stringify(match)}` : ''}`
        return `${own}${beside === '' ? '' : bytesIn(beside)}}`
      })
      return Buffer.from(
        `${bytesIn(`${JSON.stringify(answer).slice(0, -1)},"${name}":[`)}${written.join(',')}]}`,
        'latin1',
      )
    },
  }
}

export type RowCache = ReturnType<typeof createRowCache>
