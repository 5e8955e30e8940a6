import { readHeading } from '@scry/vocabulary/section-headings'
import type { Cell, Line } from './lines.ts'
import { cut, joinSlices, trim } from './slice.ts'

const tolerancePt = 1.6

/**
 * Where most lines of a block start at one edge and other lines put a date or label in front of that edge, the
 * text at the edge begins a cell of its own, however small the gap.
 */
export function splitAtRails(lines: readonly Line[]): Line[] {
  const columns = new Map<string, Line[]>()
  for (const line of lines) {
    const key = `${line.page}/${line.column}`
    const list = columns.get(key)
    if (list) list.push(line)
    else columns.set(key, [line])
  }
  const edges = new Map<string, number>()
  for (const [key, list] of columns) {
    const edge = railEdge(list)
    if (edge !== null) edges.set(key, edge)
  }
  return lines.map((line) => {
    const edge = edges.get(`${line.page}/${line.column}`)
    return edge === undefined ? line : splitLine(line, edge)
  })
}

function railEdge(lines: readonly Line[]): number | null {
  if (lines.length < 4) return null
  const counts = new Map<number, number>()
  for (const line of lines) {
    const at = Math.round(line.textX0)
    counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  let best: number | null = null
  let bestScore = 0
  for (const [at] of counts) {
    const starting = lines.filter((line) => Math.abs(line.textX0 - at) <= tolerancePt).length
    const crossing = lines.filter((line) => line.textX0 < at - 12 && wordAt(line, at) !== null).length
    const running = lines.filter(
      (line) => line.textX0 < at - 12 && line.x1 > at + 4 && wordAt(line, at) === null,
    ).length
    if (starting < 3 || crossing < 1 || crossing < running * 1.5) continue
    const isHeaded = (line: Line) => line.textX0 < at - 12 && readHeading(textBefore(line, at))?.sure === true
    if (crossing < 2 && !lines.some(isHeaded)) continue
    const score = starting + crossing - running
    if (score > bestScore) {
      best = at
      bestScore = score
    }
  }
  return best
}

/** Offset in the line of the word that starts at this edge. */
function wordAt(line: Line, edge: number): number | null {
  const { marks, text } = line.slice
  for (let i = 1; i < marks.length; i++) {
    const mark = marks[i]
    if (!mark || Math.abs(mark.x0 - edge) > tolerancePt) continue
    if (text.charAt(i - 1) === ' ' || marks[i - 1] === null) return i
  }
  return null
}

const textBefore = (line: Line, edge: number) => line.text.slice(0, wordAt(line, edge) ?? 0).trim()

function splitLine(line: Line, edge: number): Line {
  if (line.textX0 >= edge - 12) return line
  const cells: Cell[] = []
  for (const cell of line.cells) {
    const { marks, text } = cell.slice
    let at = -1
    // A cell at the edge may go on in a second row, whose first word stands at the edge again.
    for (let i = cell.x0 >= edge - 12 ? marks.length : 1; i < marks.length; i++) {
      const mark = marks[i]
      if (mark && Math.abs(mark.x0 - edge) <= tolerancePt && text.charAt(i - 1) === ' ') at = i
    }
    if (at < 0) {
      cells.push(cell)
      continue
    }
    const before = trim(cut(cell.slice, 0, at))
    const after = trim(cut(cell.slice, at))
    const lastMark = before.marks[before.marks.length - 1]
    cells.push({ slice: before, x0: cell.x0, x1: lastMark?.x1 ?? edge, icon: cell.icon })
    cells.push({ slice: after, x0: edge, x1: cell.x1, icon: null })
  }
  return { ...line, cells }
}

/** The same line with other cells. */
export function withCells(line: Line, cells: readonly Cell[]): Line {
  const slice = joinSlices(
    cells.map((cell) => cell.slice),
    ' ',
  )
  const [first] = cells
  const last = cells[cells.length - 1]
  return {
    ...line,
    cells,
    text: slice.text,
    slice,
    x0: first?.x0 ?? line.x0,
    x1: last?.x1 ?? line.x1,
    textX0: first?.x0 ?? line.textX0,
    bullet: first?.icon === 'bullet' ? '•' : line.bullet,
  }
}
