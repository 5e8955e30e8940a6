import { verifiedRedirectMs } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { finishVerification, sendVerification } from '../../calls/account.ts'
import { backendFailure } from '../../calls/backend-failure.ts'
import { paths } from '../../paths.ts'
import { endedWhileWaiting, sessionEnded } from '../../session/session-ended.ts'
import { sessionQuery, useSession } from '../../session/use-session.ts'
import { LoadingScreen } from '../../shell/LoadingScreen.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Address } from '../../ui/Address.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { useOnce } from '../../ui/use-once.ts'
import { MailNotice } from './MailNotice.tsx'

type State = 'pending' | 'verifying' | 'success' | 'error'

/** Whoever made the account chose its password (docs/decisions/0051). */
const verifiedElsewhere =
  'Your email is verified. Sign in to continue. If somebody else made this account, use Forgot password to lock them out.'

const verifiedBefore = 'Your email is already verified. Sign in to continue.'

/** How often a tab that waits for the link, and is looked at, asks whether it was followed elsewhere. */
const askEveryMs = 5000

const titles: Record<State, string> = {
  pending: messages.verification.pending,
  verifying: 'Verifying your email',
  success: messages.verification.success,
  error: 'Not verified',
}

/** Spends the secret of a link, where there is one. */
function useVerification(userId: string, secret: string) {
  const queryClient = useQueryClient()
  // A query, since the link is spent by the first PUT and a second render must not send another.
  return useQuery({
    queryKey: ['verification', userId, secret],
    queryFn: async () => {
      try {
        await finishVerification(userId, secret)
      } finally {
        // Also after a refusal: the address may have been verified in another tab or on another device.
        await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      }
      return true
    },
    enabled: userId !== '' && secret !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  })
}

/** With userId and secret in the link it verifies at once, without a session and without a click (§4.22, decision 0310, 8). */
export function VerifyEmailPage() {
  const [search] = useSearchParams()
  const userId = search.get('userId') ?? ''
  const secret = search.get('secret') ?? ''
  const hasLink = userId !== '' && secret !== ''
  const session = useSession()
  const navigate = useNavigate()
  const verification = useVerification(userId, secret)
  const isOwnLink = !hasLink || session.account?.id === userId
  const isVerified = session.account?.emailVerification === true
  const wasUsed = backendFailure(verification.error).type === 'user_email_already_verified'
  const [hasWaited, setWaited] = useState(false)
  // Whoever is verified has nothing to fear from a link that is of no use any more.
  const isVerifiedBefore = wasUsed || (isVerified && (hasLink ? verification.isError : !hasWaited))
  const isVerifiedNow = verification.isSuccess || (isVerified && !hasLink)
  const isRefused = verification.isError && session.status !== 'loading'
  const state: State =
    isVerifiedBefore || isVerifiedNow ? 'success' : isRefused ? 'error' : hasLink ? 'verifying' : 'pending'
  /** Who is signed in, where the link is somebody else's. */
  const other = isOwnLink ? undefined : session.account?.email
  usePageTitle(titles[state])
  const signedIn = session.status === 'signed-in'
  const settled = state === 'success' && session.status !== 'loading'
  const loginMessage = verification.isSuccess ? verifiedElsewhere : verifiedBefore
  useEffect(() => {
    if (!settled) return
    const go = () =>
      signedIn ? navigate(paths.dashboard) : navigate(paths.login, { state: { message: loginMessage } })
    const timer = setTimeout(() => void go(), verifiedRedirectMs)
    return () => clearTimeout(timer)
  }, [settled, signedIn, loginMessage, navigate])

  const waits = signedIn && state === 'pending'
  useQuery({ ...sessionQuery, enabled: waits, refetchInterval: waits ? askEveryMs : false })
  useEffect(() => {
    if (waits) setWaited(true)
  }, [waits])

  if (!hasLink && session.status === 'loading') return <LoadingScreen />
  if (!hasLink && session.status === 'visitor') {
    return <Navigate to={paths.login} replace state={hasWaited ? { message: endedWhileWaiting } : null} />
  }
  return (
    <FormPage title={titles[state]}>
      <div className="flex flex-col gap-5">
        {state === 'pending' && (
          <>
            <MailNotice to={session.account?.email ?? 'your email'}>
              {(address) => <>A link is on its way to {address}. Open it to confirm your email.</>}
            </MailNotice>
            <p>You can browse jobs and hackathons while you wait.</p>
          </>
        )}
        {state === 'verifying' && <Banner kind="busy" title="One moment. We are checking the link." />}
        {state === 'success' && (
          <Verified
            other={verification.isSuccess || wasUsed ? other : undefined}
            wasBefore={isVerifiedBefore}
            signedIn={signedIn}
          />
        )}
        {state === 'error' && <Refused error={verification.error} other={other} signedIn={signedIn} />}
        <Actions state={state} signedIn={signedIn} canResend={!other} loginMessage={loginMessage} />
      </div>
    </FormPage>
  )
}

interface OutcomeProps {
  /** Who is signed in, where the link is somebody else's. */
  other: string | undefined
  signedIn: boolean
}

function Verified({ other, wasBefore, signedIn }: OutcomeProps & { wasBefore: boolean }) {
  if (other)
    return (
      <Banner kind="success" title="The email this link was sent to is verified.">
        It belongs to another account. You are still signed in as <Address>{other}</Address>.
      </Banner>
    )
  return (
    <Banner
      kind="success"
      title={wasBefore ? 'Your email is already verified.' : 'Thank you. Your email is confirmed.'}
    >
      {signedIn ? 'Your dashboard is opening.' : 'Sign in to continue. Taking you there now.'}
    </Banner>
  )
}

function Refused({ error, other, signedIn }: OutcomeProps & { error: unknown }) {
  return (
    <Banner kind="error" title={backendFailure(error).message || messages.verification.failed}>
      {other ? (
        <>
          This link belongs to another account. You are signed in as <Address>{other}</Address>.
        </>
      ) : signedIn ? (
        'Ask for a new link below.'
      ) : (
        'Sign in, then ask for a new link.'
      )}
    </Banner>
  )
}

interface ActionsProps {
  state: State
  signedIn: boolean
  canResend: boolean
  /** Said at the login once the address is verified. */
  loginMessage: string
}

/** §2.52 */
function Actions({ state, signedIn, canResend, loginMessage }: ActionsProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const resend = useMutation({
    mutationFn: useOnce(() => sendVerification(new URL(paths.verifyEmail, window.location.origin).href)),
    onSuccess: () => notifySuccess(messages.verification.sent),
    onError: (error) => notifyError(messages.verification.resendFailed, backendFailure(error).message),
  })
  const goOn = useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }),
    onSuccess: async (account) => {
      if (account?.emailVerification) await navigate(paths.dashboard)
      else if (!account) await navigate(paths.login, { state: { message: sessionEnded } })
    },
    onError: () => notifyError('The server could not be reached. Try again in a moment.'),
  })
  if (state === 'verifying') return null
  if (!signedIn) {
    return (
      <Link
        to={paths.login}
        state={state === 'success' ? { message: loginMessage } : null}
        className="button button-secondary self-start"
      >
        Back to Login
      </Link>
    )
  }
  return (
    <>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {state !== 'success' && canResend && (
          <Button busy={resend.isPending} busyText="Sending..." onClick={() => resend.mutate()}>
            Resend Verification Email
          </Button>
        )}
        <Button variant="primary" busy={goOn.isPending} busyText="Checking..." onClick={() => goOn.mutate()}>
          Continue to Dashboard
        </Button>
      </div>
      {goOn.data?.emailVerification === false && (
        <Banner kind="note" title="Your email is not verified yet. Open the link in the email first.">
          Until then,{' '}
          <Link to={paths.jobs} className="text-link">
            Jobs
          </Link>{' '}
          and{' '}
          <Link to={paths.hackathons} className="text-link">
            Hackathons
          </Link>{' '}
          are open to you.
        </Banner>
      )}
    </>
  )
}
