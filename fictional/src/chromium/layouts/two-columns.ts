import {
  bulletList,
  contactLine,
  documentHtml,
  type HtmlLayout,
  type HtmlStyle,
  nameBlock,
  sectionsHtml,
  tag,
  technologyLine,
} from '../html.ts'

const style: HtmlStyle = {
  headings: 0,
  dash: ' – ',
  entry: (entry) =>
    `<div class="entry">${tag('div', entry.title, 'title head')}${tag('div', entry.organisation)}${tag(
      'div',
      [entry.dates, entry.place].filter(Boolean).join(' · '),
      'small',
    )}${bulletList(entry.bullets)}${technologyLine(entry, '')}</div>`,
}

export const twoColumns: HtmlLayout = {
  id: 'two-columns',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Sans'",
      `body{font-size:9.5pt}header{border-bottom:2pt solid #222;padding-bottom:5pt}h1{font-size:21pt}
      .columns{display:grid;grid-template-columns:1fr 1fr;gap:9mm}h2{font-size:11.5pt;margin:9pt 0 3pt;text-transform:uppercase}
      .title{font-weight:bold}.small{color:#666;font-size:8.5pt}.entry{margin-bottom:6pt}`,
      `<header>${nameBlock(person)}${contactLine(person, '  |  ')}</header><div class="columns"><div>${sectionsHtml(
        person,
        style,
        ['summary', 'experience', 'volunteering'],
      )}</div><div>${sectionsHtml(person, style, ['education', 'projects', 'skills', 'certifications', 'languages', 'interests'])}</div></div>`,
    ),
}
