import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './App.tsx'
import { JobsPage } from './features/jobs/JobsPage.tsx'
import { LandingPage } from './features/landing/LandingPage.tsx'
import { paths } from './paths.ts'
import { createQueryClient } from './query-client.ts'
import { type LoadedRoute, pageRoutes } from './routes.tsx'
import { LoadingScreen } from './shell/LoadingScreen.tsx'
import { Orb } from './ui/Orb.tsx'

export const pagePaths: string[] = pageRoutes.map(({ path }) => path)

/** A page as a visitor sees it before any answer of the server; the browser takes the same markup over. */
function renderVisitorPage(route: LoadedRoute): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={route.path}>
        <App queryClient={createQueryClient()} routes={[route]} />
      </StaticRouter>
    </StrictMode>,
  )
}

/** What a guarded page shows until its code is there: the bar and the loading screen (§2.19). The browser replaces it. */
function renderLoading(): string {
  return renderToString(
    <>
      <div className="bar-filled fixed inset-x-0 top-0 z-40 text-night-ink [color-scheme:dark]">
        <div className="page flex h-15 items-center gap-2.5">
          <Orb />
          <span className="display text-[min(1.5625rem,9vw)]/8 font-[650]">Scry</span>
        </div>
      </div>
      <div className="h-15" />
      <main>
        <LoadingScreen />
      </main>
    </>,
  )
}

export const prerenderedPages = [
  {
    file: 'index.html',
    path: paths.home,
    markup: () => renderVisitorPage({ path: paths.home, Page: LandingPage }),
    isHydrated: true,
    soon: [],
  },
  {
    file: 'jobs.html',
    path: paths.jobs,
    markup: () => renderVisitorPage({ path: paths.jobs, Page: JobsPage }),
    isHydrated: true,
    soon: [],
  },
  {
    file: 'dashboard.html',
    path: paths.dashboard,
    markup: renderLoading,
    isHydrated: false,
    soon: ['first-screen'],
  },
]
