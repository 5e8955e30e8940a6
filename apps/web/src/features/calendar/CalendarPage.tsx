import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { datesQuery } from '../../calls/calendar.ts'
import { CallError } from '../../calls/call.ts'
import { useKeptIds } from '../../listing/use-kept-ids.ts'
import { useNow } from '../../listing/use-now.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/use-session.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ViewLinks } from '../../ui/ViewLinks.tsx'
import { byDay, clashesOf, type Day, monthFrom } from './by-day.ts'
import { CalendarFeed } from './CalendarFeed.tsx'
import { DayList } from './DayList.tsx'
import { MonthTable } from './MonthTable.tsx'

/** Dates of what is saved on this device and of one's own applications, by month and as a list. */
export function CalendarPage() {
  usePageTitle('Calendar')
  const { account, status } = useSession()
  return (
    <div className="page pt-9 pb-30 lg:pt-16">
      <h1 className="type-h1">Calendar</h1>
      <p className="type-note-large mt-3 max-w-[38rem] text-ink-2">
        Deadlines and dates of what you saved on this device{account && ', and of your applications'}.
      </p>
      {status === 'loading' ? <Loading /> : <Dates accountId={account?.id ?? null} />}
      {account && <CalendarFeed accountId={account.id} />}
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="mt-8 grid gap-5">
      <p className="sr-only">Loading your dates</p>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </div>
  )
}

function Dates({ accountId }: { accountId: string | null }) {
  const jobs = useKeptIds('saved-jobs')
  const hackathons = useKeptIds('saved-hackathons')
  const [search] = useSearchParams()
  const now = new Date(useNow())
  const { data, error, isPending, refetch } = useQuery(datesQuery(accountId, [...jobs.ids, ...hackathons.ids]))
  const isMonth = search.get('view') === 'month'
  if (isPending) return <Loading />
  if (!data) {
    return (
      <FailedState heading="Your dates did not load" onRetry={() => void refetch()}>
        <p>{error instanceof CallError ? error.sentence : 'Something went wrong on our side.'}</p>
      </FailedState>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState heading="No dates yet" actions={<ButtonLink to={paths.hackathons}>Look at hackathons</ButtonLink>}>
        <p>Save a job or a hackathon that has a deadline, or set a next step of an application.</p>
      </EmptyState>
    )
  }
  const local = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  const today = local.map((part) => String(part).padStart(2, '0')).join('-')
  const days = byDay(data)
  const clashes = clashesOf(data)
  return (
    <>
      <div className="mt-6">
        <ViewLinks
          label="Views of the calendar"
          links={[
            { to: paths.calendar, text: 'List', isHere: !isMonth },
            { to: `${paths.calendar}?view=month`, text: 'Month', isHere: isMonth },
          ]}
        />
      </div>
      {isMonth ? (
        <Month days={days} clashes={clashes} today={today} asked={search.get('month')} />
      ) : (
        <Coming days={days} clashes={clashes} today={today} />
      )}
    </>
  )
}

interface Shown {
  days: readonly Day[]
  clashes: ReturnType<typeof clashesOf>
  today: string
}

function Coming({ days, clashes, today }: Shown) {
  const coming = days.filter(({ day }) => day >= today)
  if (coming.length > 0) return <DayList days={coming} clashes={clashes} />
  return (
    <EmptyState heading="Nothing is coming">
      <p>All dates have passed. The months show them.</p>
    </EmptyState>
  )
}

function Month({ days, clashes, today, asked }: Shown & { asked: string | null }) {
  const month = /^[2-9]\d{3}-(0[1-9]|1[0-2])$/.test(asked ?? '') ? (asked ?? '') : today.slice(0, 7)
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )
  const its = days.filter(({ day }) => day.startsWith(month))
  const at = (by: number) => `${paths.calendar}?view=month&month=${monthFrom(month, by)}`
  return (
    <>
      <div className="mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 className="type-h2-small">{name}</h2>
        <nav aria-label="Months" className="type-meta flex gap-5">
          <Link className="text-link" to={at(-1)}>
            Month before
          </Link>
          <Link className="text-link" to={at(1)}>
            Month after
          </Link>
        </nav>
      </div>
      <MonthTable month={month} name={name} days={its} today={today} />
      {its.length > 0 ? (
        <DayList days={its} clashes={clashes} />
      ) : (
        <p className="mt-6 text-ink-2">No dates in {name}.</p>
      )}
    </>
  )
}
