import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './App.tsx'
import type { LoadedRoute } from './routes.tsx'

/** A page as a visitor sees it before the code has come; the browser takes the same markup over. */
export function renderVisitorPage(route: LoadedRoute, location: string, queryClient: QueryClient): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={location}>
        <App queryClient={queryClient} routes={[route]} />
      </StaticRouter>
    </StrictMode>,
  )
}
