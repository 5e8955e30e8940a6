import { type Bits, onesIn, wordsFor } from '../store/bits.ts'
import type { PostingLists } from '../store/postings.ts'
import type { TermId } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import type { WeighedSlot } from './score-sums.ts'

/** The lists of all slots side by side, those of one slot after the other. */
interface SetLists {
  /** Where the lists of each slot end, and the most that all later slots can add. */
  ends: readonly number[]
  rest: readonly number[]
  sets: readonly Bits[]
  weights: readonly number[]
  /** First block of each list. */
  first: readonly number[]
  /** Per list: its documents in the words of the set that have been passed. */
  passed: Int32Array
}

/**
 * Scores matches in one pass over the sets of the lists: as many of a set's bits as stand before a document, so many
 * entries stand before it in the packed list, whose blocks are all of one size. So its impact is read where it lies, and
 * no list is unpacked.
 */
export class SetScores {
  private readonly lists: PostingLists
  private readonly sets: TermSets

  constructor(lists: PostingLists, sets: TermSets) {
    this.lists = lists
    this.sets = sets
  }

  /** Calls `offer` with the packed documents of `among` that have at least `least()`, and their scores. */
  forEach(
    slots: readonly WeighedSlot[],
    among: Bits,
    documents: number,
    least: () => number,
    offer: (document: number, score: number) => void,
  ): void {
    const { packed } = this.lists
    const own = this.listsOf(slots, documents)
    const words = Math.min(among.length, wordsFor(packed))
    for (let word = 0; word < words; word += 1) {
      let rest = (among[word] as number) | 0
      if (word === packed >>> 5) rest &= (1 << (packed & 31)) - 1
      if (rest !== 0) this.offerWord(own, word, rest, least, offer)
      pass(own, word)
    }
  }

  private listsOf(slots: readonly WeighedSlot[], documents: number): SetLists {
    // What can bring most comes first, so that it rules most documents out.
    const ordered = [...slots].sort((left, right) => right.most - left.most)
    const lists = ordered.flatMap((slot) => slot.lists)
    let end = 0
    let rest = ordered.reduce((sum, { most }) => sum + most, 0)
    return {
      ends: ordered.map((slot) => {
        end += slot.lists.length
        return end
      }),
      rest: ordered.map(({ most }) => {
        rest -= most
        return rest
      }),
      sets: lists.map(({ term }) => this.setOf(term, documents)),
      weights: lists.map(({ weight }) => weight),
      first: lists.map(({ term }) => this.lists.blocksOf(term).first),
      passed: new Int32Array(lists.length),
    }
  }

  private setOf(term: TermId, documents: number): Bits {
    const kept = this.sets.setOf(term, documents)
    if (kept !== null) return kept
    const bits: Bits = new Uint32Array(wordsFor(documents))
    this.lists.markFrozen(term, bits)
    return bits
  }

  /** Looks at the documents of one word of a set. */
  private offerWord(
    { ends, rest, sets, weights, first, passed }: SetLists,
    word: number,
    members: number,
    leastOf: () => number,
    offer: (document: number, score: number) => void,
  ): void {
    const { bytes, blockOffset } = this.lists.frozen
    let least = leastOf()
    for (let left = members; left !== 0; left &= left - 1) {
      const lowest = left & -left
      let score = 0
      let list = 0
      let slot = 0
      for (; slot < ends.length; slot += 1) {
        let best = 0
        for (const end = ends[slot] as number; list < end; list += 1) {
          const bits = ((sets[list] as Bits)[word] as number) | 0
          if ((bits & lowest) === 0) continue
          const entry = ((passed[list] as number) + onesIn(bits & (lowest - 1))) | 0
          const block = (first[list] as number) + (entry >>> 7)
          const share = Math.imul(
            weights[list] as number,
            bytes[(blockOffset[block] as number) + (entry & 127)] as number,
          )
          if (share > best) best = share
        }
        score = (score + best) | 0
        if (score + (rest[slot] as number) < least) break
      }
      if (slot < ends.length) continue
      offer(word * 32 + 31 - Math.clz32(lowest), score)
      least = leastOf()
    }
  }
}

const pass = ({ sets, passed }: SetLists, word: number): void => {
  for (let list = 0; list < passed.length; list += 1) {
    passed[list] = (passed[list] as number) + onesIn(((sets[list] as Bits)[word] as number) | 0)
  }
}
