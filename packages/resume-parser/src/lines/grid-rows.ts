import { toldLabel } from '../sections/heading-style.ts'
import type { LayoutOracle, Segment } from './segments.ts'

/** Rows of a column that stand together, from the first to the last. */
interface Run {
  readonly from: number
  to: number
  readonly first: Segment
}

/** Texts of a column in runs: more room than between the rows of a text begins the next. */
function runsOf(column: readonly Segment[]): Run[] {
  const rows = [...Map.groupBy(column, ({ row }) => row).values()].flatMap(([first]) => first ?? [])
  rows.sort((a, b) => a.row - b.row)
  const steps = rows.slice(1).map(({ baseline }, at) => baseline - (rows[at]?.baseline ?? 0))
  const usual = [...steps].sort((a, b) => a - b)[steps.length >> 2] ?? 0
  const runs: Run[] = []
  for (const [at, first] of rows.entries()) {
    const run = runs[runs.length - 1]
    if (run && (steps[at - 1] ?? 0) <= usual * 1.8) run.to = first.row
    else runs.push({ from: first.row, to: first.row, first })
  }
  return runs
}

/** A part of a grid from its left to its right. */
export interface GridPiece {
  readonly sides: readonly {
    readonly part: readonly Segment[]
    /** It belongs to the section of the part before it. */
    readonly goesOn: boolean
  }[]
}

const fewestRows = 2

/**
 * A grid of two columns inside sections, in pieces: each of its entries tells on the right what belongs to the left,
 * and begins on one line with it. Everything is one piece where the columns are read one after the other: a side of the
 * page begins its texts where it likes, and has headings that nothing on the left stands beside.
 */
export function gridPieces(
  left: readonly Segment[],
  right: readonly Segment[],
  oracle: LayoutOracle,
): readonly GridPiece[] {
  const cuts = new Set(gridRows(left, right, oracle))
  const heads = new Set(left.filter(({ text }) => oracle.isHeading(text)).map(({ row }) => row))
  const last = Math.max(...[...left, ...right].map(({ row }) => row))
  let piece = 0
  const pieceOf = Array.from({ length: last + 1 }, (_, row) => (cuts.has(row) ? ++piece : piece))
  const sides = [left, right].map((side) => Map.groupBy(side, ({ row }) => pieceOf[row]))
  return Array.from({ length: piece + 1 }, (_, at) => ({
    sides: sides.map((side) => {
      const part = side.get(at) ?? []
      const [first] = part
      return { part, goesOn: at > 0 && !(first && heads.has(first.row) && oracle.isHeading(first.text)) }
    }),
  }))
}

/** The rows at which a grid is cut, from the top; none where it is no grid. */
function gridRows(left: readonly Segment[], right: readonly Segment[], oracle: LayoutOracle): number[] {
  const runs = runsOf(right)
  if (runs.length < fewestRows) return []
  const begun = new Set(runsOf(left).map(({ from }) => from))
  const heads = new Set(left.filter(({ text }) => oracle.isHeading(text)).map(({ row }) => row))
  const inRow = Map.groupBy(right, ({ row }) => row)
  // A heading alone in its row stands over both columns: nothing on the right runs past it.
  const alone = [...heads].filter((row) => !inRow.has(row))
  const isSide = ({ row, text }: Segment) =>
    oracle.isHeading(text) && !heads.has(row) && inRow.get(row)?.length === 1 && !toldLabel.test(text)
  if (right.some(isSide)) return []
  const onLine = new Map(left.map((segment) => [segment.row, segment]))
  const rows = [...onLine.keys()].sort((a, b) => a - b)
  const above = new Map(rows.map((row, at) => [row, rows[at - 1]]))
  const cuts = new Set(alone)
  let level = 0
  let next = 0
  const sorted = alone.sort((a, b) => a - b)
  for (const { from, to, first } of runs) {
    while ((sorted[next] ?? Number.POSITIVE_INFINITY) < from) next++
    if ((sorted[next] ?? Number.POSITIVE_INFINITY) < to) return []
    const beside = onLine.get(from)
    if (!beside || Math.abs(beside.baseline - first.baseline) > 1.5) continue
    const last = above.get(from)
    if (last !== undefined && last === sorted[next - 1]) level++
    else if (begun.has(from)) {
      level++
      cuts.add(from)
    }
  }
  // Two may meet by chance: a side of the page begins with a heading of its own.
  const isHeaded = oracle.isHeading(runs[0]?.first.text ?? '')
  const enough = level >= 3 || (level === runs.length && alone.length > 0 && !isHeaded)
  const isGrid = enough && level >= runs.length * 0.8
  return isGrid ? [...cuts].sort((a, b) => a - b) : []
}
