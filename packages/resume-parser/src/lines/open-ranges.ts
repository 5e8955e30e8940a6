import { findDates, isDateText } from '@scry/vocabulary/dates'
import type { Glyph } from '../pages/page-text.ts'
import type { Cell, Line } from './lines.ts'
import { withCells } from './rails.ts'
import { joinSlices } from './slice.ts'

const openEnd = /(?:[-–—]|\s(?:to|until|bis|a|à|al|até|tot|do))\s*(?:\p{L}{3,10}\.?)?$/iu

function follows(line: Line, next: Line): boolean {
  return next.bullet === null && next.page === line.page && next.column === line.column
}

function overlaps(a: Cell, b: Cell): boolean {
  return Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0)
}

function joined(a: Cell, b: Cell): Cell {
  return { ...a, x0: Math.min(a.x0, b.x0), x1: Math.max(a.x1, b.x1), slice: joinSlices([a.slice, b.slice], ' ') }
}

/** Whether two texts hold one range of dates that begins in the first and ends in the second. */
function spansBoth(before: string, after: string): boolean {
  // 'January 2023 (4' above 'weeks)'.
  const bracketed = /\([^()]*$/.test(before) && /^[^()]{1,16}\)$/.test(after)
  if (bracketed && isDateText(`${before} ${after}`)) return true
  if (!openEnd.test(before) || !/^[^\s]{0,3}\p{L}{0,10}\.?\s?(?:\d|\p{L})/u.test(after)) return false
  const end = before.length
  return findDates(`${before} ${after}`).some((span) => span.isRange && span.from < end && span.to > end + 1)
}

/** The place in `line` of the cell whose range of dates goes on in the first cell of `next`; -1 when none does. */
function openCell(line: Line, next: Line): number {
  const [rest] = next.cells
  if (!rest || !follows(line, next)) return -1
  // '2020-12' alone may be two years; below '2019-01 -' it is a month.
  const isWhole = (cell: Cell) => next.cells.length === 1 || isDateText(`${cell.slice.text} ${rest.slice.text}`)
  return line.cells.findIndex(
    (cell) => overlaps(cell, rest) && spansBoth(cell.slice.text, rest.slice.text) && isWhole(cell),
  )
}

/**
 * A range of dates broken at the edge of a narrow column or of a table's cell ('Sep 2024 – May' above '2028') is one
 * again: its rest is joined to the row before.
 */
export function joinOpenRanges(lines: readonly Line[]): Line[] {
  const out: Line[] = []
  for (const line of lines) {
    const last = out[out.length - 1]
    const at = last ? openCell(last, line) : -1
    const [rest] = line.cells
    if (!last || !rest || at < 0) {
      out.push(line)
      continue
    }
    out[out.length - 1] = withCells(
      last,
      last.cells.map((cell, index) => (index === at ? joined(cell, rest) : cell)),
    )
    if (line.cells.length > 1) out.push(withCells(line, line.cells.slice(1)))
  }
  return out
}

const leastCells = 3
const tolerancePt = 2.5

const styled = (mark: Glyph | null) => mark !== null
/** A cell broken in two is set alike to its end. */
const goesOn = (above: Cell, cell: Cell) =>
  above.slice.marks.findLast(styled)?.style.weight === cell.slice.marks.find(styled)?.style.weight

/** Rows of a dated table whose cells hold several rows of text: a row of fewer cells, each below one of the row above. */
export function joinTableRows(lines: readonly Line[]): Line[] {
  const out: Line[] = []
  for (const line of lines) {
    const last = out[out.length - 1]
    const home = (cell: Cell) =>
      last?.cells.findIndex((above) => Math.abs(above.x0 - cell.x0) <= tolerancePt && goesOn(above, cell)) ?? -1
    const homes = line.cells.map(home)
    const wrapped =
      last !== undefined &&
      last.cells.length >= leastCells &&
      findDates(last.text).length > 0 &&
      findDates(line.text).length === 0 &&
      line.cells.length < last.cells.length &&
      follows(last, line) &&
      line.gapAbove < line.style.size * 0.6 &&
      homes.every((at) => at >= 0)
    if (!wrapped) {
      out.push(line)
      continue
    }
    const cells = last.cells.map((cell, index) => {
      const rest = line.cells[homes.indexOf(index)]
      return rest ? joined(cell, rest) : cell
    })
    out[out.length - 1] = withCells(last, cells)
  }
  return out
}
