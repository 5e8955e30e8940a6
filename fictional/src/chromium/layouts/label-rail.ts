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

/** Headings in a narrow column on the row of their section's first line. */
export const labelRail: HtmlLayout = {
  id: 'label-rail',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Sans'",
      `h1{font-size:19pt}header{padding-inline-start:42mm;margin-bottom:6pt}section{display:grid;grid-template-columns:38mm 1fr;gap:4mm;border-top:.6pt solid #bbb;padding:5pt 0}
      h2{font-size:10pt;color:#2b6a4d;text-align:end}.title{font-weight:bold}.entry{margin-bottom:5pt}.small{color:#555}`,
      `<header>${nameBlock(person)}${contactLine(person, ' · ')}</header>${sectionsHtml(person, {
        headings: 1,
        dash: '–',
        wrap: (heading, body) => `<section><h2>${heading}</h2><div>${body}</div></section>`,
        entry: (entry) =>
          `<div class="entry"><div class="head">${tag('span', entry.title, 'title')}${entry.organisation ? ' — ' : ''}${tag('span', entry.organisation)}</div>${tag(
            'div',
            [entry.dates, entry.place].filter(Boolean).join(', '),
            'small',
          )}${bulletList(entry.bullets)}${technologyLine(entry, '')}</div>`,
      })}`,
    ),
}
