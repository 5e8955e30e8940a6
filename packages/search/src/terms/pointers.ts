import type { MatchPointer } from '@scry/contracts/match'
import { stem, tokenize } from '@scry/vocabulary/tokens'
import type { ListingText } from '../listing-input.ts'

/** A pointer at characters of a field whose text is `text`. */
export const pointerTo = (field: string, text: string, start: number, end: number): MatchPointer => ({
  field,
  start,
  end,
  text: text.slice(start, end),
})

/** The text of a field named by its path (`skills.3`), in a profile or a listing; undefined when there is none. */
export const fieldText = (record: object, path: string): string | undefined => {
  const [name = '', place] = path.split('.')
  const value = (record as Record<string, unknown>)[name]
  const found = place === undefined ? value : Array.isArray(value) ? value[Number(place)] : undefined
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : undefined
}

/** Characters of a field of the profile, such as 'skills.3' or 'deeds.0'; without a range, the whole field. */
export interface ProfilePlace {
  path: string
  start?: number
  end?: number
}

/** Pointers at a place in the profile; none when it holds no text. */
export const profilePointers = (profile: object, { path, start, end }: ProfilePlace): MatchPointer[] => {
  const text = fieldText(profile, path)
  return text ? [pointerTo(path, text, start ?? 0, end ?? text.length)] : []
}

/** Where words with one of the stems stand in a listing's title. */
export const titlePointers = (listing: ListingText, stems: ReadonlySet<string>): MatchPointer[] =>
  tokenize(listing.title).flatMap(({ text, start, end }) =>
    stems.has(stem(text)) ? [pointerTo('title', listing.title, start, end)] : [],
  )

/** A pointer at a range of the listing's description. */
export const descriptionPointer = (listing: ListingText, start: number, end: number): MatchPointer =>
  pointerTo('description', listing.description ?? '', start, end)

/** A pointer at a range of the listing's title. */
export const titlePointer = (listing: ListingText, start: number, end: number): MatchPointer =>
  pointerTo('title', listing.title, start, end)
