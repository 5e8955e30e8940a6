import { countriesIn } from './countries.ts'
import { placeNamesAbroad } from './data/place-names-abroad.ts'
import { searchLanguages, stageWork } from './data/query-phrases.ts'
import { shortForms } from './data/short-forms.ts'
import { skillsAbroad } from './data/skills-abroad.ts'
import { internWords, levelPhrases } from './data/title-words.ts'
import { workWordsAbroad } from './data/work-words-abroad.ts'
import { skillOfWord } from './skills.ts'
import { languagesOfTitle } from './title-languages.ts'
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

const englishPlaces = new Set(
  placeNamesAbroad
    .trim()
    .split('\n')
    .map((line) => line.split(';')[0]),
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
/** Whether a word is the name of a town or a country in another language than English: 'roma'. */
export const isPlaceNameAbroad = (word: string): boolean => placesAbroad.has(word) && !englishPlaces.has(word)
const isAbroad = (word: string): boolean =>
  workAbroad.has(word) || skillWordsAbroad.has(word) || isPlaceNameAbroad(word)
/** Countries where an internship is called 'stage'. */
const stageCountries = ['FR', 'IT', 'BE', 'NL', 'CH', 'LU', 'MC']
/** Whether 'stage' is an internship beside these words: beside words or places of a language in which it is. */
const isStageAbroad = (beside: readonly string[]): boolean =>
  !beside.some((word) => stageWork.has(word)) &&
  (beside.some(isAbroad) || countriesIn(beside.join(' ')).countries.some((code) => stageCountries.includes(code)))

/**
 * Other words that listings may have instead of a word that somebody looks for (small letters, no accents), the likeliest
 * first: an internship and a place are named in many languages, and whoever looks for one in theirs means them all;
 * a word of work in another language means the English one too. `beside`: the words of the query. 'stage' is an internship
 * in French, Dutch and Italian, and beside a word of another language alone.
 */
export const sameInListings = (word: string, beside: readonly string[] = []): readonly string[] => {
  if ((word === 'stage' || word === 'stages') && isStageAbroad(beside)) return everyone
  if (english.includes(word)) return english.filter((other) => other !== word)
  return internWords.has(word) ? everyone : (placesAbroad.get(word) ?? workAbroad.get(word) ?? [])
}

const posts =
  'developer engineer programmer;nurse rn;lawyer attorney;law legal juridico juridica direito derecho;doctor physician;waiter waitress server'
    .split(';')
    .map((words) => words.split(' '))

/** Other words that titles have for a post that is called so. */
export const samePosts = (word: string): readonly string[] =>
  posts.find((words) => words.includes(word))?.filter((other) => other !== word) ?? []

/** Words of a query that say what every listing is; they count only where nothing else is asked for. */
export const fillerWords: ReadonlySet<string> = new Set([
  'job',
  'jobs',
  'vacancy',
  'vacancies',
  'openings',
  'near',
  'me',
  'wanted',
  'looking',
  'seeking',
  'gesucht',
  'suche',
  'busco',
  'cerco',
  'procuro',
  'gezocht',
  'szukam',
  ...(
    'trabajo trabajos empleo oferta ofertas trabalho emprego vaga vagas lavoro lavori offerta offerte emploi emplois travail ' +
    'arbeit stelle stellen stellenangebote vacature vacatures praca oferty jobb hiring'
  ).split(' '),
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

const languageOfWord = new Map(
  searchLanguages
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [code = '', words = ''] = row.split('|')
      return words.split(' ').map((word): [string, string] => [foldText(word), code])
    }),
)

/** The languages (ISO 639-1) other than English that words of a search are of. */
export const languagesOfSearch = (words: readonly string[]): string[] => [
  ...new Set([...languagesOfTitle(words.join(' ')), ...words.flatMap((word) => languageOfWord.get(word) ?? [])]),
]

/** What a word of a search says beside what is looked for. */
export type WordRole = 'internship' | 'apprenticeship' | 'level' | 'condition' | 'idle'

const wordsIn = (text: string) => text.trim().split(/\s+/)
/** Words for apprenticeships, in any language. */
export const apprenticeWords: ReadonlySet<string> = new Set(
  wordsIn(`
apprentice apprentices apprenticeship apprenticeships ausbildung azubi auszubildende auszubildender lehrling lehrstelle alternance
alternant alternante apprenti apprentie apprentissage apprendista apprendistato
`),
)
const studentWords = new Set(
  wordsIn('student students undergraduate undergraduates sophomore sophomores freshman freshmen'),
)
const levelWords = new Set(['entrylevel', 'beginner', 'majors', ...studentWords])
const bachelorWords = new Set(wordsIn('bs ba bsc bachelor bachelors'))

/** Whether a word says that somebody studies. */
export const isStudentsWord = (word: string): boolean => studentWords.has(word)

const conditionWords = new Set(
  wordsIn(`
summer fall autumn winter spring day night nights overnight evening evenings morning weekend weekends 1st 2nd 3rd second third permanent unpaid
cdi cdd interim
`),
)
/** They say nothing that tells one listing from another. */
const idleWords = new Set(
  wordsIn(`
shift shifts only first new work working hiring needed required position positions role roles opportunity opportunities career
careers experience months mois monate meses mesi month full paid program programs programme programmes scheme schemes
bs ba bsc bachelor bachelors msc ms big no that who want
de da do di del della das dos du des der et und y em en pour fur mit com con avec bei im am zum zur na
`),
)

/** What a listing states of the kind of work, by the words for it: the field and its value. */
const statedValues = new Map<string, readonly [field: 'type' | 'workplace', value: string]>(
  Object.entries({
    'part-time': 'parttime teilzeit minijob minijobs nebenjob bijbaan deeltijd deltid',
    'full-time': 'fulltime vollzeit voltijd heltid',
    contract: 'contract contractor',
    temporary: 'temporary temp seasonal sazonal zeitarbeit',
    freelance: 'freelance freelancer',
    volunteer: 'volunteer',
  }).flatMap(([value, words]) =>
    words.split(' ').map((word): [string, readonly ['type', string]] => [word, ['type', value]]),
  ),
)
for (const [value, words] of Object.entries({
  remote: 'remote remoto remota',
  hybrid: 'hybrid hibrido',
  'on-site': 'onsite',
}))
  for (const word of words.split(' ')) statedValues.set(word, ['workplace', value])

/** The field and the value that a listing states where a search has this word; undefined for words that stand in texts alone. */
export const statedValueOf = (word: string): readonly [field: 'type' | 'workplace', value: string] | undefined =>
  statedValues.get(word)

/** What a word of a search says of the work beside naming it; undefined for one that names what is looked for. */
export const roleOfWord = (word: string): WordRole | undefined => {
  if (apprenticeWords.has(word)) return 'apprenticeship'
  if (internWords.has(word)) return 'internship'
  const meaning = meanings.get(word)
  if (levelWords.has(word) || (meaning !== undefined && meaning in levelPhrases)) return 'level'
  if (conditionWords.has(word) || statedValues.has(word) || /^20\d\d$/.test(word)) return 'condition'
  return idleWords.has(word) || /^\d$/.test(word) ? 'idle' : undefined
}

/** Whether a word says that somebody begins: who types it is shown no post for people with years of work. */
export const isBeginnersWord = (word: string): boolean =>
  levelWords.has(word) ||
  apprenticeWords.has(word) ||
  bachelorWords.has(word) ||
  ['entry', 'junior'].includes(meanings.get(word) ?? '')
