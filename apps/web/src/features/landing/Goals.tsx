import type { Facts, Preparing } from '@scry/contracts/health-routes'
import { useQuery } from '@tanstack/react-query'
import { factsQuery } from '../../calls/facts.ts'
import { nounFor } from '../../ui/counted.ts'
import { amongThem, countLabels, goals } from './content.ts'
import { Section } from './Section.tsx'

const countedAt = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The three goals (§1.5) as goals, with this server's true counts beside them (decision 0310, 18). */
export function Goals() {
  const { data: facts, isError } = useQuery(factsQuery)
  return (
    <Section
      id="goals"
      title="What we are building towards"
      note={
        <p>
          Our goals, with today’s numbers beside them.{' '}
          {facts ? `Counted ${countedAt.format(new Date(facts.counted_at))}.` : null}
          {isError ? 'The counts did not load.' : null}
        </p>
      }
    >
      <ul>
        {goals.map((goal) => (
          <li
            key={goal.count}
            className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] items-end gap-x-6 gap-y-3 border-b border-rule py-6 last:border-0 md:grid-cols-[minmax(0,15fr)_minmax(0,18fr)_minmax(0,14fr)]"
          >
            <div>
              <p className="type-goal">{goal.figure}</p>
              <p className="mt-1 text-ink-2">{goal.label}</p>
            </div>
            <div className="order-last col-span-2 md:order-none md:col-span-1 md:pb-4">
              <div aria-hidden="true" className="lane lane-edge">
                {facts && <span className="stroke" style={{ width: `${share(facts, goal)}%` }} />}
              </div>
            </div>
            <Count facts={facts} goal={goal} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Goal = (typeof goals)[number]

function share(facts: Facts, goal: Goal): number {
  return Math.min(100, (100 * (facts[goal.count] ?? 0)) / goal.target)
}

function Count({ facts, goal }: { facts: Facts | undefined; goal: Goal }) {
  const { real, sample } = countLabels[goal.count]
  const samples = facts?.sample ? sample : undefined
  const [one, many] = (!facts?.real && samples) || real
  const mix = facts?.real && samples ? amongThem : ''
  const count = facts?.[goal.count] ?? null
  return (
    <div className="min-h-13 max-md:text-right md:pl-6">
      <p className="type-h2 tabular">{count === null ? '–' : count.toLocaleString('en-US')}</p>
      <p className="type-text text-ink-2">
        {count === null && facts?.preparing ? preparingText(facts.preparing) : nounFor(count ?? 0, one, many) + mix}
      </p>
    </div>
  )
}

/** Nothing is counted before it is all there and can be searched. */
function preparingText({ prepared, expected }: Preparing): string {
  if (!expected) return 'being prepared'
  return prepared < expected ? `being prepared, ${Math.floor((100 * prepared) / expected)}%` : 'ready in a few seconds'
}
