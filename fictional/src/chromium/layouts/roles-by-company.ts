import { headingOf } from '../../headings.ts'
import type { Person } from '../../person.ts'
import { dateRange, jobsByCompany } from '../../resume-content.ts'
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
    `<div class="entry"><div class="row head">${tag('b', entry.organisation ?? entry.title)}${tag('span', entry.dates)}</div>${entry.organisation ? tag('div', entry.title) : ''}${bulletList(entry.bullets)}${technologyLine(entry, '')}</div>`,
}

function experience(person: Person): string {
  const groups = jobsByCompany(person.experience)
  if (groups.length === 0) return ''
  return `<section><h2>${headingOf(person.language, 'experience', 1)}</h2>${groups
    .map(
      (jobs) =>
        `<div class="company head">${tag('b', jobs[0].company)}${tag('span', jobs[0].location)}</div>${jobs
          .map(
            (job) =>
              `<div class="role"><div class="row head">${tag('i', job.position)}${tag('span', dateRange(job.start, job.end, style.dash))}</div>${bulletList(job.bullets)}</div>`,
          )
          .join('')}`,
    )
    .join('')}</section>`
}

/** A company once, the roles held there below it. */
export const rolesByCompany: HtmlLayout = {
  id: 'roles-by-company',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Sans'",
      `h1{font-size:20pt}h2{font-size:12pt;margin:10pt 0 3pt;border-bottom:1.2pt solid #355}.row,.company{display:flex;justify-content:space-between}.company{margin-top:5pt;font-size:11pt}.role{margin-bottom:4pt}.entry{margin-bottom:5pt}`,
      `<header>${nameBlock(person)}${contactLine(person, ' | ')}</header>${sectionsHtml(person, style, ['summary'])}${experience(person)}${sectionsHtml(
        person,
        style,
        ['projects', 'education', 'skills', 'certifications', 'languages', 'volunteering', 'interests'],
      )}`,
    ),
}
