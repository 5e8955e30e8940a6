import type { Hackathon, Job } from '@scry/contracts/listing'
import { CallError } from '../calls/call.ts'
import type { ListPage } from '../calls/listings.ts'
import type { PageRequest } from './use-listing-list.ts'

export interface FoundListing {
  job: Job | null
  hackathon: Hackathon | null
}

/** A page of the listings saved on this device, each asked for by its id (§4.31). One that is no longer there is left out. */
export async function savedPage<Row>(
  ids: readonly string[],
  { limit, after }: PageRequest,
  find: (id: string) => Promise<Row | null>,
): Promise<ListPage<Row>> {
  const from = after ? ids.indexOf(after) + 1 : 0
  const asked = ids.slice(from, from + limit)
  const found = await Promise.all(
    asked.map((id) =>
      find(id).catch((error: unknown) => {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }),
    ),
  )
  const next = from + limit < ids.length ? (asked.at(-1) ?? null) : null
  return {
    rows: found.filter((row) => row !== null),
    total: ids.length,
    next,
    facets: {},
    relax: [],
    corrected: [],
    checkedAt: '',
  }
}
