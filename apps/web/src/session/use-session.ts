import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Account } from '../calls/account.ts'
import { askWhileOld } from './kept-answers.ts'
import { clearOwn, onOwnChangedElsewhere, writeOwn } from './own-storage.ts'
import { visitIsOver } from './remember-me.ts'
import { hasSignedInHint } from './signed-in-hint.ts'

/** `unreachable`: the server did not answer; nothing is known and nothing is cleared (decision 0310, 7). */
export type Session =
  | { status: 'loading'; account: null }
  | { status: 'visitor'; account: null }
  | { status: 'unreachable'; account: null }
  | { status: 'signed-in'; account: Account }

/** Who is logged in; a visit that is over ends here. */
export async function askAccount(): Promise<Account | null> {
  if (!hasSignedInHint()) return null
  const { deleteCurrentSession, getAccount } = await import('../calls/account.ts')
  if (visitIsOver()) {
    await deleteCurrentSession()
    clearOwn()
    return null
  }
  return getAccount()
}

export const sessionQuery = queryOptions<Account | null>({
  queryKey: ['session'],
  queryFn: askAccount,
  // A page is prerendered for a visitor.
  initialData: () => (typeof document === 'undefined' || !hasSignedInHint() ? null : undefined),
  staleTime: 5 * 60_000,
  retry: false,
  // Logging out or in on another device reaches this tab when the person comes back to it.
  refetchOnWindowFocus: 'always',
  refetchInterval: (query) => (query.state.status === 'error' ? 10_000 : askWhileOld(query)),
})

/** The current account (§4.1). */
export function useSession(): Session {
  const { data, status } = useQuery(sessionQuery)
  if (data) return { status: 'signed-in', account: data }
  if (status === 'success') return { status: 'visitor', account: null }
  return { status: status === 'error' ? 'unreachable' : 'loading', account: null }
}

/**
 * Keeps who is logged in on the device: `start.js` asks for the dashboard before it can know, and another tab that logs
 * out or in changes it, so that this one asks at once.
 */
export function useSessionOfTabs(): void {
  const { account } = useSession()
  const client = useQueryClient()
  useEffect(() => {
    if (account) writeOwn('account', account.id)
  }, [account])
  useEffect(
    () => onOwnChangedElsewhere('account', () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey })),
    [client],
  )
}

const neverChanges = () => () => {}

/** What the bar shows before the account is known: the hint, and on a prerendered page the visitor's view. */
export function useLooksSignedIn(): boolean {
  const hinted = useSyncExternalStore(neverChanges, hasSignedInHint, () => false)
  const { status } = useSession()
  return status === 'signed-in' || (hinted && status !== 'visitor')
}
