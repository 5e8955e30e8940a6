import { type Line, linesOfBlock } from './lines.ts'
import type { LayoutOracle } from './segments.ts'
import type { Word } from './words.ts'

/** A text set on its side: as the line that it would be, and how far down the page it reaches. */
export interface TurnedLine {
  readonly line: Line
  readonly top: number
}

/** Words set on their side are read as lines of their own, each as one short text beside the page. */
export function turnedLines(words: readonly Word[], page: number, column: number): TurnedLine[] {
  const groups: Word[][] = []
  for (const word of words) {
    const last = groups[groups.length - 1]
    const before = last?.[last.length - 1]
    const close = before && Math.abs(before.x0 - word.x0) < before.style.size * 0.8
    const near =
      before && Math.min(Math.abs(before.top - word.bottom), Math.abs(before.bottom - word.top)) < before.style.size
    if (last && close && near) last.push(word)
    else groups.push([word])
  }
  return groups.flatMap((group) => {
    const [first] = group
    if (!first || group.length < 3) return []
    let x = 0
    const laid = group.map((word) => {
      const from = word.slice.marks[0]?.spaceBefore ? x + first.style.size * 0.4 : x
      x = from + Math.max(1, word.bottom - word.top)
      const [top, bottom] = [first.bottom - first.style.size, first.bottom]
      return { ...word, x0: from, x1: x - 0.01, baseline: bottom, top, bottom }
    })
    const top = Math.min(...group.map((word) => word.top))
    return linesOfBlock(laid, { page, column, leftward: false, margins: [] }).map((line) => ({ line, top }))
  })
}

/** Where rows are set apart as far as this from those before, in shares of the widest such room, a section may begin. */
const wideShare = 0.7

/**
 * Headings set on their side beside what they head: each comes before the first row of its part, which begins at the last
 * wide room above the heading's top, below the top of the heading before.
 */
export function withTurnedHeadings(
  lines: readonly Line[],
  turned: readonly TurnedLine[],
  oracle: LayoutOracle,
): Line[] {
  const out = [...lines]
  const byColumn = Map.groupBy(lines, ({ column }) => column)
  const rows = [...byColumn.values()].reduce((most, own) => (own.length > most.length ? own : most), [])
  let from = Number.NEGATIVE_INFINITY
  for (const { line, top } of turned.toSorted((a, b) => a.top - b.top)) {
    if (!oracle.isHeading(line.text)) continue
    const above = rows.filter(
      ({ baseline, style }) => baseline > from && baseline - style.size <= top + line.style.size,
    )
    const steps = above.map(({ gapAbove }) => (Number.isFinite(gapAbove) ? gapAbove : 0))
    const widest = Math.max(...steps)
    const at = steps.findLastIndex((step) => step >= widest * wideShare)
    const [first = above[0]] = above.slice(Math.max(at, 0))
    from = top
    if (!first) continue
    const { column, baseline, columnX1, margin, x0 } = first
    out.splice(out.indexOf(first), 0, { ...line, column, baseline, columnX1, margin, x0, textX0: x0 })
  }
  return out
}
