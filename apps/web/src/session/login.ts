import type { QueryClient } from '@tanstack/react-query'
import { type Account, createSession, getAccount } from '../calls/account.ts'
import { findProfile, updateProfile } from '../calls/documents.ts'
import { writeOwn } from './own-storage.ts'
import { rememberVisit } from './remember-me.ts'
import { profileQuery } from './use-profile.ts'
import { sessionQuery } from './use-session.ts'

/**
 * Logs in, in the specified order (§4.10): session, account and profile, lastLogin. The profile's part may fail;
 * that is logged and leaves the session as it is (§8.33).
 */
export async function login(
  queryClient: QueryClient,
  input: { email: string; password: string; remember: boolean },
): Promise<Account> {
  // Should the account not come, nothing of who was here before is shown in its place.
  writeOwn('account', null)
  await createSession(input.email, input.password)
  rememberVisit(input.remember)
  const account = await getAccount()
  if (!account) throw new Error('')
  queryClient.setQueryData(sessionQuery.queryKey, account)
  try {
    const profile = await findProfile(account.id)
    queryClient.setQueryData(profileQuery(account.id).queryKey, profile)
    if (profile) await updateProfile(profile.$id, { lastLogin: new Date().toISOString() })
  } catch (error) {
    console.warn('The profile could not be loaded.', error)
  }
  return account
}
