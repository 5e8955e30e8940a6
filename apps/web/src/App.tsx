import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Route, Routes } from 'react-router'
import type { LoadedRoute } from './routes.tsx'
import { RouteBoundary } from './shell/RouteBoundary.tsx'
import { Shell } from './shell/Shell.tsx'

/** The product inside a router; the same in the browser and in the prerendered page. */
export function App({ queryClient, routes }: { queryClient: QueryClient; routes: LoadedRoute[] }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Routes>
        <Route element={<Shell />}>
          {routes.map(({ path, Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <RouteBoundary key={path}>
                  <Page />
                </RouteBoundary>
              }
            />
          ))}
        </Route>
      </Routes>
    </QueryClientProvider>
  )
}
