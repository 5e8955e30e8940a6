import type { Documents } from '../store/documents.ts'
import { type Found, isInAll } from './found.ts'
import type { IsBehind } from './score-sums.ts'

/** The place of a document among those found, or -1. */
type PlaceIn = (document: number) => number

/** Found documents that are few stand in the order of their numbers. */
export const placeIn = (found: Found): PlaceIn => {
  const { sets } = found
  if (sets !== null) return (document) => (isInAll(sets, document) ? document : -1)
  const { documents, count } = found
  return (document) => {
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((documents[middle] as number) < document) low = middle + 1
      else high = middle
    }
    return low < count && documents[low] === document ? low : -1
  }
}

/** What is behind a place of a list and of no group that stands before it; `keyOf` is what a found document is ordered by. */
export const behindGroups = (
  isBehind: NonNullable<IsBehind>,
  { groups }: Documents,
  isFound: (document: number) => boolean,
  keyOf: (document: number) => number,
): NonNullable<IsBehind> => {
  const judged = new Map<number, boolean>()
  const wasShown = (document: number): boolean => {
    if (groups.isAlone(document)) return false
    const known = judged.get(document)
    if (known !== undefined) return known
    const fellows = groups.fellowsOf(document)
    const shown = fellows.some((fellow) => isFound(fellow) && !isBehind(keyOf(fellow), fellow))
    for (const member of [document, ...fellows]) judged.set(member, shown)
    return shown
  }
  return (key, document) => isBehind(key, document) && !wasShown(document)
}
