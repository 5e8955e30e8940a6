import type { QueryClient } from '@tanstack/react-query'
import type { Account } from '../calls/account.ts'
import { sessionQuery } from '../session/use-session.ts'
import { keptIds, onKeptChange } from './use-kept-ids.ts'

/** Whoever saves several listings at once is asked for once. */
const settleMs = 1000

const warn = (error: unknown) => console.warn('What is saved may be missing without a connection.', error)

/** Asks for what this person has; whoever has nothing does not even fetch the code. */
async function ask(client: QueryClient): Promise<void> {
  const account = client.getQueryData<Account | null>(sessionQuery.queryKey)
  if (account === undefined || !navigator.onLine) return
  const owner = account?.id ?? null
  const saved = { 'saved-jobs': keptIds('saved-jobs', owner), 'saved-hackathons': keptIds('saved-hackathons', owner) }
  if (owner === null && Object.values(saved).every((ids) => ids.length === 0)) return
  const { askAhead } = await import('./ask-ahead.ts')
  await askAhead(client, owner, saved)
}

/**
 * Asks while there is a connection for what a person looks for without one: what is saved, its dates and the record of
 * applications, also where their pages were never opened or something was saved since.
 */
export async function keepAhead(client: QueryClient): Promise<void> {
  await navigator.serviceWorker.ready
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => ask(client).catch(warn), settleMs)
  }
  onKeptChange(soon)
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[0] === 'session') soon()
  })
  soon()
}
