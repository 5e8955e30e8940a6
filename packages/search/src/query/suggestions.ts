import { areaPaths, countriesOfArea, placePathLabel, placeWordsOf, typedNamesOf } from '@scry/vocabulary/place-paths'
import { tokenize } from '@scry/vocabulary/tokens'
import type { Bits } from '../store/bits.ts'
import type { PostingLists } from '../store/postings.ts'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import type { FilterName } from './filters.ts'
import type { KnownValues } from './known-values.ts'
import type { ValueCounter } from './value-counter.ts'

/** What is typed, and of what. */
export interface Typed {
  of: 'place' | 'company'
  typed: string
  limit: number
}

export interface Suggestion {
  filter: 'place' | 'remoteWithin' | 'company'
  value: string
  label: string
  /** Documents under all filters but this one. */
  count: number
}

/** What can be typed: a value, its names behind bars ('| munich| munchen| ') and the names of what it lies in. */
interface Entry {
  readonly value: string
  readonly name: string
  readonly terms: readonly TermId[]
  readonly own: string
  readonly around: string
}

/** So many of those that a text may mean are counted. */
const mostCounted = 24
/** A region counts as the one of a town where at least this share of the town's listings name it. */
const regionShare = 0.1
/** 'Remote in Germany' asks for remote work alone. */
const remoteWords = new Set(['remote', 'remotely', 'within', 'in', 'from'])

/** Joined in one go: a text that is put together of two keeps both. */
const namesText = (names: readonly string[]): string => ['', ...names, ''].join('| ')
/** The town of a path in any region, or null for what is no town. */
const townOf = (path: string): string | null => {
  const [country = '', , town] = path.split('.')
  return town === undefined ? null : `${country}..${town}`
}

/** 3: one of its names; 2: a name begins so; 1: words of its names and of what it lies in; 0: not meant. */
const rankOf = ({ own, around }: Entry, words: readonly string[]): number => {
  if (words.length === 0) return 1
  const typed = words.join(' ')
  if (own.includes(`| ${typed}|`)) return 3
  if (own.includes(`| ${typed}`)) return 2
  const isMet = words.every((word) => own.includes(` ${word}`) || around.includes(` ${word}`))
  return isMet && words.some((word) => own.includes(` ${word}`)) ? 1 : 0
}

/** Says which places and employers of the listings a typed text may mean. Work: one look at each name, and counts of the best. */
export class Suggester {
  private readonly dictionary: TermDictionary
  private readonly lists: PostingLists
  private readonly known: KnownValues
  private readonly values: ValueCounter
  private readonly places: Entry[] = []
  private readonly companies: Entry[] = []
  /** The entries of each town, by its path in any region. */
  private readonly towns = new Map<string, Entry[]>()

  constructor(dictionary: TermDictionary, lists: PostingLists, values: ValueCounter) {
    this.dictionary = dictionary
    this.lists = lists
    this.known = values.known
    this.values = values
  }

  suggest({ of, typed, limit }: Typed, underOthers: (own: FilterName) => Bits): Suggestion[] {
    const found = of === 'company' ? this.ofCompanies(typed, underOthers) : this.ofPlaces(typed, underOthers)
    const isThere = ({ count }: { count: number }) => Number(count > 0)
    return found
      .sort(
        (left, right) =>
          isThere(right) - isThere(left) ||
          right.rank - left.rank ||
          right.count - left.count ||
          (left.label < right.label ? -1 : 1),
      )
      .slice(0, limit)
      .map(({ rank: _, ...suggestion }) => suggestion)
  }

  private ofCompanies(typed: string, underOthers: (own: FilterName) => Bits) {
    const { companies, dictionary } = this
    const terms = this.known.of('company')
    for (let at = companies.length; at < terms.length; at += 1) {
      const term = terms[at] as TermId
      const name = dictionary.labelOf(term)
      companies.push({ value: name, name, terms: [term], own: namesText([wordsOf(name).join(' ')]), around: '' })
    }
    const base = underOthers('company')
    return this.best(companies, wordsOf(typed)).map(({ entry, rank }) => ({
      filter: 'company' as const,
      value: entry.value,
      label: entry.name,
      count: this.values.countOf(base, entry.terms),
      rank,
    }))
  }

  private ofPlaces(typed: string, underOthers: (own: FilterName) => Bits) {
    this.readPlaces()
    const all = placeWordsOf(typed)
    const isRemote = all[0] === 'remote' || all[0] === 'remotely'
    const words = isRemote ? all.filter((word) => !remoteWords.has(word)) : all
    const isCountry = ({ value }: Entry) => !value.includes('.') && countriesOfArea(value) === undefined
    const best = this.best([...this.areas(), ...this.places], words, isRemote ? isCountry : undefined)
    const towns = isRemote ? best : this.eachTownOnce(best)
    const inPlace = underOthers('place')
    const fromThere = underOthers('remoteWithin')
    return towns.flatMap(({ entry, rank, label = placePathLabel(entry.value, entry.name) }) => {
      const place = { filter: 'place' as const, value: entry.value, label, rank }
      const counted = isRemote ? [] : [{ ...place, count: this.values.countOf(inPlace, entry.terms) }]
      if (!isCountry(entry)) return counted
      const count = this.values.countOf(fromThere, this.values.termsOf('remoteWithin', entry.value))
      if (count === 0 || words.length === 0) return counted
      return [
        ...counted,
        { ...place, filter: 'remoteWithin' as const, label: `Remote within ${label}`, count, rank: rank - 0.5 },
      ]
    })
  }

  private readPlaces(): void {
    const terms = this.known.of('place')
    /** Towns of one region lie in the same; their text is kept once. */
    const kept = new Map<string, string>()
    const shared = (text: string): string => {
      const known = kept.get(text) ?? text
      kept.set(known, known)
      return known
    }
    for (let at = this.places.length; at < terms.length; at += 1) {
      const term = terms[at] as TermId
      const value = this.known.valueOf('place', term)
      const name = this.dictionary.labelOf(term)
      const { own, around } = typedNamesOf(value, name)
      const entry = { value, name, terms: [term], own: namesText(own), around: shared(namesText(around)) }
      this.places.push(entry)
      const town = townOf(value)
      if (town !== null) this.towns.set(town, [...(this.towns.get(town) ?? []), entry])
    }
  }

  private areas(): Entry[] {
    return areaPaths.flatMap((value) => {
      const terms = this.values.termsOf('place', value)
      const name = placePathLabel(value)
      return terms.length === 0
        ? []
        : [{ value, name, terms, own: namesText(typedNamesOf(value, name).own), around: '' }]
    })
  }

  private listed({ terms }: Entry): number {
    return terms.reduce((sum, term) => sum + this.lists.count(term), 0)
  }

  /** Those that a text means best, of equal ones those with most listings. */
  private best(entries: readonly Entry[], words: readonly string[], holds?: (entry: Entry) => boolean) {
    const found: { entry: Entry; rank: number; listed: number; label?: string }[] = []
    for (const entry of entries) {
      const rank = holds === undefined || holds(entry) ? rankOf(entry, words) : 0
      if (rank > 0) found.push({ entry, rank, listed: this.listed(entry) })
    }
    return found.sort((left, right) => right.rank - left.rank || right.listed - left.listed).slice(0, mostCounted)
  }

  /** A town that lies in one region stands once, for the listings that name no region too; one of several in each. */
  private eachTownOnce(best: { entry: Entry; rank: number; listed: number }[]) {
    const taken = new Set<string>()
    return best.flatMap((one): { entry: Entry; rank: number; label?: string }[] => {
      const town = townOf(one.entry.value)
      const all = town === null ? [] : (this.towns.get(town) ?? [])
      const whole = all.find(({ value }) => value === town)
      if (town === null || whole === undefined) return [one]
      const least = this.listed(whole) * regionShare
      const regions = all.filter((entry) => entry !== whole && this.listed(entry) >= least)
      if (regions.length > 1) return [one]
      if (taken.has(town)) return []
      taken.add(town)
      const [region] = regions
      return [{ entry: whole, rank: one.rank, label: placePathLabel(region?.value ?? town, whole.name) }]
    })
  }
}

const wordsOf = (name: string): string[] => tokenize(name).map(({ text }) => text)
