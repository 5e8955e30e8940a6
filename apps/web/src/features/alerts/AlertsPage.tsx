import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import {
  type AlertRhythm,
  type Alerts,
  alertsQuery,
  forgetSearch,
  previewOfAlerts,
  turnAlertsOff,
  turnAlertsOn,
} from '../../calls/alerts.ts'
import { CallError } from '../../calls/call.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/use-session.ts'
import { RouteGuard } from '../../shell/RouteGuard.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { notifyError } from '../../ui/notify.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Mails of what is new, off until chosen (§3.17), and the searches that they follow. */
export function AlertsPage() {
  usePageTitle('Email alerts')
  return (
    <RouteGuard needs="signed-in" redirectTo={paths.login}>
      <Settled />
    </RouteGuard>
  )
}

function Settled() {
  const { account } = useSession()
  const { data, isError, refetch } = useQuery({ ...alertsQuery(account?.id ?? ''), enabled: account !== null })
  return (
    <div className="page pt-7 pb-30">
      <Link to={paths.profile} className="text-link inline-flex min-h-8 items-center gap-2 no-underline">
        <ArrowLeft aria-hidden="true" size="1.0625rem" strokeWidth={1.8} />
        Settings
      </Link>
      <h1 className="type-h1 mt-3 mb-7">Email alerts</h1>
      {data && account ? (
        <OwnAlerts alerts={data} accountId={account.id} email={account.email} />
      ) : isError ? (
        <FailedState heading="Your alerts did not load" onRetry={() => void refetch()}>
          Nothing is lost. You are still signed in.
        </FailedState>
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-16 max-w-[38rem]" />
        </div>
      )}
    </div>
  )
}

function OwnAlerts({ alerts, accountId, email }: { alerts: Alerts; accountId: string; email: string }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (ask: () => Promise<Alerts>) => ask(),
    onSuccess: (answer) => {
      client.setQueryData(alertsQuery(accountId).queryKey, answer)
      // Turning alerts on or off changes the profile too.
      return client.invalidateQueries({ queryKey: ['profile'] })
    },
    onError: (error) =>
      notifyError('That was not changed.', error instanceof CallError ? error.sentence : 'Try again.'),
  })
  const preview = useMutation({
    mutationFn: previewOfAlerts,
    onError: (error) =>
      notifyError('The preview did not load.', error instanceof CallError ? error.sentence : 'Try again.'),
  })
  const { is_on: isOn, is_paused: isPaused, is_refused: isRefused, every, next_at: next, searches } = alerts
  const turnOn = (rhythm: AlertRhythm, pause = false) => change.mutate(() => turnAlertsOn(rhythm, pause))
  const other: AlertRhythm = every === 'daily' ? 'weekly' : 'daily'
  return (
    <div className="grid max-w-[38rem] gap-4">
      {isRefused && (
        <Banner kind="error" title="Your email provider refused our email.">
          We send nothing more to {email}. Turn alerts on again once it can receive email.
        </Banner>
      )}
      {!isRefused && <p className="text-ink-2">{standing(alerts, email)}</p>}
      {isOn && !isRefused && next && <p>The next one can come on {morning(next)}.</p>}
      {!alerts.is_verified && (
        <Link className="text-link justify-self-start" to={paths.verifyEmail}>
          Get a new verification link
        </Link>
      )}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3 empty:hidden">
        {!isOn || isRefused ? (
          alerts.is_verified &&
          alerts.has_profile &&
          (['daily', 'weekly'] as const).map((rhythm) => (
            <Button key={rhythm} size="sm" disabled={change.isPending} onClick={() => turnOn(rhythm)}>
              {rhythm === 'daily' ? 'Every day' : 'Every Monday'}
            </Button>
          ))
        ) : (
          <>
            <Button size="sm" disabled={change.isPending} onClick={() => turnOn(every, !isPaused)}>
              {isPaused ? 'Go on' : 'Pause'}
            </Button>
            <button
              type="button"
              className="text-link"
              disabled={change.isPending}
              onClick={() => turnOn(other, isPaused)}
            >
              {other === 'daily' ? 'Every day instead' : 'Every Monday instead'}
            </button>
          </>
        )}
        {isOn && (
          <button
            type="button"
            className="text-link"
            disabled={change.isPending}
            onClick={() => change.mutate(turnAlertsOff)}
          >
            Turn off
          </button>
        )}
        {alerts.has_profile && alerts.is_verified && (
          <button type="button" className="text-link" disabled={preview.isPending} onClick={() => preview.mutate()}>
            {preview.isPending ? 'Loading...' : 'Preview the next email'}
          </button>
        )}
      </p>
      {preview.isSuccess && (
        <div role="status">
          {preview.data === null ? (
            <p>Nothing is new for you now, so no email would be sent.</p>
          ) : (
            <figure className="border border-rule bg-sheet p-4">
              <figcaption className="type-text font-semibold">{preview.data.subject}</figcaption>
              <pre className="type-text mt-3 font-text whitespace-pre-wrap [overflow-wrap:anywhere]">
                {preview.data.text}
              </pre>
            </figure>
          )}
        </div>
      )}
      <SavedSearches
        searches={searches}
        isBusy={change.isPending}
        onForget={(id) => change.mutate(() => forgetSearch(id))}
      />
    </div>
  )
}

interface SavedSearchesProps {
  searches: Alerts['searches']
  isBusy: boolean
  onForget: (id: string) => void
}

function SavedSearches({ searches, isBusy, onForget }: SavedSearchesProps) {
  return (
    <div className="section-rule mt-4 pt-4">
      <h2 className="type-h2-small">Saved searches</h2>
      {searches.length === 0 && (
        <p className="mt-1 text-ink-2">
          None yet. Search{' '}
          <Link className="text-link" to={paths.jobs}>
            jobs
          </Link>{' '}
          or{' '}
          <Link className="text-link" to={paths.hackathons}>
            hackathons
          </Link>
          , and choose ‘Save this search’ below the list.
        </p>
      )}
      <ul>
        {searches.map(({ id, kind, name, query }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-2.5"
          >
            <Link
              className="text-link min-w-0 [overflow-wrap:anywhere]"
              to={`${kind === 'job' ? paths.jobs : paths.hackathons}${query ? `?${query}` : ''}`}
            >
              {name}
            </Link>
            <button
              type="button"
              className="text-link type-meta"
              disabled={isBusy}
              aria-label={`Remove the search ${name}`}
              onClick={() => onForget(id)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function standing({ is_on, is_paused, is_verified, has_profile, every }: Alerts, email: string): string {
  if (!is_verified) return `Verify your email first: alerts go only to a verified email.`
  if (!has_profile) return 'Alerts compare new listings with your profile. Upload a resume first.'
  const what = 'new jobs that fit you strongly, what is new in your saved searches, and deadlines that come near'
  if (!is_on)
    return `Alerts are off. Turn them on to get ${what}, by email to ${email}. You then also allow emails from us that are not about your account.`
  if (is_paused) return 'Paused. What comes meanwhile is not sent later.'
  return `On: ${every === 'daily' ? 'every morning' : 'every Monday morning'} you get ${what}, by email to ${email}. When nothing is new, no email is sent.`
}

function morning(at: string): string {
  const format = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Date(at).toLocaleString('en-US', format)
}
