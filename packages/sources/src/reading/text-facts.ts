import type { DegreeName } from '@scry/contracts/enumerations'
import { degreeNames } from '@scry/contracts/enumerations'
import type { Listing, SaidIn } from '@scry/contracts/listing'
import { requiredDegree } from '@scry/vocabulary/degrees'
import { type ReadText, readText } from '@scry/vocabulary/requirement-sections'
import { requiredYears } from '@scry/vocabulary/years'
import { deadlineIn } from './deadline.ts'
import { payIn } from './pay.ts'
import { startDateIn, studentsIn, termsIn, titleTerms } from './studies.ts'
import type { Told } from './told.ts'
import { type Sentence, sentenceAt, Wording } from './wording.ts'
import { citizenshipIn, clearanceIn, sponsorshipIn } from './work-permission.ts'
import { workplaceIn } from './workplace.ts'

/** What is known of a listing beside its words. */
export interface Beside {
  readonly title: string
  readonly posted?: number | undefined
  /** ISO 3166 codes of its places. */
  readonly countries: readonly string[]
}

/** The facts that a text states, each with its sentence; they are fields of a `Listing`. */
export type TextFacts = Pick<
  Listing,
  | 'pay'
  | 'workplace'
  | 'deadline'
  | 'deadlineZone'
  | 'years'
  | 'degree'
  | 'terms'
  | 'startsOn'
  | 'sponsorship'
  | 'citizenship'
  | 'clearance'
  | 'students'
> & { said: Record<string, SaidIn> }

/** Countries that write the month first. */
const monthFirst = new Set(['US', 'PH', 'CA'])

/** Reads a listing's text, as it is stored, and its title. */
export const factsIn = (
  text: string,
  { title, posted, countries }: Beside,
  read: ReadText = readText(text),
): TextFacts => {
  const facts: TextFacts = { said: {} }
  const words = new Wording(text)
  const keep = <Field extends keyof TextFacts & string>(
    field: Field,
    told: Told<NonNullable<TextFacts[Field]>> | null,
  ): void => {
    if (told === null) return
    facts[field] = told.value
    facts.said[field] = { field: 'description', start: told.sentence.start, end: told.sentence.end }
  }
  const inTitle = <Field extends keyof TextFacts & string>(
    field: Field,
    value: NonNullable<TextFacts[Field]>,
  ): void => {
    facts[field] = value
    facts.said[field] = { field: 'title', start: 0, end: title.length }
  }
  const dayFirst = countries.length === 0 ? undefined : !countries.every((country) => monthFirst.has(country))
  keep('pay', payIn(words, countries))
  keep('workplace', workplaceIn(words))
  keep('sponsorship', sponsorshipIn(words))
  keep('citizenship', citizenshipIn(words))
  keep('clearance', clearanceIn(words))
  keep('startsOn', startDateIn(words, dayFirst))
  const deadline = deadlineIn(words, posted, dayFirst)
  if (deadline !== null) {
    keep('deadline', { value: deadline.value.at, sentence: deadline.sentence })
    if (deadline.value.zone !== undefined) facts.deadlineZone = deadline.value.zone
  }
  const students = studentsIn(words, title)
  if (students === 'title') inTitle('students', 'only')
  else keep('students', students)
  const terms = termsIn(words, title)
  if (terms === 'title') inTitle('terms', titleTerms(title))
  else keep('terms', terms)
  const years = requiredYears(text, read)
  if (years !== null)
    keep('years', {
      value: { least: years.least, ...(years.most !== null && { most: years.most }) },
      sentence: around(text, years.start, years.end),
    })
  const degree = requiredDegree(text, read)
  if (degree !== null)
    keep('degree', {
      value: degreeNames[degree.rank - 1] as DegreeName,
      sentence: around(text, degree.start, degree.end),
    })
  return facts
}

/** The sentence of a place that may run over its end. */
const around = (text: string, start: number, end: number): Sentence => {
  const sentence = sentenceAt(text, start)
  const last = Math.max(sentence.end, end)
  return { start: sentence.start, end: last, text: text.slice(sentence.start, last) }
}
