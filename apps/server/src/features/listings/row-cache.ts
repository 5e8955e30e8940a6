import type { Match } from '@scry/contracts/match'
import type { StoredListing } from './listing-wire.ts'
import { aloneInMemory, gzipOf, packPiece, plainPiece } from './packed-pieces.ts'
import { postedTextHolds } from './posted-text.ts'

/** A row of an answer: the listing, and how it matches the person who asks. */
export interface ListedRow {
  readonly stored: StoredListing
  readonly match: Match | undefined
}

const betweenRows = plainPiece(Buffer.from('},'))
const afterLastRow = plainPiece(Buffer.from('}]}'))
const afterNoRow = plainPiece(Buffer.from(']}'))

/**
 * Writes answers whose rows stand under `name`. What a listing itself is on the wire is made and written once, for as long
 * as it stays the same and at most for a day, since it says how old it is; no answer is kept. Of `mostRows` rows, at about
 * 3 kB each, the oldest give way.
 */
export function createRowCache<Row extends object>(
  name: string,
  make: (stored: StoredListing, nowMs: number) => Row,
  mostRows = 20_000,
) {
  /** Whose rows are kept, in a ring. */
  const keepers: StoredListing[] = []
  let next = 0

  const keptAt = ({ kept }: StoredListing, nowMs: number) => (kept && nowMs < kept.until ? kept : undefined)

  /** A row without its last brace. */
  const open = (stored: StoredListing, nowMs: number): Uint8Array => {
    const known = keptAt(stored, nowMs)
    if (known) return known.open
    const bytes = aloneInMemory(Buffer.from(JSON.stringify(make(stored, nowMs)).slice(0, -1)))
    // Made anew after its day it keeps its place: a second one would make its fresh row go when the first gives way.
    if (stored.kept === undefined) {
      const oldest = keepers[next]
      if (oldest) oldest.kept = undefined
      keepers[next] = stored
      next = (next + 1) % mostRows
    }
    stored.kept = { until: postedTextHolds(stored.listing.posted, nowMs), open: bytes }
    return bytes
  }

  const headOf = (answer: object) => Buffer.from(`${JSON.stringify(answer).slice(0, -1)},"${name}":[`)

  return {
    /** The answer as JSON. */
    write(answer: object, rows: readonly ListedRow[], nowMs: number): Buffer {
      const parts: Uint8Array[] = [headOf(answer)]
      for (const [at, { stored, match }] of rows.entries()) {
        if (at > 0) parts.push(betweenRows.plain)
        parts.push(open(stored, nowMs))
        if (match) parts.push(Buffer.from(`,"match":${JSON.stringify(match)}`))
      }
      parts.push((rows.length > 0 ? afterLastRow : afterNoRow).plain)
      return Buffer.concat(parts)
    },
    /**
     * The answer as gzip of JSON, put together of rows that are packed each by itself, once. Undefined where a row is shown
     * for the first time or has a match: such an answer is better compressed as a whole, which makes it shorter.
     */
    pack(answer: object, rows: readonly ListedRow[], nowMs: number): Buffer | undefined {
      const pieces = [plainPiece(headOf(answer))]
      for (const [at, { stored, match }] of rows.entries()) {
        const kept = keptAt(stored, nowMs)
        if (!kept || match) return undefined
        kept.piece ??= packPiece(kept.open)
        if (at > 0) pieces.push(betweenRows)
        pieces.push(kept.piece)
      }
      pieces.push(rows.length > 0 ? afterLastRow : afterNoRow)
      return gzipOf(pieces)
    },
  }
}
