import { type ReadText, readText } from './requirement-sections.ts'
import { findForeignYears } from './years-abroad.ts'
import type { YearsDemand } from './years-demand.ts'

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const moreNumberWords = ['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen']
const wordValues = new Map([...numberWords, ...moreNumberWords].map((word, value) => [word, value] as const))
wordValues.set('twenty', 20)

const numeral = `\\d{1,2}(?:\\.\\d)?|${[...wordValues.keys()].join('|')}`
const inBrackets = `(?:\\s*\\((?:${numeral})\\))?`
const demandPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.$€£/-])(${numeral})${inBrackets}(\\s*\\+)?` +
    `(?:\\s*(?:-|–|—|to|or|and)\\s*(${numeral})${inBrackets}(\\s*\\+)?)?` +
    `(?:\\s+or\\s+more)?[\\s-]*(?:plus\\s+)?(years?|yrs?|months?)\\b(?:\\s*\\+)?['’]?s?`,
  'iuy',
)
const yearsBefore = new RegExp(
  `\\b(?:years|yrs)\\s+of\\s+(?:\\p{L}+\\s+){0,2}experience(?:\\s+\\p{L}+){0,2}\\s*[:=]\\s*(${numeral})(?:\\s*(?:-|–|to)\\s*(${numeral}))?`,
  'iuy',
)
const oneYear = /(?<=\b(an?\s+))year(?:['’]s)?\s+(?:of\s+)?(?:\p{L}+\s+){0,3}experience\b/iuy
const noExperience =
  /\bno\s+(?:(?:prior|previous|work|working|professional|relevant|formal)\s+){0,2}experience\s+(?:is\s+)?(?:required|necessary|needed|expected)|\bexperience\s+(?:is\s+)?not\s+(?:required|necessary|needed)\b|\b(?:do(?:es)?\s+not|don['’]t)\s+(?:need|require)\s+(?:any\s+)?(?:\p{L}+\s+){0,2}experience\b/iuy

const experienceAfter =
  /^(?:\s*\(?(?:or\s+more|or\s+longer|plus|minimum|min)\)?)?[\s,.]*(?:(?:exp|of|in|as|with|working|doing|building|managing|leading|post|professional|relevant|related|prior|previous|proven|progressive|practical|hands|full|work|industry|direct|commercial|solid|strong|overall|total|combined|equivalent|clinical|teaching|sales|development|software|engineering|technical|management|supervisory|leadership|experience)\b|[^.;\n•]{0,60}?\bexperience\b)/iu
/** '4+ years selling to schools': what was done for so long. A 'five-year planning horizon' is none. */
const spentDoing = /^\s+(?!(?:during|following|including|according|depending|starting|running|being)\b)\p{L}{2,}ing\b/iu
const experienceBefore =
  /(?:\bexperience|\bexp\.?|\bask(?:s|ing)?\s+for|\bcall(?:s|ing)?\s+for|\blook(?:s|ing)?\s+for|\bbackground|\bminimum|\bmin\.?|\bat\s+least|\brequires?|\brequired)(?:\s*(?:of|:|-|–|is|required|level|with|over|for))*[\s,]*\(?\s*(?:a\s+)?(?:minimum\s+(?:of\s+)?)?$/iu
const notDemandAfter =
  /^[\s-]*(?:old\b|of\s+age\b|or\s+older\b|and\s+older\b|ago\b|contract\b|term\b|degree\b|college\b|program(?:me)?\b|plan\b|history\b|anniversary\b|in\s+(?:business(?![\s/&-]+(?:and\s+)?(?:develop|analy|admin|intell|manage|operat|strat|consult|process|plan|sale|partner|system|tech|affairs|market))|operation|a\s+row)\b|warranty\b|strong\b(?=\s+and)|of\s+(?:(?:history|growth|success|service|innovation|excellence|collaboration|partnership)(?!\s*[/&]|\s+\p{L}[^.,;\n]{0,60}\bexperience)|college|university|school|study|education|coursework|heritage|tradition|age)\b|university\b|(?:full|part)[\s-]*time\s+(?:[\p{L}-]+\s+){0,2}(?:MBA|master\p{L}*|degree|program(?:me)?|course)\b|(?:[^.;\n]{0,40}\s)?(?:if\s+(?:you\s+have\s+)?no|without\s+(?:a|any))\s+degree\b)/iu
const notDemandBefore =
  /(?:\b(?:over|for|past|last|next|first|within|every|within\s+the|in\s+the|celebrating|nearly|almost|after|more\s+than)\s+(?:the\s+)?(?:past\s+|last\s+|next\s+|first\s+)?)$/iu
const maximumBefore = /\b(?:up\s+to|maximum(?:\s+of)?|max\.?|no\s+more\s+than|less\s+than|under|fewer\s+than)\s*$/iu
const companySpeaks =
  /\b(?:we|our|us|company|firm|organization|agency|founded|established|history|team\s+has|has\s+been)\b/iu
const seeks =
  /\b(?:you|your|candidates?|applicants?|looking|look\s+for|seek\w*|ask\w*|require\w*|needs?|hir\w+|must|role|someone)\b/iu
/** 'With 15 years of experience, we ...', 'engineers who have ten years of experience', 'lived here for five years'. */
const spokenOfOthers =
  /\b(?:work\w*\s+(?:with|alongside)\b[^.]{0,30}\bwho\s+have|lived\b[^.]{0,30}|residency\s+of)\s*(?:at\s+least\s+)?$/iu
const companyAfter = /^[^.;\n]{0,60},\s*(?:we|our|us)\b/iu
const opensForCompany = /(?:^|[.\n]\s*)(?:with|backed\s+by|for|after|thanks\s+to)\s+(?:\p{L}+\s+){0,2}$/iu
/** Words before a colon or bracket with which a number of years is no experience. */
const otherMeasure =
  /\b(?:age|duration|contract|term|length|project|warranty|period|valid\w*|program(?:me)?|stud(?:y|ies)|course|training|apprenticeship|residency|degree|funding|lease)\b[^\n]{0,12}$/iu
const labelBefore = /(?:^|\n|[•*])[^\n:.;]{3,50}:\s*$/u
const endsLine = /^\s*(?:\((?:required|preferred|desired|minimum)\)|[.,;]?\s*(?:\n|$))/iu
const opensLine = /(?:^|[\n•*])[\s-]*$/u
const refusedBelow = /^[^.;\n]{0,60}\b(?:will\s+not|cannot|need\s+not)\b/iu

/** 'A degree or equivalent experience (four years in an office)': in place of something else. */
const inLieu = /\bequivalent\b[^.;\n]{0,30}\($/iu

/** Months belong to experience on their own line only: the next line speaks of something else. */
const experienceOnLine = /^[^\S\n]*(?:of[^\S\n]+)?(?:[\p{L}-]+[^\S\n]+){0,3}experience\b/iu
/** 'Or the willingness to obtain it within six months': time for getting something, and no experience. */
const gainsWithin =
  /\b(?:obtain|acquire|earn|attain|achieve|gain|get|pass|complete|receive|secure)\w*\b[^.;\n]{0,60}\b(?:within|in|after|during)\s+(?:the\s+)?(?:first\s+|next\s+)?$/iu

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
  const ofExperience =
    /^(?:\s*\(?(?:or\s+more|plus|minimum|min)\)?)?['’]?\s*of\s+(?:[\p{L}-]+\s+){0,4}experience\b/iu.test(after)
  const opens = opensLine.test(before) && (hasPlus ? endsLine : /^\s+(?:of|in|on|at|as|with)\b/iu).test(after)
  const isOfWork = experienceAfter.test(after) || (isSeveral && spentDoing.test(after))
  if (!asked && !opens && !isOfWork && !(hasPlus && /^[.\s]+(?:in|on|at|as|of)\b/iu.test(after))) return false
  if (
    !asked &&
    !(ofExperience && /\b(?:over|more\s+than)\s+$/iu.test(before) && !companySpeaks.test(before)) &&
    notDemandBefore.test(before) &&
    !/\b(?:must|need|have|has|with|requires?)\b[^.]{0,20}$/iu.test(before)
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
      /^experience/i.test(match[0]) &&
      /(?:^|[^\p{L}\s])[^\p{L}]*$|(?:prior|previous|work|professional|relevant|industry|related|formal)\s*$/iu.test(
        text.slice(Math.max(0, start - 30), start),
      ) === false
    if (isOfOneThing || isOwnKind) continue
    found.push({ least: 0, most: null, required: true, start, end: start + match[0].length })
  }
  found.push(...findForeignYears(text, cues))
  return found.length > 1 ? found.sort((left, right) => left.start - right.start) : found
}

const sentenceEnd = /[\n•]|[.;](?:\s|$)/u
/** What follows is a part of the years before it: 'ten years in sales, with at least three in a leading role'. */
const partOfThem = /\b(?:with|including|of\s+which|incl\.?)\b[^.;\n]{0,30}$/iu
/** Each of several lengths goes with a degree of its own: 'six years with a bachelor, four with a master'. */
const degreeBeside = /\b(?:bachelor|master|ph\.?\s?d|b\.?s\.?|m\.?s\.?|b\.?a\.?|doctora\w+)(?![\p{L}])/iu

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
