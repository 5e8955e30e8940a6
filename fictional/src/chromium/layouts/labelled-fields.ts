import { escapeMarkup } from '../../markup.ts'
import type { Person } from '../../person.ts'
import { dateRange } from '../../resume-content.ts'
import {
  bulletList,
  contactLine,
  documentHtml,
  type HtmlLayout,
  type HtmlStyle,
  nameBlock,
  sectionsHtml,
  tag,
} from '../html.ts'

const dash = ' - '

/** `Label: value` on a row of its own, or nothing for no value. */
const field = (label: string, value: string | null) =>
  value === null || value === '' ? '' : `<p><b>${label}:</b> ${escapeMarkup(value)}</p>`

const form = (rows: readonly string[]) => `<div class="entry">${rows.join('')}</div>`

function entries(person: Person): Map<string, string> {
  const jobs = person.experience.map((job) =>
    form([
      field('Organisation', job.company),
      field('Position Held', job.position),
      field('Period', dateRange(job.start, job.end, dash)),
      field('Location', job.location),
      bulletList(job.bullets),
    ]),
  )
  const studies = person.education.map((study) =>
    form([
      field('Institution', study.school),
      field('Qualification', study.degree),
      field('Period', dateRange(study.start, study.end, dash)),
      bulletList(study.details),
    ]),
  )
  const projects = person.projects.map((project) =>
    form([
      field('Project Title', project.name),
      field('Duration', project.duration),
      field('Description', project.description),
      field('Technologies', project.technologies.join(', ')),
    ]),
  )
  return new Map([
    ['experience', jobs.join('')],
    ['education', studies.join('')],
    ['projects', projects.join('')],
  ])
}

const style: HtmlStyle = {
  headings: 1,
  dash,
  entry: (entry) =>
    `<div class="entry">${tag('p', [entry.title, entry.organisation, entry.dates].filter(Boolean).join(', '))}${bulletList(entry.bullets)}</div>`,
}

/** Every job, study and project is a form: a label and its value a row. */
export const labelledFields: HtmlLayout = {
  id: 'labelled-fields',
  html: (person) => {
    const forms = entries(person)
    return documentHtml(
      person,
      "'Liberation Serif'",
      'body{font-size:11pt}header{text-align:center}h1{font-size:16pt}h2{font-size:11.5pt;text-decoration:underline;text-transform:uppercase;margin:10pt 0 4pt}.entry{margin-bottom:8pt}',
      `<header>${nameBlock(person)}${contactLine(person, ', ')}</header>${sectionsHtml(person, {
        ...style,
        wrap: (heading, body, kind) => `<section><h2>${heading}</h2>${forms.get(kind) ?? body}</section>`,
      })}`,
    )
  },
}
