import type { countriesIn } from '@scry/vocabulary/countries'
import {
  findLanguageDemands,
  findTitleLanguages,
  isSpokenIn,
  type LanguageDemand,
  languageNames,
  languageOf,
  listedLanguage,
  sharedLanguage,
} from '@scry/vocabulary/language-demand'
import { isWeakLevel, levelAskedAt, levelOfLanguage } from '@scry/vocabulary/language-levels'
import type { ReadText } from '@scry/vocabulary/requirement-sections'
import type { ListingText } from '../listing-input.ts'
import { type Bits, hasBit, resized, subtract, unite } from '../store/bits.ts'
import { fieldText, type ProfilePlace, pointerTo, profilePointers } from '../terms/pointers.ts'
import { countriesOfPerson } from '../terms/reach.ts'
import { languageKey, reachKey } from '../terms/skill-keys.ts'
import { languageOfWords, writtenLanguage } from '../terms/written-language.ts'
import { documentsWith, type Ground, none } from './ground.ts'
import type { Line } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import { lossWithin } from './points.ts'
import type { ProfileInput } from './profile-input.ts'

/** What a listing asks for: in its list of skills, and in its text. */
export interface AskedLanguage extends Omit<LanguageDemand, 'start' | 'end'> {
  /** Nothing asks for it in words: the listing is written in it. */
  written?: boolean
  field: string
  start: number
  end: number
}

/** What everybody reads who reads this; asking for it tells nobody from anybody. Beside another one it makes a choice easy. */
const withoutShared = (demand: AskedLanguage): AskedLanguage[] => {
  const languages = demand.languages.filter((language) => language !== sharedLanguage)
  if (languages.length === 0) return []
  return [
    languages.length < demand.languages.length && demand.isChoice
      ? { ...demand, languages, nice: true }
      : { ...demand, languages },
  ]
}

/** The language of its place that a listing is written in, said by its title, or by the first line of its text. */
const languageWritten = (listing: LanguageText, readCountries?: typeof countriesIn): AskedLanguage[] => {
  const written = writtenLanguage(listing, readCountries)
  if (written === undefined) return []
  const { language, field } = written
  const text = fieldText(listing, field) ?? ''
  const line = text.search(/\S/)
  const end = text.slice(line).search(/[\n.!?]/)
  return [
    {
      ...{ languages: [language], isChoice: false, isOpen: false, nice: false, written: true, field },
      ...(field === 'title'
        ? { start: 0, end: text.length }
        : { start: line, end: end < 1 ? text.length : line + end }),
    },
  ]
}

type LanguageText = Pick<ListingText, 'title' | 'skills' | 'description' | 'location'>

/** The languages beside English that a listing asks for, or would like, and the one of its place that it is written in. */
export const languagesAsked = (
  listing: LanguageText,
  read?: ReadText,
  languageIn: (skill: string, at: number) => string | undefined = listedLanguage,
  readCountries?: typeof countriesIn,
): AskedLanguage[] => {
  const { title, skills, description } = listing
  return [
    ...(skills ?? []).flatMap((skill, at): AskedLanguage[] => {
      const language = languageIn(skill, at)
      if (language === undefined) return []
      const demand = { isChoice: false, isOpen: false, nice: false, field: `skills.${at}`, start: 0, end: skill.length }
      return [{ ...demand, languages: [language] }]
    }),
    ...findTitleLanguages(title).map((demand) => ({ ...demand, field: 'title' })),
    ...findLanguageDemands(description ?? '', read).map((demand) => ({ ...demand, field: 'description' })),
    ...languageWritten(listing, readCountries),
  ].flatMap(withoutShared)
}

const readLanguages = (listing: ListingText): AskedLanguage[] => languagesAsked(listing)

/** Stands for any language beside English. */
const anyOther = '*'
type DemandKind = Parameters<typeof languageKey>[0]

/** The keys under which a listing is found. Of two choices the first alone can be missed. */
export const languageKeys = (asked: readonly AskedLanguage[]): string[] => {
  const choice = asked.find(({ isChoice, nice }) => isChoice && !nice)
  return [
    ...new Set(
      asked.flatMap((demand) => {
        const { languages, isChoice, isOpen, nice, field, written } = demand
        if (written) return languages.map((language) => languageKey('written', language))
        const kind = nice || (isChoice && demand !== choice) ? 'nice' : isChoice ? 'any' : 'must'
        return [
          ...[...languages, ...(isOpen ? [anyOther] : [])].map((language) => languageKey(kind, language)),
          ...(kind === 'must' && field === 'title' ? languages.map((language) => languageKey('title', language)) : []),
        ]
      }),
    ),
  ]
}

/** How a person stands to one demand; 'unknown' where the profile does not settle it. */
export type LanguageStanding = 'speaks' | 'lacks' | 'unknown'

/**
 * The languages of one person, and the listings that ask for them or for others. A profile that names some leaves out what
 * goes without saying: the languages of the person's country. One that names none says nothing, but where a title names a
 * language of elsewhere.
 */
export class LanguageFit {
  /** By name, where the profile says it. */
  readonly own: ReadonlyMap<string, ProfilePlace>
  /** Those of which the profile states little: they meet no demand, and are not lacked either. */
  readonly weak: ReadonlyMap<string, ProfilePlace>
  private readonly countries: readonly string[]
  private readonly speaksAnother: boolean
  /** The language that the person's own words are in, which they need not list. */
  private readonly wrote: string | undefined
  /** Listings that ask for a language of the person, for one that is lacked, for a choice, and for one that is not lacked whole. */
  private readonly met: Bits
  private readonly missed: Bits
  private readonly choices: Bits
  private readonly open: Bits

  constructor(ground: Ground) {
    const { profile } = ground
    const own = new Map<string, ProfilePlace>()
    const weak = new Map<string, ProfilePlace>()
    for (const [field, read] of [
      ['languages', languageOf],
      ['skills', listedLanguage],
    ] as const) {
      for (const [at, text] of (profile[field] ?? []).entries()) {
        const language = read(text)
        if (language === undefined || own.has(language) || weak.has(language)) continue
        const level = levelOfLanguage(text)
        const known = level !== undefined && isWeakLevel(level) ? weak : own
        known.set(language, { path: `${field}.${at}` })
      }
    }
    this.own = own
    this.weak = weak
    this.countries = countriesOfPerson(profile.location ?? '')
    this.wrote = languageOfWords([...(profile.titles ?? []), ...(profile.subjects ?? []), ...(profile.deeds ?? [])])
    this.speaksAnother = [...own.keys()].some((language) => language !== sharedLanguage)
    const found = (kinds: readonly DemandKind[], languages: readonly string[]): Bits => {
      const keys = kinds.flatMap((kind) => languages.map((language) => languageKey(kind, language)))
      return documentsWith(keys, ground)
    }
    const lacked = languageNames.filter((language) => this.isLacked(language))
    const missedAs = (kind: 'must' | 'title') => {
      const missed = resized(found(['written'], lacked), ground.documents.count).slice()
      // In the person's own country a listing in a second language of it is not closed to them.
      subtract(missed, documentsWith(this.countries.map(reachKey), ground))
      unite(missed, found([kind], lacked))
      return missed
    }
    if (own.size === 0) {
      this.met = none
      this.missed = missedAs('title')
      this.choices = none
      this.open = none
      return
    }
    const another = this.speaksAnother ? [anyOther] : []
    this.met = found(['must', 'any', 'nice'], [...[...own.keys()].sort(), ...another])
    this.missed = missedAs('must')
    this.choices = found(['any'], [...languageNames, anyOther])
    this.open = found(['any'], [...languageNames.filter((language) => !this.isLacked(language)), ...another])
  }

  /** Whether some listing asks for a language of the person. */
  get isAsked(): boolean {
    return this.met.length > 0
  }

  private isLacked(language: string): boolean {
    if (this.own.has(language) || this.weak.has(language) || this.wrote === language) return false
    if (isSpokenIn(language, this.countries)) return false
    return this.own.size > 0 || (this.countries.length > 0 && this.weak.size === 0)
  }

  /** How the person stands to all that a document asks for; undefined when it asks for nothing that is theirs or lacked. */
  of(document: number): 'speaks' | 'lacks' | undefined {
    const isMissed = hasBit(this.missed, document) || (hasBit(this.choices, document) && !hasBit(this.open, document))
    return isMissed ? 'lacks' : hasBit(this.met, document) ? 'speaks' : undefined
  }

  /** The same for one demand of a listing. */
  standingTo({ languages, isChoice, isOpen, nice, field, written = false }: AskedLanguage): LanguageStanding {
    const spoken = languages.filter((language) => this.own.has(language))
    if (this.own.size === 0 && !written && (isChoice || field !== 'title')) return 'unknown'
    if (nice || isChoice) {
      if (spoken.length > 0 || (isOpen && this.speaksAnother)) return 'speaks'
      return !nice && languages.every((language) => this.isLacked(language)) ? 'lacks' : 'unknown'
    }
    if (languages.some((language) => this.isLacked(language))) return 'lacks'
    return spoken.length > 0 ? 'speaks' : 'unknown'
  }

  /** The languages of a demand that the person has, or lacks. */
  namesOf({ languages, isChoice }: AskedLanguage, standing: LanguageStanding): string[] {
    if (standing === 'unknown' || (standing === 'lacks' && isChoice)) return languages
    return languages.filter((language) => (standing === 'speaks' ? this.own.has(language) : this.isLacked(language)))
  }
}

/** For a spoken language that is asked for. */
export const languageGain = 1_000
const languageLoss = 8_000

/** Points for the spoken languages asked for. `beside`: the points of everything beside skills, place and languages. */
export const languagePoints = (standing: 'speaks' | 'lacks' | undefined, beside: number): number =>
  standing === undefined ? 0 : standing === 'speaks' ? languageGain : lossWithin(languageLoss, beside)

/**
 * What a document asks for of spoken languages: one line with the points of all of it. What is only nice to have is named
 * to whoever speaks it.
 */
export const languageLines = (
  document: number,
  languages: LanguageFit,
  profile: ProfileInput,
  beside: number,
  reading: ListingReading | undefined,
): Line[] => {
  const decided = languages.of(document)
  const thousandths = languagePoints(decided, beside)
  const kind = decided === undefined ? 'unknown' : decided === 'lacks' ? 'gap' : 'reason'
  const all = (reading?.of(readLanguages) ?? []).map((asked) => ({ asked, standing: languages.standingTo(asked) }))
  // The language that a listing is written in is only told where it is lacked: a demand in words says more.
  const shown = all.filter(
    ({ asked, standing }) =>
      standing === (decided ?? 'unknown') &&
      (decided !== undefined || !asked.nice) &&
      (decided === 'lacks' || !asked.written),
  )
  const [first] = shown
  if (first === undefined) {
    const unread = { languages: null, choice: false, or_another: false, nice: false, written: false, short: false }
    const levels = { asked_level: null, own_level: null }
    return thousandths === 0
      ? []
      : [{ factor: 'language', ...unread, ...levels, standing: decided ?? 'unknown', thousandths, kind }]
  }
  const { asked, standing } = first
  const listing = reading?.listing ?? { title: '' }
  const names = shown
    .filter(
      (one) =>
        one.asked.isChoice === asked.isChoice && one.asked.nice === asked.nice && one.asked.written === asked.written,
    )
    .flatMap((one) => languages.namesOf(one.asked, standing))
  const unique = [...new Set(asked.isChoice ? languages.namesOf(asked, standing) : names)]
  const { field, start, end } = asked
  const askedLevel = unique.length === 1 ? levelAskedAt(fieldText(listing, field) ?? '', start, end) : undefined
  const place = languages.own.get(unique[0] ?? '') ?? languages.weak.get(unique[0] ?? '')
  const ownLevel = unique.length === 1 && place ? levelOfLanguage(fieldText(profile, place.path) ?? '') : undefined
  // Whoever names a language without a level is not said to meet one.
  const isShort = ownLevel !== undefined && (standing === 'unknown' || (askedLevel ?? ownLevel) > ownLevel)
  return [
    {
      factor: 'language',
      languages: unique,
      choice: asked.isChoice,
      or_another: asked.isOpen && standing !== 'speaks' && unique.length > 0,
      nice: asked.nice,
      written: asked.written ?? false,
      standing,
      asked_level: askedLevel ?? null,
      own_level: ownLevel ?? null,
      short: isShort,
      thousandths,
      kind,
      profile: unique.flatMap((name) => {
        const own = languages.own.get(name) ?? languages.weak.get(name)
        return own === undefined ? [] : profilePointers(profile, own)
      }),
      listing: [pointerTo(field, fieldText(listing, field) ?? '', start, end)],
    },
  ]
}
