import type { Bits } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import { type ClassField, deadlineSteps, postedSteps } from '../store/facet-classes.ts'
import { type FacetColumn, type FacetField, facetFields } from '../store/facet-fields.ts'
import { hackathonPhases } from '../store/hackathon-times.ts'
import type { TermDictionary } from '../store/term-dictionary.ts'
import { ClassCounter } from './class-counter.ts'
import type { FilterName, FilterReader, Filters } from './filters.ts'
import { type Found, within } from './found.ts'

/** Counts per value; `approximate` marks those that are counted over the best 1,000 hits only. */
export interface FacetCounts {
  values: { value: string; count: number }[]
  approximate: boolean
}

export const facetNames = [
  ...facetFields,
  'phase',
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
const modeOf = new Map([
  ['remote', 'online'],
  ['on-site', 'offline'],
])

type OpenName = 'skills' | 'theme' | 'company' | 'location'
/** Whether a facet is counted over the best hits only. */
export const isOpenName = (name: FacetName): name is OpenName =>
  name === 'skills' || name === 'theme' || name === 'company' || name === 'location'

/** Facets of which each value is a set of its own: the places that were asked for, and the phases of hackathons. */
const isSetName = (name: FacetName): name is 'place' | 'phase' => name === 'place' || name === 'phase'

/** The field whose codes a facet counts. */
const fieldOf = (name: Exclude<FacetName, OpenName | 'place' | 'phase'>): ClassField =>
  name === 'mode' ? 'workplace' : name

interface Counted {
  /** Matches of the text alone, live. */
  matched: Found
  /** What was asked for, and the set of each filter that restricts. */
  wanted: Filters
  filters: Map<FilterName, Bits>
  /** The best hits, in any order. */
  best: () => ArrayLike<number>
  now: number
  /** Values of the facet 'place'. */
  places: readonly string[]
}

/** Counts facets of one list: each field under all filters but its own. */
export class FacetCounter {
  private readonly documents: Documents
  private readonly dictionary: TermDictionary
  private readonly filters: FilterReader
  private readonly classes: ClassCounter
  /** Counts per number of a term or place; zeros between two uses. */
  private tally = new Uint16Array(0)

  constructor(documents: Documents, dictionary: TermDictionary, filters: FilterReader) {
    this.filters = filters
    this.documents = documents
    this.dictionary = dictionary
    this.classes = new ClassCounter(documents)
  }

  /** Bytes of what is kept between two uses. */
  get byteLength(): number {
    return this.classes.byteLength + this.tally.byteLength
  }

  count(names: readonly FacetName[], list: Counted): Record<string, FacetCounts> {
    const counted = this.countFields(names, list)
    const best = names.some(isOpenName) ? list.best() : []
    const counts: Record<string, FacetCounts> = {}
    for (const name of names) {
      if (isOpenName(name)) counts[name] = this.countOpen(name, best)
      else if (isSetName(name)) counts[name] = this.countSets(name, list)
      else counts[name] = this.shown(name, counted.get(fieldOf(name)) ?? [])
    }
    return counts
  }

  /** Documents per code of the fields of some facets, each under all filters but its own. */
  private countFields(names: readonly FacetName[], list: Counted): Map<ClassField, ArrayLike<number>> {
    const restricted = new Map<ClassField, Uint8Array>()
    const open: { field: ClassField | null; bits: Bits }[] = []
    for (const [name, bits] of list.filters) {
      const closed = this.filters.codesFor(name, list.wanted)
      if (closed?.codes) {
        const { field, codes } = closed
        const other = restricted.get(field)
        restricted.set(field, other === undefined ? codes : codes.map((code, at) => code & (other[at] as number)))
      } else open.push({ field: closed?.field ?? null, bits })
    }
    const found = new Map<ClassField, ArrayLike<number>>()
    const fields = new Set(names.flatMap((name) => (isOpenName(name) || isSetName(name) ? [] : [fieldOf(name)])))
    const isOwn = (own: ClassField) => open.some(({ field }) => field === own)
    const countUnder = (some: ClassField[], sets: readonly { bits: Bits }[]): void => {
      if (some.length === 0) return
      const under = within(
        list.matched,
        sets.map(({ bits }) => bits),
      )
      this.classes.count(under, list.now)
      for (const [field, counts] of this.classes.perCode(some, restricted)) found.set(field, counts)
    }
    countUnder(
      [...fields].filter((field) => !isOwn(field)),
      open,
    )
    for (const own of [...fields].filter(isOwn)) {
      countUnder(
        [own],
        open.filter(({ field }) => field !== own),
      )
    }
    return found
  }

  /** What is answered for a facet whose documents per code are known. */
  private shown(name: FacetName, counts: ArrayLike<number>): FacetCounts {
    const steps = name === 'posted' ? postedSteps : name === 'deadline' ? deadlineSteps : null
    if (steps !== null) {
      let count = 0
      const values = steps.map((days, code) => {
        count += counts[code] ?? 0
        return { value: String(days), count }
      })
      return { values, approximate: false }
    }
    const column = this.documents.facets[name === 'mode' ? 'workplace' : (name as FacetField)]
    const values = shownCodes(column).map((code) => {
      const value = column.values[code] ?? ''
      return { value: name === 'mode' ? (modeOf.get(value) ?? value) : value, count: counts[code] ?? 0 }
    })
    return { values: values.sort(byCount), approximate: false }
  }

  /** Places in the order they were asked for, as the filter `location` takes them; phases in theirs. */
  private countSets(name: 'place' | 'phase', { matched, filters, places, now }: Counted): FacetCounts {
    const own: FilterName = name === 'place' ? 'location' : 'phase'
    const among = within(
      matched,
      [...filters].flatMap(([filter, set]) => (filter === own ? [] : [set])),
    )
    const phases = this.documents.hackathons.at(now)
    const sets: [string, Bits][] =
      name === 'place'
        ? places.map((value) => [value, this.filters.inPlace(value)])
        : hackathonPhases.map((value) => [value, phases[value]])
    return { values: sets.map(([value, set]) => ({ value, count: within(among, [set]).count })), approximate: false }
  }

  private countOpen(name: OpenName, best: ArrayLike<number>): FacetCounts {
    const { documents, dictionary } = this
    const numbers = Math.max(dictionary.size, documents.places.count)
    if (this.tally.length < numbers) this.tally = new Uint16Array(Math.ceil(numbers * 1.1))
    const { tally } = this
    const met: number[] = []
    const add = (number: number) => {
      const count = tally[number] as number
      if (count === 0 && number !== 0) met.push(number)
      if (number !== 0) tally[number] = count + 1
    }
    for (let at = 0; at < best.length; at += 1) {
      const document = best[at] as number
      if (name === 'location') add(documents.place.values[document] ?? 0)
      else if (name === 'company') add(documents.company.values[document] ?? 0)
      else documents.forEachSkill(document, add)
    }
    const having = new Uint16Array(best.length + 1)
    for (const number of met) having[tally[number] as number] = (having[tally[number] as number] as number) + 1
    let least = best.length
    for (let shown = having[least] as number; shown < mostOpenValues && least > 1; shown += having[least] as number)
      least -= 1
    const values: { value: string; count: number }[] = []
    for (const number of met) {
      const count = tally[number] as number
      tally[number] = 0
      if (count < least) continue
      values.push({ value: name === 'location' ? documents.places.textOf(number) : dictionary.labelOf(number), count })
    }
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

const byCount = (left: { value: string; count: number }, right: { value: string; count: number }): number =>
  right.count - left.count || (left.value < right.value ? -1 : left.value > right.value ? 1 : 0)
