import type { Cell, Line } from '../lines/lines.ts'
import { joinSlices, type Slice } from '../lines/slice.ts'
import { isTableHead } from '../lines/tables.ts'
import { datesOf, splitTrailingPlace } from '../sections/header-pieces.ts'
import type { Study } from './study.ts'

type Role = 'school' | 'board' | 'degree' | 'branch' | 'dates' | 'told'

const roles: readonly (readonly [Role, RegExp])[] = [
  ['dates', /\b(?:year|passing|duration|period|completion)\b/i],
  ['told', /gpa|percent|marks?|grade|score|division|result|%/i],
  ['school', /institut|school|college/i],
  ['board', /university|board/i],
  ['branch', /branch|stream|speciali[sz]ation/i],
  ['degree', /degree|course|qualification|exam|certificate|diploma|class|standard|level/i],
]

const roleOf = (text: string): Role => roles.find(([, pattern]) => pattern.test(text))?.[0] ?? 'told'

/** The name of the column that a cell stands under. */
function columnOf(cell: Cell, head: Line): number {
  const distances = head.cells.map((name) => Math.max(cell.x0, name.x0) - Math.min(cell.x1, name.x1))
  return distances.indexOf(Math.min(...distances))
}

/** The studies of a table by the names of its columns, and the lines around it; null when there is no such table. */
export function studiesOfTable(lines: readonly Line[]): { studies: Study[]; rest: Line[] } | null {
  const at = lines.findIndex((line) => line.cells.length >= 3 && isTableHead(line.cells.map(({ slice }) => slice.text)))
  const head = lines[at]
  const names = head?.cells.map(({ slice }) => roleOf(slice.text)) ?? []
  if (!head || !names.includes('degree') || !(names.includes('school') || names.includes('board'))) return null
  let end = at + 1
  while (end < lines.length && (lines[end]?.cells.length ?? 0) >= 3) end++
  const studies = lines.slice(at + 1, end).map((line): Study => {
    const values = new Map<Role, Slice>()
    for (const cell of line.cells) {
      const role = names[columnOf(cell, head)] ?? 'told'
      const before = values.get(role)
      values.set(role, before ? joinSlices([before, cell.slice], ' ') : cell.slice)
    }
    const dates = values.get('dates') ?? null
    const school = values.get('school') ?? values.get('board')
    const degree = [values.get('degree'), values.get('branch')].filter((part) => part !== undefined)
    return {
      ...datesOf(dates),
      school: school ? splitTrailingPlace(school).rest : null,
      degree: degree.length > 0 ? joinSlices(degree, ', ') : null,
      body: [],
      confidence: 0.93,
    }
  })
  return studies.length > 0 ? { studies, rest: [...lines.slice(0, at), ...lines.slice(end)] } : null
}
