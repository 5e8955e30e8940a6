import { type Bits, forEachBit, hasBit } from './bits.ts'
import type { ListCursor } from './list-cursor.ts'
import type { PostingLists } from './postings.ts'
import type { TermId } from './term-dictionary.ts'
import type { TopDocuments } from './top-documents.ts'

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
    const room = among.length * 32
    if (this.scores.length < room) {
      this.scores = new Int32Array(room)
      this.shares = new Int32Array(room)
    }
    const { scores } = this
    for (const slot of slots) {
      const [only] = slot.lists
      if (slot.lists.length === 1 && only !== undefined) this.add(only, among)
      else this.addBest(slot, among)
    }
    forEachBit(among, (document) => {
      const score = scores[document] as number
      scores[document] = 0
      if (score >= top.threshold && (isBehind === null || isBehind(score, document))) top.offer(document, score)
    })
  }

  private add({ term, weight }: WeighedList, among: Bits): void {
    const { scores } = this
    const { count, documents, impacts } = this.lists.read(term)
    for (let at = 0; at < count; at += 1) {
      const document = documents[at] as number
      if (hasBit(among, document)) scores[document] = (scores[document] as number) + weight * (impacts[at] as number)
    }
  }

  /** Adds to each document the share of its best list. */
  private addBest({ lists }: WeighedSlot, among: Bits): void {
    const { scores, shares } = this
    for (const { term, weight } of lists) {
      const { count, documents, impacts } = this.lists.read(term)
      for (let at = 0; at < count; at += 1) {
        const document = documents[at] as number
        const share = weight * (impacts[at] as number)
        const known = shares[document] as number
        if (share <= known || !hasBit(among, document)) continue
        scores[document] = (scores[document] as number) + share - known
        shares[document] = share
      }
    }
    forEachBit(among, (document) => {
      shares[document] = 0
    })
  }
}
