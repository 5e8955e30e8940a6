import { fieldOfWork } from '@scry/vocabulary/fields-of-work'
import { countriesSpeaking, languageOfCode } from '@scry/vocabulary/language-demand'
import { pathOfReach } from '@scry/vocabulary/place-paths'
import { pupilsWork } from '@scry/vocabulary/pupils-work'
import type { Wishes } from '@scry/vocabulary/query-wishes'
import {
  apprenticeWords,
  isBeginnersWord,
  isStudentsWord,
  languagesOfSearch,
  roleOfWord,
  samePosts,
  statedValueOf,
} from '@scry/vocabulary/query-words'
import { findSkill } from '@scry/vocabulary/skills'
import { languagesOfTitle } from '@scry/vocabulary/title-languages'
import { partsOfCompound, stem } from '@scry/vocabulary/tokens'
import { type Bits, commonOf, haveCommon, setBit, subtract, unite, wordsFor } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import { keyedFilters } from '../terms/keyed-filters.ts'
import {
  categorySign,
  employerSign,
  fieldKey,
  languageKey,
  leadingKey,
  occupationKey,
  unknownField,
} from '../terms/skill-keys.ts'
import { bestOf, keptWays, type Part, type Way, withPlacesFirst } from './kept-parts.ts'
import { MeantPlaces } from './meant-places.ts'
import { isYear, nameOf, type QueryRoles, rolesOf, slotsOf, wordsNaming } from './query-roles.ts'
import type { Slot } from './query-slots.ts'

/** The listings that are meant by a search. */
export interface Meaning {
  /** All of them are in these sets. */
  readonly having: readonly Bits[]
  /** Sets that each narrow the others to what is meant, where they leave anything. */
  readonly preferred: readonly Bits[]
  /** What no listing has together with the rest, but for a level, which is no more than preferred. */
  readonly leftOut: readonly LeftOut[]
}

/** A part of a search that no listing has together with the others: its words, none for a visa that is sponsored. */
export interface LeftOut {
  readonly slots: readonly Slot[]
  readonly isLevel: boolean
}

const seasons = ['spring', 'summer', 'fall', 'winter']
const seasonOf = (word: string): string => (word === 'autumn' ? 'fall' : word)
/** Titles say years so far before and behind one that is asked for. */
const yearsAround = 8
/** Most years that a posting for beginners asks for. */
const beginnersYears = 2
/** Says which listings are meant by the words of a search. */
export class MeantListings {
  private readonly documents: Documents
  private readonly dictionary: TermDictionary
  private readonly sets: TermSets
  private readonly places: MeantPlaces
  private beginners: { version: number; open: Bits } | null = null

  constructor(documents: Documents, dictionary: TermDictionary, sets: TermSets) {
    this.documents = documents
    this.dictionary = dictionary
    this.sets = sets
    this.places = new MeantPlaces(documents, dictionary, sets)
  }

  private withAny(keys: readonly string[], terms: readonly TermId[] = []): Bits {
    const known = keys.flatMap((key) => this.dictionary.find(key) ?? [])
    return this.sets.anyOf(
      [...new Set([...known, ...terms])].sort((a, b) => a - b),
      this.documents.count,
    )
  }

  /** Listings of which a short text has a word, both parts of a compound where they stand apart. */
  private naming({ word, alternatives }: Slot, signs: readonly string[]): Bits {
    const keys = samePosts(word).flatMap((other) => signs.map((sign) => sign + stem(other)))
    const apart: Bits[] = []
    for (const { term } of alternatives) {
      const key = this.dictionary.keyOf(term)
      if (key.startsWith('#')) continue
      for (const sign of signs) keys.push(sign + key)
      const parts = partsOfCompound(key)
      if (parts) for (const sign of signs) apart.push(commonOf(parts.map((part) => this.withAny([sign + stem(part)]))))
    }
    if (apart.length === 0) return this.withAny(keys)
    const having = this.withAny(keys).slice()
    for (const bits of apart) unite(having, bits)
    return having
  }

  /** Listings that have a word in the title, or where it is an employer's whole name that employer. */
  private titled(slot: Slot, { skills = false, employers = true } = {}): Bits {
    const having = this.naming(slot, ['^']).slice()
    unite(having, this.withAny(employers ? [`=${slot.word}`] : [], skills ? this.skillsOf(slot) : []))
    return having
  }

  private isEmployer({ word }: Slot): boolean {
    return this.dictionary.find(`=${word}`) !== undefined
  }

  /** Skills that a word names; 'communication' is a field of work before it is what everybody is to have. */
  private skillsOf({ word, alternatives }: Slot): TermId[] {
    if (findSkill(word)?.kind === 'soft') return []
    return alternatives.flatMap(({ term }) => (this.dictionary.keyOf(term).startsWith('#') ? [term] : []))
  }

  /** Listings that name a word as title, employer, category or skill. */
  private named(slot: Slot, employers = true): Bits {
    const having = this.naming(slot, employers ? ['^', categorySign, employerSign] : ['^', categorySign]).slice()
    if (!this.isEmployer(slot)) unite(having, this.withAny([], this.skillsOf(slot)))
    return having
  }

  /** What stands beside a trade: a skill before the employer of that name ('unity developer'), and what only texts say last. */
  private besideTrade(slot: Slot): Bits[] {
    const skills = this.skillsOf(slot)
    if (skills.length === 0) return [this.named(slot), this.saying(slot)]
    const having = this.named(slot, false).slice()
    unite(having, this.withAny([], skills))
    return [having, this.named(slot), this.saying(slot)]
  }

  /** Listings that have a word anywhere. */
  private saying({ alternatives }: Slot): Bits {
    return this.withAny(
      [],
      alternatives.map(({ term }) => term),
    )
  }

  private valued(field: 'type' | 'level' | 'workplace', values: readonly string[]): Bits {
    const column = this.documents.facets[field]
    const having = new Uint32Array(wordsFor(this.documents.count))
    for (const value of values) unite(having, column.sets[column.codeOf(value) ?? -1] ?? new Uint32Array(0))
    return having
  }

  /** Listings that say nothing against a beginner: no higher level, nobody led, no years beyond a few. */
  private forBeginners(): Bits {
    const { count, years, version } = this.documents
    if (this.beginners?.version === version) return this.beginners.open
    const open = new Uint32Array(wordsFor(count))
    for (let document = 0; document < count; document += 1) {
      const asked = years.values[document] as number
      if (asked === 255 || asked <= beginnersYears) setBit(open, document)
    }
    subtract(open, this.valued('level', ['senior', 'lead']))
    subtract(open, this.withAny([leadingKey]))
    this.beginners = { version, open }
    return open
  }

  private forPupils(): Bits {
    const open = this.withAny(pupilsWork.map(occupationKey)).slice()
    subtract(open, this.valued('type', ['internship']))
    return open
  }

  /** Listings that ask for one of these degrees; 0 for none. */
  private asking(...ranks: readonly number[]): Bits {
    const { count, degree } = this.documents
    const asking = new Uint32Array(wordsFor(count))
    for (let document = 0; document < count; document += 1)
      if (ranks.includes(degree.values[document] as number)) setBit(asking, document)
    return asking
  }

  private levelled(slot: Slot): Bits[] {
    const titled = this.titled(slot)
    const isStudent = isStudentsWord(slot.word)
    const stated = isStudent
      ? this.valued('type', ['internship'])
      : this.valued('level', isBeginnersWord(slot.word) ? ['entry', 'junior'] : [])
    unite(stated, titled)
    return isStudent ? [titled, stated] : [stated, this.saying(slot)]
  }

  /** Listings under a condition: what they state or are titled by, then what they say. */
  private under(slot: Slot): Bits[] {
    const having = this.titled(slot)
    const [field, value = ''] = statedValueOf(slot.word) ?? []
    // 'Remote' in a title is mostly the word of a place or of sensing.
    if (field === 'workplace') return [this.valued(field, [value])]
    if (field !== undefined) {
      unite(having, this.valued(field, [value]))
      return [having]
    }
    return [having, this.saying(slot)]
  }

  /** Listings of a year, or of a season of it. */
  private ofYear(year: Slot, season: Slot | undefined): Bits {
    const named = season ? [seasonOf(season.word)] : seasons
    const having = commonOf([year, ...(season ? [season] : [])].map((slot) => this.titled(slot))).slice()
    unite(having, this.withAny(named.map((one) => keyedFilters.term.keyOf(`${one}-${year.word}`))))
    return having
  }

  /** Listings whose titles say no other year. */
  private ofNoOtherYear({ word }: Slot): Bits {
    const others = Array.from({ length: 2 * yearsAround + 1 }, (_, at) => Number(word) - yearsAround + at)
    const keys = others.filter((year) => `${year}` !== word).map((year) => `^${year}`)
    return this.allBut(this.withAny(keys))
  }

  private allBut(out: Bits): Bits {
    const others = new Uint32Array(wordsFor(this.documents.count)).fill(0xffffffff)
    subtract(others, out)
    return others
  }

  /** What is meant by the words of a search among live listings; null where they ask for nothing. */
  of(slots: readonly Slot[], wishes: Wishes, live: readonly Bits[]): Meaning | null {
    const roles = rolesOf(slots)
    const isFirst =
      wishes.isBeginner ||
      wishes.isWithoutDegree ||
      roles.internship.length > 0 ||
      slots.some(({ word }) => isBeginnersWord(word))
    const isOpen = isFirst && roles.work.length + roles.internship.length === 0
    const pupils = wishes.isPupil ? [this.forPupils()].filter((having) => haveCommon([...live, having])) : []
    const only = isOpen ? pupils : []
    const preferred = [
      ...pupils,
      ...(isFirst ? [this.forBeginners()] : []),
      ...(wishes.isWithoutDegree ? [this.asking(0, 1)] : []),
      ...(isOpen && wishes.isWithoutDegree ? [this.asking(1)] : []),
      ...(isOpen ? [this.allBut(this.valued('type', ['internship']))] : []),
      ...(isOpen
        ? [wishes.isPupil ? this.valued('type', ['part-time']) : this.valued('level', ['entry', 'junior'])]
        : []),
      ...(wishes.isSponsored ? [this.allBut(this.withAny([keyedFilters.sponsorship.keyOf('refused')]))] : []),
    ]
    // Nobody who says 'no weekends' wants a weekend's work; what a text says may deny it too.
    for (const word of wishes.denied) preferred.push(this.allBut(this.withAny([`^${stem(word)}`])))
    // Where a place is named, work in it is meant in any language.
    if (roles.places.length === 0) preferred.push(...this.inLanguagesOf(slots))
    const around = this.around(roles, wishes)
    if (roles.work.length === 0 && around.length === 0)
      return preferred.length > 0 ? { having: [], preferred, leftOut: [] } : null
    const ways = keptWays(this.workParts(roles, live))
    const first = bestOf(ways(), around, [...live, ...only])
    const isAway = first?.left.some((part) => part.isPlace && !first.kept.has(part))
    // Whoever names a place of which nothing is an internship sees the work there rather than one on another continent.
    const placed = isAway ? bestOf(ways(), withPlacesFirst(around), [...live, this.forBeginners(), ...only]) : undefined
    const best = placed?.parts.every((part) => !part.isPlace || !placed.left.includes(part)) ? placed : first
    if (best === undefined) return null
    if (best.kept.size + only.length === 0) return { having: [], preferred: [], leftOut: [] }
    return {
      having: [...best.kept.values(), ...only],
      preferred,
      leftOut: best.left.map(({ slots: its, isLevel = false }) => ({ slots: its, isLevel })),
    }
  }

  /**
   * The ways in which what is looked for may be named, the nearest to the words first, each worked out when those before it
   * were not enough: what comes before everything else that is asked for, and what comes behind it.
   */
  private *workParts({ work, occupation, beside }: QueryRoles, live: readonly Bits[]): Generator<Way, void> {
    if (work.length === 0) return yield [[], []]
    const whole = (having: Bits, slots: readonly Slot[] = work): Part => ({ slots, having: [having], decides: true })
    const isMet = (having: Bits): boolean => haveCommon([...live, having])
    const isAlone = work.length === 1
    const isTrade = occupation !== undefined
    // 'Koch' is a cook, and an employer only where no cook is found; 'Baker Tilly' has more of a name.
    const employers = !isTrade || beside.length > 0
    let titled = commonOf(
      work.map((slot) => this.titled(slot, { skills: !isTrade && (isAlone || !this.isEmployer(slot)), employers })),
    )
    // An 'arquitecto' is no 'Cloud Architect': the English word counts in his field of work alone.
    if (isTrade && languagesOfTitle(nameOf(work)).length > 0) titled = this.inField(titled, work, occupation)
    const its = occupation === undefined ? new Uint32Array(0) : this.withAny([occupationKey(occupation)])
    // 'Data Analyst, Entry Level' is no data entry.
    const isAmbiguous = occupation !== undefined && work.some(({ word }) => roleOfWord(word) !== undefined)
    const both = isAmbiguous ? commonOf([titled, its]) : titled
    if (isMet(both)) yield [[whole(both)], []]
    const either = titled.slice()
    unite(either, its)
    const isEitherMet = isMet(either)
    if (isEitherMet) {
      // Of 'nursing zebra' one word names the occupation.
      const naming = occupation === undefined ? work : wordsNaming(occupation, work)
      const rest = work
        .filter((slot) => !naming.includes(slot))
        .map((slot): Part => ({ slots: [slot], having: [this.named(slot)], decides: false }))
      yield [[whole(either, naming)], rest]
    }
    const named = commonOf(work.map((slot) => this.named(slot, employers)))
    const isNamedMet = isMet(named)
    if (isNamedMet) yield [[whole(named)], []]
    if (!isEitherMet && !isNamedMet) yield [this.eachWord(work, live), []]
  }

  /** Of listings that are titled so those that have the very words, or are of the field of work of an occupation. */
  private inField(titled: Bits, work: readonly Slot[], occupation: string): Bits {
    const having = commonOf(work.map(({ word }) => this.withAny([`^${stem(word)}`]))).slice()
    unite(having, commonOf([titled, this.withAny([fieldKey(fieldOfWork(occupation) ?? unknownField)])]))
    return having
  }

  /** Listings written in the languages of a search, and those of the countries where these are spoken. */
  private inLanguagesOf(slots: readonly Slot[]): Bits[] {
    const languages = languagesOfSearch(slots.map(({ word }) => word)).flatMap((code) => languageOfCode(code) ?? [])
    if (languages.length === 0) return []
    const countries = languages.flatMap(countriesSpeaking)
    return [
      this.withAny(languages.map((language) => languageKey('written', language))),
      this.withAny(countries.map((country) => keyedFilters.place.keyOf(pathOfReach(country)))),
    ]
  }

  /** Each word of what is looked for by itself, the rarest first; what nothing is called is looked for in the texts. */
  private eachWord(work: readonly Slot[], live: readonly Bits[]): Part[] {
    return work
      .toSorted((left, right) => right.worth - left.worth)
      .map((slot) => {
        const named = this.named(slot)
        return { slots: [slot], having: [haveCommon([...live, named]) ? named : this.saying(slot)], decides: true }
      })
  }

  /** Apprenticeships. */
  private apprenticeships(): Bits {
    const having = this.valued('type', ['apprenticeship'])
    unite(having, this.withAny([...apprenticeWords].map((word) => `^${stem(word)}`)))
    return having
  }

  /** What is asked for beside the work, the most important first. */
  private around(roles: QueryRoles, { isSponsored }: Wishes): Part[] {
    const decides = true
    const { internship, apprenticeship, places, beside, level, condition } = roles
    const parts: Part[] = []
    if (internship.length > 0) parts.push({ slots: internship, having: [this.valued('type', ['internship'])], decides })
    if (apprenticeship.length > 0) parts.push({ slots: apprenticeship, having: [this.apprenticeships()], decides })
    for (const place of places) {
      const { there, around } = this.places.of(place)
      parts.push({ slots: slotsOf(place), having: there, decides, instead: around, isPlace: true })
    }
    if (isSponsored)
      parts.push({ slots: [], having: [this.withAny([keyedFilters.sponsorship.keyOf('offered')])], decides: false })
    for (const slot of beside.toSorted((left, right) => right.worth - left.worth))
      parts.push({ slots: [slot], having: this.besideTrade(slot), decides: false })
    for (const slot of level) parts.push({ slots: [slot], having: this.levelled(slot), decides: false, isLevel: true })
    const year = condition.find(({ word }) => isYear.test(word))
    const season = year && condition.find(({ word }) => seasons.includes(seasonOf(word)))
    if (year) {
      const instead = [...(season ? [this.ofYear(year, undefined)] : []), this.ofNoOtherYear(year)]
      const slots = season ? [season, year] : [year]
      parts.push({ slots, having: [this.ofYear(year, season)], decides: false, instead })
    }
    for (const slot of condition)
      if (slot !== year && slot !== season) parts.push({ slots: [slot], having: this.under(slot), decides: false })
    return parts
  }
}
