import { monthWords } from '@scry/vocabulary/date-words'

/** A day or month that a text names: characters [start, end). `day` is missing in 'June 2027', `year` in 'June 5'. */
export interface CalendarDate {
  readonly year?: number
  readonly month: number
  readonly day?: number
  readonly start: number
  readonly end: number
}

const monthOf = new Map<string, number>()
monthWords.forEach((words, at) => {
  for (const word of words) if (/^\p{Script=Latin}{3,}$/u.test(word) && !monthOf.has(word)) monthOf.set(word, at + 1)
})
monthOf.set('sept', 9)
const names = [...monthOf.keys()].sort((left, right) => right.length - left.length).join('|')
const month = `(?<![\\p{L}\\p{N}])(${names})(?!\\p{L})\\.?`
const year = "(20\\d\\d|['’]\\d\\d)(?![\\d])"
const ordinal = '(?:st|nd|rd|th|er|º|ª|\\.)?'
const patterns = [
  `${month}\\s*(\\d{1,2})${ordinal}(?!\\d)(?:\\s*[–—-]\\s*\\d{1,2}${ordinal}(?!\\d))?(?:,?\\s*(?:of\\s+)?${year})?`,
  `(?<!\\d)(\\d{1,2})${ordinal}\\s*(?:of\\s+|de\\s+|-)?${month}(?:\\s*,?\\s*(?:de\\s+|-)?${year})?`,
  `${month}\\s*,?\\s*(?:of\\s+|de\\s+)?${year}`,
  `${month}(?=\\s*(?:\\/|-|–|to|and|or|&)\\s*(?:${names})\\.?\\s*20\\d\\d)`,
  `(?<![\\d/.-])(20\\d\\d)[-/.](\\d{1,2})[-/.](\\d{1,2})(?![\\d])`,
  `(?<![\\d/.-])(\\d{1,2})([/.-])(\\d{1,2})\\14(20\\d\\d|\\d\\d)(?![\\d/])`,
]
const pattern = new RegExp(patterns.join('|'), 'giu')

const yearFrom = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const digits = Number(text.replace(/\D/g, ''))
  return digits < 100 ? 2000 + digits : digits
}
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()
const monthFrom = (name: string | undefined): number | undefined =>
  name === undefined ? undefined : monthOf.get(name.toLowerCase())

/** Of two numbers the month and the day: 13/5 can be read one way only; else it is as the country writes, or unknown. */
const ordered = (
  first: number,
  second: number,
  mark: string,
  dayFirst: boolean | undefined,
): [number, number] | null => {
  if (first > 12) return [second, first]
  if (second > 12 || first === second) return [first, second]
  if (mark === '.') return [second, first]
  if (dayFirst === undefined) return null
  return dayFirst ? [second, first] : [first, second]
}

/** 'May/June 2026', 'January and August 2026', 'May 18 or 26, 2026': the year behind the second is that of the first too. */
const shared = new RegExp(
  `${month}\\s*(?:\\d{1,2})?${ordinal},?\\s*(?:\\/|-|–|to|and|or|&)\\s*(?:(${names})\\.?\\s*)?(?:\\d{1,2}${ordinal})?\\s*,?\\s*(20\\d\\d)`,
  'giu',
)

/** The year that each month or day without one takes from the next date of its range, by the place it begins at. */
const sharedYears = (text: string): Map<number, number> =>
  new Map(
    [...text.matchAll(shared)].map(({ index, 1: first, 2: second, 3: written }) => {
      const crosses = second !== undefined && (monthFrom(first) ?? 0) > (monthFrom(second) ?? 12)
      return [index, Number(written) - (crosses ? 1 : 0)]
    }),
  )

/** The days and months that a text names, in order; `dayFirst` tells how 5/6/2027 is written there. */
export const calendarDatesIn = (text: string, dayFirst?: boolean): CalendarDate[] => {
  const found: CalendarDate[] = []
  const years = sharedYears(text)
  for (const match of text.matchAll(pattern)) {
    const [, m1, d1, y1, d2, m2, y2, m3, y3, m6, y4, m4, d4, n1, mark, n2, y5] = [...match]
    const numbers = n1 === undefined ? null : ordered(Number(n1), Number(n2), mark ?? '', dayFirst)
    if (n1 !== undefined && numbers === null) continue
    const monthNumber = monthFrom(m1 ?? m2 ?? m3 ?? m6) ?? (m4 === undefined ? numbers?.[0] : Number(m4))
    const dayText = d1 ?? d2 ?? d4
    const day = numbers?.[1] ?? (dayText === undefined ? undefined : Number(dayText))
    const inYear = yearFrom(y1 ?? y2 ?? y3 ?? y4 ?? y5) ?? years.get(match.index)
    if (monthNumber === undefined || monthNumber < 1 || monthNumber > 12) continue
    if (day !== undefined && (day < 1 || day > daysIn(inYear ?? 2028, monthNumber))) continue
    found.push({
      month: monthNumber,
      ...(day !== undefined && { day }),
      ...(inYear !== undefined && { year: inYear }),
      start: match.index,
      end: match.index + match[0].length,
    })
  }
  return found
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** '2027-06-15', or '2027-06'; null where no year is said. */
export const isoDate = ({ year, month, day }: CalendarDate): string | null =>
  year === undefined ? null : `${year}-${pad(month)}${day === undefined ? '' : `-${pad(day)}`}`
