import { capitals } from '../../resume-content.ts'
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

export const letterSpaced: HtmlLayout = {
  id: 'letter-spaced',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Sans'",
      `header{text-align:center;margin-bottom:8pt}h1{font-size:20pt;letter-spacing:.32em;font-weight:normal}h2{font-size:10.5pt;letter-spacing:.28em;text-transform:uppercase;text-align:center;margin:11pt 0 4pt}
      .headline{letter-spacing:.12em}.entry{margin-bottom:6pt}.title{font-weight:bold}`,
      `<header>${nameBlock({ ...person, name: capitals(person.name, person.language) })}${contactLine(person, '   /   ')}</header>${sectionsHtml(
        person,
        {
          headings: 3,
          dash: ' – ',
          entry: (entry) =>
            `<div class="entry"><div class="head">${tag('span', entry.title, 'title')}${entry.dates ? ' | ' : ''}${tag('span', entry.dates)}</div>${tag(
              'div',
              [entry.organisation, entry.place].filter(Boolean).join(', '),
            )}${bulletList(entry.bullets)}${technologyLine(entry, '')}</div>`,
        },
      )}`,
    ),
}
