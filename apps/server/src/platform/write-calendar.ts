import { dateWords } from '@scry/contracts/calendar'
import type { CalendarDate } from '@scry/contracts/calendar-routes'
import { listingPath } from '@scry/contracts/page-paths'
import ICAL from 'ical.js'

export interface GivenDate {
  readonly date: CalendarDate
  /** Grows with each change, so that a calendar takes the newest. */
  readonly sequence: number
  /** When it was last changed. */
  readonly at: number
  readonly isCancelled?: true
}

/** Dates as iCalendar (RFC 5545). Instants stand in UTC, so that no change of summer time moves them. */
export function writeCalendar(dates: readonly GivenDate[], siteUrl: string): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('prodid', '-//Scry//Calendar//EN')
  calendar.updatePropertyWithValue('x-wr-calname', 'Scry')
  calendar.updatePropertyWithValue('refresh-interval', ICAL.Duration.fromSeconds(6 * 3600))
  for (const given of dates) calendar.addSubcomponent(eventOf(given, siteUrl))
  return `${calendar.toString()}\r\n`
}

function eventOf({ date, sequence, at, isCancelled }: GivenDate, siteUrl: string): ICAL.Component {
  const event = new ICAL.Component('vevent')
  const set = (name: string, value: string | number | ICAL.Time) => event.updatePropertyWithValue(name, value)
  const changed = ICAL.Time.fromJSDate(new Date(at), true)
  set('uid', `${date.key}@scry`)
  set('sequence', sequence)
  set('dtstamp', changed)
  set('last-modified', changed)
  // A day is a DATE, which each calendar shows as that day; the parser of texts tells the two apart.
  set('dtstart', date.at === null ? ICAL.Time.fromDateString(date.on ?? '') : utc(Date.parse(date.at)))
  set('summary', plain(`${date.what === 'step' ? date.step || dateWords.step : dateWords[date.what]}: ${date.title}`))
  const description = [date.company, clockTime(date)].filter((line) => line !== '').join('\n')
  if (description !== '') set('description', plain(description))
  if (date.listing_id !== null) set('url', new URL(listingPath(date.kind, date.listing_id), siteUrl).href)
  set('transp', 'TRANSPARENT')
  set('status', isCancelled ? 'CANCELLED' : 'CONFIRMED')
  return event
}

/** To the second, as iCalendar has it. */
const utc = (ms: number) => ICAL.Time.fromJSDate(new Date(ms), true)

/** '23:59 AoE': what stands in the listing, beside the instant that each calendar shows on its own clock. */
function clockTime({ at, zone }: CalendarDate): string {
  if (at === null || zone === null) return ''
  // AoE, 'anywhere on earth', is UTC-12; POSIX turns the sign.
  const timeZone = zone === 'AoE' ? 'Etc/GMT+12' : zone
  try {
    const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
    return `${new Intl.DateTimeFormat('en-GB', options).format(Date.parse(at))} ${zone}`
  } catch {
    return zone
  }
}

/** Line ends are written as the format has them; other control characters have no place in it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const plain = (text: string) => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]+/g, ' ').toWellFormed()
