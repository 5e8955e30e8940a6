import { companyKey } from '@scry/vocabulary/company-key'
import { cleanAddress } from './clean-address.ts'
import { type PlaceWords, placeWordsOf, titleWords } from './opening-words.ts'
import { postingIdOf } from './posting-id.ts'

/** What is known of an opening wherever it is listed. */
export type Opening = {
  title: string
  company?: string
  /** Places as texts: 'Toronto, ON, Canada'. */
  places: readonly string[]
  /** Its pages: of the employer, of a source, and where to apply. */
  urls: readonly string[]
  /** The employer's own number of it. */
  requisitionId?: string
}

/** An opening with what its comparison needs, worked out once. */
export type ReadOpening = {
  postingIds: readonly string[]
  addresses: readonly string[]
  company: string
  title: ReturnType<typeof titleWords>
  places: PlaceWords
  requisitionId: string | undefined
}

export const readOpening = ({ title, company = '', places, urls, requisitionId }: Opening): ReadOpening => {
  const pages = urls.flatMap((url) => URL.parse(url) ?? [])
  return {
    postingIds: [...new Set(pages.flatMap((page) => postingIdOf(page) ?? []))],
    addresses: [...new Set(pages.flatMap((page) => cleanAddress(page) ?? []))],
    company: companyKey(company),
    title: titleWords(title),
    places: placeWordsOf(places.map((place) => withoutName(place, company))),
    requisitionId: requisitionId?.trim().toLowerCase() || undefined,
  }
}

/** Offices are named after the employer: 'Fernhill Germany' and 'Fernhill UK' have no town in common. */
const withoutName = (place: string, company: string): string =>
  company !== '' && place.toLowerCase().startsWith(`${company.toLowerCase()} `)
    ? place.slice(company.length + 1)
    : place

/**
 * Keys under which an opening is found again. Two openings that share none are never the same; two that share one are
 * to be compared. There are three at most for each address, and one for the words.
 */
export const keysOf = ({ postingIds, addresses, company, title }: ReadOpening): string[] => [
  ...postingIds.map((id) => `id ${id}`),
  ...addresses.map((address) => `at ${address}`),
  ...(company !== '' && title.core.length > 0 ? [`by ${company.slice(0, leastShared)} ${title.core.join(' ')}`] : []),
]

/** The shorter of two names of an employer begins the longer: 'Virtu' and 'Virtu Financial'. */
const leastShared = 4
const isSameCompany = (one: string, other: string): boolean => {
  const [short = '', long = ''] = one.length <= other.length ? [one, other] : [other, one]
  return short === long ? short !== '' : short.length >= leastShared && long.startsWith(short)
}

const isWithin = (words: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...words].every((word) => all.has(word))

/** A town in common, 'Mumbai' and 'Mumbai NESCO' being one; where neither names one ('Remote, USA'), the same words. */
const isPlaceShared = (one: PlaceWords, other: PlaceWords): boolean =>
  one.towns.length === 0 && other.towns.length === 0
    ? one.whole !== '' && one.whole === other.whole
    : one.towns.some((town) => other.towns.some((its) => isWithin(town, its) || isWithin(its, town)))

const systemOf = (id: string): string => id.slice(0, id.lastIndexOf(':'))
const equal = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ')

/** Different numbers of one system, or of one employer, are never one opening. */
export const areNumberedApart = (one: ReadOpening, other: ReadOpening): boolean => {
  if (one.postingIds.some((id) => other.postingIds.includes(id))) return false
  const systems = other.postingIds.map(systemOf)
  if (one.postingIds.some((id) => systems.includes(systemOf(id)))) return true
  const { requisitionId: its } = other
  const isAnother = one.requisitionId !== undefined && its !== undefined && one.requisitionId !== its
  return isAnother && isSameCompany(one.company, other.company)
}

/**
 * Whether two listings are of one opening: by the number of an applicant-tracking system, then by a shared page with the
 * same work, then by employer and words of the title with a place in common, unless they are numbered apart.
 */
export const isSameOpening = (one: ReadOpening, other: ReadOpening): boolean => {
  if (one.postingIds.some((id) => other.postingIds.includes(id))) return true
  if (areNumberedApart(one, other) || !isSameCompany(one.company, other.company)) return false
  if (!equal(one.title.core, other.title.core) || one.title.order !== other.title.order) return false
  if (one.addresses.some((address) => other.addresses.includes(address))) return true
  if (!equal(one.title.years, other.title.years) || !equal(one.title.seasons, other.title.seasons)) return false
  return isPlaceShared(one.places, other.places)
}
