import type { Hackathon } from '@scry/contracts/listing'
import { useNow } from '../../listing/use-now.ts'

const dayMs = 86_400_000
const rulerDays = 56

/** A label takes this much of the ruler, so that it can be read where the ruler is narrowest. */
const labelDays = 18

interface Milestone {
  key: string
  at: number
  title: string
  what: string
}

export interface Placed extends Milestone {
  lane: 'low' | 'high'
  side: 'right' | 'left'
}

const spanOf = ({ at, side }: Placed) => {
  const width = labelDays * dayMs
  return side === 'right' ? { from: at, to: at + width } : { from: at - width, to: at }
}

/** Labels of one lane must not meet, and the stem of a high one must not cross a low one. */
function meets(a: Placed, b: Placed): boolean {
  const [one, other] = [spanOf(a), spanOf(b)]
  if (a.lane === b.lane) return one.from < other.to && other.from < one.to
  const [high, low] = a.lane === 'high' ? [a, other] : [b, one]
  return high.at > low.from && high.at < low.to
}

/** High first: below a high label there is room for a low one that begins later. */
const places = (['high', 'low'] as const).flatMap((lane) =>
  (['right', 'left'] as const).map((side) => ({ lane, side })),
)

/** The next dates of the first rows, at most `most`, each where its label stands free. */
export function milestones(hackathons: readonly Hackathon[], now: number, most = 5): Placed[] {
  const from = Math.floor(now / dayMs) * dayMs
  const until = from + rulerDays * dayMs
  const found = hackathons.flatMap(({ id, title, deadline, start_date, submission_deadline }) =>
    Object.entries({ Register: deadline, Starts: start_date, Submit: submission_deadline }).flatMap(([what, iso]) => {
      const at = iso ? Date.parse(iso) : Number.NaN
      return at > now && at < until ? [{ key: `${id} ${what}`, at, title, what }] : []
    }),
  )
  const kept: Placed[] = []
  for (const one of found) {
    if (kept.length === most) break
    const free = places
      .map((place) => ({ ...one, ...place }))
      .find((placed) => {
        const span = spanOf(placed)
        return span.from >= from && span.to <= until && !kept.some((other) => meets(placed, other))
      })
    if (free) kept.push(free)
  }
  return kept.sort((a, b) => a.at - b.at)
}

/** Eight weeks with the next dates of the best rows. It repeats what the rows say, so it is for the eye alone. */
export function DeadlineRuler({ hackathons }: { hackathons: readonly Hackathon[] }) {
  const now = useNow()
  const from = Math.floor(now / dayMs) * dayMs
  const left = (at: number) => ((at - from) / (rulerDays * dayMs)) * 100
  const shown = milestones(hackathons, now)
  if (shown.length === 0) return null
  const days = Array.from({ length: rulerDays + 1 }, (_, at) => from + at * dayMs)
  const monday = (at: number) => new Date(at).getUTCDay() === 1
  return (
    <div aria-hidden="true" className="section-rule relative mt-7 h-26 max-md:hidden">
      {shown.map(({ key, at, title, what, lane, side }, index) => (
        <div
          key={key}
          className={`absolute border-tie ${lane === 'low' ? 'top-10 h-8' : 'top-2 h-16'} ${side === 'left' ? 'border-r text-right' : 'border-l'}`}
          style={{
            width: `${(100 * labelDays) / rulerDays}%`,
            ...(side === 'left' ? { right: `${100 - left(at)}%` } : { left: `${left(at)}%` }),
          }}
        >
          {/* What is due comes first: a long title is cut. */}
          <span
            className={`type-source inline-block max-w-full truncate px-1.5 align-top ${index === 0 ? 'mark mark-soft' : ''}`}
          >
            {what}: {title}
          </span>
        </div>
      ))}
      <div className="absolute inset-x-0 top-18 border-t border-ink-2" />
      {days.map((at) => (
        <span
          key={at}
          className={`absolute top-18 w-px bg-ink-3 ${monday(at) ? 'h-3' : 'h-1.5'}`}
          style={{ left: `${left(at)}%` }}
        />
      ))}
      {days.filter(monday).map((at) => (
        <span key={at} className="type-small absolute top-22 text-ink-2 tabular" style={{ left: `${left(at)}%` }}>
          {left(at) < 95 &&
            new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(at)}
        </span>
      ))}
    </div>
  )
}
