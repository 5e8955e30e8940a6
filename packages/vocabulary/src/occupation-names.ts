import { generalPosts, postSubjects } from './data/general-posts.ts'
import { occupationEndings } from './data/occupation-endings.ts'
import { occupationLines } from './data/title-occupations.ts'
import { easternLines } from './data/title-occupations-east.ts'
import { titleLists } from './data/titles/title-lists.ts'
import { withoutLatinAccents } from './fold-letters.ts'
import { readTitleList } from './title-lists.ts'

export interface Occupation {
  readonly name: string
  /** The group of occupations: software, health, education, trades … */
  readonly field: string
}

const ascii = /^[ -~]*$/

/** Lower case; Latin letters without accents, other scripts as written. */
export const fold = (text: string): string => {
  const lower = text.slice(0, 200).toLowerCase()
  return ascii.test(lower) ? lower : foldLetters(lower)
}
const foldLetters = (lower: string): string => withoutLatinAccents(lower).replaceAll('ß', 'ss')

export const wordsOf = (folded: string): string[] => folded.match(/\.net|c\+\+|[\p{L}\p{M}\p{N}&+#]+/gu) ?? []

/** What words behind `~` are called by: nothing else, or others of the same number. */
const marked = /^~(\d?) ?(.+)$/u
/** By words that are only counted with an occupation, which work they say. */
export const besideNames = new Map<string, string>()
/** The words of a cell of the data. */
const learnWords = (written: string, name: string): string => {
  const [, group = '', bare] = marked.exec(written) ?? []
  const phrase = wordsOf(fold(bare ?? written)).join(' ')
  if (bare !== undefined) besideNames.set(phrase, `${name} ~${group || phrase}`)
  return phrase
}

/** Words that name a post in any trade, in any language. */
export const posts = new Set(generalPosts)
/** The languages in whose lists a name stands. */
export const listedIn = new Map<string, string[]>()
/** The names that are known from such a list alone. */
export const listedOnly = new Set<string>()
const titleRows = Object.entries(titleLists).flatMap(([code, text]) =>
  readTitleList(text, code).map((row) => ({ code, ...row })),
)

const readOccupations = () => {
  const byPhrase = new Map<string, Occupation>()
  const all = new Map<string, Occupation>()
  const longest = new Map<string, number>()
  const learn = (occupation: Occupation, variants: readonly string[], code?: string): void => {
    for (const written of variants) {
      const phrase = learnWords(written, occupation.name)
      const words = phrase.split(' ')
      const first = words[0] ?? ''
      longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
      if (phrase === '') continue
      if (code !== undefined) {
        listedIn.set(phrase, [...(listedIn.get(phrase) ?? []), code])
        if (!byPhrase.has(phrase)) listedOnly.add(phrase)
      }
      if (!byPhrase.has(phrase)) byPhrase.set(phrase, occupation)
    }
  }
  const known = (name: string): Occupation => {
    const occupation = all.get(name)
    if (occupation === undefined) throw new Error(`'${name}' has titles and is no occupation.`)
    return occupation
  }
  let field = ''
  for (const line of occupationLines.split('\n')) {
    if (line.startsWith('= ')) field = line.slice(2)
    else if (line !== '') {
      const [name = '', variants = ''] = line.split('|')
      const occupation = { name, field }
      all.set(name, occupation)
      learn(occupation, [name, ...variants.split(';')])
    }
  }
  for (const line of easternLines.trim().split('\n')) {
    const [name = '', variants = ''] = line.split('|')
    learn(known(name), variants.split(';'))
  }
  for (const { code, name, titles } of titleRows) {
    if (name === 'posts') for (const title of titles) posts.add(fold(title))
    else learn(known(name), titles, code)
  }
  return { all: [...all.values()], byPhrase, longest }
}

const { all, byPhrase, longest } = readOccupations()

export { all as occupations, byPhrase, longest }

const byEnding = new Map<string, Occupation>()
for (const row of occupationEndings.trim().split('\n')) {
  const [name = '', endings = ''] = row.split('|')
  const occupation = all.find((one) => one.name === name)
  if (occupation === undefined) throw new Error(`'${name}' has endings and is no occupation.`)
  for (const ending of endings.split(';')) byEnding.set(ending, occupation)
}
const endingLengths = [...new Set([...byEnding.keys()].map(({ length }) => length))].sort((left, right) => right - left)
/** The last letters of all endings: hardly a word of another language has them. */
const lastLetters = new Set([...byEnding.keys()].map((ending) => ending.slice(-4)))

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Names of scripts without spaces, the longest first. */
const unspacedNames = [...byPhrase.keys()]
  .filter((name) => unspaced.test(name))
  .sort((left, right) => right.length - left.length)

export const occupationOfCompound = (word: string): Occupation | undefined => {
  if (unspaced.test(word)) return byPhrase.get(unspacedNames.find((name) => word.includes(name)) ?? '')
  if (!lastLetters.has(word.slice(-4))) return undefined
  const length = endingLengths.find((length) => length <= word.length && byEnding.has(word.slice(-length)))
  return length === undefined ? undefined : byEnding.get(word.slice(-length))
}

/** Occupations by what stands beside a word that names a post in any trade. */
export const bySubject = new Map<string, Occupation>()
for (const row of postSubjects.trim().split('\n')) {
  const [name = '', subjects = ''] = row.split('|')
  const occupation = all.find((one) => one.name === name)
  if (occupation === undefined) throw new Error(`'${name}' has posts and is no occupation.`)
  for (const subject of subjects.split(';')) bySubject.set(learnWords(subject, occupation.name), occupation)
}
for (const { name, subjects } of titleRows) {
  const occupation = all.find((one) => one.name === name)
  if (occupation === undefined) continue
  for (const subject of subjects) {
    const phrase = learnWords(subject, name)
    if (!bySubject.has(phrase)) bySubject.set(phrase, occupation)
  }
}
