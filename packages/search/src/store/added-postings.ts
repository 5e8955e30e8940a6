import { type Column, columnOf, push, reserve } from './growing.ts'
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

  append(term: TermId, document: number, impact: number): void {
    reserve(this.last, term + 1)
    const last = this.last.values
    push(this.documents, document)
    push(this.impacts, impact)
    push(this.before, last[term] as number)
    last[term] = this.before.length
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
