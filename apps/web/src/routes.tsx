import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react'
import { loadBeginning } from './features/resumes/load-beginning.ts'
import { paths } from './paths.ts'
import { reloadAfterRebuild } from './reload-after-rebuild.ts'
import { keepBeginning } from './resume/begun-readings.ts'
import { PageSkeleton } from './shell/PageSkeleton.tsx'

export interface PageRoute {
  path: string
  load: () => Promise<ComponentType>
}

/** Every route of the product: the only place where features meet. A page's code is loaded when it is first opened. */
export const pageRoutes: PageRoute[] = [
  { path: paths.home, load: () => import('./features/landing/LandingPage.tsx').then((m) => m.LandingPage) },
  { path: paths.login, load: () => import('./features/account/LoginPage.tsx').then((m) => m.LoginPage) },
  {
    path: paths.uploadResume,
    load: () => import('./features/resumes/UploadResumePage.tsx').then((m) => m.UploadResumePage),
  },
  {
    path: paths.verifyEmail,
    load: () => import('./features/account/VerifyEmailPage.tsx').then((m) => m.VerifyEmailPage),
  },
  {
    path: paths.forgotPassword,
    load: () => import('./features/account/ForgotPasswordPage.tsx').then((m) => m.ForgotPasswordPage),
  },
  {
    path: paths.resetPassword,
    load: () => import('./features/account/ResetPasswordPage.tsx').then((m) => m.ResetPasswordPage),
  },
  { path: paths.dashboard, load: () => import('./features/dashboard/DashboardPage.tsx').then((m) => m.DashboardPage) },
  { path: paths.jobs, load: () => import('./features/jobs/JobsPage.tsx').then((m) => m.JobsPage) },
  {
    path: paths.hackathons,
    load: () => import('./features/hackathons/HackathonsPage.tsx').then((m) => m.HackathonsPage),
  },
  { path: paths.job, load: () => import('./features/listing-page/ListingPage.tsx').then((m) => m.ListingPage) },
  { path: paths.hackathon, load: () => import('./features/listing-page/ListingPage.tsx').then((m) => m.ListingPage) },
  { path: paths.profile, load: () => import('./features/profile/ProfilePage.tsx').then((m) => m.ProfilePage) },
  { path: paths.terms, load: () => import('./features/pages/TermsPage.tsx').then((m) => m.TermsPage) },
  { path: paths.privacy, load: () => import('./features/pages/PrivacyPage.tsx').then((m) => m.PrivacyPage) },
  {
    path: paths.howMatchingWorks,
    load: () => import('./features/pages/HowMatchingWorksPage.tsx').then((m) => m.HowMatchingWorksPage),
  },
  { path: paths.quality, load: () => import('./features/pages/QualityPage.tsx').then((m) => m.QualityPage) },
  {
    path: paths.resumeGuide,
    load: () => import('./features/pages/ResumeGuidePage.tsx').then((m) => m.ResumeGuidePage),
  },
  {
    path: paths.resumeCheck,
    load: () => import('./features/resumes/ResumeCheckPage.tsx').then((m) => m.ResumeCheckPage),
  },
  { path: paths.sources, load: () => import('./features/sources/SourcesPage.tsx').then((m) => m.SourcesPage) },
  { path: paths.review, load: () => import('./features/review/ReviewPage.tsx').then((m) => m.ReviewPage) },
  {
    path: paths.applications,
    load: () => import('./features/applications/ApplicationsPage.tsx').then((m) => m.ApplicationsPage),
  },
  { path: paths.calendar, load: () => import('./features/calendar/CalendarPage.tsx').then((m) => m.CalendarPage) },
  { path: paths.alerts, load: () => import('./features/alerts/AlertsPage.tsx').then((m) => m.AlertsPage) },
  {
    path: paths.unsubscribe,
    load: () => import('./features/alerts/UnsubscribePage.tsx').then((m) => m.UnsubscribePage),
  },
  { path: paths.faq, load: () => import('./features/pages/FaqPage.tsx').then((m) => m.FaqPage) },
  { path: paths.contact, load: () => import('./features/pages/ContactPage.tsx').then((m) => m.ContactPage) },
  { path: '*', load: () => import('./features/pages/NotFoundPage.tsx').then((m) => m.NotFoundPage) },
]

export interface LoadedRoute {
  path: string
  Page: ComponentType
  /** Makes its code ready, so that it opens without waiting. */
  prepare?: () => Promise<unknown>
}

/** What a resume that is given to the landing page needs: it is made ready while that rests. */
export function prepareReading(client: QueryClient, routes: readonly LoadedRoute[]): void {
  const prepare = routes.find(({ path }) => path === paths.uploadResume)?.prepare
  // Where it cannot be had now, it is asked for again once a resume is given.
  void Promise.all([prepare?.(), loadBeginning().then((begin) => keepBeginning(client, begin))]).catch(() => {})
}

/** The routes as components. `first` is already there, so that the page that was asked for renders at once. */
export function routeComponents(first: LoadedRoute | null): LoadedRoute[] {
  return pageRoutes.map((route) => (route.path === first?.path ? first : laterRoute(route)))
}

/**
 * Only a page whose code is still to come waits in a boundary. Around a prerendered one, React would take the page over
 * after the bar and the footer, whose questions may be answered by then, and throw the markup away for differing.
 */
function laterRoute({ path, load }: PageRoute): LoadedRoute {
  let Ready: ComponentType | null = null
  const ask = (): LazyExoticComponent<ComponentType> =>
    lazy(async () => {
      const Page = await load().catch((failure: unknown) => {
        // React keeps what a lazy component came to: whoever leaves and comes back asks anew.
        next = ask()
        return reloadAfterRebuild(failure)
      })
      return { default: Page }
    })
  let next = ask()
  return {
    path,
    Page: pageOf(() => Ready ?? next),
    prepare: async () => {
      Ready = await load()
    },
  }
}

function pageOf(find: () => ComponentType): ComponentType {
  return () => {
    const [Page] = useState(find)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    )
  }
}
