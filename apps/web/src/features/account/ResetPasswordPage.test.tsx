import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as account from '../../calls/account.ts'
import { TopBar } from '../../shell/TopBar.tsx'
import { backendError, renderPage } from '../../testing/render-page.tsx'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

vi.mock('../../calls/account.ts')

beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const link = '/reset-password?userId=a1&secret=s1'

async function choose(password: string, confirm: string, at = link) {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  renderPage(<ResetPasswordPage />, { route: '/reset-password', at })
  if (password) await user.type(screen.getByLabelText('New password'), password)
  if (confirm) await user.type(screen.getByLabelText('Confirm password'), confirm)
  await user.click(screen.getByRole('button', { name: 'Reset Password' }))
  return user
}

test.each(['/reset-password', '/reset-password?userId=a1', '/reset-password?secret=s1'])(
  'a link of %s without both parts is refused (§5.10)',
  (at) => {
    renderPage(<ResetPasswordPage />, { route: '/reset-password', at })
    expect(screen.getByText('Invalid reset link. Please request a new password reset.')).toBeTruthy()
    expect(screen.queryByLabelText('New password')).toBeNull()
  },
)

test('both fields have a show and hide toggle, and empty ones are told (§2.45, §5.4)', async () => {
  await choose('', '')
  expect(screen.getAllByText('Please fill in all fields')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Show new password' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show confirm password' })).toBeTruthy()
  expect(account.finishRecovery).not.toHaveBeenCalled()
})

test('a repetition that differs is told until it is mended (§5.9)', async () => {
  const user = await choose('Harbour77', 'Harbour78')
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
  await user.clear(screen.getByLabelText('Confirm password'))
  await user.type(screen.getByLabelText('Confirm password'), 'Harbour77')
  expect(screen.queryByText('Passwords do not match')).toBeNull()
})

test('success is said and goes to the login after 3 seconds with a message (§2.6, §2.46, §4.24, §9.6, §7.6)', async () => {
  await choose('Harbour77', 'Harbour77')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Password Reset Successful!')
  expect(document.activeElement?.textContent).toBe('Password Reset Successful!')
  expect(account.finishRecovery).toHaveBeenCalledWith('a1', 's1', 'Harbour77')
  await act(() => vi.advanceTimersByTimeAsync(2800))
  expect(screen.queryByText(/Now at/)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(screen.getByText(/Now at \/login .*message/)).toBeTruthy()
})

test.each([
  [backendError(401, 'x'), 'Invalid or expired reset link. Please request a new password reset.'],
  [backendError(400, 'This password is too common.'), 'This password is too common.'],
  [backendError(500, ''), 'Failed to reset password. Please try again.'],
])('%s is told as %j and what was typed stays (§8.18, §8.19)', async (error, message) => {
  vi.mocked(account.finishRecovery).mockRejectedValue(error)
  await choose('Harbour77', 'Harbour77')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Harbour77')
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/forgot-password')
})

test('after a reset while logged in the bar shows the entries of a visitor (§2.13)', async () => {
  const account = { id: 'a1', name: 'User', email: 'ada@mailbox.example', emailVerification: true, isReviewer: false }
  const page = (
    <>
      <TopBar />
      <ResetPasswordPage />
    </>
  )
  renderPage(page, { route: '/reset-password', at: link, account })
  expect(screen.getAllByText('Logout').length).toBeGreaterThan(0)
  for (const label of ['New password', 'Confirm password'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Harbour-77-lights' } })
  fireEvent.click(screen.getByRole('button', { name: 'Reset Password' }))
  await screen.findByText('Taking you to sign in now.')
  expect(screen.queryByText('Logout')).toBeNull()
  expect(screen.getAllByText('Sign In').length).toBeGreaterThan(0)
})
