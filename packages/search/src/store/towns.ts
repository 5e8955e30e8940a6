import { countriesIn } from '@scry/vocabulary/countries'
import { placePaths } from '@scry/vocabulary/place-paths'
import { withoutStreet } from '@scry/vocabulary/places'
import { townRows } from '../data/towns.ts'

/** The centre of a town in hundredths of a degree, latitude and longitude in one number. */
type Spot = number

/** Rows of the table by country, `state|name;place|name;place`. */
const rowsByCountry = Map.groupBy(townRows.trim().split('\n'), (row) => row.slice(0, 2))
const townsByCountry = new Map<string, Towns>()

/** The towns of a country by their paths. */
interface Towns {
  readonly spots: ReadonlyMap<string, Spot>
  /** Of a path without a state the state of the town that it stands for. */
  readonly stateOf: ReadonlyMap<string, string>
  readonly states: ReadonlySet<string>
}

/** 'Freiburg im Breisgau' is Freiburg, 'Halle (Saale)' is Halle, where no other town of the country is called so. */
const shortName = /^(.+?)(?:\s\(.*|\s(?:im|am|an der|in der|bei|sur|sul|del|de)\s.*)$/u

/** 'us.texas' of 'us.texas.austin'. */
const stateOfPath = (path: string): string => path.slice(0, path.lastIndexOf('.'))

/** A country is read when it is first asked for, once, and never changes. */
const townsOf = (country: string): Towns => {
  const known = townsByCountry.get(country)
  if (known !== undefined) return known
  const spots = new Map<string, Spot>()
  const stateOf = new Map<string, string>()
  const short = new Map<string, { spot: Spot; state: string } | null>()
  const keep = (path: string, spot: Spot, state: string): void => {
    if (spots.has(path)) return
    spots.set(path, spot)
    stateOf.set(path, state)
  }
  for (const row of rowsByCountry.get(country) ?? []) {
    const [key = '', ...towns] = row.split('|')
    const region = key.slice(3) || undefined
    for (const town of towns) {
      const [city = '', place = ''] = town.split(';')
      const spot = Number.parseInt(place.replace('?', ''), 36)
      const [any, own] = placePaths({ city, region, country }).filter(({ path }) => path.split('.').length === 3)
      const state = own === undefined ? '' : stateOfPath(own.path)
      if (own !== undefined) keep(own.path, spot, state)
      if (any !== undefined && !place.startsWith('?')) keep(any.path, spot, state)
      const cut = shortName.exec(city)?.[1]
      const shorter = cut === undefined ? undefined : placePaths({ city: cut, country }).at(-1)?.path
      if (shorter !== undefined) short.set(shorter, short.has(shorter) ? null : { spot, state })
    }
  }
  for (const [path, town] of short) if (town !== null) keep(path, town.spot, town.state)
  const towns = { spots, stateOf, states: new Set(stateOf.values()) }
  townsByCountry.set(country, towns)
  return towns
}

const aroundTown =
  /^(?:greater|central|downtown|metro)\s+|\s+(?:bay area|(?:metro(?:politan)?\s+)?area|metro(?:plex)?)$/giu
const postcode = /^(?:[A-Z]{1,2}-)?\d{4,6}\s+|\s+\d{5}(?:-\d{4})?$/g
const townName = (part: string): string => part.replace(postcode, '').replace(aroundTown, '').trim()

/** The town that a text such as 'Austin, TX, USA' begins with; `country` where the text names none. */
const spotIn = (text: string, country: string | undefined): Spot | undefined => {
  const [first = '', ...around] = withoutStreet(text)
    .split(/\s*[,()]\s*|\s+[-–—]\s+/)
    .filter((part) => part !== '')
    .map(townName)
  const countries = countriesIn(text).countries
  const own = countries.length === 0 ? country : countries.length === 1 ? countries[0] : undefined
  if (own === undefined || first === '') return undefined
  const { spots, stateOf, states } = townsOf(own)
  const paths = around.map((region) => placePaths({ city: first, region, country: own }).at(-1)?.path ?? '')
  for (const path of paths) {
    const spot = spots.get(path)
    if (spot !== undefined) return spot
  }
  const name = shortName.exec(first)?.[1]
  // A town that is too small for the table is none of its name in another state: Newark in California.
  const named = paths.map(stateOfPath).filter((state) => states.has(state))
  const inAnyState = (city: string): Spot | undefined => {
    const path = placePaths({ city, country: own }).at(-1)?.path ?? ''
    return named.length === 0 || named.includes(stateOf.get(path) ?? '') ? spots.get(path) : undefined
  }
  return inAnyState(first) ?? (name === undefined ? undefined : inAnyState(name))
}

/** The towns that a location names and the table of towns has, each by its own text. */
export const spotsIn = (location: string): { text: string; spot: Spot }[] => {
  const { countries } = countriesIn(location)
  const country = countries.length === 1 ? countries[0] : undefined
  return location
    .slice(0, 400)
    .split(/[;|\n•]|\s\/\s|\s+(?:or|and)\s+/u)
    .flatMap((text) => {
      const spot = spotIn(text.trim(), country)
      return spot === undefined ? [] : [{ text: text.trim(), spot }]
    })
}

const radians = Math.PI / 180
const latitudeOf = (spot: Spot): number => (Math.floor(spot / 36_001) / 100 - 90) * radians
const longitudeOf = (spot: Spot): number => ((spot % 36_001) / 100 - 180) * radians
const earthRadius = 6371

/** Kilometres that one town lies north or south of the other: cheap to know, and never more than what is between them. */
export const kilometresNorth = (one: Spot, other: Spot): number =>
  Math.abs(Math.floor(one / 36_001) - Math.floor(other / 36_001)) * ((earthRadius * radians) / 100)

/** Kilometres between two towns' centres. */
export const kilometres = (one: Spot, other: Spot): number => {
  if (one === other) return 0
  const [from, to] = [latitudeOf(one), latitudeOf(other)]
  const turned = Math.cos(longitudeOf(one) - longitudeOf(other))
  const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * turned
  return earthRadius * Math.acos(Math.min(1, Math.max(-1, cosine)))
}
