import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './App.tsx'
import { LandingPage } from './features/landing/LandingPage.tsx'
import { paths } from './paths.ts'
import { createQueryClient } from './query-client.ts'
import { pageRoutes } from './routes.tsx'

export const pagePaths: string[] = pageRoutes.map(({ path }) => path)

/** The landing page as markup, for the build. */
export function renderLanding(): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={paths.home}>
        <App queryClient={createQueryClient()} routes={[{ path: paths.home, Page: LandingPage }]} />
      </StaticRouter>
    </StrictMode>,
  )
}
