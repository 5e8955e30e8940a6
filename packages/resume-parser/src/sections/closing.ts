import type { Line } from '../lines/lines.ts'

/**
 * How the clause begins that lets a recruiter keep a resume, usual at the foot of Polish, Italian and German ones: it says
 * nothing about the person.
 */
const consent =
  /^(?:i (?:hereby )?(?:agree|consent|give (?:my )?consent|authori[sz]e)\s.{0,40}\bprocess(?:ing)? .{0,40}\b(?:personal )?data|i (?:hereby )?authori[sz]e .{0,40}\bpersonal data|(?:niniejszym )?wyrażam zgodę na przetwarzanie|(?:ai sensi .{0,90})?autorizzo (?:il|al) trattamento|(?:hiermit )?(?:willige|stimme) ich .{0,60}(?:personenbezogene|daten)|ich (?:willige|stimme|bin) .{0,60}(?:personenbezogene|verarbeitung .{0,30}daten))/iu

/** Where and when a resume was signed: 'Oldenburg, den 12.03.2026', 'Lyon, le 3 mai 2026'. */
const signing =
  /^\p{Lu}[\p{L}.'’ -]{1,40}(?:,\s*|\s+(?=den\s))(?:(?:den|am|le|lì|li|il|dnia|dne|dana|em)\s+)?\d{1,2}(?:\s?[./-]\s?\d{1,2}\s?[./-]\s?|\.?\s+(?:de\s+)?\p{L}{3,12}\.?\s+(?:de\s+)?)(?:19|20)\d{2}\.?$/u
/** The boxes in small letters at the foot of a Japanese form, for why and how the person wishes to work. */
const wishes = /^(?:志望の?動機|本人希望)/u
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
