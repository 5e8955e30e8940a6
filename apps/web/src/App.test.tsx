import { waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { App } from './App.tsx'
import { LandingPage } from './features/landing/LandingPage.tsx'
import { hydrateWithInput } from './hydrate-with-input.ts'
import { paths } from './paths.ts'
import { prerenderedPages } from './prerendered.tsx'
import { createQueryClient } from './query-client.ts'
import { routeComponents } from './routes.tsx'

test('a landing page that came as markup is taken over, not built anew, when its counts come at once (§2.1)', async () => {
  const facts = {
    success: true,
    open_listings: 7,
    open_hackathons: 2,
    verified_accounts: 1,
    organisations: 5,
    counted_at: '2026-11-01T10:00:00.000Z',
    mail: 'files',
    outbox_hint: null,
    contact_email: 'team@mailbox.example',
    sample: true,
    real: false,
    preparing: null,
  }
  vi.stubGlobal('fetch', async () => Response.json(facts))
  const root = document.createElement('div')
  root.innerHTML = prerenderedPages.find(({ path }) => path === paths.home)?.markup() ?? ''
  document.body.append(root)
  const heading = root.querySelector('h1')
  hydrateWithInput(
    root,
    <StrictMode>
      <BrowserRouter>
        <App queryClient={createQueryClient()} routes={routeComponents({ path: paths.home, Page: LandingPage })} />
      </BrowserRouter>
    </StrictMode>,
  )
  await waitFor(() => expect(root.textContent).toContain('Counted'))
  expect(root.querySelector('h1')).toBe(heading)
})
