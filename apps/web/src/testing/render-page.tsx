import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import type { Account } from '../calls/account.ts'
import { profileQuery } from '../session/use-profile.ts'
import { sessionQuery } from '../session/use-session.ts'
import { AnnounceProvider } from '../shell/AnnounceProvider.tsx'
import { ConfirmProvider } from '../ui/ConfirmProvider.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import type { StoredProfile } from './people.ts'

interface RenderOptions {
  /** The route that `page` stands under; every other address shows itself as text. */
  route: string
  /** The address opened first, with its query; `route` when left out. */
  at?: string
  /** Who is logged in; the session is asked for when left out. */
  account?: Account | null
  /** The profile of `account`. */
  profile?: StoredProfile | null
}

/** A page with what stands around it in the product, in a router of its own. */
export function renderPage(page: ReactNode, { route, at = route, account, profile }: RenderOptions) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  if (account !== undefined) queryClient.setQueryData(sessionQuery.queryKey, account)
  if (account && profile !== undefined) queryClient.setQueryData(profileQuery(account.id).queryKey, profile)
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <AnnounceProvider>
          <ConfirmProvider>
            <Routes>
              <Route path={route} element={page} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
            <Toaster />
          </ConfirmProvider>
        </AnnounceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...view, queryClient }
}

function Elsewhere() {
  const { pathname, state } = useLocation()
  return (
    <p>
      Now at {pathname} {JSON.stringify(state)}
    </p>
  )
}

/** A failure of our server as the backend SDK throws it; without a type it is none of our server. */
export function backendError(code: number, message: string, type = 'general_unknown'): Error {
  return Object.assign(new Error(message), { name: 'AppwriteException', code, type })
}
