import { type Bits, hasBit, intersect, subtract, wordsFor } from './bits.ts'
import { ListCursor } from './list-cursor.ts'
import { blockSize, type PostingLists } from './postings.ts'
import type { Query, Slot } from './query-slots.ts'
import { ScoreSums, type WeighedList, type WeighedSlot } from './score-sums.ts'
import type { TermId } from './term-dictionary.ts'
import type { TermSets } from './term-sets.ts'
import type { TopDocuments } from './top-documents.ts'

const full = 16

/** A query made ready: its slots with their greatest possible shares. */
export interface PreparedQuery {
  slots: WeighedSlot[]
}

/** From so many lists on, or so many rows wanted, lists are summed whole instead of walked. */
const manyLists = 5
const manyRows = 200

/**
 * Matches and scores documents. A document's score is the sum over the slots of the share of its best alternative there,
 * so that 'engineer' and 'engineering' for one word do not count twice. Which documents match is settled on sets, which
 * are best by walking the lists block by block and leaving out blocks that cannot reach the best ones any more (block-max
 * pruning, Ding and Suel 2011; lists in order of their greatest share, Turtle and Flood 1995).
 */
export class Matcher {
  private readonly lists: PostingLists
  private readonly sets: TermSets
  private readonly sums: ScoreSums
  private readonly documents = new Uint32Array(blockSize)
  private readonly impacts = new Uint8Array(blockSize)

  constructor(lists: PostingLists, sets: TermSets) {
    this.lists = lists
    this.sets = sets
    this.sums = new ScoreSums(lists)
  }

  /** The set of matching documents. `all`: every slot must be matched; otherwise one suffices. */
  match(query: Query, all: boolean, documents: number): Bits {
    let bits: Bits | undefined
    const bySize = [...query.slots].sort((left, right) => this.postingsOf(left) - this.postingsOf(right))
    for (const slot of bySize) {
      const found: Bits = all || bits === undefined ? new Uint32Array(wordsFor(documents)) : bits
      for (const { term } of slot.alternatives) this.sets.addTo(found, term, documents)
      if (all && bits !== undefined) intersect(found, bits)
      bits = found
    }
    const matched = bits ?? new Uint32Array(wordsFor(documents))
    this.takeOut(query.excluded, matched, documents)
    return matched
  }

  /** Takes the documents of terms out of a set. */
  takeOut(terms: readonly TermId[], bits: Bits, documents: number): void {
    for (const term of terms) {
      const out: Bits = new Uint32Array(wordsFor(documents))
      this.sets.addTo(out, term, documents)
      subtract(bits, out)
    }
  }

  private postingsOf(slot: Slot): number {
    return slot.alternatives.reduce((sum, { term }) => sum + this.lists.count(term), 0)
  }

  prepare(query: Query): PreparedQuery {
    const slots = query.slots.map((slot): WeighedSlot => {
      const lists = slot.alternatives.map(({ term, weight: share }): WeighedList => {
        const weight = Math.max(1, Math.round((slot.worth * share) / full))
        return { term, weight, most: weight * this.lists.mostOf(term), cursor: new ListCursor(this.lists, term) }
      })
      return {
        lists: lists.sort((left, right) => right.most - left.most),
        most: lists.reduce((most, list) => Math.max(most, list.most), 0),
        postings: this.postingsOf(slot),
      }
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
   * Offers every document of `among` that can be among the best to `top`. `all`: documents are in every slot, so that one
   * slot's lists suffice to find them. `isBehind` says whether a score and document come after where the list goes on.
   */
  offerBest(
    query: PreparedQuery,
    all: boolean,
    among: Bits,
    top: TopDocuments,
    isBehind: ((score: number, document: number) => boolean) | null,
  ): void {
    const slots = [...query.slots].sort(
      all ? (left, right) => left.postings - right.postings : (left, right) => right.most - left.most,
    )
    const isWide = slots.length > 1 && slots.some(({ lists }) => lists.length >= manyLists)
    if (isWide || top.size >= manyRows) {
      this.sums.offerAll(slots, among, top, isBehind)
      return
    }
    const total = slots.reduce((sum, { most }) => sum + most, 0)
    let walked = 0
    for (const slot of all ? slots.slice(0, 1) : slots) {
      const rest = total - walked - slot.most
      if (slot.most + rest < top.threshold) return
      for (const list of slot.lists) this.walk(query, list, rest, among, top, isBehind)
      walked += slot.most
    }
  }

  /** Walks one list; `rest` is the most that all other slots can add. */
  private walk(
    query: PreparedQuery,
    list: WeighedList,
    rest: number,
    among: Bits,
    top: TopDocuments,
    isBehind: ((score: number, document: number) => boolean) | null,
  ): void {
    const { documents, impacts, lists } = this
    const { term, weight } = list
    const alone = query.slots.length === 1 && (query.slots[0]?.lists.length === 1 || isBehind === null)
    const consider = (document: number, impact: number): void => {
      if (weight * impact + rest < top.threshold || !hasBit(among, document)) return
      const score = alone ? weight * impact : this.scoreOf(query, document)
      if (score >= top.threshold && (isBehind === null || isBehind(score, document))) top.offer(document, score)
    }
    const { first, end } = lists.blocksOf(term)
    for (let block = first; block < end; block += 1) {
      const bound = weight * (lists.frozen.blockMost[block] as number) + rest
      if (
        bound < top.threshold ||
        (alone && bound === top.threshold && top.ascending && query.slots[0]?.lists.length === 1)
      )
        continue
      const size = lists.readBlock(term, block, documents, impacts, 0)
      for (let at = 0; at < size; at += 1) consider(documents[at] as number, impacts[at] as number)
    }
    const tail = lists.tailOf(term)
    if (tail === undefined) return
    for (let at = 0; at < tail.documents.length; at += 1) {
      consider(tail.documents.values[at] as number, tail.impacts.values[at] as number)
    }
  }
}
