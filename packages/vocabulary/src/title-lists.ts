export interface TitleRow {
  readonly name: string
  readonly titles: readonly string[]
  readonly subjects: readonly string[]
}

const gendered = /(\p{L}+)\/(\p{L}+)/u
/** 'kuchař/ka' is two names. */
const bothGenders = (written: string): string[] =>
  gendered.test(written) ? [written.replace(gendered, '$1'), written.replace(gendered, '$1$2')] : [written]

const namesIn = (cell: string): string[] => (cell === '' ? [] : cell.split(';').flatMap(bothGenders))

/** The rows of a list of titles as `data/titles/title-lists.ts` tells. */
export const readTitleList = (text: string): TitleRow[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', titles = '', subjects = ''] = line.split('|')
      return { name, titles: namesIn(titles), subjects: namesIn(subjects) }
    })
