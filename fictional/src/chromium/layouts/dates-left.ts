import { contactOf } from '../../resume-content.ts'
import { bulletList, documentHtml, type HtmlLayout, nameBlock, sectionsHtml, tag, technologyLine } from '../html.ts'

export const datesLeft: HtmlLayout = {
  id: 'dates-left',
  html: (person) =>
    documentHtml(
      person,
      "'DejaVu Sans'",
      `body{font-size:9pt}h1{font-size:18pt;color:#15507a}h2{font-size:11pt;color:#15507a;margin:11pt 0 4pt}
      .entry{display:grid;grid-template-columns:35mm 1fr;gap:4mm;margin-bottom:5pt}.dates{color:#555}.title{font-weight:bold}`,
      `<header>${nameBlock(person)}${contactOf(person)
        .map((item) => tag('div', item))
        .join('')}</header>${sectionsHtml(person, {
        headings: 1,
        dash: ' – ',
        entry: (entry) =>
          `<div class="entry"><div class="dates">${tag('div', entry.dates)}</div><div>${tag('div', entry.title, 'title')}${tag(
            'div',
            [entry.organisation, entry.place].filter(Boolean).join(', '),
          )}${bulletList(entry.bullets)}${technologyLine(entry, '')}</div></div>`,
      })}`,
    ),
}
