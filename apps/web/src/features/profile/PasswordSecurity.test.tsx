import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as account from '../../calls/account.ts'
import * as ownAccount from '../../calls/own-account.ts'
import { ada } from '../../testing/people.ts'
import { backendError, renderPage } from '../../testing/render-page.tsx'
import { PasswordSecurity } from './PasswordSecurity.tsx'

vi.mock('../../calls/account.ts')
vi.mock('../../calls/own-account.ts')

const labels = ['Current password', 'New password', 'Confirm new password'] as const

beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.mocked(ownAccount.findSessions).mockResolvedValue([])
  vi.mocked(account.changePassword).mockResolvedValue()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(emailVerification = true) {
  renderPage(<PasswordSecurity />, { route: '/profile', account: { ...ada, emailVerification } })
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}
const press = (user: ReturnType<typeof open>, name: string) => user.click(screen.getByRole('button', { name }))
async function fill(user: ReturnType<typeof open>, ...values: string[]) {
  for (const [at, value] of values.entries()) await user.type(screen.getByLabelText(labels[at] ?? ''), value)
}

test.each([
  [true, 'Email Verified'],
  [false, 'Email Not Verified'],
])('with a verified address of %s the closed section shows a masked password and the badge %s (§2.69)', (is, badge) => {
  open(is)
  expect(screen.getByText(badge)).toBeTruthy()
  expect(screen.getByText('••••••••••')).toBeTruthy()
  expect(screen.queryByLabelText('Current password')).toBeNull()
})

test('the form has current, new and confirmed password, each hidden until its toggle is pressed (§2.69, §3.36)', async () => {
  const user = open()
  await press(user, 'Change Password')
  expect(screen.queryByText('••••••••••')).toBeNull()
  for (const label of labels) {
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('type')).toBe('password')
    const box = field.closest('div') as HTMLElement
    await user.click(within(box).getByRole('button', { name: /^Show/ }))
    expect(screen.getByLabelText(label).getAttribute('type')).toBe('text')
  }
})

test('a change sends new and current password, closes the form and empties its fields (§4.20, §3.36, §7.9)', async () => {
  const user = open()
  await press(user, 'Change Password')
  await fill(user, 'Old-lantern-72', 'New-lantern-73', 'New-lantern-73')
  await press(user, 'Change Password')
  expect(await screen.findByText('Password changed successfully!')).toBeTruthy()
  expect(account.changePassword).toHaveBeenCalledWith('New-lantern-73', 'Old-lantern-72')
  expect(screen.queryByLabelText('New password')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(3200))
  expect(screen.queryByText('Password changed successfully!')).toBeNull()
  await press(user, 'Change Password')
  expect(labels.map((label) => (screen.getByLabelText(label) as HTMLInputElement).value)).toEqual(['', '', ''])
})

test('Cancel closes the form and empties its fields (§4.20)', async () => {
  const user = open()
  await press(user, 'Change Password')
  await fill(user, 'Old-lantern-72', 'New-lantern-73')
  await press(user, 'Cancel')
  expect(screen.queryByLabelText('New password')).toBeNull()
  await press(user, 'Change Password')
  expect(labels.map((label) => (screen.getByLabelText(label) as HTMLInputElement).value)).toEqual(['', '', ''])
  expect(account.changePassword).not.toHaveBeenCalled()
})

test.each([
  ['New-lantern-73', 'Other-lantern-7', 'New passwords do not match'],
  ['short', 'short', 'Password must be at least 8 characters long'],
])('%s repeated as %s is stopped with "%s" (§5.19, §5.20)', async (fresh, repeated, message) => {
  const user = open()
  await press(user, 'Change Password')
  await fill(user, 'Old-lantern-72', fresh, repeated)
  await press(user, 'Change Password')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(account.changePassword).not.toHaveBeenCalled()
})

test('a wrong current password is told and has the focus, and the form stays open (§8.27)', async () => {
  vi.mocked(account.changePassword).mockRejectedValue(
    backendError(401, 'Invalid credentials. Please check the email and password.'),
  )
  const user = open()
  await press(user, 'Change Password')
  await fill(user, 'Wrong-lantern-1', 'New-lantern-73', 'New-lantern-73')
  await press(user, 'Change Password')
  expect(await screen.findByText('Current password is incorrect')).toBeTruthy()
  expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('New-lantern-73')
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
})

test('the sessions are asked for again after a change, which ended all others (§4.20)', async () => {
  const other = { id: 's2', device: 'Firefox on Linux', last_used_at: '2026-11-20T09:00:00.000Z', is_current: false }
  vi.mocked(ownAccount.findSessions).mockResolvedValueOnce([other as never])
  const user = open()
  expect(await screen.findByText('Firefox on Linux')).toBeTruthy()
  await press(user, 'Change Password')
  await fill(user, 'Old-lantern-72', 'New-lantern-73', 'New-lantern-73')
  await press(user, 'Change Password')
  await screen.findByText('Password changed successfully!')
  await expect.poll(() => screen.queryByText('Firefox on Linux')).toBeNull()
})

test('a session that is being ended says so and cannot be ended twice', async () => {
  const other = { id: 's2', device: 'Firefox on Linux', last_used_at: '2026-11-20T09:00:00.000Z', is_current: false }
  vi.mocked(ownAccount.findSessions).mockResolvedValue([other as never])
  vi.mocked(ownAccount.endOneSession).mockReturnValue(new Promise(() => {}))
  const user = open()
  const end = await screen.findByRole<HTMLButtonElement>('button', { name: 'End the session on Firefox on Linux' })
  await user.click(end)
  expect(end.textContent).toBe('Ending...')
  expect(end.disabled).toBe(true)
})
