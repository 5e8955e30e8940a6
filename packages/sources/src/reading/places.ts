import type { ListingPlace } from '@scry/contracts/listing'
import { countriesIn } from '@scry/vocabulary/countries'
import { placePart } from '@scry/vocabulary/places'
import { areaWords, behindPlace, noPlace, workWords } from '../data/english/place-words.ts'
import type { SourcePlace } from '../source-item.ts'

const nameLike = /^\p{Lu}[\p{L}\p{M}.'’ -]*$|^[\p{Lo}\p{L}\p{M}]{2,}$/u

/** What stands at an end is looked for from its first sign only, or a long row of such signs would be from each of them. */
const clean = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/^[\s,–—:;.-]+|(?<![\s,–—:;-])[\s,–—:;-]+$/gu, '')

const countryOf = (text: string): string | undefined => {
  const { countries } = countriesIn(text)
  return countries.length === 1 ? countries[0] : undefined
}

const kindOf = (part: string): ReturnType<typeof placePart> | 'area' =>
  areaWords.test(part)
    ? 'area'
    : /^(?:USA?|U\.S\.A?\.|UK|UAE)$/.test(part)
      ? 'country'
      : placePart(part.replace(behindPlace, ''))

/** Some programs write a place from its country on: 'United States-Texas-Austin'. */
const countryLast = (text: string): string => {
  const parts = text.split('-').map((part) => part.trim())
  const isTurned = parts.length > 1 && !text.includes(',') && kindOf(parts[0] ?? '') === 'country'
  return isTurned ? parts.reverse().join(', ') : text
}

/** One place of a comma-parted text such as 'Berlin, Berlin, Germany'; several where each part is a country of its own. */
const placesOf = (text: string): ListingPlace[] => {
  const parts = clean(
    countryLast(text)
      .replace(/\(([^()]*)\)/g, ', $1')
      .replace(workWords, ' ')
      .replace(/\s[-–—]\s/g, ', '),
  )
    .split(',')
    .map((part) => clean(part.replace(/\s\d{5}(?:-\d{4})?$/, '')))
    .filter((part) => part !== '' && !noPlace.test(part) && !/^\d+$/.test(part))
  const kinds = parts.map(kindOf)
  if (parts.length > 1 && kinds.every((kind) => kind === 'country' || kind === 'area')) return parts.flatMap(placesOf)
  const country = countryOf(parts.join(', '))
  const place: ListingPlace = {}
  parts.forEach((part, at) => {
    const kind = kinds[at]
    if (kind === 'country' || kind === 'area' || kind === 'remote') return
    const name = part.replace(behindPlace, '')
    const isCode = kind === 'code' && /^[A-Z]{2,3}$/.test(part)
    const isCountryCode = isCode && at === parts.length - 1 && country === part && (at === 0 || parts.length > 2)
    if (isCountryCode) return
    if (
      place.city === undefined &&
      at === 0 &&
      !isCode &&
      kind !== 'region' &&
      (kind === 'city' || nameLike.test(name)) &&
      name.split(' ').length <= 5
    )
      place.city = name
    else if (place.city === undefined && at === 0 && kind === 'region' && parts.length > 1 && kinds[1] !== 'country')
      place.city = name
    else if (
      place.region === undefined &&
      part !== place.city &&
      (isCode || kind === 'region' || (at < parts.length - 1 && nameLike.test(part)))
    )
      place.region = part
  })
  if (country !== undefined) place.country = country
  return Object.keys(place).length > 0 ? [place] : []
}

const sameAs = (left: ListingPlace) => (right: ListingPlace) =>
  left.city === right.city && left.region === right.region && left.country === right.country

/** The places of a listing: as parts where the source gives parts, else read from its text. */
export const placesFrom = (given: readonly SourcePlace[]): ListingPlace[] => {
  const places = given.flatMap(({ text, city, region, country, countryCode }): ListingPlace[] => {
    // A text that names a country outweighs a field that names another one.
    const codeOf = () =>
      (text === undefined ? undefined : countryOf(text)) ??
      countryCode ??
      (country === undefined ? undefined : countryOf(country))
    const isTown = (name: string): boolean =>
      clean(name) !== '' && !noPlace.test(clean(name)) && placePart(clean(name)) !== 'country'
    const parted: ListingPlace = {
      ...(city !== undefined && isTown(city) && { city: clean(city) }),
      ...(region !== undefined && clean(region) !== '' && clean(region) !== city && { region: clean(region) }),
    }
    if (parted.city !== undefined || parted.region !== undefined || text === undefined) {
      const code = codeOf()
      if (Object.keys(parted).length === 0 && code === undefined) return []
      const found = code ?? countryOf([city, region, country].filter((one) => one !== undefined).join(', '))
      return [{ ...parted, ...(found !== undefined && { country: found }) }]
    }
    const written = text.split(/[;|\n•]|\s\/\s|\s(?:or|and)\s/u).flatMap(placesOf)
    if (written.length !== 1 || written[0]?.country !== undefined) return written
    const code = codeOf()
    return code === undefined ? written : [{ ...written[0], country: code }]
  })
  return places.filter((place, at) => places.findIndex(sameAs(place)) === at)
}

/** Countries and areas that a text names, as codes and keys. */
export const reachIn = (text: string): string[] => {
  const { countries, areas } = countriesIn(text)
  return [...new Set([...countries, ...areas])]
}
