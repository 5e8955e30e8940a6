import { hasBit } from './bits.ts'
import type { Documents } from './documents.ts'
import { ListCursor } from './list-cursor.ts'
import type { PostingLists } from './postings.ts'
import type { TermId } from './term-dictionary.ts'
import type { TermSets } from './term-sets.ts'

/** Terms whose removed listings are remembered; a power of two. */
const slots = 4096
/** Greater than the number of any term. */
const termsAtMost = 2 ** 31
/** A list is read whole if it has at most so many entries for each listing that would have to be looked up in it. */
const entriesPerLookUp = 32

/** Rarity of a term in sixteenths of a nat (the idf of BM25), at least 1; both counts are of live listings. */
export const rarity = (documents: number, count: number): number =>
  Math.max(1, Math.round(16 * Math.log(1 + (documents - Math.min(count, documents) + 0.5) / (count + 0.5))))

/** Listings that are assumed beside the known ones, so that a small corpus does not make every skill look common. */
const assumedListings = 400

/**
 * How many live listings there are and have a term, so that a score depends on the listings that are there and not on
 * those that were. Lists keep their removed listings; these are counted when a term is first asked for, and from then on
 * only those removed since.
 */
export class LiveCounts {
  private readonly documentTable: Documents
  private readonly lists: PostingLists
  private readonly sets: TermSets
  /** Per slot: the term plus one that it stands for, its removed listings, and how many removals have been counted. */
  private readonly terms = new Uint32Array(slots)
  private readonly removed = new Uint32Array(slots)
  private readonly counted = new Uint32Array(slots)
  /** Removed listings per skill, wording and word of a title, and how many removals have been counted. */
  private readonly removedNamed = new Map<TermId, number>()
  private countedNamed = 0

  constructor(documents: Documents, lists: PostingLists, sets: TermSets) {
    this.documentTable = documents
    this.lists = lists
    this.sets = sets
  }

  /** Live listings. */
  get documents(): number {
    return this.documentTable.liveCount
  }

  /** Live listings that have a term. */
  of(term: TermId): number {
    const all = this.lists.count(term)
    const removals = this.documentTable.removedRows.length
    if (all === 0 || removals === 0) return all
    const slot = term & (slots - 1)
    if (this.terms[slot] !== term + 1) {
      this.terms[slot] = term + 1
      this.removed[slot] = 0
      this.counted[slot] = 0
    }
    const from = this.counted[slot] as number
    if (from < removals) {
      const later = removals - from
      this.removed[slot] =
        all <= later * entriesPerLookUp
          ? this.lists.countOutside(term, this.documentTable.live)
          : (this.removed[slot] as number) + this.removedSince(from, term)
      this.counted[slot] = removals
    }
    return all - (this.removed[slot] as number)
  }

  /** Of some terms those that most live listings have, at most `most` of them; of equal counts the first by `compare`. */
  mostFrequent(
    terms: Iterable<TermId>,
    most: number,
    compare: (left: TermId, right: TermId) => number,
  ): { term: TermId; count: number }[] {
    // A list's entries and its term in one number each, so that they are put in order without calling anything.
    const listed = Float64Array.from([...terms].map((term) => this.lists.count(term) * termsAtMost + term)).sort()
    const found: { term: TermId; count: number }[] = []
    // What has fewer entries than so many terms have live listings need not be counted.
    let least = 1
    for (let at = listed.length - 1; at >= 0; at -= 1) {
      const entries = Math.floor((listed[at] as number) / termsAtMost)
      if (entries < least) break
      const term = ((listed[at] as number) - entries * termsAtMost) | 0
      const count = this.of(term)
      if (count > 0) found.push({ term, count })
      if (found.length === most) least = found.reduce((fewest, one) => Math.min(fewest, one.count), entries)
    }
    return found.sort((left, right) => right.count - left.count || compare(left.term, right.term)).slice(0, most)
  }

  /** Live listings that have a skill, a wording or a word of a title, which are kept with each listing too. */
  ofNamed(term: TermId): number {
    const { removedNamed, documentTable } = this
    const { values, length } = documentTable.removedRows
    for (; this.countedNamed < length; this.countedNamed += 1) {
      documentTable.forEachTerm(values[this.countedNamed] as number, (named) => {
        removedNamed.set(named, (removedNamed.get(named) ?? 0) + 1)
      })
    }
    return this.lists.count(term) - (removedNamed.get(term) ?? 0)
  }

  /** Rarity of a skill, a wording or a word of a title among listings. */
  rarityOf(term: TermId): number {
    return rarity(this.documents + assumedListings, this.ofNamed(term) + 1)
  }

  /** Of the removals from number `from` on those that have a term. */
  private removedSince(from: number, term: TermId): number {
    const { values, length } = this.documentTable.removedRows
    const set = this.sets.keptSetOf(term, this.documentTable.count)
    const cursor = set === null ? new ListCursor(this.lists, term) : null
    let count = 0
    for (let at = from; at < length; at += 1) {
      const document = values[at] as number
      if (set !== null ? hasBit(set, document) : cursor !== null && cursor.impactOf(document) > 0) count += 1
    }
    return count
  }
}
