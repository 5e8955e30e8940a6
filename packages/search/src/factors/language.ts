import { countriesIn } from '@scry/vocabulary/countries'
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
import { isWeakLevel, levelOfLanguage } from '@scry/vocabulary/language-levels'
import type { ReadText } from '@scry/vocabulary/requirement-sections'
import type { ListingText } from '../listing-input.ts'
import { type Bits, hasBit } from '../store/bits.ts'
import type { TermDictionary } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import type { ProfilePlace } from '../terms/pointers.ts'
import { languageKey } from '../terms/skill-keys.ts'
import type { ProfileInput } from './profile-input.ts'

/** What a listing asks for: in its list of skills, and in its text. */
export interface AskedLanguage extends Omit<LanguageDemand, 'start' | 'end'> {
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

/**
 * The languages beside English that a listing asks for, or would like. The language that it is written in asks for
 * nothing.
 */
export const languagesAsked = (
  { title, skills, description }: Pick<ListingText, 'title' | 'skills' | 'description'>,
  read?: ReadText,
  languageIn: (skill: string, at: number) => string | undefined = listedLanguage,
): AskedLanguage[] =>
  [
    ...(skills ?? []).flatMap((skill, at): AskedLanguage[] => {
      const language = languageIn(skill, at)
      if (language === undefined) return []
      const demand = { isChoice: false, isOpen: false, nice: false, field: `skills.${at}`, start: 0, end: skill.length }
      return [{ ...demand, languages: [language] }]
    }),
    ...findTitleLanguages(title).map((demand) => ({ ...demand, field: 'title' })),
    ...findLanguageDemands(description ?? '', read).map((demand) => ({ ...demand, field: 'description' })),
  ].flatMap(withoutShared)

const none: Bits = new Uint32Array(0)
/** Stands for any language beside English. */
const anyOther = '*'
type DemandKind = Parameters<typeof languageKey>[0]

/** The keys under which a listing is found. Of two choices the first alone can be missed. */
export const languageKeys = (asked: readonly AskedLanguage[]): string[] => {
  const choice = asked.find(({ isChoice, nice }) => isChoice && !nice)
  return [
    ...new Set(
      asked.flatMap((demand) => {
        const { languages, isChoice, isOpen, nice, field } = demand
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
  /** Listings that ask for a language of the person, for one that is lacked, for a choice, and for one that is not lacked whole. */
  private readonly met: Bits
  private readonly missed: Bits
  private readonly choices: Bits
  private readonly open: Bits

  constructor(profile: ProfileInput, documents: number, dictionary: TermDictionary, sets: TermSets) {
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
    this.countries = countriesIn(profile.location ?? '').countries
    this.speaksAnother = [...own.keys()].some((language) => language !== sharedLanguage)
    const found = (kinds: readonly DemandKind[], languages: readonly string[]): Bits => {
      const keys = kinds.flatMap((kind) => languages.map((language) => languageKey(kind, language)))
      const terms = keys.flatMap((key) => dictionary.find(key) ?? [])
      return terms.length === 0 ? none : sets.anyOf(terms, documents)
    }
    if (own.size === 0) {
      this.met = none
      this.missed = found(
        ['title'],
        languageNames.filter((language) => this.isLacked(language)),
      )
      this.choices = none
      this.open = none
      return
    }
    const another = this.speaksAnother ? [anyOther] : []
    this.met = found(['must', 'any', 'nice'], [...[...own.keys()].sort(), ...another])
    this.missed = found(
      ['must'],
      languageNames.filter((language) => this.isLacked(language)),
    )
    this.choices = found(['any'], [...languageNames, anyOther])
    this.open = found(['any'], [...languageNames.filter((language) => !this.isLacked(language)), ...another])
  }

  /** Whether some listing asks for a language of the person. */
  get isAsked(): boolean {
    return this.met.length > 0
  }

  private isLacked(language: string): boolean {
    if (this.own.has(language) || this.weak.has(language) || isSpokenIn(language, this.countries)) return false
    return this.own.size > 0 || (this.countries.length > 0 && this.weak.size === 0)
  }

  /** How the person stands to all that a document asks for; undefined when it asks for nothing that is theirs or lacked. */
  of(document: number): 'speaks' | 'lacks' | undefined {
    const isMissed = hasBit(this.missed, document) || (hasBit(this.choices, document) && !hasBit(this.open, document))
    return isMissed ? 'lacks' : hasBit(this.met, document) ? 'speaks' : undefined
  }

  /** The same for one demand of a listing. */
  standingTo({ languages, isChoice, isOpen, nice, field }: AskedLanguage): LanguageStanding {
    const spoken = languages.filter((language) => this.own.has(language))
    if (this.own.size === 0 && (isChoice || field !== 'title')) return 'unknown'
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
