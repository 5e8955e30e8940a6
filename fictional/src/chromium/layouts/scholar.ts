import { escapeMarkup } from '../../markup.ts'
import { contactOf } from '../../resume-content.ts'
import { bulletList, documentHtml, type HtmlLayout, sectionsHtml, tag } from '../html.ts'

const cited = [
  'Example, A., & Sample, B. (2023). Tidal mixing in fictional estuaries. Journal of Invented Waters, 12(3), 45–61.',
  'Sample, B., Example, A., & Nobody, C. (2021). A catalogue of imagined currents. Letters in Made-up Science, 4, 101–118.',
]

/** Academic: dates first on the row, centred capitals, publications in running text. */
export const scholar: HtmlLayout = {
  id: 'scholar',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Serif'",
      `body{font-size:11pt}header{text-align:center}h1{font-size:16pt;font-variant:small-caps}h2{font-size:11pt;text-transform:uppercase;margin:12pt 0 4pt}.entry{margin-bottom:5pt}.cited{padding-inline-start:18pt;text-indent:-18pt;margin-bottom:4pt}`,
      `<header>${tag('h1', person.name)}${tag('div', person.nativeName)}${tag('div', person.headline)}${contactOf(
        person,
      )
        .map((item) => tag('div', item))
        .join('')}</header>${sectionsHtml(person, {
        headings: 0,
        dash: '–',
        entry: (entry) =>
          `<div class="entry"><div class="head">${entry.organisation ? tag('b', entry.organisation) : tag('b', entry.title)}${entry.place ? `, ${escapeMarkup(entry.place)}` : ''}</div>${
            entry.organisation
              ? `<div>${tag('i', entry.title)}${entry.dates ? `, ${escapeMarkup(entry.dates)}` : ''}</div>`
              : tag('div', entry.dates)
          }${bulletList(entry.bullets)}${tag('div', entry.technologies.join(', '))}</div>`,
      })}<section><h2>Publications</h2>${cited.map((text) => tag('p', text, 'cited')).join('')}</section>`,
    ),
}
