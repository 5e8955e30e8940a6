import { headingOf } from '../../headings.ts'
import { escapeMarkup } from '../../markup.ts'
import { capitals, contactOf } from '../../resume-content.ts'
import { bulletList, documentHtml, type HtmlLayout, type HtmlStyle, sectionsHtml, tag } from '../html.ts'

const dot = '<svg viewBox="0 0 8 8" width="7" height="7"><circle cx="4" cy="4" r="4" fill="#c9733f"/></svg>'

const style: HtmlStyle = {
  headings: 1,
  dash: ' - ',
  skills: (person) =>
    person.skills
      .map((group) => group.items.map((item) => `<div class="item">${dot} ${escapeMarkup(item)}</div>`).join(''))
      .join(''),
  lines: (lines, kind) =>
    kind === 'summary'
      ? tag('p', lines.join(' '))
      : lines.map((line) => `<div class="item">${dot} ${escapeMarkup(line)}</div>`).join(''),
  entry: (entry) =>
    `<div class="entry">${tag('div', entry.title, 'title')}${tag('div', [entry.organisation, entry.place, entry.dates].filter(Boolean).join(' | '), 'small')}${bulletList(entry.bullets)}${tag('div', entry.technologies.join(', '))}</div>`,
}

/** Drawn in a design program: the name over two rows of spaced capitals, a coloured side, drawn icons and dots. */
export const poster: HtmlLayout = {
  id: 'poster',
  html: (person) => {
    const [first = '', ...rest] = capitals(person.name, person.language).split(' ')
    return documentHtml(
      person,
      "'Liberation Sans'",
      `@page{margin:0}body{font-size:9pt}.top{background:#f3e7dc;padding:12mm 12mm 8mm;text-align:center}h1{font-size:30pt;line-height:1.05;font-weight:400;letter-spacing:.22em}.headline{letter-spacing:.2em;text-transform:uppercase;margin-top:5pt}
      .page{display:grid;grid-template-columns:68mm 1fr;min-height:230mm}aside{background:#faf4ee;padding:6mm 8mm 12mm 12mm}main{padding:6mm 12mm 12mm 8mm}h2{font-size:11pt;letter-spacing:.18em;text-transform:uppercase;margin:11pt 0 5pt}
      .title{font-weight:bold;font-size:10pt}.small{color:#8a6d5a}.entry{margin-bottom:7pt}.item{margin-bottom:2pt}aside .item{overflow-wrap:anywhere}`,
      `<div class="top"><h1>${escapeMarkup(first)}<br>${escapeMarkup(rest.join(' '))}</h1>${tag('div', person.nativeName)}${tag('div', person.headline, 'headline')}</div><div class="page"><aside><h2>${escapeMarkup(headingOf(person.language, 'contact', 0))}</h2>${contactOf(
        person,
      )
        .map((item) => `<div class="item">${dot} ${escapeMarkup(item)}</div>`)
        .join(
          '',
        )}${sectionsHtml(person, style, ['education', 'skills', 'languages', 'certifications', 'interests'])}</aside><main>${sectionsHtml(
        person,
        style,
        ['summary', 'experience', 'projects', 'volunteering'],
      )}</main></div>`,
    )
  },
}
