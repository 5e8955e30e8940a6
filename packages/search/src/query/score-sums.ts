import { type Bits, hasBit } from '../store/bits.ts'
import type { ListCursor } from '../store/list-cursor.ts'
import type { ListHead } from '../store/postings.ts'
import { type RangedLists, rangeSize } from '../store/ranged-lists.ts'
import type { TermId } from '../store/term-dictionary.ts'
import type { DocumentCollector } from './top-documents.ts'

/** Sums over heads hold the number of slots in their last bits. */
const slotBits = 4
export const mostSlots = 15
/** Scores are counted by so many of their greatest bits. */
const tallyBits = 12

/** Whether a score and document come after where a list goes on; null when it begins. */
export type IsBehind = ((score: number, document: number) => boolean) | null

export interface WeighedList {
  term: TermId
  /** What an impact is multiplied with. */
  weight: number
  /** The greatest product. */
  most: number
  cursor: ListCursor
}

export interface WeighedSlot {
  lists: WeighedList[]
  most: number
  /** Postings of all its lists. */
  postings: number
}

/** A head that is read range by range: those of its entries that are in the range lie between two places. */
interface OpenHead extends ListHead {
  weight: number
  from: number
  to: number
}

/** Scores all matching documents list by list; better than walking when nearly every document would be looked at. */
export class ScoreSums {
  private readonly lists: RangedLists
  /** Sums and shares over heads within a range; zeros between two uses. */
  private readonly scores = new Int32Array(rangeSize)
  private readonly shares = new Int32Array(rangeSize)
  private readonly tally = new Uint32Array(1 << tallyBits)

  constructor(lists: RangedLists) {
    this.lists = lists
  }

  /** Offers every document of `among` that can be among the best with its score. `documents`: size of the corpus. */
  offerAll(
    slots: readonly WeighedSlot[],
    among: Bits,
    documents: number,
    top: DocumentCollector,
    isBehind: IsBehind,
  ): void {
    const { sums, others: shares } = this.lists.clearedScratch()
    const slotLists = slots.map(({ lists }) => lists.map(({ term, weight }) => this.lists.weighted(term, weight)))
    const most = slots.reduce((sum, slot) => sum + slot.most, 0)
    for (let start = 0; start < documents; start += rangeSize) {
      sums.least = Math.max(1, top.threshold)
      for (const lists of slotLists) {
        if (lists.length === 1) this.lists.addTo(sums, lists, start)
        else this.lists.addGreatest(sums, lists, start, shares.values)
      }
      const least = start === 0 && isBehind === null ? this.leastOfBest(among, top.size, most) : 0
      this.offerReached(start, least, among, top, isBehind)
      if (least > 0) top.settle()
      // So many documents may be of fewer groups.
      if (top.threshold < least) this.offerReached(start, 0, among, top, isBehind)
      sums.values.fill(0, 0, rangeSize)
      sums.count = 0
    }
  }

  /** Offers those documents of a range that have at least a score. */
  private offerReached(start: number, least: number, among: Bits, top: DocumentCollector, isBehind: IsBehind): void {
    const { values, reached, count } = this.lists.scratch().sums
    for (let next = 0; next < count; next += 1) {
      const at = reached[next] as number
      const score = values[at] as number
      if (score < least || score < top.threshold || !hasBit(among, start + at)) continue
      if (isBehind === null || isBehind(score, start + at)) top.offer(start + at, score)
    }
  }

  /** A score that at least `size` documents of the first range have, close to the greatest such; `most` is the greatest score. */
  private leastOfBest(among: Bits, size: number, most: number): number {
    const { tally } = this
    const { values, reached, count } = this.lists.scratch().sums
    const shift = Math.max(0, 32 - Math.clz32(most) - tallyBits)
    tally.fill(0)
    for (let next = 0; next < count; next += 1) {
      const at = reached[next] as number
      if (!hasBit(among, at)) continue
      const step = (values[at] as number) >> shift
      tally[step] = (tally[step] as number) + 1
    }
    let left = size
    for (let step = tally.length - 1; step > 0; step -= 1) {
      left -= tally[step] as number
      if (left <= 0) return step << shift
    }
    return 0
  }

  /**
   * Looks at the documents in the heads of lists and calls `visit` with each, the most it can score, and whether that is its
   * score; answers the most that a packed document outside of all heads can score. For at most 15 slots.
   */
  readHeads(
    slots: readonly WeighedSlot[],
    headOf: (term: TermId) => ListHead,
    documents: number,
    visit: (document: number, most: number, isScore: boolean) => void,
  ): number {
    const { scores } = this
    const heads = slots.map(({ lists }) =>
      lists.map(({ term, weight }): OpenHead => ({ ...headOf(term), weight, from: 0, to: 0 })),
    )
    const bounds = heads.map((own) => own.reduce((most, { weight, next }) => Math.max(most, weight * next), 0))
    const outside = bounds.reduce((sum, bound) => sum + bound, 0)
    for (let start = 0; start < documents; start += rangeSize) {
      heads.forEach((own, slot) => {
        this.addHeads(own, bounds[slot] as number, start)
      })
      for (const own of heads) {
        for (const head of own) {
          for (let at = head.from; at < head.to; at += 1) {
            const document = head.documents[at] as number
            const packed = scores[document - start] as number
            if (packed === 0) continue
            scores[document - start] = 0
            visit(document, outside + (packed >> slotBits), (packed & mostSlots) === slots.length)
          }
        }
      }
    }
    return outside
  }

  /**
   * Adds to each document of the next range what its best share in one slot is above `bound`, and counts the slot. A range
   * at a time, so that what is added to stays in the processor's cache.
   */
  private addHeads(heads: readonly OpenHead[], bound: number, start: number): void {
    const { scores, shares } = this
    for (const head of heads) {
      const { documents, impacts, weight } = head
      head.from = head.to
      let at = head.to
      for (; at < documents.length; at += 1) {
        const place = (documents[at] as number) - start
        if (place >= rangeSize) break
        const share = weight * (impacts[at] as number)
        if (share < bound) continue
        const known = shares[place] as number
        if (share <= known) continue
        const more = known === 0 ? ((share - bound) << slotBits) + 1 : (share - known) << slotBits
        scores[place] = (scores[place] as number) + more
        if (heads.length > 1) shares[place] = share
      }
      head.to = at
    }
    if (heads.length === 1) return
    for (const { documents, from, to } of heads)
      for (let at = from; at < to; at += 1) shares[(documents[at] as number) - start] = 0
  }
}
