import { dayName } from '../../listing/dates.ts'
import { counted } from '../../ui/counted.ts'
import { type Day, weeksOf } from './by-day.ts'
import { dateName } from './DayList.tsx'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const mostInCell = 2

/** A month as a table. A day with dates leads to them in the list below; a phone shows how many they are. */
export function MonthTable({
  month,
  name,
  days,
  today,
}: {
  month: string
  name: string
  days: readonly Day[]
  today: string
}) {
  const its = new Map(days.map(({ day, dates }) => [day, dates]))
  return (
    <table className="mt-4 w-full table-fixed border-collapse">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" className="type-meta p-1 text-left font-normal text-ink-2">
              <abbr title={weekday} className="no-underline">
                {weekday.slice(0, 3)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, at) => (
              <td
                key={weekdays[at]}
                aria-current={day === today ? 'date' : undefined}
                className={`h-14 border-t border-rule p-1 align-top md:h-24 ${day === today ? 'bg-wash' : ''}`}
              >
                {day && <DayCell day={day} dates={its.get(day) ?? []} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ day, dates }: Day) {
  const number = <span className="type-meta block">{Number(day.slice(8))}</span>
  if (dates.length === 0) return number
  return (
    <a href={`#day-${day}`} className="block min-h-11 md:min-h-0">
      <span className="sr-only">
        {counted(dates.length, 'date')} on {dayName(day)}
      </span>
      <span aria-hidden="true">
        {number}
        <span className="type-meta mt-0.5 inline-block min-w-6 rounded-full bg-wash px-1.5 text-center font-semibold md:hidden">
          {dates.length}
        </span>
        <span className="hidden md:block">
          {dates.slice(0, mostInCell).map((date) => (
            <span key={date.key} className="type-meta block truncate underline decoration-amber underline-offset-2">
              {dateName(date)}: {date.title}
            </span>
          ))}
          {dates.length > mostInCell && (
            <span className="type-meta text-ink-2">and {dates.length - mostInCell} more</span>
          )}
        </span>
      </span>
    </a>
  )
}
