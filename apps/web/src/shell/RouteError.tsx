import { useEffect } from 'react'
import { servedBuild } from '../calls/served-build.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { FailedState } from '../ui/FailedState.tsx'
import { notifyError } from '../ui/notify.ts'

/** Loading the page anew without a server would leave the product for an error page of the browser. */
async function tryAgain(): Promise<void> {
  if ((await servedBuild()) === 'unreachable') notifyError('The server could not be reached. Check your connection.')
  else window.location.reload()
}

export function RouteError() {
  useEffect(() => {
    const onBack = () => void tryAgain()
    window.addEventListener('online', onBack)
    return () => window.removeEventListener('online', onBack)
  }, [])
  return (
    <div className="page pt-9">
      <h1 className="type-h1">This page did not open</h1>
      <FailedState
        heading="It could not be loaded or shown"
        onRetry={() => void tryAgain()}
        actions={
          <ButtonLink variant="quiet" to={paths.home}>
            Return Home
          </ButtonLink>
        }
      >
        Check your connection. The rest of Scry still works.
      </FailedState>
    </div>
  )
}
