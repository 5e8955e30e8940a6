import { bulletList, documentHtml, tag } from '../chromium/html.ts'
import type { SectionKind } from '../headings.ts'
import { escapeMarkup } from '../markup.ts'
import type { Job, Person } from '../person.ts'
import { contactOf, dateRange, jobsByCompany, sectionsOf } from '../resume-content.ts'
import { heldBackHeading, type Wording } from './headings.ts'

/** One kind of page that no rule was made for, as HTML. */
export interface HeldBackPage {
  readonly id: string
  readonly html: (person: Person) => string
}

const main: readonly SectionKind[] = ['summary', 'experience', 'education', 'projects', 'volunteering']
const side: readonly SectionKind[] = ['skills', 'languages', 'certifications', 'interests']

const e = escapeMarkup
const div = (className: string, text: string | null) => tag('div', text, className)
const years = (start: string | null, end: string | null) => dateRange(start, end, ' – ')
const prose = (bullets: readonly string[]) => tag('p', bullets.length === 0 ? null : `${bullets.join('. ')}.`)

type Told = (person: Person) => string
type Bodies = Partial<Record<SectionKind, Told>>

const studies =
  (one: (study: Person['education'][number]) => string): Told =>
  (person) =>
    person.education.map(one).join('')
const jobs =
  (one: (job: Job) => string): Told =>
  (person) =>
    person.experience.map(one).join('')

const usual: Record<SectionKind, Told> = {
  summary: (person) => tag('p', person.summary),
  experience: jobs(
    (job) =>
      `<div class="entry">${div('title', job.position)}${div('org', [job.company, job.location].filter(Boolean).join(', '))}${div('dates', years(job.start, job.end))}${bulletList(job.bullets)}</div>`,
  ),
  education: studies(
    (study) =>
      `<div class="entry">${div('title', study.degree)}${div('org', study.school)}${div('dates', years(study.start, study.end))}${bulletList(study.details)}</div>`,
  ),
  projects: (person) =>
    person.projects
      .map(
        (project) =>
          `<div class="entry">${div('title', project.name)}${tag('p', project.description)}${div('org', project.technologies.join(', '))}</div>`,
      )
      .join(''),
  volunteering: (person) =>
    person.volunteering
      .map(
        (job) =>
          `<div class="entry">${div('title', `${job.position}, ${job.company}`)}${div('dates', years(job.start, job.end))}${bulletList(job.bullets)}</div>`,
      )
      .join(''),
  skills: (person) => bulletList(person.skills.flatMap((group) => group.items)),
  certifications: (person) => person.certifications.map((name) => tag('p', name)).join(''),
  languages: (person) =>
    person.languages.map(({ name, level }) => tag('p', level === null ? name : `${name} – ${level}`)).join(''),
  interests: (person) => tag('p', person.interests.join(', ')),
}

interface Look {
  readonly wording: Wording
  readonly bodies?: Bodies
  readonly wrap?: (heading: string, body: string, kind: SectionKind) => string
}

function sections(person: Person, look: Look, only?: readonly SectionKind[]): string {
  const wrap = look.wrap ?? ((heading, body) => `<section><h2>${heading}</h2>${body}</section>`)
  return sectionsOf(person, only)
    .map((kind) =>
      wrap(e(heldBackHeading(person.language, kind, look.wording)), (look.bodies?.[kind] ?? usual[kind])(person), kind),
    )
    .join('')
}

const contacts = (person: Person) =>
  contactOf(person)
    .map((item) => div('fact', item))
    .join('')
const contactHeading = (person: Person, wording: Wording) =>
  tag('h2', heldBackHeading(person.language, 'contact', wording))
const sans = "'Liberation Sans'"
const serif = "'Liberation Serif'"

/** A dark sidebar at the left; headings of the main part stand out into the gutter between the two. */
const gutterHeads: HeldBackPage = {
  id: 'gutter-heads',
  html: (person) =>
    documentHtml(
      person,
      sans,
      `@page{margin:0}body{font-size:9pt}.page{display:grid;grid-template-columns:58mm 1fr;min-height:297mm}aside{background:#2b2d42;color:#fff;padding:12mm 7mm}
      main{padding:12mm 12mm 12mm 16mm}main h2{margin-left:-11mm;color:#ef233c;font-size:13pt}h2{font-size:12pt;margin-top:12pt;margin-bottom:4pt}h1{font-size:23pt}.title{font-weight:bold}.entry{margin-bottom:6pt}.fact{font-size:7.6pt;overflow-wrap:anywhere}.dates{color:#777}`,
      `<div class="page"><aside>${contactHeading(person, 'usual')}${contacts(person)}${sections(person, { wording: 'usual' }, side)}</aside><main>${tag('h1', person.name)}${div('fact', person.headline)}${sections(person, { wording: 'usual' }, main)}</main></div>`,
    ),
}

/** Headings in a narrow left margin, right-aligned and broken over rows. */
const marginHeads: HeldBackPage = {
  id: 'margin-heads',
  html: (person) =>
    documentHtml(
      person,
      serif,
      'section{display:grid;grid-template-columns:27mm 1fr;gap:6mm;margin-top:10pt}h2{font-size:10pt;text-align:right;text-transform:uppercase;color:#666;font-weight:normal}h1{font-size:20pt;margin-left:33mm}.contact{margin-left:33mm}.title{font-weight:bold;display:inline}.org{display:inline;font-style:italic}.org::before{content:", "}.dates{float:right}.entry{margin-bottom:5pt}',
      `${tag('h1', person.name)}<div class="contact">${e(contactOf(person).join(' · '))}</div>${sections(person, {
        wording: 'own',
        wrap: (heading, body) => `<section><h2>${heading}</h2><div>${body}</div></section>`,
        bodies: {
          experience: jobs(
            (job) =>
              `<div class="entry">${div('dates', years(job.start, job.end))}${div('title', job.company)}${div('org', job.position)}${bulletList(job.bullets)}</div>`,
          ),
          education: studies(
            (study) =>
              `<div class="entry">${div('dates', years(study.start, study.end))}${div('title', study.school)}${div('org', study.degree)}${bulletList(study.details)}</div>`,
          ),
          projects: (who) =>
            who.projects
              .map((project) => `<div class="entry">${tag('b', project.name)}${tag('p', project.description)}</div>`)
              .join(''),
        },
      })}`,
    ),
}

const bars = (count: number) => `<div class="bar"><div class="full" style="width:${count * 20}%"></div></div>`

/** A right sidebar set to the right edge, with bars for levels, as page builders draw it. */
const sidebarBars: HeldBackPage = {
  id: 'sidebar-bars',
  html: (person) =>
    documentHtml(
      person,
      sans,
      `@page{margin:11mm}body{font-size:9pt}.page{display:grid;grid-template-columns:1fr 52mm;gap:8mm}aside{text-align:right}.bar{background:#ddd;height:3pt;margin:1pt 0 4pt}.full{background:#09c;height:3pt}
      header{background:#09c;color:#fff;padding:6mm;margin-bottom:8pt}h1{font-size:24pt;letter-spacing:.12em}h2{font-size:11pt;margin-top:9pt;text-transform:uppercase;letter-spacing:.15em;color:#09c}.title{font-weight:bold}.row{display:flex;justify-content:space-between}.entry{margin-bottom:7pt}aside p{margin:0}.fact{overflow-wrap:anywhere}`,
      `<header>${tag('h1', person.name)}${div('fact', person.headline)}</header><div class="page"><main>${sections(
        person,
        {
          wording: 'usual',
          bodies: {
            experience: jobs(
              (job) =>
                `<div class="entry"><div class="row">${div('title', job.position)}${div('dates', years(job.start, job.end))}</div>${div('org', [job.company, job.location].filter(Boolean).join(' | '))}${prose(job.bullets)}</div>`,
            ),
          },
        },
        main,
      )}</main><aside>${contactHeading(person, 'usual')}${contacts(person)}${sections(
        person,
        {
          wording: 'usual',
          bodies: {
            skills: (who) =>
              who.skills
                .flatMap((group) => group.items)
                .map((item, at) => `${tag('p', item)}${bars((at % 4) + 2)}`)
                .join(''),
            languages: (who) => who.languages.map(({ name }, at) => `${tag('p', name)}${bars(5 - at)}`).join(''),
          },
        },
        side,
      )}</aside></div>`,
    ),
}

/** Narrow columns on both sides of the main one. */
const bothSides: HeldBackPage = {
  id: 'both-sides',
  html: (person) =>
    documentHtml(
      person,
      sans,
      '@page{margin:9mm}body{font-size:8.5pt}.page{display:grid;grid-template-columns:42mm 1fr 40mm;gap:6mm;margin-top:8pt}header{text-align:center}h1{font-size:22pt}h2{font-size:10.5pt;margin-top:9pt;border-bottom:1pt solid #444}.title{font-weight:bold}.entry{margin-bottom:6pt}.fact{font-size:7.4pt;overflow-wrap:anywhere}.dates{font-style:italic}',
      `<header>${tag('h1', person.name)}${div('headline', person.headline)}</header><div class="page"><aside>${contactHeading(person, 'usual')}${contacts(person)}${sections(person, { wording: 'usual' }, ['education', 'languages'])}</aside><main>${sections(person, { wording: 'usual' }, ['summary', 'experience', 'projects', 'volunteering'])}</main><aside>${sections(person, { wording: 'usual' }, ['skills', 'certifications', 'interests'])}</aside></div>`,
    ),
}

/** As the templates of an online word processor: employer, place – title on one row, dates in capitals below. */
const docsTemplate: HeldBackPage = {
  id: 'docs-template',
  html: (person) =>
    documentHtml(
      person,
      serif,
      'body{font-size:10pt}h1{font-size:30pt;font-weight:bold}h2{font-size:9pt;color:#2079c7;text-transform:uppercase;margin-top:16pt}.head{font-size:12pt}.dates{font-size:8pt;color:#666;text-transform:uppercase;margin:3pt 0}.entry{margin-top:8pt}.fact{text-align:right;font-size:8pt}',
      `${contacts(person)}${tag('h1', person.name)}${div('line', person.headline)}${sections(person, {
        wording: 'own',
        bodies: {
          experience: jobs(
            (job) =>
              `<div class="entry"><div class="head"><b>${e(job.company)}</b>${job.location ? `, ${e(job.location)}` : ''} — <i>${e(job.position)}</i></div>${div('dates', years(job.start, job.end))}${bulletList(job.bullets)}</div>`,
          ),
          education: studies(
            (study) =>
              `<div class="entry"><div class="head"><b>${e(study.school)}</b> — <i>${e(study.degree)}</i></div>${div('dates', years(study.start, study.end))}${prose(study.details)}</div>`,
          ),
          projects: (who) =>
            who.projects
              .map(
                (project) =>
                  `<div class="entry"><div class="head"><b>${e(project.name)}</b> — <i>${e(project.technologies.join(', '))}</i></div>${tag('p', project.description)}</div>`,
              )
              .join(''),
          skills: (who) => tag('p', who.skills.flatMap((group) => group.items).join(', ')),
        },
      })}`,
    ),
}

/** Dates and place in a row of small capitals above 'TITLE – employer', as the forms of the Union print it. */
const unionForm: HeldBackPage = {
  id: 'union-form',
  html: (person) =>
    documentHtml(
      person,
      sans,
      'body{font-size:9.5pt}h1{font-size:18pt;color:#1a4f9c}h2{font-size:12pt;text-transform:uppercase;border-bottom:1.5pt solid #1a4f9c;margin-top:14pt}.over{color:#555;font-size:9pt;margin-top:7pt}.head{font-weight:bold}.head span{font-weight:normal}.facts{margin-top:4pt}.facts b{color:#1a4f9c}',
      `${tag('h1', person.name)}<div class="facts">${contactOf(person)
        .map((item) => `<b>|</b> ${e(item)} `)
        .join('')}</div>${sections(person, {
        wording: 'usual',
        bodies: {
          experience: jobs(
            (job) =>
              `<div class="entry">${div('over', [years(job.start, job.end), job.location].filter(Boolean).join(' – '))}<div class="head">${e(job.position.toLocaleUpperCase(person.language))} <span>– ${e(job.company)}</span></div>${bulletList(job.bullets)}</div>`,
          ),
          education: studies(
            (study) =>
              `<div class="entry">${div('over', years(study.start, study.end))}<div class="head">${e(study.degree.toLocaleUpperCase(person.language))} <span>– ${e(study.school)}</span></div>${prose(study.details)}</div>`,
          ),
          skills: (who) => tag('p', who.skills.flatMap((group) => group.items).join(' | ')),
          languages: (who) =>
            `<p>${who.languages.map(({ name, level }) => `<b>${e(name)}</b>${level ? ` ${e(level)}` : ''}`).join(' &nbsp; ')}</p>`,
        },
      })}`,
    ),
}

/** Entries without any date, jobs told in prose. */
const undated: HeldBackPage = {
  id: 'undated',
  html: (person) =>
    documentHtml(
      person,
      sans,
      'h1{font-size:21pt;text-align:center}.contact{text-align:center}h2{font-size:12pt;margin-top:12pt}.title{font-weight:bold}.org{color:#555}.entry{margin-bottom:7pt}',
      `${tag('h1', person.name)}<p class="contact">${e(contactOf(person).join(' | '))}</p>${sections(person, {
        wording: 'usual',
        bodies: {
          experience: jobs(
            (job) =>
              `<div class="entry">${div('title', job.position)}${div('org', job.company)}${prose(job.bullets)}</div>`,
          ),
          education: studies(
            (study) =>
              `<div class="entry">${div('title', study.degree)}${div('org', study.school)}${prose(study.details)}</div>`,
          ),
          skills: (who) => tag('p', who.skills.flatMap((group) => group.items).join(' • ')),
        },
      })}`,
    ),
}

/** One employer above several titles with their own dates, one school above its degrees. */
const severalRoles: HeldBackPage = {
  id: 'several-roles',
  html: (person) =>
    documentHtml(
      person,
      sans,
      'body{font-size:9.5pt}h1{font-size:20pt}h2{font-size:11pt;background:#eee;padding:2pt 4pt;margin:10pt 0 4pt}.org{font-weight:bold;display:flex;justify-content:space-between}.role{display:flex;justify-content:space-between;font-style:italic;margin-left:4mm}ul{margin-left:4mm}',
      `${tag('h1', person.name)}<p>${e(contactOf(person).join(' / '))}</p>${sections(person, {
        wording: 'usual',
        bodies: {
          experience: (who) =>
            jobsByCompany(who.experience)
              .map(
                (same) =>
                  `<div class="org">${tag('span', same[0].company)}${tag('span', same[0].location)}</div>${same
                    .map(
                      (job) =>
                        `<div class="role">${tag('span', job.position)}${tag('span', years(job.start, job.end))}</div>${bulletList(job.bullets)}`,
                    )
                    .join('')}`,
              )
              .join(''),
          education: (who) =>
            [...new Set(who.education.map(({ school }) => school))]
              .map(
                (school) =>
                  `<div class="org">${tag('span', school)}</div>${who.education
                    .filter((study) => study.school === school)
                    .map(
                      (study) =>
                        `<div class="role">${tag('span', study.degree)}${tag('span', years(study.start, study.end))}</div>`,
                    )
                    .join('')}`,
              )
              .join(''),
        },
      })}`,
    ),
}

const levels: readonly string[] = ['●●●●○', '●●●○○', '●●●●●', '●●○○○']

/** Skills and languages as names with levels, certificates with year, headings letter-spaced in a thin face. */
const namesAndLevels: HeldBackPage = {
  id: 'names-and-levels',
  html: (person) =>
    documentHtml(
      person,
      serif,
      'h1{font-size:26pt;font-weight:normal}h2{font-size:11pt;font-weight:normal;letter-spacing:.3em;text-transform:uppercase;text-align:center;margin:12pt 0 5pt}.grid{display:grid;grid-template-columns:1fr 1fr;column-gap:10mm}.pair{display:flex;justify-content:space-between}.title{font-weight:bold}.entry{margin-bottom:6pt}.org,.dates{display:inline}.dates::before{content:" ("}.dates::after{content:")"}',
      `${tag('h1', person.name)}${div('headline', person.headline)}<p>${e(contactOf(person).join('   '))}</p>${sections(
        person,
        {
          wording: 'usual',
          bodies: {
            skills: (who) =>
              `<div class="grid">${who.skills
                .flatMap((group) => group.items)
                .map((item, at) => `<div class="pair">${tag('span', item)}${tag('span', levels[at % 4] ?? '')}</div>`)
                .join('')}</div>`,
            languages: (who) =>
              tag('p', who.languages.map(({ name, level }) => (level ? `${name}: ${level}` : name)).join('; ')),
          },
        },
      )}`,
    ),
}

export const heldBackPages: readonly HeldBackPage[] = [
  gutterHeads,
  marginHeads,
  sidebarBars,
  bothSides,
  docsTemplate,
  unionForm,
  undated,
  severalRoles,
  namesAndLevels,
]
