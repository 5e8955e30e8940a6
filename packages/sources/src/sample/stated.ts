import type { Listing } from '@scry/contracts/listing'
import { payFrom } from '../reading/pay-field.ts'
import { placesFrom, reachIn } from '../reading/places.ts'
import { termsIn, titleTerms } from '../reading/studies.ts'
import { Wording } from '../reading/wording.ts'
import { sponsorshipIn } from '../reading/work-permission.ts'

type Placed = Pick<Listing, 'places' | 'remoteWithin'>

const placed = new Map<string, Placed>()

/** The places that a location names, and where one must live for remote work, as of a real listing. */
export const statedPlaces = (location: string, workplace: Listing['workplace']): Placed => {
  const key = `${workplace} ${location}`
  const known = placed.get(key)
  if (known !== undefined) return known
  const places = placesFrom([{ text: location }])
  const remoteWithin = workplace === 'remote' ? reachIn(location) : []
  const read = { ...(places.length > 0 && { places }), ...(remoteWithin.length > 0 && { remoteWithin }) }
  placed.set(key, read)
  return read
}

type Said = Pick<Listing, 'title' | 'description' | 'salary' | 'places'>

const mayTellOf = { term: /\b(?:winter|spring|summer|fall)\b/i, sponsorship: /\bsponsor/i } as const

/** What the words of a job say of its pay, its term and its sponsorship: what a real listing would have in fields. */
export const statedFacts = ({ title, description = '', salary, places }: Said): Partial<Listing> => {
  // Few texts say either, and cutting one into sentences takes longer than writing it.
  const isTold = (words: RegExp) => words.test(description) || words.test(title)
  const words = isTold(mayTellOf.term) || isTold(mayTellOf.sponsorship) ? new Wording(description) : null
  const countries = (places ?? []).flatMap(({ country }) => country ?? [])
  const pay = salary === undefined ? undefined : payFrom({ text: salary }, countries)
  const told = words && termsIn(words, title)
  const terms = told === 'title' ? titleTerms(title) : told?.value
  const sponsorship = words && sponsorshipIn(words)?.value
  return { ...(pay && { pay }), ...(terms && terms.length > 0 && { terms }), ...(sponsorship && { sponsorship }) }
}
