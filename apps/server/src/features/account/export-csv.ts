import { csvCell } from '../../platform/csv-cell.ts'

type Row = Readonly<Record<string, unknown>>

/** One line a field: table, row, field, value (RFC 4180). */
export function exportCsv(tables: Readonly<Record<string, readonly Row[]>>): string {
  const lines = ['table,row,field,value']
  for (const [table, rows] of Object.entries(tables)) {
    for (const [position, row] of rows.entries()) {
      for (const [field, value] of Object.entries(row)) {
        lines.push([table, String(position + 1), field, textOf(value)].map(csvCell).join(','))
      }
    }
  }
  return `${lines.join('\r\n')}\r\n`
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
