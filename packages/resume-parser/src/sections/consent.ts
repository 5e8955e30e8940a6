import type { Line } from '../lines/lines.ts'

/**
 * How the clause begins that lets a recruiter keep a resume, usual at the foot of Polish, Italian and German ones: it says
 * nothing about the person.
 */
const consent =
  /^(?:i (?:hereby )?(?:agree|consent|give (?:my )?consent|authori[sz]e)\s.{0,40}\bprocess(?:ing)? .{0,40}\b(?:personal )?data|i (?:hereby )?authori[sz]e .{0,40}\bpersonal data|(?:niniejszym )?wyrażam zgodę na przetwarzanie|(?:ai sensi .{0,90})?autorizzo (?:il|al) trattamento|(?:hiermit )?(?:willige|stimme) ich .{0,60}(?:personenbezogene|daten)|ich (?:willige|stimme|bin) .{0,60}(?:personenbezogene|verarbeitung .{0,30}daten))/iu

const goesOn = (line: Line, next: Line): boolean =>
  next.style.size === line.style.size &&
  next.column === line.column &&
  next.page === line.page &&
  next.bullet === null &&
  next.gapAbove < line.style.size * 1.2 &&
  (!/[.!]$/.test(line.text) || line.x1 > line.x0 + (line.columnX1 - line.x0) * 0.8)

/** The rows without a clause of consent, which lasts until its paragraph ends. */
export function withoutConsent(lines: readonly Line[]): Line[] {
  const kept: Line[] = []
  let clause: Line | null = null
  for (const [index, line] of lines.entries()) {
    const begins = consent.test(`${line.text} ${lines[index + 1]?.text ?? ''}`)
    clause = begins || (clause && goesOn(clause, line)) ? line : null
    if (!clause) kept.push(line)
  }
  return kept
}
