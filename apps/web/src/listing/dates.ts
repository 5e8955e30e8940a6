const dayMs = 86_400_000

/** Formatters are dear to make and a list needs the same few on every row; 'AoE' (anywhere on earth) is UTC-12. */
function formatsOf(timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions, locale = 'en-US') =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone })
  return {
    short: format({ month: 'short', day: 'numeric', year: 'numeric' }),
    day: format({ weekday: 'short', month: 'short', day: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' }),
    /** Year, month and day in an order that can be parsed. */
    calendar: format({}, 'en-CA'),
  }
}
type Formats = ReturnType<typeof formatsOf>

const utc = formatsOf('UTC')
const formatsByZone = new Map<string, Formats>([['UTC', utc]])

/** Formatters of a zone; one that the browser does not know counts as UTC. */
function formatsFor(zone: string): Formats {
  const known = formatsByZone.get(zone)
  if (known) return known
  let formats = utc
  try {
    formats = formatsOf(zone === 'AoE' ? 'Etc/GMT+12' : zone)
  } catch {
    console.warn(`The time zone ${zone} is not known here.`)
  }
  formatsByZone.set(zone, formats)
  return formats
}

/** en-US short month, day, year, or 'TBA' (§2.39). Dates of listings are read in UTC unless they name a zone. */
export function shortDate(iso: string | null): string {
  return !iso || Number.isNaN(Date.parse(iso)) ? 'TBA' : utc.short.format(new Date(iso))
}

export interface DeadlineText {
  /** 'Fri, Dec 5', in the deadline's own zone. */
  day: string
  /** '23:59 PST'. */
  time: string
  /** 'in 14 days', 'today', 'passed'. */
  distance: string
  isNear: boolean
  isPast: boolean
}

/** A deadline in words, in its own zone; near means within nine days of `now`. */
export function deadlineText(iso: string, zone: string | null, now: number): DeadlineText {
  const at = new Date(iso)
  const formats = formatsFor(zone ?? 'UTC')
  const day = formats.day.format(at)
  const parts = formats.time.formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const leftMs = at.getTime() - now
  const dayOf = (ms: number) => formats.calendar.format(ms)
  const days = Math.round((Date.parse(dayOf(at.getTime())) - Date.parse(dayOf(now))) / dayMs)
  const distance = leftMs < 0 ? 'passed' : days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
  return {
    day,
    time: `${part('hour')}:${part('minute')} ${zone === 'AoE' ? 'AoE' : part('timeZoneName')}`,
    distance,
    isNear: leftMs >= 0 && days <= 9,
    isPast: leftMs < 0,
  }
}

/** 'seen 2 h ago', or null when it is not known. */
export function seenText(iso: string | null, now: number): string | null {
  if (!iso) return null
  const minutes = Math.max(0, Math.round((now - Date.parse(iso)) / 60_000))
  if (minutes < 60) return `seen ${Math.max(1, minutes)} min ago`
  if (minutes < 24 * 60) return `seen ${Math.round(minutes / 60)} h ago`
  const days = Math.round(minutes / (24 * 60))
  return days === 1 ? 'seen yesterday' : `seen ${days} days ago`
}

/** What is left until `iso` as days, hours and minutes, or null when it has passed. */
export function countdown(iso: string, now: number): { days: number; hours: number; minutes: number } | null {
  const left = Date.parse(iso) - now
  if (!(left > 0)) return null
  const minutes = Math.floor(left / 60_000)
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
