import type { Match } from '@scry/contracts/match'
import type { StoredListing } from './listing-wire.ts'
import { postedText } from './posted-text.ts'

/** Rows kept; at about 3 kB each. */
const mostRows = 5000

/**
 * Rows of one kind as they go out, made and written as JSON once for as long as their listing and its 'posted' text stay
 * the same. It keeps no answers: only what a listing itself is on the wire.
 */
export function createRowCache<Row extends object>(make: (stored: StoredListing, nowMs: number) => Row) {
  const kept = new Map<string, { stored: StoredListing; posted: string; row: Row }>()
  const texts = new WeakMap<object, string>()
  /** The row without its match. */
  const bases = new WeakMap<object, Row>()

  const plainRow = (stored: StoredListing, nowMs: number): Row => {
    const { id } = stored.listing
    const posted = postedText(stored.listing.posted, nowMs)
    const known = kept.get(id)
    if (known && known.stored === stored && known.posted === posted) return known.row
    const row = make(stored, nowMs)
    if (kept.size >= mostRows) kept.clear()
    kept.set(id, { stored, posted, row })
    return row
  }
  const textOf = (row: Row): string => {
    const known = texts.get(row)
    if (known !== undefined) return known
    const text = JSON.stringify(row)
    texts.set(row, text)
    return text
  }

  return {
    row(stored: StoredListing, nowMs: number, match: Match | undefined): Row & { match?: Match | undefined } {
      const plain = plainRow(stored, nowMs)
      if (!match) return plain
      const row = { ...plain, match }
      bases.set(row, plain)
      return row
    },
    /** The answer as JSON; its rows stand under `name`. */
    write<Name extends string>(
      answer: Readonly<Record<Name, readonly (Row & { match?: Match | undefined })[]>>,
      name: Name,
    ): string {
      const { [name]: rows, ...rest } = answer
      const written = rows.map((row) => {
        const plain = bases.get(row)
        return plain ? `${textOf(plain).slice(0, -1)},"match":${JSON.stringify(row.match)}}` : textOf(row)
      })
      return `${JSON.stringify(rest).slice(0, -1)},${JSON.stringify(name)}:[${written.join(',')}]}`
    },
  }
}
