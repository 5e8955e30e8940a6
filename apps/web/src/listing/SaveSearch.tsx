import { filtersIn, hackathonAccepts, hackathonDefaults, jobAccepts, jobDefaults } from '@scry/contracts/list-address'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { alertsQuery, keepSearch } from '../calls/alerts.ts'
import { CallError } from '../calls/call.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session/use-session.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { filterWords, valuesOf } from './filter-words.ts'

const severalValues: ReadonlySet<string> = new Set(['place', 'remote', 'term', 'category'])
const unnamed: ReadonlySet<string> = new Set(['saved', 'sort'])

/** What the search is called: the words and filters that were chosen, and always the job type. */
export function searchName(kind: 'jobs' | 'hackathons', search: string): string {
  const address = new URLSearchParams(search)
  const [defaults, chosen]: Record<string, string>[] =
    kind === 'jobs'
      ? [jobDefaults, filtersIn(address, jobDefaults, jobAccepts)]
      : [hackathonDefaults, filtersIn(address, hackathonDefaults, hackathonAccepts)]
  const said = Object.entries(chosen ?? {}).filter(
    ([name, value]) => !unnamed.has(name) && (name === 'type' || value !== defaults?.[name]),
  )
  const words = said.flatMap(([name, value]) =>
    (severalValues.has(name) ? valuesOf(value) : [value]).map((one) => filterWords(name, one, {})),
  )
  return words.join(' · ').slice(0, 120) || 'All hackathons'
}

/** Keeps the search of the page with the account, so that alerts can follow it. */
export function SaveSearch({ kind }: { kind: 'jobs' | 'hackathons' }) {
  const { account } = useSession()
  return account ? <OwnSearch kind={kind} accountId={account.id} /> : null
}

function OwnSearch({ kind, accountId }: { kind: 'jobs' | 'hackathons'; accountId: string }) {
  const { search } = useLocation()
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: () =>
      keepSearch({
        kind: kind === 'jobs' ? 'job' : 'hackathon',
        name: searchName(kind, search),
        query: search.replace(/^\?/, ''),
      }),
    onSuccess: (alerts) => {
      client.setQueryData(alertsQuery(accountId).queryKey, alerts)
      notifySuccess(alerts.is_on ? 'The search is saved. Alerts follow it.' : 'The search is saved.')
    },
    onError: (error) =>
      notifyError('The search was not saved.', error instanceof CallError ? error.sentence : 'Try again.'),
  })
  return (
    <p className="type-meta flex flex-wrap items-center gap-x-4 gap-y-1 pt-4">
      <button type="button" className="text-link" disabled={save.isPending} onClick={() => save.mutate()}>
        Save this search
      </button>
      <Link className="text-link" to={paths.alerts}>
        Email alerts
      </Link>
    </p>
  )
}
