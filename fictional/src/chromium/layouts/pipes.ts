import { capitals } from '../../resume-content.ts'
import { bulletList, contactLine, documentHtml, type HtmlLayout, nameBlock, sectionsHtml, tag } from '../html.ts'

/** Everything of an entry's head on one row between bars; skills as bars too. */
export const pipes: HtmlLayout = {
  id: 'pipes',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Sans Narrow','Liberation Sans'",
      `h1{font-size:18pt}h2{font-size:12pt;background:#dde5ec;padding:1pt 4pt;margin:8pt 0 4pt}.head{font-weight:bold}.entry{margin-bottom:5pt}`,
      `<header>${nameBlock({ ...person, name: capitals(person.name, person.language) })}${contactLine(person, ' | ')}</header>${sectionsHtml(
        person,
        {
          headings: 2,
          dash: ' to ',
          skills: (owner) => owner.skills.map((group) => tag('p', group.items.join(' | '))).join(''),
          lines: (lines, kind) => tag('p', lines.join(kind === 'summary' ? ' ' : ' | ')),
          entry: (entry) =>
            `<div class="entry">${tag(
              'div',
              [entry.organisation, entry.title, entry.place, entry.dates].filter(Boolean).join(' | '),
              'head',
            )}${bulletList(entry.bullets)}${tag('div', entry.technologies.length > 0 ? `Technologies: ${entry.technologies.join(', ')}` : null)}</div>`,
        },
      )}`,
    ),
}
