import { findDates } from '@scry/vocabulary/dates'
import { degreeScore } from '@scry/vocabulary/degree-names'
import { schoolScore } from '@scry/vocabulary/school-names'
import { readHeading, type SectionKind } from '@scry/vocabulary/section-headings'
import type { DocumentLines } from '../lines/document-lines.ts'
import type { Line } from '../lines/lines.ts'
import { withCells } from '../lines/rails.ts'
import { cut, splitSlice, tidy } from '../lines/slice.ts'
import { stackEdge, unstackMargin } from '../lines/stacked-margin.ts'
import { isTableHead, roleOfColumn, withoutTableHead } from '../lines/tables.ts'
import type { TextStyle } from '../pages/page-text.ts'
import { joinBrokenHeadings } from './broken-headings.ts'
import { withoutClosing } from './closing.ts'
import { labelledEntries } from './field-labels.ts'
import { cellLine } from './heading-rules.ts'
import { prominence } from './heading-style.ts'
import { listsBeside } from './headings-beside.ts'
import { labelHeadings, seeDocument } from './label-headings.ts'

export type PartKind = SectionKind | 'header'

/** A heading and the lines below it. The first part of a document, before any heading, is its header. */
export interface Section {
  readonly kind: PartKind
  readonly heading: Line | null
  readonly lines: Line[]
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

/** 'Courses' set smaller below a study tells of that study. */
function isPartOfStudy(current: Section, line: Line, kind: SectionKind, body: TextStyle): boolean {
  if (kind !== 'courses' || current.kind !== 'education' || !current.heading || current.lines.length === 0) return false
  return prominence(line.style, line.text, body) < prominence(current.heading.style, current.heading.text, body) - 0.4
}

/** A first cell that stands out less than the heading above it names a group of that section, not a section. */
function isLabelOf(current: Section, line: Line, body: TextStyle): boolean {
  const style = line.cells[0]?.slice.marks.find((mark) => mark !== null)?.style
  const { heading } = current
  if (!heading || !style) return false
  const own = prominence(style, line.cells[0]?.slice.text ?? '', body)
  return own < prominence(heading.style, heading.text, body) - 0.4 && style.size <= heading.style.size
}

const leading = /^[^:：]{3,42}[:：]\s*(?=\S)/u
const certified: ReadonlySet<PartKind> = new Set(['certifications', 'courses'])

/** 'Certificates: First Aid, Food Hygiene' among skills and languages is a section in one row, the label in the margin too. */
function inOneRow(current: Section, line: Line): Section | null {
  const [first] = line.cells
  if (!first || (current.kind !== 'skills' && current.kind !== 'languages')) return null
  const label = leading.exec(line.text)?.[0] ?? (line.cells.length > 1 ? first.slice.text : '')
  const kind = readHeading(label)?.kind
  if (!kind || !certified.has(kind)) return null
  const cells = [{ ...first, slice: cut(first.slice, label.length) }, ...line.cells.slice(1)]
  const items = cells.flatMap((cell) => splitSlice(cell.slice, /[,;，；、•·|]/g).map((slice) => ({ ...cell, slice })))
  const lines = items.map((cell) => ({ ...cell, slice: tidy(cell.slice) })).filter(({ slice }) => slice.text)
  return { kind: 'certifications', heading: null, lines: lines.map((cell) => withCells(line, [cell])) }
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

const qualifications = /^(?:other |professional )?qualifications?:?$/i
const namesCertificates = /certif|zertifik|sertifi/i

/** Beside a section of studies, 'Qualifications' or 'Trainings and certificates' that name no school are what one is licensed for. */
function isLicence({ kind, heading, lines }: Section, sections: readonly Section[]): boolean {
  const told = heading?.text ?? ''
  const dated = () => lines.some((line) => licence.test(line.text) || findDates(line.text).length > 0)
  return (
    kind === 'education' &&
    (namesCertificates.test(told) || (qualifications.test(told) && dated())) &&
    sections.some((other) => other.kind === kind && other.heading !== heading) &&
    !lines.some((line) => schoolScore(line.text) >= 0.6 || degreeScore(line.text) >= 0.7)
  )
}

const reached = /\S@\S+\.\p{L}|^\+?[\d\s().-]{9,20}$/u
const fewestWordsOfProse = 8

/** 'About' over nothing but short rows with an address or a number says how to reach the person. */
const tellsReach = ({ kind, lines }: Section): boolean =>
  kind === 'summary' &&
  lines.some(({ text }) => reached.test(text)) &&
  lines.every(({ text }) => text.split(' ').length < fewestWordsOfProse)

/** 'Dates', 'Employer' and the like in the margin are labels of a form. */
function isForm({ kind, lines }: Section): boolean {
  if (kind !== 'experience' && kind !== 'education' && kind !== 'projects') return false
  return labelledEntries(lines, kind, ['dates']) !== null
}

const stacking: ReadonlySet<PartKind> = new Set(['experience', 'education', 'projects', 'volunteering'])
const tabled: ReadonlySet<PartKind> = new Set([...stacking, 'certifications', 'courses'])

/** Cuts a document into its header and its sections. A column goes on with the section that its own column left open. */
export function findSections(printed: DocumentLines): Section[] {
  const document = { ...printed, lines: joinBrokenHeadings(printed.lines) }
  const seen = seeDocument(document)
  const headings = labelHeadings(seen)
  const header: Section = { kind: 'header', heading: null, lines: [] }
  const sections: Section[] = [header]
  const columns = Map.groupBy(document.lines, (line) => line.column)
  const blocks: Block[] = []
  let current = header
  let block: Block | null = null
  let column = -1
  let after = 0
  for (const [at, line] of document.lines.entries()) {
    if (line.column !== column) {
      const members = columns.get(line.column) ?? []
      const x0 = Math.min(...members.map((member) => member.x0))
      const x1 = Math.max(...members.map((member) => member.x1))
      const open = () => openSection(blocks, line.page, x0, x1) ?? (line.page === 1 ? header : current)
      if (!line.goesOn) current = open()
      block = { page: line.page, x0, x1, last: current }
      blocks.push(block)
      column = line.column
    }
    if (at < after) continue
    const beside = listsBeside(document.lines, at)
    if (beside) {
      for (const { kind, heading, lines } of beside.lists) {
        current = { kind, heading, lines: [...lines] }
        sections.push(current)
      }
      after = at + beside.rows
      if (block) block.last = current
      continue
    }
    const kind = line.goesOn || isHead(line, document.lines[at + 1]) ? undefined : headings.get(line)
    const isInside = (named: SectionKind) =>
      isGroupName(current, line, named, document.body) ||
      (isPartOfStudy(current, line, named, document.body) && findDates(document.lines[at + 1]?.text ?? '').length === 0)
    if (kind && !isInside(kind)) {
      current = { kind, heading: line, lines: [] }
      sections.push(current)
    } else {
      const margin = seen.margins.get(line)
      const inMargin = margin ? headings.get(margin) : undefined
      if (inMargin && !isLabelOf(current, line, document.body)) {
        current = {
          kind: inMargin,
          heading: cellLine(line, line.cells.slice(0, 1)),
          lines: [cellLine(line, line.cells.slice(1))],
        }
        sections.push(current)
      } else {
        const own = inOneRow(current, line)
        if (own) sections.push(own)
        else current.lines.push(line)
      }
    }
    if (block) block.last = current
  }
  return settled(sections)
}

/** Sections whose kind their rows tell better, with their tables apart and their margins in order. */
function settled(sections: readonly Section[]): Section[] {
  const kinds = sections.map(
    (section): Section => ({
      ...section,
      kind: isLicence(section, sections) ? 'certifications' : tellsReach(section) ? 'contact' : section.kind,
    }),
  )
  const tables = kinds.flatMap(byTables)
  const edge = tables.map(({ kind, lines }) => (stacking.has(kind) ? stackEdge(lines) : null)).find((at) => at !== null)
  return tables
    .map((section) => ({ ...section, lines: withoutClosing(section.lines) }))
    .map((section) => (tabled.has(section.kind) ? { ...section, lines: withoutTableHead(section.lines) } : section))
    .map((section) =>
      stacking.has(section.kind) && !isForm(section)
        ? { ...section, lines: unstackMargin(section.lines, edge) }
        : section,
    )
    .filter((section) => section.lines.length > 0 || section.kind === 'header')
}

/** A row that names the columns of the rows below it; of two headings beside each other each has its own list. */
function isHead(line: Line, next: Line | undefined): boolean {
  const texts = line.cells.map(({ slice }) => slice.text)
  const isAbove = next?.column === line.column && next.cells.length >= 2
  return isAbove && isTableHead(texts) && !texts.every((text) => readHeading(text)?.sure)
}

/** What a table lists, by the names of its columns; null when they do not say. */
function kindOfTable(head: Line): PartKind | null {
  const roles = new Set(head.cells.map(({ slice }) => roleOfColumn(slice.text)))
  if (roles.has('employer') && roles.has('title')) return 'experience'
  if (roles.has('degree') && (roles.has('school') || roles.has('board'))) return 'education'
  if (roles.has('language')) return 'languages'
  if (roles.has('certificate')) return 'certifications'
  return roles.has('skill') ? 'skills' : null
}

/** The rows of a table without its head; of one that names its skills only that column. */
function listedRows(head: Line, rows: readonly Line[]): Line[] {
  const at = head.cells.findIndex(({ slice }) => roleOfColumn(slice.text) === 'skill')
  if (at < 0) return [...rows]
  // A cell is whole in its row, however wide it is.
  return rows.flatMap((row) => {
    const cell = row.cells[at]
    return cell ? [{ ...withCells(row, [cell]), columnX1: Number.POSITIVE_INFINITY }] : []
  })
}

/** A table whose columns name other things than its section lists is a section of its own. */
function byTables(section: Section): Section[] {
  if (section.kind === 'header') return [section]
  const tables: Section[] = []
  let lines: Line[] = section.lines
  for (let at = 0; at < lines.length; at++) {
    const head = lines[at]
    if (!head || !isHead(head, lines[at + 1])) continue
    let end = at + 1
    while ((lines[end]?.cells.length ?? 0) >= 2 && lines[end]?.column === head.column) end++
    const kind: PartKind = kindOfTable(head) ?? section.kind
    const isList = kind === 'skills' || kind === 'languages'
    if (kind === section.kind && !isList) continue
    const rows = isList ? listedRows(head, lines.slice(at + 1, end)) : lines.slice(at, end)
    tables.push({ kind, heading: section.heading, lines: rows })
    lines = [...lines.slice(0, at), ...lines.slice(end)]
    at--
  }
  return lines.length > 0 || tables.length === 0 ? [{ ...section, lines }, ...tables] : tables
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
