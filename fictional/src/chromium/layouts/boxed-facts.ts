import { escapeMarkup } from '../../markup.ts'
import { bulletList, documentHtml, type HtmlLayout, type HtmlStyle, sectionsHtml, tag } from '../html.ts'

/** 'Label: value' as European forms print every fact. */
const fact = (label: string, value: string | null) =>
  value === null ? [] : [`<span><b>${label}:</b> ${escapeMarkup(value)}</span>`]

const style: HtmlStyle = {
  headings: 1,
  dash: ' – ',
  entry: (entry) =>
    `<div class="entry">${entry.dates ? `<div class="dates">[ ${escapeMarkup(entry.dates)} ]</div>` : ''}${tag('div', entry.title, 'title')}${tag('i', entry.organisation)}${
      entry.place ? `<div><b>City: </b>${escapeMarkup(entry.place)}</div>` : ''
    }${tag('div', entry.technologies.join(', '))}${bulletList(entry.bullets)}</div>`,
  skills: (person) => tag('p', person.skills.flatMap((group) => group.items).join(' / ')),
}

/** Dates in brackets over title, employer and a labelled town; personal facts in one run after their labels. */
export const boxedFacts: HtmlLayout = {
  id: 'boxed-facts',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Sans'",
      `h1{font-size:18pt;font-weight:400;border-bottom:1pt solid #888}.facts{font-size:9pt;margin:4pt 0}h2{font-size:11pt;font-weight:400;text-transform:uppercase;letter-spacing:.04em;border-bottom:.8pt solid #777;margin:11pt 0 5pt;color:#0e4194}
      .entry{margin-bottom:7pt}.dates{font-size:9pt;color:#555}.title{font-weight:bold;color:#0e4194}`,
      `${tag('h1', person.name)}${tag('div', person.nativeName)}${tag('div', person.headline)}<div class="facts">${[
        ...fact('Date of birth', '01/02/1999'),
        ...fact('Phone number', person.phone),
        ...fact('Email address', person.email),
        ...person.links.flatMap((link) => fact('Website', link)),
        ...fact('Address', person.location),
      ].join(' | ')}</div>${sectionsHtml(person, style)}`,
    ),
}
