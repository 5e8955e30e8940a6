import type { CalendarDate } from '../../calls/calendar.ts'
import { dayIn } from '../../listing/dates.ts'

export interface Day {
  /** '2026-12-05' */
  day: string
  dates: CalendarDate[]
}

/** Dates by the day on which the listing has them: 23:59 AoE is that day for everybody. */
export function byDay(dates: readonly CalendarDate[]): Day[] {
  const days = new Map<string, CalendarDate[]>()
  for (const date of dates) {
    const day = date.at === null ? (date.on ?? '') : dayIn(date.at, date.zone)
    const its = days.get(day)
    if (its) its.push(date)
    else days.set(day, [date])
  }
  return [...days].map(([day, its]) => ({ day, dates: its })).sort((one, other) => one.day.localeCompare(other.day))
}

/** When an event is on, as texts that sort; without an end it is on for its day, or at its instant. */
interface Span {
  id: string
  title: string
  begin: string
  end: string
}

function spansOf(dates: readonly CalendarDate[]): Span[] {
  const ends = new Map(dates.flatMap((date) => (date.what === 'ends' ? [[date.listing_id, date] as const] : [])))
  return dates.flatMap((date) => {
    const { what, listing_id: id, title } = date
    if (what !== 'starts' || id === null) return []
    const last = ends.get(id) ?? date
    const begin = date.at ?? `${date.on}T00:00:00.000Z`
    return [{ id, title, begin, end: last.at ?? `${last.on}T23:59:59.999Z` }]
  })
}

/** For each event that is on at the same time as others, by its listing, what these are called. */
export function clashesOf(dates: readonly CalendarDate[]): ReadonlyMap<string, readonly string[]> {
  const spans = spansOf(dates)
  const found = new Map<string, string[]>()
  for (const { id, begin, end } of spans) {
    const others = spans.filter(
      (other) => other.id !== id && (other.begin === begin || (other.begin < end && begin < other.end)),
    )
    if (others.length > 0) found.set(id, [...new Set(others.map(({ title }) => title))])
  }
  return found
}

/** '2026-12', so many months later. */
export function monthFrom(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** Weeks of a month from Sunday; null before its first and after its last day. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const first = new Date(Date.UTC(year, number - 1, 1)).getUTCDay()
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: Math.ceil((first + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - first + 1
      return day < 1 || day > count ? null : `${month}-${String(day).padStart(2, '0')}`
    }),
  )
}
