import type { AnalysisEducation, AnalysisWork } from '@scry/contracts/analysis'
import { workDescriptionCap } from '@scry/contracts/limits'
import { capText, cut } from './caps.ts'

/** One line a job: 'position at company (duration): description', the description cut at 200 characters (§3.8). What is not known is left out. */
export function renderWorkExperience(entries: readonly Partial<AnalysisWork>[]): string {
  return capText('work_experience', wholeWorkExperience(entries))
}

/** Likewise with all jobs, however many there are. */
export function wholeWorkExperience(entries: readonly Partial<AnalysisWork>[]): string {
  return entries
    .map(renderWorkEntry)
    .filter((line) => line !== '')
    .join('\n')
}

function renderWorkEntry(entry: Partial<AnalysisWork>): string {
  const duration = oneLine(entry.duration) || span(entry)
  const description = cut(oneLine(entry.description), workDescriptionCap)
  const place = placeOf(entry)
  const head = duration === '' ? place : `${place} (${duration})`.trim()
  if (description === '') return head
  return head === '' ? description : `${head}: ${description}`
}

function placeOf(entry: Partial<AnalysisWork>): string {
  const position = oneLine(entry.position)
  const company = oneLine(entry.company)
  return position !== '' && company !== '' ? `${position} at ${company}` : position || company
}

/** 'position at company (start - end)' of each job whose entry says how long alone. */
export function datedHeads(entries: readonly Partial<AnalysisWork>[]): string[] {
  return entries.flatMap((entry) => {
    const [place, dates] = [placeOf(entry), span(entry)]
    return place === '' || dates === '' || oneLine(entry.duration) === '' ? [] : [`${place} (${dates})`]
  })
}

/** The head of an entry in its two parts: who was what where, and what stands in parentheses at its end. */
export function headParts(head: string): { place: string; when: string } {
  const [, place = head, when = ''] = /^(.*\S) \(([^()]*)\)$/.exec(head) ?? []
  return { place, when }
}

/** One line an education: 'degree, school (start - end): description'. */
export function renderEducation(entries: readonly Partial<AnalysisEducation>[]): string {
  return capText('education', wholeEducation(entries))
}

export function wholeEducation(entries: readonly Partial<AnalysisEducation>[]): string {
  const lines = entries.map((entry) => {
    const place = [oneLine(entry.degree), oneLine(entry.school)].filter((part) => part !== '').join(', ')
    const years = span(entry)
    const head = years === '' ? place : `${place} (${years})`.trim()
    const description = oneLine(entry.description)
    if (description === '') return head
    return head === '' ? description : `${head}: ${description}`
  })
  return lines.filter((line) => line !== '').join('\n')
}

/** Entries of a work experience text: one a line (§3.14). */
export function countWorkEntries(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}

/** The positions that a work experience text names, in its order: what stands before ' at ' in each entry. */
export function positionsIn(text: string): string[] {
  return text.split(/\n| \| /).flatMap((entry) => /^\s*([^:(]{2,80}?) at \S/.exec(entry)?.[1] ?? [])
}

function span(entry: { readonly start?: string | null; readonly end?: string | null }): string {
  const start = oneLine(entry.start)
  const end = oneLine(entry.end)
  return [start, end].filter((part) => part !== '').join(' - ')
}

function oneLine(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}
