import { postSubjects } from './data/general-posts.ts'
import { occupationEndings } from './data/occupation-endings.ts'
import { occupationLines } from './data/title-occupations.ts'
import { easternLines } from './data/title-occupations-east.ts'
import { withoutLatinAccents } from './fold-letters.ts'

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

const readOccupations = () => {
  const byPhrase = new Map<string, Occupation>()
  const all = new Map<string, Occupation>()
  const longest = new Map<string, number>()
  const learn = (occupation: Occupation, variants: readonly string[]): void => {
    for (const written of variants) {
      const phrase = learnWords(written, occupation.name)
      const words = phrase.split(' ')
      const first = words[0] ?? ''
      longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
      if (phrase !== '' && !byPhrase.has(phrase)) byPhrase.set(phrase, occupation)
    }
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
    const occupation = all.get(name)
    if (occupation === undefined) throw new Error(`'${name}' has eastern titles and is no occupation.`)
    learn(occupation, variants.split(';'))
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
