import { type Bits, commonOf, countAllOf, subtract, unite, wordsFor } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import type { LiveCounts } from '../store/live-counts.ts'
import type { PostingLists } from '../store/postings.ts'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import { type KeyedName, keyedFilter } from '../terms/keyed-filters.ts'
import { byCount, type FacetCounts, mostFixedValues } from './facet-answer.ts'
import type { KnownValues } from './known-values.ts'

/** A value before which this stands is left out instead. */
export const leftOut = '-'

/** Finds and counts the documents that have values of keyed filters. */
export class ValueCounter {
  readonly known: KnownValues
  private readonly documents: Documents
  private readonly dictionary: TermDictionary
  private readonly lists: PostingLists
  private readonly sets: TermSets
  private readonly live: LiveCounts

  constructor(
    parts: {
      documents: Documents
      dictionary: TermDictionary
      lists: PostingLists
      sets: TermSets
      counts: LiveCounts
    },
    known: KnownValues,
  ) {
    this.known = known
    this.documents = parts.documents
    this.dictionary = parts.dictionary
    this.lists = parts.lists
    this.sets = parts.sets
    this.live = parts.counts
  }

  /** The terms of which a listing may have any where a value is asked for. */
  termsOf(name: KeyedName, value: string): TermId[] {
    const { keyOf, meant } = keyedFilter(name)
    const terms = (meant?.(value) ?? [value]).flatMap((one) => this.dictionary.find(keyOf(one)) ?? [])
    return [...new Set(terms)]
  }

  /** The documents that a filter with some values lets through, not to be changed. */
  setOf(name: KeyedName, values: readonly string[]): Bits {
    const { count } = this.documents
    const anyOf = (some: readonly string[]): Bits =>
      this.sets.anyOf([...new Set(some.flatMap((value) => this.termsOf(name, value)))], count)
    if (keyedFilter(name).isEach) return commonOf(values.map((value) => anyOf([value])))
    const without = values.flatMap((value) => (value.startsWith(leftOut) ? [value.slice(leftOut.length)] : []))
    if (without.length === 0) return anyOf(values)
    const kept = values.filter((value) => !value.startsWith(leftOut))
    const bits: Bits = new Uint32Array(wordsFor(count))
    if (kept.length === 0) bits.fill(0xffffffff)
    else unite(bits, anyOf(kept))
    subtract(bits, anyOf(without))
    return bits
  }

  /** How many documents of a set have any of some terms. */
  countOf(base: Bits, terms: readonly TermId[]): number {
    const { sets, lists, documents } = this
    const [only] = terms
    if (only === undefined) return 0
    if (terms.length > 1) return countAllOf([base, sets.anyOf(terms, documents.count)])
    const set = sets.setOf(only, documents.count)
    return set === null ? lists.count(only) - lists.countOutside(only, base) : countAllOf([base, set])
  }

  /** Documents of a set per value: of every value that live listings have, or of those that are asked for. */
  count(name: KeyedName, base: Bits, asked: readonly string[]): FacetCounts {
    const { known, dictionary } = this
    const { counted, unsaid, keyOf } = keyedFilter(name)
    const silent = unsaid === undefined ? undefined : dictionary.find(keyOf(unsaid))
    if (counted === 'asked') {
      const values = asked.flatMap((written) => {
        const value = written.startsWith(leftOut) ? written.slice(leftOut.length) : written
        const terms = this.termsOf(name, value)
        return [
          { value, ...this.labelled(terms.length === 1 ? terms[0] : undefined), count: this.countOf(base, terms) },
        ]
      })
      return this.withSilent({ values, approximate: false }, unsaid, base, silent)
    }
    const said = known.of(name).filter((term) => term !== silent && this.live.of(term) > 0)
    const shown =
      said.length <= mostFixedValues
        ? said
        : this.live.mostFrequent(said, mostFixedValues, dictionary.compareKeys).map(({ term }) => term)
    const values = shown.map((term) => ({
      value: known.valueOf(name, term),
      ...this.labelled(term),
      count: this.countOf(base, [term]),
    }))
    const answer = { values: values.sort(byCount), approximate: false }
    if (unsaid !== undefined) return this.withSilent(answer, unsaid, base, silent)
    return { ...answer, unknown: countAllOf([base]) - this.countOf(base, said) }
  }

  private withSilent(
    answer: FacetCounts,
    unsaid: string | undefined,
    base: Bits,
    silent: TermId | undefined,
  ): FacetCounts {
    if (unsaid === undefined) return answer
    return { ...answer, unknown: silent === undefined ? 0 : this.countOf(base, [silent]) }
  }

  private labelled(term: TermId | undefined): { label?: string } {
    const label = term === undefined ? '' : this.dictionary.labelOf(term)
    return label === '' ? {} : { label }
  }
}
