import { type DatePoint, findDates, isDateText } from '@scry/vocabulary/dates'
import { liftHungDates } from './hung-dates.ts'
import type { Line } from './lines.ts'
import { withCells } from './rails.ts'
import { joinSlices, type Slice } from './slice.ts'

/** Where the text beside a column of dates begins; null when the section has no such column. */
function mainEdge(lines: readonly Line[]): number | null {
  const edges = lines.flatMap(({ cells: [first, second], margin }) => {
    if (!first || !second || second.x0 < first.x0 + 20) return []
    const partial = /^\D{0,12}(?:19|20)\d\d\s*[-–—]?$|[-–—]\s*\p{L}{0,9}\.?$/u.test(first.slice.text)
    const beside = margin !== null && second.x0 - margin >= -3 && second.x0 - margin <= 16 ? margin : second.x0
    return isDateText(first.slice.text) || (partial && findDates(first.slice.text).length > 0) ? [beside] : []
  })
  for (const edge of edges) {
    if (edges.length === 1 || edges.filter((other) => Math.abs(other - edge) <= 3).length >= edges.length * 0.6)
      return edge
  }
  return null
}

const maxRangeRows = 3

const asNumber = (point: DatePoint | null | undefined) => (point ? point.year * 12 + (point.month ?? 0) : null)

/** 'Today' above 'May 2019', or a month above an earlier one: a line of time runs upwards. */
function turnedRange(above: Slice, below: Slice): Slice | null {
  const [start] = findDates(below.text)
  if (!start || start.isRange || !isDateText(below.text)) return null
  const range = joinSlices([below, above], ' – ')
  const [span, ...more] = findDates(range.text)
  if (!span?.isRange || more.length > 0 || span.to - span.from < range.text.length - 1) return null
  const [from, to] = [asNumber(span.startPoint), asNumber(span.endPoint)]
  return span.present || (from !== null && to !== null && from < to) ? range : null
}

/** A range broken over rows of the date column ('2021 –' above 'Present') is one: its other parts join the first. */
function joinRanges(lines: readonly Line[], edge: number): Line[] {
  const out = [...lines]
  for (let i = 0; i + 1 < out.length; i++) {
    const line = out[i]
    const [first] = line?.cells ?? []
    if (!line || !first || line.cells.length < 2 || first.x1 > edge) continue
    let parts = [first.slice]
    let range = first.slice
    let joins = 0
    for (let k = 1; k < maxRangeRows && i + k < out.length; k++) {
      const next = out[i + k]
      const [cell] = next?.cells ?? []
      if (!next || !cell || cell.x1 > edge || cell.slice.text.length > 24 || next.page !== line.page) break
      const dashed = next.bullet !== null && /[-–—]/.test(next.bullet)
      parts = [joinSlices([...parts, cell.slice], dashed ? ' – ' : ' ')]
      const [joined = cell.slice] = parts
      const [span] = findDates(joined.text)
      const turned = k === 1 ? turnedRange(first.slice, cell.slice) : null
      if (turned) {
        joins = 1
        range = turned
        break
      }
      if (!span?.isRange || span.from > 2 || span.to < joined.text.length) continue
      joins = k
      range = joined
    }
    if (joins === 0) continue
    const cell = { ...first, slice: range }
    out[i] = withCells(line, [cell, ...line.cells.slice(1)])
    const rests = out.slice(i + 1, i + 1 + joins).flatMap((next) => {
      const rest = next.cells.slice(1)
      // A dash that joined the range is no bullet of what stands beside it.
      return rest.length > 0 ? [withCells({ ...next, bullet: null }, rest)] : []
    })
    out.splice(i + 1, joins, ...rests)
  }
  return out
}

/**
 * An entry's place and dates stacked at the right edge: its dates stand beside the first point of what it tells, and go
 * back to the row of its place.
 */
function liftDates(lines: readonly Line[]): Line[] {
  const out = [...lines]
  for (const [at, line] of lines.entries()) {
    const above = out[at - 1]
    const place = above?.cells[above.cells.length - 1]
    const date = line.cells[line.cells.length - 1]
    if (!above || !place || !date || above.cells.length < 2 || line.cells.length < 2) continue
    const isBeside = line.bullet !== null && isDateText(date.slice.text) && Math.abs(date.x1 - place.x1) <= 3
    if (!isBeside || above.bullet !== null || findDates(above.text).length > 0) continue
    out[at - 1] = withCells(above, [...above.cells, date])
    out[at] = withCells(line, line.cells.slice(0, -1))
  }
  return out
}

/**
 * Sections with a column of dates on the left: broken ranges are joined, and what else stands in that column (a place,
 * a grade) becomes a row of its own before the text beside it.
 */
export function untangleDateColumn(printed: readonly Line[]): Line[] {
  const lines = liftHungDates(printed)
  const edge = mainEdge(lines)
  if (edge === null) return liftDates(lines)
  return joinRanges(lines, edge).flatMap((line) => {
    const [first, second] = line.cells
    if (!first || !second || first.x1 > edge || second.x0 < edge - 3 || findDates(first.slice.text).length > 0)
      return [line]
    return [{ ...withCells(line, [first]), x1: first.x1 }, withCells(line, line.cells.slice(1))]
  })
}
