import { countriesIn } from '@scry/vocabulary/countries'
import { languageOfCode, languagesSpokenIn } from '@scry/vocabulary/language-demand'
import { hasTitleWord } from '@scry/vocabulary/title-languages'
import { detectAll } from 'tinyld/light'
import type { ListingText } from '../listing-input.ts'

/** So much surer of a language than of English must the detector be of a title, which is short: of 4,000 English ones three were so. */
const leastLead = 0.3
/** So many times as sure of a text. */
const leastTimes = 2
/** Characters of a text that tell its language as well as all of it. */
const enough = 500
/** A text of fewer characters is a title with a word or two more. */
const leastText = 120

/** A title without what stands in brackets, marks of gender, and the names of its place, which are of a language too. */
const bare = (title: string, location: string): string => {
  const places = new Set(location.toLowerCase().split(/[^\p{L}\p{M}]+/u))
  return title
    .replace(/\([^()]*\)/g, ' ')
    .replace(/(?<!\p{L})\p{L}(?:\s?\/\s?\p{L})+(?!\p{L})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}']+/u)
    .filter((word) => !places.has(word))
    .join(' ')
}

/** How sure the detector is of a language and of English, 0 to 1 each. */
const surenessOf = (text: string, code: string): { own: number; english: number } => {
  const found = detectAll(text, { only: ['en', code] })
  const of = (wanted: string) => found.find(({ lang }) => lang === wanted)?.accuracy ?? 0
  return { own: of(code), english: of('en') }
}

const isTitleIn = (title: string, code: string): boolean => {
  if (hasTitleWord(title, code)) return true
  // Of plain letters a few words of English look like any language: there only words that are known tell.
  if (!/[^\p{ASCII}]/u.test(title)) return false
  const { own, english } = surenessOf(title, code)
  return own - english > leastLead
}

const isTextIn = (text: string, code: string): boolean => {
  const { own, english } = surenessOf(text, code)
  return own > leastTimes * english
}

/** The language other than English that a person's own words are in, by its English name. */
export const languageOfWords = (words: readonly string[]): string | undefined => {
  const text = words.join('. ').slice(0, enough)
  if (text.length < leastText) return undefined
  const [first] = detectAll(text)
  return first === undefined ? undefined : languageOfCode(first.lang)
}

/** What tells the language of a listing: the beginning of its text, or where it has none its title. */
const tellingField = ({ title, description }: Pick<ListingText, 'title' | 'description'>) =>
  description && description.length >= leastText
    ? ({ field: 'description', text: description.slice(0, enough) } as const)
    : ({ field: 'title', text: title } as const)

/**
 * The language of its place, other than English, in which a listing is written, by its English name: whoever works there is
 * spoken to in it. undefined where the place is not known, where English is spoken, or where the words do not say.
 */
export const writtenLanguage = (
  listing: Pick<ListingText, 'title' | 'description' | 'location'>,
  readCountries: (location: string) => { readonly countries: readonly string[] } = countriesIn,
): { language: string; field: 'description' | 'title' } | undefined => {
  const location = listing.location ?? ''
  const spoken = languagesSpokenIn(readCountries(location).countries)
  if (spoken.length === 0) return undefined
  const { field, text } = tellingField(listing)
  const isIn = field === 'title' ? isTitleIn : isTextIn
  const words = field === 'title' ? bare(text, location) : text
  const found = spoken.find(({ code }) => isIn(words, code))
  return found && { language: found.name, field }
}
