import type { Hackathon } from '@scry/contracts/listing'
import { counted, nounFor } from '../ui/counted.ts'
import { countdown, deadlineText } from './dates.ts'
import { statusColour } from './status-badge.ts'
import { useNow } from './use-now.ts'

/** Nobody can register any more, whatever the deadline said. */
export const isShut = ({ registration }: Hackathon): boolean => registration === 'closed'

export const isOver = ({ status }: Hackathon): boolean => statusColour(status) === 'grey'

/** What the link of a hackathon is for: one that is over is still worth a visit where it tells its results. */
export const linkLabel = (hackathon: Hackathon): string =>
  isOver(hackathon) ? 'See results' : isShut(hackathon) ? 'See details' : 'Register'

/** Days, hours and minutes until a hackathon's next deadline, and the instant in its own zone; nothing runs where it is over. */
export function Countdown({ hackathon }: { hackathon: Hackathon }) {
  const { deadline: registerBy, submission_deadline: submitBy, deadline_zone: zone } = hackathon
  const now = useNow()
  const isPast = isOver(hackathon)
  const register = registerBy && !isPast && !isShut(hackathon) ? countdown(registerBy, now) : null
  const submit = !register && submitBy && !isPast ? countdown(submitBy, now) : null
  const at = register ? registerBy : submit ? submitBy : null
  const left = register ?? submit
  if (!at || !left) {
    const past = [registerBy, submitBy].find((one) => one && Date.parse(one) <= now)
    const unknown = hackathon.start_date ? 'No deadline given' : 'Dates not announced'
    const known = past ? `Closed ${deadlineText(past, zone, now).day}` : unknown
    return (
      <p className="type-meta text-ink-2">
        {!past && (isShut(hackathon) || isPast) ? 'Registration has closed' : known}
      </p>
    )
  }
  const { day, time } = deadlineText(at, zone, now)
  const parts = [
    [nounFor(left.days, 'day'), left.days],
    [nounFor(left.hours, 'hour'), left.hours],
    ['min', left.minutes],
  ] as const
  return (
    <div>
      <p className="flex gap-4" aria-hidden="true">
        {parts.map(([word, number]) => (
          <span key={word}>
            <span className="type-figure block">{String(number).padStart(2, '0')}</span>
            <span className="type-small block text-ink-2">{word}</span>
          </span>
        ))}
      </p>
      <p className="sr-only">
        {counted(left.days, 'day')}, {counted(left.hours, 'hour')} and {counted(left.minutes, 'minute')} left
      </p>
      <p className="type-meta mt-1.5 text-ink-2">{register ? 'to register by' : 'to submit by'}</p>
      <p className="type-meta">
        <time dateTime={at} title={new Date(at).toUTCString()}>
          {day}, {time}
        </time>
      </p>
    </div>
  )
}
