import { findDates } from '@scry/vocabulary/dates'
import { bulletSigns, type Cell, type Line } from './lines.ts'
import { withCells } from './rails.ts'
import { cut, trim } from './slice.ts'

/** A row apart: what stands in the margin, and what is told beside it. */
interface Row {
  readonly line: Line
  readonly head: Cell | null
  readonly told: readonly Cell[]
}

/** A date, or one end of a range broken over two rows. */
const saysDate = (text: string) =>
  text.length < 32 && (findDates(text).length > 0 || findDates(`2020 – ${text}`)[0]?.present === true)

const loneBullet = (cell: Cell) => cell.slice.text.length === 1 && bulletSigns.test(cell.slice.text)

/** A bullet that stands close to the text in the margin belongs to the text beside it. */
function withoutTail(cell: Cell): Cell {
  const tail = /\s+[■●•▪◦]$/u.exec(cell.slice.text)
  return tail ? { ...cell, slice: trim(cut(cell.slice, 0, tail.index)) } : cell
}

function rowOf(line: Line, edge: number): Row {
  const heads = line.cells.filter((cell) => cell.x0 < edge - 12 && cell.x1 <= edge + 2)
  const [head] = line.bullet === null || line.x0 < edge - 12 ? heads : []
  const told = line.cells.filter((cell) => !heads.includes(cell))
  return { line, head: head && heads.length === 1 ? withoutTail(head) : null, told: heads.length > 1 ? [] : told }
}

/** A row without what stands in its margin; its bullet is a sign of its own again. */
export function toldLine({ line, told }: Pick<Row, 'line' | 'told'>): Line | null {
  const [first, ...others] = told
  if (!first) return null
  const sign = /^(\S)\s+/u.exec(first.slice.text)
  const signed = sign?.[1] !== undefined && bulletSigns.test(sign[1])
  const own = signed ? { ...first, slice: cut(first.slice, sign[0].length) } : first
  const cells = loneBullet(first) ? others : [own, ...others]
  if (cells.length === 0) return null
  const out = withCells(line, cells)
  return signed || loneBullet(first) ? { ...out, bullet: '•' } : out
}

/** Where the text beside the stacks begins: at the page's margin edge, or at bullets that follow other text in a row. */
export function stackEdge(lines: readonly Line[]): number | null {
  const bullets = lines.flatMap(({ cells: [head, second] }) => {
    const sign = second && (second.icon === 'bullet' || bulletSigns.test(second.slice.text.split(' ')[0] ?? ''))
    return head && second && sign && !saysDate(head.slice.text) ? [second.x0] : []
  })
  const [first] = bullets
  if (first !== undefined && bullets.every((x0) => Math.abs(x0 - first) <= 3)) return first - 1
  const edge = lines[0]?.margin ?? null
  return edge !== null && lines.every((line) => line.margin === edge) ? edge : null
}

/**
 * Entries whose title, employer and dates are stacked in the margin, with the bullets beside them: each stack comes
 * before what is told beside it. Other sections are left as they are.
 */
export function unstackMargin(lines: readonly Line[], known: number | null = null): Line[] {
  const beside = (line: Line) =>
    line.cells.some((cell, at) => at > 0 && known !== null && Math.abs(cell.x0 - known) <= 16)
  const edge = stackEdge(lines) ?? (lines.some(beside) || lines.every((line) => line.x1 < (known ?? 0)) ? known : null)
  if (edge === null) return [...lines]
  // Beside no text at all, the margin is still as wide as elsewhere.
  if (lines.every((line) => line.x1 < edge)) return lines.map((line) => ({ ...line, columnX1: edge - 10 }))
  const rows = lines.map((line) => rowOf(line, edge))
  const heads = rows.filter((row) => row.head !== null)
  const dates = heads.filter((row) => saysDate(row.head?.slice.text ?? '')).length
  const sided = heads.filter((row) => row.told.length > 0).length
  // A table: what each row tells belongs to the name in its margin.
  if (dates === 0 && sided === rows.length) return [...lines]
  const begun = saysDate(heads[0]?.head?.slice.text ?? '')
  if (heads.length < 2 || dates + (begun ? 1 : 0) > heads.length * 0.5 || sided < heads.length * 0.25) return [...lines]
  const steps = heads.slice(1).flatMap((row, i) => {
    const step = row.line.baseline - (heads[i]?.line.baseline ?? 0)
    return step > 0 ? [step] : []
  })
  const least = Math.min(...steps)
  const out: Line[] = []
  let told: Line[] = []
  let before: Row | null = null
  let stacked = 0
  for (const row of rows) {
    if (row.head) {
      const step = before ? row.line.baseline - before.line.baseline : Number.POSITIVE_INFINITY
      const afterDate = before?.head ? saysDate(before.head.slice.text) : false
      const opens = step < 0 || afterDate || (step >= least * 1.3 && !saysDate(row.head.slice.text))
      if (opens) {
        out.push(...told)
        told = []
      } else stacked++
      const head = { ...withCells(row.line, [row.head]), bullet: null, x1: row.head.x1 }
      const open = opens ? undefined : out.pop()
      out.push(...(open ? [open, head] : [head]))
      before = row
    }
    const line = row.head ? toldLine(row) : row.line
    if (line) told.push(line)
  }
  out.push(...told)
  return stacked >= 1 ? out : [...lines]
}
