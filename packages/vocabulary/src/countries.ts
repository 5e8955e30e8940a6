import { areaRows } from './data/areas.ts'
import { countryRows } from './data/countries.ts'
import { regionCodes, siteWords } from './data/place-names.ts'
import { withoutStreet } from './places.ts'

/** What a text names: codes of countries, and keys of areas of several countries ('europe', 'north america'). */
export interface NamedCountries {
  countries: string[]
  areas: string[]
  /** The text says that any place will do. */
  anywhere: boolean
}

const plain = /^[a-z0-9 ]*$/i
const fold = (text: string): string => (plain.test(text) ? text.toLowerCase() : foldSigns(text))
const foldSigns = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '').replace(/\./g, '').toLowerCase()

type Kind = 'country' | 'region' | 'city' | 'area' | 'anywhere'
interface Meaning {
  kind: Kind
  codes: readonly string[]
  /** A short name that is a word or a syllable unless it stands in capitals: 'US', 'NA', 'SEA'. */
  capitals: boolean
}

const nameOf = new Map<string, string>()
const meanings = new Map<string, Meaning>()
const rank: readonly Kind[] = ['anywhere', 'area', 'country', 'region', 'city']
/** Per first word of a name, the most words of a name that begins so. */
const longest = new Map<string, number>()

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

const learn = (kind: Kind, names: string | undefined, code: string): void => {
  for (const name of (names ?? '').split(';')) {
    const words = wordsOf(name)
    const phrase = words.join(' ')
    if (phrase === '') continue
    const first = words[0] ?? ''
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
    const known = meanings.get(phrase)
    const capitals = phrase.length <= 3 && name === name.toUpperCase() && !['usa', 'uk', 'uae'].includes(phrase)
    if (known === undefined || rank.indexOf(kind) < rank.indexOf(known.kind))
      meanings.set(phrase, { kind, codes: [code], capitals })
    else if (known.kind === kind) known.codes = [...new Set([...known.codes, code])]
  }
}

for (const row of countryRows.trim().split('\n')) {
  const [code = '', names = '', regions, cities] = row.split('|')
  nameOf.set(code, names.split(';')[0] ?? code)
  learn('country', names, code)
  learn('region', regions, code)
  learn('city', cities, code)
}

const areasOfCode = new Map<string, string[]>()
for (const row of areaRows.trim().split('\n')) {
  const [key = '', names, codes = ''] = row.split('|')
  nameOf.set(key, (names ?? '').split(';')[0] ?? key)
  learn('area', names, key)
  for (const code of codes.split(' ')) areasOfCode.set(code, [...(areasOfCode.get(code) ?? []), key])
}
learn('anywhere', 'worldwide;global;globally;world;international', '')
learn('region', 'New England;East Coast;West Coast;Midwest;Pacific Northwest;Contiguous 48 States;SF', 'US')
/** Codes of three letters that listings use for countries. */
const longCodes = new Map(
  'IND IN,CAN CA,DEU DE,GBR GB,FRA FR,ESP ES,ITA IT,BRA BR,MEX MX,AUS AU,POL PL,PRT PT,NLD NL,IRL IE,SGP SG,JPN JP,PHL PH'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** Codes of states and provinces that stand behind a city; those of the United States come first where codes are shared. */
const countryOfRegionCode = new Map<string, string[]>()
{
  const owners: readonly (readonly [string, string])[] = [
    ['AL', 'US'],
    ['AB', 'CA'],
    ['NSW', 'AU'],
    ['SP', 'BR'],
    ['CDMX', 'MX'],
    ['UK', ''],
    ['ST', 'IT'],
    ['UP', 'IN'],
  ]
  let owner = ''
  const waiting = [...owners]
  for (const code of regionCodes.split(' ')) {
    if (waiting[0]?.[0] === code) owner = waiting.shift()?.[1] ?? ''
    if (owner === '') continue
    countryOfRegionCode.set(code, [...(countryOfRegionCode.get(code) ?? []), owner])
  }
}

/** Australian states whose codes mean something else first: behind an Australian city they are meant. */
const australianToo = new Set(['WA', 'SA', 'NT', 'ACT'])

/** What a two- or three-letter code in capitals can stand for: first a state, then a country. */
const codeMeanings = (code: string): string[] => [
  ...(countryOfRegionCode.get(code) ?? []),
  ...(nameOf.has(code) && /^[A-Z]{2}$/.test(code) ? [code] : []),
  ...(longCodes.has(code) ? [longCodes.get(code) ?? ''] : []),
  ...(australianToo.has(code) ? ['AU'] : []),
]

/** Oman behind one of its cities, Amman elsewhere. */
const omanOrAmman = 'عمان'

/** 'Lebanon, NH': a town that is named like a country, and its state. */
const namesake = /^[^,]+,\s*([A-Z]{2,3})(?:\s+\d{4,5}(?:-\d{4})?)?(?:,?\s*(?:USA?|U\.S\.A?\.|United States)?)$/

/** 'North Wales, Pennsylvania': the same with the state's whole name. What lists places says more between its commas. */
const townAndState =
  /^(?!.*\bremote\b)[\p{L} .'’]+,\s*[\p{L} ]+(?:,\s*(?:USA?|U\.S\.A?\.|United States(?: of America)?))?$/iu

/** The areas that a country lies in. */
export const areasOf = (code: string): readonly string[] => areasOfCode.get(code) ?? []

/** The English name of a country's code or an area's key. */
export const placeName = (key: string): string => nameOf.get(key) ?? key

/** Whether what is called by a town or a region is a house of many shops, which stands anywhere: 'Cornwall Centre', 'Guildford Town Centre'. */
const isSite = (next: string | undefined, second: string | undefined): boolean =>
  next !== undefined && (siteWords.has(next) || (next === 'town' && siteWords.has(second ?? '')))

/** The countries of one place, such as 'Berlin', 'Austin, TX' or 'Remote - US': what names a country outweighs its cities. */
const readPlace = (text: string, into: Record<'countries' | 'areas', Set<string>>): boolean => {
  const tokens = [...text.matchAll(/\p{L}(?:\.\p{L})+\.?|[\p{L}\p{M}\p{N}’']+/gu)].map((match) => {
    const raw = match[0].replaceAll('.', '')
    return { raw, word: fold(raw), before: text.slice(0, match.index).trimEnd().slice(-1) }
  })
  let cities: readonly string[] = []
  let stated: string[] = []
  let anywhere = false
  let afterCity = false
  /** Countries of the region named right before: 'New Brunswick, NJ' and 'Ontario, California' are cities of that name. */
  let region: readonly string[] = []
  const isTownAndState = townAndState.test(text.trim())
  const stateOfTown = namesake.exec(text.trim())?.[1]
  for (let at = 0; at < tokens.length; ) {
    let meaning: Meaning | undefined
    const { raw, word, before } = tokens[at] as { raw: string; word: string; before: string }
    let count = Math.min(longest.get(word) ?? 0, tokens.length - at)
    for (; count > 0; count -= 1) {
      const run = tokens.slice(at, at + count)
      meaning = meanings.get(count === 1 ? word : run.map((token) => token.word).join(' '))
      if (meaning !== undefined) break
    }
    const isCode = /^[A-Z]{2,4}$/.test(raw) && (afterCity || /^$|[,(/–-]/.test(before) || tokens.length === 1)
    const codes = isCode && (meaning === undefined || meaning.kind === 'city') ? codeMeanings(raw) : []
    if (
      (meaning?.kind === 'city' || meaning?.kind === 'region') &&
      isSite(tokens[at + count]?.word, tokens[at + count + 1]?.word)
    )
      meaning = undefined
    const isWord = meaning !== undefined && (!meaning.capitals || raw === raw.toUpperCase())
    if (codes.length > 0) {
      const ofRegion = raw === stateOfTown ? [] : codes.filter((code) => region.includes(code))
      const shared = ofRegion.length > 0 ? ofRegion : codes.filter((code) => cities.includes(code))
      if (raw === stateOfTown && countryOfRegionCode.has(raw) && !codes.some((code) => stated.includes(code)))
        stated = []
      if (region.length > 0 && !codes.some((code) => region.includes(code))) stated = stated.slice(0, -region.length)
      stated.push(...(shared.length > 0 ? shared : codes.slice(0, 1)))
      afterCity = false
    } else if (meaning !== undefined && isWord) {
      if (meaning.kind === 'anywhere') anywhere = true
      else if (meaning.kind === 'area') into.areas.add(meaning.codes[0] ?? '')
      else if (word === omanOrAmman && cities.includes('OM')) stated = [...stated, 'OM']
      else if (meaning.kind === 'city') cities = [...cities, ...meaning.codes]
      else {
        const near =
          meaning.kind === 'region' && cities.length > 0 ? meaning.codes.filter((code) => cities.includes(code)) : []
        const meant = near.length > 0 ? near : meaning.codes
        const isElsewhere = before === ',' && meaning.kind === 'region' && !meant.some((code) => stated.includes(code))
        if (isElsewhere && isTownAndState && meant.includes('US')) stated = []
        else if (before === ',' && meaning.kind === 'region' && !meant.some((code) => region.includes(code)))
          stated = stated.slice(0, stated.length - region.length)
        stated = [...stated, ...meant]
        region = meaning.kind === 'region' ? meant : []
      }
      afterCity = meaning.kind === 'city' || meaning.kind === 'region'
      if (meaning.kind !== 'region') region = []
    } else afterCity = false
    at += meaning === undefined || codes.length > 0 ? 1 : count
  }
  for (const code of stated.length > 0 ? stated : cities) into.countries.add(code)
  return anywhere
}

/** What parts several places; 'Middlesex and Somerset County, NJ' is one. */
const otherPlaces = /[;|\n•]|\s+(?:or|and|&)\s+(?!\p{Lu}[\p{L}. ]* Count[yi])/u

/** The countries and areas that a listing's or a person's location names; several places are parted by ';', '|' and 'or'. */
export const countriesIn = (text: string): NamedCountries => {
  const found = { countries: new Set<string>(), areas: new Set<string>() }
  let anywhere = false
  for (const place of text.slice(0, 400).split(otherPlaces))
    anywhere = readPlace(withoutStreet(place), found) || anywhere
  return { countries: [...found.countries], areas: [...found.areas], anywhere }
}
