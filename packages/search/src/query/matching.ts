import { type Bits, commonOf, forEachBit, hasBit, subtract, wordsFor } from '../store/bits.ts'
import { ListCursor } from '../store/list-cursor.ts'
import type { DecodedList, PostingLists } from '../store/postings.ts'
import type { TermId } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import { type Found, foundIn, keeping } from './found.ts'
import { type Excluded, type Query, type Slot, weightOf } from './query-slots.ts'

/** Up to this share of all documents the rarest word's documents are looked up one by one in the others' lists. */
const fewShare = 1 / 64

/** Up to so many entries of several lists are merged; for more a set the size of the corpus is cheaper. */
const mostMerged = 256

/** The lists of a query's only word are merged with their shares for up to so many entries times lists. */
const mostScored = 8192

/** Documents with their scores, the first `count` of both arrays. */
interface Scored {
  documents: Int32Array
  scores: Int32Array
  count: number
}
const noneScored = (): Scored => ({ documents: new Int32Array(256), scores: new Int32Array(256), count: 0 })

/** Puts into `into` what is known and the entries of a list that are in a set, each document with its greatest share. */
const mergeScored = (into: Scored, known: Scored, list: DecodedList, weight: number, among: Bits): void => {
  if (into.documents.length < known.count + list.count) {
    into.documents = new Int32Array(2 * (known.count + list.count))
    into.scores = new Int32Array(2 * (known.count + list.count))
  }
  const { documents, scores } = into
  let count = 0
  let next = 0
  for (let at = 0; at < list.count; at += 1) {
    const document = list.documents[at] as number
    if (!hasBit(among, document)) continue
    let share = weight * (list.impacts[at] as number)
    for (; next < known.count && (known.documents[next] as number) <= document; next += 1) {
      const score = known.scores[next] as number
      if (known.documents[next] === document) share = Math.max(share, score)
      else {
        documents[count] = known.documents[next] as number
        scores[count] = score
        count += 1
      }
    }
    documents[count] = document
    scores[count] = share
    count += 1
  }
  for (; next < known.count; next += 1, count += 1) {
    documents[count] = known.documents[next] as number
    scores[count] = known.scores[next] as number
  }
  into.count = count
}

/** Says which documents match a query: a union per word, an intersection over words. */
export class Matcher {
  private readonly lists: PostingLists
  private readonly sets: TermSets
  /** Working memory, empty between two uses. */
  private scratch: Bits = new Uint32Array(0)
  private readonly scored = noneScored()
  private readonly spare = noneScored()

  constructor(lists: PostingLists, sets: TermSets) {
    this.lists = lists
    this.sets = sets
  }

  /** The documents of `among` that match. `all`: every slot must be matched; otherwise one suffices. */
  match(query: Query, all: boolean, among: Bits, documents: number): Found {
    const slots = query.slots.toSorted((left, right) => this.postingsOf(left) - this.postingsOf(right))
    const [rarest, ...others] = slots
    if (rarest === undefined) return { sets: null, documents: [], count: 0 }
    const few = documents * fewShare
    const size = all ? this.postingsOf(rarest) : slots.reduce((sum, slot) => sum + this.postingsOf(slot), 0)
    const found =
      size < few
        ? this.fewOf(all ? [rarest] : slots, all ? others : [], among, documents)
        : foundIn([
            ...(all ? slots.map((slot) => this.setOf(slot, documents)) : [this.withAny(slots, documents)]),
            among,
          ])
    return this.without(query.excluded, found, documents)
  }

  /** Takes out the documents with excluded words; those of several words stay for `withoutPhrases`. */
  without(excluded: readonly Excluded[], found: Found, documents: number): Found {
    if (excluded.length === 0) return found
    const terms = excluded.flatMap((one) => (one.terms.length === 1 ? one.terms : []))
    if (terms.length === 0) return found
    if (found.sets !== null) {
      const left = commonOf(found.sets).slice()
      subtract(left, this.sets.anyOf(terms, documents))
      return foundIn([left])
    }
    const cursors = terms.map((term) => new ListCursor(this.lists, term))
    return keeping(found, (document) => cursors.every((cursor) => cursor.impactOf(document) === 0))
  }

  /** Takes out the documents that have all words of an excluded phrase and, as the check for its words says, the phrase. */
  withoutPhrases(
    excluded: readonly Excluded[],
    found: Found,
    checkFor: (words: readonly string[]) => (document: number) => boolean,
  ): Found {
    return excluded.reduce((left, { terms, words }) => {
      if (terms.length === 1) return left
      const cursors = terms.map((term) => new ListCursor(this.lists, term))
      const has = checkFor(words)
      return keeping(left, (document) => cursors.some((cursor) => cursor.impactOf(document) === 0) || !has(document))
    }, found)
  }

  private fewOf(any: readonly Slot[], each: readonly Slot[], among: Bits, documents: number): Found {
    const [only, another = each[0]] = any
    if (only !== undefined && another === undefined) {
      if (this.postingsOf(only) * only.alternatives.length <= mostScored) return this.scoredOf(only, among)
    }
    const found = this.inLists(
      any.flatMap((slot) => slot.alternatives.map(({ term }) => term)),
      documents,
    )
    const tests = each.map((slot) => this.testOf(slot, documents))
    return keeping(found, (document) => hasBit(among, document) && tests.every((holds) => holds(document)))
  }

  /** The documents of a set that match a query's only slot, with their scores: each its greatest share. Valid until the next. */
  private scoredOf(slot: Slot, among: Bits): Found {
    let found = this.scored
    let before = this.spare
    found.count = 0
    for (const alternative of slot.alternatives) {
      const known = found
      found = before
      before = known
      mergeScored(found, before, this.lists.read(alternative.term), weightOf(slot, alternative), among)
    }
    return { sets: null, documents: found.documents, count: found.count, scores: found.scores }
  }

  /** The documents in any of the lists of terms that are not frequent. */
  private inLists(terms: readonly TermId[], documents: number): Found {
    const [only] = terms
    if (terms.length === 1 && only !== undefined) {
      const list = this.lists.read(only)
      return { sets: null, documents: list.documents, count: list.count }
    }
    const entries = terms.reduce((sum, term) => sum + this.lists.count(term), 0)
    return entries <= mostMerged ? this.merged(terms) : this.marked(terms, documents)
  }

  /** The documents of few entries. */
  private merged(terms: readonly TermId[]): Found {
    let documents: number[] = []
    for (const term of terms) {
      const list = this.lists.read(term)
      const both: number[] = []
      let at = 0
      for (const document of documents) {
        for (; at < list.count && (list.documents[at] as number) <= document; at += 1) {
          if (list.documents[at] !== document) both.push(list.documents[at] as number)
        }
        both.push(document)
      }
      for (; at < list.count; at += 1) both.push(list.documents[at] as number)
      documents = both
    }
    return { sets: null, documents, count: documents.length }
  }

  /** The documents of many entries: marked in a set. */
  private marked(terms: readonly TermId[], documents: number): Found {
    const words = wordsFor(documents)
    if (this.scratch.length < words) this.scratch = new Uint32Array(Math.ceil(words * 1.1))
    for (const term of terms) {
      this.lists.markFrozen(term, this.scratch)
      this.lists.markTail(term, this.scratch)
    }
    const found: number[] = []
    forEachBit(this.scratch, (document) => {
      found.push(document)
    })
    for (const document of found) this.scratch[document >>> 5] = 0
    return { sets: null, documents: found, count: found.length }
  }

  /** Whether a document matches a slot; to be asked in ascending order. */
  private testOf(slot: Slot, documents: number): (document: number) => boolean {
    const tests = slot.alternatives.map(({ term }) => {
      const set = this.sets.setOf(term, documents)
      if (set !== null) return (document: number) => hasBit(set, document)
      const cursor = new ListCursor(this.lists, term)
      return (document: number) => cursor.impactOf(document) > 0
    })
    return (document) => tests.some((holds) => holds(document))
  }

  private withAny(slots: readonly Slot[], documents: number): Bits {
    const bits: Bits = new Uint32Array(wordsFor(documents))
    for (const slot of slots) for (const { term } of slot.alternatives) this.sets.addTo(bits, term, documents)
    return bits
  }

  /** The set of a slot's documents, not to be changed. */
  private setOf(slot: Slot, documents: number): Bits {
    return this.sets.anyOf(
      slot.alternatives.map(({ term }) => term),
      documents,
    )
  }

  private postingsOf(slot: Slot): number {
    let postings = 0
    for (const { term } of slot.alternatives) postings += this.lists.count(term)
    return postings
  }
}
