import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as account from '../calls/account.ts'
import { sessionQuery } from '../session/use-session.ts'
import { backendError, renderPage } from '../testing/render-page.tsx'
import { RouteGuard } from './RouteGuard.tsx'

vi.mock('../calls/account.ts')

const who = { id: 'a1', name: 'User', email: 'ada@mailbox.example', emailVerification: true, isReviewer: false }

beforeEach(() => {
  vi.resetAllMocks()
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie; here the test does
  document.cookie = 'scry_signed_in=1; path=/'
})
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'scry_signed_in=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
})

const guarded = (
  <RouteGuard needs="verified">
    <p>Inside</p>
  </RouteGuard>
)

test('while the session is being checked the loading screen reads its line (§2.19, §4.1)', async () => {
  vi.mocked(account.getAccount).mockReturnValue(new Promise(() => {}))
  renderPage(guarded, { route: '/dashboard' })
  expect((await screen.findByRole('status', { name: '' })).textContent).toBeTruthy()
  expect(screen.getByText('Consulting the crystal ball...')).toBeTruthy()
})

test('a verified person is let in (§2.21, §6.4)', async () => {
  vi.mocked(account.getAccount).mockResolvedValue(who)
  renderPage(guarded, { route: '/dashboard' })
  expect(await screen.findByText('Inside')).toBeTruthy()
})

test('an unverified person is sent to /verify-email (§2.21)', async () => {
  vi.mocked(account.getAccount).mockResolvedValue({ ...who, emailVerification: false })
  renderPage(guarded, { route: '/dashboard' })
  expect(await screen.findByText(/Now at \/verify-email/)).toBeTruthy()
})

test('a visitor is sent to /, or to the configured path (§2.18, §2.21)', async () => {
  vi.mocked(account.getAccount).mockResolvedValue(null)
  renderPage(guarded, { route: '/dashboard' }).unmount()
  renderPage(guarded, { route: '/dashboard' })
  expect(await screen.findByText(/Now at \/ /)).toBeTruthy()
  renderPage(
    <RouteGuard needs="signed-in" redirectTo="/login">
      <p>Inside</p>
    </RouteGuard>,
    { route: '/profile' },
  )
  expect(await screen.findByText(/Now at \/login/)).toBeTruthy()
})

test('whoever was logged in a moment ago is told at the login that the session has ended (§4.1)', async () => {
  vi.mocked(account.getAccount).mockResolvedValue(who)
  const { queryClient } = renderPage(
    <RouteGuard needs="signed-in" redirectTo="/login">
      <p>Inside</p>
    </RouteGuard>,
    { route: '/profile' },
  )
  await screen.findByText('Inside')
  act(() => void queryClient.setQueryData(sessionQuery.queryKey, null))
  expect(await screen.findByText(/Now at \/login .*Your session has ended/)).toBeTruthy()
})

test('without the hint of a session nobody is asked for (§4.1, §7.1)', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'scry_signed_in=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  renderPage(guarded, { route: '/dashboard' })
  expect(await screen.findByText(/Now at \/ /)).toBeTruthy()
  expect(account.getAccount).not.toHaveBeenCalled()
})

test('a server that does not answer sends nobody away (§4.1)', async () => {
  vi.mocked(account.getAccount).mockRejectedValue(backendError(0, 'Failed to fetch'))
  renderPage(guarded, { route: '/dashboard' })
  expect(await screen.findByText('We could not check whether you are signed in')).toBeTruthy()
})
