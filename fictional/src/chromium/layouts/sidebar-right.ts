import { headingOf } from '../../headings.ts'
import { escapeMarkup } from '../../markup.ts'
import { contactOf } from '../../resume-content.ts'
import { bulletList, documentHtml, type HtmlLayout, type HtmlStyle, nameBlock, sectionsHtml, tag } from '../html.ts'

const style: HtmlStyle = {
  headings: 2,
  dash: ' — ',
  skills: (person) =>
    person.skills
      .map((group) => `${tag('h3', group.label)}<p>${group.items.map((item) => escapeMarkup(item)).join(' · ')}</p>`)
      .join(''),
  lines: (lines) => lines.map((line) => tag('p', line)).join(''),
  entry: (entry) =>
    `<div class="entry"><div class="head">${tag('b', entry.organisation ?? entry.title)}</div>${entry.organisation ? tag('i', entry.title) : ''}${tag(
      'div',
      [entry.dates, entry.place].filter(Boolean).join(' | '),
      'small',
    )}${bulletList(entry.bullets)}${tag('div', entry.technologies.join(' · '), 'small')}</div>`,
}

export const sidebarRight: HtmlLayout = {
  id: 'sidebar-right',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Serif'",
      `.page{display:grid;grid-template-columns:1fr 54mm;gap:8mm}header{grid-column:1/3}h1{font-size:24pt;font-weight:normal}
      aside{background:#f1efe8;padding:5mm}h2{font-size:13pt;margin:8pt 0 3pt;color:#7a3b1d;font-weight:normal}h3{font-size:10pt}
      .small{font-size:9pt;color:#555}.entry{margin-bottom:7pt}aside>div{overflow-wrap:anywhere;font-size:8.6pt}`,
      `<div class="page"><header>${nameBlock(person)}</header><main>${sectionsHtml(person, style, [
        'summary',
        'experience',
        'projects',
        'education',
        'volunteering',
      ])}</main><aside><h2>${escapeMarkup(headingOf(person.language, 'contact', 0))}</h2>${contactOf(person)
        .map((item) => tag('div', item))
        .join('')}${sectionsHtml(person, style, ['skills', 'certifications', 'languages', 'interests'])}</aside></div>`,
    ),
}
