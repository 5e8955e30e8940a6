import { headingOf, type SectionKind } from '../headings.ts'
import type { Person } from '../person.ts'
import { contactOf, type Entry, entriesOf, linesOf, sectionsOf } from '../resume-content.ts'

export interface TypstLayout {
  readonly id: string
  readonly source: (person: Person) => string
}

/** A Typst string literal as content: markup in the text stays text. */
function text(value: string | null): string {
  return value === null || value === '' ? '' : `#"${value.replace(/["\\]/g, '\\$&')}"`
}

function joined(parts: readonly (string | null)[], separator: string): string {
  return text(parts.filter((part) => part !== null && part !== '').join(separator))
}

/** The contact items on one wrapped line, none of them broken in itself. */
function contactLine(person: Person, separator: string): string {
  return contactOf(person)
    .map((item) => `#box[${text(item)}]`)
    .join(text(separator))
}

function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${text(item)}`).join('\n')
}

interface Style {
  readonly headings: number
  readonly dash: string
  readonly entry: (entry: Entry) => string
  readonly heading?: (text: string) => string
}

function sections(person: Person, style: Style, only?: readonly SectionKind[]): string {
  return sectionsOf(person, only)
    .map((kind) => {
      const title = headingOf(person.language, kind, style.headings)
      const entries = entriesOf(person, kind, style.dash)
      const lines = linesOf(person, kind)
      const body =
        entries.length > 0
          ? entries.map(style.entry).join('\n\n')
          : kind === 'skills'
            ? lines.map(text).join(' \\\n')
            : kind === 'certifications'
              ? bullets(lines)
              : joined(lines, ', ')
      return `${style.heading ? style.heading(title) : `== ${text(title)}`}\n${body}\n`
    })
    .join('\n')
}

const scriptFonts = '"Noto Sans CJK SC", "Noto Sans Devanagari", "Noto Naskh Arabic", "DejaVu Sans"'

function preamble(person: Person, font: string, rest: string): string {
  const direction = person.language === 'ar' ? 'rtl' : 'ltr'
  return `#set document(title: "${person.name}")
#set page(paper: "a4", margin: 18mm)
#set text(font: (${font}, ${scriptFonts}), size: 10pt, lang: "${person.language}", dir: ${direction})
#set par(leading: 0.6em, spacing: 0.75em)
${rest}
`
}

function nameLines(person: Person, size: string): string {
  return `#text(size: ${size}, weight: "bold")[${text(person.name)}]
${person.nativeName ? `\n${text(person.nativeName)}\n` : ''}${person.headline ? `\n${text(person.headline)}\n` : ''}`
}

const oneColumn: TypstLayout = {
  id: 'one-column',
  source: (person) =>
    `${preamble(person, '"Libertinus Serif"', '#show heading.where(level: 2): it => block(above: 1.1em, below: 0.5em, stroke: (bottom: 0.5pt), width: 100%, inset: (bottom: 2pt))[#it.body]')}
${nameLines(person, '20pt')}
${contactLine(person, ' | ')}

${sections(person, {
  headings: 0,
  dash: ' – ',
  entry: (entry) =>
    `*${text(entry.title)}*${entry.organisation ? `, ${text(entry.organisation)}` : ''} \\\n_${joined([entry.dates, entry.place], ', ')}_\n${bullets(entry.bullets)}\n${joined(entry.technologies, ', ')}`,
})}`,
}

const datesRight: TypstLayout = {
  id: 'dates-right',
  source: (person) =>
    `${preamble(person, '"New Computer Modern"', '#show heading.where(level: 2): it => block(above: 1em, below: 0.5em)[#upper(it.body) #v(-0.7em) #line(length: 100%, stroke: 0.5pt)]')}
#align(center)[${nameLines(person, '22pt')}
${contactLine(person, ' • ')}]

${sections(person, {
  headings: 3,
  dash: ' – ',
  entry: (entry) =>
    entry.organisation === null
      ? `*${text(entry.title)}* | _${joined(entry.technologies, ', ')}_ #h(1fr) ${text(entry.dates)}\n${bullets(entry.bullets)}`
      : `*${text(entry.organisation)}* #h(1fr) ${text(entry.place)} \\\n_${text(entry.title)}_ #h(1fr) ${text(entry.dates)}\n${bullets(entry.bullets)}`,
})}`,
}

const datesLeft: TypstLayout = {
  id: 'dates-left',
  source: (person) =>
    `${preamble(person, '"Liberation Sans", "DejaVu Sans"', '#show heading.where(level: 2): set text(fill: rgb("#0b5563"))')}
${nameLines(person, '18pt')}
${contactOf(person)
  .map((item) => text(item))
  .join(' \\\n')}

${sections(person, {
  headings: 1,
  dash: ' – ',
  entry: (entry) =>
    `#grid(columns: (36mm, 1fr), column-gutter: 4mm, [${text(entry.dates)}], [*${text(entry.title)}* \\
${joined([entry.organisation, entry.place], ', ')}
${bullets(entry.bullets)}
${joined(entry.technologies, ', ')}])`,
})}`,
}

const sidebarRight: TypstLayout = {
  id: 'sidebar-right',
  source: (person) => {
    const style: Style = {
      headings: 2,
      dash: ' – ',
      entry: (entry) =>
        `*${text(entry.title)}* \\\n${joined([entry.organisation, entry.place], ', ')} ${entry.organisation || entry.place ? '\\' : ''}\n#text(fill: luma(90), size: 9pt)[${text(entry.dates)}]\n${bullets(entry.bullets)}\n${joined(entry.technologies, ' · ')}`,
    }
    return `${preamble(person, '"Libertinus Serif"', '#show heading.where(level: 2): set text(size: 12pt, fill: rgb("#5a2a6b"))')}
${nameLines(person, '22pt')}
#grid(columns: (1fr, 56mm), column-gutter: 8mm, [${sections(person, style, ['summary', 'experience', 'education', 'projects', 'volunteering'])}], [
== ${text(headingOf(person.language, 'contact', 0))}
${contactOf(person)
  .map((item) => `#text(size: 8.5pt)[${text(item)}]`)
  .join(' \\\n')}

${sections(person, style, ['skills', 'languages', 'certifications', 'interests'])}])`
  },
}

const smallCaps: TypstLayout = {
  id: 'small-caps',
  source: (person) =>
    `${preamble(person, '"Libertinus Serif"', '#show heading.where(level: 2): it => block(above: 1em, below: 0.5em)[#text(weight: "regular", size: 13pt)[#smallcaps(it.body)] #v(-0.6em) #line(length: 100%, stroke: 0.4pt)]')}
#text(size: 24pt)[#smallcaps[${text(person.name)}]]

${text(person.nativeName)}

${text(person.headline)}

${contactLine(person, ' — ')}

${sections(person, {
  headings: 0,
  dash: '–',
  entry: (entry) =>
    `_${text(entry.title)}_${entry.organisation ? `, ${text(entry.organisation)}` : ''} #h(1fr) ${text(entry.dates)}${entry.place ? ` \\\n${text(entry.place)}` : ''}\n${bullets(entry.bullets)}\n${joined(entry.technologies, ', ')}`,
})}`,
}

const labelRail: TypstLayout = {
  id: 'label-rail',
  source: (person) => {
    const style: Style = {
      headings: 1,
      dash: '–',
      heading: (title) =>
        `#grid(columns: (34mm, 1fr), column-gutter: 5mm, align(right)[#text(fill: rgb("#20603d"), weight: "bold")[${text(title)}]], [`,
      entry: (entry) =>
        `*${text(entry.title)}*${entry.organisation ? ` — ${text(entry.organisation)}` : ''} \\\n${joined([entry.dates, entry.place], ', ')}\n${bullets(entry.bullets)}\n${joined(entry.technologies, ', ')}`,
    }
    const rows = sectionsOf(person)
      .map((kind) => `${sections(person, style, [kind])}])\n#line(length: 100%, stroke: 0.3pt + luma(180))`)
      .join('\n')
    return `${preamble(person, '"DejaVu Sans"', '#set text(size: 9pt)')}
${nameLines(person, '18pt')}
${contactLine(person, ' · ')}

${rows}`
  },
}

export const typstLayouts: readonly TypstLayout[] = [
  oneColumn,
  datesRight,
  datesLeft,
  sidebarRight,
  smallCaps,
  labelRail,
]
