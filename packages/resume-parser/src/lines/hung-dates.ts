import { isDateText } from '@scry/vocabulary/dates'
import type { Line } from './lines.ts'
import { withCells } from './rails.ts'
import { toldLine } from './stacked-margin.ts'

/** A row beside the margin, and the date in its margin, if any. */
interface Row {
  readonly line: Line
  readonly dates: readonly Line[]
}

/** The rows of a text beside a margin of dates, each with the dates that stand level with it or hang below it. */
function rowsBeside(lines: readonly Line[]): Row[] | null {
  const isDated = ({ cells: [first], bullet }: Line) =>
    bullet === null && first !== undefined && isDateText(first.slice.text)
  const dated = lines.filter(isDated)
  const edge = Math.min(...lines.filter((line) => !isDated(line)).map(({ x0 }) => x0))
  if (
    dated.length === 0 ||
    dated.some(({ cells: [date, text] }) => !date || date.x1 >= edge || (text && text.x0 < edge - 3))
  )
    return null
  const rows: { line: Line; dates: Line[] }[] = []
  for (const line of lines) {
    const last = rows[rows.length - 1]
    if (!isDated(line)) rows.push({ line, dates: [] })
    else if (line.cells.length > 1) {
      const told = toldLine({ line, told: line.cells.slice(1) })
      if (!told) return null
      rows.push({ line: told, dates: [line] })
    } else if (last && line.page === last.line.page) last.dates.push(line)
    else return null
  }
  return rows
}

/** The lines that a row was printed as. */
const printed = ({ line, dates }: Row) => (dates[0]?.cells[1] ? dates : [line, ...dates])

/**
 * Dates that hang in the margin below the first row of their entry go up to it. More room than between its rows tells
 * where an entry begins; one with several dates is left as it is, for each is of another row.
 */
export function liftHungDates(lines: readonly Line[]): readonly Line[] {
  const rows = rowsBeside(lines)
  if (!rows || rows.length < 2) return lines
  const steps = rows.slice(1).map(({ line }, at) => line.baseline - (rows[at]?.line.baseline ?? 0))
  const least = Math.min(...steps.filter((step) => step > 1))
  const entries: Row[][] = []
  for (const [at, row] of rows.entries()) {
    const step = steps[at - 1] ?? Number.POSITIVE_INFINITY
    const open = entries[entries.length - 1]
    if (open && step > 0 && step <= least * 1.5) open.push(row)
    else entries.push([row])
  }
  // A date below the last row of an entry may be that of the next.
  const isBelow = ({ line, dates }: Row) => dates.some((date) => date.baseline - line.baseline >= least)
  if (entries.some((entry) => entry.some(isBelow))) return lines
  return entries.flatMap((entry) => {
    const [first, ...rest] = entry
    const [dated, ...others] = entry.flatMap((row) => row.dates)
    const [date] = dated?.cells ?? []
    // A row in heavier letters than those above it is the first of its own entry.
    const isFirst = entry.some(
      ({ line, dates }) => dates.length > 0 && line.style.weight > (first?.line.style.weight ?? 0),
    )
    if (!first || !date || others.length > 0 || isFirst) return entry.flatMap(printed)
    return [withCells(first.line, [date, ...first.line.cells]), ...rest.map(({ line }) => line)]
  })
}
