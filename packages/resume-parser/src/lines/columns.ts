import { datesInMargin, edgeOfDates, entriesOnRight } from './dates-beside.ts'
import { gridPieces } from './grid-rows.ts'
import { type Line, linesOfBlock, rowsOf } from './lines.ts'
import { edgeTolerancePt, type LayoutOracle, type Segment, segmentsOf, textOf } from './segments.ts'
import { cutTable } from './tables.ts'
import type { Word } from './words.ts'

interface Block {
  readonly words: Word[]
  readonly column: number
  /** It belongs to the section of the block before it. */
  readonly goesOn: boolean
}

const maxDepth = 5

interface Gutter {
  readonly x: number
  readonly fromRow: number
  toRow: number
  readonly score: number
}

function weight(segments: readonly Segment[]): number {
  return segments.reduce((sum, segment) => sum + segment.text.length, 0)
}

/** What stands on one side of a gutter. */
interface Side {
  readonly segments: readonly Segment[]
  readonly rows: ReadonlySet<number>
  readonly heads: readonly Segment[]
}

function sideOf(segments: readonly Segment[], heads: readonly Segment[]): Side {
  return { segments, rows: new Set(segments.map((segment) => segment.row)), heads }
}

/** Labels with their values beside them, one of which would be a heading elsewhere: 'Reason for leaving' beside 'Studies'. */
function isForm(left: Side, right: Side, besideRight: readonly number[]): boolean {
  const alone = left.heads.filter((head) => !right.rows.has(head.row)).length
  const labels = new Set(left.segments.filter((segment) => !left.heads.includes(segment)).map(({ row }) => row))
  const { heads } = right
  const values = heads.length === 0 || (heads.length === 1 && heads.every(({ row }) => labels.has(row)))
  if (alone === 0 || !values || alone < left.heads.length * 0.5) return false
  const rest = besideRight.filter((row) => !left.heads.some((head) => head.row === row))
  return rest.length > 0 && rest.filter((row) => right.rows.has(row)).length >= rest.length * 0.75
}

/** Headings stand on the left beside what they head. */
function isMarginOfHeads(left: Side, right: Side, besideRight: readonly number[]): boolean {
  const { segments, heads } = left
  // Headings in the margin of what stands on the left: the right is the second column of a grid inside their sections.
  const inMargin = heads.filter((head) => segments.some((other) => other !== head && other.row === head.row)).length
  if (inMargin >= 3 && inMargin >= heads.length * 0.75 && right.heads.length <= inMargin / 3) return true
  const besideText = heads.filter((head) => right.rows.has(head.row)).length
  // A margin of nothing but headings is never a column, whatever labels stand in their sections.
  const onlyHeads = heads.length >= segments.length * 0.8
  // A broken line of text may end in a word that would be a heading elsewhere ('University', 'papers').
  return (
    heads.length >= 2 &&
    (onlyHeads || right.heads.length <= heads.length * 0.25) &&
    besideText >= heads.length * 0.6 &&
    besideRight.length <= right.rows.size * 0.8
  )
}

/** How likely two columns stand beside a gutter: 0 where what is left of it dates or names what is right of it. */
function judge(left: readonly Segment[], right: readonly Segment[], oracle: LayoutOracle, x: number): number {
  const headsOf = (list: readonly Segment[]) => list.filter((segment) => oracle.isHeading(segment.text))
  // 'Understanding | Speaking | Writing' names the columns of a table.
  const inOwnRow = (head: Segment) => !right.some((other) => other !== head && other.row === head.row)
  const [one, other] = [sideOf(left, headsOf(left)), sideOf(right, headsOf(right).filter(inOwnRow))]
  if (one.rows.size < 3 || other.rows.size < 3) return 0
  // What stands above or below everything on the right says nothing about a margin.
  const from = Math.min(...other.rows)
  const to = Math.max(...other.rows)
  const besideRight = [...one.rows].filter((row) => row >= from && row <= to)
  if (isForm(one, other, besideRight)) return 0
  if (datesInMargin(left, right, oracle, x) || entriesOnRight(left, right, oracle)) return 0
  if (edgeOfDates(left, right, oracle)) return 0
  if (isMarginOfHeads(one, other, besideRight)) return 0
  return columnScore(one, other, oracle)
}

function columnScore(left: Side, right: Side, oracle: LayoutOracle): number {
  const lineOf = new Map(right.segments.map(({ row, baseline }) => [row, baseline]))
  const isLevel = ({ row, baseline }: Segment) => Math.abs((lineOf.get(row) ?? Number.NaN) - baseline) <= 1
  const level = new Set(left.segments.filter(isLevel).map(({ row }) => row)).size
  const shared = [...left.rows].filter((row) => right.rows.has(row)).length
  const leftAligned = level / left.rows.size
  const rightAligned = shared / right.rows.size
  const leftText = weight(left.segments)
  const rightText = weight(right.segments)
  const share = Math.min(leftText, rightText) / Math.max(1, leftText + rightText)
  const dateShare = ({ segments }: Side) =>
    segments.filter((segment) => oracle.isDate(segment.text)).length / segments.length
  // Two headings in one row, and nothing on the right above them: each stands over its own list.
  const from = Math.min(...right.rows)
  const topsAreHeads = right.heads[0]?.row === from && left.heads.some(({ row }) => row === from)
  // Dates in smaller type beside a line of time stand a little off the text that they date.
  const onlyDates = dateShare(left) >= 0.9 && shared >= left.rows.size * 0.8
  const railLeft =
    onlyDates ||
    (leftAligned >= 0.8 &&
      (dateShare(left) > 0.3 || left.rows.size <= right.rows.size * 0.8 || leftText / left.segments.length < 22))
  const railRight =
    rightAligned >= 0.8 &&
    (dateShare(right) > 0.3 || right.rows.size <= left.rows.size * 0.8 || rightText / right.segments.length < 22)
  if (dateShare(right) >= 0.7 && rightAligned >= 0.7) return 0
  const rows = left.rows.size + right.rows.size
  if (
    left.heads.length >= 1 &&
    right.heads.length >= 1 &&
    (left.heads.length + right.heads.length >= 3 || topsAreHeads) &&
    !(railLeft && leftAligned > 0.95 && right.heads.length === 0)
  ) {
    return rows * (0.5 + share)
  }
  return railLeft || railRight ? 0 : rows * (0.25 + share)
}

/**
 * Edges of the whole page where most short texts on the left stand beside a text that begins at the edge: dates and
 * labels in the margin. A part of such a page may look like columns; the whole does not.
 */
function marginEdges(words: readonly Word[], oracle: LayoutOracle): number[] {
  const rows = rowsOf(words)
  const starts = new Map<number, number>()
  for (const row of rows) {
    for (const [index, word] of row.words.entries()) {
      const before = row.words[index - 1]
      if (before && word.x0 - before.x1 < word.style.size * 0.4) continue
      const at = Math.round(word.x0 / 2) * 2
      starts.set(at, (starts.get(at) ?? 0) + 1)
    }
  }
  const edges: number[] = []
  for (const [edge, count] of starts) {
    if (count < 6) continue
    const parts = rows.map(({ words }) => partRow(words, edge))
    const left = parts.filter(({ margin, last }) => margin && last !== undefined)
    const begins = parts.filter(({ last, at }) => last === undefined && at).length
    const beside = left.filter(({ at }) => at)
    // Rows of two columns meet by chance, and mostly a little off; a label stands on the line of its text.
    const level = beside.filter(({ first, last }) => Math.abs((first?.baseline ?? 0) - (last?.baseline ?? 0)) <= 1)
    if (level.length < beside.length * 0.5) continue
    const crosses = parts.filter(({ margin }) => !margin).length
    if (begins < 3 || left.length < 4 || beside.length < left.length * 0.3 || crosses > rows.length * 0.25) continue
    // Texts are put together only for the few edges that are left.
    const labels = left.map((part) => textOf(part.words.slice(0, part.from)))
    if (labels.some((text) => text.length >= 32)) continue
    const headed = labels.filter((text) => oracle.isHeading(text)).length
    const alone = left.filter(({ first }, index) => !first && oracle.isHeading(labels[index] ?? '')).length
    if (beside.length < (left.length - alone) * 0.5) continue
    const headsAtEdge = parts.some(
      ({ margin, at, words, from }) => margin && at && oracle.isHeading(textOf(firstText(words, from))),
    )
    if ((alone > 0 || headed > 1) && headsAtEdge) continue
    // A heading alone in its row stands over both.
    if (headed - alone <= left.length * 0.2) edges.push(edge)
  }
  return edges
}

/** The words of a row from one on, up to the room before the next column. */
function firstText(words: readonly Word[], from: number): readonly Word[] {
  const end = words.findIndex((word, at) => {
    const before = words[at - 1]
    return at > from && before !== undefined && word.x0 - before.x1 > Math.max(7, before.style.size)
  })
  return words.slice(from, end < 0 ? undefined : end)
}

interface RowParts {
  readonly words: readonly Word[]
  /** How many words stand before the edge. */
  readonly from: number
  readonly last: Word | undefined
  readonly first: Word | undefined
  /** Nothing crosses the edge, and what stands before it ends clear of what begins there. */
  readonly margin: boolean
  /** A text begins at the edge. */
  readonly at: boolean
}

/** A row apart at an edge: what stands before it and what begins there. */
function partRow(words: readonly Word[], edge: number): RowParts {
  let from = 0
  for (let to = words.length; from < to; ) {
    const middle = (from + to) >> 1
    if ((words[middle]?.x0 ?? 0) < edge - 2) from = middle + 1
    else to = middle
  }
  const last = words[from - 1]
  const first = words[from]
  const margin = last === undefined || (last.x1 <= edge && (!first || first.x0 - last.x1 > first.style.size * 0.4))
  return { words, from, last, first, margin, at: first !== undefined && first.x0 - edge <= 16 }
}

/** Headings alone in their row and in the middle of the block: they stand over all of its columns. */
function centredHeadings(
  byRow: readonly (readonly Segment[])[],
  segments: readonly Segment[],
  oracle: LayoutOracle,
): Map<number, Segment> {
  const from = Math.min(...segments.map((segment) => segment.x0))
  const to = Math.max(...segments.map((segment) => segment.x1))
  const middle = (from + to) / 2
  const bands = new Map<number, Segment>()
  for (const row of byRow) {
    const [only] = row
    if (!only || row.length > 1 || Math.abs((only.x0 + only.x1) / 2 - middle) > (to - from) * 0.02) continue
    if (oracle.isHeading(only.text)) bands.set(only.row, only)
  }
  // One may stand there by chance.
  return bands.size >= 2 ? bands : new Map()
}

/** Where columns set to their right edge or about their middle begin: at the widest of the texts that end or stand so. */
function alignedOtherwise(segments: readonly Segment[], leftmost: number): number[] {
  const edges = [({ x1 }: Segment) => x1, ({ x0, x1 }: Segment) => (x0 + x1) / 2]
  return edges
    .flatMap((edge) => [...Map.groupBy(segments, (segment) => Math.round(edge(segment) / edgeTolerancePt)).values()])
    .filter((own) => own.length >= 6)
    .map((own) => Math.min(...own.map(({ x0 }) => x0)))
    .filter((x) => x > leftmost + 30)
}

function findGutter(
  segments: readonly Segment[],
  rowCount: number,
  oracle: LayoutOracle,
  margins: readonly number[],
): Gutter | null {
  const byRow: Segment[][] = Array.from({ length: rowCount }, () => [])
  for (const segment of segments) byRow[segment.row]?.push(segment)
  const bands = centredHeadings(byRow, segments, oracle)
  const edges = segments
    .filter((segment) => bands.get(segment.row) !== segment)
    .map((segment) => segment.x0)
    .sort((a, b) => a - b)
  const leftmost = edges[0] ?? 0
  const candidates: number[] = []
  let i = 0
  while (i < edges.length) {
    const start = edges[i] ?? 0
    let j = i
    while (j < edges.length && (edges[j] ?? 0) <= start + edgeTolerancePt) j++
    if (j - i >= 3 && start > leftmost + 30 && !margins.some((edge) => Math.abs(edge - start) < 6))
      candidates.push(start)
    i = j > i ? j : i + 1
  }
  candidates.push(...alignedOtherwise(segments, leftmost))
  let best: Gutter | null = null
  for (const x of candidates) {
    let from = 0
    const consider = (to: number) => {
      if (from > 0) while (from < to && !byRow[from]?.some((segment) => segment.x0 >= x - 2)) from++
      const span = byRow.slice(from, to).flat()
      const left = span.filter((segment) => segment.x1 <= x + 1)
      const right = span.filter((segment) => segment.x0 >= x - 2)
      if (left.length < 3 || right.length < 3) return
      const score = judge(left, right, oracle, x)
      if (score > 0 && (!best || score > best.score)) best = { x, fromRow: from, toRow: to, score }
    }
    for (let row = 0; row < rowCount; row++) {
      const band = bands.get(row)
      const crosses =
        byRow[row]?.some((segment) => segment.x0 < x - 2 && segment.x1 > x + 1) ||
        (band !== undefined && Math.abs(band.x0 - x) > edgeTolerancePt)
      if (!crosses) continue
      consider(row)
      from = row + 1
    }
    consider(rowCount)
  }
  return best
}

const mostBelowHeading = 2

/** A heading on the left ends the columns where the few texts on the right below it all stand beside what it heads. */
function endAtHeading(gutter: Gutter, left: readonly Segment[], right: readonly Segment[], oracle: LayoutOracle): void {
  const rows = new Set(left.map(({ row }) => row))
  const head = left.findLast(({ row, text }) => row < gutter.toRow && oracle.isHeading(text))
  if (!head || right.some(({ row, text }) => row === head.row || oracle.isHeading(text))) return
  const below = right.filter(({ row }) => row > head.row)
  if (below.length > 0 && below.length <= mostBelowHeading && below.every(({ row }) => rows.has(row)))
    gutter.toRow = head.row
}

/**
 * A heading on the left below everything on the right ends the columns: the right one was a grid inside a section above it.
 * Where full-width text follows the columns, the few rows below the last right-hand row belong to it, not to the left
 * column; a sidebar that simply runs on stays whole.
 */
function trimSpan(gutter: Gutter, segments: readonly Segment[], rows: number, oracle: LayoutOracle): void {
  const inside = segments.filter((segment) => segment.row < gutter.toRow && segment.row >= gutter.fromRow)
  const last = Math.max(...inside.filter((segment) => segment.x0 >= gutter.x - 2).map((segment) => segment.row))
  const left = inside.filter((segment) => segment.x0 < gutter.x - 2)
  const right = inside.filter((segment) => segment.x0 >= gutter.x - 2)
  const next = left.find((segment) => segment.row > last && oracle.isHeading(segment.text))
  if (next && !right.some((segment) => oracle.isHeading(segment.text))) gutter.toRow = next.row
  endAtHeading(gutter, left, right, oracle)
  if (gutter.toRow >= rows) return
  const beside = Math.max(0, ...left.filter((segment) => segment.row <= last).map((segment) => segment.x1))
  const trailing = left.filter((segment) => segment.row > last)
  const wider = trailing.some((segment) => segment.x1 > beside + 12)
  if (trailing.length <= 3 || wider) gutter.toRow = last + 1
}

interface Splitting {
  readonly oracle: LayoutOracle
  readonly margins: readonly number[]
  readonly out: Block[]
  /** The number of the next column. */
  column: number
}

/** Where a part stands in the grid that it was cut from: the column it goes on with. */
interface Cut {
  readonly column: number
  readonly goesOn: boolean
}

function split(words: readonly Word[], page: Splitting, depth: number, cut: Cut | null = null): void {
  if (words.length === 0) return
  const { oracle, margins, out } = page
  const { segments, rows } = segmentsOf(words)
  const gutter = depth < maxDepth && rows >= 3 ? findGutter(segments, rows, oracle, margins) : null
  if (!gutter) {
    out.push({ words: [...words], column: cut?.column ?? page.column++, goesOn: cut?.goesOn ?? false })
    return
  }
  trimSpan(gutter, segments, rows, oracle)
  const isRight = (segment: Segment) => segment.x0 >= gutter.x - 2
  const inside = segments.filter(({ row }) => row >= gutter.fromRow && row < gutter.toRow)
  const [left, right] = [inside.filter((segment) => !isRight(segment)), inside.filter(isRight)]
  const go = (part: readonly Segment[], at: Cut | null = null) =>
    split(
      part.flatMap((segment) => segment.words),
      page,
      depth + 1,
      at,
    )
  go(
    segments.filter(({ row }) => row < gutter.fromRow),
    cut,
  )
  const pieces = gridPieces(left, right, oracle)
  const columns = pieces.length > 1 ? [page.column++, page.column++] : []
  for (const { sides } of pieces)
    for (const [at, { part, goesOn }] of sides.entries()) {
      const column = columns[at]
      go(part, column === undefined ? null : { column, goesOn })
    }
  go(segments.filter(({ row }) => row >= gutter.toRow))
}

/** The lines of a page in reading order: columns are read one after the other, rows inside a column from the top. */
export function linesOfPage(
  words: readonly Word[],
  page: number,
  firstColumn: number,
  oracle: LayoutOracle,
  leftward: boolean,
): Line[] {
  const margins = marginEdges(words, oracle)
  const blocks: Splitting = { oracle, margins, out: [], column: firstColumn }
  const linesOf = (part: readonly Word[]): Line[] => {
    const from = blocks.out.length
    split(part, blocks, 0)
    let bottom = 0
    return blocks.out.slice(from).flatMap(({ words, column, goesOn }) => {
      const lines = linesOfBlock(words, { page, column, leftward, margins, below: goesOn ? bottom : null })
      bottom = Math.max(...lines.map((line) => line.bottom))
      return lines
    })
  }
  const nextTable = (part: readonly Word[]) => (leftward ? null : cutTable(part, oracle.isHeading))
  const lines: Line[] = []
  let rest = words
  for (let table = nextTable(rest); table; table = nextTable(rest)) {
    lines.push(...linesOf(table.above), ...table.lines({ page, column: blocks.column++, leftward, margins }))
    rest = table.below
  }
  return [...lines, ...linesOf(rest)]
}
