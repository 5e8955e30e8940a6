import type { Query, QueryClient, QueryFunctionContext } from '@tanstack/react-query'
import type { Account } from '../calls/account.ts'
import { backendFailure } from '../calls/backend-failure.ts'
import { readOwn } from './own-storage.ts'
import { visitIsOver } from './remember-me.ts'
import { hasSignedInHint } from './signed-in-hint.ts'

/** Answers that are shown again where the server cannot be asked, by the first part of their keys. */
const whose = new Set(['session', 'profile'])
const lists = new Set(['jobs', 'hackathons', 'saved-jobs', 'saved-hackathons', 'applications', 'dates', 'listing-page'])
/** Of an account only: what a visitor's resume was read for stays in the tab. */
const owned = new Set(['shortlist', 'alerts'])
const isKept = (name: string) => whose.has(name) || lists.has(name) || owned.has(name)
const mostLists = 60

/** Every account has a cache of its own, and so have visitors; only the one of who is here now exists. */
const prefix = 'scry-kept:'
const visitor = 'visitor'

interface Copy {
  data: object
  at: number
  /** The entry file of the web app: another one may read answers differently. */
  build: string
}

/** What is looked at in a query of any answer. */
interface Asked {
  queryKey: readonly unknown[]
  state: { data: unknown; error: Error | null; dataUpdatedAt: number }
}

/** When what is shown again was answered; before it is shown it stands in `found`. */
const answeredAt = new WeakMap<object, number>()
const found = new WeakMap<object, number>()

const buildHere = () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
const addressOf = (hash: string) => `/kept/${encodeURIComponent(hash)}`

/** Nothing of ours answered: no connection, a server that broke, or a network's login page in between. */
export function isUnanswered(error: Error): boolean {
  const { code, type } = backendFailure(error)
  return code === 0 || code >= 500 || ['', 'not-json', 'internal-error'].includes(type)
}

/** Since when what a query shows could not be asked for anew; null where it is up to date. */
export function shownSince({ queryKey, state }: Asked): number | null {
  const name = String(queryKey[0])
  if (!isKept(name) || typeof state.data !== 'object' || state.data === null) return null
  const known = answeredAt.get(state.data)
  if (known !== undefined) return known
  return state.error && isUnanswered(state.error) ? state.dataUpdatedAt : null
}

/** How often what is shown from before is asked for anew, in milliseconds. */
export const askWhileOld = (query: Asked) => (shownSince(query) === null ? false : 10_000)

/** Whose answers these are: an account's id, a visitor's, or nobody's. Before the account is known, who was here last. */
function ownerNow(client: QueryClient): string | null {
  if (visitIsOver()) return null
  const account = client.getQueryData<Account | null>(['session'])
  // A session that has just ended: what is still answered was asked for by who is gone.
  if (!hasSignedInHint()) return account ? null : visitor
  if (account === undefined) return readOwn<string | null>('account', null)
  return account?.id ?? visitor
}

/** Everything that is kept but for one owner's goes. */
async function eraseOthers(owner: string | null): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== prefix + owner) await caches.delete(name)
}

async function keep(client: QueryClient, { queryKey, queryHash, state }: Query): Promise<void> {
  // Whose it is shows when it is answered: a moment later somebody else may be here.
  const owner = ownerNow(client)
  // Never where no service worker is, as where the host has turned it off: nothing would open the page that shows them.
  await navigator.serviceWorker.ready
  if (owner === null || (owner === visitor && owned.has(String(queryKey[0])))) return
  const cache = await caches.open(prefix + owner)
  const copy = { data: state.data, at: state.dataUpdatedAt, build: buildHere() }
  await cache.delete(addressOf(queryHash))
  await cache.put(addressOf(queryHash), Response.json(copy))
  const old = (await cache.keys()).filter(({ url }) =>
    [...whose].every((name) => !url.includes(addressOf(`["${name}"`))),
  )
  for (const request of old.slice(0, -mostLists)) await cache.delete(request)
  // Who logged out meanwhile, in this tab or another, leaves nothing behind, nor does a service worker that left.
  if (ownerNow(client) !== owner || !(await navigator.serviceWorker.getRegistration()))
    await caches.delete(prefix + owner)
}

async function find(client: QueryClient, hash: string): Promise<Copy | null> {
  const owner = ownerNow(client)
  const kept = owner === null ? undefined : await caches.match(addressOf(hash), { cacheName: prefix + owner })
  const copy = (await kept?.json()) as Copy | undefined
  return copy?.build === buildHere() && ownerNow(client) === owner ? copy : null
}

function isPreparing(data: object): boolean {
  const { pages, preparing } = data as { pages?: { preparing?: unknown }[]; preparing?: unknown }
  return (pages?.[0]?.preparing ?? preparing) !== undefined
}

/** Keeps what the client is answered from now on, and erases what belongs to somebody else than who is here. */
export function keepAnswers(client: QueryClient): void {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return
  const run = (work: Promise<void>) =>
    void work.catch((error: unknown) => console.warn('Nothing is kept for a time without a connection.', error))
  if (!hasSignedInHint() || visitIsOver()) run(eraseOthers(hasSignedInHint() ? null : visitor))
  run(navigator.serviceWorker.getRegistration().then((worker) => (worker ? undefined : eraseOthers(null))))
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { query } = event
    const name = String(query.queryKey[0])
    const data: unknown = query.state.data
    if (name === 'session') run(eraseOthers((data as Account | null)?.id ?? visitor))
    if (typeof data !== 'object' || data === null || !isKept(name)) return
    const at = found.get(data)
    if (at !== undefined) {
      found.delete(data)
      answeredAt.set(data, at)
      // Asked for anew as soon as anybody answers.
      query.setState({ dataUpdatedAt: at, isInvalidated: true })
      return
    }
    // An answer that says the same is the same object.
    answeredAt.delete(data)
    if (!isPreparing(data)) run(keep(client, query))
  })
}

/** Asks, and where nobody answers and nothing is on screen yet, gives what was answered last. */
export async function askOrShowAgain<Answer>(
  ask: (context: QueryFunctionContext) => Answer | Promise<Answer>,
  context: QueryFunctionContext,
  query: Query,
): Promise<Answer> {
  try {
    return await ask(context)
  } catch (error) {
    const isLost = error instanceof Error && error.name !== 'AbortError' && isUnanswered(error)
    if (!isLost || query.state.data !== undefined || !('caches' in window)) throw error
    const copy = await find(context.client, query.queryHash).catch(() => null)
    if (!copy) throw error
    found.set(copy.data, copy.at)
    return copy.data as Answer
  }
}
