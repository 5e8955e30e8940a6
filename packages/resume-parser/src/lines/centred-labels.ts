import { type LayoutOracle, type Segment, segmentsOf } from './segments.ts'
import type { Word } from './words.ts'

/** A text that begins behind the end of a heading in the margin, and how far apart rows of one block are. */
const besidePt = 8
const looseRow = 1.5

/** Rows beside a heading in the margin that are set closer to each other than to all others; none begins before them but the heading. */
function blockBeside(rows: readonly (readonly Segment[])[], head: readonly Segment[]): (readonly Segment[])[] {
  const [first] = head
  if (!first) return []
  const edge = Math.max(...head.map(({ x1 }) => x1)) + besidePt
  const lasts = new Set(head)
  const told = rows.map((row) => row.filter((segment) => !lasts.has(segment)))
  const isTold = (row: readonly Segment[]) => row.length > 0 && row.every(({ x0 }) => x0 >= edge)
  const baseOf = (at: number) => told[at]?.[0]?.baseline ?? Number.NaN
  const nearest = told.flatMap((row, at) => (isTold(row) ? [at] : []))
  const below = nearest.find((at) => baseOf(at) >= first.baseline - 1)
  const above = nearest.findLast((at) => baseOf(at) < first.baseline - 1)
  const isBetween = (row: readonly Segment[], at: number) => at > (above ?? 0) && at < (below ?? 0) && row.length > 0
  if (below === undefined || above === undefined || told.some(isBetween)) return []
  const size = first.words[0]?.style.size ?? 10
  const least = Math.max(baseOf(below) - baseOf(above), size)
  let [from, to] = [above, below]
  const goesOn = (at: number, next: number) =>
    told[next] !== undefined &&
    (told[next].length === 0 || isTold(told[next])) &&
    (told[next].length === 0 || Math.abs(baseOf(next) - baseOf(at)) <= least * looseRow)
  const nextTold = (at: number, step: number) => {
    let next = at + step
    while (told[next]?.length === 0) next += step
    return next
  }
  while (goesOn(from, nextTold(from, -1))) from = nextTold(from, -1)
  while (goesOn(to, nextTold(to, 1))) to = nextTold(to, 1)
  const block = told.slice(from, to + 1).filter((row) => row.length > 0)
  const steps = block.slice(1).map((row, at) => (row[0]?.baseline ?? 0) - (block[at]?.[0]?.baseline ?? 0))
  const apart = [
    baseOf(from) - (rows[nextTold(from, -1)]?.[0]?.baseline ?? 0),
    (rows[nextTold(to, 1)]?.[0]?.baseline ?? Number.POSITIVE_INFINITY) - baseOf(to),
  ]
  return Math.min(...apart) > Math.max(...steps) ? block : []
}

/** Headings in the margin that stand beside the middle of their rows take the first of them. */
export function liftCentredLabels(words: readonly Word[], oracle: LayoutOracle): Word[] {
  const { segments } = segmentsOf(words)
  const rows = [...Map.groupBy(segments, ({ row }) => row).values()]
  const lifted = new Map<Word, number>()
  for (const row of rows) {
    const [head] = row
    if (!head || !oracle.isHeading(head.text)) continue
    const size = head.words[0]?.style.size ?? 10
    const rest = segments.find(
      ({ row: own, x0, baseline }) =>
        own > head.row && Math.abs(x0 - head.x0) <= 2 && baseline - head.baseline < size * 1.7,
    )
    const stack = rest && rest.words[0]?.style === head.words[0]?.style ? [head, rest] : [head]
    const block = blockBeside(rows, stack)
    const [top, bottom] = [block[0]?.[0]?.baseline, block[block.length - 1]?.[0]?.baseline]
    if (top === undefined || bottom === undefined || top >= head.baseline - 1) continue
    const last = stack[stack.length - 1] ?? head
    // Smaller letters than the rows' stand with their middle, not their foot, beside the middle of the rows.
    if (Math.abs((head.baseline + last.baseline) / 2 - (top + bottom) / 2) > size * 0.5) continue
    for (const segment of stack) for (const word of segment.words) lifted.set(word, head.baseline - top)
  }
  return words.map((word) => {
    const by = lifted.get(word)
    return by === undefined
      ? word
      : { ...word, baseline: word.baseline - by, top: word.top - by, bottom: word.bottom - by }
  })
}
