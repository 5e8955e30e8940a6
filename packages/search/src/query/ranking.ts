import type { Bits } from '../store/bits.ts'
import { blockSize, type PostingLists } from '../store/postings.ts'
import type { TermId } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import { bitsOf, type Found, forEachFound, isInAll } from './found.ts'
import { ListCursor } from './list-cursor.ts'
import type { Query } from './query-slots.ts'
import { mostSlots, ScoreSums, type WeighedList, type WeighedSlot } from './score-sums.ts'
import type { TopDocuments } from './top-documents.ts'

const full = 16

/** A query made ready: its slots with their greatest possible shares. */
export interface PreparedQuery {
  slots: WeighedSlot[]
}

/** With several words, from so many lists of one or so many rows wanted on, lists are summed whole instead of walked. */
const manyLists = 5
const manyRows = 200
/** Whether a score and document come after where a list goes on; null when it begins. */
export type IsBehind = ((score: number, document: number) => boolean) | null

interface Walk {
  top: TopDocuments
  among: readonly Bits[]
  /** Offers a document of `among` with its score. */
  offer: (document: number, score: number) => void
  /** Looks at a document with the share of one list and the most that the other slots can add. */
  consider: (document: number, share: number, rest: number) => void
}

/**
 * Finds the best documents. A document's score is the sum over the slots of the share of its best alternative there, so
 * that 'engineer' and 'engineering' for one word do not count twice. The heads of the lists are looked at first; mostly
 * the best documents found there score more than any document outside of all heads can. Otherwise lists are walked block
 * by block, leaving out blocks that cannot reach the best ones any more (block-max pruning, Ding and Suel 2011; lists in
 * order of their greatest share, Turtle and Flood 1995).
 */
export class Ranker {
  private readonly lists: PostingLists
  private readonly sets: TermSets
  private readonly sums: ScoreSums
  private readonly documents = new Uint32Array(blockSize)
  private readonly impacts = new Uint8Array(blockSize)

  constructor(lists: PostingLists, sets: TermSets) {
    this.lists = lists
    this.sets = sets
    this.sums = new ScoreSums(sets.ranged)
  }

  prepare(query: Query): PreparedQuery {
    const slots = query.slots.map((slot): WeighedSlot => {
      let most = 0
      let postings = 0
      const lists = slot.alternatives.map(({ term, weight: share }): WeighedList => {
        const weight = Math.max(1, Math.round((slot.worth * share) / full))
        const list = { term, weight, most: weight * this.lists.mostOf(term), cursor: new ListCursor(this.lists, term) }
        most = Math.max(most, list.most)
        postings += this.lists.count(term)
        return list
      })
      if (lists.length > 1) lists.sort((left, right) => right.most - left.most)
      return { lists, most, postings }
    })
    return { slots }
  }

  /** The score of one document. */
  scoreOf({ slots }: PreparedQuery, document: number): number {
    let score = 0
    for (const { lists } of slots) {
      let best = 0
      for (const { weight, most, cursor } of lists) {
        if (most <= best) break
        const share = weight * cursor.impactOf(document)
        if (share > best) best = share
      }
      score += best
    }
    return score
  }

  /**
   * Offers every found document that can be among the best to `top`. `all`: documents are in every slot, so that one
   * slot's lists suffice to find them. `documents`: size of the corpus.
   */
  offerBest(
    query: PreparedQuery,
    all: boolean,
    found: Found,
    top: TopDocuments,
    isBehind: IsBehind,
    documents: number,
  ): void {
    const isWide = query.slots.length > 1 && query.slots.some(({ lists }) => lists.length >= manyLists)
    const { sets } = found
    if (!isWide && (sets === null || found.count <= top.size)) {
      forEachFound(found, (document) => {
        const score = this.scoreOf(query, document)
        if (score >= top.threshold && (isBehind === null || isBehind(score, document))) top.offer(document, score)
      })
      return
    }
    const isLong = query.slots.length > 1 && top.size >= manyRows
    if (sets === null || isWide || isLong || query.slots.length > mostSlots) {
      this.sums.offerAll(query.slots, bitsOf(found, documents), documents, top, isBehind)
      return
    }
    const walk = this.walkOf(query, sets, top, isBehind)
    const total = query.slots.reduce((sum, { most }) => sum + most, 0)
    if (query.slots.length === 1) {
      for (const list of query.slots[0]?.lists ?? []) this.walkAlone(list, walk, documents)
    } else if (!this.headsSuffice(query, walk, documents)) {
      const slots = [...query.slots].sort(
        all ? (left, right) => left.postings - right.postings : (left, right) => right.most - left.most,
      )
      let walked = 0
      for (const slot of all ? slots.slice(0, 1) : slots) {
        const rest = total - walked - slot.most
        if (slot.most + rest < top.threshold) break
        for (const list of slot.lists) this.walkBlocks(list, rest, walk)
        walked += slot.most
      }
    }
    for (const { lists, most } of query.slots) for (const list of lists) this.walkTail(list, total - most, walk)
  }

  private walkOf(query: PreparedQuery, among: readonly Bits[], top: TopDocuments, isBehind: IsBehind): Walk {
    const [only] = query.slots
    const isExact = query.slots.length === 1 && (only?.lists.length === 1 || isBehind === null)
    const offer = (document: number, score: number): void => {
      if (score >= top.threshold && (isBehind === null || isBehind(score, document))) top.offer(document, score)
    }
    const consider = (document: number, share: number, rest: number): void => {
      if (share + rest < top.threshold || !isInAll(among, document)) return
      offer(document, isExact ? share : this.scoreOf(query, document))
    }
    return { top, among, offer, consider }
  }

  /**
   * Looks at the heads of all lists; whether no other packed document can be among the best. Documents that stand in
   * enough heads to be scored from them come first, so that of the others few have to be looked up.
   */
  private headsSuffice(query: PreparedQuery, walk: Walk, documents: number): boolean {
    const waiting: number[] = []
    const { top } = walk
    const headOf = (term: TermId) => this.sets.headOf(term, documents)
    const outside = this.sums.readHeads(query.slots, headOf, documents, (document, most, isScore) => {
      if (most < top.threshold || !isInAll(walk.among, document)) return
      if (isScore) walk.offer(document, most)
      else waiting.push(document, most)
    })
    for (let at = 0; at < waiting.length; at += 2) {
      const document = waiting[at] as number
      if ((waiting[at + 1] as number) >= top.threshold) walk.offer(document, this.scoreOf(query, document))
    }
    return outside < top.threshold
  }

  /** Walks a list of the only slot: its head, then the rest if that can still enter. */
  private walkAlone(list: WeighedList, walk: Walk, documents: number): void {
    const { top } = walk
    if (list.most < top.threshold) return
    const head = this.sets.headOf(list.term, documents)
    for (const at of head.byImpact) {
      const document = head.documents[at] as number
      const share = list.weight * (head.impacts[at] as number)
      if (top.isAbove(share, document, document + 1)) {
        if (share < top.threshold) break
        continue
      }
      walk.consider(document, share, 0)
    }
    if (head.next > 0 && !top.isAbove(list.weight * head.next, head.firstNext, this.lists.packed)) {
      this.walkBlocks(list, 0, walk)
    }
  }

  /** Walks the packed part of a list; `rest` is the most that all other slots can add. */
  private walkBlocks({ term, weight }: WeighedList, rest: number, walk: Walk): void {
    const { documents, impacts, lists } = this
    const { blockBase, blockMost } = lists.frozen
    const { first, end } = lists.blocksOf(term)
    for (let block = first; block < end; block += 1) {
      const bound = weight * (blockMost[block] as number) + rest
      const last = block + 1 < end ? (blockBase[block + 1] as number) : lists.packed
      if (walk.top.isAbove(bound, blockBase[block] as number, last)) continue
      const size = lists.sizeOf(term, block, first)
      lists.readBlock(block, size, documents, impacts, 0)
      for (let at = 0; at < size; at += 1) {
        walk.consider(documents[at] as number, weight * (impacts[at] as number), rest)
      }
    }
  }

  /** The same for what was added since packing. */
  private walkTail({ term, weight }: WeighedList, rest: number, walk: Walk): void {
    const tail = this.lists.tailOf(term)
    if (tail === undefined) return
    for (let at = 0; at < tail.documents.length; at += 1) {
      walk.consider(tail.documents.values[at] as number, weight * (tail.impacts.values[at] as number), rest)
    }
  }
}
