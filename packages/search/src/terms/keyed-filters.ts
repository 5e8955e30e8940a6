import { areasAround, countriesOfArea, pathOfReach, placePaths } from '@scry/vocabulary/place-paths'
import { canonicalSkillName } from '@scry/vocabulary/skills'
import type { ListingInput } from '../listing-input.ts'
import { workplaceOf } from '../store/facet-fields.ts'
import { companyTermKey, fieldKey, skillTermKey, unknownField } from './skill-keys.ts'

/** What was read from a listing's texts while it was analysed. */
export interface ReadOfListing {
  /** Codes of countries and keys of areas that it is bound to. */
  readonly within: readonly string[]
  /** Its location says that any place will do. */
  readonly anywhere: boolean
  /** The field of work that its title names, or '?'; a hackathon is open to every field. */
  readonly field: string
}

/** A value of a listing; `label` where it is shown under another name. */
export interface ListedValue {
  readonly value: string
  readonly label?: string | undefined
}

/**
 * A filter whose values stand on listings as terms do, so that each value has a list of documents as a word has: any number
 * of values, known ones or not, in the memory of a few bytes a listing. Everything about one such filter is here.
 */
export interface KeyedFilter {
  /** The values of a listing; absent where the analysis of its words puts them. */
  readonly of?: (listing: ListingInput, read: ReadOfListing) => readonly ListedValue[]
  /** The key of the term of a value. */
  readonly keyOf: (value: string) => string
  /** What listings may have where this value is asked for; the value itself where this is absent. */
  readonly meant?: (value: string) => readonly string[]
  /** Each value asked for must be there; of other filters any one. */
  readonly isEach?: true
  /** The value of a listing that does not say it. */
  readonly unsaid?: string
  /** Counted: each value there is; or those alone that are asked for, since there are thousands; or not at all. */
  readonly counted: 'every' | 'asked' | 'none'
}

/** The sign of keys that are a filter's name and a value. */
export const valueSign = '|'
const named = (name: string) => (value: string) => `${valueSign}${name} ${value}`

const anywhere = 'worldwide'
export const unsaid = '?'
const alone = (value: string): ListedValue[] => [{ value }]

/** What the index is asked by; a value behind '-' leaves what has it out. */
export const keyedFilters = {
  /** Paths of places, such as 'de..munich' or 'us.texas'; an area such as 'europe' means its countries. */
  place: {
    of: ({ places }) => (places ?? []).flatMap(placePaths).map(({ path, name }) => ({ value: path, label: name })),
    keyOf: named('place'),
    meant: (value) => countriesOfArea(value) ?? [value],
    counted: 'asked',
  },
  /** Paths of countries: remote work that may be done from there. */
  remoteWithin: {
    of: (listing, { within, anywhere: isAnywhere }) => {
      if (listing.kind !== 'job' || workplaceOf(listing) !== 'remote') return []
      if (within.length > 0) return within.flatMap((key) => alone(pathOfReach(key)))
      return alone(isAnywhere ? anywhere : unsaid)
    },
    keyOf: named('remote'),
    meant: (value) => [value, ...areasAround(value), anywhere],
    unsaid,
    counted: 'asked',
  },
  /** 'summer-2027', or 'summer' where the listing says no year. */
  term: {
    of: ({ terms }) =>
      (terms ?? []).flatMap(({ season, year }) => alone(year === undefined ? season : `${season}-${year}`)),
    keyOf: named('term'),
    counted: 'every',
  },
  /** 'offered' or 'refused'. */
  sponsorship: {
    of: ({ sponsorship }) => (sponsorship ? alone(sponsorship) : []),
    keyOf: named('sponsorship'),
    counted: 'every',
  },
  /** Fields of work. */
  category: {
    of: (_, { field }) => alone(field),
    keyOf: fieldKey,
    unsaid: unknownField,
    counted: 'every',
  },
  company: {
    of: ({ company }) => (company?.trim() ? [{ value: company, label: company.trim() }] : []),
    keyOf: companyTermKey,
    counted: 'asked',
  },
  skills: { keyOf: (value) => skillTermKey(canonicalSkillName(value)), isEach: true, counted: 'none' },
  theme: { keyOf: (value) => skillTermKey(canonicalSkillName(value)), counted: 'none' },
} as const satisfies Record<string, KeyedFilter>

export type KeyedName = keyof typeof keyedFilters
const all: Readonly<Record<KeyedName, KeyedFilter>> = keyedFilters
export const keyedNames = Object.keys(all) as KeyedName[]
export const keyedFilter = (name: KeyedName): KeyedFilter => all[name]
export const isKeyedName = (name: string): name is KeyedName => name in all

/** The facets that count values of keyed filters. */
export const keyedFacets = keyedNames.filter((name) => all[name].counted !== 'none')

/** The keys of all values of a listing, each once, with what they are shown as. */
export const valueKeysOf = (listing: ListingInput, read: ReadOfListing): Map<string, string | undefined> => {
  const keys = new Map<string, string | undefined>()
  for (const name of keyedNames) {
    for (const { value, label } of all[name].of?.(listing, read) ?? []) keys.set(all[name].keyOf(value), label)
  }
  return keys
}
