import { headingOf } from '../../headings.ts'
import { escapeMarkup } from '../../markup.ts'
import type { Person } from '../../person.ts'
import { dateRange, jobsByCompany, sectionsOf } from '../../resume-content.ts'
import { documentHtml, type HtmlLayout, type HtmlStyle, sectionsHtml, tag } from '../html.ts'

/** Users write their lists as text: several rows begin with a hyphen, one alone is a plain sentence. */
const told = (bullets: readonly string[]) =>
  bullets.map((item) => tag('p', bullets.length > 1 ? `- ${item}` : item)).join('')

const style: HtmlStyle = {
  headings: 0,
  dash: ' - ',
  skills: (person) => person.skills.flatMap((group) => group.items.map((item) => tag('div', item))).join(''),
  lines: (lines) => lines.map((line) => tag('div', line)).join(''),
  entry: (entry) =>
    entry.organisation === null
      ? `<div class="entry">${tag('div', entry.title, 'name')}${tag('div', entry.dates)}${told(entry.bullets)}${tag('p', entry.technologies.join(', '))}</div>`
      : `<div class="entry">${tag('div', entry.organisation, 'name')}<div>${escapeMarkup(entry.title)}${entry.dates ? ` · (${escapeMarkup(entry.dates)})` : ''}</div>${told(entry.bullets)}</div>`,
}

const lengthWords: Readonly<Record<string, string>> = {
  en: '2 years 1 month',
  es: '2 años 1 mes',
  fr: '2 ans 1 mois',
  de: '2 Jahre 1 Monat',
  pt: '2 anos 1 mês',
}

function experience(person: Person): string {
  const length = lengthWords[person.language]
  const dates = (text: string | null) => (text && length ? `${text} (${length})` : text)
  const groups = jobsByCompany(person.experience)
    .map(
      (jobs) =>
        `<div class="entry">${tag('div', jobs[0].company, 'name')}${jobs.length > 1 ? tag('div', length ?? null) : ''}${jobs
          .map(
            (job) =>
              `<div class="role">${tag('div', job.position, 'role-name')}${tag('div', dates(dateRange(job.start, job.end, style.dash)))}${tag('div', job.location, 'place')}${told(job.bullets)}</div>`,
          )
          .join('')}</div>`,
    )
    .join('')
  return groups ? `<section><h2>${headingOf(person.language, 'experience', 0)}</h2>${groups}</section>` : ''
}

/** What professional networks export: employer, how long there, then each role with its dates below it. */
export const networkProfile: HtmlLayout = {
  id: 'network-profile',
  html: (person) =>
    documentHtml(
      person,
      "'Liberation Sans'",
      `@page{margin:0}body{font-size:10.5pt;line-height:1.45}.page{display:grid;grid-template-columns:66mm 1fr;min-height:297mm}
      aside{background:#293e49;color:#fff;padding:12mm 8mm;overflow-wrap:anywhere}aside h2{font-size:13pt;margin:14pt 0 6pt}main{padding:12mm 12mm 12mm 10mm}
      h1{font-size:25pt;font-weight:400}h2{font-size:15.5pt;font-weight:400;margin:18pt 0 8pt}.name{font-size:12pt}.role-name{font-size:11.5pt}.place{color:#a0a0a0}.role{margin:5pt 0 8pt}.entry{margin-bottom:8pt}p{margin-top:4pt}`,
      `<div class="page"><aside><h2>${headingOf(person.language, 'contact', 0)}</h2>${tag('div', person.phone)}${tag('div', person.email)}${person.links
        .map((link) => tag('div', link))
        .join('')}${sectionsHtml(person, style, ['skills', 'languages', 'certifications', 'interests'])}</aside>
      <main>${tag('h1', person.name)}${tag('div', person.nativeName)}${tag('div', person.headline, 'name')}${tag('div', person.location, 'name place')}${sectionsOf(
        person,
        ['summary', 'experience', 'projects', 'education', 'volunteering'],
      )
        .map((kind) => (kind === 'experience' ? experience(person) : sectionsHtml(person, style, [kind])))
        .join('')}</main></div>`,
    ),
}
