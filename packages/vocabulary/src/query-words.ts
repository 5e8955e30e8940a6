import { placeNamesAbroad } from './data/place-names-abroad.ts'
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

const placesAbroad = new Map(
  placeNamesAbroad
    .trim()
    .split('\n')
    .flatMap((line) => {
      const names = line.split(';')
      return names.map((name): [string, readonly string[]] => [name, names.filter((other) => other !== name)])
    }),
)

/**
 * Other words that listings may have instead of a word that somebody looks for (small letters, no accents), the likeliest
 * first: an internship and a place are named in many languages, and whoever looks for one in theirs means them all.
 */
export const sameInListings = (word: string): readonly string[] => {
  if (english.includes(word)) return english.filter((other) => other !== word)
  return internWords.has(word) ? everyone : (placesAbroad.get(word) ?? [])
}

/** Words of a query that say what every listing is; they count only where nothing else is asked for. */
export const fillerWords: ReadonlySet<string> = new Set([
  'job',
  'jobs',
  'vacancy',
  'vacancies',
  'openings',
  'near',
  'me',
])
