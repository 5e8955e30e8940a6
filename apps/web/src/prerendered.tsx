import { renderToString } from 'react-dom/server'
import { firstHackathonsAddress } from './listing/use-hackathon-list.ts'
import { firstJobsAddress } from './listing/use-job-list.ts'
import { paths } from './paths.ts'
import { createQueryClient } from './query-client.ts'
import { renderVisitorPage } from './render-visitor-page.tsx'
import { pageRoutes } from './routes.tsx'
import { LoadingScreen } from './shell/LoadingScreen.tsx'
import { Orb } from './ui/Orb.tsx'

// As the routes do: a file that is imported in both ways is no part of its own, and the build warns of it.
const { JobsPage } = await import('./features/jobs/JobsPage.tsx')
const { jobFacets } = await import('./features/jobs/MoreJobFilters.tsx')
const { LandingPage } = await import('./features/landing/LandingPage.tsx')

export const pagePaths: string[] = pageRoutes.map(({ path }) => path)

/** What the lists show a visitor first, by the page that asks for it. */
export const listAddresses = {
  [paths.jobs]: firstJobsAddress(jobFacets),
  [paths.hackathons]: firstHackathonsAddress(),
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
    markup: () => renderVisitorPage({ path: paths.home, Page: LandingPage }, paths.home, createQueryClient()),
    isHydrated: true,
    soon: [],
  },
  {
    file: 'jobs.html',
    path: paths.jobs,
    markup: () => renderVisitorPage({ path: paths.jobs, Page: JobsPage }, paths.jobs, createQueryClient()),
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
