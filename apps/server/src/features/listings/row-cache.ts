import type { Match } from '@scry/contracts/match'
import type { OtherPlaces, StoredListing } from './listing-wire.ts'

/** A row of an answer: the listing, how it matches the person who asks, and where else it is. */
export interface ListedRow {
  readonly stored: StoredListing
  readonly match: Match | undefined
  readonly others: OtherPlaces | undefined
}

const betweenRows = Buffer.from('},')
const afterLastRow = Buffer.from('}]}')
const afterNoRow = Buffer.from(']}')

/**
 * Writes answers whose rows stand under `name`. What a listing itself is on the wire is made and written once, for as long
 * as somebody keeps the listing and what the clock makes of it stays the same; no answer is kept.
 */
export function createRowCache<Row extends object>(
  name: string,
  make: (stored: StoredListing, nowMs: number) => Row,
  /** Until when such a row stays as it is, milliseconds UTC. */
  holds: (stored: StoredListing, nowMs: number) => number,
) {
  /** A row without its last brace. */
  const open = (stored: StoredListing, nowMs: number): Uint8Array => {
    if (stored.kept && nowMs < stored.kept.until) return stored.kept.open
    // A copy of its own: what comes from a Buffer keeps alive a block of up to 64 kB around it.
    const bytes = new Uint8Array(Buffer.from(JSON.stringify(make(stored, nowMs)).slice(0, -1)))
    stored.kept = { until: holds(stored, nowMs), open: bytes }
    return bytes
  }

  return {
    /** The answer as JSON. */
    write(answer: object, rows: readonly ListedRow[], nowMs: number): Buffer {
      const parts: Uint8Array[] = [Buffer.from(`${JSON.stringify(answer).slice(0, -1)},"${name}":[`)]
      for (const [at, { stored, match, others }] of rows.entries()) {
        if (at > 0) parts.push(betweenRows)
        parts.push(open(stored, nowMs))
        if (others) parts.push(Buffer.from(`,${JSON.stringify(others).slice(1, -1)}`))
        if (match) parts.push(Buffer.from(`,"match":${JSON.stringify(match)}`))
      }
      parts.push(rows.length > 0 ? afterLastRow : afterNoRow)
      return Buffer.concat(parts)
    },
  }
}

export type RowCache = ReturnType<typeof createRowCache>
