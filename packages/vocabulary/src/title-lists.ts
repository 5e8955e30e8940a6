import { cyrillicLetters, latinLetters } from './data/serbian-letters.ts'

export interface TitleRow {
  readonly name: string
  readonly titles: readonly string[]
  readonly subjects: readonly string[]
}

const gendered = /(\p{L}+)\/(\p{L}+)/u
/** 'kuchař/ka' is two names. */
const bothGenders = (written: string): string[] =>
  gendered.test(written) ? [written.replace(gendered, '$1'), written.replace(gendered, '$1$2')] : [written]

/** Serbian is written in both scripts, letter by letter. */
const inCyrillic = (written: string): string =>
  latinLetters.reduce((text, letters, at) => text.replaceAll(letters, cyrillicLetters[at] ?? ''), written)
/** 'računovođa' is typed 'racunovodja' too. */
const withoutStroke = (written: string): string => written.replaceAll('đ', 'dj')

const spellings: Readonly<Record<string, readonly ((written: string) => string)[]>> = {
  hr: [withoutStroke],
  sr: [withoutStroke, inCyrillic],
}

/** The rows of a list of titles as `data/titles/title-lists.ts` tells. */
export const readTitleList = (text: string, code: string): TitleRow[] => {
  const spelled = (written: string): string[] => [
    ...new Set([written, ...(spellings[code] ?? []).map((spell) => spell(written))]),
  ]
  const namesIn = (cell: string): string[] => (cell === '' ? [] : cell.split(';').flatMap(bothGenders).flatMap(spelled))
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', titles = '', subjects = ''] = line.split('|')
      return { name, titles: namesIn(titles), subjects: namesIn(subjects) }
    })
}
