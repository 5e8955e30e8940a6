import type { ColumnRole } from '../data/column-words.ts'
import type { Cell, Line } from '../lines/lines.ts'
import { joinSlices, type Slice } from '../lines/slice.ts'
import { isTableHead, roleOfColumn } from '../lines/tables.ts'
import { datesOf, splitTrailingPlace } from '../sections/header-pieces.ts'
import type { Job } from './job.ts'
import type { Study } from './study.ts'

type Values = ReadonlyMap<ColumnRole, Slice>

/** A table by the names of its columns: what each row holds, and the lines before and after it. */
interface NamedTable {
  readonly roles: ReadonlySet<ColumnRole>
  readonly rows: readonly Values[]
  readonly rest: Line[]
}

/** The name of the column that a cell stands under. */
function columnOf(cell: Cell, head: Line): number {
  const distances = head.cells.map((name) => Math.max(cell.x0, name.x0) - Math.min(cell.x1, name.x1))
  return distances.indexOf(Math.min(...distances))
}

function valuesOf(line: Line, head: Line, names: readonly ColumnRole[]): Values {
  const values = new Map<ColumnRole, Slice>()
  for (const cell of line.cells) {
    const role = names[columnOf(cell, head)] ?? 'told'
    const before = values.get(role)
    values.set(role, before ? joinSlices([before, cell.slice], ' ') : cell.slice)
  }
  return values
}

/** The first table of a section whose columns are named; null when there is none. */
function namedTable(lines: readonly Line[], leastColumns: number): NamedTable | null {
  const at = lines.findIndex(
    (line) => line.cells.length >= leastColumns && isTableHead(line.cells.map(({ slice }) => slice.text)),
  )
  const head = lines[at]
  if (!head) return null
  const names = head.cells.map(({ slice }) => roleOfColumn(slice.text))
  let end = at + 1
  while (end < lines.length && (lines[end]?.cells.length ?? 0) >= leastColumns) end++
  const rows = lines.slice(at + 1, end).map((line) => valuesOf(line, head, names))
  return rows.length > 0 ? { roles: new Set(names), rows, rest: [...lines.slice(0, at), ...lines.slice(end)] } : null
}

/** The studies of a table by the names of its columns, and the lines around it; null when there is no such table. */
export function studiesOfTable(lines: readonly Line[]): { studies: Study[]; rest: Line[] } | null {
  const table = namedTable(lines, 3)
  if (!table) return null
  const { roles, rows, rest } = table
  const where = (['school', 'board', 'employer', 'place'] as const).filter((role) => roles.has(role))
  if (!roles.has('degree') || where.length === 0) return null
  const studies = rows.map((values): Study => {
    const school = where.map((role) => values.get(role)).find((value) => value !== undefined)
    const degree = [values.get('degree'), values.get('branch')].filter((part) => part !== undefined)
    return {
      ...datesOf(values.get('dates') ?? null),
      school: school ? splitTrailingPlace(school).rest : null,
      degree: degree.length > 0 ? joinSlices(degree, ', ') : null,
      body: [],
      confidence: 0.93,
    }
  })
  return { studies, rest }
}

const isEmpty = ({ text }: Slice) => !/[\p{L}\p{N}]/u.test(text)

/**
 * The jobs of a table by the names of its columns. Where the rows below it name its employers again, as in forms of Japan,
 * they tell about those jobs. Null when there is no such table.
 */
export function jobsOfTable(lines: readonly Line[]): { jobs: Job[]; rest: Line[] } | null {
  const table = namedTable(lines, 2)
  if (!table) return null
  const { roles, rows, rest } = table
  if (!roles.has('employer') || !(roles.has('title') || roles.has('dates'))) return null
  if (!rows.some((values) => datesOf(values.get('dates') ?? null).span)) return null
  const jobs = rows.flatMap((values): Job[] => {
    const employer = values.get('employer')
    if (!employer || isEmpty(employer)) return []
    const { rest: company, place } = splitTrailingPlace(employer)
    return [
      {
        ...datesOf(values.get('dates') ?? null),
        position: values.get('title') ?? null,
        company,
        location: values.get('place') ?? place,
        body: [],
        confidence: 0.93,
      },
    ]
  })
  if (jobs.length === 0) return null
  const around: Line[] = []
  let open: Job | undefined
  for (const line of rest) {
    open = jobs.find(({ company }) => company?.text === line.text) ?? open
    if (open) open.body = [...open.body, line]
    else around.push(line)
  }
  return { jobs, rest: around }
}

/** The names in a table of certificates; null when no column is named so. */
export function certificatesOfTable(lines: readonly Line[]): { names: Slice[]; rest: Line[] } | null {
  const table = namedTable(lines, 2)
  if (!table) return null
  const role = (['certificate', 'degree'] as const).find((name) => table.roles.has(name))
  if (!role) return null
  const names = table.rows.flatMap((values) => values.get(role) ?? [])
  return names.length > 0 ? { names, rest: table.rest } : null
}
