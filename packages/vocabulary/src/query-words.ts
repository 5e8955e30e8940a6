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

const conditionWords = new Set(
  'entrylevel summer fall autumn winter spring shift shifts day night overnight evening weekend weekends'.split(' '),
)

/** Whether a word says a level, a kind of employment, a workplace or a time: it narrows what is looked for and does not name it. */
export const isConditionWord = (word: string): boolean =>
  meanings.has(word) || conditionWords.has(word) || /^20\d\d$/.test(word)

/** Whether a word says that somebody begins: who types it is shown no post for people with years of work. */
export const isBeginnersWord = (word: string): boolean =>
  word === 'entrylevel' || ['entry', 'junior'].includes(meanings.get(word) ?? '')

const noExperience =
  /(?<!\p{L})(?:no|zero|without|sin|sans|ohne|senza|sem|zonder)\s+(?:work\s+|prior\s+)?(?:exp[eé]rience|experiencia|(?:berufs)?erfahrung|esperienza|experi[eê]ncia|(?:werk)?ervaring)(?:\s+(?:required|needed|necessary))?(?!\p{L})/giu
const sponsored =
  /(?<!\p{L})(?:h-?1-?b(?:\s+visa)?(?:\s+sponsor(?:s|ed|ing|ship)?)?|visa\s+sponsor(?:s|ed|ing|ship)?|sponsor(?:s|ed|ing|ship)?\s+(?:h-?1-?b|visas?))(?!\p{L})/giu

/** What a search says in words that listings have otherwise or nowhere. */
export interface Wishes {
  /** The text without these words, blanks in their places. */
  rest: string
  isBeginner: boolean
  isSponsored: boolean
}

/** A search that says none of it. */
export const noWishes = (text: string): Wishes => ({ rest: text, isBeginner: false, isSponsored: false })

/** Reads 'no experience' and 'visa sponsorship' out of a search of other words beside them. */
export const readWishes = (text: string): Wishes => {
  const blank = (words: string) => ' '.repeat(words.length)
  const rest = text.replace(noExperience, blank).replace(sponsored, blank)
  if (rest.trim() === '' || text.includes('"')) return noWishes(text)
  return { rest, isBeginner: text.search(noExperience) >= 0, isSponsored: text.search(sponsored) >= 0 }
}
