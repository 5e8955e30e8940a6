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
  headings: 1,
  dash: ' – ',
  entry: (entry) =>
    `<div class="entry">${tag('div', entry.title, 'title head')}${tag('div', [entry.organisation, entry.place].filter(Boolean).join(', '))}${tag('div', entry.dates, 'dates')}${bulletList(entry.bullets)}${technologyLine(entry, '')}</div>`,
}

/** Breaks inside the resume, with the name and the page's number at the foot of every page. */
export const twoPages: HtmlLayout = {
  id: 'two-pages',
  html: (person) => {
    const first = sectionsHtml(person, style, ['summary', 'education', 'experience'])
    const second = sectionsHtml(person, style, [
      'projects',
      'skills',
      'certifications',
      'languages',
      'volunteering',
      'interests',
    ])
    const foot = (page: number) => tag('footer', `${person.name} – ${page}/2`)
    return documentHtml(
      person,
      "'Liberation Serif'",
      `@page{margin:0}body{font-size:11.5pt}.sheet{height:296mm;padding:20mm 22mm;position:relative;break-after:page}.sheet:last-child{break-after:auto}
      h1{font-size:24pt}h2{font-size:14pt;margin:14pt 0 6pt;color:#444}.entry{margin-bottom:10pt}.title{font-weight:bold}.dates{font-style:italic}footer{position:absolute;bottom:9mm;left:0;right:0;text-align:center;font-size:9pt;color:#777}`,
      `<div class="sheet"><header>${nameBlock(person)}${contactLine(person, ', ')}</header>${first}${foot(1)}</div><div class="sheet">${second}${foot(2)}</div>`,
    )
  },
}
