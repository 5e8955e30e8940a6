import { type RowOfWords, rowsOf } from './lines.ts'
import type { Slice } from './slice.ts'
import type { Word } from './words.ts'

const year = /^(?:(?:昭和|平成|令和)(?:\d{1,2}|元)|(?:19|20)\d\d)年?$/u
const month = /^(?:0?[1-9]|1[0-2])月?$/u

const textOf = (words: readonly Word[]) => words.map(({ slice }) => slice.text).join('')

/** The names of the two columns, before what the third lists. */
const isHead = ({ words }: RowOfWords) => textOf(words.slice(0, 2)) === '年月' && words.length > 2

const unitOf = (text: string, unit: string) => (text.endsWith(unit) ? '' : unit)

/** '平成27' and '4' as one word, '平成27年4月'; null where a row does not begin so. */
function dateOf(words: readonly Word[]): { date: Word; rest: readonly Word[] } | null {
  const count = [1, 2].find((size) => year.test(textOf(words.slice(0, size))))
  const [first] = words
  const last = count === undefined ? undefined : words[count]
  if (count === undefined || !first || !last || !month.test(last.slice.text)) return null
  const parts: [readonly Word[], string][] = [
    [words.slice(0, count), '年'],
    [[last], '月'],
  ]
  const slice: Slice = {
    text: parts.map(([own, unit]) => textOf(own) + unitOf(textOf(own), unit)).join(''),
    marks: parts.flatMap(([own, unit]) => [
      ...own.flatMap((word) => word.slice.marks),
      ...(unitOf(textOf(own), unit) ? [null] : []),
    ]),
  }
  const rest = words.slice(count + 1)
  // The date reaches to what it dates: no gutter of the page runs between them.
  const x1 = Math.max(last.x1, (rest[0]?.x0 ?? 0) - first.style.size * 0.3)
  return { date: { ...first, x1, slice }, rest }
}

/**
 * A Japanese form has the year and the month of its rows in columns of their own: they are one date, and what names the
 * third column heads its rows.
 */
export function joinYearMonth(words: readonly Word[]): Word[] {
  const rows = rowsOf(words)
  const head = rows.findIndex(isHead)
  if (head < 0) return [...words]
  return rows.flatMap((row, at) => {
    if (at < head) return row.words
    if (isHead(row)) return row.words.slice(2)
    const dated = dateOf(row.words)
    return dated ? [dated.date, ...dated.rest] : row.words
  })
}
