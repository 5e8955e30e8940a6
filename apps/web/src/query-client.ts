import { QueryClient } from '@tanstack/react-query'

/** Server state of one page visit. A 4xx is an answer and is not asked for again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
