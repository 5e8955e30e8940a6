import { escapeMarkup } from '../../markup.ts'
import type { Person } from '../../person.ts'
import { bulletList, documentHtml, type HtmlLayout, nameBlock, sectionsHtml, tag, technologyLine } from '../html.ts'

const shapes = {
  mail: 'M1 3h14v10H1zM1 3l7 6 7-6',
  pin: 'M8 15s5-5 5-9A5 5 0 0 0 3 6c0 4 5 9 5 9zM8 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
} as const

function drawn(shape: keyof typeof shapes): string {
  return `<svg viewBox="0 0 16 16" width="10" height="10" fill="none" stroke="#444"><path d="${shapes[shape]}"/></svg>`
}

/** Two icons are drawn and two are characters of the text, as icon fonts leave them. */
function contacts(person: Person): string {
  const items: readonly (readonly [string, string | null])[] = [
    [drawn('mail'), person.email],
    ['<span>☎</span>', person.phone],
    [drawn('pin'), person.location],
    ...person.links.map((link) => ['<span>⌂</span>', link] as const),
  ]
  return items
    .flatMap(([icon, text]) => (text === null ? [] : [`<span class="item">${icon} ${escapeMarkup(text)}</span>`]))
    .join('')
}

export const icons: HtmlLayout = {
  id: 'icons',
  html: (person) =>
    documentHtml(
      person,
      "'DejaVu Sans'",
      `body{font-size:9pt}h1{font-size:19pt}.contact{display:flex;flex-wrap:wrap;gap:2mm 7mm;margin:4pt 0}h2{font-size:11pt;margin:10pt 0 3pt;color:#6b2f6b}h2::before{content:'◆ '}
      .row{display:flex;justify-content:space-between}.entry{margin-bottom:5pt}ul{list-style-type:'▸ '}`,
      `<header>${nameBlock(person)}<div class="contact">${contacts(person)}</div></header>${sectionsHtml(person, {
        headings: 1,
        dash: ' – ',
        entry: (entry) =>
          `<div class="entry"><div class="row head">${tag('b', entry.title)}${tag('span', entry.dates)}</div><div class="row">${tag('span', entry.organisation)}${tag('span', entry.place)}</div>${bulletList(entry.bullets)}${technologyLine(entry, '')}</div>`,
      })}`,
    ),
}
