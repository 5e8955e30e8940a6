import { reviewerLabel } from '@scry/contracts/review'
import { ID } from 'appwrite'
import { openBackend } from './backend.ts'
import { saysLoggedOut } from './backend-failure.ts'

/** Who is logged in (§3.35). */
export interface Account {
  id: string
  name: string
  email: string
  emailVerification: boolean
  /** Whether the host named this account to review postings. The server asks itself. */
  isReviewer: boolean
}

/** GET account (§7.1). The server's own 401 means that nobody is logged in and gives null; any other failure is thrown, a network's login page among them. */
export async function getAccount(): Promise<Account | null> {
  try {
    const user = await openBackend().account.get()
    const { $id: id, name, email, emailVerification, labels } = user
    return { id, name, email, emailVerification, isReviewer: labels?.includes(reviewerLabel) ?? false }
  } catch (error) {
    if (saysLoggedOut(error)) return null
    throw error
  }
}

/** A fresh id, in the SDK's own form. */
export function newAccountId(): string {
  return ID.unique()
}

/** POST account (§7.2). `userId` is chosen here, so that a repeated request after a cut connection meets its own account. */
export async function createAccount(input: { userId: string; email: string; password: string; name: string }) {
  await openBackend().account.create(input)
}

/** POST account/sessions/email (§7.3). */
export async function createSession(email: string, password: string) {
  await openBackend().account.createEmailPasswordSession({ email, password })
}

/** DELETE account/sessions/current (§7.4). Whoever is logged out already has what was asked for. */
export async function deleteCurrentSession() {
  try {
    await openBackend().account.deleteSession({ sessionId: 'current' })
  } catch (error) {
    if (!saysLoggedOut(error)) throw error
  }
}

/** POST account/recovery with the address of the reset screen (§7.5). */
export async function sendRecovery(email: string, url: string) {
  await openBackend().account.createRecovery({ email, url })
}

/** PUT account/recovery (§7.6). The SDK no longer sends `passwordAgain`, the specified call does: so it is sent by hand. */
export async function finishRecovery(userId: string, secret: string, password: string) {
  const { client } = openBackend()
  await client.call(
    'put',
    new URL(`${client.config.endpoint}/account/recovery`),
    { 'content-type': 'application/json' },
    { userId, secret, password, passwordAgain: password },
  )
}

/** POST account/verification with the address of the verify screen (§7.7). */
export async function sendVerification(url: string) {
  await openBackend().account.createVerification({ url })
}

/** PUT account/verification (§7.8). Needs no session. */
export async function finishVerification(userId: string, secret: string) {
  await openBackend().account.updateVerification({ userId, secret })
}

/** PATCH account/password (§7.9). */
export async function changePassword(newPassword: string, currentPassword: string) {
  await openBackend().account.updatePassword({ password: newPassword, oldPassword: currentPassword })
}
