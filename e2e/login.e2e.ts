import { expect } from '@playwright/test'
import { password } from './journey.ts'
import { makeMember, test } from './member.ts'

test('the sign-in form has e-mail, password with a toggle, remember me and its four links (§2.2, §2.43)', async ({
  page,
}) => {
  await page.goto('/login')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')
  await expect(main.getByLabel('Email', { exact: true })).toBeVisible()
  await expect(main.getByLabel('Remember me')).toBeChecked()
  const field = main.getByLabel('Password', { exact: true })
  await field.fill('Seen-Or-Not-1')
  await expect(field).toHaveAttribute('type', 'password')
  await main.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('Seen-Or-Not-1')
  await main.getByRole('button', { name: 'Hide password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
  const links = { 'Get started': '/upload-resume', Terms: '/terms', Privacy: '/privacy' }
  for (const [name, href] of Object.entries(links)) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await expect(main.getByRole('link', { name: /Forgot password/ })).toHaveAttribute('href', '/forgot-password')
})

test('an empty field is named before anything is sent, and its error clears when it is filled (§5.3)', async ({
  page,
}) => {
  let sent = 0
  await page.route('**/v1/**', (route) => {
    sent++
    return route.continue()
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.getByLabel('Email', { exact: true }).fill('someone@mailbox.example')
  await expect(page.getByText('Please fill in all fields')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
  expect(sent).toBe(0)
})

test('a login makes the session, loads account and profile and goes to the dashboard (§4.10-4.13)', async ({
  page,
  member,
}) => {
  await page.goto('/login')
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/v1/'))
      calls.push(`${request.method()} ${pathname.replace(/documents\/.*/, 'documents/id')}`)
  })
  await page.getByLabel('Email', { exact: true }).fill(` ${member.email.toUpperCase()} `)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Nova Larkspur!')
  expect(calls.slice(0, 4)).toEqual([
    'POST /v1/account/sessions/email',
    'GET /v1/account',
    'GET /v1/databases/scry/collections/users/documents',
    'PATCH /v1/databases/scry/collections/users/documents/id',
  ])
})

test('a person whose e-mail is not verified is sent to /verify-email after the login (§4.14)', async ({
  page,
  baseURL,
}) => {
  const { email } = await makeMember({ baseURL: baseURL ?? '', name: 'early', isVerified: false, profile: null })
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/verify-email')
})

test('a wrong password says so in a toast and at the form, and keeps what was typed (§8.16)', async ({
  page,
  member,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill('Not-The-Password-1')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts).toHaveText('Invalid email or password')
  await expect(page.getByRole('main')).toContainText('Invalid email or password')
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(member.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Not-The-Password-1')
})

test('any other failure shows its message, or the specified sentence (§8.17)', async ({ page }) => {
  const answers = [
    { message: 'Too many sign-ins. Wait a minute.', code: 429, type: 'general_rate_limit_exceeded' },
    { message: '', code: 500, type: 'general_unknown' },
  ]
  await page.route('**/v1/account/sessions/email', (route) => {
    const json = answers.shift()
    return route.fulfill({ status: json?.code ?? 500, json })
  })
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill('someone@mailbox.example')
  await page.getByLabel('Password', { exact: true }).fill('Anything-1')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts.getByText('Too many sign-ins. Wait a minute.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toasts.getByText('Login failed. Please try again.')).toBeVisible()
})

test('without remember me the session ends with the visit, with it the next visit goes on (§2.43)', async ({
  browser,
  baseURL,
}) => {
  const { email } = await makeMember({ baseURL: baseURL ?? '', name: 'visitor', profile: null })
  for (const remember of [true, false]) {
    const first = await browser.newContext()
    const page = await first.newPage()
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Remember me').setChecked(remember)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back')
    // Closing the browser drops the cookies without an age.
    const state = await first.storageState()
    await first.close()
    const storageState = { ...state, cookies: state.cookies.filter(({ expires }) => expires > 0) }
    const second = await browser.newContext({ storageState })
    const next = await second.newPage()
    await next.goto('/jobs')
    await expect(next.locator('[data-row]').first()).toBeVisible()
    await expect(next.getByRole('button', { name: 'Logout' })).toHaveCount(remember ? 1 : 0)
    await second.close()
  }
})
