import type { ResumeAnalysis } from '@scry/contracts/analysis'
import type { ResumeFinding } from '@scry/contracts/resume-check'
import { findYearlessDate, isDateText } from '@scry/vocabulary/dates'
import { readHeading } from '@scry/vocabulary/section-headings'
import { boxesOf } from '../fields/evidence.ts'
import type { Line } from '../lines/lines.ts'
import { cut } from '../lines/slice.ts'
import type { PageText } from '../pages/page-text.ts'
import type { Section } from '../sections/sections.ts'
import { findingAt } from './glyph-findings.ts'

const boxOf = ({ x0, x1, top, bottom }: Line) => [x0, top, x1 - x0, bottom - top] as const

/** Two rows side by side may meet by chance; so many are two columns. */
const leastRows = 3

/** Rows of different columns at one height: whoever reads straight across mixes them. A date beside its row is none. */
function findReadAcross(lines: readonly Line[], page: number): ResumeFinding[] {
  const rows = lines
    .filter((line) => line.page === page && !isDateText(line.text))
    .sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0)
  const pairs = rows.flatMap((left) => {
    const right = rows.find(
      (other) => other.column !== left.column && Math.abs(other.baseline - left.baseline) < 3 && other.x0 > left.x1 + 4,
    )
    return right ? [[left, right] as const] : []
  })
  if (pairs.length < leastRows) return []
  const [first] = pairs
  const places = pairs.flatMap((pair) => pair.map((line) => ({ box: boxOf(line), text: '' })))
  return findingAt('read-across', page, places).map((finding) => ({
    ...finding,
    text: first?.map(({ text }) => text.slice(0, 60)).join(' ') ?? '',
  }))
}

const byPage = (lines: readonly Line[]) => [...new Set(lines.map(({ page }) => page))]

/** Headings of words that no list of headings has. */
function findUnknownHeadings(sections: readonly Section[]): ResumeFinding[] {
  const unknown = sections.flatMap(({ heading }) => (heading && !readHeading(heading.text)?.sure ? [heading] : []))
  return byPage(unknown).flatMap((page) => {
    const places = unknown.filter((line) => line.page === page).map((line) => ({ box: boxOf(line), text: line.text }))
    return findingAt('unknown-heading', page, places)
  })
}

const dated: ReadonlySet<string> = new Set(['experience', 'education', 'projects', 'volunteering', 'certifications'])

/** 'June - August' of no year. */
function findYearless(sections: readonly Section[]): ResumeFinding[] {
  const found = sections
    .filter(({ kind }) => dated.has(kind))
    .flatMap(({ lines }) => lines.flatMap(({ cells }) => cells))
    .flatMap(({ slice }) => {
      const at = findYearlessDate(slice.text)
      const date = at && cut(slice, at[0], at[1])
      const place = date && boxesOf(date)
      return date && place ? place.boxes.map((box) => ({ page: place.page, box, text: date.text })) : []
    })
  return [...new Set(found.map(({ page }) => page))].flatMap((page) =>
    findingAt(
      'no-year',
      page,
      found.filter((one) => one.page === page),
    ),
  )
}

/** An address that is printed has a place; one behind a word or an icon is known from its link alone. */
function findMail({ email, evidence }: ResumeAnalysis, pages: readonly PageText[]): ResumeFinding[] {
  if (evidence.fields.email) return []
  if (!email) return [{ kind: 'no-mail', page: 1, boxes: [], text: '' }]
  const links = pages.flatMap((page) => page.links.map((link) => ({ ...link, page: page.number, text: email })))
  const mail = links.find(({ url }) => /^mailto:/i.test(url))
  return mail ? findingAt('mail-in-link', mail.page, [mail]) : []
}

/** What of the rows, the headings and the dates is hard to read, and where the address is missing. */
export function findInLines(
  pages: readonly PageText[],
  sections: readonly Section[],
  analysis: ResumeAnalysis,
): ResumeFinding[] {
  const lines = sections.flatMap((section) => [...(section.heading ? [section.heading] : []), ...section.lines])
  return [
    ...pages.flatMap((page) => findReadAcross(lines, page.number)),
    ...findUnknownHeadings(sections),
    ...findYearless(sections),
    ...findMail(analysis, pages),
  ]
}
