import type { SourceTime } from '../source-item.ts'
import { calendarDatesIn } from './calendar-dates.ts'
import { instantIn } from './deadline.ts'

const dayLength = 86_400_000
/** No opening has a time after it. What lies some years further is no date at all, and a list that holds it cannot be written. */
const latest = Date.UTC(3000, 0)

/** A span of days in words, as ms UTC from the first moment to the last: 'May 19 - Aug 17, 2026', 'Jul 08 - 11, 2024'. */
export const spanIn = (text: string): { starts: number; ends: number } | undefined => {
  const dates = calendarDatesIn(
    text
      .replace(/(?<!\p{L})(\p{L}+\.?)\s*(\d{1,2})\s*[-–—]\s*(\d{1,2})(?=\s*,?\s*20\d\d)/gu, '$1 $2 - $1 $3')
      .replace(/(?<!\d)(\d{1,2})\.?\s*[-–—]\s*(\d{1,2})\.?\s*(\p{L}{3,}\.?)(?=\s*,?\s*20\d\d)/gu, '$1 $3 - $2 $3'),
  ).filter(({ day }) => day !== undefined)
  const first = dates[0]
  const last = dates.at(-1)
  if (first?.day === undefined || last?.day === undefined || last.year === undefined) return undefined
  const crosses =
    first.year === undefined && (first.month > last.month || (first.month === last.month && first.day > last.day))
  const starts = Date.UTC(first.year ?? (crosses ? last.year - 1 : last.year), first.month - 1, first.day)
  const ends = Date.UTC(last.year, last.month - 1, last.day) + dayLength - 1000
  return ends > starts ? { starts, ends } : undefined
}

/** When a time begins, or (`end`) has passed, ms UTC: a day ends with its last second. Undefined for what cannot be read. */
export const instantOf = (time: SourceTime | undefined, end = false): number | undefined => {
  if (time === undefined) return undefined
  let at: number | undefined
  if (time.form === 'instant') at = time.at
  else if (time.form === 'date') at = Date.parse(`${time.date}T00:00:00Z`) + (end ? dayLength - 1000 : 0)
  else if (time.form === 'local') at = Date.parse(`${time.text}Z`)
  else {
    const span = spanIn(time.text)
    at = span === undefined ? Date.parse(time.text) : end ? span.ends : span.starts
    const zone = /anywhere on earth|\baoe\b/i.test(time.text) ? 'AoE' : undefined
    if (at !== undefined && zone !== undefined) at = instantIn(zone, at)
  }
  return at !== undefined && at > 0 && at < latest ? at : undefined
}
