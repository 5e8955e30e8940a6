import { escapeMarkup } from '../../markup.ts'
import { contactOf } from '../../resume-content.ts'
import { bulletList, documentHtml, type HtmlLayout, type HtmlStyle, nameBlock, sectionsHtml, tag } from '../html.ts'

/** Dates and labels set right in a narrow margin, their text beside it in rows; contacts stand right of the name. */
const row = (label: string | null, text: string) =>
  `<div class="row"><div class="label">${escapeMarkup(label ?? '')}</div><div>${text}</div></div>`

const style: HtmlStyle = {
  headings: 1,
  dash: ' – ',
  entry: (entry) =>
    row(
      entry.dates,
      `<div><b>${escapeMarkup(entry.title)}</b>${[entry.organisation, entry.place]
        .map((text) => (text === null ? '' : `, ${escapeMarkup(text)}`))
        .join('')}</div>${bulletList(entry.bullets)}${tag('div', entry.technologies.join(', '))}`,
    ),
  skills: (person) => person.skills.map((group) => row(group.label, escapeMarkup(group.items.join(', ')))).join(''),
  lines: (lines) => lines.map((line) => row(null, escapeMarkup(line))).join(''),
}

export const labelMargin: HtmlLayout = {
  id: 'label-margin',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Serif'",
      `.top{display:flex;justify-content:space-between}h1{font-size:24pt;font-weight:400}.address{text-align:right;font-size:9pt;font-style:italic}
      h2{margin:10pt 0 4pt 30mm;font-size:13pt;font-weight:400;color:#2a5d9f}
      .row{display:grid;grid-template-columns:26mm 1fr;gap:4mm;margin-bottom:4pt}.label{text-align:right}`,
      `<div class="top"><div>${nameBlock(person)}</div><div class="address">${contactOf(person)
        .map((item) => tag('div', item))
        .join('')}</div></div>${sectionsHtml(person, style)}`,
    ),
}
