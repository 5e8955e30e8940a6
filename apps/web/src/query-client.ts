import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { sessionQuery } from './session/use-session.ts'

/** Server state of one page visit. A 4xx is an answer and is not asked for again; after a 401 the account is. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    const { status, code } = error as { status?: number; code?: unknown }
    if (status === 401 || code === 401) void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => {
          const status = (error as { status?: number }).status ?? 0
          return failures < 1 && (status === 0 || status >= 500)
        },
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
