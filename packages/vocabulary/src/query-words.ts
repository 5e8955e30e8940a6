import { placeNamesAbroad } from './data/place-names-abroad.ts'
import { shortForms } from './data/short-forms.ts'
import { skillsAbroad } from './data/skills-abroad.ts'
import { internWords, levelPhrases } from './data/title-words.ts'
import { workWordsAbroad } from './data/work-words-abroad.ts'
import { skillOfWord } from './skills.ts'
import { foldText } from './tokens.ts'

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

/** English words of work by those of other languages; whoever looks for the English one means it alone. */
const workAbroad = new Map(
  workWordsAbroad
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', ...others] = line.split(';')
      return others.map((other): [string, readonly string[]] => [other, [english]])
    }),
)

/** Names of skills that are one word of another language. */
const skillWordsAbroad = new Set(
  skillsAbroad
    .trim()
    .split('\n')
    .flatMap((line) => (line.split('|')[1] ?? '').split(';').filter((name) => /^\p{L}+$/u.test(name)))
    .map(foldText),
)
const isAbroad = (word: string): boolean => workAbroad.has(word) || skillWordsAbroad.has(word)

/**
 * Other words that listings may have instead of a word that somebody looks for (small letters, no accents), the likeliest
 * first: an internship and a place are named in many languages, and whoever looks for one in theirs means them all;
 * a word of work in another language means the English one too. `beside`: the words of the query. 'stage' is an internship
 * in French, Dutch and Italian, and beside a word of another language alone.
 */
export const sameInListings = (word: string, beside: readonly string[] = []): readonly string[] => {
  if ((word === 'stage' || word === 'stages') && beside.some(isAbroad)) return everyone
  if (english.includes(word)) return english.filter((other) => other !== word)
  return internWords.has(word) ? everyone : (placesAbroad.get(word) ?? workAbroad.get(word) ?? [])
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

/** What a listing may state of its kind of work: each of these words says something else. */
const statedWords =
  'remote hybrid onsite offsite office contract temporary permanent seasonal freelance fulltime parttime paid unpaid volunteer'
const meanings = new Map<string, string>(statedWords.split(' ').map((word) => [word, word]))
for (const [level, words] of Object.entries(levelPhrases)) for (const word of words) meanings.set(word, level)

/**
 * What a word that the product knows means: a level, a kind of work or a skill. Two words with different meanings are never
 * one another's mistake ('senior' and 'junior'); undefined for a word that may be one.
 */
export const meaningOf = (word: string): string | undefined => meanings.get(word) ?? skillOfWord(word)?.name

/** Whether a word names internships, in any language. */
export const isInternWord = (word: string): boolean => internWords.has(word)
