import { countriesIn } from '@scry/vocabulary/countries'
import { placePart } from '@scry/vocabulary/places'
import type { PlaceJudge } from './factors/place.ts'
import type { Ranked } from './query/top-documents.ts'
import type { OtherListing, OtherPlaces } from './requests.ts'
import type { Documents } from './store/documents.ts'

/** Puts the members of a group in the order in which a person is shown them: the nearest first, then as they are ranked. */
export const byNearness = (
  members: readonly Ranked[],
  places: PlaceJudge | undefined,
  compareIds: (left: number, right: number) => number,
): number[] => {
  const judged = members.map(({ document, key }) => ({ document, key, points: places?.pointsFor(document) ?? 0 }))
  judged.sort(
    (one, other) => other.points - one.points || other.key - one.key || compareIds(one.document, other.document),
  )
  return judged.map(({ document }) => document)
}

/** What is the same of one town under two names of its country: 'Prague, Czechia' and 'Prague, Czech Republic'. */
const townKey = (location: string): string => {
  const comma = location.lastIndexOf(',')
  const country = location.slice(comma + 1)
  if (comma === -1 || placePart(country) !== 'country') return location
  return `${location.slice(0, comma)},${countriesIn(country).countries.join()}`
}

/** What an answer says of the other members of the group of a document, the first `most` of them by name. */
export const othersOf = (documents: Documents, first: number, others: readonly number[], most: number): OtherPlaces => {
  if (others.length === 0) return {}
  const written = new Map<string, string>()
  const placeOf = (document: number): string => {
    const location = documents.placeOf(document)
    const key = townKey(location)
    const before = written.get(key) ?? location
    written.set(key, before)
    return before
  }
  placeOf(first)
  const named = others.slice(0, most).map((document): OtherListing => {
    const begins = documents.hackathons.beginOf(document)
    return {
      id: documents.idOf(document),
      location: placeOf(document),
      ...(begins > 0 && { begins: begins * 1000 }),
    }
  })
  return { others: named, otherCount: others.length }
}
