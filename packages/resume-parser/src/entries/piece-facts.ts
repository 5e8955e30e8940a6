import { firstWordWidth, type Line } from '../lines/lines.ts'
import { type EntryLine, isBody, readEntryLines } from '../sections/entry-lines.ts'
import { isFull } from '../sections/header-pieces.ts'
import type { EntryPiece } from './entry-pieces.ts'
import { bucket, type Words } from './piece-words.ts'

export interface RowFacts {
  readonly entry: EntryLine
  readonly line: Line
  readonly body: boolean
  readonly date: string
  readonly gap: number
  readonly indent: number
  readonly look: string
  readonly weight: string
  readonly wraps: boolean
  readonly texts: number
}

export interface PieceFacts {
  readonly piece: EntryPiece
  readonly row: RowFacts
  readonly words: Words
  readonly look: string
  /** How it is set beside the usual text of the section. */
  readonly face: string
  readonly date: string
  /** Which piece of its row it is, of those that are no dates. */
  readonly at: number
  readonly right: boolean
  readonly slots: readonly string[]
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function lookOf(piece: EntryPiece): string {
  const style = piece.first?.style
  return style ? [style.weight, style.italic, style.color, Math.round(style.size)].join('|') : ''
}

/** The look of most letters of the section. */
function usualLook(pieces: readonly EntryPiece[]): string {
  const counts = new Map<string, number>()
  for (const piece of pieces) counts.set(lookOf(piece), (counts.get(lookOf(piece)) ?? 0) + piece.text.length)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

function faceOf(look: string, usual: string): string {
  if (look === usual) return '='
  const [weight = 0, italic, color, size = 0] = look
    .split('|')
    .map((part) => (part === 'true' ? 1 : part === 'false' ? 0 : Number(part)))
  const [usualWeight = 0, usualItalic, usualColor, usualSize = 0] = usual
    .split('|')
    .map((part) => (part === 'true' ? 1 : part === 'false' ? 0 : Number(part)))
  const bold = weight > usualWeight ? 'b' : weight < usualWeight ? 'l' : ''
  const large = size > usualSize ? '+' : size < usualSize ? '-' : ''
  return `${bold}${italic === usualItalic ? '' : 'i'}${color === usualColor ? '' : 'c'}${large}` || '='
}

/** A row whose text leaves no room for the first word of the next before what stands at its right edge. */
function isCrowded(line: Line | undefined, next: Line): boolean {
  const [right, left] = line?.cells.toReversed() ?? []
  if (!line || !right || !left || next.bullet !== null || line.column !== next.column || line.page !== next.page)
    return false
  return left.x1 + firstWordWidth(next) + line.style.size * 0.6 > right.x0 && Math.abs(next.textX0 - left.x0) < 3
}

export function rowsOf(lines: readonly Line[], pieces: readonly EntryPiece[]): RowFacts[] {
  const entries = readEntryLines(lines)
  const gaps = lines.map(({ gapAbove }) => gapAbove).filter(Number.isFinite)
  const usualGap = median(gaps)
  const left = new Map<number, number>()
  for (const line of lines) left.set(line.column, Math.min(left.get(line.column) ?? 1e9, line.textX0))
  const byRow = Map.groupBy(pieces, ({ row }) => row)
  return entries.map((entry, at) => {
    const { line } = entry
    const own = byRow.get(at) ?? []
    const dates = own.flatMap(({ date }) => date ?? [])
    const texts = own.filter(({ date }) => !date).length
    const kind = dates.some(({ isRange }) => isRange) ? 'range' : dates.length > 0 ? 'one' : '-'
    const gap = line.gapAbove
    const indent = line.textX0 - (left.get(line.column) ?? 0)
    return {
      entry,
      line,
      body: isBody(entry),
      date: kind === '-' ? '-' : `${kind}${texts === 0 ? 'only' : ''}`,
      gap: Number.isFinite(gap) ? bucket((gap - usualGap) / line.style.size, -0.2, 0.15, 0.5, 1) : 9,
      indent: bucket(indent, 3, 9, 24, 70),
      look: entry.look.replace(/\|[Cc]\|/, '|'),
      weight: entry.emphasised ? 'e' : 'p',
      wraps: gap <= line.style.size && (isFull(lines[at - 1], line) || isCrowded(lines[at - 1], line)),
      texts,
    }
  })
}

export const styleOf = ({ look, face }: PieceFacts) => `${look}${face}`

export function factsOf(
  rows: readonly RowFacts[],
  pieces: readonly EntryPiece[],
  words: readonly Words[],
): PieceFacts[] {
  const usual = usualLook(pieces)
  let row = -1
  let at = 0
  return pieces.map((piece, index) => {
    if (piece.row !== row) {
      row = piece.row
      at = 0
    } else if (!piece.date) at++
    const facts = rows[row] as RowFacts
    const look = lookOf(piece)
    const { line } = facts
    const date = piece.date ? (piece.date.isRange ? 'range' : 'one') : '-'
    const right = piece.first !== null && piece.first.x0 > (line.x0 + line.columnX1) / 2 && piece.sign === 'gap'
    const face = faceOf(look, usual)
    return {
      piece,
      row: facts,
      words: words[index] as Words,
      look,
      face,
      date,
      at: Math.min(at, 4),
      right,
      slots: facts.body
        ? []
        : [
            `${look}`,
            `${look}/${Math.min(at, 3)}/${facts.date}`,
            `${facts.look}/${Math.min(at, 3)}/${piece.sign}/${facts.texts}`,
          ],
    }
  })
}

/** Rows to the nearest row of a kind before or after, none further than four. */
export function away(rows: readonly RowFacts[], at: number, step: 1 | -1, is: (row: RowFacts) => boolean): number {
  for (let far = 1; far <= 4; far++) {
    const row = rows[at + step * far]
    if (!row) return 6
    if (is(row)) return far
  }
  return 5
}
