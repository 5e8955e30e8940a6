import { escapeMarkup } from '../../markup.ts'
import type { Entry } from '../../resume-content.ts'
import { capitals, contactOf } from '../../resume-content.ts'
import { bulletList, documentHtml, type HtmlLayout, type HtmlStyle, sectionsHtml, tag } from '../html.ts'

const row = (left: string, right: string) => `<div class="row"><div class="rail">${left}</div><div>${right}</div></div>`

function entryRow(entry: Entry): string {
  const employer = [entry.organisation, entry.place].filter(Boolean).join(', ')
  return row(
    entry.dates ? escapeMarkup(entry.dates) : '',
    `${tag('div', entry.title, 'title')}${tag('div', employer)}${tag('div', entry.technologies.join(', '))}${bulletList(entry.bullets)}`,
  )
}

const style: HtmlStyle = {
  headings: 1,
  dash: ' – ',
  wrap: (heading, body) => `<section>${row(`<h2>${heading}</h2>`, '<div class="rule"></div>')}${body}</section>`,
  entry: entryRow,
  skills: (person) =>
    person.skills.map((group) => row(escapeMarkup(group.label ?? ''), tag('div', group.items.join(', ')))).join(''),
  lines: (lines) => lines.map((line) => row('', tag('div', line))).join(''),
}

/** A form of two columns: headings in capitals, dates and labels in a wide left rail, drawn rules beside the headings. */
export const formRail: HtmlLayout = {
  id: 'form-rail',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Sans Narrow','Liberation Sans'",
      `body{font-size:9.5pt}.row{display:grid;grid-template-columns:48mm 1fr;gap:4mm;margin-bottom:5pt}.rail{text-align:right;color:#0e4194}h2{font-size:9.5pt;font-weight:400;text-transform:uppercase;margin-top:8pt}
      .rule{border-bottom:1pt solid #0e4194;align-self:center;margin-top:12pt}.title{color:#0e4194;font-size:11pt}h1{font-size:15pt;font-weight:400}ul{list-style-type:'▪ '}`,
      `${row('', `${tag('h1', capitals(person.name, person.language))}${tag('div', person.nativeName)}${tag('div', person.headline)}`)}${contactOf(
        person,
      )
        .map((item) => row('', tag('div', item)))
        .join('')}${sectionsHtml(person, style)}`,
    ),
}
