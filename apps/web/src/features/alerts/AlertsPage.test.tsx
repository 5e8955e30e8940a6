import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as calls from '../../calls/alerts.ts'
import { CallError } from '../../calls/call.ts'
import { ada } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { AlertsPage } from './AlertsPage.tsx'

vi.mock('../../calls/alerts.ts')

const off: calls.Alerts = {
  ...{ success: true, is_on: false, is_paused: false, every: 'weekly', zone: null, next_at: null },
  ...{ is_refused: false, is_verified: true, has_profile: true, searches: [] },
}
const on: calls.Alerts = { ...off, is_on: true, every: 'daily', zone: 'UTC', next_at: '2096-12-01T08:00:00Z' }
const asked = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(calls.alertsQuery).mockReturnValue({ queryKey: ['alerts'], queryFn: asked } as never)
})

function open(alerts: calls.Alerts) {
  asked.mockResolvedValue(alerts)
  renderPage(<AlertsPage />, { route: '/alerts', account: ada })
  return userEvent.setup()
}

test('alerts are off until chosen, and turning them on says that it turns mails on (§3.17)', async () => {
  const user = open(off)
  expect(await screen.findByText(/^Alerts are off\. .*You then also allow emails from us/)).toBeTruthy()
  vi.mocked(calls.turnAlertsOn).mockResolvedValue(on)
  await user.click(screen.getByRole('button', { name: 'Every day' }))
  expect(calls.turnAlertsOn).toHaveBeenCalledWith('daily', false)
  expect(await screen.findByText(/^On: every morning/)).toBeTruthy()
  expect(screen.getByText(/^The next one can come on .*December 1/)).toBeTruthy()
})

test('alerts are paused, go on and are turned off', async () => {
  const user = open(on)
  vi.mocked(calls.turnAlertsOn).mockResolvedValue({ ...on, is_paused: true, next_at: null })
  await user.click(await screen.findByRole('button', { name: 'Pause' }))
  expect(await screen.findByText(/^Paused/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(calls.turnAlertsOn).toHaveBeenLastCalledWith('daily', false)
  vi.mocked(calls.turnAlertsOff).mockResolvedValue(off)
  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByText(/^Alerts are off/)).toBeTruthy()
})

test('whoever has no verified address or no profile is told what comes first', async () => {
  open({ ...off, is_verified: false })
  expect(await screen.findByText(/^Verify your email first/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Every day' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Preview the next email' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Get a new verification link' }).getAttribute('href')).toBe('/verify-email')
})

test('the preview shows the next mail, and says when there would be none', async () => {
  const user = open(on)
  vi.mocked(calls.previewOfAlerts).mockResolvedValue({ subject: '1 new listing for you', text: 'Baker\nCrumb' })
  await user.click(await screen.findByRole('button', { name: 'Preview the next email' }))
  expect(await screen.findByText('1 new listing for you')).toBeTruthy()
  vi.mocked(calls.previewOfAlerts).mockResolvedValue(null)
  await user.click(screen.getByRole('button', { name: 'Preview the next email' }))
  expect(await screen.findByText(/^Nothing is new for you now/)).toBeTruthy()
})

test('a saved search leads to its page and can be removed; a failure is said', async () => {
  const user = open({ ...on, searches: [{ id: 's1', kind: 'job', name: 'mills', query: 'q=mill' }] })
  expect((await screen.findByRole('link', { name: 'mills' })).getAttribute('href')).toBe('/jobs?q=mill')
  vi.mocked(calls.forgetSearch).mockRejectedValueOnce(new CallError('x', 503, 'busy', 'Try again in a moment.'))
  await user.click(screen.getByRole('button', { name: 'Remove the search mills' }))
  expect(await screen.findByText('Try again in a moment.')).toBeTruthy()
  vi.mocked(calls.forgetSearch).mockResolvedValue(on)
  await user.click(screen.getByRole('button', { name: 'Remove the search mills' }))
  expect(await screen.findByText(/^None yet/)).toBeTruthy()
})

test('an address that its mail server refused is said, and alerts can be turned on again', async () => {
  open({ ...on, is_refused: true, next_at: null })
  expect(await screen.findByText('Your email provider refused our email.')).toBeTruthy()
  expect(screen.queryByText(/^On: /)).toBeNull()
  expect(screen.getByRole('button', { name: 'Every Monday' })).toBeTruthy()
})

test('alerts that did not load can be asked for again', async () => {
  asked.mockRejectedValue(new CallError('x', 503, 'busy', ''))
  renderPage(<AlertsPage />, { route: '/alerts', account: ada })
  expect(await screen.findByText('Your alerts did not load')).toBeTruthy()
})
