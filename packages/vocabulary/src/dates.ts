import {
  eraYears,
  expectedWords,
  lengthJoint,
  monthUnits,
  monthWords,
  presentWords,
  rangeWords,
  seasonWords,
  sinceWords,
  yearUnits,
} from './data/date-words.ts'

/** A point in time as a resume gives it: months count from 1; null when only the year is said. */
export interface DatePoint {
  readonly year: number
  readonly month: number | null
}

/** A date or range found in a text. `from` and `to` are its offsets; `start` and `end` are as printed. */
export interface DateSpan {
  readonly from: number
  readonly to: number
  readonly start: string | null
  readonly end: string | null
  readonly startPoint: DatePoint | null
  readonly endPoint: DatePoint | null
  /** The range goes on until now. */
  readonly present: boolean
  /** Both ends are said, or one end is said to be a beginning. */
  readonly isRange: boolean
  /** Offsets of the printed start and end. */
  readonly startAt: readonly [number, number] | null
  readonly endAt: readonly [number, number] | null
}

const escapePattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+')
const byLength = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|')

const monthOf = new Map<string, number>()
monthWords.forEach((words, index) => {
  for (const word of words) if (!monthOf.has(word)) monthOf.set(word, index + 1)
})
const month = `(?:${byLength(monthWords.flat())})\\.?`
const season = `(?:${byLength(Object.keys(seasonWords))})`
const year = '(?:19[5-9]\\d|20[0-4]\\d)'
const yearOrShort = `(?:${year}|['’‘\`]\\d{2}(?!\\d))`
// Blanks are taken in one place: where two could share them, a long row of blanks takes time by its square.
const link = "\\s*(?:[-/]\\s*|(?:[,.]\\s*)?(?:(?:de|del|di|of|d')\\s*)?)"
const era = byLength(Object.keys(eraYears))
const eraYear = new RegExp(`(${era})\\s*(\\d{1,2}|元)\\s*年`, 'u')
const atoms = [
  `(?:${era})\\s*(?:\\d{1,2}|元)\\s*年(?:\\s*\\d{1,2}\\s*月)?(?:\\s*\\d{1,2}\\s*日)?`,
  `${year}\\s*年\\s*(?:\\d{1,2}\\s*月)?(?:\\s*\\d{1,2}\\s*日)?`,
  `${year}\\s*년(?:\\s*\\d{1,2}\\s*월)?(?:\\s*\\d{1,2}\\s*일)?`,
  `\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s*(?:de\\s+)?${month}${link}${yearOrShort}`,
  `${month}\\s*\\d{1,2}(?:st|nd|rd|th)?\\s*,\\s*${year}`,
  `${month}${link}${yearOrShort}`,
  `${year}(?:[\\s,.]+|[-/])${month}(?:\\s+\\d{1,2}(?!\\d))?`,
  `(?:early|mid|late)[\\s-]+${year}`,
  `${season}(?:\\s+(?:term|semester|of|de|del))?\\s*(?:,\\s*)?${yearOrShort}(?:[/-]\\d{2}(?!\\d))?`,
  `[QH][1-4]\\s*(?:,\\s*)?${year}`,
  `\\d{1,2}[./]\\d{1,2}[./]${year}`,
  `\\d{1,2}-\\d{1,2}-${year}`,
  `${year}[-./]\\d{1,2}[-./]\\d{1,2}(?!\\d)`,
  `(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${year}`,
  `${year}\\s?[./-]\\s?(?:0[1-9]|1[0-2])(?!\\d)`,
  `(?:0[1-9]|1[0-2])/\\d{2}(?![\\d/])`,
  year,
  `(?:20XX|19XX|20__)`,
  `(?:start|end)\\s+(?:date|year)`,
  `month\\s+year|MM\\s?/\\s?YYYY`,
]
const atom = `(?:${atoms.join('|')})`
const present = `(?:${byLength(presentWords)})(?:\\s*\\((?:${byLength(presentWords)})\\))?`
const startOnly = `(?:${month}|${season})`
/** The first of two months of one year: '07 – 08.2007'. */
const monthNumber = '(?:0?[1-9]|1[0-2])(?=\\s*[-–—]\\s*(?:0?[1-9]|1[0-2])[./]\\s?(?:19|20)\\d\\d)'
const separator = `\\s*(?:[-–—―‐‑−~〜～→➔]+|\\.\\.\\.?|${byLength(rangeWords)})\\s*`
const edgeBefore = '(?<![\\p{L}\\p{N}])(?<![\\p{N}][.,/-])(?<![$€£¥#])'
const edgeAfter = '(?![\\p{L}\\p{N}](?<![\\u0900-\\uffff]))(?![%€])(?![.,/-]\\d)'
const since = `(?:${byLength(sinceWords)})`
const expected = `(?:${byLength(expectedWords)})`

const pattern = new RegExp(
  [
    `${edgeBefore}(?<a>${atom})(?:${separator}|\\s+)(?<b>${present})${edgeAfter}`,
    `${edgeBefore}(?<c>${atom})${separator}(?:(?:${expected})\\.?:?\\s*)?(?<d>${atom})${edgeAfter}`,
    `${edgeBefore}(?<e>${year})\\s*[-–—/]\\s*(?<f>\\d{2})(?!\\d)${edgeAfter}`,
    `${edgeBefore}(?<g>${startOnly}|${monthNumber})${separator}(?<h>${atom})${edgeAfter}`,
    `${edgeBefore}${since}\\s+(?<i>${atom})${edgeAfter}`,
    `${edgeBefore}(?<l>${atom})(?:\\s*(?:부터|から|起)|[–—](?=\\s)|\\s*[-–—]\\s*$)`,
    `${edgeBefore}(?:${expected}\\.?:?\\s*(?:in\\s+)?)?(?<k>${atom})${edgeAfter}`,
  ].join('|'),
  'iuy',
)

/** A cell that is nothing but a month or a season, or two of them, or one and 'present'. */
const yearless = new RegExp(`^${startOnly}(?:${separator}(?:${startOnly}|${present}))?$`, 'iu')
const yearlessRange = new RegExp(`${edgeBefore}${startOnly}${separator}(?:${startOnly}|${present})${edgeAfter}`, 'iu')

/** Where a text gives months or seasons of no year ('June – August'); null where it does not or where it has a year. */
export function findYearlessDate(text: string): readonly [number, number] | null {
  if (text.length > 120 || hint.test(text)) return null
  if (yearless.test(text.trim())) return [0, text.length]
  const range = yearlessRange.exec(text)
  return range && [range.index, range.index + range[0].length]
}

const wordStart = /(?<![\p{L}\p{N}])[\p{L}\d]/gu
const startLetters = 3
/** The first letters of every word that a date can begin with. */
const dateStarts = new Set(
  [
    ...[...monthWords.flat(), ...Object.keys(seasonWords), ...sinceWords, ...expectedWords],
    ...Object.keys(eraYears),
    ...['early', 'mid', 'late', 'start', 'end', 'month', 'mm', 'q', 'h'],
  ].map((word) => (word.split(' ')[0] ?? '').slice(0, startLetters)),
)

/** 'From May 2019 to June 2020' is a range, though 'from May 2019' alone says a beginning. */
function rangeAfterLead(text: string, match: RegExpExecArray | null): RegExpExecArray | null {
  const date = match?.groups?.i
  if (!match || date === undefined) return match
  pattern.lastIndex = match.index + match[0].length - date.length
  const range = pattern.exec(text)
  return range && (range.groups?.a ?? range.groups?.c) !== undefined ? range : match
}

/** 'De mars 2020 à mai 2021': a word that only leads a range in is part of it. */
const rangeLead = /(?<![\p{L}\p{N}])(?:de|du|del|von|vom|van|between|zwischen|entre)\s+$/iu

/** Where a date may begin: at a digit or a known word. The pattern is long, and trying it at every word takes most of the time. */
function possibleStarts(text: string): number[] {
  const places: number[] = []
  for (const { index, 0: first } of text.matchAll(wordStart)) {
    const letters = text.slice(index, index + startLetters).toLowerCase()
    const isKnown = /\d/.test(first) || [1, 2, startLetters].some((count) => dateStarts.has(letters.slice(0, count)))
    if (isKnown) places.push(index)
  }
  return places
}

/** Only texts with a digit or a placeholder can hold a date; most rows have neither. */
const hint =
  /[昭平令][和成]|(?:19[5-9]|20[0-4])\d|['’‘`]\d{2}|\d\/\d{2}|20XX|19XX|20__|(?:start|end)\s+(?:date|year)|month\s+year|MM\s?\/\s?YYYY/i

const firstNumber = (text: string, digits: RegExp) => {
  const match = digits.exec(text)
  return match ? Number(match[0]) : null
}

/** Reads one printed date; null when it names no year. A two-digit year is of this century up to 49. */
export function readDatePoint(text: string): DatePoint | null {
  const lower = text.toLowerCase().replace(eraYear, (_, name: string, count: string) => {
    return `${(eraYears[name] ?? 0) + (count === '元' ? 1 : Number(count))}年`
  })
  let yearNumber = firstNumber(lower, /(?:19[5-9]\d|20[0-4]\d)/)
  if (yearNumber === null) {
    const short = /(?:['’‘`]|\/)(\d{2})$/.exec(lower.trim())
    if (!short) return null
    const value = Number(short[1])
    yearNumber = value < 50 ? 2000 + value : 1900 + value
  }
  const rest = lower.replace(String(yearNumber), ' ')
  for (const word of rest.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []) {
    const found = monthOf.get(word) ?? seasonWords[word]
    if (found) return { year: yearNumber, month: found }
  }
  const quarter = /q([1-4])/.exec(rest)
  if (quarter) return { year: yearNumber, month: (Number(quarter[1]) - 1) * 3 + 1 }
  const numbers = (rest.match(/\d{1,2}/g) ?? []).map(Number).filter((value) => value > 0)
  const yearFirst = /^\D*(?:19|20)\d\d/.test(lower)
  const monthNumber = numbers.length === 2 && !yearFirst ? (numbers[1] ?? 0) : (numbers[0] ?? 0)
  if (monthNumber >= 1 && monthNumber <= 12) return { year: yearNumber, month: monthNumber }
  const other = numbers.find((value) => value <= 12)
  return { year: yearNumber, month: other ?? null }
}

/** All dates and ranges of a text, from left to right. */
export function findDates(text: string): DateSpan[] {
  const spans: DateSpan[] = []
  if (!hint.test(text)) return spans
  let to = 0
  for (const from of possibleStarts(text)) {
    if (from < to) continue
    pattern.lastIndex = from
    const match = rangeAfterLead(text, pattern.exec(text))
    if (!match) continue
    const groups = match.groups ?? {}
    to = match.index + match[0].length
    const place = (value: string | undefined, last: boolean): [number, number] | null => {
      if (value === undefined) return null
      const at = last ? text.lastIndexOf(value, to - value.length) : text.indexOf(value, from)
      return [at, at + value.length]
    }
    const startText = groups.a ?? groups.c ?? groups.e ?? groups.g ?? groups.i ?? groups.l
    const endText = groups.b ?? groups.d ?? groups.f ?? groups.h ?? groups.k
    const isPresent = groups.b !== undefined
    let startPoint = startText === undefined ? null : readDatePoint(startText)
    let endPoint = endText === undefined || isPresent ? null : readDatePoint(endText)
    if (groups.f !== undefined && startPoint) {
      const value = Math.floor(startPoint.year / 100) * 100 + Number(groups.f)
      if (value < startPoint.year || value > startPoint.year + 60) continue
      endPoint = { year: value, month: null }
    }
    if (groups.g !== undefined && endPoint) {
      const word = groups.g.toLowerCase().replace('.', '')
      const number = monthOf.get(word) ?? seasonWords[word] ?? (/^\d+$/.test(word) ? Number(word) : null)
      const earlier = number !== null && endPoint.month !== null && number > endPoint.month
      startPoint = { year: earlier ? endPoint.year - 1 : endPoint.year, month: number }
    }
    afterWord.lastIndex = from
    if (groups.k !== undefined && article.test(groups.k) && afterWord.test(text)) {
      spans.push(single(text, groups.k.slice(4).trim(), from))
      continue
    }
    if (startPoint && endPoint && startPoint.year > endPoint.year && groups.c !== undefined) {
      spans.push(single(text, groups.c, from))
      continue
    }
    const led =
      startText !== undefined && endText !== undefined ? rangeLead.exec(text.slice(Math.max(0, from - 10), from)) : null
    const lead = startText === undefined && endText !== undefined ? expectedLead(match[0], endText) : null
    spans.push({
      from: from - (led?.[0].length ?? 0),
      to,
      start: startText ?? null,
      end: lead ?? endText ?? null,
      startPoint,
      endPoint,
      present: isPresent || groups.i !== undefined || groups.l !== undefined,
      isRange: startText !== undefined,
      startAt: place(startText, false),
      endAt: place(lead ?? endText, true),
    })
  }
  return spans
}

/** December in Norwegian and Indonesian; after a word and before a year alone, 'of the' in French: 'Prix des 2023 lecteurs'. */
const article = /^(?:des|DES)\s/
const afterWord = /(?<=\p{L}\s+)/uy

/** 'Expected May 2030' says more than its date: the word stays. */
function expectedLead(matched: string, date: string): string | null {
  const before = matched.slice(0, matched.length - date.length)
  return matched.endsWith(date) && /^(?:expected|exp|anticipated)\.?\s+$/i.test(before) ? matched : null
}

function single(text: string, value: string, from: number): DateSpan {
  const at = text.indexOf(value, from)
  const point = readDatePoint(value)
  const endAt = [at, at + value.length] as const
  return {
    from: at,
    to: at + value.length,
    start: null,
    end: value,
    startPoint: null,
    endPoint: point,
    present: false,
    isRange: false,
    startAt: null,
    endAt,
  }
}

/** True when a short text is a date or a range and nothing else but brackets, stops and a length such as '(4 months)'. */
export function isDateText(text: string): boolean {
  const [span] = findDates(text)
  if (!span) return false
  const rest = (text.slice(0, span.from) + text.slice(span.to))
    .replace(durationText, '')
    .replace(/[\s()[\],.;:|·•–—-]+/g, '')
  return rest.length <= 1
}

const wordEnd = '(?!\\p{L}(?<![\\u0900-\\uffff]))'

/** A row of blanks is begun at its first one, so that it is not read again from each. */
const lengthStart = '(?:\\(\\s*|(?<!\\s)\\s*|)'

/** A length of time, as in '(1 yr 4 mos)' or '3 years'. */
export const durationText = new RegExp(
  `${lengthStart}(?:\\d+(?:[.,]\\d)?\\+?\\s*(?:${yearUnits})${wordEnd}${lengthJoint})?\\d+\\s*(?:${monthUnits})${wordEnd}\\s*\\)?|${lengthStart}\\d+(?:[.,]\\d)?\\+?\\s*(?:${yearUnits})${wordEnd}\\s*\\)?`,
  'giu',
)
