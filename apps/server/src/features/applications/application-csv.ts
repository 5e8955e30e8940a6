import {
  type ApplicationStage,
  applicationCaps,
  applicationColumns,
  applicationStages,
} from '@scry/contracts/applications'
import { isoInstant } from '@scry/contracts/instants'
import { visibleText } from '@scry/contracts/visible-text'
import { parse } from 'csv-parse/sync'
import type { ApplicationRow } from '../../database/application-tables.ts'
import { csvCell } from '../../platform/csv-cell.ts'
import { ProblemError } from '../../platform/problem-error.ts'

type Column = (typeof applicationColumns)[number]
/** What a line brings. */
export type BroughtApplication = Omit<ApplicationRow, 'id' | 'account_id' | 'updated_at'>

/** More than twice what the most applications have: reading takes as long as there are cells, also empty ones. */
const mostCells = 60_000

const iso = (at: number | null) => (at === null ? '' : new Date(at).toISOString())

const cells: Readonly<Record<Column, (row: ApplicationRow) => string>> = {
  title: ({ title }) => title,
  company: ({ company }) => company,
  place: ({ place }) => place,
  link: ({ link }) => link,
  deadline: ({ deadline }) => iso(deadline),
  'deadline zone': ({ deadline_zone }) => deadline_zone ?? '',
  stage: ({ stage }) => stage,
  notes: ({ notes }) => notes,
  'next step': ({ next_step }) => next_step,
  'next step on': ({ next_step_on }) => next_step_on ?? '',
  'words that matched': ({ words }) => (JSON.parse(words) as string[]).join('; '),
  kind: ({ kind }) => kind,
  listing: ({ listing_id }) => listing_id ?? '',
  added: ({ created_at }) => iso(created_at),
}

export function writeApplications(rows: readonly ApplicationRow[]): string {
  const lines = rows.map((row) => applicationColumns.map((column) => csvCell(cells[column](row))).join(','))
  return `${[applicationColumns.join(','), ...lines].join('\r\n')}\r\n`
}

/** What a column says of an application that is on the record already; the rest tell which one it is. */
const fieldOf = {
  ...{ place: 'place', link: 'link', deadline: 'deadline', 'deadline zone': 'deadline_zone', stage: 'stage' },
  ...{ notes: 'notes', 'next step': 'next_step', 'next step on': 'next_step_on', 'words that matched': 'words' },
  ...{ title: 'title', company: 'company', kind: 'kind' },
} as const satisfies Partial<Record<Column, keyof BroughtApplication>>

export interface ReadApplications {
  readonly applications: readonly { readonly line: number; readonly row: BroughtApplication }[]
  /** What the file says anything of. The rest of an application stays as it is. */
  readonly named: readonly (typeof fieldOf)[keyof typeof fieldOf][]
  readonly problems: readonly { readonly line: number; readonly problem: string }[]
}

/**
 * Reads a file of applications: a line of column names, then one a line. A title is needed; what cannot be understood
 * leaves its line out and says so, so that nothing is changed in silence.
 */
export function readApplications(csv: string, now: number): ReadApplications {
  if (csv.split(',', mostCells + 1).length > mostCells)
    throw new ProblemError('invalid-input', 'The file has too many columns. Keep those of the record.')
  const records = parsed(csv)
  const [header, ...lines] = records
  const names = (header?.record ?? []).map((name) => name.trim().toLowerCase())
  if (!names.includes('title')) {
    throw new ProblemError('invalid-input', 'The first line must name the columns, and one of them must be "title".')
  }
  if (lines.length > applicationCaps.most) {
    const most = applicationCaps.most.toLocaleString('en-US')
    throw new ProblemError('invalid-input', `The file has more than ${most} applications. Split it into several files.`)
  }
  const applications: { line: number; row: BroughtApplication }[] = []
  const problems: { line: number; problem: string }[] = []
  const others = names.filter((name) => name !== '' && !applicationColumns.some((column) => column === name))
  if (others.length > 0) {
    const first = others.slice(0, 5).map((name) => `"${name.slice(0, 40)}"`)
    problems.push({ line: 1, problem: `There is no place for the column ${first.join(', ')}. It was left out.` })
  }
  // Once, and not for each line: a line of names may be as long as the file.
  const places = new Map(applicationColumns.map((column) => [column, names.indexOf(column)]))
  for (const { record, line } of lines) {
    const value = (column: Column) => plain(record[places.get(column) ?? -1] ?? '')
    const read = rowOf(value, now)
    if (typeof read === 'string') problems.push({ line, problem: read })
    else applications.push({ line, row: read })
  }
  const named = Object.entries(fieldOf).flatMap(([column, field]) => (names.includes(column) ? [field] : []))
  return { applications, named, problems }
}

function parsed(csv: string): { record: string[]; line: number }[] {
  try {
    // One more than fits, so that a longer file is not read to its end.
    const lines = { skip_empty_lines: true, to: applicationCaps.most + 2 } as const
    const options = { bom: true, info: true, relax_column_count: true, ...lines } as const
    const found = parse(csv, options) as unknown as { record: string[]; info: { lines: number } }[]
    return found.map(({ record, info }) => ({ record, line: info.lines }))
  } catch (cause) {
    throw new ProblemError('invalid-input', 'The file is no CSV: a quotation mark is missing or too much.', { cause })
  }
}

/** Without the apostrophe that keeps a spreadsheet from running it. */
const plain = (cell: string) => visibleText(cell.replace(/^'(?='*(?:\s*[=+\-@＝＋－＠]|[\t\r\n]))/, '')).trim()

const { line, link, notes, listing, zone } = applicationCaps
const longest = {
  ...{ title: line, company: line, place: line, 'next step': line, link, notes, listing, 'deadline zone': zone },
} as const satisfies Partial<Record<Column, number>>

function rowOf(value: (column: Column) => string, now: number): BroughtApplication | string {
  for (const [column, most] of Object.entries(longest))
    if (value(column as Column).length > most)
      return `The ${column} has more than ${most.toLocaleString('en-US')} characters.`
  if (value('title') === '') return 'It has no title.'
  const stage = (value('stage').toLowerCase() || 'interested') as ApplicationStage
  if (!applicationStages.includes(stage)) return `The stage is one of ${applicationStages.join(', ')}.`
  if (value('link') !== '' && !/^https?:\/\/\S+$/i.test(value('link')))
    return 'The link must start with http:// or https://.'
  const instants = { deadline: value('deadline'), added: value('added') }
  for (const [column, text] of Object.entries(instants))
    if (text !== '' && isoInstant(text) === undefined)
      return `The column "${column}" must be a date such as 2026-12-01.`
  const on = value('next step on')
  if (on !== '' && (!/^\d{4}-\d{2}-\d{2}$/.test(on) || isoInstant(on) === undefined))
    return 'The column "next step on" must be a day such as 2026-12-01.'
  const words = value('words that matched')
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  if (words.length > applicationCaps.words || words.some(({ length }) => length > applicationCaps.word))
    return `The words that matched are at most ${applicationCaps.words}, of ${applicationCaps.word} characters each.`
  const kind = value('kind').toLowerCase() || 'job'
  if (kind !== 'job' && kind !== 'hackathon') return 'The kind is job or hackathon.'
  return {
    ...{ listing_id: value('listing') || null, kind },
    ...{ title: value('title'), company: value('company'), place: value('place'), link: value('link') },
    ...{ deadline: endOf(instants.deadline) ?? null, deadline_zone: value('deadline zone') || null },
    ...{ words: JSON.stringify(words), stage, notes: value('notes') },
    ...{ next_step: value('next step'), next_step_on: on || null, created_at: isoInstant(instants.added) ?? now },
  }
}

/** A day lasts until its end. */
const endOf = (text: string) => isoInstant(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59Z` : text)
