import { escapeMarkup } from '../../markup.ts'
import { contactOf } from '../../resume-content.ts'
import { bulletList, documentHtml, type HtmlLayout, sectionsHtml, tag } from '../html.ts'

/** Headings in a rail under a long dash; 'Employer, Town — Title' over dates in small capitals; contacts stacked at the right. */
export const dashHeads: HtmlLayout = {
  id: 'dash-heads',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Sans'",
      `body{font-size:9.5pt}.top{display:grid;grid-template-columns:1fr 55mm}h1{font-size:30pt;line-height:1.1}section{display:grid;grid-template-columns:36mm 1fr;gap:6mm;margin-top:12pt}
      h2{font-size:9.5pt}h2::before{content:'ㅡ';display:block}.dates{font-size:8pt;color:#666;text-transform:uppercase;margin:2pt 0}.entry{margin-bottom:8pt}.head{font-size:11pt}`,
      `<div class="top"><div>${tag('h1', person.name)}${tag('div', person.nativeName)}${tag('div', person.headline)}</div><div>${contactOf(
        person,
      )
        .map((item) => tag('div', item))
        .join('')}</div></div>${sectionsHtml(person, {
        headings: 0,
        dash: ' - ',
        wrap: (heading, body) => `<section><h2>${heading}</h2><div>${body}</div></section>`,
        entry: (entry) => {
          const employer =
            entry.organisation === null
              ? ''
              : `<b>${escapeMarkup(entry.organisation)}</b>${entry.place ? `, ${escapeMarkup(entry.place)}` : ''} — `
          const title = entry.organisation === null ? tag('b', entry.title) : tag('i', entry.title)
          return `<div class="entry"><div class="head">${employer}${title}</div>${tag('div', entry.dates, 'dates')}${bulletList(entry.bullets)}${tag('div', entry.technologies.join(', '))}</div>`
        },
      })}`,
    ),
}
