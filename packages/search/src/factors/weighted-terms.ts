import { behindHead } from '@scry/vocabulary/title-heads'
import { isGeneralPost } from '@scry/vocabulary/titles'
import { stem, tokenize } from '@scry/vocabulary/tokens'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import { type ProfilePlace, profilePointers, titlePointers } from '../terms/pointers.ts'
import { pointersAt } from '../terms/skill-mentions.ts'
import type { Impacts, Line, Shared } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import { ofAllFields } from './own-titles.ts'
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
  const named = saidPlaces ? saidIn(found, saidPlaces, profile, reading?.listing.title, dictionary) : found
  // Words that both titles have may be pointed at where they do not make it the same work.
  const said = named.length > 0 || !saidPlaces ? named : sharedIn(found, saidPlaces, dictionary)
  const keys = said.map(({ term }) => dictionary.keyOf(term))
  const stems = new Set(keys.flatMap((key) => (key.startsWith('^') ? [key.slice(1)] : [])))
  const skills = keys.filter((key) => key.startsWith('#') || key.startsWith('~'))
  const pointers = reading
    ? [...titlePointers(reading.listing, stems), ...skills.flatMap((key) => pointersAt(reading.mentions, key))]
    : []
  const line: Line = {
    factor,
    words: named.length === 0 ? [] : [...new Set(pointers.map(({ text }) => text))],
    thousandths: 0,
    kind: 'reason',
    profile: reasonsOf(said).flatMap((place) => profilePointers(profile, place)),
    listing: pointers,
  }
  return { line, share: found.reduce((sum, { share }) => sum + share, 0) }
}

/** Those of the words of a title that the profile has too and that not every trade has. */
const sharedIn = <Term extends WeightedTerm>(
  found: readonly Term[],
  saidPlaces: SaidPlaces,
  dictionary: TermDictionary,
): readonly Term[] =>
  found.flatMap((one): Term[] => {
    const because = ofAllFields.has(dictionary.keyOf(one.term)) ? [] : saidPlaces.of(one)
    return because.length === 0 ? [] : [{ ...one, because }]
  })

interface SaidPlaces {
  /** Where the profile has the word of a term itself. */
  of(one: WeightedTerm): readonly Because[]
  /** Paths of titles that name no known occupation. */
  readonly nameless: ReadonlySet<string>
}

/** The same of a profile, whose texts are cut into words once for all listings. */
export const saidPlacesOf = (
  profile: ProfileInput,
  dictionary: TermDictionary,
  nameless: ReadonlySet<string>,
): SaidPlaces => {
  const known = new Map<TermId, readonly Because[]>()
  const of = ({ term, because }: WeightedTerm): readonly Because[] => {
    const said = known.get(term)
    if (said !== undefined) return said
    const key = dictionary.keyOf(term)
    const found = because.filter((place) =>
      profilePointers(profile, place).some(({ text }) => tokenize(text).some((word) => `^${stem(word.text)}` === key)),
    )
    known.set(term, found)
    return found
  }
  return { of, nameless }
}

/**
 * Whether a title shares enough with a place in the profile to be the same work: of a title or a subject the word that says
 * what it is, since 'Lead Generation, Dental' is nothing for a dental nurse; of a skill all words. 'Officer' says of nothing
 * what it is, so that of a title of no known occupation the word before it does.
 */
const isSameWork = (
  place: ProfilePlace,
  keys: ReadonlySet<string>,
  profile: ProfileInput,
  nameless: ReadonlySet<string>,
): boolean =>
  profilePointers(profile, place).some(({ text }) => {
    const isTitle = /^(?:titles|subjects)/.test(place.path)
    const [head = ''] = isTitle ? text.split(/[,(|–—/]|\s-\s/) : [text]
    const isIdle = (word: string): boolean => behindHead.test(word) || (nameless.has(place.path) && isGeneralPost(word))
    const words = tokenize(head).flatMap((word) => (isIdle(word.text) ? [] : `^${stem(word.text)}`))
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
    const because = saidPlaces.of(one).filter((place) => isSameWork(place, keys, profile, saidPlaces.nameless))
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
