import type { QueryClient } from '@tanstack/react-query'
import type { Account } from '../calls/account.ts'
import { applicationsQuery } from '../calls/applications.ts'
import { datesQuery } from '../calls/calendar.ts'
import { findListing } from '../calls/listings.ts'
import { sessionQuery } from '../session/use-session.ts'
import { type FoundListing, savedPage } from './saved-page.ts'
import { keptIds, onKeptChange } from './use-kept-ids.ts'
import { firstPage } from './use-listing-list.ts'

type Row = { id: string }
const kinds = [
  ['saved-jobs', 'jobs', ({ job }: FoundListing): Row | null => job],
  ['saved-hackathons', 'hackathons', ({ hackathon }: FoundListing): Row | null => hackathon],
] as const
/** Whoever saves several listings at once is asked for once. */
const settleMs = 1000

/** A row that some list of this tab has shown. */
function shownRow(client: QueryClient, lists: readonly string[], id: string): Row | undefined {
  for (const name of lists)
    for (const [, data] of client.getQueriesData<{ pages?: { rows?: Row[] }[] }>({ queryKey: [name] }))
      for (const page of data?.pages ?? []) {
        const row = page.rows?.find((one) => one.id === id)
        if (row) return row
      }
  return undefined
}

async function ask(client: QueryClient): Promise<void> {
  const account = client.getQueryData<Account | null>(sessionQuery.queryKey)
  if (account === undefined || !navigator.onLine) return
  const owner = account?.id ?? null
  const once = { staleTime: Number.POSITIVE_INFINITY }
  if (owner !== null) await client.prefetchQuery({ ...applicationsQuery(owner), ...once })
  const saved = kinds.map(([name]) => keptIds(name, owner))
  if (owner !== null || saved.some((ids) => ids.length > 0))
    await client.prefetchQuery({ ...datesQuery(owner, saved.flat()), ...once })
  for (const [at, [name, list, rowOf]] of kinds.entries()) {
    const ids = saved[at] ?? []
    if (ids.length === 0) continue
    await client.prefetchInfiniteQuery({
      queryKey: [name, ids],
      initialPageParam: firstPage,
      queryFn: ({ pageParam, signal }) =>
        savedPage<Row>(
          ids,
          pageParam,
          async (id) => shownRow(client, [name, list], id) ?? rowOf(await findListing(id, signal)),
        ),
      ...once,
    })
  }
}

/**
 * Asks while there is a connection for what a person looks for without one: what is saved, its dates and the record of
 * applications, also where their pages were never opened or something was saved since.
 */
export async function keepAhead(client: QueryClient): Promise<void> {
  // Whoever pays for each byte asks for nothing ahead.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  await navigator.serviceWorker.ready
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(client), settleMs)
  }
  onKeptChange(soon)
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[0] === 'session') soon()
  })
  soon()
}
