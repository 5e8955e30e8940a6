import { dateWords } from '@scry/contracts/calendar'
import { listingPath } from '@scry/contracts/page-paths'
import { Link } from 'react-router'
import { type CalendarDate, dateFile } from '../../calls/calendar.ts'
import { bothClocks, dayName, ownZone } from '../../listing/dates.ts'
import { useNow } from '../../listing/use-now.ts'
import type { clashesOf, Day } from './by-day.ts'

/** What the date is called: a step by its own words. */
export const dateName = ({ what, step }: CalendarDate) => (what === 'step' && step) || dateWords[what]

type Clashes = ReturnType<typeof clashesOf>

/** Days with their dates, one below the other. */
export function DayList({ days, clashes }: { days: readonly Day[]; clashes: Clashes }) {
  return (
    <ol className="mt-6 border-t border-rule">
      {days.map(({ day, dates }) => (
        <li
          key={day}
          id={`day-${day}`}
          className="grid scroll-mt-20 gap-x-6 gap-y-2 border-b border-rule py-5 md:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <h2 className="type-text font-semibold">
            <time dateTime={day}>
              {dayName(day)}, {day.slice(0, 4)}
            </time>
          </h2>
          <ul className="grid gap-4">
            {dates.map((date) => (
              <DateItem key={date.key} date={date} clashes={clashes} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function DateItem({ date, clashes }: { date: CalendarDate; clashes: Clashes }) {
  const { what, listing_id, kind, title, company, at, zone, is_own } = date
  const others = what === 'starts' ? (clashes.get(listing_id ?? '') ?? []) : []
  const now = useNow()
  const of = [company, is_own ? 'in your applications' : 'saved on this device'].filter(Boolean).join(', ')
  return (
    <li className="wrap-anywhere">
      <p className="type-text">
        <strong className="font-semibold">{dateName(date)}</strong>
        {at && <>, {bothClocks(at, zone, now, ownZone())}</>}
      </p>
      <p className="type-text">
        {listing_id === null ? (
          title
        ) : (
          <Link className="hover:underline" to={listingPath(kind, listing_id)}>
            {title}
          </Link>
        )}
      </p>
      <p className="type-meta text-ink-2">{of}</p>
      {others.length > 0 && (
        <p className="type-meta">
          <strong className="font-semibold">At the same time:</strong> {new Intl.ListFormat('en-US').format(others)}
        </p>
      )}
      {listing_id !== null && what !== 'step' && (
        <a className="text-link type-meta" href={dateFile(listing_id, what)} download>
          Add to a calendar
          <span className="sr-only">
            : {dateName(date)}, {title}
          </span>
        </a>
      )}
    </li>
  )
}
