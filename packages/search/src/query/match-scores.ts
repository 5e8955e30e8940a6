import { type Bits, onesIn, wordsFor } from '../store/bits.ts'
import type { PostingLists } from '../store/postings.ts'
import type { TermId } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import type { WeighedSlot } from './score-sums.ts'

/** Words of a set that are worked on at a time, so that their documents stay in the processor's cache. */
const wordsAtOnce = 1 << 10
const documentsAtOnce = 32 * wordsAtOnce
/** Written out as 0x800 in the loops, for the compiler. */
const handStart = 2 * wordsAtOnce

/** One list of a slot. */
interface PassedList {
  bits: Bits
  weight: number
  /** The first block of the list. */
  first: number
  /** Its documents in the words that have been passed. */
  passed: number
}

/** The lists of a slot, and the most that all later slots can add. */
interface PassedSlot {
  lists: PassedList[]
  rest: number
}

/**
 * Scores packed documents that are in every slot, slot by slot: as many of a list's documents as stand before one in the
 * list's set, so many entries stand before it in the packed list, whose blocks are all of one size. So its impact is read
 * where it lies, and no list is unpacked. What cannot reach the least score any more is let go before the next slot.
 *
 * The loops over documents are written without branches: which documents pass cannot be foreseen, and a branch for that
 * takes twice the time.
 */
export class MatchScores {
  private readonly lists: PostingLists
  private readonly sets: TermSets
  /**
   * Per word at hand how many documents of a list stand before it and which it has; behind them per document at hand its
   * place in those words and its score so far.
   */
  private hand = new Int32Array(0)
  /** The best share in one slot of each document at hand. */
  private shares = new Int32Array(0)

  constructor(lists: PostingLists, sets: TermSets) {
    this.lists = lists
    this.sets = sets
  }

  /**
   * Calls `offer` with the packed documents of `among` that have at least `least()`, ascending, and their scores; `step`:
   * only those of every so manieth word of the set.
   */
  forEach(
    slots: readonly WeighedSlot[],
    among: Bits,
    documents: number,
    step: number,
    least: () => number,
    offer: (document: number, score: number) => void,
  ): void {
    if (this.hand.length === 0) {
      this.hand = new Int32Array(handStart + 2 * documentsAtOnce + 2)
      this.shares = new Int32Array(documentsAtOnce)
    }
    const own = this.passedSlots(slots, documents)
    const words = wordsFor(this.lists.packed)
    for (let from = 0; from < words; from += wordsAtOnce) {
      const end = Math.min(words, from + wordsAtOnce)
      const last = this.score(own, from, end, this.gather(among, from, end, step), least())
      for (let at = handStart; at < last; at += 2) {
        offer(from * 32 + (this.hand[at] as number), this.hand[at + 1] as number)
      }
    }
  }

  private passedSlots(slots: readonly WeighedSlot[], documents: number): PassedSlot[] {
    // What can bring most comes first, so that it rules most documents out.
    const ordered = slots.toSorted((left, right) => right.most - left.most)
    let rest = ordered.reduce((sum, { most }) => sum + most, 0)
    return ordered.map(({ lists, most }) => {
      rest -= most
      return {
        rest,
        lists: lists.map(({ term, weight }) => {
          return { bits: this.setOf(term, documents), weight, first: this.lists.blocksOf(term).first, passed: 0 }
        }),
      }
    })
  }

  private setOf(term: TermId, documents: number): Bits {
    const kept = this.sets.setOf(term, documents)
    if (kept !== null) return kept
    const bits: Bits = new Uint32Array(wordsFor(documents))
    this.lists.markFrozen(term, bits)
    return bits
  }

  /** Takes the packed documents of some words to hand, without a score, and answers their number. */
  private gather(among: Bits, from: number, end: number, step: number): number {
    const { hand } = this
    const { packed } = this.lists
    let at = handStart
    for (let word = from; word < Math.min(end, among.length); word += step) {
      let rest = (among[word] as number) | 0
      if (word === packed >>> 5) rest &= (1 << (packed & 31)) - 1
      while (rest !== 0) {
        const lowest = rest & -rest
        rest ^= lowest
        hand[at] = ((word - from) << 5) + 31 - Math.clz32(lowest)
        hand[at + 1] = 0
        at = (at + 2) | 0
      }
    }
    return at
  }

  /** Scores the documents at hand and answers where those end that have at least so much. */
  private score(slots: readonly PassedSlot[], from: number, end: number, gathered: number, least: number): number {
    const { hand, shares } = this
    const { bytes, blockOffset } = this.lists.frozen
    let last = gathered
    for (const { lists, rest } of slots) {
      const [only] = lists
      const needed = Math.max(0, least - rest)
      if (only !== undefined && lists.length === 1) {
        passWords(only, hand, from, end)
        last = addOnly(hand, last, only.weight | 0, only.first | 0, bytes, blockOffset, needed)
        continue
      }
      shares.fill(0, 0, (last - handStart) >>> 1)
      for (const list of lists) {
        passWords(list, hand, from, end)
        raise(hand, last, list.weight | 0, list.first | 0, bytes, blockOffset, shares)
      }
      last = keep(hand, shares, last, needed)
    }
    return last
  }
}

/** Puts down for each of some words how many documents of a list stand before it, and which it has. */
const passWords = (list: PassedList, hand: Int32Array, from: number, end: number): void => {
  const { bits } = list
  let passed = list.passed | 0
  let at = 0
  for (let word = from; word < end; word += 1) {
    const members = (bits[word] as number) | 0
    hand[at] = passed
    hand[at + 1] = members
    passed = (passed + onesIn(members)) | 0
    at += 2
  }
  list.passed = passed
}

/**
 * Adds what a list that has all documents at hand gives them, and keeps those that have at least so much. In as few arrays
 * as can be, for the sake of registers.
 */
const addOnly = (
  hand: Int32Array,
  end: number,
  weight: number,
  first: number,
  bytes: Uint8Array,
  blockOffset: Uint32Array,
  least: number,
): number => {
  const below = (least - 1) | 0
  let kept = 0x800
  for (let at = 0x800; at < end; at = (at + 2) | 0) {
    const document = hand[at] as number
    const word = (document >>> 5) << 1
    const smaller = (1 << (document & 31)) - 1
    const entry = ((hand[word] as number) + onesIn((hand[word + 1] as number) & smaller)) | 0
    const impact = bytes[(blockOffset[first + (entry >>> 7)] as number) + (entry & 127)] as number
    const score = ((hand[at + 1] as number) + Math.imul(weight, impact)) | 0
    hand[kept] = document
    hand[kept + 1] = score
    kept = (kept + (((below - score) >>> 31) << 1)) | 0
  }
  return kept
}

/** Raises the shares of the documents at hand to those that a list gives them. */
const raise = (
  hand: Int32Array,
  end: number,
  weight: number,
  first: number,
  bytes: Uint8Array,
  blockOffset: Uint32Array,
  shares: Int32Array,
): void => {
  for (let at = 0x800; at < end; at = (at + 2) | 0) {
    const document = hand[at] as number
    const word = (document >>> 5) << 1
    const smaller = (1 << (document & 31)) - 1
    const members = hand[word + 1] as number
    // All ones where the list has the document, zero where not.
    const mask = -((members >>> (document & 31)) & 1)
    const entry = ((hand[word] as number) + onesIn(members & smaller)) & mask
    const impact = bytes[(blockOffset[first + (entry >>> 7)] as number) + (entry & 127)] as number
    const place = (at - 0x800) >>> 1
    shares[place] = Math.max(shares[place] as number, Math.imul(weight & mask, impact))
  }
}

/** Adds the shares to the scores of the documents at hand, and keeps those that have at least so much. */
const keep = (hand: Int32Array, shares: Int32Array, end: number, least: number): number => {
  const below = (least - 1) | 0
  let kept = 0x800
  for (let at = 0x800; at < end; at = (at + 2) | 0) {
    const score = ((hand[at + 1] as number) + (shares[(at - 0x800) >>> 1] as number)) | 0
    hand[kept] = hand[at] as number
    hand[kept + 1] = score
    kept = (kept + (((below - score) >>> 31) << 1)) | 0
  }
  return kept
}
