import { contactOf } from '../../resume-content.ts'
import { documentHtml, type HtmlLayout, sectionsHtml, tag } from '../html.ts'

/** One size, one weight, headings in capitals, hyphens for bullets: a text file as PDF. */
export const minimal: HtmlLayout = {
  id: 'minimal',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Mono','DejaVu Sans Mono'",
      'body{font-size:9pt}h1,h2{font-size:9pt;font-weight:normal}h2{margin-top:10pt;text-transform:uppercase}.entry{margin-bottom:5pt}',
      `${tag('h1', person.name)}${tag('div', person.nativeName)}${tag('div', person.headline)}${contactOf(person)
        .map((item) => tag('div', item))
        .join('')}${sectionsHtml(person, {
        headings: 2,
        dash: ' - ',
        lines: (lines, kind) =>
          kind === 'certifications' || kind === 'languages'
            ? lines.map((line) => tag('div', `- ${line}`)).join('')
            : tag('p', lines.join(' ')),
        entry: (entry) =>
          `<div class="entry">${tag('div', [entry.title, entry.organisation].filter(Boolean).join(' at '))}${tag('div', [entry.dates, entry.place].filter(Boolean).join(', '))}${[
            ...entry.bullets,
            ...(entry.technologies.length > 0 ? [`Built with ${entry.technologies.join(', ')}`] : []),
          ]
            .map((line) => tag('div', `- ${line}`))
            .join('')}</div>`,
      })}`,
    ),
}
