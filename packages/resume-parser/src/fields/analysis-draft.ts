import type { AnalysisEducation, AnalysisProject, AnalysisWork, ResumeAnalysis } from '@scry/contracts/analysis'
import type { DatePoint } from '@scry/vocabulary/dates'
import { isSpokenLanguage } from '@scry/vocabulary/spoken-languages'
import type { DocumentLines } from '../lines/document-lines.ts'
import type { Line } from '../lines/lines.ts'
import type { Slice } from '../lines/slice.ts'
import type { DocumentText } from '../pages/page-text.ts'
import type { Section } from '../sections/sections.ts'
import { readCertifications, readTrainings } from './certifications.ts'
import { type Found, findPhone } from './contact.ts'
import { namedStudies, readStudies } from './education.ts'
import { findEmail } from './email.ts'
import { EvidenceBook } from './evidence.ts'
import { readJobs } from './experience.ts'
import type { Job } from './job.ts'
import { languageGrid } from './language-grid.ts'
import { careerOf, durationOf, levelOf, presentOf } from './level.ts'
import { bareLanguages, headerParagraph, labelledLanguages, readLanguages, readLinks, readParagraph } from './lists.ts'
import { findLocation } from './location.ts'
import { findName } from './person-name.ts'
import { phoneRegion } from './phone-region.ts'
import { type Project, readProjects, toldOf } from './projects.ts'
import { nameSkill, skillsIn } from './skill-lexicon.ts'
import { readLabelledSkills, readSkills } from './skills-section.ts'
import type { Study } from './study.ts'

const textOf = (slice: Slice | null): string | null =>
  slice && slice.text.length > 0 ? slice.text.replace(/\s+/g, ' ') : null

function describe(lines: readonly Line[]): Slice | null {
  return lines.length === 0 ? null : readParagraph(lines)
}

const sectionsOf = (sections: readonly Section[], ...kinds: string[]) =>
  sections.filter((section) => kinds.includes(section.kind))

/** Reads every field of the analysis from the sections of a document. */
export function draftAnalysis(
  document: DocumentText,
  lines: DocumentLines,
  sections: readonly Section[],
  today: DatePoint,
): ResumeAnalysis {
  const book = new EvidenceBook(lines.lines)
  const links = document.pages.flatMap((page) => page.links.map((link) => ({ link, page: page.number })))
  const plainLinks = links.map(({ link }) => link)
  const email = findEmail(sections, plainLinks)
  const name = findName(sections, document.pages[0]?.height ?? 800, {
    email: email?.address ?? null,
    links: plainLinks.map((link) => link.url),
    title: document.title,
  })
  const location = findLocation(sections, name?.slice.text ?? null)
  const phone = findPhone(sections, plainLinks, phoneRegion(location?.slice.text ?? '', email?.address ?? ''))
  for (const [path, found] of [
    ['name', name],
    ['email', email],
    ['phone', phone],
    ['location', location],
  ] as const) {
    if (found) book.add(path, found.slice, found.confidence)
  }

  const jobs = sectionsOf(sections, 'experience').flatMap(readJobs)
  const studies = namedStudies(sectionsOf(sections, 'education').flatMap(readStudies))
  const projects = sectionsOf(sections, 'projects').flatMap(readProjects)
  const certified = [
    ...sectionsOf(sections, 'certifications').flatMap(readCertifications),
    ...sectionsOf(sections, 'courses').flatMap(readTrainings),
  ]
  const certifications = unique(certified, (found) => found.slice.text.toLowerCase())
  const { skills, languages } = collectSkills(sections, lines)
  const summary = findSummary(sections)
  if (summary) book.add('summary', summary.slice, summary.confidence)

  for (const [field, all] of Object.entries({ certifications, languages, skills }))
    for (const [index, found] of all.entries()) book.add(`${field}.${index}`, found.slice, found.confidence)
  const printedLinks = readLinks(sections, links)
  for (const [index, { slice }] of printedLinks.entries()) book.add(`links.${index}`, slice, 0.9)

  const spans = jobs.flatMap(({ span }) => span ?? [])
  const career = careerOf(
    jobs.map(({ position, span }) => ({ title: position?.text ?? '', span })),
    studies.map(({ span }) => span),
    { summary: summary?.slice.text ?? '', headlines: headlines(sections) },
    presentOf(spans, document.created, today),
  )
  return {
    name: textOf(name?.slice ?? null),
    email: email?.address ?? null,
    phone: textOf(phone?.slice ?? null),
    location: textOf(location?.slice ?? null),
    summary: textOf(summary?.slice ?? null),
    experience_level: levelOf(career),
    skills: skills.map((found) => nameSkill(found.slice.text)),
    education: studies.map((study, index) => educationOf(study, index, book)),
    work_experience: jobs.map((job, index) => workOf(job, index, book, today)),
    projects: projects.map((project, index) => projectOf(project, index, book, today)),
    certifications: certifications.map((found) => found.slice.text),
    languages: languages.map((found) => found.slice.text),
    links: printedLinks.map((link) => link.value),
    evidence: {
      pages: document.pages.map((page) => ({ width: page.width, height: page.height })),
      fields: book.fields,
    },
    notes: [],
  }
}

/** The short texts at the top of a document, one of which may name the job somebody wants. */
const headlines = ([header]: readonly Section[]): string[] =>
  (header?.lines ?? []).slice(0, 4).flatMap(({ cells }) => cells.map(({ slice }) => slice.text))

function unique<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function collectSkills(sections: readonly Section[], lines: DocumentLines): { skills: Found[]; languages: Found[] } {
  const skills: Found[] = []
  const languages: Found[] = []
  for (const section of sections) {
    if (section.kind === 'skills') {
      const grid = languageGrid(section.lines)
      if (grid) languages.push(...grid.languages.map((slice) => ({ slice, confidence: 0.9 })))
      const read = readSkills(grid ? { ...section, lines: grid.rest } : section, lines.body)
      skills.push(...read.skills)
      languages.push(...read.languages.map((slice) => ({ slice, confidence: 0.85 })))
    } else if (section.kind === 'languages') {
      const spoken = readLanguages(section)
      if (spoken.length > 0) languages.push(...spoken)
      else skills.push(...readSkills(section, lines.body).skills)
    } else if (
      ['header', 'contact', 'other', 'interests', 'education', 'activities', 'summary'].includes(section.kind)
    ) {
      if (section.kind === 'other' || section.kind === 'summary')
        skills.push(...readLabelledSkills(section, lines.body))
      const isHead = section.kind === 'header' || section.kind === 'contact'
      const spoken = section.lines.flatMap((line) => [
        ...labelledLanguages(line),
        ...(isHead ? bareLanguages(line) : []),
      ])
      languages.push(...spoken.map((slice) => ({ slice, confidence: 0.8 })))
    }
  }
  return {
    skills: unique(
      skills.filter((found) => !isSpokenLanguage(found.slice.text)),
      (found) => nameSkill(found.slice.text).toLowerCase(),
    ),
    languages: unique(languages, (found) => found.slice.text.toLowerCase()),
  }
}

/** A sentence of a script that sets no spaces between words. */
const unspaced = /[\u3040-\u30ff\u4e00-\u9fff]{2}[^ ]{8}/u

function findSummary(sections: readonly Section[]): Found | null {
  for (const section of sectionsOf(sections, 'summary')) {
    const paragraph = readParagraph(section.lines)
    if (paragraph && (paragraph.text.split(/\s+/).length >= 4 || unspaced.test(paragraph.text)))
      return { slice: paragraph, confidence: 0.95 }
  }
  const [header] = sections
  const paragraph = header ? headerParagraph(header) : null
  return paragraph ? { slice: paragraph, confidence: 0.7 } : null
}

function educationOf(study: Study, index: number, book: EvidenceBook): AnalysisEducation {
  const path = `education.${index}`
  const body = describe(study.body)
  book.add(`${path}.school`, study.school, study.confidence)
  book.add(`${path}.degree`, study.degree, study.confidence)
  book.add(`${path}.start`, study.start, 0.9)
  book.add(`${path}.end`, study.end, 0.9)
  book.add(`${path}.description`, body, 0.8)
  return {
    school: textOf(study.school),
    degree: textOf(study.degree),
    start: textOf(study.start),
    end: textOf(study.end),
    description: textOf(body),
  }
}

function workOf(job: Job, index: number, book: EvidenceBook, today: DatePoint): AnalysisWork {
  const path = `work_experience.${index}`
  const body = describe(job.body)
  book.add(`${path}.position`, job.position, job.confidence)
  book.add(`${path}.company`, job.company, job.confidence)
  book.add(`${path}.start`, job.start, 0.9)
  book.add(`${path}.end`, job.end, 0.9)
  book.add(`${path}.location`, job.location, 0.8)
  book.add(`${path}.description`, body, 0.8)
  return {
    position: textOf(job.position),
    company: textOf(job.company),
    start: textOf(job.start),
    end: textOf(job.end),
    duration: durationOf(job.span, today),
    location: textOf(job.location),
    description: textOf(body),
  }
}

function projectOf(project: Project, index: number, book: EvidenceBook, today: DatePoint): AnalysisProject {
  const path = `projects.${index}`
  const told = toldOf(project)
  book.add(`${path}.name`, project.name, project.confidence)
  book.add(`${path}.description`, told, 0.8)
  const said = [project.rest?.text ?? '', describe(project.body)?.text ?? ''].join(' ')
  return {
    name: textOf(project.name) ?? '',
    description: textOf(told),
    technologies: [...(project.technologies ?? skillsIn(said))],
    duration: durationOf(project.span, today),
  }
}
