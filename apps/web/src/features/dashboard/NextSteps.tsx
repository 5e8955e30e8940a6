import { openStages } from '@scry/contracts/applications'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type Application, applicationsQuery } from '../../calls/applications.ts'
import { dayIn, ownDay, shortDate } from '../../listing/dates.ts'
import { useNow } from '../../listing/use-now.ts'
import { paths } from '../../paths.ts'

const most = 3

/** What is due for an application: its own next step, else the deadline of one that is not sent yet. */
function dueOf(application: Application, now: number): { what: string; on: string } | null {
  const { stage, next_step, next_step_on, deadline, deadline_zone } = application
  if (!openStages.includes(stage)) return null
  if (next_step_on) return next_step_on < ownDay(now) ? null : { what: next_step || 'Next step', on: next_step_on }
  if (stage !== 'interested' || !deadline || Date.parse(deadline) < now) return null
  return { what: 'Apply', on: dayIn(deadline, deadline_zone) }
}

/** What is next in the person's own record of applications, the soonest first; nothing where nothing is due. */
export function NextSteps({ accountId }: { accountId: string }) {
  const { data } = useQuery(applicationsQuery(accountId))
  const now = useNow()
  const steps = (data ?? [])
    .flatMap((application) => {
      const due = dueOf(application, now)
      return due ? [{ ...application, ...due }] : []
    })
    .sort((one, other) => one.on.localeCompare(other.on))
    .slice(0, most)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next-steps" className="section-rule pt-3">
      <h2 id="next-steps" className="type-h2-small">
        What is next
      </h2>
      <ul className="mt-1">
        {steps.map(({ id, what, on, title, company }) => (
          <li key={id} className="type-text wrap-anywhere border-b border-rule py-2">
            <strong className="font-semibold">{what}</strong>, {shortDate(on)}
            <span className="type-meta block text-ink-2">{[title, company].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
      <p className="type-meta mt-2 flex gap-x-5">
        <Link className="text-link" to={paths.applications}>
          My applications
        </Link>
        <Link className="text-link" to={paths.calendar}>
          Calendar
        </Link>
      </p>
    </section>
  )
}
