import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as account from '../../calls/account.ts'
import { backendError, renderPage } from '../../testing/render-page.tsx'
import { VerifyEmailPage } from './VerifyEmailPage.tsx'

vi.mock('../../calls/account.ts')

const unverified = { id: 'a1', name: 'User', email: 'ada@mailbox.example', emailVerification: false, isReviewer: false }
const link = '/verify-email?userId=a1&secret=s1'
const signedInCookie = 'scry_signed_in=1'

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('offline')))
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  signOut()
})

function signInAs(who: typeof unverified) {
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie; here the test does
  document.cookie = `${signedInCookie}; path=/`
  vi.mocked(account.getAccount).mockResolvedValue(who)
}
function signOut() {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'scry_signed_in=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
}
const open = (at: string) => renderPage(<VerifyEmailPage />, { route: '/verify-email', at })
const title = () => screen.findByRole('heading', { level: 1 })

test('without a link and without a session it redirects to the login (§2.53)', async () => {
  open('/verify-email')
  expect(await screen.findByText(/Now at \/login/)).toBeTruthy()
})

test('without a link a logged-in person is asked to look into the mail (§2.4, §2.51, §2.52)', async () => {
  signInAs(unverified)
  open('/verify-email')
  expect(await screen.findByText('Check Your Email')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Resend Verification Email' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue to Dashboard' })).toBeTruthy()
})

test('where no mail server is configured it says where the mail lies, and not that it is on its way (§2.51)', async () => {
  signInAs(unverified)
  const facts = { success: true, mail: 'files', outbox_hint: 'the folder of the day' }
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(Response.json(facts)))
  open('/verify-email')
  const notice = await screen.findByText(/is saved as a file in the folder of the day/)
  expect(notice.textContent).toContain('The message to ada@mailbox.example is saved')
  expect(screen.queryByText(/on its way/)).toBeNull()
})

test('a link is spent once and at once; a verified person goes to the dashboard after 2 seconds (§2.51, §4.22, §7.8, §9.7)', async () => {
  signInAs(unverified)
  vi.mocked(account.finishVerification).mockImplementation(async () => {
    vi.mocked(account.getAccount).mockResolvedValue({ ...unverified, emailVerification: true })
  })
  open(link)
  expect(await screen.findByText('Email Verified!')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('Thank you. Your email is confirmed.')
  expect(vi.mocked(account.finishVerification).mock.calls).toEqual([['a1', 's1']])
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(screen.queryByText(/Now at/)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(700))
  expect(screen.getByText(/Now at \/dashboard/)).toBeTruthy()
})

test('while the link is being checked it says so (§2.51, §4.22)', async () => {
  vi.mocked(account.finishVerification).mockReturnValue(new Promise(() => {}))
  open(link)
  expect((await title()).textContent).toBe('Verifying your email')
})

test('a logged-out person is verified too and goes to the login with a message (§2.51, §2.53)', async () => {
  open(link)
  expect(await screen.findByText('Email Verified!')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(2100))
  expect(screen.getByText(/Now at \/login .*verified.*use Forgot password to lock them out/)).toBeTruthy()
})

test('whoever does not wait for that is told the same at the login (§2.53)', async () => {
  open(link)
  fireEvent.click(await screen.findByRole('link', { name: 'Back to Login' }))
  expect(screen.getByText(/Now at \/login .*verified.*use Forgot password to lock them out/)).toBeTruthy()
})

test('who is signed in to another account is told whose address was verified, and whose not (§2.51, §4.22)', async () => {
  signInAs({ ...unverified, id: 'a2', email: 'else@mailbox.example' })
  open(link)
  expect(await screen.findByText('The email this link was sent to is verified.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('You are still signed in as else@mailbox.example')
  expect(screen.queryByText(/Thank you/)).toBeNull()
})

test('another account’s spent link offers no new link for the own address (§8.30, §2.52)', async () => {
  signInAs({ ...unverified, id: 'a2', email: 'else@mailbox.example' })
  vi.mocked(account.finishVerification).mockRejectedValue(backendError(401, 'This link is spent.'))
  open(link)
  expect((await screen.findByRole('alert')).textContent).toContain('You are signed in as else@mailbox.example')
  expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull()
})

test('an account that is verified already is a success (§4.22)', async () => {
  signInAs({ ...unverified, emailVerification: true })
  open('/verify-email')
  expect(await screen.findByText('Email Verified!')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('Your email is already verified.')
  expect(account.finishVerification).not.toHaveBeenCalled()
})

test.each([
  [
    backendError(401, 'Invalid token passed in the request.', 'user_invalid_token'),
    'We could not verify your email. The link may be expired or invalid.',
  ],
  [
    backendError(429, 'Too many requests. Please wait.', 'general_rate_limit_exceeded'),
    'Too many requests. Please wait.',
  ],
  [backendError(500, ''), 'We could not verify your email. The link may be expired or invalid.'],
])('%s is told as %j (§8.30)', async (error, message) => {
  vi.mocked(account.finishVerification).mockRejectedValue(error)
  open(link)
  expect(await screen.findByText(message)).toBeTruthy()
})

test('a new link is sent, and a failure to send is told (§2.52, §8.31, §7.7)', async () => {
  signInAs(unverified)
  open('/verify-email')
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const resend = await screen.findByRole('button', { name: 'Resend Verification Email' })
  await user.click(resend)
  expect(await screen.findByText('Verification email sent successfully! Please check your inbox.')).toBeTruthy()
  expect(new URL(vi.mocked(account.sendVerification).mock.calls[0]?.[0] ?? '').pathname).toBe('/verify-email')
  vi.mocked(account.sendVerification).mockRejectedValue(backendError(429, 'x'))
  await user.click(resend)
  expect(await screen.findByText('Failed to send verification email. Please try again.')).toBeTruthy()
})

test('Continue to Dashboard looks again whether the address is verified, and until it is offers what is open (§2.52)', async () => {
  signInAs(unverified)
  open('/verify-email')
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(await screen.findByRole('button', { name: 'Continue to Dashboard' }))
  expect(await screen.findByText(/Your email is not verified yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Jobs' }).getAttribute('href')).toBe('/jobs')
  expect(screen.getByRole('link', { name: 'Hackathons' }).getAttribute('href')).toBe('/hackathons')
  vi.mocked(account.getAccount).mockResolvedValue({ ...unverified, emailVerification: true })
  await user.click(screen.getByRole('button', { name: 'Continue to Dashboard' }))
  expect(await screen.findByText(/Now at \/dashboard/)).toBeTruthy()
})

const used = backendError(409, 'User email is already verified', 'user_email_already_verified')
const unknown = backendError(401, 'Invalid token passed in the request.', 'user_invalid_token')

test.each([
  ['its own used link', link, used],
  ['its own unknown link', link, unknown],
  ['the used link of another account', '/verify-email?userId=a2&secret=s1', used],
  ['an unknown link', '/verify-email?userId=a2&secret=s1', unknown],
])('who is verified and logged in meets %s without an error (§4.22)', async (_what, at, refused) => {
  signInAs({ ...unverified, emailVerification: true })
  vi.mocked(account.finishVerification).mockRejectedValue(refused)
  open(at)
  expect(await screen.findByText('Email Verified!')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(/already verified|was sent to is verified/)).toBeTruthy()
})

test('a used link, logged out, says that the address is verified and asks to sign in (§4.22)', async () => {
  vi.mocked(account.finishVerification).mockRejectedValue(used)
  open(link)
  expect(await screen.findByText('Your email is already verified.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('Sign in to continue.')
  await act(() => vi.advanceTimersByTimeAsync(2100))
  expect(screen.getByText(/Now at \/login .*already verified/)).toBeTruthy()
})

test('an unknown link, logged out, is an error and names no account (§8.30)', async () => {
  vi.mocked(account.finishVerification).mockRejectedValue(unknown)
  open(link)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    'We could not verify your email. The link may be expired or invalid.Sign in, then ask for a new link.',
  )
})

test('a tab that waits goes on by itself once the link was followed elsewhere in this browser (§2.51, §4.22)', async () => {
  signInAs(unverified)
  open('/verify-email')
  await screen.findByText('Check Your Email')
  vi.mocked(account.getAccount).mockResolvedValue({ ...unverified, emailVerification: true })
  await act(() => vi.advanceTimersByTimeAsync(5100))
  expect((await title()).textContent).toBe('Email Verified!')
  expect(screen.getByRole('status').textContent).toContain('Thank you. Your email is confirmed.')
  await act(() => vi.advanceTimersByTimeAsync(2100))
  expect(screen.getByText(/Now at \/dashboard/)).toBeTruthy()
})

test('a tab that waits while the link is followed on another device says what happened and asks to sign in (§2.53)', async () => {
  signInAs(unverified)
  open('/verify-email')
  await screen.findByText('Check Your Email')
  vi.mocked(account.getAccount).mockResolvedValue(null)
  await act(() => vi.advanceTimersByTimeAsync(5100))
  expect(
    screen.getByText(/Now at \/login .*on another device, your email is verified: sign in to continue/),
  ).toBeTruthy()
})

test('a tab that waits and meets no server, or a login page of a network, goes on waiting (§4.1)', async () => {
  signInAs(unverified)
  open('/verify-email')
  await screen.findByText('Check Your Email')
  vi.mocked(account.getAccount).mockRejectedValue(new TypeError('Failed to fetch'))
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  expect((await title()).textContent).toBe('Check Your Email')
})
