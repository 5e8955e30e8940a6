import type { Profile } from '@scry/contracts/profile'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Stored } from '../calls/documents.ts'
import { useSession } from './use-session.ts'

export const profileQuery = (accountId: string) =>
  queryOptions<Stored<Profile> | null>({
    queryKey: ['profile', accountId],
    queryFn: async () => {
      const { findProfile } = await import('../calls/documents.ts')
      return findProfile(accountId).catch((error: unknown) => {
        console.warn('The profile could not be loaded.', error)
        throw error
      })
    },
    staleTime: 60_000,
  })

/**
 * The profile of the person who is logged in. A failure is logged and leaves the session as it is (§8.33). `resume` says
 * 'none' only once the profile has come: before that, and when it failed, nothing is known.
 */
export function useProfile() {
  const { account } = useSession()
  const query = useQuery({ ...profileQuery(account?.id ?? ''), enabled: account !== null })
  const resume: 'unknown' | 'none' | 'read' =
    query.data === undefined ? 'unknown' : query.data?.hasResume ? 'read' : 'none'
  const { isPending, isError, refetch } = query
  return { profile: query.data ?? null, resume, isPending, isError, refetch }
}
