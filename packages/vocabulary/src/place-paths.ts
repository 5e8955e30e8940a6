import { areaRows } from './data/areas.ts'
import { countryRows } from './data/countries.ts'
import { citySpellings, regionSpellings } from './data/place-spellings.ts'

/** One place as far as it is told; `country` is its ISO 3166 code. */
export interface PlaceParts {
  readonly city?: string | undefined
  readonly region?: string | undefined
  readonly country?: string | undefined
}

/** A place that listings are found by: 'us', 'us.texas', 'us..austin' for the town in any state, 'us.texas.austin'. */
export interface NamedPath {
  readonly path: string
  /** Of its last part alone: 'Austin'. */
  readonly name: string
}

const marks = /\p{M}+/gu
const otherLetters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe', ı: 'i' }
const shortened: Readonly<Record<string, string>> = { saint: 'st', fort: 'ft', mount: 'mt' }

/** The words of a place's name in small letters without accents. */
export const placeWordsOf = (name: string): string[] =>
  (
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(marks, '')
      .replace(/[ßøđłæœı]/g, (letter) => otherLetters[letter] ?? letter)
      .replace(/(?<=\p{L})[.’'](?=\p{L}(?:\b|\.))|[’']/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => shortened[word] ?? word)

const slugOf = (name: string): string => placeWordsOf(name).join('-')
const rowsOf = (rows: string): string[][] =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split('|'))
const namesOf = (names = ''): string[] => names.split(';').filter((name) => name !== '')
/** 'Tübingen' is written 'Tuebingen' too. */
const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' }
const spelledOut = (name: string): string[] => {
  const spelled = name.toLowerCase().replace(/[äöüå]/g, (letter) => twoLetters[letter] ?? letter)
  return spelled === name.toLowerCase() ? [] : [spelled]
}

/** A place with its other names. */
class Names {
  private readonly bySlug = new Map<string, { slug: string; name: string }>()
  private readonly others = new Map<string, Set<string>>()

  /** Keeps what each name stood for first. */
  learn(names: readonly string[], scope = ''): void {
    const [name] = names
    if (name === undefined) return
    const slug = this.find(scope + slugOf(name))?.slug ?? slugOf(name)
    const others = this.others.get(scope + slug) ?? new Set()
    this.others.set(scope + slug, others)
    for (const other of names.flatMap((one) => [one, ...spelledOut(one)])) {
      others.add(placeWordsOf(other).join(' '))
      const key = scope + slugOf(other)
      if (!this.bySlug.has(key)) this.bySlug.set(key, { slug, name })
    }
  }

  find(key: string): { slug: string; name: string } | undefined {
    return this.bySlug.get(key)
  }

  /** The words of all its names. */
  namesOf(key: string): string[] {
    return [...(this.others.get(key) ?? [])]
  }
}

const countries = new Map<string, readonly string[]>()
const regions = new Names()
const cities = new Names()
for (const [country = '', names] of rowsOf(regionSpellings)) regions.learn(namesOf(names), `${country.toLowerCase()}.`)
for (const [names] of rowsOf(citySpellings)) cities.learn(namesOf(names))
for (const [code = '', names, itsRegions, itsCities] of rowsOf(countryRows)) {
  const path = code.toLowerCase()
  countries.set(path, namesOf(names))
  for (const name of namesOf(itsRegions)) regions.learn([name], `${path}.`)
  for (const name of namesOf(itsCities)) cities.learn([name])
}
const areas = new Map(
  rowsOf(areaRows).map(([key = '', names, codes = '']) => [
    slugOf(key),
    { names: namesOf(names), countries: codes.toLowerCase().split(' ') },
  ]),
)

/** The countries of an area such as 'europe', as paths; undefined for a path that is none. */
export const countriesOfArea = (path: string): readonly string[] | undefined => areas.get(path)?.countries

/** The paths of all countries. */
export const countryPaths: readonly string[] = [...countries.keys()]

export const areaPaths: readonly string[] = [...areas.keys()]

/** The paths of the areas that a country lies in. */
export const areasAround = (country: string): string[] =>
  areaPaths.filter((path) => areas.get(path)?.countries.includes(country))

/** The path of a country's code or an area's key, such as 'DE' or 'north america'. */
export const pathOfReach = (key: string): string => slugOf(key)

const capitalised = (slug: string): string =>
  slug.replace(/(^|-)(\p{L})/gu, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase())

/** The paths by which a place is found, the widest first: its country, its region, and its town in any region and in its own. */
export const placePaths = ({ city, region, country }: PlaceParts): NamedPath[] => {
  const found: NamedPath[] = []
  const root = country === undefined ? '' : slugOf(country)
  if (root !== '') found.push({ path: root, name: countries.get(root)?.[0] ?? root.toUpperCase() })
  const regionSlug = region === undefined ? '' : slugOf(region)
  const itsRegion =
    regionSlug === '' ? undefined : (regions.find(`${root}.${regionSlug}`) ?? { slug: regionSlug, name: region ?? '' })
  if (itsRegion !== undefined) found.push({ path: `${root}.${itsRegion.slug}`, name: itsRegion.name })
  const citySlug = city === undefined ? '' : slugOf(city)
  if (citySlug === '') return found
  const itsCity = cities.find(citySlug) ?? { slug: citySlug, name: city ?? '' }
  found.push({ path: `${root}..${itsCity.slug}`, name: itsCity.name })
  if (itsRegion !== undefined) found.push({ path: `${root}.${itsRegion.slug}.${itsCity.slug}`, name: itsCity.name })
  return found
}

const namesOfPart = (path: string): string[] => {
  const [country = '', region, city] = path.split('.')
  if (city) return cities.namesOf(city)
  if (region) return regions.namesOf(`${country}.${region}`)
  const named = countries.get(country) ?? areas.get(path)?.names ?? []
  return [...named, country].map((name) => placeWordsOf(name).join(' '))
}

/** Words that people type for a place, of its own names and then of what it lies in, in small letters without accents. */
export const typedNamesOf = (path: string, name: string): { own: string[]; around: string[] } => {
  const [country = '', region, city] = path.split('.')
  const own = [...new Set([placeWordsOf(name).join(' '), ...spelledOut(name), ...namesOfPart(path)])]
  const around = [
    ...(city && region ? namesOfPart(`${country}.${region}`) : []),
    ...(region === undefined ? [] : namesOfPart(country)),
  ]
  return { own, around }
}

/** A path in words: 'Austin, Texas, United States'. `name`: that of its last part, where it is known. */
export const placePathLabel = (path: string, name?: string): string => {
  const [country = '', region, city] = path.split('.')
  const area = areas.get(path)
  if (area !== undefined) return area.names[0] ?? path
  const regionName = region && (regions.find(`${country}.${region}`)?.name ?? capitalised(region))
  const parts = [
    city && (name ?? cities.find(city)?.name ?? capitalised(city)),
    city ? regionName : region && (name ?? regionName),
  ]
  return [...parts, country && (countries.get(country)?.[0] ?? country.toUpperCase())].filter(Boolean).join(', ')
}
