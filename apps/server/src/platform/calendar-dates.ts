import type { DateKind } from '@scry/contracts/calendar'
import type { CalendarDate } from '@scry/contracts/calendar-routes'
import type { Listing } from '@scry/contracts/listing'

const dayMs = 86_400_000

/**
 * When something happens. A source that names a day without a time is read as its first or last minute: a begin or an end
 * there is that day, on everybody's calendar. A deadline always has its instant.
 */
export function whenOf(at: number, zone: string | null, isDeadline: boolean): Pick<CalendarDate, 'at' | 'on' | 'zone'> {
  const isDay = !isDeadline && (at % dayMs === 0 || at % dayMs >= dayMs - 60_000)
  const text = new Date(at).toISOString()
  return isDay ? { at: null, on: text.slice(0, 10), zone: null } : { at: text, on: null, zone }
}

export function datesOf(listing: Listing): CalendarDate[] {
  const { id, kind, title, company = '', deadline, deadlineZone = null } = listing
  const date = (what: DateKind, at: number | undefined, isDeadline: boolean): CalendarDate[] => {
    if (at === undefined) return []
    const of = { key: `${id}.${what}`, what, step: '', listing_id: id, kind, title, company, is_own: false }
    return [{ ...of, ...whenOf(at, isDeadline ? deadlineZone : null, isDeadline) }]
  }
  if (kind === 'job') return date('deadline', deadline, true)
  return [
    ...date('opens', listing.opens, false),
    ...date('registration', listing.registrationDeadline ?? deadline, true),
    ...date('submission', listing.submissionDeadline, true),
    ...date('starts', listing.starts, false),
    ...date('ends', listing.ends, false),
  ]
}

const instant = ({ at, on }: CalendarDate) => at ?? `${on}T00:00:00.000Z`
export const bySoonest = (one: CalendarDate, other: CalendarDate) =>
  instant(one).localeCompare(instant(other)) || one.key.localeCompare(other.key)
