import { type Bits, commonOf, hasBit } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import type { Found } from './found.ts'
import type { IsBehind } from './score-sums.ts'
import type { DocumentCollector } from './top-documents.ts'

/** Later than every deadline: listings without one come last. */
const noDeadline = 2 ** 33

/** Puts documents in the order of a date: the newest first, or the soonest open deadline, and hackathons that are over last. */
export class DateOrder {
  private readonly values: Uint32Array
  private readonly isNewest: boolean
  private readonly now: number
  private readonly over: Bits

  /** `now` is the clock in milliseconds. */
  constructor(documents: Documents, sort: 'newest' | 'deadline', now: number) {
    this.isNewest = sort === 'newest'
    this.values = (this.isNewest ? documents.posted : documents.deadline).values
    this.now = now / 1000
    this.over = documents.hackathons.at(now).past
  }

  keyOf(document: number): number {
    const value = this.values[document] as number
    if (this.isNewest) return value
    if (hasBit(this.over, document)) return value - 2 * noDeadline
    return value >= this.now ? -value : -noDeadline
  }

  /** Offers every found document. */
  offerAll(found: Found, top: DocumentCollector, isBehind: IsBehind): void {
    const documents = found.sets === null ? found.documents : null
    const bits = found.sets === null ? null : commonOf(found.sets)
    const length = bits === null ? found.count : bits.length
    let { threshold } = top
    const offer = (document: number, key: number): void => {
      // A document comes after those of its key that stand before it.
      if (top.isAbove(key, document, document + 1) || !(isBehind === null || isBehind(key, document))) return
      top.offer(document, key)
      threshold = top.threshold
    }
    for (let at = 0; at < length; at += 1) {
      if (bits === null) {
        const document = documents?.[at] as number
        const key = this.keyOf(document)
        if (key >= threshold) offer(document, key)
        continue
      }
      let rest = (bits[at] as number) | 0
      while (rest !== 0) {
        const lowest = rest & -rest
        rest ^= lowest
        const document = at * 32 + 31 - Math.clz32(lowest)
        const key = this.keyOf(document)
        if (key >= threshold) offer(document, key)
      }
    }
  }
}
