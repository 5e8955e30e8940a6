import { deadlineText } from './dates.ts'
import { useNow } from './use-now.ts'

/** When a listing closes, in its own zone and from now; red within nine days. */
export function Deadline({ at, zone }: { at: string | null; zone: string | null }) {
  const now = useNow()
  if (!at) return <p className="type-meta font-[550]">No deadline given</p>
  const { day, time, distance, isNear, isPast } = deadlineText(at, zone, now)
  return (
    <p className="type-meta">
      <time dateTime={at} title={new Date(at).toUTCString()} className={`block font-[550] ${isNear ? 'text-red' : ''}`}>
        {isPast ? 'Closed' : 'Closes'} {day}
      </time>
      <span className="text-ink-2">
        {time}, <span className="whitespace-nowrap">{distance}</span>
      </span>
    </p>
  )
}
