import { expect } from '@playwright/test'
import { stopClock, tickUntil } from './clock.ts'
import { mailedLink } from './mail.ts'
import { makeMember, test } from './member.ts'

test('the request for a link checks the address and names what is wrong with it (§2.5, §5.1, §5.2)', async ({
  page,
}) => {
  await page.goto('/forgot-password')
  const email = page.getByLabel('Email', { exact: true })
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill('no address')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await email.fill('someone@mailbox.example')
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0)
})

test('an address without an account is said, any other failure by its message or the specified sentence (§8.14, §8.15)', async ({
  page,
}) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill('nobody-here@mailbox.example')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('No account found with this email address')).toBeVisible()
  const answers = ['The mail server sleeps.', '']
  await page.route('**/v1/account/recovery', (route) =>
    route.fulfill({ status: 500, json: { message: answers.shift(), code: 500, type: 'general_unknown' } }),
  )
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('The mail server sleeps.')).toBeVisible()
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Failed to send recovery email. Please try again.')).toBeVisible()
})

test('a link is mailed, sets a new password once, and leads back to the login after 3 seconds (§2.44, §2.46, §4.23, §9.6)', async ({
  page,
  baseURL,
}) => {
  const { email } = await makeMember({ baseURL: baseURL ?? '', name: 'forgetful', profile: null })
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Email')
  await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login')
  await page.getByRole('button', { name: 'Try with a different email' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()

  const link = await mailedLink(email, '/reset-password')
  await page.clock.install()
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('Lantern-Bridge-42')
  await page.getByLabel('Confirm password', { exact: true }).fill('Lantern-Bridge-42')
  await stopClock(page)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await tickUntil(page, page.getByRole('heading', { name: 'Password Reset Successful!' }))
  await page.clock.runFor(2500)
  await expect(page).toHaveURL(link)
  await page.clock.runFor(600)
  await page.clock.resume()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your password is changed. Sign in with the new one.')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Lantern-Bridge-42')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('Lantern-Bridge-43')
  await page.getByLabel('Confirm password', { exact: true }).fill('Lantern-Bridge-43')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Invalid or expired reset link. Please request a new password reset.')).toBeVisible()
})

test('a new password is held to every rule, in order, and both fields can be shown (§2.6, §2.45, §5.4, §5.9)', async ({
  page,
}) => {
  await page.goto('/reset-password?userId=a&secret=b')
  const first = page.getByLabel('New password', { exact: true })
  const second = page.getByLabel('Confirm password', { exact: true })
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Please fill in all fields').first()).toBeVisible()
  await expect(first).toBeFocused()
  const rules = [
    ['short', 'Password must be at least 8 characters long'],
    ['ALLUPPER1', 'Password must contain at least one lowercase letter'],
    ['alllower1', 'Password must contain at least one uppercase letter'],
    ['NoNumbers', 'Password must contain at least one number'],
  ] as const
  for (const [password, message] of rules) {
    await first.fill(password)
    await expect(page.getByText(message)).toBeVisible()
  }
  await first.fill('Lantern-Bridge-42')
  await second.fill('Lantern-Bridge-4')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await second.fill('Lantern-Bridge-42')
  await expect(page.getByText('Passwords do not match')).toHaveCount(0)
  for (const [field, name] of [
    [first, 'new password'],
    [second, 'confirm password'],
  ] as const) {
    await page.getByRole('button', { name: `Show ${name}` }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: `Hide ${name}` }).click()
    await expect(field).toHaveAttribute('type', 'password')
  }
})

test('a link without its parts is refused at once, a failed reset shows its message or the specified sentence (§5.10, §8.18, §8.19)', async ({
  page,
}) => {
  await page.goto('/reset-password?userId=a')
  await expect(page.getByText('Invalid reset link. Please request a new password reset.')).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0)

  const answers = [
    { message: 'Invalid token passed in the request.', code: 401, type: 'user_invalid_token' },
    { message: 'The server rests.', code: 503, type: 'general_unknown' },
    { message: '', code: 500, type: 'general_unknown' },
  ]
  await page.route('**/v1/account/recovery', (route) => {
    const json = answers.shift()
    return route.fulfill({ status: json?.code ?? 500, json })
  })
  await page.goto('/reset-password?userId=a&secret=b')
  await page.getByLabel('New password', { exact: true }).fill('Lantern-Bridge-42')
  await page.getByLabel('Confirm password', { exact: true }).fill('Lantern-Bridge-42')
  for (const sentence of [
    'Invalid or expired reset link. Please request a new password reset.',
    'The server rests.',
    'Failed to reset password. Please try again.',
  ]) {
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(page.getByText(sentence)).toBeVisible()
  }
})
