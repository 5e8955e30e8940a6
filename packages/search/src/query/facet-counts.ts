import { type Bits, countAllOf, hasBit } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import { type ClassField, deadlineSteps, postedSteps } from '../store/facet-classes.ts'
import { type FacetColumn, type FacetField, facetFields } from '../store/facet-fields.ts'
import { hackathonPhases } from '../store/hackathon-times.ts'
import type { TermDictionary } from '../store/term-dictionary.ts'
import { isKeyedName, type KeyedName, keyedFacets } from '../terms/keyed-filters.ts'
import { ClassCounter } from './class-counter.ts'
import { byCount, type FacetCounts, mostFixedValues } from './facet-answer.ts'
import type { FilterName, FilterReader, Filters } from './filters.ts'
import { type Found, underOthers, within } from './found.ts'
import type { ValueCounter } from './value-counter.ts'

export const facetNames = [
  ...facetFields,
  ...keyedFacets,
  'pay',
  'phase',
  'location',
  'mode',
  'posted',
  'deadline',
  'skills',
  'theme',
] as const
export type FacetName = (typeof facetNames)[number]

/** How many of the best hits skills are counted over. */
export const openFacetDepth = 1000
const mostSkills = 20
const mostThemes = 100
/** So many fit in the tally of a value. */
const mostTallied = 65_535
const modeOf = new Map([
  ['remote', 'online'],
  ['on-site', 'offline'],
])

type OpenName = 'skills' | 'theme'
const isOpenName = (name: FacetName): name is OpenName => name === 'skills' || name === 'theme'
/** Whether a facet is counted over the best hits only. */
export const isOfBest = (name: FacetName): boolean => name === 'skills'

/** Facets of which each value is a set of its own: locations that were asked for, phases of hackathons, keyed values and pay. */
type SetName = 'location' | 'phase' | 'pay' | KeyedName
const isSetName = (name: FacetName): name is Exclude<SetName, OpenName> =>
  name === 'location' || name === 'phase' || name === 'pay' || isKeyedName(name)

/** The field whose codes a facet counts. */
const fieldOf = (name: Exclude<FacetName, OpenName | SetName>): ClassField => (name === 'mode' ? 'workplace' : name)

interface Counted {
  /** Matches of the text alone, live. */
  matched: Found
  /** What was asked for, and the set of each filter that restricts. */
  wanted: Filters
  filters: Map<FilterName, Bits>
  /** The best hits, in any order. */
  best: () => ArrayLike<number>
  now: number
  /** Values of the facet 'location'. */
  places: readonly string[]
}

/** Counts facets of one list: each field under all filters but its own. */
export class FacetCounter {
  private readonly documents: Documents
  private readonly dictionary: TermDictionary
  private readonly filters: FilterReader
  private readonly values: ValueCounter
  private readonly classes: ClassCounter
  /** Counts per term; zeros between two uses. */
  private tally = new Uint16Array(0)

  constructor(documents: Documents, dictionary: TermDictionary, filters: FilterReader, values: ValueCounter) {
    this.filters = filters
    this.values = values
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
    const among = underOthers(list.matched, list.filters, this.documents.count)
    const best = names.some(isOfBest) ? list.best() : []
    const counts: Record<string, FacetCounts> = {}
    for (const name of names) {
      if (name === 'skills') counts[name] = { values: this.countOpen(best, mostSkills), approximate: true }
      else if (name === 'theme')
        counts[name] = { values: this.countOpen(this.hackathonsIn(among(name)), mostThemes), approximate: false }
      else if (isSetName(name)) counts[name] = this.countSets(name, list, among(name))
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

  /** Locations in the order they were asked for, as the filter takes them; phases in theirs; currencies by their listings. */
  private countSets(name: Exclude<SetName, OpenName>, { wanted, places, now }: Counted, among: Bits): FacetCounts {
    if (isKeyedName(name)) return this.values.count(name, among, this.filters.askedOf(name, wanted))
    if (name === 'pay') return this.countPay(among)
    const phases = this.documents.hackathons.at(now)
    const sets: [string, Bits][] =
      name === 'location'
        ? places.map((value) => [value, this.filters.inPlace(value)])
        : hackathonPhases.map((value) => [value, phases[value]])
    return { values: sets.map(([value, set]) => ({ value, count: countAllOf([among, set]) })), approximate: false }
  }

  /** How many state pay in each currency; the others state none. */
  private countPay(among: Bits): FacetCounts {
    const counts = [...this.documents.pay.countIn(among)].map(([value, count]) => ({ value, count }))
    const stated = counts.reduce((sum, { count }) => sum + count, 0)
    const values = counts.filter(({ count }) => count > 0).sort(byCount)
    return { values, approximate: false, unknown: countAllOf([among]) - stated }
  }

  /** Themes are those of hackathons, which are few enough to look at each. */
  private hackathonsIn(among: Bits): number[] {
    const { rows } = this.documents.hackathons
    return [...rows.values.subarray(0, rows.length)].filter((document) => hasBit(among, document)).slice(0, mostTallied)
  }

  /** The values that most of some documents have. */
  private countOpen(best: ArrayLike<number>, most: number): FacetCounts['values'] {
    const { documents, dictionary } = this
    if (this.tally.length < dictionary.size) this.tally = new Uint16Array(Math.ceil(dictionary.size * 1.1))
    const { tally } = this
    const met: number[] = []
    const add = (number: number) => {
      const count = tally[number] as number
      if (count === 0 && number !== 0) met.push(number)
      if (number !== 0) tally[number] = count + 1
    }
    for (let at = 0; at < best.length; at += 1) {
      documents.forEachSkill(best[at] as number, add)
    }
    const having = new Uint16Array(best.length + 1)
    for (const number of met) having[tally[number] as number] = (having[tally[number] as number] as number) + 1
    let least = best.length
    for (let shown = having[least] as number; shown < most && least > 1; shown += having[least] as number) least -= 1
    const values: { value: string; count: number }[] = []
    for (const number of met) {
      const count = tally[number] as number
      tally[number] = 0
      if (count < least) continue
      values.push({ value: dictionary.labelOf(number), count })
    }
    return values.sort(byCount).slice(0, most)
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
