import PDFDocument from 'pdfkit'
import { embeddableFonts, type FontFile, type FontSet } from '../fonts.ts'
import { headingOf, type SectionKind } from '../headings.ts'
import type { Person } from '../person.ts'
import { type Entry, entriesOf, linesOf, sectionsOf } from '../resume-content.ts'

export type Weight = 'regular' | 'bold' | 'italic'

export interface LineStyle {
  readonly size?: number
  readonly weight?: Weight
  readonly align?: 'left' | 'center' | 'right'
  readonly color?: string
  /** Points between characters. */
  readonly spacing?: number
}

/** A page on which text flows down one column at a time; lengths in points. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument
  column: { x: number; width: number }
  /** Writes wrapped text at the column's place and moves below it. */
  line(text: string | null, style?: LineStyle): void
  /** Writes two texts on one row, the second ending at the column's right edge. */
  pair(left: string, right: string | null, style?: LineStyle, rightStyle?: LineStyle): void
  bullets(items: readonly string[], mark?: string): void
  space(points: number): void
}

export interface PdfkitLayout {
  readonly id: string
  readonly family: 'sans' | 'serif'
  readonly margin: number
  readonly draw: (sheet: Sheet, person: Person) => void
}

function register(doc: PDFKit.PDFDocument, name: Weight, font: FontFile | string): void {
  if (typeof font === 'string') doc.registerFont(name, font)
  else if (font.face) doc.registerFont(name, font.path, font.face)
  else doc.registerFont(name, font.path)
}

const latinScripts = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u

/** Fonts to draw with, and what to do with the document before anything is drawn. */
export interface Dressing {
  readonly fonts: FontSet
  readonly prepare: (doc: PDFKit.PDFDocument) => void
}

/** Draws a layout; the same person and layout give the same bytes. */
export async function drawResume(layout: PdfkitLayout, person: Person, dressing?: Dressing): Promise<Uint8Array> {
  // Its own fonts hold no other script than the resume's, so a name in a foreign one is left out.
  const shown = person.nativeName && !latinScripts.test(person.nativeName) ? { ...person, nativeName: null } : person
  const fonts = dressing?.fonts ?? embeddableFonts(shown, JSON.stringify(shown), layout.family)
  const doc = new PDFDocument({
    size: 'A4',
    bufferPages: true,
    margin: layout.margin,
    info: {
      Title: person.name,
      CreationDate: new Date('2026-11-01T00:00:00Z'),
      ModDate: new Date('2026-11-01T00:00:00Z'),
    },
  })
  const chunks: Uint8Array[] = []
  const written = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
  register(doc, 'regular', fonts.regular)
  register(doc, 'bold', fonts.bold)
  register(doc, 'italic', fonts.italic)
  dressing?.prepare(doc)
  layout.draw(createSheet(doc, layout.margin), shown)
  doc.end()
  return written
}

function createSheet(doc: PDFKit.PDFDocument, margin: number): Sheet {
  const apply = (style: LineStyle) =>
    doc
      .font(style.weight ?? 'regular')
      .fontSize(style.size ?? 10)
      .fillColor(style.color ?? '#111111')
  const sheet: Sheet = {
    doc,
    column: { x: margin, width: doc.page.width - 2 * margin },
    line(text, style = {}) {
      if (text === null || text === '') return
      apply(style).text(text, sheet.column.x, doc.y, {
        width: sheet.column.width,
        align: style.align ?? 'left',
        characterSpacing: style.spacing ?? 0,
        lineGap: 1.5,
      })
    },
    pair(left, right, style = {}, rightStyle = {}) {
      const rightWidth = right === null ? 0 : apply(rightStyle).widthOfString(right) + 1
      const leftWidth = sheet.column.width - rightWidth - 8
      const height = apply(style).heightOfString(left, { width: leftWidth })
      if (doc.y + height > doc.page.height - margin) doc.addPage()
      const top = doc.y
      apply(style).text(left, sheet.column.x, top, { width: leftWidth, lineGap: 1.5 })
      const bottom = doc.y
      if (right !== null)
        apply(rightStyle).text(right, sheet.column.x + sheet.column.width - rightWidth, top, { lineBreak: false })
      doc.y = bottom
    },
    bullets(items, mark = '•') {
      for (const item of items) {
        apply({})
        const height = doc.heightOfString(item, { width: sheet.column.width - 12 })
        if (doc.y + height > doc.page.height - margin) doc.addPage()
        const top = doc.y
        doc.text(mark, sheet.column.x + 2, top, { lineBreak: false })
        doc.text(item, sheet.column.x + 12, top, { width: sheet.column.width - 12, lineGap: 1 })
      }
    },
    space(points) {
      doc.y += points
    },
  }
  return sheet
}

export interface SectionStyle {
  readonly headings: number
  readonly dash: string
  readonly heading: (text: string) => void
  readonly entry: (entry: Entry) => void
  readonly lines?: (lines: readonly string[], kind: SectionKind) => void
}

/** Draws the person's sections in order, or those of `only`. */
export function drawSections(sheet: Sheet, person: Person, style: SectionStyle, only?: readonly SectionKind[]): void {
  for (const kind of sectionsOf(person, only)) {
    style.heading(headingOf(person.language, kind, style.headings))
    const entries = entriesOf(person, kind, style.dash)
    if (entries.length > 0) for (const entry of entries) style.entry(entry)
    else if (style.lines) style.lines(linesOf(person, kind), kind)
    else if (kind === 'skills' || kind === 'certifications') for (const line of linesOf(person, kind)) sheet.line(line)
    else sheet.line(linesOf(person, kind).join(', '))
  }
}
