import { type Bits, unite, wordsFor } from './bits.ts'
import type { PostingLists } from './postings.ts'
import type { TermId } from './term-dictionary.ts'

/** Sets of this many frequent terms are kept; each costs an eighth of a byte per listing. */
const keptSets = 96
/** Lists of at least this share of all listings are kept as sets. */
const frequentShare = 1 / 64

/** The documents of terms as sets; those of frequent terms are kept, the least recently used one gives way. */
export class TermSets {
  private readonly lists: PostingLists
  private readonly kept = new Map<TermId, Bits>()

  constructor(lists: PostingLists) {
    this.lists = lists
  }

  /** Adds the documents of a term to a set with room for `documents`. */
  addTo(bits: Bits, term: TermId, documents: number): void {
    this.lists.markTail(term, bits)
    if (this.lists.count(term) < documents * frequentShare) {
      this.lists.markFrozen(term, bits)
      return
    }
    let set = this.kept.get(term)
    if (set === undefined) {
      set = new Uint32Array(wordsFor(documents))
      this.lists.markFrozen(term, set)
      const oldest = this.kept.size >= keptSets ? this.kept.keys().next().value : undefined
      if (oldest !== undefined) this.kept.delete(oldest)
    } else this.kept.delete(term)
    this.kept.set(term, set)
    unite(bits, set)
  }

  get byteLength(): number {
    let total = 0
    for (const set of this.kept.values()) total += set.byteLength
    return total
  }
}
