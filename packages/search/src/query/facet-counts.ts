import { type Bits, commonOf, countCommon } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import { type FacetField, facetFields } from '../store/facet-fields.ts'
import type { TermDictionary } from '../store/term-dictionary.ts'
import type { FilterName, FilterReader } from './filters.ts'
import type { Ranked } from './top-documents.ts'

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
  matched: Bits
  filters: Map<FilterName, Bits>
  best: () => Ranked[]
  now: number
  /** Values of the facet 'place'. */
  places: readonly string[]
}

/** Counts facets of one list: each field under all filters but its own. */
export class FacetCounter {
  private readonly documents: Documents
  private readonly dictionary: TermDictionary
  private readonly filters: FilterReader

  constructor(documents: Documents, dictionary: TermDictionary, filters: FilterReader) {
    this.filters = filters
    this.documents = documents
    this.dictionary = dictionary
  }

  count(names: readonly FacetName[], list: Counted): Record<string, FacetCounts> {
    const counts: Record<string, FacetCounts> = {}
    let best: Ranked[] | undefined
    const once = {
      ...list,
      best: () => {
        best ??= list.best()
        return best
      },
    }
    for (const name of names) counts[name] = this.countOne(name, once)
    return counts
  }

  private underOthers(name: FacetName, list: Counted): Bits {
    const own = filterOf[name] ?? name
    const isOwn = (filter: FilterName): boolean =>
      filter === own || (own === 'workplace' && filter === 'mode') || (own === 'mode' && filter === 'workplace')
    return commonOf([list.matched, ...[...list.filters].flatMap(([filter, set]) => (isOwn(filter) ? [] : [set]))])
  }

  private countOne(name: FacetName, list: Counted): FacetCounts {
    if (name === 'posted') {
      const within = (days: number) => this.filters.postedSince(days, list.now)
      return this.countSteps(this.underOthers(name, list), postedSteps, within)
    }
    if (name === 'deadline') {
      const within = (days: number) => this.filters.deadlineWithin(days, list.now)
      return this.countSteps(this.underOthers(name, list), deadlineSteps, within)
    }
    if (name === 'place') return this.countPlaces(this.underOthers(name, list), list.places)
    if (name === 'skills' || name === 'theme' || name === 'company' || name === 'location') {
      return this.countOpen(name, list.best())
    }
    const field: FacetField = name === 'mode' ? 'workplace' : name
    const column = this.documents.facets[field]
    const bits = this.underOthers(name, list)
    const values = column.values.slice(1, mostFixedValues + 1).map((value, at) => ({
      value: name === 'mode' ? (modeOf[value] ?? value) : value,
      count: countCommon(bits, column.sets[at + 1] ?? new Uint32Array(0)),
    }))
    return { values: values.sort(byCount), approximate: false }
  }

  /** As the filter `location` takes them, in the order they were asked for. */
  private countPlaces(bits: Bits, places: readonly string[]): FacetCounts {
    const values = places.map((value) => ({ value, count: countCommon(bits, this.filters.inPlace(value)) }))
    return { values, approximate: false }
  }

  /** As the date filters take them, by whole hours of the clock. */
  private countSteps(bits: Bits, steps: readonly number[], setOf: (days: number) => Bits | null): FacetCounts {
    const values = steps.map((days) => {
      const set = setOf(days)
      return { value: String(days), count: set === null ? 0 : countCommon(bits, set) }
    })
    return { values, approximate: false }
  }

  private countOpen(name: 'skills' | 'theme' | 'company' | 'location', best: Ranked[]): FacetCounts {
    const { documents, dictionary } = this
    const counts = new Map<number, number>()
    const add = (number: number) => {
      if (number !== 0) counts.set(number, (counts.get(number) ?? 0) + 1)
    }
    for (const { document } of best) {
      if (name === 'location') add(documents.place.values[document] ?? 0)
      else if (name === 'company') add(documents.company.values[document] ?? 0)
      else {
        documents.forEachTerm(document, (term, _, isSkill) => {
          if (isSkill) add(term)
        })
      }
    }
    const least = [...counts.values()].sort((left, right) => right - left)[mostOpenValues - 1] ?? 0
    const values = [...counts]
      .filter(([, count]) => count >= least)
      .map(([number, count]) => ({
        value: name === 'location' ? (documents.places[number] ?? '') : dictionary.labelOf(number),
        count,
      }))
    return { values: values.sort(byCount).slice(0, mostOpenValues), approximate: true }
  }
}

const byCount = (left: { value: string; count: number }, right: { value: string; count: number }): number =>
  right.count - left.count || (left.value < right.value ? -1 : left.value > right.value ? 1 : 0)
