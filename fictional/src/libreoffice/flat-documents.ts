import { headingOf } from '../headings.ts'
import { escapeMarkup } from '../markup.ts'
import type { Person } from '../person.ts'
import { contactOf, type Entry, entriesOf, linesOf, sectionsOf } from '../resume-content.ts'

export interface FlatLayout {
  readonly id: string
  /** A flat OpenDocument text (.fodt). */
  readonly document: (person: Person) => string
}

function paragraph(style: string, ...pieces: readonly (string | null)[]): string {
  const content = pieces.filter((piece) => piece !== null && piece !== '').join('')
  return content === '' ? '' : `<text:p text:style-name="${style}">${content}</text:p>`
}

const plain = (text: string | null) => (text === null ? null : escapeMarkup(text))
const bold = (text: string | null) =>
  text === null ? null : `<text:span text:style-name="Bold">${escapeMarkup(text)}</text:span>`
const tab = (text: string | null) => (text === null ? null : `<text:tab/>${escapeMarkup(text)}`)

function bullets(items: readonly string[]): string {
  if (items.length === 0) return ''
  return `<text:list text:style-name="Bullets">${items
    .map((item) => `<text:list-item>${paragraph('Body', escapeMarkup(item))}</text:list-item>`)
    .join('')}</text:list>`
}

function flat(person: Person, font: string, body: string): string {
  const style = (name: string, paragraphProperties: string, textProperties: string) =>
    `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${paragraphProperties}><style:tab-stops><style:tab-stop style:position="17cm" style:type="right"/></style:tab-stops></style:paragraph-properties><style:text-properties style:font-name="Main" ${textProperties}/></style:style>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:meta><dc:title>${escapeMarkup(person.name)}</dc:title></office:meta>
<office:font-face-decls><style:font-face style:name="Main" svg:font-family="${font}"/></office:font-face-decls>
<office:styles>${style('Name', 'fo:text-align="center"', 'fo:font-size="20pt" fo:font-weight="bold"')}${style('Centred', 'fo:text-align="center"', 'fo:font-size="10pt"')}${style(
    'Heading',
    'fo:margin-top="0.35cm" fo:margin-bottom="0.1cm" fo:keep-with-next="always" fo:border-bottom="0.5pt solid #444444"',
    'fo:font-size="12pt" fo:font-weight="bold"',
  )}${style('Body', '', 'fo:font-size="10pt"')}
<text:list-style style:name="Bullets"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:space-before="0.3cm" text:min-label-width="0.4cm"/></text:list-level-style-bullet></text:list-style></office:styles>
<office:automatic-styles><style:page-layout style:name="A4"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/></style:page-layout>
<style:style style:name="Bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="Grid" style:family="table"><style:table-properties style:width="17cm"/></style:style>
<style:style style:name="Narrow" style:family="table-column"><style:table-column-properties style:column-width="4.2cm"/></style:style>
<style:style style:name="Wide" style:family="table-column"><style:table-column-properties style:column-width="12.8cm"/></style:style>
<style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm" fo:border="none"/></style:style></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="A4"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`
}

function row(left: string, right: string): string {
  const cell = (content: string) =>
    `<table:table-cell table:style-name="Cell" office:value-type="string">${content === '' ? '<text:p text:style-name="Body"/>' : content}</table:table-cell>`
  return `<table:table-row>${cell(left)}${cell(right)}</table:table-row>`
}

function table(rows: string): string {
  return `<table:table table:style-name="Grid"><table:table-column table:style-name="Narrow"/><table:table-column table:style-name="Wide"/>${rows}</table:table>`
}

function sectionBodies(person: Person, headings: number, dash: string, entry: (entry: Entry) => string) {
  return sectionsOf(person).map((kind) => {
    const entries = entriesOf(person, kind, dash)
    const lines = linesOf(person, kind)
    const body =
      entries.length > 0
        ? entries.map(entry).join('')
        : kind === 'certifications'
          ? bullets(lines)
          : (kind === 'skills' ? lines : [lines.join(', ')])
              .map((line) => paragraph('Body', escapeMarkup(line)))
              .join('')
    return { heading: headingOf(person.language, kind, headings), body, hasEntries: entries.length > 0 }
  })
}

/** Dates at a right tab stop, as word processors do it. */
const datesRight: FlatLayout = {
  id: 'dates-right',
  document: (person) =>
    flat(
      person,
      'Liberation Serif',
      `${paragraph('Name', plain(person.name))}${paragraph('Centred', plain(person.nativeName))}${paragraph('Centred', plain(person.headline))}${paragraph(
        'Centred',
        plain(contactOf(person).join(' | ')),
      )}${sectionBodies(
        person,
        1,
        ' – ',
        (entry) =>
          `${paragraph('Body', bold(entry.title), tab(entry.dates))}${paragraph('Body', plain(entry.organisation), tab(entry.place))}${bullets(entry.bullets)}${paragraph('Body', plain(entry.technologies.join(', ')))}`,
      )
        .map(({ heading, body }) => `${paragraph('Heading', plain(heading))}${body}`)
        .join('')}`,
    ),
}

/** Dates and places in the left cell of a table without lines. */
const tableLayout: FlatLayout = {
  id: 'table',
  document: (person) =>
    flat(
      person,
      'Liberation Sans',
      `${paragraph('Name', plain(person.name))}${paragraph('Centred', plain(person.nativeName))}${paragraph('Centred', plain(person.headline))}${contactOf(
        person,
      )
        .map((item) => paragraph('Centred', plain(item)))
        .join('')}${sectionBodies(person, 0, ' - ', (entry) =>
        row(
          `${paragraph('Body', plain(entry.dates))}${paragraph('Body', plain(entry.place))}`,
          `${paragraph('Body', bold(entry.title))}${paragraph('Body', plain(entry.organisation))}${bullets(entry.bullets)}${paragraph('Body', plain(entry.technologies.join(', ')))}`,
        ),
      )
        .map(
          ({ heading, body, hasEntries }) =>
            `${paragraph('Heading', plain(heading))}${hasEntries ? table(body) : body}`,
        )
        .join('')}`,
    ),
}

export const flatLayouts: readonly FlatLayout[] = [datesRight, tableLayout]
