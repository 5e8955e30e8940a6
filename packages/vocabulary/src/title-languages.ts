import { postFirstLanguages, titleLanguageRows } from './data/title-language-words.ts'
import { foldText } from './tokens.ts'

interface TitleWords {
  readonly words: ReadonlySet<string>
  readonly endings: readonly string[]
}

const wordsOf = new Map<string, TitleWords>()
for (const row of titleLanguageRows.trim().split('\n')) {
  const [code = '', list = ''] = row.split('|')
  const listed = foldText(list).split(';')
  wordsOf.set(code, {
    words: new Set(listed.filter((word) => !word.startsWith('-'))),
    endings: listed.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
  })
}

/** Letters that a word has before its ending: 'leiter' alone is listed as a word, and 'eleiter' is none. */
const leastStem = 3

const codes = [...wordsOf.keys()]
/** Letters that English words have only where they are borrowed; é and its like are left out: 'Résumé Writer', 'Café Manager'. */
const foreignLetter = /(?![éêèçñ])[^\P{L}a-z]/u
/** Whether a title has a letter, or a word that stands in titles of some other language and in no English one. */
export const isForeignTitle = (title: string): boolean =>
  foreignLetter.test(title.toLowerCase().normalize('NFC')) || codes.some((code) => hasTitleWord(title, code))

/** The languages (ISO 639-1) in whose titles a word of the title stands, and in no English one. */
export const languagesOfTitle = (title: string): string[] => codes.filter((code) => hasTitleWord(title, code))

/** Whether a word of the title stands in titles of that language (ISO 639-1) and in no English one. */
export const hasTitleWord = (title: string, code: string): boolean => {
  const known = wordsOf.get(code)
  if (known === undefined) return false
  const isKnown = (word: string) =>
    known.words.has(word) ||
    known.endings.some((ending) => word.length >= ending.length + leastStem && word.endsWith(ending))
  return foldText(title)
    .split(/[^\p{L}]+/u)
    .some(isKnown)
}

/** Whether a title is of a language that says the post first and what it is of behind it. */
export const saysPostFirst = (title: string): boolean =>
  postFirstLanguages.split(' ').some((code) => hasTitleWord(title, code))
