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

/** What an answer says of the other members of a group, the first `most` of them by name. */
export const othersOf = (documents: Documents, others: readonly number[], most: number): OtherPlaces => {
  if (others.length === 0) return {}
  const named = others.slice(0, most).map((document): OtherListing => {
    const begins = documents.hackathons.beginOf(document)
    return {
      id: documents.idOf(document),
      location: documents.placeOf(document),
      ...(begins > 0 && { begins: begins * 1000 }),
    }
  })
  return { others: named, otherCount: others.length }
}
