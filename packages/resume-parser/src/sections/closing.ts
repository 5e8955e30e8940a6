import { consent, signing, wishes } from '../data/closing-words.ts'
import type { Line } from '../lines/lines.ts'

/** It stands below all else; a line to sign on and a name may follow, which are as little of the last section. */
const mostSigned = 3

const goesOn = (line: Line, next: Line): boolean =>
  next.style.size === line.style.size &&
  next.column === line.column &&
  next.page === line.page &&
  next.bullet === null &&
  next.gapAbove < line.style.size * 1.2 &&
  (!/[.!]$/.test(line.text) || line.x1 > line.x0 + (line.columnX1 - line.x0) * 0.8)

/** The rows without what closes a resume: a clause of consent, which lasts until its paragraph ends, wishes, and where it was signed. */
export function withoutClosing(lines: readonly Line[]): Line[] {
  const kept: Line[] = []
  let clause: Line | null = null
  for (const [index, line] of lines.entries()) {
    const begins = consent.test(`${line.text} ${lines[index + 1]?.text ?? ''}`)
    clause = begins || (clause && goesOn(clause, line)) ? line : null
    if (!clause) kept.push(line)
  }
  const wished = kept.findIndex(({ text }) => wishes.test(text))
  if (wished > 0) return kept.slice(0, wished)
  const signed = kept.findLastIndex(({ text }) => signing.test(text.trim()))
  return signed >= 0 && kept.length - signed <= mostSigned ? kept.slice(0, signed) : kept
}
