import type { Cue } from './cues.ts'
import { besideStudents, listEnd, noSubject, takesOthers } from './data/english/studies-demand.ts'
import { fieldsOfStudy } from './fields-of-study.ts'
import { type ReadText, readText, sentenceAround } from './requirement-sections.ts'

/** The fields of work that the subjects lead to of which a text asks for students, at the offsets of the words that say so. */
export interface StudiesDemand {
  fields: string[]
  start: number
  end: number
}

const subjects = '(?:the\\s+fields?\\s+of\\s+)?(\\p{L}[^.;:\\n()]{2,200})'
const course = '(?:degrees?|program(?:me)?s?|majors?|courses?|studies|ph\\.?d\\.?|bachelor\\p{L}*|master\\p{L}*|mba)'
const cue: Cue = 'studies'
/** 'Studying X', 'enrolled in a bachelor's program in X', 'students of X'. */
const asking = new RegExp(
  `(?:(?:studying|majoring\\s+in)\\s+|(?:enrol\\p{L}*|pursuing|working\\s+towards?)\\b[^.;:\\n]{0,80}?\\b${course}(?:['’]s)?(?:\\s+degrees?|\\s+program(?:me)?s?)?\\s+(?:in|of)\\s+|(?:currently|now)\\s+in\\s+[^.;:\\n]{0,50}?\\b${course}\\s+in\\s+|students?\\s+(?:of|studying|majoring\\s+in)\\s+)${subjects}`,
  'iuy',
)
/** The students that a text asks for by their subject; null when it asks for none, or names a subject of no known field. */
export const findStudiesDemand = (
  text: string,
  { cues, newJudge }: ReadText = readText(text),
): StudiesDemand | null => {
  const isOptional = newJudge()
  const fields = new Set<string>()
  let first: { start: number; end: number } | undefined
  for (const match of cues.matches(cue, asking, text)) {
    const listed = match[1] ?? ''
    const from = match.index + match[0].length - listed.length
    const sentence = sentenceAround(text, match.index, from)
    if (besideStudents.test(text.slice(Math.max(sentence.start, match.index - 40), match.index))) continue
    if (isOptional(match.index, from) || takesOthers.test(text.slice(sentence.start, sentence.end))) return null
    const list = listed.replace(listEnd, '')
    const items = list.split(/\s*(?:,|\/|\bor\b|\band\b|&)\s*/iu).filter((item) => !noSubject.test(item))
    const read = items.map((item) => fieldsOfStudy(item))
    if (items.length === 0 || read.some((found) => found.length === 0)) return null
    for (const field of read.flat()) fields.add(field)
    // Engineering as such is software too.
    if (items.some((item) => /^(?:an?\s+)?engineering\b/iu.test(item))) fields.add('software')
    first ??= { start: match.index, end: from + list.trimEnd().length }
  }
  return first === undefined ? null : { fields: [...fields], ...first }
}
