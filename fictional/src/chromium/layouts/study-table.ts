import { headingOf } from '../../headings.ts'
import { escapeMarkup } from '../../markup.ts'
import type { Person } from '../../person.ts'
import { dateRange } from '../../resume-content.ts'
import { bulletList, documentHtml, type HtmlLayout, type HtmlStyle, sectionsHtml, tag } from '../html.ts'

const cells = (name: 'td' | 'th', texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${name}>${escapeMarkup(text)}</${name}>`).join('')}</tr>`

function studies(person: Person): string {
  if (person.education.length === 0) return ''
  const rows = person.education.map((study) =>
    cells('td', [study.degree, study.school, dateRange(study.start, study.end, ' - ') ?? '', '8.4']),
  )
  const details = person.education.flatMap((study) => study.details)
  return `<section><h2>${headingOf(person.language, 'education', 0)}</h2><table>${cells('th', ['Degree', 'Institute', 'Year', 'CGPA'])}${rows.join('')}</table>${bulletList(details)}</section>`
}

const style: HtmlStyle = {
  headings: 1,
  dash: ' - ',
  entry: (entry) =>
    `<div class="entry"><div class="row head">${tag('b', [entry.title, entry.organisation].filter(Boolean).join(', '))}${tag('span', entry.dates)}</div>${tag('div', entry.place)}${bulletList(entry.bullets)}${tag('div', entry.technologies.length > 0 ? `Tools: ${entry.technologies.join(', ')}` : null)}</div>`,
}

const declared = 'I hereby declare that the information given above is true to the best of my knowledge and belief.'

/** Studies in a ruled table with marks, personal details and a signed declaration at the end. */
export const studyTable: HtmlLayout = {
  id: 'study-table',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Serif'",
      `body{font-size:10.5pt}.kind{text-align:center;font-size:14pt;font-weight:bold;text-decoration:underline}h1{font-size:15pt}h2{font-size:11.5pt;background:#d9d9d9;margin:10pt 0 4pt;padding:1pt 4pt;text-transform:uppercase}
      table{width:100%;border-collapse:collapse}td,th{border:.7pt solid #444;padding:2pt 5pt;text-align:start;vertical-align:top}th:nth-child(1){width:36%}th:nth-child(2){width:36%}.row{display:flex;justify-content:space-between}.entry{margin-bottom:5pt}.pairs td{border:0;padding:1pt 5pt 1pt 0}.pairs{width:auto}`,
      `<div class="kind">CURRICULUM VITAE</div>${tag('h1', person.name)}${tag('div', person.nativeName)}${tag('div', person.headline)}${tag('div', person.location ? `Address: ${person.location}` : null)}${tag(
        'div',
        person.phone ? `Mobile: ${person.phone}` : null,
      )}${tag('div', `E-mail: ${person.email}`)}${person.links.map((link) => tag('div', link)).join('')}${sectionsHtml(person, style, ['summary'])}${studies(person)}${sectionsHtml(
        person,
        style,
        ['experience', 'projects', 'skills', 'certifications', 'languages', 'volunteering', 'interests'],
      )}<section><h2>Personal Details</h2><table class="pairs">${cells('td', ['Father’s Name', ': Mr. Arvind Example'])}${cells('td', ['Date of Birth', ': 12 March 2001'])}${cells('td', ['Marital Status', ': Single'])}</table></section><section><h2>Declaration</h2>${tag('p', declared)}<div class="row"><span>Date: 04/10/2026</span><span>(${escapeMarkup(person.name)})</span></div></section>`,
    ),
}
