import { type Bits, clearBit, resized, setBit, subtract, wordsFor } from './bits.ts'
import type { Documents } from './documents.ts'

const closedStatuses = ['ended', 'closed', 'expired', 'archived', 'cancelled', 'rejected', 'pending']
const hourMs = 3_600_000

/** Says which listings are there and which can still be applied for. The sets it answers must not be changed. */
export class OpenListings {
  private readonly documents: Documents
  /** The hour of the clock that is known, and the documents past their deadline when it begins; the first `looked` are known. */
  private hour = -1
  private past: Bits = new Uint32Array(0)
  private looked = 0
  /** Documents whose deadline passes within the hour. */
  private closing: number[] = []
  /** What is open when the hour begins, in the state `version` of the documents. */
  private open: Bits = new Uint32Array(0)
  private version = -1

  constructor(documents: Documents) {
    this.documents = documents
  }

  /** Live documents but for the excluded ones. */
  live(exclude: Iterable<string>): Bits {
    return this.without(this.documents.live, exclude)
  }

  /** Live documents that are not closed, not past their deadline and not excluded. `now` in milliseconds. */
  at(now: number, exclude: Iterable<string>): Bits {
    const { deadline } = this.documents
    this.prepare(now)
    const past = this.closing.filter((document) => (deadline.values[document] as number) * 1000 <= now)
    if (past.length === 0) return this.without(this.open, exclude)
    const bits = this.open.slice()
    for (const document of past) clearBit(bits, document)
    return this.without(bits, exclude)
  }

  private without(bits: Bits, exclude: Iterable<string>): Bits {
    let left = bits
    for (const id of exclude) {
      const document = this.documents.find(id)
      if (document === undefined) continue
      if (left === bits) left = bits.slice()
      clearBit(left, document)
    }
    return left
  }

  private prepare(now: number): void {
    const { documents } = this
    const hour = Math.floor(now / hourMs)
    if (hour === this.hour && documents.version === this.version) return
    this.readDeadlines(hour)
    this.version = documents.version
    this.open = documents.live.slice(0, wordsFor(documents.count))
    const { status } = documents.facets
    for (const value of closedStatuses) {
      const set = status.sets[status.codeOf(value) ?? -1]
      if (set !== undefined) subtract(this.open, set)
    }
    subtract(this.open, this.past)
  }

  private readDeadlines(hour: number): void {
    const { values, length } = this.documents.deadline
    if (hour !== this.hour) {
      this.hour = hour
      this.past = new Uint32Array(wordsFor(length))
      this.looked = 0
      this.closing = []
    }
    this.past = resized(this.past, length)
    const start = hour * (hourMs / 1000)
    const end = start + hourMs / 1000
    for (; this.looked < length; this.looked += 1) {
      const deadline = values[this.looked] as number
      if (deadline === 0 || deadline > end) continue
      if (deadline <= start) setBit(this.past, this.looked)
      else this.closing.push(this.looked)
    }
  }
}
