import { placeLabels } from '../data/place-labels.ts'
import type { Cell, Line } from '../lines/lines.ts'
import { cut, joinSlices, type Slice, tidy } from '../lines/slice.ts'

type Part = string

/** The parts with their labels, a town before what it lies in. */
const rows = placeLabels
  .trim()
  .split('\n')
  .map((row): readonly [Part, readonly string[]] => {
    const [part = '', labels = ''] = row.split('|')
    return [part, labels.split(';')]
  })
const partOfLabel = new Map(rows.flatMap(([part, labels]) => labels.map((label) => [label, part] as const)).reverse())
const parts = ['town', 'region', 'country']

const plain = (text: string) => text.normalize('NFC').toLowerCase().trim()
const ended = /\s*[:：]$/u
/** The part of a place whose label a text is. */
const labelOf = (text: string) => partOfLabel.get(plain(text).replace(ended, ''))

export const isLabelOfPart = (text: string): boolean => labelOf(text) !== undefined

const begun = /^([^:：]{1,24})[:：]\s*/u

/** 'City: ' before a place, as it is printed. */
export function placeLabel(text: string): string | null {
  const label = begun.exec(text)
  const part = label && labelOf(label[1] ?? '')
  return label && part && part !== 'birth' ? label[0] : null
}

/** What a label says of: beside it in its row, below it in the next, or in the same text behind a colon. */
function partAt(cell: Cell, at: number, line: Line, next: Line | undefined): readonly [Part, Slice] | null {
  const inText = begun.exec(cell.slice.text)
  const behind = inText && labelOf(inText[1] ?? '')
  if (inText && behind && inText[0].length < cell.slice.text.length)
    return [behind, tidy(cut(cell.slice, inText[0].length))]
  const part = labelOf(cell.slice.text)
  if (!part) return null
  const below = next?.column === line.column ? next.cells.find(({ x0 }) => Math.abs(x0 - cell.x0) <= 6) : undefined
  const beside = line.cells[at + 1]
  const value = beside && !isLabelOfPart(beside.slice.text) ? beside : below
  return value ? [part, value.slice] : null
}

/** The parts of a place that have labels of their own: 'City', 'Region' and 'Country', each with its value. */
export function labelledParts(lines: readonly Line[]): ReadonlyMap<Part, Slice> {
  const named = new Map<Part, Slice>()
  for (const [row, line] of lines.entries())
    for (const [at, cell] of line.cells.entries()) {
      const found = partAt(cell, at, line, lines[row + 1])
      if (found && found[1].text.length <= 40 && !named.has(found[0])) named.set(...found)
    }
  return named
}

/** A town with its region and country, as their labels tell them; null where none tells the town. */
export function placeOfParts(named: ReadonlyMap<Part, Slice>): Slice | null {
  if (!named.has('town')) return null
  const told = parts.flatMap((part) => named.get(part) ?? [])
  return joinSlices(told, ', ')
}
