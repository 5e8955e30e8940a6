import { readHeading } from '@scry/vocabulary/section-headings'
import type { Cell, Line } from '../lines/lines.ts'
import { cut, type Slice } from '../lines/slice.ts'
import { separators, splitTags } from '../lines/tags.ts'
import type { TextStyle } from '../pages/page-text.ts'
import { isCapitals } from '../sections/heading-style.ts'
import type { Section } from '../sections/sections.ts'

export const ratings =
  /^(?:expert|advanced|intermediate|beginner|basic|proficient|novice|fluent|familiar|experienced|master|skilled|competent|working knowledge|years?|\d+\+?\s*(?:years?|yrs?|%)|[●○★☆•■□▪\s]+|n\/a|(?:sehr )?gute?(?: kenntnisse)?|(?:bardzo )?dobrz?[ey]|podstawow[aey]|zaawansowan[eya]|avançado|básico|intermediário|avanzato|buono|fortgeschritten|grundkenntnisse|avanzado|intermedio|básico|avancé|intermédiaire|débutant)$/i

/** A row that is only the name of a group of skills: set apart in style, or ending in a colon. */
export function headOnly(line: Line, section: Section, body: TextStyle): boolean {
  if (/[:：]\s*$/.test(line.text) && line.text.length < 45) return true
  const index = section.lines.indexOf(line)
  const next = section.lines[index + 1]
  if (line.cells.length > 1) return headsColumns(line, section.lines.slice(index + 1), body)
  if (separators.test(line.text.replace(/\s\/\s/g, ' '))) return false
  if (
    next &&
    isCapitals(line.text) &&
    !isCapitals(next.text) &&
    line.text.length > 3 &&
    (next.cells.length > 1 || separators.test(next.text))
  )
    return true
  if (!next || ratings.test(next.text)) return false
  const tags = next.cells.length > 1 || splitTags(next.slice).length > 1
  // Set as its tags are, the name of a group still stands nearer to them than to the group before.
  if (tags && splitTags(line.slice).length === 1 && next.gapAbove < line.gapAbove * 0.75) return true
  if (!standsOver(line, next, body)) return false
  const alike = section.lines.filter((other) => sameLook(other, line)).length
  const listed = separators.test(next.text) || tags
  return alike < section.lines.length * (listed ? 0.7 : 0.5)
}

/** A row of names, each set heavier or larger over its own list below, or over its column of a table. */
function headsColumns(line: Line, below: readonly Line[], body: TextStyle): boolean {
  const rows = below.filter(({ cells }) => cells.length > 1)
  const next = below[0]
  if (
    !next ||
    rows.length === 0 ||
    next.cells.every(({ slice }) => ratings.test(slice.text)) ||
    separators.test(line.cells.map(({ slice }) => slice.text).join(' '))
  )
    return false
  const heads = line.cells.every((cell) =>
    next.cells.some(
      (other) => other.x0 < cell.x1 + 3 && other.x1 > cell.x0 - 3 && looksOver(cell.slice, other.slice, body),
    ),
  )
  return heads && rows.some(({ cells }) => cells.some(({ slice }) => separators.test(slice.text)))
}

export const lookOf = ({ marks }: Slice) => marks.find((mark) => mark !== null)?.style

function sameLook(a: Line, b: Line): boolean {
  return isSetAlike(a.slice, b.slice)
}

function isSetAlike(a: Slice, b: Slice): boolean {
  const x = lookOf(a)
  const y = lookOf(b)
  return (
    x !== undefined &&
    y !== undefined &&
    x.weight === y.weight &&
    x.color === y.color &&
    Math.abs(x.size - y.size) < 0.4
  )
}

/** A row set heavier, larger or in another colour than the row below it. */
function standsOver(line: Line, next: Line, body: TextStyle): boolean {
  return looksOver(line.slice, next.slice, body)
}

function looksOver(text: Slice, next: Slice, body: TextStyle): boolean {
  const a = lookOf(text)
  const b = lookOf(next)
  if (!a || !b || isSetAlike(text, next)) return false
  return a.weight > b.weight || a.size > b.size + 0.4 || (a.color !== b.color && a.color !== body.color)
}

/** Where a wide label's last word came to stand with the items: the second cell without what is set as the first. */
export function withoutLabel(slice: Slice, { cells }: Line): Slice {
  const [first] = cells
  const own = first && lookOf(first.slice)
  const end = slice.marks.findIndex((mark) => mark !== null && mark.style.font !== own?.font)
  return own && end > 0 && own.weight > (slice.marks[end]?.style.weight ?? own.weight) ? cut(slice, end) : slice
}

/** The second row of a label that its narrow column broke: set as the label, and ending before the items begin. */
export function goesOnAsLabel(line: Line, before: Line | undefined): boolean {
  const [label, items] = before?.cells ?? []
  if (!label || !items || line.cells.length > 1 || line.bullet !== null) return false
  const isAligned = Math.abs(line.x0 - label.x0) < 2 || Math.abs(line.x1 - label.x1) < 2
  const stands = isAligned && line.x1 < items.x0
  return (
    stands &&
    isSetAlike(line.slice, label.slice) &&
    !isSetAlike(label.slice, { ...items.slice, marks: items.slice.marks.slice(-1) })
  )
}

/** The first cell of a row names the group when it is set apart and other cells follow. */
export function isLabelCell(line: Line, section: Section, body: TextStyle): boolean {
  const [first, second] = line.cells
  if (!first || !second || ratings.test(second.slice.text)) return false
  if (/^[:：]/.test(second.slice.text)) return true
  const isNamed = (cell: Cell, kind: string) => {
    const reading = readHeading(cell.slice.text)
    return reading?.kind === kind && reading.sure
  }
  if (isNamed(first, 'languages') || (isNamed(first, 'skills') && /[,;]/.test(second.slice.text))) return true
  const style = lookOf(first.slice)
  const next = lookOf(withoutLabel(second.slice, line))
  if (!style || !next) return false
  const differs =
    style.weight > next.weight ||
    (style.color !== next.color && style.color !== body.color) ||
    style.italic !== next.italic ||
    style.font !== next.font
  if (differs && first.slice.text.length < 40) return true
  const listed = section.lines.filter(
    (other) =>
      other.cells.length === 2 &&
      /,/.test(other.cells[1]?.slice.text ?? '') &&
      !/,/.test(other.cells[0]?.slice.text ?? ''),
  ).length
  return line.cells.length === 2 && listed >= Math.max(2, section.lines.length * 0.5)
}
