import { edgeTolerancePt, type LayoutOracle, type Segment } from './segments.ts'

/** Dates in the margin, each with at most a place below it, and every heading above them: entries, not columns. */
export function entriesOnRight(left: readonly Segment[], right: readonly Segment[], oracle: LayoutOracle): boolean {
  const top = Math.min(...right.map(({ row }) => row))
  const notes = left.filter((segment) => segment.row >= top && !oracle.isHeading(segment.text))
  const dated = notes.map((segment) => oracle.isDate(segment.text))
  const dates = new Set(notes.filter((_, at) => dated[at]).map(({ row }) => row))
  if (right.some((segment) => oracle.isHeading(segment.text) && !dates.has(segment.row))) return false
  return dates.size >= 2 && notes.filter((_, at) => dated[at] || dated[at - 1]).length >= notes.length * 0.8
}

/** Dates in the margin of entries, and columns that begin below the last of these: their headings are no neighbours. */
export function datesInMargin(
  left: readonly Segment[],
  right: readonly Segment[],
  oracle: LayoutOracle,
  x: number,
): boolean {
  const last = Math.max(...right.filter((segment) => segment.x0 - x <= edgeTolerancePt).map(({ row }) => row))
  const heads = right.filter((segment) => oracle.isHeading(segment.text))
  if (heads.length === 0 || heads.some((head) => head.row <= last)) return false
  const beside = left.filter((segment) => segment.row <= last && !oracle.isHeading(segment.text))
  const dates = beside.filter((segment) => oracle.isDate(segment.text))
  return dates.length >= 2 && dates.length >= beside.length * 0.7
}

/** Nothing but headings and dates at the right edge: each date beside its entry, the headings alone in their rows. */
export function edgeOfDates(left: readonly Segment[], right: readonly Segment[], oracle: LayoutOracle): boolean {
  const told = new Set(left.map(({ row }) => row))
  const dates = right.filter((segment) => oracle.isDate(segment.text))
  const heads = right.filter((segment) => oracle.isHeading(segment.text))
  return (
    dates.length >= 2 &&
    dates.length + heads.length >= right.length * 0.9 &&
    dates.filter(({ row }) => told.has(row)).length >= dates.length * 0.7 &&
    heads.every(({ row }) => !told.has(row))
  )
}
