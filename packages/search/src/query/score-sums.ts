import { type Bits, forEachBit, hasBit } from '../store/bits.ts'
import { blockSize, type DecodedList, type ListHead, type PostingLists } from '../store/postings.ts'
import type { TermId } from '../store/term-dictionary.ts'
import type { ListCursor } from './list-cursor.ts'
import type { TopDocuments } from './top-documents.ts'

/** Sums over heads hold the number of slots in their last bits. */
const slotBits = 4
export const mostSlots = 15
/** Scores are counted by so many of their greatest bits. */
const tallyBits = 12

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

/** Scores all matching documents list by list; better than walking when nearly every document would be looked at. */
export class ScoreSums {
  private readonly lists: PostingLists
  private scores = new Int32Array(0)
  private shares = new Int32Array(0)
  private readonly tally = new Uint32Array(1 << tallyBits)
  private readonly block: DecodedList = {
    count: 0,
    documents: new Uint32Array(blockSize),
    impacts: new Uint8Array(blockSize),
  }

  constructor(lists: PostingLists) {
    this.lists = lists
  }

  /** Offers every document of `among` with its score. */
  offerAll(
    slots: readonly WeighedSlot[],
    among: Bits,
    top: TopDocuments,
    isBehind: ((score: number, document: number) => boolean) | null,
  ): void {
    this.makeRoom(among.length * 32)
    const { scores } = this
    for (const slot of slots) {
      const [only] = slot.lists
      if (slot.lists.length === 1 && only !== undefined) this.add(only, among)
      else this.addBest(slot, among)
    }
    const most = slots.reduce((sum, slot) => sum + slot.most, 0)
    const least = isBehind === null ? this.leastOfBest(among, top.size, most) : 0
    forEachBit(among, (document) => {
      const score = scores[document] as number
      scores[document] = 0
      if (score < least || score < top.threshold) return
      if (isBehind === null || isBehind(score, document)) top.offer(document, score)
    })
  }

  /** A score that at least `size` documents have, close to the greatest such; `most` is the greatest score. */
  private leastOfBest(among: Bits, size: number, most: number): number {
    const { scores, tally } = this
    const shift = Math.max(0, 32 - Math.clz32(most) - tallyBits)
    tally.fill(0)
    forEachBit(among, (document) => {
      const step = (scores[document] as number) >> shift
      tally[step] = (tally[step] as number) + 1
    })
    let left = size
    for (let step = tally.length - 1; step > 0; step -= 1) {
      left -= tally[step] as number
      if (left <= 0) return step << shift
    }
    return 0
  }

  private makeRoom(documents: number): void {
    if (this.scores.length >= documents) return
    this.scores = new Int32Array(Math.ceil(documents * 1.1))
    this.shares = new Int32Array(this.scores.length)
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
    this.makeRoom(documents)
    const { scores } = this
    const heads = slots.map(({ lists }) => lists.map((list) => ({ weight: list.weight, head: headOf(list.term) })))
    const bounds = heads.map((own) => own.reduce((most, { weight, head }) => Math.max(most, weight * head.next), 0))
    const outside = bounds.reduce((sum, bound) => sum + bound, 0)
    heads.forEach((own, slot) => {
      this.addHeads(own, bounds[slot] as number)
    })
    for (const own of heads) {
      for (const { head } of own) {
        for (const document of head.documents) {
          const packed = scores[document] as number
          if (packed === 0) continue
          scores[document] = 0
          visit(document, outside + (packed >> slotBits), (packed & mostSlots) === slots.length)
        }
      }
    }
    return outside
  }

  /** Adds to each document what its best share in one slot is above `bound`, and counts the slot. */
  private addHeads(heads: readonly { weight: number; head: ListHead }[], bound: number): void {
    const { scores, shares } = this
    for (const { weight, head } of heads) {
      for (let at = 0; at < head.documents.length; at += 1) {
        const share = weight * (head.impacts[at] as number)
        if (share < bound) continue
        const document = head.documents[at] as number
        const known = shares[document] as number
        if (share <= known) continue
        const more = known === 0 ? ((share - bound) << slotBits) + 1 : (share - known) << slotBits
        scores[document] = (scores[document] as number) + more
        if (heads.length > 1) shares[document] = share
      }
    }
    if (heads.length === 1) return
    for (const { head } of heads) for (const document of head.documents) shares[document] = 0
  }

  /** Calls `visit` with every part of a list. */
  private forEachPart(term: TermId, visit: (part: DecodedList) => void): void {
    const { lists, block } = this
    const { first, end } = lists.blocksOf(term)
    for (let at = first; at < end; at += 1) {
      block.count = lists.sizeOf(term, at, first)
      lists.readBlock(at, block.count, block.documents, block.impacts, 0)
      visit(block)
    }
    const tail = lists.tailOf(term)
    if (tail === undefined) return
    const { documents, impacts } = tail
    visit({ count: documents.length, documents: documents.values, impacts: impacts.values })
  }

  private add({ term, weight }: WeighedList, among: Bits): void {
    const { scores } = this
    this.forEachPart(term, ({ count, documents, impacts }) => {
      for (let at = 0; at < count; at += 1) {
        const document = documents[at] as number
        if (hasBit(among, document)) scores[document] = (scores[document] as number) + weight * (impacts[at] as number)
      }
    })
  }

  /** Adds to each document the share of its best list. */
  private addBest({ lists }: WeighedSlot, among: Bits): void {
    const { scores, shares } = this
    for (const { term, weight } of lists) {
      this.forEachPart(term, ({ count, documents, impacts }) => {
        for (let at = 0; at < count; at += 1) {
          const document = documents[at] as number
          const share = weight * (impacts[at] as number)
          const known = shares[document] as number
          if (share <= known || !hasBit(among, document)) continue
          scores[document] = (scores[document] as number) + share - known
          shares[document] = share
        }
      })
    }
    forEachBit(among, (document) => {
      shares[document] = 0
    })
  }
}
