import { escapeMarkup } from '../../markup.ts'
import { contactLine, documentHtml, type HtmlLayout, nameBlock, sectionsHtml, tag } from '../html.ts'

const dot = '<svg viewBox="0 0 8 8" width="5" height="5"><rect width="8" height="8" fill="#7a1f3d"/></svg>'

/** Title, employer, town and dates stacked in a wide margin, drawn bullets beside them. */
export const marginStack: HtmlLayout = {
  id: 'margin-stack',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Sans'",
      `h1{font-size:20pt}h2{font-size:12.5pt;color:#7a1f3d;border-bottom:.8pt solid #7a1f3d;margin:11pt 0 5pt}.entry{display:grid;grid-template-columns:52mm 1fr;gap:5mm;margin-bottom:7pt}.title{font-weight:bold}.small{color:#666}.told{display:grid;grid-template-columns:4mm 1fr}`,
      `<header>${nameBlock(person)}${contactLine(person, ' | ')}</header>${sectionsHtml(person, {
        headings: 1,
        dash: ' – ',
        entry: (entry) =>
          `<div class="entry"><div>${tag('div', entry.title, 'title')}${tag('div', entry.organisation)}${tag('div', entry.place)}${tag('div', entry.dates, 'small')}</div><div>${entry.bullets
            .map((item) => `<div class="told"><span>${dot}</span><span>${escapeMarkup(item)}</span></div>`)
            .join('')}${tag('div', entry.technologies.join(', '))}</div></div>`,
      })}`,
    ),
}
