import { escapeMarkup } from '../../markup.ts'
import { bulletList, contactLine, documentHtml, type HtmlLayout, sectionsHtml, tag } from '../html.ts'

export const datesRight: HtmlLayout = {
  id: 'dates-right',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Serif'",
      `header{text-align:center}h1{font-size:22pt;font-weight:normal}h2{font-size:11pt;text-transform:uppercase;border-bottom:.8pt solid #000;margin:10pt 0 4pt}
      .row{display:flex;justify-content:space-between}.entry{margin-bottom:5pt}b{font-weight:bold}i{font-style:italic}`,
      `<header>${tag('h1', person.name)}${tag('div', person.nativeName)}${contactLine(person, ' • ')}${tag('p', person.headline)}</header>${sectionsHtml(
        person,
        {
          headings: 3,
          dash: ' - ',
          entry: (entry) =>
            entry.organisation === null
              ? `<div class="entry"><div class="row head"><span><b>${escapeMarkup(entry.title)}</b>${entry.technologies.length > 0 ? ` | <i>${escapeMarkup(entry.technologies.join(', '))}</i>` : ''}</span>${tag('span', entry.dates)}</div>${bulletList(entry.bullets)}</div>`
              : `<div class="entry"><div class="row head">${tag('b', entry.organisation)}${tag('span', entry.place)}</div><div class="row">${tag('i', entry.title)}${tag('i', entry.dates)}</div>${bulletList(entry.bullets)}</div>`,
        },
      )}`,
    ),
}
