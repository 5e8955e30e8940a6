import './ui/app.css'
import { type ComponentType, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter, matchPath } from 'react-router'
import { App } from './App.tsx'
import { createQueryClient } from './query-client.ts'
import { pageRoutes, routeComponents } from './routes.tsx'

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  // The first page's code is awaited, so that prerendered markup is met by the same component and nothing flashes.
  const asked = pageRoutes.find(({ path }) => matchPath(path, window.location.pathname) !== null)
  const Page: ComponentType | null = asked ? await asked.load().catch(() => null) : null
  const routes = routeComponents(asked && Page ? { path: asked.path, Page } : null)
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={createQueryClient()} routes={routes} />
      </BrowserRouter>
    </StrictMode>
  )
  if (root.hasAttribute('data-prerendered')) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

void start()
