import { findDates, isDateText } from '@scry/vocabulary/dates'
import { readHeading } from '@scry/vocabulary/section-headings'
import type { Line } from '../lines/lines.ts'
import { cut, joinSlices, type Slice, splitSlice, tidy } from '../lines/slice.ts'
import { isTableHead } from '../lines/tables.ts'
import { isFull, unfinished, wrapsInto } from '../lines/wrapping.ts'
import { type EntryLine, firstStyle, readEntryLines } from '../sections/entry-lines.ts'
import { readHeader } from '../sections/header-pieces.ts'
import type { Section } from '../sections/sections.ts'
import type { Found } from './contact.ts'
import { certificatesOfTable } from './table-rows.ts'

const issuerOnly =
  /^(?:issued by|issuer|credential id|credential|verify|valid until|expires|license no|see certificate|show credential|id)\b|^(?:issued|earned|obtained|awarded|completed|valid)(?:\s+(?:in|on|through))?\W*$/i
/** A row that tells when or by whom a certificate was given closes it. */
const closer = /^(?:issued|issuer|credential|expires|valid (?:until|through)|earned)\b/i

/** The rows of each certificate: one that a narrow column broke goes on in the next, at its bullet's edge or in its middle. */
function withWrapped(rows: readonly EntryLine[], section: Section): EntryLine[] {
  const out: EntryLine[] = []
  const bulleted = rows.filter(({ line }) => line.bullet !== null).length
  const closed = rows.some(({ line }) => closer.test(line.text))
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]?.line
    const open = out[out.length - 1]
    const goesOn =
      before &&
      open &&
      isNextTo(before, row.line) &&
      isSetLike(open.line, row.line) &&
      !closer.test(row.line.text) &&
      !closer.test(before.text) &&
      !isDateText(row.line.text) &&
      (wrapsInto(before, row.line, section) ||
        (isFull(before, row.line) &&
          ((open.line.bullet !== null && bulleted > 1) ||
            (open.date === null &&
              (unfinished.test(before.text) ||
                /^[\p{Ll}(]/u.test(row.line.text) ||
                closed ||
                (open.line.text !== before.text && row.date !== null))))))
    if (!goesOn || !open) {
      out.push(row)
      continue
    }
    const slice = joinSlices([open.line.slice, row.line.slice], ' ')
    const cells = open.line.cells.map((cell) => ({ ...cell, slice }))
    out[out.length - 1] = {
      ...open,
      date: open.date ?? row.date,
      line: { ...open.line, slice, cells, text: slice.text },
    }
  }
  return out
}

/** Set alike, whether in capitals or not. */
function isSetLike(line: Line, next: Line): boolean {
  const [a, b] = [firstStyle(line), firstStyle(next)]
  return a.size === b.size && a.weight === b.weight && a.italic === b.italic && a.color === b.color
}

/** The next row of a column, set at the same edge; a dash that a broken row begins with is no bullet. */
function isNextTo(line: Line, next: Line): boolean {
  const dashed = line.bullet === null && /^[–—-]$/.test(next.bullet ?? '')
  return (
    line.page === next.page &&
    line.column === next.column &&
    line.cells.length === 1 &&
    next.cells.length === 1 &&
    (next.bullet === null || dashed) &&
    Math.abs((dashed ? next.x0 : next.textX0) - line.textX0) < 3 &&
    !/\p{Ll}-$/u.test(line.text)
  )
}

const study = /course\s?work|(?:relevant|selected|key|main|university) courses/i

/** What a section of trainings lists, but for the courses of a study; where its name is a guess, only what is dated. */
export function readTrainings(section: Section): Found[] {
  if (!section.heading || study.test(section.heading.text)) return []
  const rows = section.lines.filter((line) => line.text.length < 110)
  const dated = rows.filter((line) => findDates(line.text).length > 0)
  const isNamed = readHeading(section.heading.text)?.sure && rows.length >= section.lines.length * 0.8
  return isNamed || (dated.length > 0 && dated.length >= rows.length * 0.5) ? readCertifications(section) : []
}

/** Certificates of a certifications section: one per entry, without date and issuer where these are set apart. */
export function readCertifications(section: Section): Found[] {
  const table = certificatesOfTable(section.lines)
  if (table)
    return [
      ...table.names.flatMap((name) => certificateName(name) ?? []).map((slice) => ({ slice, confidence: 0.93 })),
      ...readCertifications({ ...section, lines: table.rest }),
    ]
  const listed = section.lines.filter(
    ({ cells }) => cells.length < 2 || !isTableHead(cells.map(({ slice }) => slice.text)),
  )
  const rows = withWrapped(readEntryLines(listed), section)
  const found: Found[] = []
  const plain = rows.filter((row) => !row.continues)
  const emphasised = plain.filter((row) => row.emphasised && !/^\W*\d/.test(row.line.text))
  const byStyle = emphasised.length > 0 && emphasised.length < plain.length && plain[0]?.emphasised === true
  const opener = plain[0]?.look
  const dated = plain.filter((row) => row.date !== null)
  const alternating =
    plain[0]?.date != null &&
    plain.every((row, index) => row.date === null || plain[index + 1]?.date == null) &&
    (dated.length >= 2 || new Set(plain.map(({ look }) => look)).size > 1) &&
    dated.length < plain.length &&
    dated.length >= plain.length * 0.35
  const sizeOf = (at: number) => rows[at]?.line.style.size ?? 0
  const [named] = rows
  // 'Dental Radiography' above 'RCVS, 2021', set smaller in every pair.
  const issued =
    named?.date === null &&
    rows.length >= 2 &&
    rows.every((row, at) =>
      row.date === null ? sizeOf(at) === sizeOf(0) : sizeOf(at) < sizeOf(0) && rows[at - 1]?.date === null,
    )
  for (const [index, row] of rows.entries()) {
    if (issued && row.date !== null) continue
    if (row.continues) continue
    const before = rows[index - 1]
    const open = found[found.length - 1]
    // 'Data Engi-' above 'neer (2023)', or the issuer in brackets below.
    const broken = /\p{Ll}-$/u.test(before?.line.text ?? '') && /^\p{Ll}/u.test(row.line.text)
    const name = broken ? certificateName(row.line.slice) : null
    if (open && name) {
      found[found.length - 1] = { ...open, slice: joinSlices([open.slice, name], '') }
      continue
    }
    if (open && /^\([^()]+\)$/.test(row.line.text)) continue
    if (alternating && row.date === null && before?.date && !isDateText(before.line.text)) continue
    if (byStyle && !(row.emphasised && row.look === opener) && !(row.bullet && index > 0 && rows[index - 1]?.bullet))
      continue
    for (const cell of itemCells(row.line)) {
      const item = certificateName(cell)
      if (item && !issuerOnly.test(item.text)) found.push({ slice: item, confidence: 0.85 })
    }
  }
  return found
}

function itemCells(line: Line): Slice[] {
  const dated = line.cells.some((cell) => findDates(cell.slice.text).length > 0)
  if (line.cells.length === 1 || dated) {
    const header = readHeader([line])
    const [first, second] = header.pieces.filter((piece) => piece.kind !== 'link')
    const whole = line.cells[0]?.slice
    if (!dated && whole) return splitSlice(whole, /\s*[•·|、]\s*|;\s+/g)
    if (first && second?.dashed && second.look === first.look) return [joinSlices([first.slice, second.slice], ' – ')]
    return first ? [first.slice] : []
  }
  const tabbed = line.cells.map((cell) => cell.slice)
  return tabbed.every((slice) => slice.text.split(/\s+/).length <= 7) && tabbed.length >= 3
    ? tabbed
    : tabbed.slice(0, 1)
}

/** The number of a certificate, or a word that led its date. */
const certificateNote =
  /[\s,;(|·–-]+(?:(?:credential|certificate)\s*(?:id|no\b|number|#).*|(?:issued|earned|obtained|expires|valid(?: until| through)?)(?: on| in)?:?|取得|合格)$/i

function certificateName(slice: Slice): Slice | null {
  let out = tidy(slice)
  const [span] = findDates(out.text)
  if (span) {
    const before = tidy(cut(out, 0, span.from))
    const after = tidy(cut(out, span.to))
    out = before.text.length >= after.text.length ? before : after
  }
  const bracket = /\s*[([]\s*$/.exec(out.text)
  if (bracket) out = tidy(cut(out, 0, bracket.index))
  const note = certificateNote.exec(out.text)
  if (note && note.index > 3) out = tidy(cut(out, 0, note.index))
  while (/[.,]$/.test(out.text)) out = tidy(cut(out, 0, out.text.length - 1))
  if (out.text.length < 3 || out.text.length > 120 || out.text.split(/\s+/).length > 16) return null
  return /\p{L}{2}|[\u3040-\u9fff\uac00-\ud7af]/u.test(out.text) ? out : null
}
