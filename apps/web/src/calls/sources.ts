import type { getSources, SourceStatus } from '@scry/contracts/source-routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** While a source is being asked its figures change by the second. */
const runningMs = 5000
const restingMs = 60_000

/** Every source of listings, and how it stands. */
export const sourcesQuery = queryOptions({
  queryKey: ['sources'],
  queryFn: async ({ signal }): Promise<SourceStatus[]> =>
    (await call<typeof getSources>('GET /api/sources', { signal })).sources,
  refetchInterval: ({ state }) => (state.data?.some(({ run }) => run !== null) ? runningMs : restingMs),
})
