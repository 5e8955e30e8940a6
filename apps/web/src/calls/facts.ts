import type { getFacts } from '@scry/contracts/health-routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { askAgainMs } from './preparing.ts'

/** How often it is looked how many real listings have come, in milliseconds; the server counts as often. */
const arrivingMs = 10_000
/** The same once every source was asked and samples still stand in for real listings: the next may come within the hour. */
const samplesLeftMs = 60_000

/** True counts of this server and what its visitors must know of its setup (decision 0310, 18). */
export const factsQuery = queryOptions({
  queryKey: ['facts'],
  queryFn: ({ signal }) => call<typeof getFacts>('GET /api/facts', { signal }),
  staleTime: 60_000,
  refetchInterval: ({ state: { data } }) => {
    if (data?.preparing) return askAgainMs
    if (!data?.arrival) return false
    if (data.arrival.state !== 'here') return arrivingMs
    return data.sample ? samplesLeftMs : false
  },
})
