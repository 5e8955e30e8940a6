import { expect, request } from '@playwright/test'
import { stopClock, tickUntil } from './clock.ts'
import { hold, password } from './journey.ts'
import { makeMember, test } from './member.ts'

test('the dashboard sends a visitor to / and a person with an unverified e-mail to /verify-email (§2.18, §2.21, §6.4)', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
  const { storageState } = await makeMember({ baseURL: baseURL ?? '', name: 'unverified', isVerified: false })
  const context = await browser.newContext({ storageState })
  const tab = await context.newPage()
  await tab.goto('/dashboard')
  await expect(tab).toHaveURL('/verify-email')
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Check Your Email')
  await context.close()
})

test('every other route opens for a visitor, and for a person whose e-mail is not verified (§2.22, §6.1)', async ({
  page,
  browser,
  baseURL,
}) => {
  const open = ['/', '/login', '/upload-resume', '/forgot-password', '/reset-password', '/jobs', '/hackathons']
  const { storageState } = await makeMember({ baseURL: baseURL ?? '', name: 'open-routes', isVerified: false })
  const context = await browser.newContext({ storageState })
  for (const [tab, routes] of [
    [page, open],
    [await context.newPage(), [...open, '/profile']],
  ] as const) {
    for (const path of routes) {
      await tab.goto(path)
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new URL(tab.url()).pathname).toBe(path)
    }
  }
  await context.close()
})

test('while the session is being checked the guard says that it consults the crystal ball (§2.19, §4.1)', async ({
  memberPage,
}) => {
  const answer = await hold(memberPage, /\/v1\/account$|\/api\/first-screen$/)
  await memberPage.goto('/dashboard')
  await expect(memberPage.getByText('Consulting the crystal ball...')).toBeVisible()
  answer()
  await expect(memberPage.getByRole('heading', { level: 1 })).toContainText('Welcome back')
  await expect(memberPage.getByText('Consulting the crystal ball...')).toHaveCount(0)
})

test('a session that ends elsewhere clears everything that was personal when the person comes back (§4.1)', async ({
  browser,
  baseURL,
}) => {
  const { storageState } = await makeMember({ baseURL: baseURL ?? '', name: 'ended-elsewhere' })
  const context = await browser.newContext({ storageState })
  const tab = await context.newPage()
  const title = tab.getByRole('heading', { level: 1 })
  const personal = [
    tab.getByRole('button', { name: 'Logout' }),
    tab.getByRole('button', { name: 'Post a job' }),
    tab.getByRole('heading', { name: 'Your Posted Jobs' }),
    tab.getByRole('button', { name: /^Why this fits/ }).first(),
  ]
  await tab.goto('/jobs')
  await expect(title).toHaveText('Jobs for you')
  for (const one of personal) await expect(one).toBeVisible()
  const elsewhere = await request.newContext({ ...(baseURL && { baseURL }), storageState })
  expect((await elsewhere.delete('/v1/account/sessions/current')).ok()).toBe(true)
  await elsewhere.dispose()
  await tab.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(tab.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(title).toHaveText('Jobs')
  for (const one of personal) await expect(one).toHaveCount(0)
  await tab.goto('/dashboard')
  await expect(tab).toHaveURL('/')
  await context.close()
})

test('a logout in one tab is seen in the other at once, and a login too (§4.1, §8.32)', async ({
  browser,
  baseURL,
}) => {
  const { storageState, email } = await makeMember({ baseURL: baseURL ?? '', name: 'two-tabs' })
  const context = await browser.newContext({ storageState })
  const [tab, other] = [await context.newPage(), await context.newPage()]
  for (const page of [tab, other]) {
    await page.goto('/jobs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs for you')
  }
  await tab.getByRole('navigation').getByRole('button', { name: 'Logout' }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(tab).toHaveURL('/')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Jobs')
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(other.getByRole('button', { name: /^(Logout|Post a job)$/ })).toHaveCount(0)
  await tab.goto('/login')
  await tab.getByLabel('Email').fill(email)
  await tab.getByLabel('Password', { exact: true }).fill(password)
  await tab.getByRole('button', { name: 'Sign In' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Jobs for you')
  await context.close()
})

test('a server that does not answer ends no session: the guard says so and asks again (§4.1)', async ({
  memberPage,
}) => {
  const askedFor = /\/v1\/account$|\/api\/first-screen$/
  await memberPage.route(askedFor, (route) => route.abort('connectionrefused'))
  await memberPage.goto('/dashboard')
  await expect(memberPage.getByRole('heading', { name: 'We could not check whether you are signed in' })).toBeVisible()
  await expect(memberPage).toHaveURL('/dashboard')
  await memberPage.unroute(askedFor)
  await memberPage.getByRole('button', { name: 'Try again' }).click()
  await expect(memberPage.getByRole('heading', { level: 1 })).toContainText('Welcome back')
})

test('a profile that does not load is logged only and leaves the session (§8.33)', async ({ memberPage }) => {
  const logged: string[] = []
  memberPage.on('console', (line) => logged.push(line.text()))
  await memberPage.route('**/collections/users/documents**', (route) => route.fulfill({ status: 500, json: {} }))
  await memberPage.goto('/jobs')
  await expect.poll(() => logged.some((line) => line.includes('The profile could not be loaded.'))).toBe(true)
  await expect(memberPage.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(memberPage.locator('[data-row]').first()).toBeVisible()
  await expect(memberPage.getByRole('region', { name: 'Notifications' })).toBeEmpty()
})

test('a toast stands at the top right for 4 seconds and waits under the pointer (§2.20, §9.8)', async ({ page }) => {
  await page.clock.install()
  await page.goto('/jobs')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await stopClock(page)
  const toast = page.getByText('Saved for later')
  await page
    .getByRole('button', { name: /^Save (?!this search)/ })
    .locator('visible=true')
    .first()
    .click()
  await tickUntil(page, toast)
  const box = await toast.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box && box.x > width / 2 && box.y < height / 4).toBe(true)
  await page.mouse.move(0, height - 1)
  await page.clock.runFor(3500)
  await expect(toast).toBeVisible()
  await toast.hover()
  await page.clock.runFor(6000)
  await expect(toast).toBeVisible()
  await page.mouse.move(0, height - 1)
  await page.clock.runFor(1000)
  await expect(toast).toHaveCount(0)
})

test('pages that came as markup for a visitor are taken over for a member without an error (§2.1, §2.8)', async ({
  memberPage: page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const path of ['/', '/jobs']) {
    await page.goto(path)
    await expect(page.getByRole('navigation').getByRole('button', { name: 'Logout' })).toBeVisible()
  }
  expect(errors).toEqual([])
})

test('a button that says the same again and again does it in one toast (§2.20, §9.8)', async ({ page }) => {
  await page.clock.install()
  await page.goto('/jobs')
  const apply = page.getByText('Apply Now').locator('visible=true').first()
  await apply.focus()
  await stopClock(page)
  const toast = page.getByText('This is a sample listing')
  for (let time = 0; time < 3; time++) {
    await page.keyboard.press('Enter')
    await page.clock.runFor(2000)
    await expect(toast).toHaveCount(1)
  }
  await page.clock.runFor(2500)
  await expect(toast).toHaveCount(0)
})
