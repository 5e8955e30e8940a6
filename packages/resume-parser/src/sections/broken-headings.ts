import { findDates } from '@scry/vocabulary/dates'
import { readHeading } from '@scry/vocabulary/section-headings'
import type { Cell, Line } from '../lines/lines.ts'
import { withCells } from '../lines/rails.ts'
import { joinSlices } from '../lines/slice.ts'
import { cellLine } from './heading-rules.ts'
import { isCapitals, styleKey } from './heading-style.ts'

/** How a text begins to be set. */
function lookOf({ slice: { marks, text } }: Cell): string {
  const style = marks.find((mark) => mark !== null)?.style
  return style ? `${styleKey(style, text)}|${style.weight}|${style.italic}` : ''
}

/** A text ends, or the next begins, as no heading does by itself. */
const openEnd = /(?:[&/,+-]|(?<!\p{L})(?:and|or|of|the|my|i|und|et|y|e|en|i|och|og|ve|de|di|da|do))$/iu

/** What stands beside a heading in the margin begins behind it and is set otherwise. */
function isSetApart(cell: Cell, beside: Cell | undefined): boolean {
  if (!beside) return true
  return beside.x0 > cell.x1 + 8 && (lookOf(cell) !== lookOf(beside) || isCapitals(cell.slice.text))
}

/** Two rows say one heading: a listed one, one of known words that the row's end broke, or in the margin any that goes on. */
function sayOne(above: string, below: string, inMargin: boolean): boolean {
  if (findDates(below).length > 0) return false
  if (inMargin && /^\p{Ll}/u.test(below)) return true
  const whole = readHeading(`${above} ${below}`)
  if (!whole) return false
  const [first, second] = [readHeading(above), readHeading(below)]
  // 'Professional Skills' above 'Summary'.
  const isTail = second?.kind === 'summary' && whole.kind === first?.kind
  if (first?.sure && second?.sure) return whole.sure && (first.kind === second.kind || isTail)
  return whole.sure || openEnd.test(above) || /^\p{Ll}/u.test(below)
}

const longestPart = 30

function isBroken(above: Line, line: Line): boolean {
  const [first, beside] = above.cells
  const [rest, told] = line.cells
  if (!first || !rest || above.page !== line.page || above.column !== line.column) return false
  if (above.bullet !== null || line.bullet !== null || lookOf(first) !== lookOf(rest)) return false
  const offsets = [first.x0 - rest.x0, first.x1 - rest.x1, (first.x0 + first.x1 - rest.x0 - rest.x1) / 2]
  if (!offsets.some((offset) => Math.abs(offset) <= 2.5) || line.baseline - above.baseline > above.style.size * 2)
    return false
  if (first.slice.text.length > longestPart || rest.slice.text.length > longestPart) return false
  return (
    isSetApart(first, beside) &&
    isSetApart(rest, told) &&
    sayOne(first.slice.text, rest.slice.text, beside !== undefined)
  )
}

/** 'Academic' above 'Background', alone in a narrow column or in the margin of other rows, is one heading in the first row. */
export function joinBrokenHeadings(lines: readonly Line[]): Line[] {
  const out: Line[] = []
  for (const line of lines) {
    const above = out[out.length - 1]
    if (!above || !isBroken(above, line)) {
      out.push(line)
      continue
    }
    const [first, ...beside] = above.cells
    const [rest, ...told] = line.cells
    if (!first || !rest) continue
    const whole = { ...first, slice: joinSlices([first.slice, rest.slice], ' '), x1: Math.max(first.x1, rest.x1) }
    out[out.length - 1] = withCells(above, [whole, ...beside])
    if (told.length > 0) out.push(cellLine(line, told))
  }
  return out
}
