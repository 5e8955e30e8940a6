import { countryRows, placeRows } from '../data/places.ts'
import { lines } from './phrase.ts'

export type Country = {
  key: string
  remoteName: string
  currency: string
  payFactor: number
  rightToWorkIn: string
  leastHour: number
}
export type Place = { city: string; country: Country; zone: string }

const rows = (block: string): string[][] => lines(block).map((line) => line.split('|'))

const countries: ReadonlyMap<string, Country> = new Map(
  rows(countryRows).map(
    ([key = '', remoteName = '', currency = '', factor = '1', rightToWorkIn = '', leastHour = '0']) => [
      key,
      { key, remoteName, currency, payFactor: Number(factor), rightToWorkIn, leastHour: Number(leastHour) },
    ],
  ),
)

/** Every city, repeated by its weight: a plain pick is a weighted pick. */
export const weightedPlaces: readonly Place[] = rows(placeRows).flatMap(
  ([city = '', key = '', zone = '', weight = '1']) => {
    const country = countries.get(key)
    if (country === undefined) throw new RangeError(`no country ${key} for ${city}`)
    return Array.from({ length: Number(weight) }, () => ({ city, country, zone }))
  },
)
