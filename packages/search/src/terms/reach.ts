import { areasOf, countriesIn, type NamedCountries, placeName } from '@scry/vocabulary/countries'
import { bindings, clauseEnd, notBinding, remoteInTitle } from '../data/english/reach.ts'
import type { ListingInput } from '../listing-input.ts'
import { workplaceOf } from '../store/facet-fields.ts'
import { unionSite, unknownReach } from './skill-keys.ts'

/** Where the work of a listing may be done from, and the words that say so; offsets end exclusive, and are one where no words do. */
export interface Reach {
  /** Codes of countries and keys of areas; empty when the listing binds nobody to a country that is known. */
  within: string[]
  field: 'location' | 'title' | 'description'
  start: number
  end: number
}

/** What a listing is searched for in: only the fields that can say it. */
type ReachText = Pick<ListingInput, 'title' | 'location' | 'workplace' | 'description' | 'remoteWithin'>

const namesNothing = ({ countries, areas }: NamedCountries): boolean => countries.length + areas.length === 0
const namesOf = ({ countries, areas }: NamedCountries): string[] => [...countries, ...areas]
const isCountry = (key: string): boolean => /^[A-Z]{2}$/.test(key)

/** The first place a text binds people to. */
const boundIn = (field: 'title' | 'description', text: string): Reach | undefined => {
  const lower = text.toLowerCase()
  const found: Reach[] = []
  for (const { hints, phrase } of bindings) {
    if (!hints.some((hint) => lower.includes(hint))) continue
    for (const match of text.matchAll(phrase)) {
      if (notBinding.test(text.slice(Math.max(0, match.index - 60), match.index))) continue
      const named = match[1] ?? ''
      const from = match.index + match[0].indexOf(named)
      const cut = named.search(clauseEnd)
      const words = (cut < 0 ? named : named.slice(0, cut)).trimEnd()
      const within = countriesIn(words)
      if (namesNothing(within) || within.anywhere) continue
      found.push({ within: namesOf(within), field, start: match.index, end: from + words.length })
    }
  }
  const [first] = found.sort((left, right) => left.start - right.start)
  if (first === undefined) return undefined
  return { ...first, within: [...new Set(found.flatMap(({ within }) => within))] }
}

const placesOfTitle = [/(?:\s[-–—|]\s+|,\s*|\(\s*|\s+in\s+)([^-–—|,()]{2,40})\)?\s*$/u, /^\s*[[(]([^\])]{2,40})[\])]/u]

/** The place in brackets before a title, or behind its last dash, comma, bracket or 'in': 'Nurse, Evenings - Texas'. */
const edgeOfTitle = (title: string): Reach | undefined => {
  for (const edge of placesOfTitle) {
    const found = edge.exec(title)
    const named = found?.[1]
    if (found === null || named === undefined) continue
    const within = countriesIn(named)
    // 'HR/Payroll' is no place in Croatia.
    if (namesNothing(within) || within.anywhere || /^(?!US|UK|EU)[A-Z]{2}\b/.test(named)) continue
    const start = found.index + found[0].indexOf(named)
    return { within: namesOf(within), field: 'title', start, end: start + named.length }
  }
  return undefined
}

/**
 * The countries and areas that a listing is bound to: of remote work those that its source states, else those of its
 * location; of a remote listing of which neither names a country, those its title or text binds people to ('must be located
 * in Canada', 'US only'). A wish ('ideally in Europe') binds nobody.
 */
export const reachOf = (listing: ReachText, readLocation: (text: string) => NamedCountries = countriesIn): Reach => {
  const location = listing.location ?? ''
  const named = readLocation(location)
  const whole: Reach = { within: [], field: 'location', start: 0, end: location.length }
  const isRemote = workplaceOf(listing) === 'remote'
  const stated = isRemote ? [...(listing.remoteWithin ?? [])] : []
  if (named.anywhere && stated.length === 0) return whole
  const inLocation = namesOf(named)
  const isSaid = stated.every((key) => inLocation.includes(key))
  const located =
    stated.length === 0
      ? { ...whole, within: inLocation }
      : { ...whole, within: stated, end: isSaid ? location.length : 0 }
  // Of a remote listing an area is the widest it can mean, and its text may bind people to one country in it.
  if (!isRemote || located.within.some(isCountry)) return located
  const inTitle = remoteInTitle.exec(listing.title)
  if (inTitle) {
    const within = countriesIn(inTitle[0])
    const start = inTitle.index
    if (!namesNothing(within)) return { within: namesOf(within), field: 'title', start, end: start + inTitle[0].length }
  }
  return (
    boundIn('title', listing.title) ??
    edgeOfTitle(listing.title) ??
    boundIn('description', listing.description ?? '') ??
    located
  )
}

/** The keys under which a listing of this reach is found; `isRemote`: its work is not done on site. */
export const reachKeys = ({ within }: Reach, isRemote: boolean): string[] => {
  if (within.length === 0) return [unknownReach]
  return !isRemote && within.some((key) => areasOf(key).includes('eu')) ? [...within, unionSite] : within
}

/**
 * The countries that a person's place may be in. Who lives in the United States writes the state behind the town: a bare
 * 'Cambridge' that other countries have too is one of theirs.
 */
export const countriesOfPerson = (location: string): readonly string[] => {
  const { countries } = countriesIn(location)
  const others = countries.filter((code) => code !== 'US')
  return others.length > 0 && !/[,;/|(]/.test(location) ? others : countries
}

/** Every key that a listing can be bound to and a person of this location still fits; empty when their country is not known. */
export const keysOfPerson = (location: string): string[] => {
  const countries = countriesOfPerson(location)
  return [...new Set(countries.flatMap((code) => [code, ...areasOf(code)]))]
}

/** Names of the first countries and areas of a reach, such as 'Germany' and 'Europe'. */
export const reachNames = (within: readonly string[]): string[] => within.slice(0, 4).map(placeName)
