import type { Preparing } from '@scry/contracts/health-routes'
import { CallError } from './call.ts'
import type { ListPage } from './listings.ts'

/** How often a list that is being prepared is asked for again, in milliseconds. */
export const askAgainMs = 1000

/** How far the listings are that a call waits for; undefined where it failed for another reason. */
export function preparingOf(error: unknown): Preparing | undefined {
  return error instanceof CallError ? error.preparing : undefined
}

/** A list that is being prepared did not fail: it comes as a page without rows that says how far it is. */
export async function orPreparing<Row>(asked: Promise<ListPage<Row>>): Promise<ListPage<Row>> {
  return asked.catch((error: unknown) => {
    const preparing = preparingOf(error)
    if (!preparing) throw error
    return { rows: [], total: 0, next: null, facets: {}, relax: [], corrected: [], checkedAt: '', preparing }
  })
}
