import { countryRows } from './data/countries.ts'
import { gradeWords, masteryRows } from './data/mastery-words.ts'
import { besideName, furtherNames, languageRows, namedIn, otherLanguageCodes } from './data/spoken-languages.ts'
import { withoutLatinAccents } from './fold-letters.ts'

const cells = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|'))

/**
 * The codes of languages by their names in the languages of the world, as the platform's tables of names give them. A name
 * that is a place's as well, as Indonesian calls Italian 'Italia', is left to the place, but for what a language calls itself ('Suomi').
 */
const namesOfLanguages = (): Map<string, string> => {
  const rows = cells(languageRows)
  const codes = [...rows.flatMap(([code]) => code ?? []), ...otherLanguageCodes.split(' ')]
  const places = new Set(
    cells(countryRows).flatMap((row) => row.slice(1).join(';').split(';').map(withoutLatinAccents)),
  )
  const found = new Map<string, string>()
  for (const locale of namedIn.split(' ')) {
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
    for (const code of codes) {
      const name = names.of(code)
      if (name === undefined || found.has(withoutLatinAccents(name))) continue
      if (code === locale || !places.has(withoutLatinAccents(name))) found.set(withoutLatinAccents(name), code)
    }
  }
  for (const [code = '', names = ''] of [...rows, ...cells(furtherNames)])
    for (const name of names.split(';')) found.set(withoutLatinAccents(name), code)
  return found
}

let names: Map<string, string> | undefined
/** The code of the language that a text names in any language: `fr` for "Französisch". The names are gathered at the first call. */
export const languageCode = (name: string): string | undefined => {
  names ??= namesOfLanguages()
  return names.get(withoutLatinAccents(name)) ?? names.get(withoutLatinAccents(name.replace(besideName, '')))
}

const wordsIn = (column: number): string[] =>
  cells(masteryRows).flatMap((row) => (row[column] ?? '').split(';').filter((word) => word !== ''))
const levels = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${wordsIn(1).join('|').replaceAll('*', '\\p{L}*')}|${gradeWords})(?![\\p{L}\\p{N}])`,
  'iu',
)
const mastery = new Set([...wordsIn(1), ...wordsIn(2)].map(withoutLatinAccents))

/** True when the whole text is the name of a spoken language. */
export function isSpokenLanguage(text: string): boolean {
  return languageCode(text.trim()) !== undefined
}

/**
 * The spoken language an item such as 'English (native)', 'German: B2' or 'Fluent in French' names, with its offsets;
 * null when the item names something else, as 'Python' or 'English literature teacher' do.
 */
export function readSpokenLanguage(item: string): { from: number; to: number } | null {
  const words = [...item.matchAll(/[\p{L}\p{M}’'-]+/gu)]
  for (let i = 0; i < words.length && i < 6; i++) {
    for (let length = Math.min(3, words.length - i); length >= 1; length--) {
      const first = words[i]
      const last = words[i + length - 1]
      if (!first || !last) continue
      const from = first.index
      const to = last.index + last[0].length
      if (languageCode(item.slice(from, to)) === undefined) continue
      const before = item
        .slice(0, from)
        .replace(levels, '')
        .replace(/\b(in|of|the|tongue|speaker)\b/gi, '')
        .replace(/[^\p{L}]/gu, '')
      const after = item.slice(to)
      const boundary =
        /^\s*($|[(:,;.|/–—-]|\[)/.test(after) || levels.test(after.slice(0, 30)) || /^[^\p{L}]*$/u.test(after)
      if (before.length <= 8 && boundary) return { from, to }
    }
  }
  return null
}

/** 'Inglés avanzado', 'angielski płynnie': a name of a language that words in small letters follow, whatever these are. Only among languages. */
export function leadingLanguage(item: string): { from: number; to: number } | null {
  const name = /^[^\p{L}]*([\p{L}\p{M}’'-]+)(?: \p{Ll}[\p{L}\p{M}]*){1,4}[.\s]*$/u.exec(item)?.[1]
  if (name === undefined || !isSpokenLanguage(name)) return null
  const from = item.indexOf(name)
  return { from, to: from + name.length }
}

/** A word of mastery, as in 'fluent' or 'B2'. */
export function isLanguageLevel(text: string): boolean {
  return (levels.test(text) || levels.test(withoutLatinAccents(text))) && text.length < 40
}

/** Whether a text says only how well something is known: 'zeer goed', 'nivel avanzado', 'B2'. */
export function isMastery(text: string): boolean {
  const folded = withoutLatinAccents(text.trim())
    .replace(/[()[\].,:–-]/g, ' ')
    .trim()
  if (folded === '' || folded.length > 40) return false
  if (mastery.has(folded)) return true
  return folded
    .split(/\s+/)
    .every((word) => mastery.has(word) || (levels.test(word) && levels.exec(word)?.[0] === word))
}
