import { readHeading, type SectionKind } from '@scry/vocabulary/section-headings'
import type { Line } from '../lines/lines.ts'
import { cellLine } from './heading-rules.ts'
import { styleKey } from './heading-style.ts'

/** A heading that stands beside others in one row, and the rows below it. */
export interface ListBeside {
  readonly kind: SectionKind
  readonly heading: Line
  readonly lines: readonly Line[]
}

export interface ListsBeside {
  readonly lists: readonly ListBeside[]
  /** How many rows the lists take, with that of the headings. */
  readonly rows: number
}

const tolerancePt = 6

/**
 * 'Skills', 'Languages' and 'Interests' in one row, each over a list of its own that is too short to be seen as a
 * column. The lists go on as long as each text of a row begins below one of the headings.
 */
export function listsBeside(lines: readonly Line[], at: number): ListsBeside | null {
  const row = lines[at]
  if (!row || row.cells.length < 2) return null
  const heads = row.cells.flatMap((cell) => {
    const read = readHeading(cell.slice.text)
    return read?.sure ? [{ kind: read.kind, cell, lines: [] as Line[] }] : []
  })
  // What is set otherwise than a heading beside it is the first text of its section.
  const looks = row.cells.map(({ slice }) => {
    const style = slice.marks.find((mark) => mark !== null)?.style ?? row.style
    return `${styleKey(style, slice.text)}|${style.weight}`
  })
  if (heads.length < row.cells.length || looks.some((look) => look !== looks[0])) return null
  let end = at + 1
  for (let line = lines[end]; line && line.column === row.column && line.page === row.page; line = lines[++end]) {
    if (readHeading(line.text)?.sure) break
    const own = line.cells.map(({ x0 }) => heads.find(({ cell }) => Math.abs(cell.x0 - x0) <= tolerancePt))
    if (own.includes(undefined)) break
    for (const [cell, head] of own.entries()) head?.lines.push(cellLine(line, line.cells.slice(cell, cell + 1)))
  }
  if (heads.filter((head) => head.lines.length > 0).length < 2) return null
  const lists = heads.map(({ kind, cell, lines }) => ({ kind, heading: cellLine(row, [cell]), lines }))
  return { lists, rows: end - at }
}
