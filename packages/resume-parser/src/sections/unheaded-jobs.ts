import { findDates } from '@scry/vocabulary/dates'
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
  return sections.flatMap((section) => {
    const from = before.has(section.kind) ? firstJob(section.lines) : -1
    if (from < 0) return [section]
    const above = section.lines[from - 1]
    const heading = above && headsJobs(above) ? above : null
    return [
      { ...section, lines: section.lines.slice(0, heading ? from - 1 : from) },
      { kind: 'experience' as const, heading, lines: section.lines.slice(from) },
    ]
  })
}

/** The first row of the first job, or -1. */
function firstJob(lines: readonly Line[]): number {
  const anchor = lines.findIndex((line, at) => {
    if (line.bullet !== null || isSentence(line) || !findDates(line.text).some(({ isRange }) => isRange)) return false
    const rows = [lines[at - 1], line, lines[at + 1]]
    if (rows.some((row) => row && (schoolScore(row.text) >= 0.6 || degreeScore(row.text) >= 0.5))) return false
    const [above] = rows
    return (above !== undefined && headsJobs(above)) || rows.some((row) => row && namesJob(row))
  })
  const above = lines[anchor - 1]
  const isInRowAbove = anchor > 0 && above && !headsJobs(above) && namesJob(above) && !namesJob(lines[anchor] as Line)
  return isInRowAbove ? anchor - 1 : anchor
}

/** 'From 2018 to 2021 I worked as a nurse at City Hospital.' tells of a job and is the header of none. */
const isSentence = ({ text }: Line) => {
  const words = text.match(/\p{L}[\p{L}.’'-]*/gu)?.length ?? 0
  return words > 14 || (words > 8 && /\p{Ll}{4}[.!?]$/u.test(text))
}

function headsJobs({ text }: Line): boolean {
  const heading = readHeading(text)
  return heading?.sure === true && heading.kind === 'experience'
}

function namesJob({ text }: Line): boolean {
  const dates = findDates(text)
  const named = [text.slice(0, dates[0]?.from ?? text.length), text.slice(dates.at(-1)?.to ?? text.length)]
  return named
    .flatMap((part) => part.split(/\s[-–—|·]\s|,\s|\sat\s/u))
    .some((part) => titleScore(part) >= 0.6 || employerScore(part) >= 0.75)
}
