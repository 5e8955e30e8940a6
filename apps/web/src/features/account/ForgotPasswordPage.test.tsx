import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import * as account from '../../calls/account.ts'
import { backendError, renderPage } from '../../testing/render-page.tsx'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'
import { LoginPage } from './LoginPage.tsx'

vi.mock('../../calls/account.ts')

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('offline')))
})

async function ask(email: string) {
  const user = userEvent.setup()
  renderPage(<ForgotPasswordPage />, { route: '/forgot-password' })
  if (email) await user.type(screen.getByLabelText('Email'), email)
  await user.click(screen.getByRole('button', { name: 'Send reset link' }))
  return user
}

test.each([
  ['', 'Please enter your email address'],
  ['ada', 'Please enter a valid email address'],
  ['ada@mailbox', 'Please enter a valid email address'],
])(
  'an address of %j is answered with %j, and the message goes when it is mended (§5.1, §5.2)',
  async (email, message) => {
    const user = await ask(email)
    expect(screen.getByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(account.sendRecovery).not.toHaveBeenCalled()
    await user.clear(screen.getByLabelText('Email'))
    await user.type(screen.getByLabelText('Email'), 'ada@mailbox.example')
    expect(screen.queryByText(message)).toBeNull()
  },
)

test('where no mail server is configured it does not say that a link is being sent (§2.44)', async () => {
  const facts = { success: true, mail: 'files', outbox_hint: 'the folder of the day' }
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(Response.json(facts)))
  await ask('ada@mailbox.example')
  expect(await screen.findByText(/is saved as a file in the folder of the day/)).toBeTruthy()
  expect(screen.queryByText(/We are sending/)).toBeNull()
})

test('after the form comes Check Your Email, and from there a different address or the login (§2.5, §2.44, §4.23, §7.5)', async () => {
  const user = await ask('ada@mailbox.example')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Check Your Email')
  expect(document.activeElement?.textContent).toBe('Check Your Email')
  const [email, url] = vi.mocked(account.sendRecovery).mock.calls[0] ?? []
  expect([email, new URL(url ?? '').pathname]).toEqual(['ada@mailbox.example', '/reset-password'])
  expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login')
  await user.click(screen.getByRole('button', { name: 'Try with a different email' }))
  expect(screen.getByLabelText('Email')).toBeTruthy()
})

test.each([
  [backendError(404, 'not here'), 'No account found with this email address'],
  [backendError(429, 'Too many mails today.'), 'Too many mails today.'],
  [backendError(500, ''), 'Failed to send recovery email. Please try again.'],
])('%s is told as %j above the form (§8.14, §8.15)', async (error, message) => {
  vi.mocked(account.sendRecovery).mockRejectedValue(error)
  await ask('ada@mailbox.example')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('an email typed at Sign In is not asked for again, here or on the way back (§2.43, §2.44)', async () => {
  const user = userEvent.setup()
  const pages = (
    <Routes>
      <Route path="login" element={<LoginPage />} />
      <Route path="forgot-password" element={<ForgotPasswordPage />} />
    </Routes>
  )
  renderPage(pages, { route: '/*', at: '/login', account: null })
  await user.type(screen.getByLabelText('Email'), 'ada@mailbox.example')
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@mailbox.example')
  await user.click(screen.getByRole('link', { name: 'Back to Login' }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@mailbox.example')
})
