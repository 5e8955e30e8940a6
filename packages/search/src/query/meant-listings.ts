import {
  apprenticeWords,
  isBeginnersWord,
  isStudentsWord,
  roleOfWord,
  samePosts,
  statedValueOf,
  type Wishes,
} from '@scry/vocabulary/query-words'
import { partsOfCompound, stem } from '@scry/vocabulary/tokens'
import { type Bits, commonOf, haveCommon, setBit, subtract, unite, wordsFor } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import { keyedFilters } from '../terms/keyed-filters.ts'
import { categorySign, employerSign, leadingKey, occupationKey } from '../terms/skill-keys.ts'
import { MeantPlaces } from './meant-places.ts'
import { type QueryRoles, rolesOf, slotsOf, wordsNaming } from './query-roles.ts'
import type { Slot } from './query-slots.ts'

/** One thing that a search asks for: the words that say it, and the listings that have it. */
interface Part {
  readonly slots: readonly Slot[]
  /** The nearest to the words first: of several sets the first counts that leaves any listing. */
  readonly having: readonly Bits[]
  /** Whether it decides in which way the work is named. */
  readonly decides: boolean
  readonly isLevel?: boolean
  /** What takes the place of the part where no listing has it, the nearest first; the part is left out all the same. */
  readonly instead?: readonly Bits[]
}

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

const isYear = /^20\d\d$/
const seasons = ['spring', 'summer', 'fall', 'winter']
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

  private skillsOf({ alternatives }: Slot): TermId[] {
    return alternatives.flatMap(({ term }) => (this.dictionary.keyOf(term).startsWith('#') ? [term] : []))
  }

  /** Listings that name a word as title, employer, category or skill. */
  private named(slot: Slot, employers = true): Bits {
    const having = this.naming(slot, employers ? ['^', categorySign, employerSign] : ['^', categorySign]).slice()
    if (!this.isEmployer(slot)) unite(having, this.withAny([], this.skillsOf(slot)))
    return having
  }

  /** What stands beside a trade: a skill before the employer of that name ('unity developer'). */
  private besideTrade(slot: Slot): Bits[] {
    const skills = this.skillsOf(slot)
    if (skills.length === 0) return [this.named(slot)]
    const having = this.named(slot, false).slice()
    unite(having, this.withAny([], skills))
    return [having, this.named(slot)]
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
    if (!isYear.test(slot.word)) return [having, this.saying(slot)]
    unite(having, this.withAny(seasons.map((season) => keyedFilters.term.keyOf(`${season}-${slot.word}`))))
    return [having]
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
    const preferred = [
      ...(isFirst ? [this.forBeginners()] : []),
      ...(wishes.isWithoutDegree ? [this.asking(0, 1)] : []),
      ...(isOpen && wishes.isWithoutDegree ? [this.asking(1)] : []),
      ...(isOpen ? [this.noInternships(), this.valued('level', ['entry', 'junior'])] : []),
      ...(wishes.isSponsored ? [this.notRefusing()] : []),
    ]
    const around = this.around(roles, wishes)
    if (roles.work.length === 0 && around.length === 0)
      return preferred.length > 0 ? { having: [], preferred, leftOut: [] } : null
    let best: Kept | undefined
    for (const [work, rest] of this.workParts(roles, live)) {
      const tried = keptOf([...work, ...around, ...rest], live)
      if (best === undefined || isBetter(tried, best)) best = tried
      // None is better than one that keeps everything.
      if (best.left.length === 0) break
    }
    if (best === undefined) return null
    if (best.left.length === best.parts.length) return { having: [], preferred: [], leftOut: [] }
    return {
      having: [...best.kept.values()],
      preferred,
      leftOut: best.left.map(({ slots: its, isLevel = false }) => ({ slots: its, isLevel })),
    }
  }

  private noInternships(): Bits {
    const others = new Uint32Array(wordsFor(this.documents.count)).fill(0xffffffff)
    subtract(others, this.valued('type', ['internship']))
    return others
  }

  private notRefusing(): Bits {
    const open = new Uint32Array(wordsFor(this.documents.count)).fill(0xffffffff)
    subtract(open, this.withAny([keyedFilters.sponsorship.keyOf('refused')]))
    return open
  }

  /**
   * The ways in which what is looked for may be named, the nearest to the words first, each worked out when those before it
   * were not enough: what comes before everything else that is asked for, and what comes behind it.
   */
  private *workParts(
    { work, occupation, beside }: QueryRoles,
    live: readonly Bits[],
  ): Generator<[first: Part[], rest: Part[]], void> {
    if (work.length === 0) return yield [[], []]
    const whole = (having: Bits, slots: readonly Slot[] = work): Part => ({ slots, having: [having], decides: true })
    const isMet = (having: Bits): boolean => haveCommon([...live, having])
    const isAlone = work.length === 1
    const isTrade = occupation !== undefined
    // 'Koch' is a cook, and an employer only where no cook is found; 'Baker Tilly' has more of a name.
    const employers = !isTrade || beside.length > 0
    const titled = commonOf(
      work.map((slot) => this.titled(slot, { skills: !isTrade && (isAlone || !this.isEmployer(slot)), employers })),
    )
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
      parts.push({ slots: slotsOf(place), having: there, decides, instead: around })
    }
    if (isSponsored)
      parts.push({ slots: [], having: [this.withAny([keyedFilters.sponsorship.keyOf('offered')])], decides: false })
    for (const slot of beside.toSorted((left, right) => right.worth - left.worth))
      parts.push({ slots: [slot], having: this.besideTrade(slot), decides: false })
    for (const slot of level) parts.push({ slots: [slot], having: this.levelled(slot), decides: false, isLevel: true })
    for (const slot of condition) parts.push({ slots: [slot], having: this.under(slot), decides: false })
    return parts
  }
}

interface Kept {
  readonly parts: readonly Part[]
  /** The parts that are met, or something instead of them, each with that set. */
  readonly kept: ReadonlyMap<Part, Bits>
  readonly left: readonly Part[]
}

/** The parts that some live listing has together: each that one has with those kept before it. */
const keptOf = (parts: readonly Part[], live: readonly Bits[]): Kept => {
  const kept = new Map<Part, Bits>()
  const left: Part[] = []
  for (const part of parts) {
    const isMet = (having: Bits) => haveCommon([...live, ...kept.values(), having])
    const met = part.having.find(isMet)
    const instead = met ? undefined : part.instead?.find(isMet)
    if (met === undefined) left.push(part)
    if (met ?? instead) kept.set(part, (met ?? instead) as Bits)
  }
  return { parts, kept, left }
}

/** 2 where a way meets a part, 1 where something is met instead. */
const metBy = ({ kept, left }: Kept, part: Part): number => Number(kept.has(part)) + Number(!left.includes(part))

/** Whether a way to name the work keeps a more important part than another. */
const isBetter = (way: Kept, other: Kept): boolean => {
  // 'Biology' somewhere in the country is no 'marine biology'.
  const isWhole = way.left.every((part) => other.parts.includes(part))
  for (const part of way.parts) {
    if (!part.decides || !other.parts.includes(part)) continue
    const [its, others] = [metBy(way, part), metBy(other, part)]
    if (its !== others) return its > others && (isWhole || its > 1)
  }
  return false
}
