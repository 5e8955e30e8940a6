import type { headingOf } from '../headings.ts'
import { escapeMarkup } from '../markup.ts'
import type { PdfkitLayout } from '../pdfkit/sheet.ts'
import type { Job, Person, ResumeLanguage } from '../person.ts'
import { contactOf, dateRange, entriesOf, linesOf, sectionsOf } from '../resume-content.ts'
import { heldBackHeading } from './headings.ts'

const e = escapeMarkup
const years = (start: string | null, end: string | null) => dateRange(start, end, ' - ')
const row = (text: string) => `<p>${text}</p>`

function officeBody(
  person: Person,
  only: readonly Parameters<typeof headingOf>[1][],
  job: (job: Job) => string,
): string {
  return sectionsOf(person)
    .filter((kind) => only.includes(kind))
    .map((kind) => {
      const heading = `<p><b><font size="4">${e(heldBackHeading(person.language, kind, 'usual'))}</font></b></p>`
      if (kind === 'experience') return heading + person.experience.map(job).join('')
      const entries = entriesOf(person, kind, ' - ')
      if (entries.length === 0)
        return (
          heading +
          linesOf(person, kind)
            .map((line) => row(e(line)))
            .join('')
        )
      const told = entries.map(
        (entry) =>
          `${row(`<b>${e(entry.title)}</b>`)}${entry.organisation ? row(e(entry.organisation)) : ''}${entry.dates ? row(`<i>${e(entry.dates)}</i>`) : ''}${entry.bullets.length > 0 ? `<ul>${entry.bullets.map((text) => `<li>${e(text)}</li>`).join('')}</ul>` : ''}`,
      )
      return heading + told.join('')
    })
    .join('')
}

const page = (person: Person, body: string) =>
  `<html><head><meta charset="utf-8"><title>${e(person.name)}</title><style>p{margin:0 0 2pt 0;font-family:"Liberation Serif";font-size:10.5pt}li{font-family:"Liberation Serif";font-size:10.5pt}</style></head><body>${body}</body></html>`

/** A word processor's template: the main part in the wide cell of a table, the lists in the narrow one. */
function wordTable(person: Person): string {
  const facts = contactOf(person)
    .map((item) => row(e(item)))
    .join('')
  const wide = officeBody(person, ['summary', 'experience', 'education', 'projects', 'volunteering'], (job) =>
    [
      row(`<b>${e(job.position)}</b>, ${e(job.company)}${job.location ? `, ${e(job.location)}` : ''}`),
      row(`${e(years(job.start, job.end) ?? '')}`),
      `<ul>${job.bullets.map((text) => `<li>${e(text)}</li>`).join('')}</ul>`,
    ].join(''),
  )
  const narrow = officeBody(person, ['skills', 'languages', 'certifications', 'interests'], () => '')
  return page(
    person,
    `<table width="100%" cellpadding="6"><tr><td colspan="2"><p><font size="6">${e(person.name)}</font></p>${row(e(person.headline ?? ''))}</td></tr><tr><td width="68%" valign="top">${wide}</td><td width="32%" valign="top">${facts}${narrow}</td></tr></table>`,
  )
}

const at: Partial<Record<ResumeLanguage, string>> = {
  en: 'at',
  de: 'bei',
  fr: 'chez',
  es: 'en',
  pt: 'na',
  it: 'presso',
  nl: 'bij',
  pl: 'w',
  tr: '-',
}

/** Typed as plain text: 'Title at Employer (dates)' and what was done in sentences below. */
function proseLine(person: Person): string {
  const body = officeBody(
    person,
    [
      'summary',
      'experience',
      'education',
      'projects',
      'skills',
      'languages',
      'certifications',
      'volunteering',
      'interests',
    ],
    (job) => {
      const dates = years(job.start, job.end)
      return `${row(`<b>${e(job.position)} ${at[person.language] ?? '-'} ${e(job.company)}</b>${dates ? ` (${e(dates)})` : ''}`)}${row(`${job.bullets.map(e).join('. ')}.`)}`
    },
  )
  return page(
    person,
    `<p align="center"><br></p><p align="center"><font size="5"><b>${e(person.name)}</b></font></p><p align="center">${e(contactOf(person).join(', '))}</p>${body}`,
  )
}

/** Kinds that a word processor makes from HTML. */
export const heldBackOfficePages = [
  { id: 'word-table', html: wordTable },
  { id: 'prose-line', html: proseLine },
] as const

/** Headings typed in a hurry, no larger than the bold titles of the entries. */
export const heldBackSheet: PdfkitLayout = {
  id: 'careless',
  family: 'sans',
  margin: 55,
  draw(sheet, person) {
    sheet.line(person.name, { size: 16, weight: 'bold', align: 'center' })
    sheet.line(contactOf(person).join(', '), { align: 'center' })
    for (const kind of sectionsOf(person)) {
      sheet.space(9)
      sheet.line(`${heldBackHeading(person.language, kind, 'careless')}:`, { weight: 'bold' })
      for (const entry of entriesOf(person, kind, ' to ')) {
        sheet.space(3)
        sheet.pair(entry.organisation ?? entry.title, entry.dates)
        if (entry.organisation) sheet.line(entry.title, { weight: 'italic' })
        sheet.bullets(entry.bullets, '-')
        sheet.line(entry.technologies.join(', '))
      }
      for (const text of linesOf(person, kind)) sheet.line(text)
    }
  },
}

const t = (value: string | null) => (value ? `#"${value.replace(/["\\]/g, '\\$&')}"` : '')

/** Dates stacked in a left rail, employer and place in a right one, headings in a row of their own between rules. */
export function heldBackTypst(person: Person): string {
  const body = sectionsOf(person)
    .map((kind) => {
      const entries = entriesOf(person, kind, ' – ')
      const told =
        entries.length > 0
          ? entries
              .map(
                (entry) =>
                  `#grid(columns: (24mm, 1fr, 38mm), column-gutter: 4mm, text(size: 8.5pt)[${(entry.dates ?? '').split(' – ').map(t).join(' \\\n')}], [*${t(entry.title)}* \\\n${entry.bullets.map((text) => `- ${t(text)}`).join('\n')}], align(right)[#text(size: 8.5pt)[${[
                    entry.organisation,
                    entry.place,
                  ]
                    .filter(Boolean)
                    .map((text) => t(text))
                    .join(' \\\n')}]])`,
              )
              .join('\n')
          : linesOf(person, kind).map(t).join(' \\\n')
      return `#line(length: 100%, stroke: 0.4pt)\n#align(center)[#text(size: 11pt, tracking: 1.5pt)[#smallcaps[${t(heldBackHeading(person.language, kind, 'usual'))}]]]\n${told}`
    })
    .join('\n')
  return `#set document(title: "${person.name}")
#set page(paper: "a4", margin: 20mm)
#set text(font: ("Libertinus Serif", "DejaVu Sans"), size: 10pt, lang: "${person.language}")
#set par(leading: 0.55em)
#align(center)[#text(size: 19pt)[${t(person.name)}] \\
${contactOf(person)
  .map((item) => `#box[${t(item)}]`)
  .join(' · ')}]
${body}
`
}
