import type { PayPeriod } from '@scry/contracts/enumerations'
import { stopWords, tokenize } from '@scry/vocabulary/tokens'
import { isUnrestricted } from '../listing-input.ts'
import { type Bits, commonOf, resized, setBit, unite, wordsFor } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import { type ClassField, deadlineSteps, postedSteps } from '../store/facet-classes.ts'
import { type FacetField, facetFields } from '../store/facet-fields.ts'
import { hackathonPhases } from '../store/hackathon-times.ts'
import { remember } from '../store/remember.ts'
import { yearlyPay } from '../store/stated-pay.ts'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import { isKeyedName, type KeyedName } from '../terms/keyed-filters.ts'
import type { ValueCounter } from './value-counter.ts'

type OneOrMore = string | readonly string[] | null | undefined

/**
 * Restrictions of a list: several values of one field mean any of them, several fields mean all of them. 'all', 'any',
 * 'flexible' and empty mean no restriction (decision 0310, 12).
 */
export interface Filters extends Partial<Record<KeyedName, OneOrMore>> {
  kind?: OneOrMore
  type?: OneOrMore
  level?: OneOrMore
  /** 'on-site', 'remote', 'hybrid'; `mode` is the same with a hackathon's words 'offline', 'online'. */
  workplace?: OneOrMore
  mode?: OneOrMore
  /** A place named in the location, or 'remote'. */
  location?: OneOrMore
  source?: OneOrMore
  /** Stated pay whose upper end is at least so much. */
  pay?: PayAtLeast | null | undefined
  /** The word of a source; where a hackathon stands is its phase. */
  status?: OneOrMore
  /** Of a hackathon: 'upcoming', 'ongoing', 'past' or 'ended'. */
  phase?: OneOrMore
  difficulty?: OneOrMore
  postedWithinDays?: number | null | undefined
  deadlineWithinDays?: number | null | undefined
}
export type FilterName = keyof Filters

/** Whole units of a currency (ISO 4217) a period. */
export interface PayAtLeast {
  amount: number
  currency: string
  period: PayPeriod
}

const dayMs = 86_400_000
const keptScans = 24
/** Places of the location filter are counted in every list; so many sets of places are kept. */
const keptPlaces = 16
/** Dates are filtered by whole hours of the clock, so that the sets can be kept. */
export const wholeHours = (now: number): number => Math.floor(now / 3_600_000) * 3_600_000
const valuesOf = (value: OneOrMore): string[] =>
  (typeof value === 'string' ? [value] : [...(value ?? [])]).filter((text) => !isUnrestricted(text))

const isFacetField = (name: string): name is FacetField => (facetFields as readonly string[]).includes(name)

/** The codes of dates within so many days; null when that is none of the steps. */
const stepsUpTo = (steps: readonly number[], days: number | null | undefined): Uint8Array | null => {
  const last = steps.indexOf(days ?? -1)
  return last < 0 ? null : Uint8Array.from({ length: 256 }, (_, code) => (code <= last ? 1 : 0))
}

/** Turns filters into sets of documents. */
export class FilterReader {
  private readonly documents: Documents
  private readonly dictionary: TermDictionary
  private readonly sets: TermSets
  private readonly values: ValueCounter
  private readonly recent = new Map<string, { bits: Bits; looked: number }>()
  /** Listings of places by their names, as they were at a version of the documents. */
  private readonly places = new Map<string, { bits: Bits; version: number }>()

  constructor(documents: Documents, dictionary: TermDictionary, sets: TermSets, values: ValueCounter) {
    this.documents = documents
    this.dictionary = dictionary
    this.sets = sets
    this.values = values
  }

  /** One set per restricting filter, not to be changed. `now` is the clock in milliseconds. */
  read(filters: Filters, now: number): Map<FilterName, Bits> {
    const sets = new Map<FilterName, Bits>()
    for (const name of Object.keys(filters) as FilterName[]) {
      const bits = this.setFor(name, filters, now)
      if (bits !== null) sets.set(name, bits)
    }
    return sets
  }

  private setFor(name: FilterName, filters: Filters, now: number): Bits | null {
    if (name === 'postedWithinDays') return this.postedSince(filters.postedWithinDays, now)
    if (name === 'deadlineWithinDays') return this.deadlineWithin(filters.deadlineWithinDays, now)
    if (name === 'pay') return this.payingAtLeast(filters.pay)
    const values = valuesOf(filters[name])
    if (values.length === 0) return null
    if (isKeyedName(name)) return this.values.setOf(name, values)
    if (name === 'mode') return this.withAnyValue('workplace', values)
    if (name === 'phase') return this.inAnyPhase(values, now)
    if (isFacetField(name)) return this.withAnyValue(name, values)
    return this.inAnyPlace(values)
  }

  /** The values of a keyed filter that are asked for. */
  askedOf(name: KeyedName, filters: Filters): string[] {
    return valuesOf(filters[name])
  }

  /**
   * The closed field that a filter is about, null for an open one, and per code of it whether the filter lets it through;
   * without codes where the filter is finer than the codes are.
   */
  codesFor(name: FilterName, filters: Filters): { field: ClassField; codes: Uint8Array | null } | null {
    if (name === 'postedWithinDays') return { field: 'posted', codes: stepsUpTo(postedSteps, filters[name]) }
    if (name === 'deadlineWithinDays') return { field: 'deadline', codes: stepsUpTo(deadlineSteps, filters[name]) }
    if (name === 'pay') return null
    const field = name === 'mode' ? 'workplace' : name
    if (!isFacetField(field)) return null
    const codes = new Uint8Array(256)
    for (const value of valuesOf(filters[name])) {
      const code = this.documents.facets[field].codeOf(value)
      if (code !== undefined) codes[code] = 1
    }
    return { field, codes }
  }

  private empty(): Bits {
    return new Uint32Array(wordsFor(this.documents.count))
  }

  private withAnyValue(field: FacetField, values: string[]): Bits {
    const column = this.documents.facets[field]
    return this.withAny(values.map((value) => column.sets[column.codeOf(value) ?? -1] ?? new Uint32Array(0)))
  }

  /** The documents of any of the sets, not to be changed. */
  private withAny(sets: readonly Bits[]): Bits {
    const [only] = sets
    if (sets.length === 1 && only !== undefined) return only
    const found = this.empty()
    for (const set of sets) unite(found, set)
    return found
  }

  private withTerm(term: TermId): Bits {
    return this.sets.anyOf([term], this.documents.count)
  }

  /** Documents that have every one of the terms. */
  private withTerms(keys: string[]): Bits {
    const sets = keys.map((key) => {
      const term = this.dictionary.find(key)
      return term === undefined ? this.empty() : this.withTerm(term)
    })
    return commonOf(sets)
  }

  private inAnyPhase(values: string[], now: number): Bits {
    const sets = this.documents.hackathons.at(now)
    const meant = values.map((value) => value.trim().toLowerCase()).map((value) => (value === 'ended' ? 'past' : value))
    return this.withAny(hackathonPhases.flatMap((phase) => (meant.includes(phase) ? sets[phase] : [])))
  }

  private inAnyPlace(values: string[]): Bits {
    return this.withAny(values.map((value) => this.inPlace(value)))
  }

  /** Listings whose location names a place; 'remote' means those that are done from anywhere. */
  inPlace(value: string): Bits {
    if (value.trim().toLowerCase() === 'remote') return this.withAnyValue('workplace', ['remote'])
    const { version } = this.documents
    const known = this.places.get(value)
    const bits = known?.version === version ? known.bits : this.namingPlace(value)
    remember(this.places, value, { bits, version }, keptPlaces)
    return bits
  }

  private namingPlace(value: string): Bits {
    const words = tokenize(value).flatMap(({ text }) => (stopWords.has(text) ? [] : [`@${text}`]))
    return words.length === 0 ? this.empty() : this.withTerms(words)
  }

  /** Bytes of what is kept between two uses. */
  get byteLength(): number {
    return [...this.recent.values(), ...this.places.values()].reduce((sum, { bits }) => sum + bits.byteLength, 0)
  }

  private payingAtLeast(pay: PayAtLeast | null | undefined): Bits | null {
    if (pay === null || pay === undefined) return null
    const bits = this.empty()
    this.documents.pay.mark(bits, pay.currency, yearlyPay(pay.amount, pay.period))
    return bits
  }

  private postedSince(days: number | null | undefined, now: number): Bits | null {
    if (days === null || days === undefined) return null
    const from = (wholeHours(now) - days * dayMs) / 1000
    const { posted } = this.documents
    return this.scanned(`posted ${from}`, (document) => (posted.values[document] ?? 0) >= from)
  }

  private deadlineWithin(days: number | null | undefined, now: number): Bits | null {
    if (days === null || days === undefined) return null
    const from = wholeHours(now) / 1000
    const to = from + (days * dayMs) / 1000
    const { deadline } = this.documents
    return this.scanned(`deadline ${from} ${to}`, (document) => {
      const value = deadline.values[document] ?? 0
      return value > from && value <= to
    })
  }

  /** A set made by looking at every document; the last few are kept, and only new documents are looked at again. */
  private scanned(name: string, holds: (document: number) => boolean): Bits {
    const { count } = this.documents
    const scan = this.recent.get(name) ?? { bits: this.empty(), looked: 0 }
    scan.bits = resized(scan.bits, count)
    for (; scan.looked < count; scan.looked += 1) if (holds(scan.looked)) setBit(scan.bits, scan.looked)
    remember(this.recent, name, scan, keptScans)
    return scan.bits
  }
}
