import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { sessionQuery } from './session/use-session.ts'

/** The HTTP status of a failed call; the account protocol's client has it as `code`. 0 when the server was not reached. */
function statusOf(error: Error): number {
  const { status, code } = error as { status?: unknown; code?: unknown }
  return [status, code].find((one) => typeof one === 'number') ?? 0
}

/** Nobody answered: no connection, or a server that broke. A 4xx is an answer. */
const isUnanswered = (error: Error) => statusOf(error) === 0 || statusOf(error) >= 500

/**
 * Server state of one page visit. An answer is not asked for again; after a 401 the account is. What failed for want of an
 * answer is asked for again at once, and anew when the connection is back.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (statusOf(error) === 401) void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isUnanswered(error),
        refetchOnReconnect: ({ state }) => (state.error && isUnanswered(state.error) ? 'always' : false),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
