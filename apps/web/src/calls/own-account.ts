import type {
  AccountSession,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportArchive,
  importAccount,
  listSessions,
} from '@scry/contracts/account-routes'
import { call, callForFile } from './call.ts'

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

/** Everything that is kept about the person, as an archive. */
export function downloadAccount(password: string): Promise<Blob> {
  return callForFile<typeof exportArchive>('POST /api/export.zip', { body: { password } }, 'application/zip')
}

/** Puts an archive into the account; answers how many rows came, by table. */
export async function bringAccount(file: File): Promise<Record<string, number>> {
  return (await call<typeof importAccount>('POST /api/import', { file: { field: 'archive', file } })).brought
}

export function removeAccount(password: string) {
  return call<typeof deleteAccount>('DELETE /api/account', { body: { password } })
}
