import './ui/app.css'
import { type ComponentType, StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, matchPath } from 'react-router'
import { App } from './App.tsx'
import { hydrateWithInput } from './hydrate-with-input.ts'
import { createQueryClient } from './query-client.ts'
import { pageRoutes, routeComponents } from './routes.tsx'

/** Markup that came with the answer is painted before the code takes it over; a hidden tab paints nothing and does not wait. */
function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  // The first page's code is awaited, so that prerendered markup is met by the same component and nothing flashes.
  const asked = pageRoutes.find(({ path }) => matchPath(path, window.location.pathname) !== null)
  const Page: ComponentType | null = asked ? await asked.load().catch(() => null) : null
  if (root.hasChildNodes()) await firstPaint()
  const routes = routeComponents(asked && Page ? { path: asked.path, Page } : null)
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={createQueryClient()} routes={routes} />
      </BrowserRouter>
    </StrictMode>
  )
  if (root.hasAttribute('data-prerendered')) hydrateWithInput(root, app)
  else startTransition(() => createRoot(root).render(app))
}

void start()
