import { type Bits, resized, setBit, unite, wordsFor } from './bits.ts'
import type { ListHead, PostingLists } from './postings.ts'
import { RangedLists } from './ranged-lists.ts'
import { remember } from './remember.ts'
import type { TermId } from './term-dictionary.ts'

/** Sets and heads of this many frequent terms are kept; a set costs an eighth of a byte per listing. */
const keptTerms = 96
/** So many unions of terms are kept. */
const keptUnions = 48
/** Lists of at least this share of all listings are kept as sets. */
const frequentShare = 1 / 64

interface KeptSet {
  bits: Bits
  /** So many of the list's later entries are in `bits`. */
  tail: number
}

interface KeptUnion {
  bits: Bits
  /** Per term: so many of its later entries are in `bits`. */
  tails: number[]
}

/** What is kept of frequent terms beside their lists, made when first asked for; the least recently used gives way. */
export class TermSets {
  private readonly lists: PostingLists
  readonly ranged: RangedLists
  private readonly sets = new Map<TermId, KeptSet>()
  private readonly heads = new Map<TermId, ListHead>()
  private readonly unions = new Map<string, KeptUnion>()

  constructor(lists: PostingLists) {
    this.lists = lists
    this.ranged = new RangedLists(lists)
  }

  /** The set of a frequent term's documents, not to be changed; null for a term that is not frequent. */
  setOf(term: TermId, documents: number): Bits | null {
    const known = this.sets.get(term)
    if (known === undefined && this.lists.count(term) < documents * frequentShare) return null
    const set = known ?? { bits: new Uint32Array(wordsFor(documents)), tail: 0 }
    if (known === undefined) this.lists.markFrozen(term, set.bits)
    const tail = this.lists.tailOf(term)
    if (tail !== undefined && set.tail < tail.documents.length) {
      set.bits = resized(set.bits, documents)
      for (; set.tail < tail.documents.length; set.tail += 1)
        setBit(set.bits, tail.documents.values[set.tail] as number)
    }
    remember(this.sets, term, set, keptTerms)
    return set.bits
  }

  /** The same where it is kept already, else null. */
  keptSetOf(term: TermId, documents: number): Bits | null {
    return this.sets.has(term) ? this.setOf(term, documents) : null
  }

  /** Adds the documents of a term to a set with room for `documents`. */
  addTo(bits: Bits, term: TermId, documents: number): void {
    const set = this.setOf(term, documents)
    if (set !== null) unite(bits, set)
    else {
      this.lists.markFrozen(term, bits)
      this.lists.markTail(term, bits)
    }
  }

  /** The set of the documents of any of the terms, not to be changed; the last ones asked for are kept. */
  anyOf(terms: readonly TermId[], documents: number): Bits {
    const [only] = terms
    const set = terms.length === 1 && only !== undefined ? this.setOf(only, documents) : null
    if (set !== null) return set
    const name = terms.join()
    let union = this.unions.get(name)
    if (union === undefined) {
      union = { bits: new Uint32Array(wordsFor(documents)), tails: terms.map(() => 0) }
      for (const term of terms) {
        const frequent = this.setOf(term, documents)
        if (frequent === null) this.lists.markFrozen(term, union.bits)
        else unite(union.bits, frequent)
      }
    }
    union.bits = resized(union.bits, documents)
    for (let at = 0; at < terms.length; at += 1) this.addLater(union, at, terms[at] as TermId)
    remember(this.unions, name, union, keptUnions)
    return union.bits
  }

  private addLater({ bits, tails }: KeptUnion, at: number, term: TermId): void {
    const tail = this.lists.tailOf(term)
    if (tail === undefined) return
    let added = tails[at] as number
    for (; added < tail.documents.length; added += 1) setBit(bits, tail.documents.values[added] as number)
    tails[at] = added
  }

  /** The best entries of a term's packed list: a thousand, and one for every 1,024 listings. */
  headOf(term: TermId, documents: number): ListHead {
    const known = this.heads.get(term)
    const head = known ?? this.lists.readHead(term, Math.min(65_535, 1024 + (documents >>> 10)))
    remember(this.heads, term, head, keptTerms)
    return head
  }

  get byteLength(): number {
    let total = this.ranged.byteLength
    for (const { bits } of this.sets.values()) total += bits.byteLength
    for (const { bits } of this.unions.values()) total += bits.byteLength
    for (const { documents } of this.heads.values()) total += documents.length * 7
    return total
  }
}
