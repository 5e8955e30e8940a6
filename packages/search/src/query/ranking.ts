import { type Bits, forEachBit } from '../store/bits.ts'
import { ListCursor } from '../store/list-cursor.ts'
import { blockSize, type PostingLists } from '../store/postings.ts'
import type { TermId } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import { bitsOf, type Found, forEachFound, isInAll } from './found.ts'
import { MatchScores } from './match-scores.ts'
import { type Query, weightOf } from './query-slots.ts'
import { type IsBehind, mostSlots, ScoreSums, type WeighedList, type WeighedSlot } from './score-sums.ts'
import type { DocumentCollector } from './top-documents.ts'

/** A query made ready: its slots with their greatest possible shares. */
export interface PreparedQuery {
  slots: WeighedSlot[]
}

/** A sample is the documents of one in so many words of a set, drawn where there are so many more than are wanted. */
const sampleStep = 64
const leastSampled = 8
/** With several words, from so many lists of one or so many rows wanted on, lists are summed whole instead of walked. */
const manyLists = 5
const manyRows = 200
/** Documents are looked up in lists that have more than so many entries for each, and summed with shorter ones. */
const entriesPerLookUp = 32
/** Documents in every slot are scored along the sets of the lists unless there are more lists than slots and so many. */
const spareLists = 1
/** Lists of fewer entries than this share of all documents are sooner summed. */
const leastScored = 1 / 8
/** The heads of more words than these hardly ever suffice. */
const mostHeaded = 2

interface Walk {
  top: DocumentCollector
  among: readonly Bits[]
  /** Offers a document of `among` with its score. */
  offer: (document: number, score: number) => void
  /** Looks at a document with the share of one list and the most that the other slots can add. */
  consider: (document: number, share: number, rest: number) => void
}

/**
 * Finds the best documents. A document's score is the sum over the slots of the share of its best alternative there, so
 * that 'engineer' and 'engineering' for one word do not count twice. The heads of the lists are looked at first; mostly
 * the best documents found there score more than any document outside of all heads can. Otherwise one word's list is
 * walked block by block, leaving out blocks that cannot reach the best ones any more (block-max pruning, Ding and Suel
 * 2011), and several words' lists are summed.
 */
export class Ranker {
  private readonly lists: PostingLists
  private readonly sets: TermSets
  private readonly sums: ScoreSums
  private readonly matchScores: MatchScores
  private readonly documents = new Int32Array(blockSize)
  private readonly impacts = new Uint8Array(blockSize)

  constructor(lists: PostingLists, sets: TermSets) {
    this.lists = lists
    this.sets = sets
    this.sums = new ScoreSums(sets.ranged)
    this.matchScores = new MatchScores(lists, sets)
  }

  prepare(query: Pick<Query, 'slots'>): PreparedQuery {
    const slots = query.slots.map((slot): WeighedSlot => {
      let most = 0
      let postings = 0
      const lists = slot.alternatives.map((alternative): WeighedList => {
        const { term } = alternative
        const weight = weightOf(slot, alternative)
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
    top: DocumentCollector,
    isBehind: IsBehind,
    documents: number,
  ): void {
    const isWide = query.slots.length > 1 && query.slots.some(({ lists }) => lists.length >= manyLists)
    const { sets } = found
    if (!isWide && (sets === null || found.count <= top.size)) {
      this.offerEach(query, found, top, isBehind)
      return
    }
    const isSingle = query.slots.length === 1
    const isLong = top.size >= manyRows || query.slots.length > mostSlots
    const lists = query.slots.reduce((sum, slot) => sum + slot.lists.length, 0)
    const entries = query.slots.reduce((sum, { postings }) => sum + postings, 0)
    const isScored = all && lists <= query.slots.length + spareLists && entries > documents * leastScored
    if (sets === null || isWide || (isLong && !isSingle && !isScored)) {
      this.sums.offerAll(query.slots, bitsOf(found, documents), documents, top, isBehind)
      return
    }
    const total = query.slots.reduce((sum, { most }) => sum + most, 0)
    const walk = this.walkOf(query, sets, top, isBehind)
    if (isSingle) {
      for (const list of query.slots[0]?.lists ?? []) {
        if (this.headSuffices(list, walk, documents)) continue
        if (isLong && lists === 1) this.offerMany(query, found, top, isBehind, documents)
        else this.walkBlocks(list, walk)
      }
    } else if (isLong || (isScored && query.slots.length > mostHeaded) || !this.headsSuffice(query, walk, documents)) {
      if (found.count * lists * entriesPerLookUp < entries) this.offerEach(query, found, top, isBehind)
      else if (isScored) this.offerMany(query, found, top, isBehind, documents)
      else this.sums.offerAll(query.slots, bitsOf(found, documents), documents, top, isBehind)
      return
    }
    for (const { lists, most } of query.slots) for (const list of lists) this.walkTail(list, total - most, walk)
  }

  /** Looks every found document up. */
  private offerEach(query: PreparedQuery, found: Found, top: DocumentCollector, isBehind: IsBehind): void {
    forEachFound(found, (document) => {
      const score = this.scoreOf(query, document)
      if (score >= top.threshold && (isBehind === null || isBehind(score, document))) top.offer(document, score)
    })
  }

  /** For documents that are in every slot. */
  private offerMany(
    query: PreparedQuery,
    found: Found,
    top: DocumentCollector,
    isBehind: IsBehind,
    documents: number,
  ): void {
    const among = bitsOf(found, documents)
    const guess = isBehind === null ? this.guess(query, among, found.count, top.size, documents) : 0
    this.offerFrom(query, among, top, isBehind, guess, documents)
    top.settle()
    if (guess > 0 && top.threshold < guess) this.offerFrom(query, among, top, isBehind, 0, documents)
  }

  /** Offers the documents of a set within all slots that have at least a score. */
  private offerFrom(
    query: PreparedQuery,
    among: Bits,
    top: DocumentCollector,
    isBehind: IsBehind,
    from: number,
    documents: number,
  ): void {
    const least = (): number => Math.max(from, top.threshold)
    const offer = (document: number, score: number): void => {
      if (score >= least() && (isBehind === null || isBehind(score, document))) top.offer(document, score)
    }
    this.matchScores.forEach(query.slots, among, documents, 1, least, offer)
    const { packed } = this.lists
    const added = packed >>> 5
    forEachBit(among.subarray(added), (at) => {
      const document = added * 32 + at
      if (document >= packed) offer(document, this.scoreOf(query, document))
    })
  }

  /** A score that more documents are likely to have than are wanted, but not many more, judged by a sample. */
  private guess(query: PreparedQuery, among: Bits, found: number, wanted: number, documents: number): number {
    if (found < leastSampled * wanted) return 0
    const scores: number[] = []
    this.matchScores.forEach(
      query.slots,
      among,
      documents,
      sampleStep,
      () => 0,
      (_, score) => scores.push(score),
    )
    const expected = (wanted * scores.length) / found
    return (
      Int32Array.from(scores)
        .sort()
        .at(-Math.ceil(expected + 3 * Math.sqrt(expected) + 2)) ?? 0
    )
  }

  private walkOf(query: PreparedQuery, among: readonly Bits[], top: DocumentCollector, isBehind: IsBehind): Walk {
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

  /** Looks at the head of a list of the only slot; whether nothing else of its packed part can enter. */
  private headSuffices(list: WeighedList, walk: Walk, documents: number): boolean {
    const { top } = walk
    if (list.most < top.threshold) return true
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
    top.settle()
    return head.next === 0 || top.isAbove(list.weight * head.next, head.firstNext, this.lists.packed)
  }

  /** Walks the packed part of a list of the only slot. */
  private walkBlocks({ term, weight }: WeighedList, walk: Walk): void {
    const { documents, impacts, lists } = this
    const { blockMost } = lists.frozen
    const { first, end } = lists.blocksOf(term)
    for (let block = first; block < end; block += 1) {
      const bound = weight * (blockMost[block] as number)
      const last = block + 1 < end ? lists.baseOf(term, block + 1, first) : lists.packed
      if (walk.top.isAbove(bound, lists.baseOf(term, block, first), last)) continue
      const size = lists.readBlock(term, block, first, documents, impacts, 0)
      for (let at = 0; at < size; at += 1) {
        walk.consider(documents[at] as number, weight * (impacts[at] as number), 0)
      }
    }
  }

  /** Walks what was added to a list since packing; `rest` is the most that all other slots can add. */
  private walkTail({ term, weight }: WeighedList, rest: number, walk: Walk): void {
    const tail = this.lists.tailOf(term)
    if (tail === undefined) return
    for (let at = 0; at < tail.documents.length; at += 1) {
      walk.consider(tail.documents.values[at] as number, weight * (tail.impacts.values[at] as number), rest)
    }
  }
}
