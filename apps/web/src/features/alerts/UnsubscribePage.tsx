import { useMutation } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { endAlertsByLink } from '../../calls/alerts.ts'
import { CallError } from '../../calls/call.ts'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { useOnce } from '../../ui/use-once.ts'

/** Target of the link in an alert. Opening it changes nothing: programs of mail open links too. */
export function UnsubscribePage() {
  const [address] = useSearchParams()
  const end = useMutation({ mutationFn: useOnce(endAlertsByLink) })
  const title = end.isSuccess ? 'Alerts are off' : 'Turn alerts off?'
  usePageTitle(title)
  const settings = (
    <Link to={paths.alerts} className="button button-quiet">
      Email alerts
    </Link>
  )
  if (end.isSuccess)
    return (
      <FormPage title={title}>
        <p className="mb-5">You get no more alerts by email. Your account and your saved searches stay.</p>
        {settings}
      </FormPage>
    )
  return (
    <FormPage
      title={title}
      note="You get no more emails about new listings and deadlines. Emails about your account stay."
    >
      <div className="flex flex-col gap-5">
        {end.isError && (
          <Banner kind="error" title="Alerts are still on.">
            {end.error instanceof CallError ? end.error.sentence : 'Try again.'}
          </Banner>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            variant="primary"
            busy={end.isPending}
            busyText="Turning off..."
            onClick={() => end.mutate(address.get('key') || '-')}
          >
            Turn alerts off
          </Button>
          {settings}
        </div>
      </div>
    </FormPage>
  )
}
