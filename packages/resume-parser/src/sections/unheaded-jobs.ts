import { findDates, isDateText } from '@scry/vocabulary/dates'
import { degreeScore } from '@scry/vocabulary/degree-names'
import { schoolScore } from '@scry/vocabulary/school-names'
import { readHeading } from '@scry/vocabulary/section-headings'
import type { Line } from '../lines/lines.ts'
import type { PartKind, Section } from './sections.ts'
import { employerScore, titleScore } from './title-score.ts'

/** Where jobs stand that nothing heads: below the name, or below what the person says of themselves. */
const before: ReadonlySet<PartKind> = new Set(['header', 'summary'])

/**
 * Where no section lists jobs, those below no heading, or below one that is set like text and was taken for some. A range
 * of dates beside a title or an employer shows them.
 */
export function withUnheadedJobs(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind }) => kind === 'experience')) return [...sections]
  const found = belowName(sections)
  return found.some(({ kind }) => kind === 'experience') ? found : found.flatMap(amongStudies)
}

/** One heading over studies and jobs ('Werdegang'): beside rows of studies, dated ones that name a title and no degree are jobs. */
function amongStudies(section: Section): Section[] {
  if (section.kind !== 'education') return [section]
  const [studies, jobs] = apart(section.lines, (line) => namesTitle(line) && !namesStudy(line))
  if (jobs.length === 0 || studies.length === 0) return [section]
  return [
    { ...section, lines: studies },
    { kind: 'experience' as const, heading: section.heading, lines: jobs },
  ]
}

function belowName(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    const from = before.has(section.kind) ? firstJob(section.lines) : -1
    if (from < 0) return [section]
    const above = section.lines[from - 1]
    const heading = above && headsJobs(above) ? above : null
    const isTaught = sections.some(({ kind }) => kind === 'education')
    const [jobs, studies] = isTaught ? [section.lines.slice(from), []] : apart(section.lines.slice(from), namesStudy)
    return [
      { ...section, lines: section.lines.slice(0, heading ? from - 1 : from) },
      { kind: 'experience' as const, heading, lines: jobs },
      ...(studies.length > 0 ? [{ kind: 'education' as const, heading: null, lines: studies }] : []),
    ]
  })
}

/** Rows, and those from each dated row of another kind to the next dated one. */
function apart(lines: readonly Line[], isOther: (line: Line) => boolean): [Line[], Line[]] {
  const own: Line[] = []
  const others: Line[] = []
  let open = own
  for (const line of lines) {
    const isDated = line.bullet === null && !isSentence(line) && findDates(line.text).length > 0
    if (isDated) open = isOther(line) ? others : own
    open.push(line)
  }
  return [own, others]
}

/** 'BSc Nursing, Lakemere University'; a teacher of one is a job. */
const namesStudy = (line: Line) => {
  const parts = namesBeside(line)
  return parts.some((part) => degreeScore(part) >= 0.5) && parts.every((part) => titleScore(part) < 0.6)
}

/** The first row of the first job, or -1. */
function firstJob(lines: readonly Line[]): number {
  const anchor = lines.findIndex((line, at) => {
    if (line.bullet !== null || isSentence(line) || !findDates(line.text).some(({ isRange }) => isRange)) return false
    const rows = [...(isDateText(line.text) ? [lines[at - 2]] : []), lines[at - 1], line, lines[at + 1]]
    // A row beside it with dates of its own is another entry.
    const own = rows.filter((row) => row && (row === line || findDates(row.text).length === 0))
    if (own.some((row) => row && (schoolScore(row.text) >= 0.6 || degreeScore(row.text) >= 0.5))) return false
    const above = lines[at - 1]
    return (above !== undefined && headsJobs(above)) || rows.some((row) => row && namesJob(row))
  })
  const [top, above] = [lines[anchor - 2], lines[anchor - 1]]
  // 'Nurse' above 'Dune Vets, Leeds' above the dates alone.
  if (anchor > 1 && top && !headsJobs(top) && isDateText(lines[anchor]?.text ?? '') && namesJob(top)) return anchor - 2
  const isInRowAbove = anchor > 0 && above && !headsJobs(above) && namesJob(above) && !namesJob(lines[anchor] as Line)
  return isInRowAbove ? anchor - 1 : anchor
}

/** 'From 2018 to 2021 I worked as a nurse at City Hospital.' tells of a job and is the header of none. */
const isSentence = ({ text }: Line) => {
  const words = text.match(/\p{L}[\p{L}.’'-]*/gu)?.length ?? 0
  return words > 14 || (words > 8 && /\p{Ll}{4}[.!?]$/u.test(text))
}

/** A short sentence: it ends as one, and some of its words begin with small letters. */
const tells = ({ text }: Line) =>
  /\p{Ll}{2}[.!]$/u.test(text) && (text.match(/(?<!\p{L})\p{Ll}\p{L}+/gu)?.length ?? 0) >= 3

/** 'From 2016 to 2019 I worked as a nurse at …': all dates stand in sentences. */
export function isToldInSentences(lines: readonly Line[]): boolean {
  const dated = lines.filter(({ text }) => findDates(text).some(({ isRange }) => isRange))
  return dated.length > 0 && dated.every((line) => line.cells.length === 1 && (isSentence(line) || tells(line)))
}

function headsJobs({ text }: Line): boolean {
  const heading = readHeading(text)
  return heading?.sure === true && heading.kind === 'experience'
}

const namesTitle = (line: Line) => namesBeside(line).some((part) => titleScore(part) >= 0.6)

const namesJob = (line: Line) =>
  namesBeside(line).some((part) => titleScore(part) >= 0.6 || employerScore(part) >= 0.75)

/** What a row names before and after its dates. */
function namesBeside({ text }: Line): string[] {
  const dates = findDates(text)
  const named = [text.slice(0, dates[0]?.from ?? text.length), text.slice(dates.at(-1)?.to ?? text.length)]
  return named.flatMap((part) => part.split(/\s[-–—|·]\s|,\s|\sat\s/u))
}
