import { headingOf } from '../../headings.ts'
import { contactLine, documentHtml, type HtmlLayout, type HtmlStyle, nameBlock, sectionsHtml, tag } from '../html.ts'

const style: HtmlStyle = {
  headings: 2,
  dash: ' to ',
  skills: (person) =>
    person.skills
      .map(
        (group) =>
          `${tag('h3', group.label)}<ul class="columns">${group.items.map((item) => tag('li', item)).join('')}</ul>`,
      )
      .join(''),
  entry: (entry) =>
    `<div class="entry"><div class="head">${tag('b', entry.title)}</div><div class="row">${tag('span', [entry.organisation, entry.place].filter(Boolean).join(', ') || null)}${tag('span', entry.dates)}</div>${entry.bullets
      .map((item) => tag('p', item))
      .join('')}${tag('div', entry.technologies.join(', '))}</div>`,
}

/** Functional: skills come first, as bullets in three columns; jobs are told in sentences. */
export const skillsFirst: HtmlLayout = {
  id: 'skills-first',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Serif'",
      `header{text-align:center}h1{font-size:18pt}h2{font-size:12pt;border-top:1pt solid #000;border-bottom:1pt solid #000;text-align:center;margin:10pt 0 5pt}h3{font-size:10pt;margin-top:3pt}.columns{columns:3}.row{display:flex;justify-content:space-between;font-style:italic}.entry{margin-bottom:6pt}`,
      `<header>${nameBlock(person)}${contactLine(person, ' ♦ ')}</header>${sectionsHtml(person, style, ['summary', 'skills', 'certifications', 'experience', 'projects', 'education', 'languages', 'volunteering', 'interests'])}<section><h2>${person.language === 'en' ? 'References' : headingOf(person.language, 'contact', 0)}</h2>${tag('p', person.language === 'en' ? 'Available on request' : person.email)}</section>`,
    ),
}
