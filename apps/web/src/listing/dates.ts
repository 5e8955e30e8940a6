import type { Job } from '@scry/contracts/listing'

const dayMs = 86_400_000

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** An instant as a clock and calendar of some zone show it: read its UTC parts. */
interface Wall {
  at: Date
  zone: string
}

/** Formatters are dear to make and a list needs the same few on every row: one per zone, and none for UTC. */
const formatters = new Map<string, Intl.DateTimeFormat | null>()

/** null where the zone is UTC or one that the browser does not know. */
function formatterFor(zone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(zone)
  if (known !== undefined) return known
  let formatter: Intl.DateTimeFormat | null = null
  try {
    formatter = new Intl.DateTimeFormat('en-US', {
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
      ...{ hourCycle: 'h23', timeZone: zone, timeZoneName: 'short' },
    })
  } catch {
    console.warn(`The time zone ${zone} is not known here.`)
  }
  formatters.set(zone, formatter)
  return formatter
}

const halfDayMs = dayMs / 2

/** 'AoE' (anywhere on earth) is UTC-12. */
function wallOf(ms: number, zone: string): Wall {
  if (zone === 'AoE') return { at: new Date(ms - halfDayMs), zone }
  const formatter = zone === 'UTC' ? null : formatterFor(zone)
  if (!formatter) return { at: new Date(ms), zone: 'UTC' }
  const parts = new Map(formatter.formatToParts(ms).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
  const at = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return { at: new Date(at), zone: parts.get('timeZoneName') ?? zone }
}

/** en-US short month, day, year, or 'TBA' (§2.39). Dates of listings are read in UTC unless they name a zone. */
export function shortDate(iso: string | null): string {
  const at = new Date(iso ?? Number.NaN)
  if (Number.isNaN(at.getTime())) return 'TBA'
  return `${months[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`
}

/** '2026-12-05': the day on the person's own calendar. */
export function ownDay(now: number): string {
  return new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** 'Reposted; first seen Mar 3, 2026'; empty for what was posted once. */
export function repostedText({ posted_at, reposted_at }: Pick<Job, 'posted_at' | 'reposted_at'>): string {
  return reposted_at && posted_at ? `Reposted; first seen ${shortDate(posted_at)}` : ''
}

/** A date of the person's own doings, on their own calendar; as `shortDate` otherwise. */
export function ownDate(iso: string | null): string {
  const at = new Date(iso ?? Number.NaN)
  if (Number.isNaN(at.getTime())) return 'TBA'
  return `${months[at.getMonth()]} ${at.getDate()}, ${at.getFullYear()}`
}

/** '2026-12-05': the day of an instant in its own zone, wherever the person is. */
export function dayIn(iso: string, zone: string | null): string {
  return wallOf(Date.parse(iso), zone ?? 'UTC')
    .at.toISOString()
    .slice(0, 10)
}

/** '2026-12-05T23:59': what the clock of a zone shows at an instant, as a date and time field has it. */
export const localIn = (iso: string, zone: string): string =>
  wallOf(Date.parse(iso), zone).at.toISOString().slice(0, 16)

/** The instant at which the clock of a zone shows the value of a date and time field; NaN for what is none. */
export function instantIn(local: string, zone: string): number {
  const shown = Date.parse(`${local}Z`)
  const ahead = (ms: number) => Math.floor(wallOf(ms, zone).at.getTime() / 60_000) - Math.floor(ms / 60_000)
  if (Number.isNaN(shown)) return shown
  // The zone may change its clock between the first guess and the instant.
  const guess = shown - ahead(shown) * 60_000
  return shown - ahead(guess) * 60_000
}

/** The day on which an event begins, on the calendar of its zone. A source that names a day alone is read as its first moment in UTC. */
export function startDate(iso: string | null, zone: string | null): string {
  const at = Date.parse(iso ?? '')
  return iso === null || Number.isNaN(at) || at % dayMs === 0 ? shortDate(iso) : shortDate(dayIn(iso, zone))
}

/** The zone of the person's own clock. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** 'Sat, Dec 5' of '2026-12-05'. */
export function dayName(day: string): string {
  const at = new Date(day)
  return `${weekdays[at.getUTCDay()]}, ${months[at.getUTCMonth()]} ${at.getUTCDate()}`
}

/** '23:59 AoE (13:59 tomorrow, your time)': the clock of the zone and, where it differs, that of `ownZone`. */
export function bothClocks(iso: string, zone: string | null, now: number, ownZone: string): string {
  const clock = ({ at }: Wall) => `${twoDigits(at.getUTCHours())}:${twoDigits(at.getUTCMinutes())}`
  const there = wallOf(Date.parse(iso), zone ?? 'UTC')
  const here = wallOf(Date.parse(iso), ownZone)
  const said = `${clock(there)} ${there.zone}`
  if (here.at.getTime() === there.at.getTime()) return said
  const day = dayIn(iso, ownZone)
  const away = Math.round((Date.parse(day) - Date.parse(dayIn(new Date(now).toISOString(), ownZone))) / dayMs)
  const when = away === 0 ? ' today' : away === 1 ? ' tomorrow' : ` on ${dayName(day)}`
  return `${said} (${clock(here)}${day === dayIn(iso, zone) ? '' : when}, your time)`
}

export interface DeadlineText {
  /** 'Fri, Dec 5', in the deadline's own zone; with its year where it is far away. */
  day: string
  /** '23:59 PST'. */
  time: string
  /** 'in 14 days', 'today', 'passed'. */
  distance: string
  isNear: boolean
  isPast: boolean
}

/** A day that is further away may be taken for the one of another year. */
const yearNamedFromDays = 300

/** A deadline in words, in its own zone; near means within nine days of `now`. */
export function deadlineText(iso: string, zone: string | null, now: number): DeadlineText {
  const instant = Date.parse(iso)
  const wall = wallOf(instant, zone ?? 'UTC')
  const { at } = wall
  const leftMs = instant - now
  const dayOf = (date: Date) => Math.floor(date.getTime() / dayMs)
  const days = dayOf(at) - dayOf(wallOf(now, zone ?? 'UTC').at)
  const inDays = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days.toLocaleString('en-US')} days`
  const year = Math.abs(days) < yearNamedFromDays ? '' : `, ${at.getUTCFullYear()}`
  return {
    day: `${weekdays[at.getUTCDay()]}, ${months[at.getUTCMonth()]} ${at.getUTCDate()}${year}`,
    time: `${twoDigits(at.getUTCHours())}:${twoDigits(at.getUTCMinutes())} ${wall.zone}`,
    distance: leftMs < 0 ? 'passed' : inDays,
    isNear: leftMs >= 0 && days <= 9,
    isPast: leftMs < 0,
  }
}

/** What was not seen for longer is taken for open, and said to be unconfirmed. */
const unconfirmedAfterDays = 7

/** 'seen 2 h ago', 'not confirmed for 9 days', or null when it is not known. */
export function seenText(iso: string | null, now: number): string | null {
  if (!iso) return null
  const minutes = Math.max(0, Math.round((now - Date.parse(iso)) / 60_000))
  if (minutes < 60) return `seen ${Math.max(1, minutes)} min ago`
  if (minutes < 24 * 60) return `seen ${Math.round(minutes / 60)} h ago`
  const days = Math.round(minutes / (24 * 60))
  if (days > unconfirmedAfterDays) return `not confirmed for ${days} days`
  return days === 1 ? 'seen yesterday' : `seen ${days} days ago`
}

/** What is left until `iso` as days, hours and minutes, or null when it has passed. */
export function countdown(iso: string, now: number): { days: number; hours: number; minutes: number } | null {
  const left = Date.parse(iso) - now
  if (!(left > 0)) return null
  const minutes = Math.floor(left / 60_000)
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
