import type { TextStyle } from '../pages/page-text.ts'
import { analyseDocument } from '../read-resume.ts'
import { type PrintedRow, pageOfText } from './page-of-text.ts'

/** One text of a row: where it begins, what it says and how it is set. */
export type Cell = readonly [x: number, text: string, style?: Partial<TextStyle>]

/** Rows from the top; null is an empty one. */
export type Rows = readonly (readonly Cell[] | null)[]

export const bold = { font: 'Helvetica-Bold', weight: 700 }
export const head = { ...bold, size: 13 }

/** The name of an invented person as the first row, and a job and a study as the last ones. */
export const nameRow: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
export const career: Rows = [
  null,
  [[40, 'Experience', head]],
  [[40, 'Baker, Leeds Bakery, 2015 – 2018']],
  null,
  [[40, 'Education', head]],
  [[40, 'BSc Chemistry, University of Leeds, 2012 – 2015']],
]

/** The analysis of rows that are 16 points apart. */
export function readRows(...rows: Rows) {
  const printed = rows.flatMap((cells, at) =>
    (cells ?? []).map(
      ([x, text, style]): PrintedRow => ({ text, x, baseline: 60 + at * 16, ...(style ? { style } : {}) }),
    ),
  )
  const result = analyseDocument({ title: '', pages: [pageOfText(1, printed)] }, { year: 2026, month: 11 })
  if (!result.ok) throw new Error(result.message)
  return result.analysis
}

/** The analysis of a section with these rows, below a name and an address and above other rows. */
export const readSection = (heading: string, rows: Rows, ...after: Rows) =>
  readRows(
    [[40, 'Ada Example', { ...bold, size: 20 }]],
    [[40, 'ada@mailbox.example']],
    null,
    [[40, heading, head]],
    ...rows,
    ...after,
  )

/** Position and company of the jobs of a section with these rows, above a study. */
export const jobsOf = (...rows: Rows) =>
  readSection(
    'Experience',
    rows,
    null,
    [[40, 'Education', head]],
    [[40, 'BSc Physics, Lakemere University (2012 – 2015)']],
  ).work_experience.map(({ position, company }) => [position, company])
