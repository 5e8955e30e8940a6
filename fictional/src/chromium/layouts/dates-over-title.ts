import { contactLine, documentHtml, type HtmlLayout, nameBlock, sectionsHtml, tag } from '../html.ts'

/** A word processor's template: dates in small capitals over 'TITLE, EMPLOYER' in capitals of two weights; sentences below. */
export const datesOverTitle: HtmlLayout = {
  id: 'dates-over-title',
  html: (person) =>
    documentHtml(
      person,
      "'Carlito','Liberation Sans'",
      `h1{font-size:28pt;font-weight:400;text-transform:uppercase;text-align:center}header{text-align:center}h2{font-size:14pt;text-transform:uppercase;margin:13pt 0 5pt}
      .entry{border-inline-start:2pt dotted #bbb;padding-inline-start:10pt;margin-bottom:8pt}.dates{font-weight:bold;font-size:10pt;color:#595959;text-transform:uppercase}.head{font-size:12.5pt;text-transform:uppercase}.title{font-weight:bold;color:#1d824c}.employer{color:#595959}`,
      `<header>${nameBlock(person)}${contactLine(person, ' · ')}</header>${sectionsHtml(person, {
        headings: 0,
        dash: ' – ',
        skills: (owner) =>
          `<ul>${owner.skills.flatMap((group) => group.items.map((item) => tag('li', item))).join('')}</ul>`,
        entry: (entry) =>
          `<div class="entry">${tag('div', entry.dates, 'dates')}<div class="head">${tag('span', entry.title, 'title')}${entry.organisation ? ', ' : ''}${tag('span', [entry.organisation, entry.place].filter(Boolean).join(', ') || null, 'employer')}</div>${entry.bullets
            .map((item) => tag('p', item))
            .join('')}${tag('p', entry.technologies.join(', '))}</div>`,
      })}`,
    ),
}
