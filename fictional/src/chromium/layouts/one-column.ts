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

export const oneColumn: HtmlLayout = {
  id: 'one-column',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Sans'",
      `h1{font-size:20pt}h2{font-size:12.5pt;margin:11pt 0 3pt;border-bottom:1px solid #888}
      .entry{margin-bottom:6pt}.title{font-weight:bold}.technologies{font-style:italic}.contact{margin-top:2pt}`,
      `<header>${nameBlock(person)}${contactLine(person, ' | ')}</header>${sectionsHtml(person, {
        headings: 0,
        dash: ' – ',
        entry: (entry) =>
          `<div class="entry"><div class="head">${tag('span', entry.title, 'title')}${entry.organisation ? ', ' : ''}${tag('span', entry.organisation)}</div>${tag(
            'div',
            [entry.dates, entry.place].filter(Boolean).join(', '),
          )}${technologyLine(entry, 'Technologies: ')}${bulletList(entry.bullets)}</div>`,
      })}`,
    ),
}
