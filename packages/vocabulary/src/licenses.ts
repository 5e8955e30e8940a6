import { beyondBachelor, deniedBy, licenseRows } from './data/licenses.ts'
import { stem, tokenize } from './tokens.ts'

/** The stems of a text's words, as licenses name them. */
export const stemsOf = (text: string): string[] => tokenize(text).map(({ text: word }) => stem(word))
const cells = (text: string): string[] => (text === '' ? [] : text.split(';'))

/** A license, or an entry of a register, that titles ask for by name; all words are stems. */
export interface License {
  readonly name: string
  /** A title asks for it that has one of these, or `licensedStem` and one of `licensed`. */
  readonly marks: readonly string[]
  readonly licensed: readonly string[]
  readonly titles: readonly (readonly string[])[]
  /** Who is at home in one of these has it. */
  readonly occupations: readonly string[]
  /** Who names one of these has it: marks of licenses that come after it. */
  readonly above: readonly string[]
}

export const licenses: readonly License[] = licenseRows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', marks = '', licensed = '', titles = '', occupations = '', above = ''] = row.split('|')
    return {
      name,
      marks: cells(marks).map(stem),
      licensed: cells(licensed).map(stem),
      titles: cells(titles).map(stemsOf),
      occupations: cells(occupations),
      above: cells(above).map(stem),
    }
  })

export const licensedStem = stem('licensed')
/** The stem of the word that denies a license in a title. */
export const deniedStem = stem(deniedBy)

/** Licensed occupations to which a bachelor's degree alone does not lead. */
export const licensedBeyondBachelor: ReadonlySet<string> = new Set(cells(beyondBachelor))

/**
 * Whether a person has a license: `said` is all that they name, `titles` what they held, each as the stems of its words, and
 * `occupations` where they are at home.
 */
export const holdsLicense = (
  { marks, licensed, titles: held, occupations: home, above }: License,
  said: readonly ReadonlySet<string>[],
  titles: readonly ReadonlySet<string>[],
  occupations: ReadonlySet<string>,
): boolean => {
  const isNamed = (words: ReadonlySet<string>): boolean => {
    const has = (word: string): boolean => words.has(word)
    return marks.some(has) || above.some(has) || (has(licensedStem) && licensed.some(has))
  }
  const isHeld = (words: ReadonlySet<string>): boolean => held.some((name) => name.every((word) => words.has(word)))
  return home.some((name) => occupations.has(name)) || titles.some(isHeld) || said.some(isNamed)
}
