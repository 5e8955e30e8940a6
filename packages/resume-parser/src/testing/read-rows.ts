import type { TextStyle } from '../pages/page-text.ts'
import { analyseDocument } from '../read-resume.ts'
import { type PrintedRow, pageOfText } from './page-of-text.ts'

/** One text of a row: where it begins, what it says and how it is set. */
export type Cell = readonly [x: number, text: string, style?: Partial<TextStyle>]

export const bold = { font: 'Helvetica-Bold', weight: 700 }
export const head = { ...bold, size: 13 }

/** The analysis of rows from the top, 16 points apart; null is an empty row. */
export function readRows(...rows: readonly (readonly Cell[] | null)[]) {
  const printed = rows.flatMap((cells, at) =>
    (cells ?? []).map(
      ([x, text, style]): PrintedRow => ({ text, x, baseline: 60 + at * 16, ...(style ? { style } : {}) }),
    ),
  )
  const result = analyseDocument({ title: '', pages: [pageOfText(1, printed)] }, { year: 2026, month: 11 })
  if (!result.ok) throw new Error(result.message)
  return result.analysis
}
