import './ui/app.css'
import type { FirstScreen } from '@scry/contracts/first-screen-routes'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, matchPath } from 'react-router'
import { App } from './App.tsx'
import { atRest } from './at-rest.ts'
import type { Account } from './calls/account.ts'
import { dropEarly } from './calls/early-answers.ts'
import { keepEmbeddedPage } from './calls/embedded-page.ts'
import { hydrateWithInput } from './hydrate-with-input.ts'
import { listingIdIn } from './listing-id.ts'
import { paths } from './paths.ts'
import { createQueryClient } from './query-client.ts'
import { pageRoutes, prepareReading, routeComponents } from './routes.tsx'
import { visitIsOver } from './session/remember-me.ts'
import { profileQuery } from './session/use-profile.ts'
import { askAccount, sessionQuery } from './session/use-session.ts'

declare global {
  interface Window {
    /** From `public/start.js`, on the dashboard: null where it failed, and what is needed is asked for as on any page. */
    firstScreen?: { exclude: string[]; answer: Promise<FirstScreen | null> } | undefined
  }
}

/** Markup that came with the answer is painted before the code takes it over; a hidden tab paints nothing and does not wait. */
function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** The account, from the answer that `start.js` has asked for where there is one; what else that holds is kept before. */
async function askFirst(client: QueryClient): Promise<Account | null> {
  const { firstScreen } = window
  window.firstScreen = undefined
  const first = visitIsOver() ? null : await firstScreen?.answer
  if (first?.success !== true) return askAccount()
  const { keepFirstScreen } = await import('./listing/first-screen.ts')
  keepFirstScreen(client, first, firstScreen?.exclude ?? [])
  return first.account
}

/** A member's page waits for the account and then for the profile: both are asked for while its code still comes. */
async function askForMember(client: QueryClient): Promise<void> {
  const account = await client.fetchQuery({ ...sessionQuery, queryFn: () => askFirst(client) }).catch(() => null)
  if (account) await client.prefetchQuery(profileQuery(account.id))
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  const queryClient = createQueryClient()
  keepEmbeddedPage(queryClient, listingIdIn(window.location.pathname))
  // Prerendered markup is a visitor's: an account that came before it is taken over would not be met by it. Nor is what
  // another page had this one say before a reload.
  const isPrerendered = root.hasAttribute('data-prerendered') && !window.history.state?.usr
  if (!isPrerendered) void askForMember(queryClient)
  // The first page's code is awaited, so that prerendered markup is met by the same component and nothing flashes.
  const asked = pageRoutes.find(({ path }) => matchPath(path, window.location.pathname) !== null)
  const Page: ComponentType | null = asked ? await asked.load().catch(() => null) : null
  if (root.hasChildNodes()) await firstPaint()
  const routes = routeComponents(asked && Page ? { path: asked.path, Page } : null)
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} routes={routes} />
      </BrowserRouter>
    </StrictMode>
  )
  if (isPrerendered) hydrateWithInput(root, app)
  else {
    window.takeEarlyInput?.()
    startTransition(() => createRoot(root).render(app))
  }
  const prepare = asked?.path === paths.home ? once(() => prepareReading(queryClient, routes)) : () => {}
  onIntentToGive(prepare)
  atRest(queryClient, () => {
    dropEarly()
    if (!savesData()) prepare()
    if (import.meta.env.PROD && 'serviceWorker' in navigator) keepOffline(queryClient)
  })
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}

/** Whoever drags something over the page, or looks for a file, gives one in a second or more: time enough to make ready. */
function onIntentToGive(prepare: () => void): void {
  document.addEventListener('dragenter', prepare, { once: true })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') prepare()
  })
}

/** Whoever pays for each byte waits for code when it is needed. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Where a worker answers already, it is asked to look for its next one: registered again, one that leaves would stay. */
async function findServiceWorker(): Promise<unknown> {
  const { serviceWorker } = navigator
  if (!serviceWorker.controller) return serviceWorker.register('/service-worker.js')
  return (await serviceWorker.getRegistration())?.update()
}

function keepOffline(client: QueryClient): void {
  void findServiceWorker()
    // A moment after the page is at rest: what is asked ahead must not hold up its last pictures and letters.
    .then(() => new Promise((goOn) => setTimeout(goOn, 2000)))
    .then(async () => savesData() || (await import('./listing/keep-ahead.ts')).keepAhead(client))
    .catch((error: unknown) => console.warn('Little is kept for a time offline.', error))
}

void start()
