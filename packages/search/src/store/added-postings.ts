import { type Column, columnOf, reserve } from './growing.ts'
import type { TermId } from './term-dictionary.ts'

/** What was added to a term's list since it was packed, documents ascending. */
export interface Tail {
  documents: Column<Int32Array>
  impacts: Column<Uint8Array>
  /** The greatest impact. */
  most: number
}

interface KnownTail extends Tail {
  /** The last entry that is in the tail, plus one. */
  last: number
}

/**
 * Entries added to posting lists, all in one row: to add one costs one look at its term. Each entry knows the one before
 * it of the same term, so that a term's tail is put together when it is asked for, and later only from what is new.
 */
export class AddedPostings {
  private readonly documents = columnOf(new Uint32Array(0))
  private readonly impacts = columnOf(new Uint8Array(0))
  /** Per entry: the one before of the same term plus one, 0 for none. */
  private readonly before = columnOf(new Uint32Array(0))
  /** Per term: its last entry plus one, 0 for none. */
  private readonly last = columnOf(new Uint32Array(0))
  private readonly tails = new Map<TermId, KnownTail>()

  /** Adds a document's entries: each of its terms with the impact at the same place. */
  append(document: number, terms: Column<Uint32Array>, impacts: Column<Uint8Array>): void {
    const from = this.before.length
    const end = from + terms.length
    for (const row of [this.documents, this.impacts, this.before]) reserve<Uint8Array | Uint32Array>(row, end)
    this.documents.values.fill(document, from, end)
    this.impacts.values.set(impacts.values.subarray(0, impacts.length), from)
    let greatest = 0
    for (let at = 0; at < terms.length; at += 1) greatest = Math.max(greatest, terms.values[at] as number)
    reserve(this.last, greatest + 1)
    const last = this.last.values
    const before = this.before.values
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms.values[at] as number
      before[from + at] = last[term] as number
      last[term] = from + at + 1
    }
  }

  /** The tail of a term, undefined when nothing was added to its list. */
  tailOf(term: TermId): Tail | undefined {
    const last = this.last.values[term] ?? 0
    if (last === 0) return undefined
    let tail = this.tails.get(term)
    if (tail === undefined) {
      tail = { documents: columnOf(new Int32Array(0)), impacts: columnOf(new Uint8Array(0)), most: 0, last: 0 }
      this.tails.set(term, tail)
    }
    if (tail.last !== last) this.extend(tail, last)
    return tail
  }

  private extend(tail: KnownTail, last: number): void {
    const before = this.before.values
    const { documents, impacts } = tail
    let count = documents.length
    for (let entry = last; entry > tail.last; entry = before[entry - 1] as number) count += 1
    reserve(documents, count)
    reserve(impacts, count)
    for (let entry = last; entry > tail.last; entry = before[entry - 1] as number) {
      count -= 1
      documents.values[count] = this.documents.values[entry - 1] as number
      const impact = this.impacts.values[entry - 1] as number
      impacts.values[count] = impact
      if (impact > tail.most) tail.most = impact
    }
    tail.last = last
  }

  get byteLength(): number {
    const columns: Column<Uint8Array | Uint32Array | Int32Array>[] = [
      this.documents,
      this.impacts,
      this.before,
      this.last,
    ]
    for (const { documents, impacts } of this.tails.values()) columns.push(documents, impacts)
    return columns.reduce((sum, { values }) => sum + values.byteLength, 0)
  }
}
