import type { Match } from '@scry/contracts/match'
import type { StoredListing } from './listing-wire.ts'
import { postedText } from './posted-text.ts'

const comma = Buffer.from(',')
const end = Buffer.from(']}')

/** Rows kept, at about 2 kB each; the oldest give way. */
const mostRows = 20_000

/**
 * Rows of one kind as they go out, made and written as the bytes of their JSON once for as long as their listing and its
 * 'posted' text stay the same. It keeps no answers: only what a listing itself is on the wire.
 */
export function createRowCache<Row extends object>(make: (stored: StoredListing, nowMs: number) => Row) {
  const kept = new Map<string, { stored: StoredListing; posted: string; row: Row }>()
  const written = new WeakMap<object, Uint8Array>()
  /** The row without its match. */
  const bases = new WeakMap<object, Row>()

  const plainRow = (stored: StoredListing, nowMs: number): Row => {
    const { id } = stored.listing
    const posted = postedText(stored.listing.posted, nowMs)
    const known = kept.get(id)
    if (known && known.stored === stored && known.posted === posted) return known.row
    const row = make(stored, nowMs)
    kept.delete(id)
    kept.set(id, { stored, posted, row })
    const oldest = kept.size > mostRows ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return row
  }
  const bytesOf = (row: Row): Uint8Array => {
    const known = written.get(row)
    if (known !== undefined) return known
    const bytes = Buffer.from(JSON.stringify(row))
    written.set(row, bytes)
    return bytes
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
    ): Uint8Array {
      const { [name]: rows, ...rest } = answer
      const parts: Uint8Array[] = [Buffer.from(`${JSON.stringify(rest).slice(0, -1)},${JSON.stringify(name)}:[`)]
      for (const [at, row] of rows.entries()) {
        if (at > 0) parts.push(comma)
        const plain = bases.get(row)
        if (plain) parts.push(bytesOf(plain).subarray(0, -1), Buffer.from(`,"match":${JSON.stringify(row.match)}}`))
        else parts.push(bytesOf(row))
      }
      parts.push(end)
      return Buffer.concat(parts)
    },
  }
}
