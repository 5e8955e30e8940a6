import { type DateSpan, durationText, findDates, isDateText } from '@scry/vocabulary/dates'
import { placeScore } from '@scry/vocabulary/places'
import { listLabel } from '../data/job-words.ts'
import { bulletSigns, type Line, lettersByStyle } from '../lines/lines.ts'
import type { TextStyle } from '../pages/page-text.ts'
import { styleKey, toldLabel } from './heading-style.ts'
import { employerScore } from './title-score.ts'

/** What a line is inside a section: the anchor of an entry (it carries its dates), part of its header, or its text. */
export interface EntryLine {
  readonly line: Line
  readonly date: DateSpan | null
  readonly bullet: boolean
  readonly prose: boolean
  /** The line goes on from the line before it. */
  readonly continues: boolean
  /** How its first words are set. */
  readonly look: string
  readonly emphasised: boolean
}

/** How a row begins: its text, not the date in a column before it. */
export function firstStyle(line: Line): TextStyle {
  const [first, second] = line.cells
  if (first && second && isDateText(first.slice.text))
    return second.slice.marks.find((mark) => mark !== null)?.style ?? line.style
  return line.slice.marks.find((mark) => mark !== null)?.style ?? line.style
}

function fullKey(style: TextStyle, text: string): string {
  return `${styleKey(style, text)}|${style.weight}|${style.italic}`
}

/** How letters are set. Other scripts mix fonts within a row, so there the font's name says nothing. */
function faceKey(style: TextStyle, latin: boolean): string {
  return `${latin ? style.font : ''}|${style.size}|${style.weight}|${style.italic}|${style.color}`
}

const sizeOfKey = (key: string) => Number(key.split('|')[1] ?? 0)

function isMostlyLatin(lines: readonly Line[]): boolean {
  const text = lines.map((line) => line.text).join('')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= letters * 0.7
}

const mostHeadWords = 14

/** Where the sentence begins that a header goes on with: 'Librarian, Leeds Library. 2003 to 2009. Answered …'. */
export function toldFrom({ text, bullet, cells }: Line): number | null {
  const [span] = bullet === null && cells.length <= 2 ? findDates(text) : []
  const lead = text.slice(0, span?.from ?? 0)
  if (!span || !/\p{L}/u.test(lead) || lead.split(/\s+/).length > mostHeadWords) return null
  const sign = /^\)?\s*[.:;]\s+(?=\p{Lu}\p{L}*\s+\p{L})/u.exec(text.slice(span.to))
  return sign ? span.to + sign[0].length : null
}

/** 'Served sixty tables a night.': no name goes on in small letters. */
const fewWords = /^\p{Lu}\p{Ll}+(?:\s+[\p{Ll}\p{N},'’-]+){3,}[.;!]$/u

/** A row that is one bracket. */
const bracketedRow = /^\([^()]{2,80}\)$/u

/** A sentence of a script without capitals. */
const uncased = /^[^\p{Lu}\p{Ll}]{8,}[.。]$/u

/** A date that is set apart: in its own cell, in brackets, or at an end of the line with little else before it. */
function edgeDate(line: Line): DateSpan | null {
  const spans = findDates(line.text)
  if (spans.length === 0) return null
  const words = line.text.split(/\s+/).length
  let best: DateSpan | null = null
  for (const span of spans) {
    const before = line.text.slice(0, span.from)
    const after = line.text.slice(span.to).replace(durationText, '')
    const atStart = /^[\s([|•·–—-]*$/.test(before)
    const atEnd = /^[\s)\].,;|•·–—-]*$/.test(after)
    const ownCell = line.cells.some((cell) => {
      const own = cell.slice.text
      return own.length <= span.to - span.from + 14 && own.includes(line.text.slice(span.from, span.to))
    })
    const bracketed = /[([]\s*$/.test(before) && /^\s*[)\]]/.test(after)
    const separated = /[|•·,–—-]\s*$/.test(before) || /^\s*[|•·,–—:-]/.test(after)
    const set = ownCell || atStart || atEnd || bracketed || (separated && words <= 14) || toldFrom(line) !== null
    if (!set) continue
    if (!ownCell && words > 20 && toldFrom(line) === null) continue
    if (
      !span.isRange &&
      !ownCell &&
      !atStart &&
      /\b(?:in|of|by|since|from|until|during|the|en|im)\s*$/i.test(before) &&
      words > 8
    )
      continue
    if (!best || (span.isRange && !best.isRange)) best = span
  }
  return best
}

/** The row below is little more than a date, so this row is the head of an entry. */
function nextDated(next: Line | undefined): boolean {
  if (!next || next.bullet !== null) return false
  const date = edgeDate(next)
  return date !== null
}

/** '• Acme | Bengaluru, India' above the row of the dates: a bullet of the list of entries, not of what one tells. */
function headsEntry(line: Line, next: Line | undefined): boolean {
  const isAbove = next !== undefined && next.bullet === null && Math.abs(next.textX0 - line.textX0) < 3
  if (isAbove && findDates(next.text)[0]?.isRange && isDateText(next.text.replace(durationText, ''))) return true
  const [, place] = line.cells
  if (!place || line.cells.length > 2 || placeScore(place.slice.text) < 0.55) return false
  return next !== undefined && next.bullet === null && next.cells.length > 1 && edgeDate(next) !== null
}

/** Where the first words of a row, set in one style, end. */
function leadEnd({ slice: { marks } }: Line): number {
  const first = marks.find((mark) => mark !== null)?.style
  const at = marks.findIndex((mark) => mark !== null && mark.style !== first)
  return Math.max(at, 0)
}

/** Left edge of what a row says: of its second cell when the first is its date. */
function contentEdge(line: Line): number {
  const [first, second] = line.cells
  if (!first || !second || !isDateText(first.slice.text)) return line.textX0
  const sign = bulletSigns.test(second.slice.text.charAt(0)) && second.slice.text.charAt(1) === ' '
  return (sign ? second.slice.marks[2]?.x0 : undefined) ?? second.x0
}

/** Where the rows of a section begin in each column; none where rows are centred or bullets tell more. */
function indentBases(lines: readonly Line[]): Map<number, number> {
  const bases = new Map<number, number>()
  const beside = new Set(
    lines.flatMap(({ cells: [first, second] }) =>
      first && second && isDateText(first.slice.text) ? [Math.round(first.x0)] : [],
    ),
  )
  const bulleted = new Set(lines.filter((line) => line.bullet !== null).map((line) => line.column))
  const [first] = lines
  const centred = lines.filter((line) => first && Math.abs(line.x0 + line.x1 - first.x0 - first.x1) <= 4).length
  if (centred > 3 && centred >= lines.length * 0.8) return bases
  const inset = insetHeads(lines)
  for (const line of lines) {
    if (bulleted.has(line.column) || (line.cells.length === 1 && beside.has(Math.round(line.textX0)))) continue
    bases.set(line.column, Math.min(bases.get(line.column) ?? Number.POSITIVE_INFINITY, contentEdge(line)))
  }
  for (const [column, edge] of inset) if (bases.has(column)) bases.set(column, edge)
  return bases
}

/** Columns whose dates stand alone below a bold row at one edge, further in than what is told. */
function insetHeads(lines: readonly Line[]): Map<number, number> {
  const edges = new Map<number, number[]>()
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    if (!above || line.bullet !== null || line.cells.length > 1 || !isDateText(line.text)) continue
    const heads = above.column === line.column && above.style.weight > line.style.weight
    const edge = heads && Math.abs(above.x0 - line.x0) <= 2 ? line.x0 : Number.NaN
    edges.set(line.column, [...(edges.get(line.column) ?? []), edge])
  }
  const shared = ([first = Number.NaN, ...more]: readonly number[]) => more.every((edge) => Math.abs(edge - first) <= 2)
  return new Map([...edges].flatMap(([column, own]) => (own[0] && shared(own) ? [[column, own[0]] as const] : [])))
}

/** How most bulleted rows of a section are set. */
function usualBullet(lines: readonly Line[], latin: boolean): { look: string; weight: number; size: number } {
  const counts = new Map<string, { count: number; weight: number; size: number }>()
  for (const line of lines) {
    if (line.bullet === null) continue
    const style = firstStyle(line)
    const key = faceKey(style, latin)
    const entry = counts.get(key) ?? { count: 0, weight: style.weight, size: style.size }
    entry.count++
    counts.set(key, entry)
  }
  let best = { look: '', weight: 900, size: 0, count: 0 }
  for (const [look, own] of counts) if (own.count > best.count) best = { look, ...own }
  return best
}

/** 'Kept the ovens warm.' above 'Baker, Rowanloaf (2017 – 2019)': what was told has ended. */
const endsSentence = (before: Line, line: Line): boolean => /[.!?]$/.test(before.text) && /^\p{Lu}/u.test(line.text)

/** Whether a row begins so far from the edge of the heads that it is told: further in, or further out where heads are inset. */
const isTold = (edge: number, heads: number | undefined): boolean => heads !== undefined && Math.abs(edge - heads) > 4

/** Reads the lines of a section for what they are to its entries. */
export function readEntryLines(lines: readonly Line[]): EntryLine[] {
  const out: EntryLine[] = []
  let bulletEdge: number | null = null
  const latin = isMostlyLatin(lines)
  let baseCounts = new Map<string, number>()
  for (const [style, count] of lettersByStyle(lines)) {
    const key = faceKey(style, latin)
    baseCounts.set(key, (baseCounts.get(key) ?? 0) + count)
  }
  baseCounts = new Map([...baseCounts].sort((a, b) => b[1] - a[1]))
  const total = [...baseCounts.values()].reduce((sum, count) => sum + count, 0)
  const upright = [...baseCounts].find(([key, count]) => key.includes('|400|false|') && count >= total * 0.25)
  const base = upright?.[0] ?? [...baseCounts.keys()][0] ?? ''
  const widest = Math.max(0, ...lines.map((line) => line.x1))
  const baseEdges = indentBases(lines)
  const { look: bulletLook, weight: bulletWeight, size: bulletSize } = usualBullet(lines, latin)
  // '• Acme' in larger letters over rows without bullets: the bullets are those of the entries.
  const bulletsHead = lines.some(({ bullet }) => bullet === null) && bulletSize > sizeOfKey(base) + 1
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const date = edgeDate(line)
    const words = line.text.split(/\s+/).length
    const style = firstStyle(line)
    const own = faceKey(style, latin)
    const emphasised = own !== base
    const ownDate = date !== null && line.cells.length > 1 && words <= 13
    const bullet =
      line.bullet !== null &&
      !bulletsHead &&
      !ownDate &&
      !headsEntry(line, lines[index + 1]) &&
      !(own !== bulletLook && words <= 10 && style.weight > bulletWeight)
    const indented =
      !bullet &&
      !emphasised &&
      !ownDate &&
      !(before && isDateText(before.text)) &&
      !line.cells[0]?.icon &&
      isTold(contentEdge(line), baseEdges.get(line.column))
    const sentence =
      /[.;!。]$/.test(line.text) &&
      (words > 5 || fewWords.test(line.text) || uncased.test(line.text)) &&
      !emphasised &&
      employerScore(line.text) < 0.9 &&
      !/(?<!\p{L})\p{Lu}[\p{L}.]{0,4}\.$/u.test(line.text)
    // 'Clerk' beside its dates above '(Acme, Leeds)'.
    const bracketed = bracketedRow.test(line.text) && before !== undefined && edgeDate(before) !== null
    const lowerStart = /^[\p{Ll}(&]/u.test(line.text) && !bracketed
    const full =
      before !== undefined &&
      before.column === line.column &&
      before.x1 > widest - Math.max(40, (widest - before.textX0) * 0.18)
    const inBullet =
      !bullet && bulletEdge !== null && Math.abs(line.textX0 - bulletEdge) <= 3 && !(date && line.cells.length > 1)
    const last = out[out.length - 1]
    const afterProse =
      (last?.prose === true || (before !== undefined && toldFrom(before) !== null)) &&
      !emphasised &&
      !(date?.isRange && (toldFrom(line) !== null || (before && endsSentence(before, line)))) &&
      !(date && (line.cells.length > 1 || (date.isRange && isDateText(line.text)))) &&
      before !== undefined &&
      Math.abs(before.textX0 - line.textX0) <= 2 &&
      (full || lowerStart)
    // 'acme.dev GmbH' above a row with dates heads an entry, though it begins with a small letter.
    const named = nextDated(lines[index + 1]) && (emphasised || employerScore(line.text) >= 0.9)
    const wrapped = lowerStart && !bullet && !date && before !== undefined && !named
    const continues =
      inBullet || afterProse || (wrapped && (last?.bullet === true || last?.prose === true || last?.continues === true))
    const prose =
      !bullet &&
      !continues &&
      !(date !== null && (words <= (date.isRange ? 26 : 16) || (emphasised && leadEnd(line) + 3 >= date.from))) &&
      !(!sentence && words <= 16 && nextDated(lines[index + 1])) &&
      (words > 14 || sentence || (words > 10 && !emphasised && line.x1 > widest - 30 && line.cells.length === 1))
    out.push({
      line,
      date: continues && !(date && line.cells.length > 1) ? null : date,
      bullet: bullet || (indented && !inBullet) || toldLabel.test(line.text) || listLabel.exec(line.text)?.index === 0,
      prose,
      continues,
      look: fullKey(style, line.cells[0]?.slice.text ?? line.text),
      emphasised,
    })
    if (bullet) bulletEdge = line.textX0
    else if (!inBullet) bulletEdge = null
  }
  return out
}

/** Two rows open entries alike: same weight, slant, colour and case, near in size. */
export function alike(a: EntryLine, b: EntryLine): boolean {
  if (a.look === b.look) return true
  const x = firstStyle(a.line)
  const y = firstStyle(b.line)
  return (
    x.weight === y.weight &&
    x.italic === y.italic &&
    x.color === y.color &&
    Math.abs(x.size - y.size) <= Math.max(x.size, y.size) * 0.2
  )
}

export function isBody(entry: EntryLine): boolean {
  return entry.bullet || entry.prose || entry.continues
}
