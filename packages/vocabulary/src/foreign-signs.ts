import { documentNames, namedOnBy } from './data/document-names.ts'
import { foreignSigns } from './data/foreign-signs.ts'
import { addressWords, hours, noAddress, pluralWords, toldWords } from './data/sentence-words.ts'

/** Kinds of document that are uploaded by mistake in place of a resume. */
export type ForeignKind = keyof typeof foreignSigns

const letterOrDigit = /[\p{L}\p{N}]/u
const whole = (text: string, at: number, end: number) =>
  !letterOrDigit.test(text.charAt(at - 1)) && !letterOrDigit.test(text.charAt(end))

function occurs(text: string, sign: string): boolean {
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1))
    if (whole(text, at, at + sign.length)) return true
  return false
}

const kinds = Object.keys(foreignSigns) as ForeignKind[]

/** How many different signs of each kind of foreign document a text holds. */
export function countForeignSigns(text: string): ReadonlyMap<ForeignKind, number> {
  const lower = text.toLowerCase().replace(/'/g, '’').replace(/\s+/g, ' ')
  return new Map(kinds.map((kind) => [kind, foreignSigns[kind].filter((sign) => occurs(lower, sign)).length]))
}

const listed = (rows: Readonly<Record<string, string>>) => Object.values(rows).flatMap((row) => row.split(' '))
const plural = new Set(listed(pluralWords))
const told = new Set(listed(toldWords))
const addressed = new Set(listed(addressWords).filter((word) => !word.startsWith('-')))
const addressEndings = listed(addressWords).filter((word) => word.startsWith('-'))
const unaddressed = new Set(noAddress.split(' '))

const speaksToReader = (word: string) =>
  addressed.has(word) ||
  (word.length > 4 && !unaddressed.has(word) && addressEndings.some((ending) => word.endsWith(ending.slice(1))))

/** How many words a text has, how many of them only sentences need, how many speak to the reader, and how many say 'we'. */
export function countSentenceWords(text: string): { words: number; told: number; addressed: number; plural: number } {
  const counts = { words: 0, told: 0, addressed: 0, plural: 0 }
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    counts.words += 1
    // 'IT' and 'US' are no pronouns.
    if (word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()) continue
    const lower = word.toLowerCase()
    if (plural.has(lower)) counts.plural += 1
    if (told.has(lower)) counts.told += 1
    else if (speaksToReader(lower)) counts.addressed += 1
  }
  return counts
}

const oneOf = (words: string) => words.replaceAll('.', '\\.').replaceAll(' ', '|')
const clock = '(?<![\\d.,:/])(?:[01]?\\d|2[0-3])[:.h][0-5]\\d(?![\\d.,:/])'
const time = new RegExp(`${clock}|(?<!\\d)\\d{1,2} ?(?:${oneOf(hours)})(?!\\p{L})`, 'gu')

/** How often it says a time of day: '9.30', '17 Uhr'. */
export const countTimes = (text: string): number => text.match(time)?.length ?? 0

const namesOf = kinds.map((kind) => ({ kind, names: documentNames[kind].split('; ') }))
const goesOnBy = new Set(namedOnBy.split(' '))
const fewWords = 6

const shortestEnd = 6
/** 'Mietvertrag', 'inschrijfformulier': the end of a compound names what it is. */
const endsIn = (word: string, name: string) => name.length >= shortestEnd && word.endsWith(name)

/** The kind of document that a row names as its title: 'Tax Invoice', 'Minutes of the meeting', 'Rechnung Nr. 12'. */
export function kindNamedBy(row: string): ForeignKind | null {
  const words =
    row
      .toLowerCase()
      .replace(/'/g, '’')
      .match(/[\p{L}\p{M}]+(?:[’-][\p{L}\p{M}]+)*/gu) ?? []
  if (words.length === 0) return null
  const said = ` ${words.join(' ')} `
  for (const { kind, names } of namesOf)
    for (const name of names) {
      if (words.length <= fewWords && (said.endsWith(` ${name} `) || words.some((word) => endsIn(word, name))))
        return kind
      if (said.startsWith(` ${name} `) && goesOnBy.has(words[name.split(' ').length] ?? '')) return kind
    }
  return null
}
