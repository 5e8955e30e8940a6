import { findDates } from '@scry/vocabulary/dates'
import { degreeScore } from '@scry/vocabulary/degree-names'
import { schoolScore } from '@scry/vocabulary/school-names'
import type { Line } from '../lines/lines.ts'

/** Marks, courses and honours: what a study tells and not what it is called. */
export const gradeOnly =
  /^(?:c?gpa|(?:average |final |overall )?(?:grade|mark|score|average)s?|note|cijfergemiddelde|gemiddeld cijfer|percentage|aggregate|honou?rs|minor|major|thesis|coursework|relevant|courses|activities|advisor|supervisor|dean['’]?s list|hono[u]?r roll|principal['’]?s list|summa|magna|cum laude|with distinction|first class|class rank|gesamtnote|abschlussnote|mention|nota|média|ortalama)\b|^[a-z .]{2,24} board$/i

/** 'expected July 2027' below a study that goes on tells of it and begins no other. */
export function tellsItsEnd({ text }: Line, above: Line | undefined): boolean {
  const dates = findDates(text)
  return (
    dates.length === 1 &&
    /(?<!\p{L})(?:expected|anticipated|expecting)(?!\p{L})/iu.test(text) &&
    dates.every(({ isRange }) => !isRange) &&
    findDates(above?.text ?? '').some(({ present }) => present)
  )
}

type Fact = 'date' | 'school' | 'degree'

const factsOf = ({ text }: Line): Fact[] => [
  ...(findDates(text).length > 0 ? (['date'] as const) : []),
  ...(schoolScore(text) >= 0.8 ? (['school'] as const) : []),
  // 'Heron High School' is a school and no degree.
  ...(text.split(/[,;|]/).some((part) => degreeScore(part) >= 0.7 && schoolScore(part) < 0.8)
    ? (['degree'] as const)
    : []),
]

/**
 * The first row of each study, where some lack their date and others a school that is known as one: a row that says again
 * what its study has said, or that says what the first row of all says after others.
 */
export function firstRows(lines: readonly Line[]): Set<Line> {
  const first = new Set<Line>()
  let leading: readonly Fact[] = []
  let said = new Set<Fact>()
  for (const line of lines) {
    const facts = line.bullet === null && !gradeOnly.test(line.text) ? factsOf(line) : []
    if (facts.length === 0) continue
    if (first.size === 0) leading = facts
    const isOver = [...said].some((fact) => !leading.includes(fact)) && facts.some((fact) => leading.includes(fact))
    if (first.size === 0 || isOver || facts.some((fact) => said.has(fact))) {
      first.add(line)
      said = new Set()
    }
    for (const fact of facts) said.add(fact)
  }
  return first
}

/** Whether a text may say what was studied: a few words that begin as a name does and are no mark and no date. */
export const namesField = (text: string) =>
  text.split(/\s+/).length <= 6 &&
  /^[\p{Lu}\p{Lo}]/u.test(text) &&
  !/[.!:]$/.test(text) &&
  !gradeOnly.test(text) &&
  findDates(text).length === 0 &&
  schoolScore(text) === 0
