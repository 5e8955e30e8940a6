import { deadlineAbove, isWindow, noDeadline, otherDate } from '../data/english/deadline.ts'
import { type CalendarDate, calendarDatesIn } from './calendar-dates.ts'
import { anyWay, wordsFor } from './languages.ts'
import type { Told } from './told.ts'
import type { Wording } from './wording.ts'

/** The last moment to apply, ms UTC; `zone` as the text names it, else the day ends at midnight UTC. */
export interface Deadline {
  readonly at: number
  readonly zone?: string
}

const zones: readonly (readonly [RegExp, string])[] = [
  [/\baoe\b|anywhere on earth/i, 'AoE'],
  [/\be[sd]?t\b|\beastern/i, 'America/New_York'],
  [/\b(?:c[sd]t|central(?: time)?)\b/i, 'America/Chicago'],
  [/\b(?:m[sd]t|mountain)\b/i, 'America/Denver'],
  [/\bp[sd]?t\b|\bpacific/i, 'America/Los_Angeles'],
  [/\b(?:gmt|utc|z)\b/i, 'UTC'],
  [/\bbst\b|uk time|london time/i, 'Europe/London'],
  [/\b(?:cest|cet)\b/i, 'Europe/Berlin'],
  [/\bist\b/i, 'Asia/Kolkata'],
  [/\bsgt\b/i, 'Asia/Singapore'],
  [/\baes?t\b|\baedt\b/i, 'Australia/Sydney'],
]

export const zoneIn = (text: string): string | undefined => zones.find(([name]) => name.test(text))?.[1]

/** What a clock in a zone shows at an instant, as if it were UTC. */
const shownIn = (zone: string, at: number): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(at)
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** The instant at which the clock of a zone shows a time, given as if it were UTC. Anywhere on earth is twelve hours behind. */
export const instantIn = (zone: string | undefined, local: number): number => {
  if (zone === undefined || zone === 'UTC') return local
  if (zone === 'AoE') return local + 12 * 3_600_000
  const guess = local - (shownIn(zone, local) - local)
  return local - (shownIn(zone, guess) - guess)
}

const clock = /\b(\d{1,2})(?::(\d{2}))?\s*([ap])\.?\s?m\b|\b([01]?\d|2[0-3]):([0-5]\d)\b|\b(midnight|noon)\b/i

export const endOfDay = 86_399_000

/** The time of day in ms; `unsaid` where none is said. */
export const timeOf = (text: string, unsaid = endOfDay): number => {
  const match = clock.exec(text)
  if (match === null) return unsaid
  const [, hour12, minute12, half, hour, minute, name] = match
  if (name !== undefined) return name.toLowerCase() === 'noon' ? 43_200_000 : endOfDay
  const hours = hour ?? String((Number(hour12) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0))
  const seconds = Number(hours) === 23 && Number(minute ?? minute12) === 59 ? 59 : 0
  return ((Number(hours) * 60 + Number(minute ?? minute12 ?? 0)) * 60 + seconds) * 1000
}

/** The date's year, or the first one in which it lies behind the day of posting. */
export const yearFor = ({ year, month, day }: CalendarDate, posted: number | undefined): number | null => {
  if (year !== undefined) return year
  if (posted === undefined || day === undefined) return null
  const first = new Date(posted).getUTCFullYear()
  const isLater = Date.UTC(first, month - 1, day) >= posted - 86_400_000
  return isLater ? first : first + 1
}

/** A month beside a number, or numbers with marks between them. */
const namesDay = /\d[./-]\d|\d(?:st|nd|rd|th|\.)?\s*(?:of |de )?[A-Za-zÀ-ÿ]{3,}|[A-Za-zÀ-ÿ]{3,}\.?\s*\d/
const deadlineWords = wordsFor((words) => words.deadlineWords)
const aboutApplying = anyWay((words) => words.applying)
const lastDay = anyWay((words) => words.lastDay)
const lastDays = new RegExp(lastDay.source, 'giu')
const aboutDeadline = anyWay((words) => words.deadline)

/** The day by which one must apply. `posted` gives a date its year; `dayFirst` says how 5/6/2027 is written there. */
export const deadlineIn = (words: Wording, posted?: number, dayFirst?: boolean): Told<Deadline> | null => {
  for (const sentence of words.labelledWith(deadlineWords)) {
    const whole = sentence.text
    if (!namesDay.test(whole)) continue
    const place = whole.search(aboutDeadline)
    const from = Math.max(0, place - 40)
    const text = whole.slice(from, from + 260)
    const above = words.lineAbove(sentence.start)
    if (!aboutApplying.test(text) && !deadlineAbove.test(above)) continue
    if (!lastDay.test(text) || noDeadline.test(text)) continue
    const dates = calendarDatesIn(text, dayFirst).filter(({ day }) => day !== undefined)
    const marks = [...text.matchAll(lastDays)].map(({ index }) => index)
    const date = dates
      .filter((one) => marks.some((mark) => mark < one.end && one.start - mark < 110))
      .filter((one) => !otherDate.test(text.slice(Math.max(0, one.start - 60), one.start)))
      .at(isWindow.test(text) ? -1 : 0)
    if (date?.day === undefined) continue
    const year = yearFor(date, posted)
    if (year === null) continue
    const near = text.slice(Math.max(0, date.start - 45), date.end + 45)
    const zone = zoneIn(near)
    const local = Date.UTC(year, date.month - 1, date.day) + timeOf(near.replace(text.slice(date.start, date.end), ' '))
    return { value: { at: instantIn(zone, local), ...(zone !== undefined && { zone }) }, sentence }
  }
  return null
}
