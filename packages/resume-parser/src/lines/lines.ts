import { readHeading } from '@scry/vocabulary/section-headings'
import type { TextStyle } from '../pages/page-text.ts'
import type { IconKind } from './glyph-repair.ts'
import { emptySlice, joinSlices, type Slice, trim } from './slice.ts'
import { joinTracked } from './tracking.ts'
import { rightToLeft, type Word } from './words.ts'

/** Words of a row that stand together: a wide gap or an icon ends a cell. `icon` is the icon printed before it. */
export interface Cell {
  readonly slice: Slice
  readonly x0: number
  readonly x1: number
  readonly icon: IconKind | null
}

/** One printed row inside one column. `number` counts the lines of the document from 1, in reading order. */
export interface Line {
  number: number
  readonly page: number
  readonly column: number
  readonly x0: number
  readonly x1: number
  readonly top: number
  readonly bottom: number
  readonly baseline: number
  readonly style: TextStyle
  readonly cells: readonly Cell[]
  readonly slice: Slice
  readonly text: string
  /** The bullet sign the line starts with, if any; it is not part of the text. */
  readonly bullet: string | null
  /** Left edge of the text after the bullet. */
  readonly textX0: number
  /** Empty space above the line inside its block, in points; Infinity for the first line. */
  readonly gapAbove: number
  /** Right edge of the widest line of the column. */
  columnX1: number
  /** Where the text beside the page's margin of dates and labels begins; null when the page has no such margin. */
  readonly margin: number | null
  /** The column goes on with the section of the column before it. */
  readonly goesOn: boolean
}

const unspaced = /^[\u3040-\u30ff\u4e00-\u9fff]/u

/** How wide the first word of a row is: what the row before needs to have room for. */
export function firstWordWidth({ slice, text }: Line): number {
  const end = unspaced.test(text) ? 1 : text.search(/\s|$/)
  return slice.marks.slice(0, end).reduce((sum, mark) => sum + (mark ? mark.x1 - mark.x0 : 0), 0)
}

export interface RowOfWords {
  readonly words: Word[]
  top: number
  bottom: number
  baseline: number
}

/** Words one after the other on one line: they share a row or none of them does. */
function runsOf(words: readonly Word[]): Word[][] {
  const sorted = [...words].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0)
  const runs: Word[][] = []
  for (const word of sorted) {
    const run = runs[runs.length - 1]
    const last = run?.[run.length - 1]
    const goesOn = last && word.baseline === last.baseline && word.x0 - last.x1 < word.style.size * 0.6
    if (run && goesOn && word.x0 >= last.x0) run.push(word)
    else runs.push([word])
  }
  return runs
}

/** Groups words that share a printed row. The words may come in any order. */
export function rowsOf(words: readonly Word[]): RowOfWords[] {
  const rows: RowOfWords[] = []
  for (const run of runsOf(words)) {
    const [first] = run
    if (!first) continue
    const top = Math.min(...run.map((word) => word.top))
    const bottom = Math.max(...run.map((word) => word.bottom))
    let home: RowOfWords | undefined
    for (let i = rows.length - 1; i >= 0 && i >= rows.length - 4; i--) {
      const row = rows[i]
      if (!row) break
      const overlap = Math.min(row.bottom, bottom) - Math.max(row.top, top)
      const small = Math.min(row.bottom - row.top, bottom - top)
      if (overlap < small * 0.55) continue
      if (
        Math.abs(row.baseline - first.baseline) > 1.2 &&
        row.words.some((other) => run.some((word) => other.x0 < word.x1 - 1 && other.x1 > word.x0 + 1))
      )
        continue
      home = row
      break
    }
    if (!home) {
      rows.push({ words: [...run], top, bottom, baseline: first.baseline })
      continue
    }
    home.words.push(...run)
    const printed = run.filter((word) => word.slice.text.length > 0)
    home.top = Math.min(home.top, ...printed.map((word) => word.top))
    home.bottom = Math.max(home.bottom, ...printed.map((word) => word.bottom))
  }
  for (const row of rows) row.words.sort((a, b) => a.x0 - b.x0)
  return rows.sort((a, b) => a.baseline - b.baseline)
}

export const bulletSigns = /^[•‣◦▪▫■□●○◆◇◈❖➢➤➔►▶▸▹»›✓✔✦✧✱✶*·∙⋅⁃⦁–—-]$/u
const cellGapEm = 1.15

function needsSpace(a: Word, b: Word): boolean {
  const gap = b.x0 - a.x1
  if (rightToLeft.test(a.slice.text) && /^[،؛:.,؟!]/.test(b.slice.text)) return false
  const cjk = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]$/
  if (cjk.test(a.slice.text) && /^[\u3000-\u9fff\uff00-\uffef]/.test(b.slice.text))
    return gap > a.style.size * (b.slice.marks[0]?.spaceBefore ? 0.12 : 0.35)
  return true
}

function sliceOf(words: readonly Word[]): Slice {
  if (words.length === 0) return emptySlice
  let text = ''
  const marks = []
  let last: Word | null = null
  for (const word of words) {
    if (last && word.slice.text && needsSpace(last, word)) {
      text += ' '
      marks.push(null)
    }
    text += word.slice.text
    marks.push(...word.slice.marks)
    if (word.slice.text) last = word
  }
  return trim({ text, marks })
}

/** How many letters are set in each style. Letters set alike share one style, so no style has to be compared. */
export function lettersByStyle(lines: readonly { readonly slice: Slice }[]): Map<TextStyle, number> {
  const counts = new Map<TextStyle, number>()
  for (const { slice } of lines) {
    for (const mark of slice.marks) if (mark) counts.set(mark.style, (counts.get(mark.style) ?? 0) + 1)
  }
  return counts
}

function dominantStyle(words: readonly Word[]): TextStyle {
  const counts = new Map<TextStyle, number>()
  for (const word of words) {
    for (const mark of word.slice.marks) {
      if (mark) counts.set(mark.style, (counts.get(mark.style) ?? 0) + mark.style.size)
    }
  }
  let best: TextStyle | undefined
  let most = -1
  for (const [style, count] of counts) {
    if (count > most) {
      best = style
      most = count
    }
  }
  return best ?? words[0]?.style ?? { font: '', size: 10, weight: 400, italic: false, color: 0, icon: false }
}

/** A run of words the other way round within its own room; pieces that touch are one word again. */
function turnedRound(run: readonly Word[]): Word[] {
  const from = Math.min(...run.map((word) => word.x0))
  const to = Math.max(...run.map((word) => word.x1))
  const out: Word[] = []
  for (const piece of [...run].reverse()) {
    const word = { ...piece, x0: from + to - piece.x1, x1: from + to - piece.x0 }
    const last = out[out.length - 1]
    if (!last || last.icon || word.icon || word.x0 - last.x1 > word.style.size * 0.06) out.push(word)
    else out[out.length - 1] = { ...last, x1: word.x1, slice: joinSlices([last.slice, word.slice], '') }
  }
  return out
}

/**
 * Words of a row in reading order: those of the other direction than the page's (Latin names and phone numbers on a
 * right-to-left page, Arabic on others) stand the other way round on paper.
 */
function inReadingOrder(words: readonly Word[], leftward: boolean): Word[] {
  const against = ({ slice: { text } }: Word) =>
    leftward ? /[\p{Script=Latin}\d]/u.test(text) : rightToLeft.test(text)
  const neutral = ({ slice: { text } }: Word) => !/[\p{L}\d]/u.test(text)
  const out: Word[] = []
  for (let i = 0; i < words.length; ) {
    let end = i
    for (let k = i; k < words.length; k++) {
      const word = words[k]
      if (word && against(word)) end = k + 1
      else if (!word || !neutral(word) || word.icon || bulletSigns.test(word.slice.text) || k === i) break
    }
    if (end > i) out.push(...turnedRound(words.slice(i, end)))
    else out.push(...words.slice(i, i + 1))
    i = Math.max(end, i + 1)
  }
  return out
}

/** Where a block of words stands: its page and column, the page's direction and the edges of its margins. */
export interface BlockPlace {
  readonly page: number
  readonly column: number
  readonly leftward: boolean
  readonly margins: readonly number[]
  /** Where the block ends whose section this part of a grid goes on with. */
  readonly below?: number | null
}

const isWide = (gap: number, last: Word, next: Word) => gap > Math.max(last.style.size, next.style.size, 8) * cellGapEm

/** A heading in the margin ends, however near, where smaller text begins beside it. */
function isMarginHeading(words: readonly Word[], next: Word, gap: number): boolean {
  const size = words[0]?.style.size ?? 0
  return size > next.style.size * 1.2 && gap > size * 0.4 && readHeading(sliceOf(words).text)?.sure === true
}

/** Turns one row of words into a line; null when it holds nothing but icons. */
function lineOf(row: RowOfWords, block: BlockPlace, gapAbove: number): Line | null {
  const { page, column, leftward, margins } = block
  const mixed = leftward || row.words.some((word) => rightToLeft.test(word.slice.text))
  let words = mixed ? inReadingOrder(row.words, leftward) : joinTracked(row.words)
  let bullet: string | null = null
  const first = words[0]
  if (first && words.length > 1) {
    if (first.icon === 'bullet') bullet = '•'
    else if (bulletSigns.test(first.slice.text)) bullet = first.slice.text
    if (bullet) words = words.slice(1)
    else if (/^[•‣▪●■◦➢❖]/u.test(first.slice.text) && first.slice.text.length > 1) {
      bullet = first.slice.text.charAt(0)
      const rest = { text: first.slice.text.slice(1), marks: first.slice.marks.slice(1) }
      words = [{ ...first, slice: rest, x0: rest.marks[0]?.x0 ?? first.x0 }, ...words.slice(1)]
    }
  }
  const cells: Cell[] = []
  let group: Word[] = []
  let icon: IconKind | null = null
  const close = () => {
    const slice = sliceOf(group)
    const [start] = group
    const end = group[group.length - 1]
    if (slice.text && start && end)
      cells.push({ slice, x0: Math.min(start.x0, end.x0), x1: Math.max(start.x1, end.x1), icon })
    if (slice.text) icon = null
    group = []
  }
  for (const word of words) {
    if (word.icon) {
      close()
      icon = word.icon
      continue
    }
    const last = group[group.length - 1]
    if (last) {
      const gap = Math.max(word.x0 - last.x1, last.x0 - word.x1)
      const atMargin = gap > word.style.size * 0.3 && margins.some((edge) => Math.abs(word.x0 - edge) <= 2.5)
      if (atMargin || isMarginHeading(group, word, gap) || isWide(gap, last, word)) close()
    }
    group.push(word)
  }
  close()
  const [start] = cells
  const end = cells[cells.length - 1]
  const printed = words.filter((word) => word.slice.text)
  if (!start || !end) return null
  const slice = sliceOf(printed)
  return {
    number: 0,
    page,
    column,
    x0: bullet && first ? first.x0 : start.x0,
    x1: end.x1,
    top: Math.min(...printed.map((word) => word.top)),
    bottom: Math.max(...printed.map((word) => word.bottom)),
    baseline: row.baseline,
    style: dominantStyle(printed),
    cells,
    slice,
    text: slice.text,
    bullet,
    textX0: start.x0,
    gapAbove,
    columnX1: end.x1,
    margin: margins[0] ?? null,
    goesOn: (block.below ?? null) !== null,
  }
}

/** The lines of one block of words, from top to bottom. */
export function linesOfBlock(words: readonly Word[], block: BlockPlace): Line[] {
  const lines: Line[] = []
  let bottom = block.below ?? Number.NEGATIVE_INFINITY
  for (const row of rowsOf(words)) {
    const gap = Number.isFinite(bottom) ? Math.max(0, row.top - bottom) : Number.POSITIVE_INFINITY
    const line = lineOf(row, block, gap)
    if (!line) continue
    lines.push(line)
    bottom = lines.length > 1 ? Math.max(bottom, row.bottom) : row.bottom
  }
  return lines
}
