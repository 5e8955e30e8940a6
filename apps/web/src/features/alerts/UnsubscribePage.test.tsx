import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as calls from '../../calls/alerts.ts'
import { CallError } from '../../calls/call.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { UnsubscribePage } from './UnsubscribePage.tsx'

vi.mock('../../calls/alerts.ts')

test('opening the link changes nothing; the button turns alerts off without a login', async () => {
  renderPage(<UnsubscribePage />, { route: '/unsubscribe', at: '/unsubscribe?key=k1', account: null })
  expect(calls.endAlertsByLink).not.toHaveBeenCalled()
  const sentence = 'This link is not known.'
  vi.mocked(calls.endAlertsByLink).mockRejectedValueOnce(new CallError('x', 404, 'not-found', sentence))
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Turn alerts off' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  vi.mocked(calls.endAlertsByLink).mockResolvedValue({ success: true })
  await user.click(screen.getByRole('button', { name: 'Turn alerts off' }))
  expect(await screen.findByRole('heading', { name: 'Alerts are off' })).toBeTruthy()
  expect(vi.mocked(calls.endAlertsByLink).mock.lastCall?.[0]).toBe('k1')
})
