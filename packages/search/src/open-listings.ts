import { type Bits, clearBit, resized, setBit, subtract, wordsFor } from './bits.ts'
import type { Documents } from './documents.ts'

const closedStatuses = ['ended', 'closed', 'expired', 'archived', 'cancelled', 'rejected', 'pending']

/** Which listings can still be applied for. */
export class OpenListings {
  private readonly documents: Documents
  /** Documents past their deadline at every instant from `since` until before `until`; the first `looked` are known. */
  private past: Bits = new Uint32Array(0)
  private since = 0
  private until = 0
  private looked = 0

  constructor(documents: Documents) {
    this.documents = documents
  }

  private pastDeadline(now: number): Bits {
    const { values, length } = this.documents.deadline
    if (now < this.since || now >= this.until) {
      this.past = new Uint32Array(wordsFor(length))
      this.since = now
      this.until = Infinity
      this.looked = 0
    }
    this.past = resized(this.past, length)
    for (; this.looked < length; this.looked += 1) {
      const deadline = (values[this.looked] as number) * 1000
      if (deadline === 0) continue
      if (deadline <= now) setBit(this.past, this.looked)
      else if (deadline < this.until) this.until = deadline
    }
    return this.past
  }

  /** Live documents that are not closed, not past their deadline and not excluded. `now` in milliseconds. */
  at(now: number, exclude: Iterable<string>): Bits {
    const { documents } = this
    const bits = documents.live.slice(0, wordsFor(documents.count))
    const status = documents.facets.status
    for (const value of closedStatuses) {
      const set = status.sets[status.codeOf(value) ?? -1]
      if (set !== undefined) subtract(bits, set)
    }
    subtract(bits, this.pastDeadline(now))
    for (const id of exclude) {
      const document = documents.find(id)
      if (document !== undefined) clearBit(bits, document)
    }
    return bits
  }
}
