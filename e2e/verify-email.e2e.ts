import { expect } from '@playwright/test'
import { stopClock, tickUntil } from './clock.ts'
import { hold } from './journey.ts'
import { mailedLink } from './mail.ts'
import { makeMember, test } from './member.ts'

test('without a link and without a session it leads to the login (§2.53)', async ({ page }) => {
  await page.goto('/verify-email')
  await expect(page).toHaveURL('/login')
})

test('a pending verification can be sent again, and Continue to Dashboard says what is missing (§2.51, §2.52, §8.31)', async ({
  browser,
  baseURL,
}) => {
  const { storageState } = await makeMember({
    baseURL: baseURL ?? '',
    name: 'pending',
    isVerified: false,
    profile: null,
  })
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await page.goto('/verify-email')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Email')
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(page.getByText('Verification email sent successfully! Please check your inbox.')).toBeVisible()
  await page.route('**/v1/account/verification', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(page.getByText('Failed to send verification email. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
  await expect(page.getByText('Your email is not verified yet. Open the link in the email first.')).toBeVisible()
  await expect(page).toHaveURL('/verify-email')
  await page.getByRole('main').getByRole('link', { name: 'Hackathons' }).click()
  await expect(page).toHaveURL('/hackathons')
  await context.close()
})

test('the mailed link verifies without a click and opens the dashboard after 2 seconds (§2.4, §2.51, §4.22, §9.7)', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const { email, storageState } = await makeMember({ baseURL: origin, name: 'verifier', isVerified: false })
  const context = await browser.newContext({ storageState })
  await context.request.post('/v1/account/verification', { data: { url: `${origin}/verify-email` } })
  const link = await mailedLink(email, '/verify-email')
  const page = await context.newPage()
  const answer = await hold(page, '**/v1/account/verification')
  await page.clock.install()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verifying your email')
  await stopClock(page)
  answer()
  await tickUntil(page, page.getByRole('heading', { name: 'Email Verified!' }))
  await page.clock.runFor(1500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Verified!')
  await page.clock.runFor(600)
  await page.clock.resume()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back')
  await context.close()
})

test('a spent or broken link says why, or the specified sentence (§2.51, §8.30)', async ({ page }) => {
  await page.goto('/verify-email?userId=nobody&secret=nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not verified')
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible()
  await page.route('**/v1/account/verification', (route) =>
    route.fulfill({ status: 500, json: { message: '', code: 500, type: 'general_unknown' } }),
  )
  await page.goto('/verify-email?userId=nobody&secret=other')
  await expect(page.getByText('We could not verify your email. The link may be expired or invalid.')).toBeVisible()
})
