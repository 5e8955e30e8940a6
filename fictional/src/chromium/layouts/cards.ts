import { escapeMarkup } from '../../markup.ts'
import { bulletList, contactLine, documentHtml, type HtmlLayout, nameBlock, sectionsHtml, tag } from '../html.ts'

/** Skills and technologies as pills, entries as bordered cards, a coloured band with light text at the top. */
export const cards: HtmlLayout = {
  id: 'cards',
  html: (person) =>
    documentHtml(
      person,
      "'DejaVu Sans Condensed','DejaVu Sans'",
      `@page{margin:12mm}body{font-size:8.8pt}header{background:#0f4c4c;color:#f6fbfb;padding:6mm;border-radius:2mm}h1{font-size:18pt}h2{font-size:12pt;margin:9pt 0 4pt}
      .entry{border:.6pt solid #c5d2d2;border-radius:1.5mm;padding:2.5mm 3mm;margin-bottom:2.5mm}.head{display:flex;justify-content:space-between}
      .pill{display:inline-block;border:.6pt solid #8aa;border-radius:3mm;padding:.4mm 2.2mm;margin:0 1.4mm 1.4mm 0}`,
      `<header>${nameBlock(person)}${contactLine(person, '   •   ')}</header>${sectionsHtml(person, {
        headings: 0,
        dash: ' – ',
        skills: (owner) =>
          owner.skills
            .map(
              (group) =>
                `<div>${tag('div', group.label)}${group.items.map((item) => `<span class="pill">${escapeMarkup(item)}</span>`).join('')}</div>`,
            )
            .join(''),
        entry: (entry) =>
          `<div class="entry"><div class="head">${tag('b', entry.title)}${tag('span', entry.dates)}</div>${tag(
            'div',
            [entry.organisation, entry.place].filter(Boolean).join(' · '),
          )}${bulletList(entry.bullets)}${entry.technologies.map((item) => `<span class="pill">${escapeMarkup(item)}</span>`).join('')}</div>`,
      })}`,
    ),
}
