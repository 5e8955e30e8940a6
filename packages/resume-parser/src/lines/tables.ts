import { findDates } from '@scry/vocabulary/dates'
import { type ColumnRole, columnFillers, columnWords } from '../data/column-words.ts'
import { type BlockPlace, type Cell, type Line, linesOfBlock, type RowOfWords, rowsOf } from './lines.ts'
import { withCells } from './rails.ts'
import { joinSlices } from './slice.ts'
import type { Word } from './words.ts'

const nameWords = new RegExp(`^(?:${[...Object.values(columnWords), columnFillers].join('|')})$`, 'iu')

const wordsIn = (text: string) => text.match(/[\p{L}%]+/gu) ?? []

/** The texts of a row name the columns of a table: every word of them is such a name, and none is a year. */
export const isTableHead = (texts: readonly string[]): boolean =>
  texts.length >= 2 && texts.every((text) => !/\d{4}/.test(text) && wordsIn(text).every((word) => nameWords.test(word)))

const roles = Object.entries(columnWords).map(
  ([role, words]) => [role as ColumnRole, new RegExp(`^(?:${words})$`, 'iu')] as const,
)

/** What the column with such a name holds. */
export const roleOfColumn = (text: string): ColumnRole =>
  roles.find(([, pattern]) => wordsIn(text).some((word) => pattern.test(word)))?.[0] ?? 'told'

/**
 * A first row in its own type whose texts stand over those of the next row, one by one and without a number, names the columns
 * of a table in words that nobody knows. Rows that do not begin so stay as they are.
 */
export function withoutTableHead(lines: readonly Line[]): Line[] {
  const [head, row] = lines
  const isNamed = head !== undefined && isTableHead(head.cells.map(({ slice }) => slice.text))
  if (!head || !row || isNamed || head.cells.length < 3 || head.cells.length !== row.cells.length) return [...lines]
  const isHead =
    head.style !== row.style &&
    !/\d/.test(head.text) &&
    (/\d/.test(row.text) || lines[2]?.cells.length === head.cells.length) &&
    head.cells.every((cell, at) => overlap(cell, row.cells[at] ?? cell) > 0)
  return isHead ? lines.slice(1) : [...lines]
}

/** Part of a printed row in one column of a table. */
interface Piece {
  readonly words: Word[]
  x0: number
  x1: number
}

function piecesOf(row: RowOfWords): Piece[] {
  const pieces: Piece[] = []
  for (const word of row.words) {
    const last = pieces[pieces.length - 1]
    if (last && word.x0 - last.x1 <= Math.max(4, word.style.size * 0.55)) {
      last.words.push(word)
      last.x1 = Math.max(last.x1, word.x1)
    } else pieces.push({ words: [word], x0: word.x0, x1: word.x1 })
  }
  return pieces
}

const textOf = ({ words }: Piece) => words.map(({ slice }) => slice.text).join(' ')

interface Column {
  x0: number
  x1: number
}

const overlap = (a: Column, b: Column) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)

/** The column of each piece of a row; null when one lies under two names, as no cell of a table does. */
function columnsOf(pieces: readonly Piece[], columns: readonly Column[]): number[] | null {
  const out: number[] = []
  for (const piece of pieces) {
    const under = columns.filter((column) => overlap(piece, column) > 0)
    if (under.length > 1) return null
    const distances = columns.map((column) => -overlap(piece, column))
    out.push(distances.indexOf(Math.min(...distances)))
  }
  return out
}

/** Far more printed rows than a table of studies takes: every row is held against those above it. */
const mostRows = 60

/** A table found on a page: the names of its columns, and its printed rows with the column of every piece. */
interface Table {
  readonly fromRow: number
  readonly bodyRow: number
  readonly toRow: number
  readonly columns: readonly Column[]
}

const sizeOf = (row: RowOfWords) => row.words[0]?.style.size ?? 10

/** A head runs over so many printed rows at most. */
const mostHeadRows = 6

function findTable(rows: readonly RowOfWords[], isHeading: (text: string) => boolean): Table | null {
  for (let from = 0; from < rows.length; from++) {
    const head = rows[from]
    if (!head || head.words.length < 2 || !isTableHead(head.words.map(({ slice }) => slice.text))) continue

    const columns: Column[] = []
    let bodyRow = from
    for (; bodyRow < Math.min(rows.length, from + mostHeadRows); bodyRow++) {
      const row = rows[bodyRow]
      const above = rows[bodyRow - 1]
      const words = row?.words.flatMap(({ slice }) => wordsIn(slice.text)) ?? []
      if (!row || words.length === 0 || !words.every((word) => nameWords.test(word))) break
      if (bodyRow > from && above && row.top - above.bottom > sizeOf(row) * 0.5) break
      for (const piece of piecesOf(row)) {
        const same = columns.find((column) => overlap(piece, column) > 0)
        if (same) Object.assign(same, { x0: Math.min(same.x0, piece.x0), x1: Math.max(same.x1, piece.x1) })
        else columns.push({ x0: piece.x0, x1: piece.x1 })
      }
    }
    columns.sort((a, b) => a.x0 - b.x0)
    // Two headings beside each other are two columns of the page.
    const isTable =
      columns.length >= 3 || (columns.length === 2 && !piecesOf(head).every((piece) => isHeading(textOf(piece))))
    const toRow = isTable ? endOfTable(rows, bodyRow, columns, isHeading) : bodyRow
    if (toRow > bodyRow) return { fromRow: from, bodyRow, toRow, columns }
  }
  return null
}

/** A text alone in its row goes on in a cell above when it is set under it: from its left edge or about its middle. */
function below(rows: readonly RowOfWords[], piece: Piece): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) <= 3
  const under = (other: Piece) => near(other.x0, piece.x0) || near(other.x0 + other.x1, piece.x0 + piece.x1)
  const above = rows.flatMap((row) => piecesOf(row)).filter((other) => overlap(other, piece) > 0)
  return above.length === 0 || above.some(under)
}

function endOfTable(
  rows: readonly RowOfWords[],
  from: number,
  columns: readonly Column[],
  isHeading: (text: string) => boolean,
): number {
  let widest = 0
  const last = Math.min(rows.length, from + mostRows)
  for (let at = from; at < last; at++) {
    const row = rows[at]
    const above = rows[at - 1]
    if (!row || !above) return at
    const pieces = piecesOf(row)
    const [only] = pieces
    const heading = pieces.length === 1 && only !== undefined && isHeading(textOf(only))
    const stray = only !== undefined && pieces.length === 1 && !below(rows.slice(from, at), only)
    const ends = heading || stray || row.top - above.bottom > sizeOf(row) * 2.5 || columnsOf(pieces, columns) === null
    if (ends) return widest >= 3 || widest >= columns.length ? at : from
    widest = Math.max(widest, pieces.length)
  }
  return widest >= Math.min(3, columns.length) ? last : from
}

/** Consecutive printed rows of one column that are one cell, and which row of the table it belongs to. */
interface TableCell {
  readonly column: number
  readonly rows: { row: RowOfWords; piece: Piece }[]
  readonly top: number
  bottom: number
}

/** Rows of a table whose cells are set apart by padding: what stands beside a cell of several rows is one row with it. */
function byPadding(cells: readonly TableCell[]): TableCell[][] {
  const groups: { cells: TableCell[]; bottom: number }[] = []
  for (const cell of [...cells].sort((a, b) => a.top - b.top)) {
    const last = groups[groups.length - 1]
    if (last && last.bottom - cell.top > (cell.bottom - cell.top) * 0.25) {
      last.cells.push(cell)
      last.bottom = Math.max(last.bottom, cell.bottom)
    } else groups.push({ cells: [cell], bottom: cell.bottom })
  }
  return groups.map((group) => group.cells)
}

function cellsOf(
  rows: readonly RowOfWords[],
  columns: readonly Column[],
  joins: (gap: number) => boolean,
): TableCell[] {
  const open = new Map<number, TableCell>()
  const cells: TableCell[] = []
  for (const row of rows) {
    const pieces = piecesOf(row)
    const homes = columnsOf(pieces, columns) ?? []
    for (const [index, piece] of pieces.entries()) {
      const column = homes[index] ?? 0
      const above = open.get(column)
      if (above && (joins(row.top - above.bottom) || above.bottom > row.top)) {
        above.rows.push({ row, piece })
        above.bottom = row.bottom
      } else {
        const cell = { column, rows: [{ row, piece }], top: row.top, bottom: row.bottom }
        open.set(column, cell)
        cells.push(cell)
      }
    }
  }
  return cells
}

const openRange = /\d{4}\s*[-–—]\s*(?:\p{L}+\.?)?$/u

const isDated = (row: RowOfWords, at: number, rows: readonly RowOfWords[]) =>
  piecesOf(row).some((piece) => findDates(textOf(piece)).length > 0) &&
  !piecesOf(rows[at - 1] ?? row).some((piece) => at > 0 && openRange.test(textOf(piece)))

/** Without padding, a row of the table begins where nearly all columns, or the dates, do. */
function byFullRows(rows: readonly RowOfWords[], columns: readonly Column[]): TableCell[][] {
  const groups: RowOfWords[][] = []
  for (const row of rows) {
    const pieces = piecesOf(row)
    const last = groups[groups.length - 1]
    const dated = pieces.some((piece) => findDates(textOf(piece)).length > 0)
    const open = last?.some((above) => piecesOf(above).some((piece) => openRange.test(textOf(piece))))
    const full = pieces.length >= columns.length - 1 || (dated && !open)
    if (full || !last) groups.push([row])
    else last.push(row)
  }
  return groups.map((group) => cellsOf(group, columns, () => true))
}

/** Empty spaces between a text and the one above it in its column. */
function spacesOf(rows: readonly RowOfWords[], columns: readonly Column[]): number[] {
  const bottoms = new Map<number, number>()
  return rows.flatMap((row) =>
    (columnsOf(piecesOf(row), columns) ?? []).flatMap((column) => {
      const above = bottoms.get(column)
      bottoms.set(column, row.bottom)
      return above === undefined ? [] : [Math.max(0, row.top - above)]
    }),
  )
}

/** The body of a table below the rows `head`; their padding shows in the space under them. */
function bodyRows(head: readonly RowOfWords[], rows: readonly RowOfWords[], columns: readonly Column[]): TableCell[][] {
  const spaces = spacesOf([...head, ...rows], columns)
  const least = Math.min(...spaces)
  const most = Math.max(...spaces)
  const size = rows[0] ? sizeOf(rows[0]) : 10
  const padded = byPadding(cellsOf(rows, columns, (gap) => gap < least + size * 0.2))
  const stacked = padded.some((group) => new Set(group.map(({ column }) => column)).size < group.length)
  // Room below the head alone, as below a rule, is no padding between rows that each have their dates.
  const even = padded.length === 1 && rows.filter(isDated).length > 1
  return most - least > size * 0.25 && !stacked && !even ? padded : byFullRows(rows, columns)
}

function lineOfCells(cells: readonly TableCell[], above: number, block: BlockPlace): Line[] {
  const ordered = [...cells].sort((a, b) => a.column - b.column)
  const first = linesOfBlock(
    ordered.flatMap(({ rows }) => rows[0]?.piece.words ?? []),
    block,
  )[0]
  if (!first) return []
  const printed = ordered.map(({ rows }): Cell => {
    const parts = rows.flatMap(({ piece }) => piece.words.filter(({ icon }) => !icon).map(({ slice }) => slice))
    const x0 = Math.min(...rows.map(({ piece }) => piece.x0))
    const x1 = Math.max(...rows.map(({ piece }) => piece.x1))
    return { slice: joinSlices(parts, ' '), x0, x1, icon: null }
  })
  const top = Math.min(...cells.map((cell) => cell.top))
  const bottom = Math.max(...cells.map((cell) => cell.bottom))
  const gapAbove = Number.isFinite(above) ? Math.max(0, top - above) : above
  return [
    {
      ...withCells(
        first,
        printed.filter(({ slice }) => slice.text),
      ),
      bullet: null,
      top,
      bottom,
      gapAbove,
    },
  ]
}

/**
 * The table of studies of a page, one line for each of its rows however many rows its cells are printed in, and the
 * words before and after it; null when no row names such columns.
 */
export function cutTable(
  words: readonly Word[],
  isHeading: (text: string) => boolean,
): { above: Word[]; below: Word[]; lines: (block: BlockPlace) => Line[] } | null {
  const rows = rowsOf(words)
  const table = findTable(rows, isHeading)
  if (!table) return null
  const { fromRow, bodyRow, toRow, columns } = table
  const head = cellsOf(rows.slice(fromRow, bodyRow), columns, () => true)
  return {
    above: rows.slice(0, fromRow).flatMap((row) => row.words),
    below: rows.slice(toRow).flatMap((row) => row.words),
    lines: (block) => {
      const groups = [head, ...bodyRows(rows.slice(fromRow, bodyRow), rows.slice(bodyRow, toRow), columns)]
      let above = Number.POSITIVE_INFINITY
      return groups.flatMap((cells) => {
        const made = lineOfCells(cells, above, block)
        above = Math.max(...cells.map(({ bottom }) => bottom))
        return made
      })
    },
  }
}
