import { findDates } from '@scry/vocabulary/dates'
import { degreeScore } from '@scry/vocabulary/degree-names'
import { schoolScore } from '@scry/vocabulary/school-names'
import { readHeading, type SectionKind } from '@scry/vocabulary/section-headings'
import type { DocumentLines } from '../lines/document-lines.ts'
import type { Cell, Line } from '../lines/lines.ts'
import { stackEdge, unstackMargin } from '../lines/stacked-margin.ts'
import type { TextStyle } from '../pages/page-text.ts'
import { withoutConsent } from './consent.ts'
import { labelledEntries } from './field-labels.ts'
import { employerScore, titleScore } from './title-score.ts'

export type PartKind = SectionKind | 'header'

/** A heading and the lines below it. The first part of a document, before any heading, is its header. */
export interface Section {
  readonly kind: PartKind
  readonly heading: Line | null
  readonly lines: Line[]
}

export function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length >= 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}

/** The look of a text: lines with one key are set alike. */
export function styleKey(style: TextStyle, text: string): string {
  return `${style.font}|${Math.round(style.size * 2) / 2}|${style.color}|${isCapitals(text) ? 'C' : 'c'}`
}

/** How far a text stands out from the body: size, weight, capitals, colour. */
export function prominence(style: TextStyle, text: string, body: TextStyle): number {
  let value = 0
  if (style.size > body.size + 0.6) value += Math.min(3, (style.size - body.size) / 1.5)
  if (style.size < body.size - 0.6) value -= 0.5
  if (style.weight > body.weight) value += 1
  if (isCapitals(text)) value += 1
  if (style.color !== body.color) value += 0.5
  if (style.font !== body.font && style.weight <= body.weight) value += 0.25
  return value
}

interface Candidate {
  readonly line: Line
  readonly key: string
  readonly kind: SectionKind | null
  readonly sure: boolean
  readonly prominence: number
}

const decorated = /[,;@]|\.$|https?:|www\.|\d{3}/

function plausible(line: Line, text: string): boolean {
  if (text.length > 48 || text.split(/\s+/).length > 7) return false
  if (line.bullet !== null && line.bullet !== '•' && /[-–·*]/.test(line.bullet)) return false
  return findDates(text).length === 0 && !decorated.test(text.replace(/[:.]+$/, ''))
}

function candidateOf(line: Line, body: TextStyle): Candidate | null {
  if (line.cells.length > 1 && !readHeading(line.text)?.sure) return null
  if (!plausible(line, line.text) && !readHeading(line.text)?.sure) return null
  const reading = readHeading(line.text)
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
      kinds: new Set(),
      prominence: prominence(line.style, line.text, body),
    }
    entry.total++
    const candidate = candidateOf(line, body)
    if (candidate?.sure && candidate.kind) {
      entry.sure++
      entry.kinds.add(candidate.kind)
    }
    styles.set(key, entry)
  }
  return styles
}

const told = /^(?:(?:job |key |main )?duties|(?:job |key |main )?responsibilit|total (?:years? of |work )?experience)/i

/** Finds the headings of a document: known words first, then whatever is set in the style the known ones share. */
function findHeadings(document: DocumentLines): Map<Line, SectionKind> {
  const { lines, body } = document
  const styles = learnStyles(lines, body)
  const firstPage = lines.filter((line) => line.page === 1)
  const largest = Math.max(0, ...firstPage.map((line) => line.style.size))
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
  for (const line of lines) {
    const candidate = candidateOf(line, body)
    if (!candidate) continue
    const style = styles.get(candidate.key)
    if (!style) continue
    const shared = style.sure >= 2 && style.kinds.size >= 2 && style.sure / style.total >= 0.5
    const inMain = style === main || shared
    if (candidate.sure && candidate.kind) {
      // 'Internship' right below title and employer says what kind of job it was.
      const plain = candidate.prominence < 0.9 && line.gapAbove < line.style.size * 0.5
      if (plain && /^(?:internship|freelance|apprenticeship|residency)$/i.test(line.text)) continue
      const weaker = main && style !== main && candidate.prominence < main.prominence - 0.9 && !shared
      if (inMain) headings.set(line, candidate.kind)
      else if (main && main.kinds.size >= 3 && weaker) continue
      else if (candidate.prominence >= 0.9 || !main || (main.kinds.size < 3 && line.cells.length === 1))
        headings.set(line, candidate.kind)
      continue
    }
    if (!shared || style.prominence < 0.9 || line.style.size >= largest - 0.1) continue
    if (line.text.length < 3 || !/\p{L}{3}|[\u3040-\u9fff\uac00-\ud7af]{2}/u.test(line.text)) continue
    // 'Rabenstein Works Ltd.' or 'Duties:' of a job, where headings are no more than bold.
    if (!candidate.kind && (employerScore(line.text) === 1 || told.test(line.text))) continue
    headings.set(line, candidate.kind ?? 'other')
  }
  return headings
}

/** 'ACADEMIC' above 'BACKGROUND' in a narrow column: two rows of one heading, neither of which says it alone. */
function joinBrokenHeadings(lines: readonly Line[], headings: Map<Line, SectionKind>): Set<Line> {
  const rests = new Set<Line>()
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    if (!next || !headings.has(line) || rests.has(line) || line.column !== next.column || line.page !== next.page)
      continue
    if (styleKey(line.style, line.text) !== styleKey(next.style, next.text) || next.gapAbove > line.style.size) continue
    if (readHeading(next.text)?.sure && readHeading(line.text)?.sure) continue
    const whole = readHeading(`${line.text} ${next.text}`)
    if (!whole?.sure) continue
    headings.set(line, whole.kind)
    headings.delete(next)
    rests.add(next)
  }
  return rests
}

/** A heading set in the margin of the row that it heads: its first cell. */
function railHeading(line: Line, body: TextStyle, styles: Map<string, HeadingStyle>): SectionKind | null {
  const [first, second] = line.cells
  if (!first || !second) return null
  const reading = readHeading(first.slice.text)
  if (!reading?.sure || !plausible(line, first.slice.text)) return null
  const style = first.slice.marks.find((mark) => mark !== null)?.style
  if (!style) return null
  const learned = styles.get(styleKey(style, first.slice.text))
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

/** 'Academic' above 'Background' in the margin: a heading broken over two rows. */
function wrappedRailHeading(line: Line, next: Line | undefined): SectionKind | null {
  const [first, second] = line.cells
  const [below] = next?.cells ?? []
  if (!first || !second || !next || !below || next.column !== line.column || next.page !== line.page) return null
  if (below.x1 > second.x0 || first.slice.text.length > 30 || below.slice.text.length > 30) return null
  const a = first.slice.marks.find((mark) => mark !== null)?.style
  const b = below.slice.marks.find((mark) => mark !== null)?.style
  const c = second.slice.marks.find((mark) => mark !== null)?.style
  if (!a || a !== b || (c && a.font === c.font && a.color === c.color && a.size === c.size)) return null
  const reading = readHeading(`${first.slice.text} ${below.slice.text}`)
  return reading?.sure ? reading.kind : null
}

function railStyles(lines: readonly Line[], body: TextStyle): Map<string, HeadingStyle> {
  const styles = new Map<string, HeadingStyle>()
  for (const line of lines) {
    const [first] = line.cells
    const style = first?.slice.marks.find((mark) => mark !== null)?.style
    const reading = first ? readHeading(first.slice.text) : null
    if (!first || !style || !reading?.sure) continue
    const key = styleKey(style, first.slice.text)
    const entry = styles.get(key) ?? {
      sure: 0,
      total: 0,
      kinds: new Set<string>(),
      prominence: prominence(style, first.slice.text, body),
    }
    if (!entry.kinds.has(reading.kind)) entry.sure++
    entry.kinds.add(reading.kind)
    styles.set(key, entry)
  }
  return styles
}

function cellLine(line: Line, cells: readonly Cell[]): Line {
  const [first] = cells
  const last = cells[cells.length - 1]
  if (!first || !last) return line
  const parts = cells.map((cell) => cell.slice)
  const text = parts.map((part) => part.text).join(' ')
  const marks = parts.flatMap((part, index) => (index === 0 ? [...part.marks] : [null, ...part.marks]))
  const style = first.slice.marks.find((mark) => mark !== null)?.style ?? line.style
  return {
    ...line,
    cells,
    slice: { text, marks },
    text,
    x0: first.x0,
    x1: last.x1,
    textX0: first.x0,
    style,
    bullet: null,
  }
}

/** 'Languages' or 'Software' set smaller inside a skills section names a group of skills, not a section. */
function isGroupName(current: Section, line: Line, kind: SectionKind, body: TextStyle): boolean {
  if (current.kind !== 'skills' || !current.heading || (kind !== 'languages' && kind !== 'skills')) return false
  if (current.heading.column !== line.column) return false
  // 'IT' can be set in nothing but capitals.
  if (current.heading.style === line.style && current.heading.text.length <= 3) return false
  const own = prominence(line.style, line.text, body)
  return (
    own < prominence(current.heading.style, current.heading.text, body) - 0.4 &&
    line.style.size <= current.heading.style.size
  )
}

/** A first cell that stands out less than the heading above it names a group of that section, not a section. */
function isLabelOf(current: Section, line: Line, body: TextStyle): boolean {
  const style = line.cells[0]?.slice.marks.find((mark) => mark !== null)?.style
  const { heading } = current
  if (!heading || !style) return false
  if (current.kind === 'skills' && heading.style === style) return false
  const own = prominence(style, line.cells[0]?.slice.text ?? '', body)
  return own < prominence(heading.style, heading.text, body) - 0.4 && style.size <= heading.style.size
}

interface Block {
  readonly page: number
  readonly x0: number
  readonly x1: number
  last: Section
}

/** 'Forklift licence', 'CDL Class A' */
const licence =
  /(?<!\p{L})(?:licen[cs]e[ds]?|certifi\p{L}+|registered|tickets?|permit|cards?|class [A-E]|level \d)(?!\p{L})/iu

/**
 * Where no heading says 'education' or 'experience', a section of another name that holds schools with degrees, or
 * titles with ranges of dates, is that section.
 */
function byContent(sections: readonly Section[]): readonly Section[] {
  const missing = (kind: PartKind) => !sections.some((section) => section.kind === kind)
  const studies = (lines: readonly Line[]) =>
    lines.some((line) => degreeScore(line.text) >= 0.7) && lines.some((line) => schoolScore(line.text) >= 0.8)
  const jobs = (lines: readonly Line[]) =>
    lines.some((line) => findDates(line.text).some((span) => span.isRange)) &&
    lines.some((line) => line.text.length < 80 && titleScore(line.text) >= 0.8)
  const noStudies = missing('education')
  // Beside a section of studies, 'Qualifications' that name no school are what one is licensed for, or praise.
  const isLicence = ({ kind, heading, lines }: Section) =>
    kind === 'education' &&
    /^(?:other |professional )?qualifications?:?$/i.test(heading?.text ?? '') &&
    sections.some((other) => other.kind === kind && other.heading !== heading) &&
    lines.some((line) => licence.test(line.text) || findDates(line.text).length > 0) &&
    !lines.some((line) => schoolScore(line.text) >= 0.6 || degreeScore(line.text) >= 0.7)
  const noJobs = missing('experience')
  return sections.map((section) => {
    if (isLicence(section)) return { ...section, kind: 'certifications' }
    if (section.kind !== 'other' && section.kind !== 'courses') return section
    if (noStudies && studies(section.lines)) return { ...section, kind: 'education' }
    return noJobs && section.kind === 'other' && jobs(section.lines) ? { ...section, kind: 'experience' } : section
  })
}

/** 'Dates', 'Employer' and the like in the margin are labels of a form. */
function isForm({ kind, lines }: Section): boolean {
  if (kind !== 'experience' && kind !== 'education' && kind !== 'projects') return false
  return labelledEntries(lines, kind, ['dates']) !== null
}

const stacking: ReadonlySet<PartKind> = new Set(['experience', 'education', 'projects', 'volunteering'])

/** Cuts a document into its header and its sections. A column goes on with the section that its own column left open. */
export function findSections(document: DocumentLines): Section[] {
  const headings = findHeadings(document)
  const rests = joinBrokenHeadings(document.lines, headings)
  const rails = railStyles(document.lines, document.body)
  const header: Section = { kind: 'header', heading: null, lines: [] }
  const sections: Section[] = [header]
  const blocks: Block[] = []
  let current = header
  let block: Block | null = null
  let column = -1
  let skipCellOf: Line | null = null
  for (const [index, whole] of document.lines.entries()) {
    const line: Line = whole === skipCellOf ? cellLine(whole, whole.cells.slice(1)) : whole
    if ((whole === skipCellOf && whole.cells.length === 1) || rests.has(whole)) continue
    if (line.column !== column) {
      const members = document.lines.filter((other) => other.column === line.column)
      const x0 = Math.min(...members.map((member) => member.x0))
      const x1 = Math.max(...members.map((member) => member.x1))
      current = openSection(blocks, line.page, x0, x1) ?? (line.page === 1 ? header : current)
      block = { page: line.page, x0, x1, last: current }
      blocks.push(block)
      column = line.column
    }
    const kind = whole === skipCellOf ? undefined : headings.get(line)
    if (kind && !isGroupName(current, line, kind, document.body)) {
      current = { kind, heading: line, lines: [] }
      sections.push(current)
    } else {
      const inMargin = line.cells.length >= 2 ? railHeading(line, document.body, rails) : null
      const wrapped = line.cells.length >= 2 ? wrappedRailHeading(line, document.lines[index + 1]) : null
      if (wrapped) {
        current = {
          kind: wrapped,
          heading: cellLine(line, line.cells.slice(0, 1)),
          lines: [cellLine(line, line.cells.slice(1))],
        }
        sections.push(current)
        skipCellOf = document.lines[index + 1] ?? null
        if (block) block.last = current
        continue
      }
      if (inMargin && !isLabelOf(current, line, document.body)) {
        current = {
          kind: inMargin,
          heading: cellLine(line, line.cells.slice(0, 1)),
          lines: [cellLine(line, line.cells.slice(1))],
        }
        sections.push(current)
      } else current.lines.push(line)
    }
    if (block) block.last = current
  }
  const kinds = byContent(sections)
  const edge = kinds.map(({ kind, lines }) => (stacking.has(kind) ? stackEdge(lines) : null)).find((at) => at !== null)
  return kinds
    .map((section) => ({ ...section, lines: withoutConsent(section.lines) }))
    .map((section) =>
      stacking.has(section.kind) && !isForm(section)
        ? { ...section, lines: unstackMargin(section.lines, edge) }
        : section,
    )
    .filter((section) => section.lines.length > 0 || section.kind === 'header')
}

/** The section left open by the nearest earlier block over the same width of the page. */
function openSection(blocks: readonly Block[], page: number, x0: number, x1: number): Section | null {
  for (let i = blocks.length - 1; i >= 0; i--) {
    const block = blocks[i]
    if (!block) continue
    const overlap = Math.min(x1, block.x1) - Math.max(x0, block.x0)
    if (overlap >= Math.min(x1 - x0, block.x1 - block.x0) * 0.5 && block.page >= page - 1) return block.last
  }
  return null
}
