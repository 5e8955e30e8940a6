import { optionalJudge } from './requirement-sections.ts'

/** Years of experience that a text asks for. `start` and `end` are offsets of the words that say so. */
export interface YearsDemand {
  /** Least number of years; 0 for 'no experience required'. */
  least: number
  /** Upper end of a range such as '2 to 4 years', else null. */
  most: number | null
  /** False when the text calls it preferred, a plus or nice to have. */
  required: boolean
  start: number
  end: number
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const moreNumberWords = ['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen']
const wordValues = new Map([...numberWords, ...moreNumberWords].map((word, value) => [word, value] as const))
wordValues.set('twenty', 20)

const numeral = `\\d{1,2}(?:\\.\\d)?|${[...wordValues.keys()].join('|')}`
const demandPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.$€£/-])(${numeral})(?:\\s*\\((\\d{1,2})\\))?(\\s*\\+)?` +
    `(?:\\s*(?:-|–|—|to|or|and)\\s*(${numeral})(?:\\s*\\(\\d{1,2}\\))?(\\s*\\+)?)?` +
    `(?:\\s+or\\s+more)?[\\s-]*(?:plus\\s+)?(years?|yrs?)\\b(?:\\s*\\+)?['’]?s?`,
  'giu',
)
const noExperience =
  /\bno\s+(?:(?:prior|previous|work|working|professional|relevant|formal)\s+){0,2}experience\s+(?:is\s+)?(?:required|necessary|needed|expected)|\bexperience\s+(?:is\s+)?not\s+(?:required|necessary|needed)\b/giu

const experienceAfter =
  /^(?:\s*\(?(?:or\s+more|plus|minimum|min)\)?)?[\s,]*(?:(?:of|in|as|with|working|doing|building|managing|leading|post|professional|relevant|related|prior|previous|proven|progressive|practical|hands|full|work|industry|direct|commercial|solid|strong|overall|total|combined|equivalent|clinical|teaching|sales|development|software|engineering|technical|management|supervisory|leadership|experience)\b|[^.;\n•]{0,60}?\bexperience\b)/iu
const experienceBefore =
  /(?:\bexperience|\bexp\.?|\bbackground|\bminimum|\bmin\.?|\bat\s+least|\brequires?|\brequired)(?:\s*(?:of|:|-|–|is|required|level|with|over))*\s*(?:a\s+)?(?:minimum\s+(?:of\s+)?)?$/iu
const notDemandAfter =
  /^[\s-]*(?:old\b|of\s+age\b|or\s+older\b|and\s+older\b|ago\b|contract\b|term\b|degree\b|college\b|program(?:me)?\b|plan\b|history\b|anniversary\b|in\s+(?:business|operation|a\s+row)\b|warranty\b|strong\b(?=\s+and)|of\s+(?:history|growth|success|service|innovation|excellence|college|university|school|study|education|coursework|heritage|tradition|age)\b|university\b)/iu
const notDemandBefore =
  /(?:\b(?:over|for|past|last|next|first|within|every|within\s+the|in\s+the|celebrating|nearly|almost|after|more\s+than)\s+(?:the\s+)?(?:past\s+|last\s+|next\s+|first\s+)?)$/iu
const maximumBefore = /\b(?:up\s+to|maximum(?:\s+of)?|max\.?|no\s+more\s+than|less\s+than|under|fewer\s+than)\s*$/iu
const companySpeaks =
  /\b(?:we|our|us|company|firm|organization|agency|founded|established|history|team\s+has|has\s+been)\b/iu

const numberFrom = (text: string): number => wordValues.get(text.toLowerCase()) ?? Math.floor(Number(text))

const isDemand = (before: string, after: string): boolean => {
  if (notDemandAfter.test(after)) return false
  const asked = experienceBefore.test(before)
  if (!asked && !experienceAfter.test(after)) return false
  if (
    !asked &&
    notDemandBefore.test(before) &&
    !/\b(?:must|need|have|has|with|requires?)\b[^.]{0,20}$/iu.test(before)
  ) {
    return false
  }
  return asked || !companySpeaks.test(before.slice(-45)) || /\byou\b/iu.test(before.slice(-30))
}

/**
 * Every demand for years of experience in a text, in order: '3+ years of experience', 'at least five years in sales',
 * '2 to 4 yrs', 'experience: 5 years', 'no experience required'. Ages, contract terms, the company's own years, 'up to'
 * and 'in the last two years' are none.
 */
export const findYears = (text: string): YearsDemand[] => {
  const found: YearsDemand[] = []
  if (!/y(?:ea)?rs?\b|experience/i.test(text)) return found
  const isOptional = optionalJudge(text)
  for (const match of text.matchAll(demandPattern)) {
    const start = match.index
    const end = start + match[0].length
    const before = text.slice(Math.max(0, start - 80), start)
    const after = text.slice(end, end + 90)
    const least = numberFrom(match[1] ?? '')
    const upper = match[4] === undefined ? null : numberFrom(match[4])
    if (least > 25 || maximumBefore.test(before) || !isDemand(before, after)) continue
    const most = upper !== null && upper > least ? upper : null
    found.push({ least, most, required: !isOptional(start, end), start, end })
  }
  for (const match of text.matchAll(noExperience)) {
    const start = match.index
    found.push({ least: 0, most: null, required: true, start, end: start + match[0].length })
  }
  return found.sort((left, right) => left.start - right.start)
}

const sentenceEnd = /[.;\n•](?:\s|$)/u

/**
 * The demand that decides: the largest required one; of alternatives in one sentence ('a bachelor and 5 years or a
 * master and 3 years') the smallest. Null when the text asks for nothing.
 */
export const requiredYears = (text: string): YearsDemand | null => {
  let decides: YearsDemand | null = null
  let previous: YearsDemand | null = null
  let group: YearsDemand | null = null
  const close = () => {
    if (group !== null && (decides === null || group.least > decides.least)) decides = group
  }
  for (const demand of findYears(text)) {
    if (!demand.required) continue
    const between = previous === null ? '' : text.slice(previous.end, demand.start)
    const alternative = previous !== null && /\bor\b/iu.test(between) && !sentenceEnd.test(between)
    if (alternative && group !== null) {
      if (demand.least < (group as YearsDemand).least) group = demand
    } else {
      close()
      group = demand
    }
    previous = demand
  }
  close()
  return decides
}
