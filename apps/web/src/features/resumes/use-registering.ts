import { signupRedirectMs } from '@scry/contracts/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { sessionQuery } from '../../session/use-session.ts'
import { useOnce } from '../../ui/use-once.ts'
import { type Confirmed, keepProgress } from './reading-draft.ts'
import { newRegistration, type RegistrationProgress } from './registration-progress.ts'

/** What makes the account is fetched while the reading is looked at. */
const loadRegistration = () => Promise.all([import('../../calls/account.ts'), import('./registration.ts')])

/** Makes the account with what was read and corrected, then leads to the dashboard (§2.49, §4.21). */
export function useRegistering(
  { fields, rejected }: Pick<Confirmed, 'fields' | 'rejected'>,
  progress: RefObject<RegistrationProgress | null>,
  onRegistered: () => void,
) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  useEffect(() => void loadRegistration().catch(() => {}), [])
  const registering = useMutation({
    mutationFn: useOnce(async ({ email, password }: { email: string; password: string }) => {
      const [{ newAccountId }, { register }] = await loadRegistration()
      if (progress.current?.email !== email) progress.current = newRegistration(newAccountId(), email)
      const registered = register(progress.current, { email, password, fields, rejected })
      // By now the account is asked for: whoever reloads while the answer is under way must not meet it as a stranger's.
      keepProgress(progress.current)
      return registered
    }),
    onSuccess: (account) => {
      onRegistered()
      queryClient.setQueryData(sessionQuery.queryKey, account)
    },
    onError: () => keepProgress(progress.current),
  })
  useEffect(() => {
    if (!registering.isSuccess) return
    const timer = setTimeout(() => void navigate(paths.dashboard), signupRedirectMs)
    return () => clearTimeout(timer)
  }, [registering.isSuccess, navigate])
  return registering
}
