import type {
  AccountSession,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
} from '@scry/contracts/account-routes'
import { call } from './call.ts'

export type { AccountSession }

export async function findSessions(signal: AbortSignal): Promise<AccountSession[]> {
  return (await call<typeof listSessions>('GET /api/sessions', { signal })).sessions
}

export function endOneSession(id: string) {
  return call<typeof endSession>('DELETE /api/sessions/:id', { params: { id } })
}

export function endEveryOtherSession() {
  return call<typeof endOtherSessions>('DELETE /api/sessions', {})
}

/** Everything that is kept about the person, as the text of a JSON file. */
export async function downloadAccount(password: string): Promise<string> {
  return JSON.stringify(await call<typeof exportAccount>('POST /api/export', { body: { password } }), null, 2)
}

export function removeAccount(password: string) {
  return call<typeof deleteAccount>('DELETE /api/account', { body: { password } })
}
