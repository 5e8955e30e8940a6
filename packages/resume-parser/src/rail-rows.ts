import { findDates, isDateText } from '@scry/vocabulary/dates'
import type { Cell, Line } from './lines.ts'

/** The same line with other cells. */
function withCells(line: Line, cells: readonly Cell[]): Line {
  const text = cells.map((cell) => cell.slice.text).join(' ')
  const marks = cells.flatMap((cell, index) => (index === 0 ? [...cell.slice.marks] : [null, ...cell.slice.marks]))
  const [first] = cells
  const last = cells[cells.length - 1]
  return {
    ...line,
    cells,
    text,
    slice: { text, marks },
    x0: first?.x0 ?? line.x0,
    x1: last?.x1 ?? line.x1,
    textX0: first?.x0 ?? line.textX0,
  }
}

/** Where the text beside a column of dates begins; null when the section has no such column. */
function mainEdge(lines: readonly Line[]): number | null {
  const edges = lines.flatMap(({ cells: [first, second] }) => {
    if (!first || !second || second.x0 < first.x0 + 20) return []
    const partial = /^\D{0,12}(?:19|20)\d\d\s*[-–—]?$|[-–—]\s*\p{L}{0,9}\.?$/u.test(first.slice.text)
    return isDateText(first.slice.text) || (partial && findDates(first.slice.text).length > 0) ? [second.x0] : []
  })
  for (const edge of edges) {
    if (edges.length === 1 || edges.filter((other) => Math.abs(other - edge) <= 3).length >= edges.length * 0.6)
      return edge
  }
  return null
}

/** A range broken over two rows of the date column ('2021 –' above 'Present') is one: its second half joins the first. */
function joinRanges(lines: readonly Line[], edge: number): Line[] {
  const out = [...lines]
  for (let i = 0; i + 1 < out.length; i++) {
    const line = out[i]
    const next = out[i + 1]
    const [first] = line?.cells ?? []
    const [second] = next?.cells ?? []
    if (!line || !next || !first || !second || line.cells.length < 2) continue
    if (first.x1 > edge || second.x1 > edge || second.slice.text.length > 24 || next.page !== line.page) continue
    const joined = `${first.slice.text} ${second.slice.text}`
    const [span] = findDates(joined)
    if (!span || span.from > 2 || span.to < joined.length - 2) continue
    const alone = findDates(first.slice.text)[0]
    const open = /[-–—]\s*$/.test(first.slice.text)
    if (!open && !(span.isRange && !alone?.isRange && span.to > first.slice.text.length + 1)) continue
    const cell = { ...first, slice: { text: joined, marks: [...first.slice.marks, null, ...second.slice.marks] } }
    out[i] = withCells(line, [cell, ...line.cells.slice(1)])
    const rest = next.cells.slice(1)
    if (rest.length > 0) out[i + 1] = withCells(next, rest)
    else out.splice(i + 1, 1)
  }
  return out
}

/**
 * Sections with a column of dates on the left: broken ranges are joined, and what else stands in that column (a place,
 * a grade) becomes a row of its own before the text beside it.
 */
export function untangleDateColumn(lines: readonly Line[]): Line[] {
  const edge = mainEdge(lines)
  if (edge === null) return [...lines]
  return joinRanges(lines, edge).flatMap((line) => {
    const [first, second] = line.cells
    if (!first || !second || first.x1 > edge || second.x0 < edge - 3 || findDates(first.slice.text).length > 0)
      return [line]
    return [{ ...withCells(line, [first]), x1: first.x1 }, withCells(line, line.cells.slice(1))]
  })
}
