import { kindPhrases, majoring, noDegree, noExperience, ofAge, sponsored, training } from './data/query-phrases.ts'
import { foldText } from './tokens.ts'

const denied = /(?<!\p{L})(?:no|without)\s+(\p{L}{3,})(?!\p{L})/giu

const wordOfPhrase = new Map<string, string>()
for (const row of kindPhrases.trim().split('\n')) {
  const [word = '', phrases = ''] = row.split('|')
  for (const phrase of phrases.split(';')) {
    wordOfPhrase.set(foldText(phrase), word)
  }
}
const kinds = new RegExp(
  `(?<!\\p{L})(?:${[...wordOfPhrase.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})`,
  'giu',
)

/** What a search says in words that listings have otherwise or nowhere. */
export interface Wishes {
  /** The text with one word for each phrase of a kind of work and without the other wishes, blanks in their places. */
  rest: string
  /** Where the phrases end for which one word stands in `rest`, by where they begin. */
  ends: ReadonlyMap<number, number>
  isBeginner: boolean
  isSponsored: boolean
  /** No more than school is asked for. */
  isWithoutDegree: boolean
  /** Who looks is still at school. */
  isPupil: boolean
  /** What is not wanted, a word each: 'no weekends'. */
  denied: readonly string[]
}

/** A search that says none of it. */
export const noWishes = (text: string): Wishes => ({
  rest: text,
  ends: new Map(),
  isBeginner: false,
  isSponsored: false,
  isWithoutDegree: false,
  isPupil: false,
  denied: [],
})

/** A text in letters without accents, each in its place; letters of other lengths stay. */
const foldedInPlace = (text: string): string =>
  text.replace(/[^\p{ASCII}]/gu, (letter) => {
    const folded = foldText(letter)
    return folded.length === letter.length ? folded : letter
  })

/** The text with one word for each phrase of a kind of work. */
const withKinds = (text: string) => {
  const ends = new Map<number, number>()
  const read = foldedInPlace(text).replace(kinds, (phrase: string, start: number) => {
    const word = wordOfPhrase.get(phrase.toLowerCase()) ?? ''
    ends.set(start, start + phrase.length)
    return word.padEnd(phrase.length)
  })
  let rest = text
  for (const [start, end] of ends) rest = rest.slice(0, start) + read.slice(start, end) + rest.slice(end)
  return { rest, ends }
}

/** Reads 'no experience', 'no degree', 'temps partiel', 'no weekends', '17 year old' and 'visa sponsorship' out of a search. */
export const readWishes = (text: string): Wishes => {
  if (text.includes('"')) return noWishes(text)
  const blank = (words: string) => ' '.repeat(words.length)
  const says = (words: RegExp) => text.search(words) >= 0
  const isSponsored = says(sponsored)
  const plain = [noExperience, noDegree, training, sponsored, ofAge, majoring].reduce(
    (left, words) => left.replace(words, blank),
    text,
  )
  const notWanted = [...plain.matchAll(denied)].map(([, word = '']) => foldText(word))
  const { rest, ends } = withKinds(plain.replace(denied, blank))
  if (rest.trim() === '' && (isSponsored || notWanted.length > 0)) return noWishes(text)
  const isPupil = says(ofAge)
  return {
    ...{ rest, ends, isSponsored, denied: notWanted },
    isPupil,
    isBeginner: says(noExperience) || says(training) || says(majoring) || isPupil,
    isWithoutDegree: says(noDegree) || isPupil,
  }
}

/** A search without the words for a visa that is sponsored. */
export const withoutSponsorship = (text: string): string => text.replace(sponsored, (words) => ' '.repeat(words.length))
