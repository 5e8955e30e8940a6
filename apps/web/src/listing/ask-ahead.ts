import type { QueryClient } from '@tanstack/react-query'
import type { Account } from '../calls/account.ts'
import { applicationsQuery } from '../calls/applications.ts'
import { datesQuery } from '../calls/calendar.ts'
import { findListing } from '../calls/listings.ts'
import { sessionQuery } from '../session/use-session.ts'
import { type FoundListing, savedPage } from './saved-page.ts'
import { firstPage } from './use-listing-list.ts'

type Row = { id: string }
type SavedKind = 'saved-jobs' | 'saved-hackathons'
const kinds = [
  ['saved-jobs', 'jobs', ({ job }: FoundListing): Row | null => job],
  ['saved-hackathons', 'hackathons', ({ hackathon }: FoundListing): Row | null => hackathon],
] as const

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

/**
 * The record of applications, the dates and the first page of each kind of saved listings, by their ids. Nothing more is
 * asked once somebody else is here: it would be answered to them, and kept as theirs.
 */
export async function askAhead(
  client: QueryClient,
  owner: string | null,
  saved: Readonly<Record<SavedKind, readonly string[]>>,
): Promise<void> {
  const once = { staleTime: Number.POSITIVE_INFINITY }
  // Until the account is known again, as after a logout, nobody is here.
  const isHere = () => {
    const account = client.getQueryData<Account | null>(sessionQuery.queryKey)
    return account !== undefined && (account?.id ?? null) === owner
  }
  if (owner !== null) await client.prefetchQuery({ ...applicationsQuery(owner), ...once })
  if (!isHere()) return
  await client.prefetchQuery({
    ...datesQuery(
      owner,
      kinds.flatMap(([name]) => saved[name]),
    ),
    ...once,
  })
  for (const [name, list, rowOf] of kinds) {
    const ids = saved[name]
    if (!isHere()) return
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
