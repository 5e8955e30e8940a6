import { headingOf } from '../../headings.ts'
import { escapeMarkup } from '../../markup.ts'
import { contactOf } from '../../resume-content.ts'
import {
  bulletList,
  documentHtml,
  type HtmlLayout,
  type HtmlStyle,
  nameBlock,
  sectionsHtml,
  tag,
  technologyLine,
} from '../html.ts'

const style: HtmlStyle = {
  headings: 1,
  dash: ' – ',
  skills: (person) => person.skills.map((group) => `${tag('h3', group.label)}${bulletList(group.items)}`).join(''),
  lines: (lines, kind) => (kind === 'summary' || kind === 'interests' ? tag('p', lines.join(' ')) : bulletList(lines)),
  entry: (entry) =>
    `<div class="entry"><div class="head">${tag('b', entry.title)}${entry.dates ? `<span class="dates">${escapeMarkup(entry.dates)}</span>` : ''}</div>${tag(
      'div',
      [entry.organisation, entry.place].filter(Boolean).join(' — '),
      'organisation',
    )}${bulletList(entry.bullets)}${technologyLine(entry, '')}</div>`,
}

/** White text on a dark sidebar: text of the page's own colour that is nevertheless meant to be read. */
export const sidebarLeft: HtmlLayout = {
  id: 'sidebar-left',
  html: (person) =>
    documentHtml(
      person,
      "'DejaVu Sans'",
      `@page{margin:0}body{font-size:8.8pt}.page{display:grid;grid-template-columns:62mm 1fr;min-height:297mm}
      aside{background:#22384f;color:#fff;padding:14mm 7mm}main{padding:14mm 10mm}h1{font-size:17pt;line-height:1.2}h2{font-size:11pt;margin:10pt 0 4pt}h3{font-size:9pt;margin-top:4pt}
      main .head{display:flex;justify-content:space-between;gap:6mm}.organisation{color:#22384f}.dates{white-space:nowrap;color:#666}.entry{margin-bottom:6pt}aside>div{overflow-wrap:anywhere;font-size:7.6pt}.headline{font-size:9pt!important}`,
      `<div class="page"><aside>${nameBlock(person)}<h2>${escapeMarkup(headingOf(person.language, 'contact', 0))}</h2>${contactOf(
        person,
      )
        .map((item) => tag('div', item))
        .join(
          '',
        )}${sectionsHtml(person, style, ['skills', 'languages', 'certifications', 'interests'])}</aside><main>${sectionsHtml(
        person,
        style,
        ['summary', 'experience', 'education', 'projects', 'volunteering'],
      )}</main></div>`,
    ),
}
