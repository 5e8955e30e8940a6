import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as account from '../../calls/account.ts'
import * as documents from '../../calls/documents.ts'
import { backendError, renderPage } from '../../testing/render-page.tsx'
import { LoginPage } from './LoginPage.tsx'

vi.mock('../../calls/account.ts')
vi.mock('../../calls/documents.ts')

const ada = { id: 'a1', name: 'User', email: 'ada@mailbox.example', emailVerification: true, isReviewer: false }

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(account.getAccount).mockResolvedValue(ada)
  vi.mocked(documents.findProfile).mockResolvedValue(null)
})

async function signIn(email = 'ada@mailbox.example', password = 'Harbour-77-lights') {
  const user = userEvent.setup()
  if (email) await user.type(screen.getByLabelText('Email'), email)
  if (password) await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  return user
}

test('the login is titled Welcome Back and leads to recovery, registration, Terms and Privacy (§2.2, §2.43)', () => {
  renderPage(<LoginPage />, { route: '/login' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome Back')
  const links = Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  )
  expect(links).toEqual({
    'Get started': '/upload-resume',
    'Forgot password?': '/forgot-password',
    Terms: '/terms',
    Privacy: '/privacy',
  })
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeTruthy()
})

test('the password is shown and hidden by its toggle (§2.43)', async () => {
  renderPage(<LoginPage />, { route: '/login' })
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.getAttribute('type')).toBe('password')
})

test.each([
  ['', 'x', 'Email'],
  ['ada@mailbox.example', '', 'Password'],
])(
  'email %j with password %j is stopped at the empty field, which takes the focus (§5.3)',
  async (email, password, field) => {
    renderPage(<LoginPage />, { route: '/login' })
    const user = await signIn(email, password)
    expect(screen.getByText('Please fill in all fields')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(field))
    expect(account.createSession).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText(field), 'y')
    expect(screen.queryByText('Please fill in all fields')).toBeNull()
  },
)

test.each([
  [backendError(401, 'No.'), 'Invalid email or password'],
  [backendError(400, 'Invalid credentials. Please check the email and password.'), 'Invalid email or password'],
  [backendError(429, 'Too many tries. Wait a minute.'), 'Too many tries. Wait a minute.'],
  [backendError(500, ''), 'Login failed. Please try again.'],
])('a failed login is told as a toast and stays at the password, %s as %j (§8.16, §8.17)', async (error, message) => {
  vi.mocked(account.createSession).mockRejectedValue(error)
  renderPage(<LoginPage />, { route: '/login' })
  await signIn()
  expect(await screen.findAllByText(message)).toHaveLength(2)
  expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toContain(message)
  const password = screen.getByLabelText('Password')
  expect(document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent).toContain(message)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@mailbox.example')
})

test('what was told of a failed login goes with the next try (§8.16)', async () => {
  vi.mocked(account.createSession).mockRejectedValueOnce(backendError(401, 'No.'))
  renderPage(<LoginPage />, { route: '/login' })
  const user = await signIn()
  const toasts = screen.getByRole('region', { name: 'Notifications' })
  await within(toasts).findByText('Invalid email or password')
  vi.mocked(account.createSession).mockReturnValue(new Promise(() => {}))
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(within(toasts).queryByText('Invalid email or password')).toBeNull())
})

test('what was told of a failed login does not lie over the next page (§8.16)', async () => {
  vi.mocked(account.createSession).mockRejectedValueOnce(backendError(401, 'No.'))
  renderPage(<LoginPage />, { route: '/login' })
  const user = await signIn()
  const toasts = screen.getByRole('region', { name: 'Notifications' })
  await within(toasts).findByText('Invalid email or password')
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  expect(await screen.findByText(/Now at/)).toBeTruthy()
  await waitFor(() => expect(within(toasts).queryByText('Invalid email or password')).toBeNull())
})

test('login makes the session, then loads the account and the profile, then writes lastLogin (§4.10, §4.11, §4.12, §4.13)', async () => {
  const order: string[] = []
  vi.mocked(account.createSession).mockImplementation(async () => void order.push('session'))
  vi.mocked(account.getAccount).mockImplementation(async () => {
    order.push('account')
    return ada
  })
  vi.mocked(documents.findProfile).mockImplementation(async () => {
    order.push('profile')
    return { $id: 'p1' } as never
  })
  vi.mocked(documents.updateProfile).mockImplementation(async (_, data) => {
    order.push(Object.keys(data).join())
    return {} as never
  })
  renderPage(<LoginPage />, { route: '/login' })
  await signIn()
  await screen.findByText(/Now at/)
  expect(order).toEqual(['session', 'account', 'profile', 'lastLogin'])
})

test.each([
  [true, '/dashboard'],
  [false, '/verify-email'],
])('with a verified address of %s the login goes to %s (§4.14)', async (emailVerification, target) => {
  vi.mocked(account.getAccount).mockResolvedValue({ ...ada, emailVerification })
  renderPage(<LoginPage />, { route: '/login' })
  await signIn()
  expect(await screen.findByText(new RegExp(`Now at ${target}`))).toBeTruthy()
})

test('a profile that does not load is logged only, and the session stays (§8.33)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(documents.findProfile).mockRejectedValue(backendError(500, 'no'))
  renderPage(<LoginPage />, { route: '/login' })
  await signIn()
  expect(await screen.findByText(/Now at \/dashboard/)).toBeTruthy()
  await waitFor(() => expect(warn).toHaveBeenCalled())
})
