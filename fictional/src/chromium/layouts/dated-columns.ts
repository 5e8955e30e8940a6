import { headingOf } from '../../headings.ts'
import { escapeMarkup } from '../../markup.ts'
import { contactOf } from '../../resume-content.ts'
import { bulletList, documentHtml, type HtmlLayout, type HtmlStyle, nameBlock, sectionsHtml, tag } from '../html.ts'

const style: HtmlStyle = {
  headings: 0,
  dash: ' – ',
  skills: (person) =>
    person.skills
      .flatMap(({ items }) => items)
      .map((item) => `<div class="rated">${tag('span', item)}<span class="bar"></span></div>`)
      .join(''),
  lines: (lines) => lines.map((line) => tag('p', line)).join(''),
  entry: (entry) =>
    `<div class="entry"><div class="row head">${tag('b', entry.title)}${tag('span', entry.dates, 'small')}</div><div class="row">${tag('span', entry.organisation, 'employer')}${tag('span', entry.place, 'small')}</div>${bulletList(entry.bullets)}${tag('i', entry.technologies.join(', '))}</div>`,
}

/** Two columns, the left one with dates and places at its right edge, the right one with a bar for every skill. */
export const datedColumns: HtmlLayout = {
  id: 'dated-columns',
  html: (person) =>
    documentHtml(
      person,
      "'DejaVu Sans'",
      `@page{margin:12mm}body{font-size:8.5pt}.page{display:grid;grid-template-columns:1fr 60mm;gap:8mm}header{grid-column:1/3}h1{font-size:22pt}
      h2{font-size:11pt;color:#0a7;border-bottom:1pt solid #0a7;margin:9pt 0 4pt}.row{display:flex;justify-content:space-between;gap:6pt}.row>*{flex:0 1 auto}.small{color:#666;white-space:nowrap}.employer{color:#0a7}
      .entry{margin-bottom:7pt}.rated{margin-bottom:4pt}.bar{display:block;height:3pt;background:linear-gradient(90deg,#0a7 70%,#ddd 70%)}aside>div{overflow-wrap:anywhere}`,
      `<div class="page"><header>${nameBlock(person)}</header><main>${sectionsHtml(person, style, [
        'summary',
        'experience',
        'education',
        'projects',
        'volunteering',
      ])}</main><aside><h2>${escapeMarkup(headingOf(person.language, 'contact', 0))}</h2>${contactOf(person)
        .map((item) => tag('div', item))
        .join('')}${sectionsHtml(person, style, ['skills', 'languages', 'certifications', 'interests'])}</aside></div>`,
    ),
}
