import { type Bits, countCommon, hasBit } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import { type FacetColumn, type FacetField, facetFields } from '../store/facet-fields.ts'
import type { TermDictionary } from '../store/term-dictionary.ts'
import type { FilterName, FilterReader } from './filters.ts'
import { bitsOf, type Found, listOf, within } from './found.ts'

/** Counts per value; `approximate` marks those that are counted over the best 1,000 hits only. */
export interface FacetCounts {
  values: { value: string; count: number }[]
  approximate: boolean
}

export const facetNames = [
  ...facetFields,
  'place',
  'mode',
  'posted',
  'deadline',
  'skills',
  'theme',
  'company',
  'location',
] as const
export type FacetName = (typeof facetNames)[number]

/** How many of the best hits open-ended fields are counted over. */
export const openFacetDepth = 1000
const mostOpenValues = 20
const mostFixedValues = 64
const postedSteps = [1, 3, 7, 14, 30]
const deadlineSteps = [3, 7, 14, 30]
const modeOf: Record<string, string> = { remote: 'online', 'on-site': 'offline', hybrid: 'hybrid' }
const filterOf: Partial<Record<FacetName, FilterName>> = {
  posted: 'postedWithinDays',
  deadline: 'deadlineWithinDays',
  place: 'location',
}

interface Counted {
  /** Matches of the text alone, live. */
  matched: Found
  filters: Map<FilterName, Bits>
  /** The best hits, in any order. */
  best: () => readonly number[]
  now: number
  /** Values of the facet 'place'. */
  places: readonly string[]
}

/** Up to this share of all documents matches are counted one by one, beyond it by the common bits of sets. */
const listedShare = 1 / 32

/** Matches as a set, or as a list when they are few. */
type Among = { bits: Bits; listed: null } | { bits: null; listed: readonly number[] }

/** Counts facets of one list: each field under all filters but its own. */
export class FacetCounter {
  private readonly documents: Documents
  private readonly dictionary: TermDictionary
  private readonly filters: FilterReader
  /** Counts per number of a term or place; zeros between two uses. */
  private tally = new Uint16Array(0)

  constructor(documents: Documents, dictionary: TermDictionary, filters: FilterReader) {
    this.filters = filters
    this.documents = documents
    this.dictionary = dictionary
  }

  count(names: readonly FacetName[], list: Counted): Record<string, FacetCounts> {
    const counts: Record<string, FacetCounts> = {}
    const under = new Map<string, Among>()
    let best: readonly number[] | undefined
    const once = {
      ...list,
      best: () => {
        best ??= list.best()
        return best
      },
    }
    for (const name of names) counts[name] = this.countOne(name, once, under)
    return counts
  }

  /** What matches under all filters but the one of a field; `known` holds what was found for other fields. */
  private underOthers(name: FacetName, { matched, filters }: Counted, known: Map<string, Among>): Among {
    const own = filterOf[name] ?? name
    const isOwn = (filter: FilterName): boolean =>
      filter === own || (own === 'workplace' && filter === 'mode') || (own === 'mode' && filter === 'workplace')
    const others = [...filters].filter(([filter]) => !isOwn(filter))
    const key = others.map(([filter]) => filter).join()
    const before = known.get(key)
    if (before !== undefined) return before
    const found = within(
      matched,
      others.map(([, set]) => set),
    )
    const { count } = this.documents
    const among: Among =
      found.count > count * listedShare
        ? { bits: bitsOf(found, count), listed: null }
        : { bits: null, listed: listOf(found) }
    known.set(key, among)
    return among
  }

  private countOne(name: FacetName, list: Counted, known: Map<string, Among>): FacetCounts {
    if (name === 'skills' || name === 'theme' || name === 'company' || name === 'location') {
      return this.countOpen(name, list.best())
    }
    const among = this.underOthers(name, list, known)
    if (name === 'posted') {
      return this.countSteps(among, postedSteps, (days) => this.filters.postedSince(days, list.now))
    }
    if (name === 'deadline') {
      return this.countSteps(among, deadlineSteps, (days) => this.filters.deadlineWithin(days, list.now))
    }
    if (name === 'place') return this.countPlaces(among, list.places)
    const field: FacetField = name === 'mode' ? 'workplace' : name
    const column = this.documents.facets[field]
    const counts = countsOf(column, among)
    const values = shownCodes(column).map((code) => {
      const value = column.values[code] ?? ''
      return { value: name === 'mode' ? (modeOf[value] ?? value) : value, count: counts[code] ?? 0 }
    })
    return { values: values.sort(byCount), approximate: false }
  }

  /** As the filter `location` takes them, in the order they were asked for. */
  private countPlaces(among: Among, places: readonly string[]): FacetCounts {
    const values = places.map((value) => ({ value, count: countIn(among, this.filters.inPlace(value)) }))
    return { values, approximate: false }
  }

  /** As the date filters take them, by whole hours of the clock. */
  private countSteps(among: Among, steps: readonly number[], setOf: (days: number) => Bits | null): FacetCounts {
    const values = steps.map((days) => {
      const set = setOf(days)
      return { value: String(days), count: set === null ? 0 : countIn(among, set) }
    })
    return { values, approximate: false }
  }

  private countOpen(name: 'skills' | 'theme' | 'company' | 'location', best: readonly number[]): FacetCounts {
    const { documents, dictionary } = this
    const numbers = Math.max(dictionary.size, documents.places.length)
    if (this.tally.length < numbers) this.tally = new Uint16Array(Math.ceil(numbers * 1.1))
    const { tally } = this
    const met: number[] = []
    const add = (number: number) => {
      const count = tally[number] as number
      if (count === 0 && number !== 0) met.push(number)
      if (number !== 0) tally[number] = count + 1
    }
    for (const document of best) {
      if (name === 'location') add(documents.place.values[document] ?? 0)
      else if (name === 'company') add(documents.company.values[document] ?? 0)
      else documents.forEachSkill(document, add)
    }
    const counts = met.map((number) => tally[number] as number)
    for (const number of met) tally[number] = 0
    const least = Uint16Array.from(counts).sort().at(-mostOpenValues) ?? 0
    const values = met.flatMap((number, at) => {
      const count = counts[at] as number
      if (count < least) return []
      return [{ value: name === 'location' ? (documents.places[number] ?? '') : dictionary.labelOf(number), count }]
    })
    return { values: values.sort(byCount).slice(0, mostOpenValues), approximate: true }
  }
}

/** Codes of the values that live listings have; of very many those that most of them have. */
const shownCodes = ({ values, live }: FacetColumn): number[] => {
  const codes = live.flatMap((count, code) => (code > 0 && count > 0 ? [code] : []))
  if (codes.length <= mostFixedValues) return codes
  const byListings = (left: number, right: number): number =>
    (live[right] as number) - (live[left] as number) || ((values[left] ?? '') < (values[right] ?? '') ? -1 : 1)
  return codes.sort(byListings).slice(0, mostFixedValues)
}

/** How many documents of a column's values there are, per code. */
const countsOf = (column: FacetColumn, among: Among): ArrayLike<number> => {
  if (among.listed === null) return column.sets.map((set) => countCommon(among.bits, set))
  const counts = new Uint32Array(column.values.length)
  for (const document of among.listed) {
    const code = column.codes[document] as number
    counts[code] = (counts[code] as number) + 1
  }
  return counts
}

const countIn = (among: Among, set: Bits): number => {
  if (among.listed === null) return countCommon(among.bits, set)
  let count = 0
  for (const document of among.listed) if (hasBit(set, document)) count += 1
  return count
}

const byCount = (left: { value: string; count: number }, right: { value: string; count: number }): number =>
  right.count - left.count || (left.value < right.value ? -1 : left.value > right.value ? 1 : 0)
