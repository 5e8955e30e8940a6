import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import { type KeyedName, keyedFilter, keyedNames, valueSign } from '../terms/keyed-filters.ts'

interface Kept {
  readonly name: KeyedName
  /** What the keys of its values begin with. */
  readonly start: string
  readonly terms: TermId[]
}

/** The values that listings have, or had, for each keyed filter: found in the dictionary when first asked for, then as they come. */
export class KnownValues {
  private readonly dictionary: TermDictionary
  private readonly kept: readonly Kept[]
  private readonly signs: readonly string[]
  private looked = 0

  constructor(dictionary: TermDictionary) {
    this.dictionary = dictionary
    this.kept = keyedNames
      .filter((name) => keyedFilter(name).of !== undefined)
      .map((name) => ({ name, start: keyedFilter(name).keyOf(''), terms: [] }))
    this.signs = [...new Set([valueSign, ...this.kept.map(({ start }) => start.charAt(0))])]
  }

  /** The terms of a filter's values, in the order in which they came. */
  of(name: KeyedName): readonly TermId[] {
    const { dictionary } = this
    for (const sign of this.signs) {
      const own = this.kept.filter(({ start }) => start.startsWith(sign))
      dictionary.forEachSigned(sign, this.looked, (term) => {
        const [only] = own
        const key = own.length === 1 ? '' : dictionary.keyOf(term)
        const kept = own.length === 1 ? only : own.find(({ start }) => key.startsWith(start))
        kept?.terms.push(term)
      })
    }
    this.looked = dictionary.size
    return this.kept.find((one) => one.name === name)?.terms ?? []
  }

  /** The value that a term of a filter stands for. */
  valueOf(name: KeyedName, term: TermId): string {
    return this.dictionary.keyOf(term).slice(keyedFilter(name).keyOf('').length)
  }
}
