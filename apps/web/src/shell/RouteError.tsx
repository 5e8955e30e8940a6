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

/**
 * A page that broke. Where the server did not answer, it is loaded once the line is back; a dialog that is open holds what
 * is being typed and is left alone.
 */
export function RouteError({ isUnreachable }: { isUnreachable: boolean }) {
  useEffect(() => {
    if (!isUnreachable) return
    const left = new AbortController()
    const watch = () => window.addEventListener('online', () => void onBack(), { once: true, signal: left.signal })
    const onBack = async () => {
      const answers = (await servedBuild()) !== 'unreachable'
      if (left.signal.aborted) return
      if (answers && !document.querySelector('dialog[open]')) window.location.reload()
      else watch()
    }
    watch()
    return () => left.abort()
  }, [isUnreachable])
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
        {isUnreachable ? 'Check your connection.' : 'If it breaks again, tell us by Report what you did.'} The rest of
        Scry still works.
      </FailedState>
    </div>
  )
}
