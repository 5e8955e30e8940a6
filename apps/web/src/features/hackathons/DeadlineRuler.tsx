import type { Hackathon } from '@scry/contracts/listing'
import { useNow } from '../../listing/use-now.ts'

const dayMs = 86_400_000
const rulerDays = 56

interface Milestone {
  key: string
  at: number
  label: string
}

/** The next dates of the first rows, at most `most`, far enough apart to be read. */
export function milestones(hackathons: readonly Hackathon[], now: number, most = 5): Milestone[] {
  const found = hackathons.flatMap((hackathon) =>
    [
      ['register', hackathon.deadline],
      ['starts', hackathon.start_date],
      ['submit', hackathon.submission_deadline],
    ].flatMap(([what, iso]) => {
      const at = iso ? Date.parse(iso) : Number.NaN
      return at > now && at < now + rulerDays * dayMs
        ? [{ key: `${hackathon.id} ${what}`, at, label: `${hackathon.title}, ${what}` }]
        : []
    }),
  )
  const kept: Milestone[] = []
  for (const one of found) {
    if (kept.length === most) break
    if (kept.every((other) => Math.abs(other.at - one.at) > 5 * dayMs)) kept.push(one)
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
      {shown.map(({ key, at, label }, index) => {
        const isLate = left(at) > 75
        const low = index % 2 === 0
        return (
          <div
            key={key}
            className={`absolute border-tie ${low ? 'top-8 h-10' : 'top-2 h-16'} ${isLate ? 'border-r' : 'border-l'}`}
            style={isLate ? { right: `${100 - left(at)}%` } : { left: `${left(at)}%` }}
          >
            <span className={`type-source block max-w-56 truncate px-1.5 ${index === 0 ? 'mark mark-soft' : ''}`}>
              {label}
            </span>
          </div>
        )
      })}
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
