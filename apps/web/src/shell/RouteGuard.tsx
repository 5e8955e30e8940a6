import { type ReactNode, useDeferredValue, useState } from 'react'
import { Navigate } from 'react-router'
import { paths } from '../paths.ts'
import { sessionEnded } from '../session/session-ended.ts'
import { useSession } from '../session/use-session.ts'
import { FailedState } from '../ui/FailedState.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

interface RouteGuardProps {
  needs: 'signed-in' | 'verified'
  /** Where a visitor is sent. */
  redirectTo?: string
  children: ReactNode
}

/** Shows its children to those who may see them and sends the others on (§2.18, §2.21). */
export function RouteGuard({ needs, redirectTo = paths.home, children }: RouteGuardProps) {
  const session = useSession()
  // A page that comes all at once holds up a phone: it follows in slices, while the loading screen stands.
  const settled = useDeferredValue(session.status)
  const [wasIn, setWasIn] = useState(false)
  if (session.status === 'signed-in' && !wasIn) setWasIn(true)
  if (session.status === 'loading' || settled === 'loading') return <LoadingScreen />
  if (session.status === 'unreachable') {
    return (
      <div className="page pt-9">
        <h1 className="sr-only">The server does not answer</h1>
        <FailedState heading="We could not check whether you are signed in" onRetry={() => window.location.reload()}>
          The server did not answer. Nothing is lost; we try again every ten seconds.
        </FailedState>
      </div>
    )
  }
  if (session.status === 'visitor') {
    // Whoever was in the middle of something is told why it is gone.
    return <Navigate to={redirectTo} replace state={wasIn ? { message: sessionEnded } : null} />
  }
  if (needs === 'verified' && !session.account.emailVerification) return <Navigate to={paths.verifyEmail} replace />
  return children
}
