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
const { HackathonsPage } = await import('./features/hackathons/HackathonsPage.tsx')
const { LoginPage } = await import('./features/account/LoginPage.tsx')
const { ForgotPasswordPage } = await import('./features/account/ForgotPasswordPage.tsx')

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
      <header className="bar-filled fixed inset-x-0 top-0 z-40 text-night-ink [color-scheme:dark]">
        <div className="page flex h-15 items-center gap-2.5">
          <Orb />
          <span className="display text-[min(1.5625rem,9vw)]/8 font-[650]">Scry</span>
        </div>
      </header>
      <div className="h-15" />
      <main>
        <LoadingScreen />
      </main>
    </>,
  )
}

/** Pages as a visitor finds them, by the path that their file is named after. */
const visitorPages = [
  { path: paths.home, Page: LandingPage },
  { path: paths.jobs, Page: JobsPage },
  { path: paths.hackathons, Page: HackathonsPage },
  { path: paths.login, Page: LoginPage },
  { path: paths.forgotPassword, Page: ForgotPasswordPage },
]

export const prerenderedPages = [
  ...visitorPages.map(({ path, Page }) => ({
    file: `${path.slice(1) || 'index'}.html`,
    path,
    markup: () => renderVisitorPage({ path, Page }, path, createQueryClient()),
    isHydrated: true,
    soon: [],
  })),
  {
    file: 'dashboard.html',
    path: paths.dashboard,
    markup: renderLoading,
    isHydrated: false,
    soon: ['first-screen'],
  },
]
