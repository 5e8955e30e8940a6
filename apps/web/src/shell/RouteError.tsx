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
 * A page that broke. Where the server did not answer, it is loaded once the line is back, or when the dialog that then
 * stood open is closed: it holds what is being typed.
 */
export function RouteError({ isUnreachable }: { isUnreachable: boolean }) {
  useEffect(() => {
    if (!isUnreachable) return
    const left = new AbortController()
    const look = async () => {
      const answers = (await servedBuild()) !== 'unreachable'
      if (!answers || left.signal.aborted || document.querySelector('dialog[open]')) return
      left.abort()
      window.location.reload()
    }
    window.addEventListener('online', () => void look(), { signal: left.signal })
    // Closing a dialog does not bubble.
    document.addEventListener('close', () => void look(), { capture: true, signal: left.signal })
    return () => left.abort()
  }, [isUnreachable])
  return (
    <div className="page pt-9">
      <h1 className="type-h1">This page did not open</h1>
      <FailedState
        heading="It could not be loaded"
        onRetry={() => void tryAgain()}
        actions={
          <ButtonLink variant="quiet" to={paths.home}>
            Return Home
          </ButtonLink>
        }
      >
        {isUnreachable ? 'Check your connection.' : 'If it happens again, press Report and tell us what you did.'} The
        rest of Scry still works.
      </FailedState>
    </div>
  )
}
