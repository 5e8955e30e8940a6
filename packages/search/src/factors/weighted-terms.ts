import { behindHead } from '@scry/vocabulary/title-heads'
import { stem, tokenize } from '@scry/vocabulary/tokens'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import { type ProfilePlace, profilePointers, titlePointers } from '../terms/pointers.ts'
import { pointersAt } from '../terms/skill-mentions.ts'
import type { Impacts, Line, Shared } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import type { ProfileInput } from './profile-input.ts'

/** A place in the profile that speaks for a term, and its part of the term's weight, 0 to 1. */
export interface Because extends ProfilePlace {
  part: number
}

/** A word of a listing's title, a wording or a theme that speaks for the person; `because` is where the profile says so. */
export interface WeightedTerm {
  term: TermId
  weight: number
  because: readonly Because[]
}

/** The one line of those terms that a document has. */
export const termLine = (
  factor: 'field' | 'wording' | 'interest',
  weights: ReadonlyMap<TermId, WeightedTerm>,
  profile: ProfileInput,
  dictionary: TermDictionary,
  impacts: Impacts,
  reading: ListingReading | undefined,
  saidPlaces?: SaidPlaces,
): Shared | undefined => {
  const found = [...weights.values()].flatMap((weighted) => {
    const impact = impacts.get(weighted.term) ?? 0
    return impact === 0 ? [] : [{ ...weighted, share: weighted.weight * impact }]
  })
  if (found.length === 0) return undefined
  found.sort((left, right) => right.share - left.share || dictionary.compareKeys(left.term, right.term))
  const said = saidPlaces ? saidIn(found, saidPlaces, profile, reading?.listing.title, dictionary) : found
  const keys = said.map(({ term }) => dictionary.keyOf(term))
  const stems = new Set(keys.flatMap((key) => (key.startsWith('^') ? [key.slice(1)] : [])))
  const named = keys.filter((key) => key.startsWith('#') || key.startsWith('~'))
  const pointers = reading
    ? [...titlePointers(reading.listing, stems), ...named.flatMap((key) => pointersAt(reading.mentions, key))]
    : []
  const line: Line = {
    factor,
    words: [...new Set(pointers.map(({ text }) => text))],
    thousandths: 0,
    kind: 'reason',
    profile: reasonsOf(said).flatMap((place) => profilePointers(profile, place)),
    listing: pointers,
  }
  return { line, share: found.reduce((sum, { share }) => sum + share, 0) }
}

/** Words that titles of all fields have, and small words: alone they say nothing of the work. */
const ofAllFields = new Set(
  (
    'analyst assistant associate consultant coordinator developer director engineer executive expert full head intern ' +
    'internship job lead manager member officer part position professional remote representative specialist staff ' +
    'student summer team technician time title trainee work worker phd graduate new down off ' +
    'on out over up i ii iii iv 1 2 3'
  )
    .split(' ')
    .map((word) => `^${stem(word)}`),
)

/** Where the profile has the word of a term itself. */
type SaidPlaces = (one: WeightedTerm) => readonly Because[]

/** The same of a profile, whose texts are cut into words once for all listings. */
export const saidPlacesOf = (profile: ProfileInput, dictionary: TermDictionary): SaidPlaces => {
  const known = new Map<TermId, readonly Because[]>()
  return ({ term, because }) => {
    const said = known.get(term)
    if (said !== undefined) return said
    const key = dictionary.keyOf(term)
    const found = because.filter((place) =>
      profilePointers(profile, place).some(({ text }) => tokenize(text).some((word) => `^${stem(word.text)}` === key)),
    )
    known.set(term, found)
    return found
  }
}

/**
 * Whether a title shares enough with a place in the profile to be the same work: of a title or a subject the word that says
 * what it is, since 'Lead Generation, Dental' is nothing for a dental nurse; of a skill all words.
 */
const isSameWork = (place: ProfilePlace, keys: ReadonlySet<string>, profile: ProfileInput): boolean =>
  profilePointers(profile, place).some(({ text }) => {
    const isTitle = /^(?:titles|subjects)/.test(place.path)
    const [head = ''] = isTitle ? text.split(/[,(|–—/]|\s-\s/) : [text]
    const words = tokenize(head).flatMap((word) => (behindHead.test(word.text) ? [] : `^${stem(word.text)}`))
    return words.length > 0 && (isTitle ? words.slice(-1) : words).every((word) => keys.has(word))
  })

/** Of the words of a title those that the profile says itself of the same work, where one of them names the work. */
const saidIn = <Term extends WeightedTerm>(
  found: readonly Term[],
  saidPlaces: SaidPlaces,
  profile: ProfileInput,
  title: string | undefined,
  dictionary: TermDictionary,
): readonly Term[] => {
  const keys = new Set(
    title === undefined
      ? found.map(({ term }) => dictionary.keyOf(term))
      : tokenize(title).map(({ text }) => `^${stem(text)}`),
  )
  const said = found.flatMap((one): Term[] => {
    const because = saidPlaces(one).filter((place) => isSameWork(place, keys, profile))
    return because.length === 0 ? [] : [{ ...one, because }]
  })
  return said.some(({ term }) => !ofAllFields.has(dictionary.keyOf(term))) ? said : []
}

/** A place whose words bring less than this of what the strongest brings is no reason beside it. */
const leastBeside = 0.5

/** Up to three places in the profile that speak for terms, by what they bring to all of them together. */
const reasonsOf = (terms: readonly (WeightedTerm & { share: number })[]): ProfilePlace[] => {
  const brought = new Map<string, { place: ProfilePlace; points: number }>()
  for (const { because, share } of terms) {
    for (const place of because) {
      const key = `${place.path} ${place.start}`
      brought.set(key, { place, points: (brought.get(key)?.points ?? 0) + share * place.part })
    }
  }
  const sorted = [...brought.values()].sort((left, right) => right.points - left.points)
  const least = leastBeside * (sorted[0]?.points ?? 0)
  return sorted.flatMap(({ place, points }) => (points >= least ? [place] : [])).slice(0, 3)
}
