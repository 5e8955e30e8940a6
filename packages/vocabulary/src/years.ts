import {
  anyExperienceBefore,
  companyAfter,
  companySpeaks,
  degreeBeside,
  endsLine,
  experienceAfter,
  experienceBefore,
  gainsWithin,
  inLieu,
  maximumBefore,
  moreNumberWords,
  mustBefore,
  noExperience,
  notDemandAfter,
  notDemandBefore,
  numberWords,
  ofExperience,
  opensForCompany,
  otherMeasure,
  partOfThem,
  refusedBelow,
  seeks,
  spentDoing,
  spokenOfOthers,
  unitBefore,
  unitOfTime,
} from './data/english/years.ts'
import { type ReadText, readText } from './requirement-sections.ts'
import { findForeignYears } from './years-abroad.ts'
import type { YearsDemand } from './years-demand.ts'

const wordValues = new Map([...numberWords, ...moreNumberWords].map((word, value) => [word, value] as const))
wordValues.set('twenty', 20)

const numeral = `\\d{1,2}(?:\\.\\d)?|${[...wordValues.keys()].join('|')}`
const inBrackets = `(?:\\s*\\((?:${numeral})\\))?`
const demandPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.$€£/-])(${numeral})${inBrackets}(\\s*\\+)?` +
    `(?:\\s*(?:-|–|—|to|or|and)\\s*(${numeral})${inBrackets}(\\s*\\+)?)?` +
    unitOfTime.source,
  'iuy',
)
const yearsBefore = new RegExp(`${unitBefore.source}(${numeral})(?:\\s*(?:-|–|to)\\s*(${numeral}))?`, 'iuy')
const oneYear = /(?<=\b(an?\s+))year(?:['’]s)?\s+(?:of\s+)?(?:\p{L}+\s+){0,3}experience\b/iuy
const labelBefore = /(?:^|\n|[•*])[^\n:.;]{3,50}:\s*$/u
const opensLine = /(?:^|[\n•*])[\s-]*$/u
/** Months belong to experience on their own line only: the next line speaks of something else. */
const experienceOnLine = /^[^\S\n]*(?:of[^\S\n]+)?(?:[\p{L}-]+[^\S\n]+){0,3}experience\b/iu
const numberFrom = (text: string): number => wordValues.get(text.toLowerCase()) ?? Math.floor(Number(text))

/** The words of a text around a number of years. */
interface Surroundings {
  before: string
  after: string
  hasPlus: boolean
  isMonths: boolean
  isSeveral: boolean
}

const isDemand = ({ before, after, hasPlus, isMonths, isSeveral }: Surroundings): boolean => {
  if (notDemandAfter.test(after) || spokenOfOthers.test(before) || inLieu.test(before)) return false
  if (isMonths) return experienceOnLine.test(after) && !gainsWithin.test(before) && !companySpeaks.test(before)
  if (gainsWithin.test(before)) return false
  if (labelBefore.test(before) && endsLine.test(after)) return !otherMeasure.test(before)
  if (/\(~?$/.test(before) && after.startsWith(')') && hasPlus) return !otherMeasure.test(before)
  if (opensForCompany.test(before) && companyAfter.test(after)) return false
  const asked = experienceBefore.test(before)
  const opens = opensLine.test(before) && (hasPlus ? endsLine : /^\s+(?:of|in|on|at|as|with)\b/iu).test(after)
  const isOfWork = experienceAfter.test(after) || (isSeveral && spentDoing.test(after))
  if (!asked && !opens && !isOfWork && !(hasPlus && /^[.\s]+(?:in|on|at|as|of)\b/iu.test(after))) return false
  if (
    !asked &&
    !(ofExperience.test(after) && /\b(?:over|more\s+than)\s+$/iu.test(before) && !companySpeaks.test(before)) &&
    notDemandBefore.test(before) &&
    !mustBefore.test(before)
  ) {
    return false
  }
  const sentence =
    before
      .slice(-60)
      .split(/[.!?\n]\s/)
      .at(-1) ?? ''
  return asked || !companySpeaks.test(sentence) || seeks.test(sentence)
}

/**
 * Every demand for years of experience in a text, in order: '3+ years of experience', 'at least five years in sales',
 * '2 to 4 yrs', 'experience: 5 years', 'no experience required'. Ages, contract terms, the company's own years, 'up to'
 * and 'in the last two years' are none.
 */
export const findYears = (text: string, { cues, newJudge }: ReadText = readText(text)): YearsDemand[] => {
  const found: YearsDemand[] = []
  const isOptional = newJudge()
  for (const match of cues.matches('numeral', demandPattern, text)) {
    const start = match.index
    const end = start + match[0].length
    const before = text.slice(Math.max(0, start - 80), start)
    const after = text.slice(end, end + 90)
    const isMonths = /^month/i.test(match[5] ?? '')
    const years = (numeral: string): number => (isMonths ? Math.floor(numberFrom(numeral) / 12) : numberFrom(numeral))
    const least = years(match[1] ?? '')
    const upper = match[3] === undefined ? null : years(match[3])
    const hasPlus = match[0].includes('+') || /plus/i.test(match[0])
    if (least > 25 || (maximumBefore.test(before) && !refusedBelow.test(after))) continue
    const isSeveral = /s$/i.test(match[5] ?? '')
    if (!isDemand({ before, after, hasPlus, isMonths, isSeveral })) continue
    const most = upper !== null && upper > least ? upper : null
    found.push({ least, most, required: !isOptional(start, end), start, end })
  }
  const put = (least: number, most: number | null, start: number, end: number) => {
    if (found.some((known) => known.start < end && start < known.end)) return
    found.push({ least, most, required: !isOptional(start, end), start, end })
  }
  for (const match of cues.matches('year', yearsBefore, text)) {
    const most = match[2] === undefined ? null : numberFrom(match[2])
    put(numberFrom(match[1] ?? ''), most, match.index, match.index + match[0].length)
  }
  for (const match of cues.matches('year', oneYear, text)) {
    const start = match.index - (match[1] ?? '').length
    if (!companySpeaks.test(text.slice(Math.max(0, start - 45), start)))
      put(1, null, start, match.index + match[0].length)
  }
  for (const match of cues.matches('noExperience', noExperience, text)) {
    const start = match.index
    const isOfOneThing = /^\s*(?:with|in|of|using)\b/iu.test(text.slice(start + match[0].length))
    const isOwnKind =
      /^experience/i.test(match[0]) && !anyExperienceBefore.test(text.slice(Math.max(0, start - 30), start))
    if (isOfOneThing || isOwnKind) continue
    found.push({ least: 0, most: null, required: true, start, end: start + match[0].length })
  }
  found.push(...findForeignYears(text, cues))
  return found.length > 1 ? found.sort((left, right) => left.start - right.start) : found
}

const sentenceEnd = /[\n•]|[.;](?:\s|$)/u
/**
 * The demand that decides: the largest required one; of alternatives in one sentence ('a bachelor and 5 years or a
 * master and 3 years') the smallest. Null when the text asks for nothing.
 */
export const requiredYears = (text: string, read: ReadText = readText(text)): YearsDemand | null => {
  let decides: YearsDemand | null = null
  let previous: YearsDemand | null = null
  let group: YearsDemand | null = null
  const close = () => {
    if (group !== null && (decides === null || group.least > decides.least)) decides = group
  }
  for (const demand of findYears(text, read)) {
    if (!demand.required) continue
    const between = previous === null ? '' : text.slice(previous.end, demand.start)
    const isBeside = (one: YearsDemand): boolean =>
      degreeBeside.test(text.slice(Math.max(0, one.start - 12), one.start)) ||
      degreeBeside.test((text.slice(one.end, one.end + 60).split(/[,;.\n]/)[0] as string) ?? '')
    const alternative: boolean =
      previous !== null &&
      !sentenceEnd.test(between) &&
      ((/\bor\b/iu.test(between) && (!partOfThem.test(between) || degreeBeside.test(between))) ||
        (isBeside(previous) && isBeside(demand)))
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
