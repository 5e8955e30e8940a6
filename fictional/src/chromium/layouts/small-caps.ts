import {
  bulletList,
  contactLine,
  documentHtml,
  type HtmlLayout,
  nameBlock,
  sectionsHtml,
  tag,
  technologyLine,
} from '../html.ts'

export const smallCaps: HtmlLayout = {
  id: 'small-caps',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Serif'",
      `body{font-size:10.5pt}h1{font-variant-caps:small-caps;font-size:25pt;font-weight:normal}h2{font-variant-caps:small-caps;font-size:14pt;font-weight:normal;border-bottom:.6pt solid;margin:9pt 0 3pt}
      .row{display:flex;justify-content:space-between}.entry{margin-bottom:5pt}.title{font-style:italic}.organisation{font-variant-caps:small-caps}`,
      `<header>${nameBlock(person)}${contactLine(person, ' — ')}</header>${sectionsHtml(person, {
        headings: 0,
        dash: '–',
        entry: (entry) =>
          `<div class="entry"><div class="row head"><span>${tag('span', entry.title, 'title')}${entry.organisation ? ', ' : ''}${tag('span', entry.organisation)}</span>${tag('span', entry.dates)}</div>${tag('div', entry.place)}${bulletList(entry.bullets)}${technologyLine(entry, '')}</div>`,
      })}`,
    ),
}
