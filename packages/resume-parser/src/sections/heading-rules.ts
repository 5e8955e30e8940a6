import { findDates, isDateText } from '@scry/vocabulary/dates'
import { readHeading, type SectionKind } from '@scry/vocabulary/section-headings'
import { isSpokenLanguage } from '@scry/vocabulary/spoken-languages'
import type { DocumentLines } from '../lines/document-lines.ts'
import type { Cell, Line } from '../lines/lines.ts'
import { withCells } from '../lines/rails.ts'
import { isFull } from '../lines/wrapping.ts'
import type { TextStyle } from '../pages/page-text.ts'
import { isCapitals, prominence, styleKey, toldLabel } from './heading-style.ts'

interface Candidate {
  readonly line: Line
  readonly key: string
  readonly kind: SectionKind | null
  readonly sure: boolean
  readonly prominence: number
}

const decorated = /[,;@]|\.$|^\(|https?:|www\.|\d{3}/

/** Letters enough for a word. */
export const named = /\p{L}{3}|[\u3040-\u9fff\uac00-\ud7af]{2}/u

export function plausible(line: Line, text: string): boolean {
  if (text.length > 48 || text.split(/\s+/).length > 7) return false
  if (line.bullet !== null && line.bullet !== '•' && /[-–·*]/.test(line.bullet)) return false
  return findDates(text).length === 0 && !decorated.test(text.replace(/[:.]+$/, ''))
}

function candidateOf(line: Line, body: TextStyle): Candidate | null {
  const reading = readHeading(line.text)
  if (line.cells.length > 1 && !reading?.sure) return null
  if (!plausible(line, line.text) && reading === null) return null
  return {
    line,
    key: styleKey(line.style, line.text),
    kind: reading?.kind ?? null,
    sure: reading?.sure === true,
    prominence: prominence(line.style, line.text, body),
  }
}

interface HeadingStyle {
  sure: number
  total: number
  /** Lines set so that could head something. */
  plausible: number
  kinds: Set<string>
  prominence: number
}

function learnStyles(lines: readonly Line[], body: TextStyle): Map<string, HeadingStyle> {
  const styles = new Map<string, HeadingStyle>()
  for (const line of lines) {
    const key = styleKey(line.style, line.text)
    const entry = styles.get(key) ?? {
      sure: 0,
      total: 0,
      plausible: 0,
      kinds: new Set(),
      prominence: prominence(line.style, line.text, body),
    }
    entry.total++
    const candidate = candidateOf(line, body)
    if (candidate) entry.plausible++
    if (candidate?.sure && candidate.kind) {
      entry.sure++
      entry.kinds.add(candidate.kind)
    }
    styles.set(key, entry)
  }
  return styles
}

/** How a text is set, whatever its letters. */
const setting = ({ style }: Line) =>
  `${style.font}|${style.size.toFixed(1)}|${style.weight}|${style.italic}|${style.color}`

/** A row that breaks is so long; a shorter one that is full may be the longest of a list, above the next heading. */
const leastRow = 25

/**
 * Rows that only go on the row above, which had no room left for their first word: they head nothing ('Practices'). A row
 * with a date is the header of an entry, full or not.
 */
export function wrappedRows(lines: readonly Line[]): Set<Line> {
  const goesOn = (line: Line, above: Line | undefined) =>
    above !== undefined &&
    above.page === line.page &&
    above.column === line.column &&
    above.cells.length === 1 &&
    line.cells.length === 1 &&
    line.bullet === null &&
    above.text.length >= leastRow &&
    findDates(above.text).length === 0 &&
    (line.text.length <= 4 || isCapitals(line.text) === isCapitals(above.text)) &&
    line.gapAbove < line.style.size * 0.75 &&
    Math.abs(above.textX0 - line.textX0) < 3 &&
    setting(above) === setting(line) &&
    isFull(above, line)
  return new Set(lines.filter((line, at) => goesOn(line, lines[at - 1])))
}

/** What a document calls itself in its first row heads no summary. */
const documentTitle = /^(?:my )?(?:r[eé]sum[eé]|cv|curriculum(?: vitae)?)$/iu

/** Finds the headings of a document: known words first, then whatever is set in the style the known ones share. */
export function findHeadings(document: DocumentLines): Map<Line, SectionKind> {
  const { lines, body } = document
  const styles = learnStyles(lines, body)
  const largest = Math.max(0, ...lines.map((line) => line.style.size))
  let main: HeadingStyle | null = null
  for (const style of styles.values()) {
    if (style.kinds.size < 2) continue
    const better =
      !main ||
      style.kinds.size > main.kinds.size ||
      (style.kinds.size === main.kinds.size && style.prominence > main.prominence)
    if (better) main = style
  }
  const headings = new Map<Line, SectionKind>()
  const wrapped = wrappedRows(lines)
  let known = Number.NaN
  let namesEntries = false
  for (const [at, line] of lines.entries()) {
    const isTitle = at === 0 && documentTitle.test(line.text)
    const candidate = isTitle || wrapped.has(line) ? null : candidateOf(line, body)
    if (!candidate) continue
    const style = styles.get(candidate.key)
    if (!style) continue
    // Three kinds set so, and nothing that could not head a section: then the rest are headings in one's own words.
    const ownWords = style.kinds.size >= 3 && style.plausible === style.total && style.sure / style.total >= 0.3
    const shared = style.sure >= 2 && style.kinds.size >= 2 && (style.sure / style.total >= 0.5 || ownWords)
    const inMain = style === main || shared
    // Below a heading that stands out more, by more than its colour, 'Highlights' belongs to an entry.
    const standsOver = ({ style, text }: Line) => prominence(style, text, body) > candidate.prominence + 0.5
    const isDated = findDates(lines[at + 1]?.text ?? '').length > 0
    if (toldLabel.test(line.text) && !isDated && [...headings.keys()].some(standsOver)) continue
    if (candidate.sure && candidate.kind) {
      // Set as most names of entries are, 'Freelance' is one of them.
      if (main && main.kinds.size >= 3 && style !== main && style.total >= 3 && style.sure <= style.total / 3) continue
      const isTold = candidate.kind === 'languages' && isSpokenLanguage(lines[at + 1]?.text ?? '')
      const weaker = main && style !== main && candidate.prominence < main.prominence - 0.9 && !shared && !isTold
      if (inMain) headings.set(line, candidate.kind)
      else if (main && main.kinds.size >= 3 && weaker) continue
      else if (candidate.prominence >= 0.9 || !main || (main.kinds.size < 3 && line.cells.length === 1))
        headings.set(line, candidate.kind)
      if (headings.has(line)) {
        known = at
        namesEntries = false
      }
      continue
    }
    if (!shared || style.prominence < 0.9 || line.style.size >= largest - 0.1) continue
    if (line.text.length < 3 || !named.test(line.text)) continue
    // Right below a known heading and set like it stands the name of an entry, and so do the next.
    namesEntries ||= at === known + 1
    if (!namesEntries) headings.set(line, candidate.kind ?? 'other')
  }
  return headings
}

/** A heading set in the margin of the row that it heads: its first cell. */
export function railHeading(line: Line, body: TextStyle, styles: Map<string, HeadingStyle>): SectionKind | null {
  const [first, second] = line.cells
  if (!first || !second) return null
  // 'Freelance' beside its dates is an employer.
  if (line.cells.length === 2 && isDateText(second.slice.text)) return null
  const reading = readHeading(first.slice.text)
  const style = first.slice.marks.find((mark) => mark !== null)?.style
  if (!style || !plausible(line, first.slice.text)) return null
  const learned = styles.get(styleKey(style, first.slice.text))
  if (!reading?.sure) return learned && learned.kinds.size >= 3 && learned.total === 0 ? 'other' : null
  if (learned && learned.kinds.size >= 3) return reading.kind
  const next = second.slice.marks.find((mark) => mark !== null)?.style
  if (
    next &&
    style.font === next.font &&
    style.size === next.size &&
    style.color === next.color &&
    !isCapitals(first.slice.text)
  )
    return null
  if (learned && learned.sure >= 2) return reading.kind
  return prominence(style, first.slice.text, body) >= 1 && second.x0 - first.x1 > 12 ? reading.kind : null
}

/** How headings in the margin are set, and how many rows of text are set so too. */
export function railStyles(lines: readonly Line[], body: TextStyle): Map<string, HeadingStyle> {
  const styles = new Map<string, HeadingStyle>()
  for (const line of lines) {
    const [first] = line.cells
    const style = first?.slice.marks.find((mark) => mark !== null)?.style
    const reading = first ? readHeading(first.slice.text) : null
    if (!first || !style || (line.cells.length > 1 && !reading?.sure)) continue
    const key = styleKey(style, first.slice.text)
    const entry = styles.get(key) ?? {
      sure: 0,
      total: 0,
      plausible: 0,
      kinds: new Set<string>(),
      prominence: prominence(style, first.slice.text, body),
    }
    if (!reading?.sure) entry.total++
    else if (!entry.kinds.has(reading.kind)) {
      entry.sure++
      entry.kinds.add(reading.kind)
    }
    styles.set(key, entry)
  }
  return styles
}

/** Some cells of a row as a line of their own, set as the first of them is. */
export function cellLine(line: Line, cells: readonly Cell[]): Line {
  const style = cells[0]?.slice.marks.find((mark) => mark !== null)?.style ?? line.style
  return { ...withCells(line, cells), style, bullet: null }
}
