import { contactOf } from '../../resume-content.ts'
import { bulletList, documentHtml, type HtmlLayout, sectionsHtml, tag } from '../html.ts'

export const table: HtmlLayout = {
  id: 'table',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Sans'",
      `h1{font-size:17pt;text-align:center}table{width:100%;border-collapse:collapse;margin-bottom:6pt}td,th{border:.7pt solid #999;padding:3pt 5pt;vertical-align:top;text-align:start}
      th{background:#e6e6e6;font-size:11pt}td.dates{width:34mm}`,
      `${tag('h1', person.name)}<table><tr><td>${tag('div', person.nativeName)}${tag('div', person.headline)}${tag('div', person.location)}</td><td>${contactOf(
        { ...person, location: null },
      )
        .map((item) => tag('div', item))
        .join('')}</td></tr></table>${sectionsHtml(person, {
        headings: 0,
        dash: ' - ',
        wrap: (heading, body) =>
          `<table><tr><th colspan="2">${heading}</th></tr>${body.startsWith('<tr>') ? body : `<tr><td colspan="2">${body}</td></tr>`}</table>`,
        entry: (entry) =>
          `<tr><td class="dates">${tag('div', entry.dates)}${tag('div', entry.place)}</td><td>${tag('b', entry.title)}${tag(
            'div',
            entry.organisation,
          )}${tag('div', entry.technologies.join(', '))}${bulletList(entry.bullets)}</td></tr>`,
      })}`,
    ),
}
