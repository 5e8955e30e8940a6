import { occupationOfWork } from '@scry/vocabulary/occupations'
import { placePart } from '@scry/vocabulary/places'
import {
  isBeginnersWord,
  isConditionWord,
  isInternWord,
  sameInListings,
  type Wishes,
} from '@scry/vocabulary/query-words'
import { partsOfCompound, stem } from '@scry/vocabulary/tokens'
import { type Bits, commonOf, setBit, subtract, unite, wordsFor } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import { keyedFilters } from '../terms/keyed-filters.ts'
import { occupationKey, sourceSign } from '../terms/skill-keys.ts'
import type { Slot } from './query-slots.ts'

/** The words of a query by what they say of the listings that are meant. */
interface Roles {
  /** Words of places, of one word or two. */
  places: Slot[]
  /** Words of internships. */
  interns: Slot[]
  /** What is looked for: a trade, a subject, a skill, an employer. */
  telling: Slot[]
}

/** What is meant by a query. */
export interface Meaning extends Pick<Roles, 'places' | 'interns'> {
  /** The listings that are about what is looked for, where the words say it. */
  about: Bits[]
  /** Sets that each narrow what has the words to what is meant by them, the most telling first. */
  narrowing: Bits[]
}

/** The words of a query by their roles. */
const rolesOf = (slots: readonly Slot[]): Roles => {
  const roles: Roles = { places: [], interns: [], telling: [] }
  for (const [at, slot] of slots.entries()) {
    const { word } = slot
    const [before, after] = [slots[at - 1], slots[at + 1]]
    const names = [word, before && `${before.word} ${word}`, after && `${word} ${after.word}`]
    if (isInternWord(word)) roles.interns.push(slot)
    else if (isConditionWord(word)) continue
    else if (names.some((name) => name !== undefined && placePart(name) !== null)) roles.places.push(slot)
    else roles.telling.push(slot)
  }
  return roles
}

/** So many words of a query are weighed. */
const mostTold = 4

/** The smallest groups of words, by their places, that together say at least half of what all say. */
const tellingHalf = (slots: readonly Slot[]): number[][] => {
  const half = slots.reduce((sum, { worth }) => sum + worth, 0) / 2
  const groups: number[][] = []
  for (let chosen = 1; chosen < 1 << slots.length; chosen += 1) {
    const places = [...slots.keys()].filter((at) => chosen & (1 << at))
    const says = places.reduce((sum, at) => sum + (slots[at] as Slot).worth, 0)
    if (says >= half && !groups.some((group) => group.every((at) => places.includes(at)))) groups.push(places)
  }
  return groups
}

/** Most years that a posting for beginners asks for. */
const beginnersYears = 2

/** Says which listings are meant by a query, among those that have its words somewhere in their texts. */
export class MeantListings {
  private readonly documents: Documents
  private readonly dictionary: TermDictionary
  private readonly sets: TermSets
  private beginners: { version: number; open: Bits } | null = null

  constructor(documents: Documents, dictionary: TermDictionary, sets: TermSets) {
    this.documents = documents
    this.dictionary = dictionary
    this.sets = sets
  }

  private withAny(keys: readonly string[], terms: readonly TermId[] = []): Bits {
    const known = keys.flatMap((key) => this.dictionary.find(key) ?? [])
    return this.sets.anyOf(
      [...new Set([...known, ...terms])].sort((a, b) => a - b),
      this.documents.count,
    )
  }

  /** Listings that name a word as title, skill, employer or category. */
  private naming({ alternatives }: Slot): Bits {
    const keys: string[] = []
    const terms: TermId[] = []
    for (const { term } of alternatives) {
      const key = this.dictionary.keyOf(term)
      if (key.startsWith('#')) terms.push(term)
      else
        for (const word of [key, ...(partsOfCompound(key) ?? [])]) keys.push(`^${stem(word)}`, sourceSign + stem(word))
    }
    return this.withAny(keys, terms)
  }

  /**
   * Listings that name words which say at least half of what all of them say, or the occupation that the words name; and
   * listings that name any of them. Of many words the most telling ones count.
   */
  private about(slots: readonly Slot[]): [half: Bits, any: Bits] {
    const told = slots.toSorted((left, right) => right.worth - left.worth).slice(0, mostTold)
    const named = told.map((slot) => this.naming(slot))
    const occupation = occupationOfWork(slots.map(({ word }) => word).join(' '))
    const half = this.withAny(occupation === undefined ? [] : [occupationKey(occupation)]).slice()
    const any = half.slice()
    for (const bits of named) unite(any, bits)
    for (const together of tellingHalf(told)) unite(half, commonOf(together.map((at) => named[at] as Bits)))
    return [half, any]
  }

  /** Listings in a place of that name. */
  private at({ word }: Slot): Bits {
    const names = [word, ...sameInListings(word)]
    return this.withAny(names.flatMap((name) => [`@${name}`, `^${stem(name)}`]))
  }

  /** Internships. */
  private internships(): Bits {
    const { type } = this.documents.facets
    return type.sets[type.codeOf('internship') ?? -1] ?? new Uint32Array(0)
  }

  /** Listings that say nothing against a beginner: no higher level, no years beyond a few. */
  private forBeginners(): Bits {
    const { count, facets, years, version } = this.documents
    if (this.beginners?.version === version) return this.beginners.open
    const open = new Uint32Array(wordsFor(count))
    for (let document = 0; document < count; document += 1) {
      const asked = years.values[document] as number
      if (asked === 255 || asked <= beginnersYears) setBit(open, document)
    }
    for (const level of ['senior', 'lead']) {
      const set = facets.level.sets[facets.level.codeOf(level) ?? -1]
      if (set !== undefined) subtract(open, set)
    }
    this.beginners = { version, open }
    return open
  }

  /** Listings that say that they sponsor a visa. */
  private sponsoring(): Bits {
    return this.withAny([keyedFilters.sponsorship.keyOf('offered')])
  }

  /** What is meant by the words of a query. */
  of(slots: readonly Slot[], { isBeginner, isSponsored }: Wishes): Meaning {
    const { places, interns, telling } = rolesOf(slots)
    const isFirst = isBeginner || slots.some(({ word }) => isBeginnersWord(word) || isInternWord(word))
    const [half, any] = telling.length > 0 ? this.about(telling) : []
    const narrowing = [
      ...(half && any ? [any, half] : []),
      ...places.map((slot) => this.at(slot)),
      ...(interns.length > 0 ? [this.internships()] : []),
      ...(isFirst ? [this.forBeginners()] : []),
      ...(isSponsored ? [this.sponsoring()] : []),
    ]
    return { places, interns, about: half ? [half] : [], narrowing }
  }
}
