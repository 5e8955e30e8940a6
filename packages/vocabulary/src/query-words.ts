import { shortForms } from './data/short-forms.ts'
import { internWords } from './data/title-words.ts'

const longForms = new Map(
  shortForms
    .trim()
    .split('\n')
    .map((line): [string, readonly string[]] => {
      const [short = '', long = ''] = line.split('|')
      return [short, long.split(' ')]
    }),
)

/** The words that a short form stands for ('swe', 'comp sci'), one or two words in small letters; undefined for any other text. */
export const longFormOf = (short: string): readonly string[] | undefined => longForms.get(short)

const english = ['intern', 'internship']
const everyone = [...english, ...[...internWords].filter((word) => !english.includes(word))]

/**
 * Other words that listings may have instead of a word that somebody looks for (small letters, no accents), the likeliest
 * first: an internship is named in many languages, and whoever looks for one in theirs means them all.
 */
export const sameInListings = (word: string): readonly string[] =>
  english.includes(word) ? english.filter((other) => other !== word) : internWords.has(word) ? everyone : []
