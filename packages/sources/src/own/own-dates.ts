import { millisecondsAt, secondsAt, timeAt } from '../answer/times.ts'
import { calendarDatesIn, isoDate } from '../reading/calendar-dates.ts'
import { instantIn } from '../reading/deadline.ts'
import { spanIn } from '../reading/times.ts'
import type { SourceTime } from '../source-item.ts'
import type { DateOrder } from './mapping.ts'

const clock = /(?<![\d/.-])(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(?:([ap])\.?m\b\.?)?|(?<![\d/.:-])(\d{1,2})\s*([ap])\.?m\b/i
const spelled = /^(\d{1,2})[/.-](\d{1,2})[/.-](?:20\d\d|\d\d)(?!\d)/

const clockOf = (text: string): string | undefined => {
  const match = clock.exec(text)
  if (match === null) return undefined
  const half = (match[4] ?? match[6])?.toLowerCase()
  const said = Number(match[1] ?? match[5])
  const hour = half === undefined ? said : (said % 12) + (half === 'p' ? 12 : 0)
  const [minute = '00', second = '00'] = [match[2], match[3]]
  if (hour > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${minute}:${second}`
}

/** The day that spreadsheets of our time count from; numbers of five digits are days from 1982 to 2064. */
const firstDay = Date.UTC(1899, 11, 30)
const countedDay = /^[3-6]\d{4}(?:\.\d+)?$/
const eastAsian = /(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/u

/** A time as a program writes it that knows of numbers only. */
const countedTime = (text: string): SourceTime | undefined => {
  if (countedDay.test(text))
    return timeAt(new Date(firstDay + Math.floor(Number(text)) * 86_400_000).toISOString().slice(0, 10))
  if (/^\d{10}$/.test(text)) return secondsAt(text)
  const milliseconds = /^(?:\/Date\()?(\d{13})(?:(?:[+-]\d{4})?\)\/)?$/.exec(text)
  return milliseconds === null ? undefined : millisecondsAt(milliseconds[1])
}

/** The moment at which a zone's clocks show a time; the time as it is where nobody knows the zone. */
const inZone = (time: SourceTime | undefined, zone: string | undefined): SourceTime | undefined => {
  if (time?.form !== 'local' || zone === undefined) return time
  try {
    return { form: 'instant', at: instantIn(zone, Date.parse(`${time.text}Z`)) }
  } catch {
    return time
  }
}

/** The first and the last day of what people write as 'May 15 - 21, 2027'. */
export const daysIn = (
  text: string,
  order: DateOrder | undefined,
): { starts: SourceTime; ends: SourceTime } | undefined => {
  const span = spanIn(text)
  const day = span === undefined ? ownTime(text, order) : undefined
  if (day !== undefined) return { starts: day, ends: day }
  if (span === undefined) return undefined
  const date = (at: number): SourceTime => ({ form: 'date', date: new Date(at).toISOString().slice(0, 10) })
  return { starts: date(span.starts), ends: date(span.ends) }
}

/**
 * A time as people write it into a table; never guessed: one day with its year, whose order of day and month is plain or
 * said by `order`. Undefined for all else. A time that says no zone is of `zone`.
 */
export const ownTime = (value: unknown, order: DateOrder | undefined, zone?: string): SourceTime | undefined =>
  inZone(timeIn(value, order), zone)

const timeIn = (value: unknown, order: DateOrder | undefined): SourceTime | undefined => {
  const text = typeof value === 'string' ? value.normalize('NFKC').replace(eastAsian, '$1-$2-$3 ').trim() : value
  const known = countedTime(String(text)) ?? timeAt(text)
  if (known === undefined || known.form !== 'text') return known
  const dates = calendarDatesIn(known.text, order === undefined ? undefined : order === 'day first')
  const [date] = dates
  if (dates.length !== 1 || date?.year === undefined || date.day === undefined) return undefined
  const day = isoDate(date)
  if (day === null || timeAt(day) === undefined) return undefined
  const time = clockOf(`${known.text.slice(0, date.start)} ${known.text.slice(date.end)}`)
  const utc = /\b(UTC|GMT|Z)\b/.test(known.text) ? 'Z' : ''
  return time === undefined ? timeAt(day) : timeAt(`${day}T${time}${utc}`)
}

/** The order of day and month that dates of one list show, where one number can be no month; none where they disagree. */
export const orderOf = (texts: Iterable<string>): DateOrder | undefined => {
  const seen = new Set<DateOrder>()
  for (const text of texts) {
    const match = spelled.exec(text.trim())
    if (match === null) continue
    const [first, second] = [Number(match[1]), Number(match[2])]
    if (first > 12 && second <= 12) seen.add('day first')
    if (second > 12 && first <= 12) seen.add('month first')
  }
  const [order] = seen
  return seen.size === 1 ? order : undefined
}
