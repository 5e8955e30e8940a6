import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { askOrShowAgain, askWhileOld, isUnanswered, keepAnswers, shownSince } from './session/kept-answers.ts'
import { sessionQuery } from './session/use-session.ts'

/** The HTTP status of a failed call; the account protocol's client has it as `code`. 0 when the server was not reached. */
function statusOf(error: Error): number {
  const { status, code } = error as { status?: unknown; code?: unknown }
  return [status, code].find((one) => typeof one === 'number') ?? 0
}

function isUnansweredNow({ state }: Query): boolean {
  const failure = state.error ?? state.fetchFailureReason
  return failure !== null && isUnanswered(failure)
}

/**
 * Server state of one page visit. An answer is not asked for again; after a 401 the account is. What failed for want of an
 * answer is asked for again at once, and anew when the connection is back; meanwhile the last answer is shown.
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
        refetchOnReconnect: false,
        refetchInterval: askWhileOld,
        persister: askOrShowAgain,
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  })
  if (typeof window !== 'undefined') {
    keepAnswers(client)
    // A request that was under way without a connection is given up for one that has it.
    const isLost = (query: Query) => isUnansweredNow(query) || shownSince(query) !== null
    // The library hears of a connection that comes back only where it heard of its going: not on a page opened without one.
    window.addEventListener('online', () => void client.refetchQueries({ type: 'active', predicate: isLost }))
  }
  return client
}
