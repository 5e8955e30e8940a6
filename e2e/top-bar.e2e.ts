import { expect } from '@playwright/test'
import { makeMember, test } from './member.ts'

test('on the landing page the bar is transparent until the page is scrolled by more than 10 px, elsewhere dark (§2.12, §9.5)', async ({
  page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar).toHaveCSS('position', 'fixed')
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.evaluate(() => window.scrollTo(0, 10))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10)
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.evaluate(() => window.scrollTo(0, 11))
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.goto('/jobs')
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(bar).toHaveCSS('color-scheme', 'dark')
})

test('a visitor sees Home, Sign In and Get Started beside the lists, and may browse, report and sign in (§2.13, §6.1)', async ({
  page,
}) => {
  await page.goto('/jobs')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Jobs', 'Hackathons', 'Sign In', 'Get Started'])
  await expect(bar.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Post a job' })).toHaveCount(0)
  await bar.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/upload-resume')
  await bar.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
})

test('a logged-in person sees Home, Dashboard, Jobs, Hackathons and Logout (§2.14, §6.2)', async ({ memberPage }) => {
  await memberPage.goto('/jobs')
  const bar = memberPage.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText([
    'Home',
    'Dashboard',
    'Jobs',
    'Hackathons',
    'Applications',
    'Settings',
  ])
  await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible()
  await bar.getByRole('link', { name: 'Dashboard' }).click()
  await expect(memberPage).toHaveURL('/dashboard')
  await bar.getByRole('link', { name: 'Hackathons' }).click()
  await expect(memberPage).toHaveURL('/hackathons')
})

test('Logout asks first, then ends the session on the server and goes to / (§2.14, §8.32)', async ({
  browser,
  baseURL,
}) => {
  const { storageState } = await makeMember({ baseURL: baseURL ?? '', name: 'leaver' })
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await page.goto('/hackathons')
  await page.getByRole('button', { name: 'Logout' }).click()
  const prompt = page.getByRole('dialog')
  await expect(prompt).toContainText('Are you sure you want to log out?')
  await prompt.getByRole('button', { name: 'Cancel' }).click()
  await expect(prompt).toHaveCount(0)
  await expect(page).toHaveURL('/hackathons')
  await page.getByRole('button', { name: 'Logout' }).click()
  await prompt.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  const again = await browser.newContext({ storageState })
  expect((await again.request.get('/v1/account')).status()).toBe(401)
  await Promise.all([context.close(), again.close()])
})

test('the menu of a phone holds the same links and closes when the route changes (§2.13, §2.15)', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  await page.goto('/jobs')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const opener = page.getByRole('button', { name: 'Open menu' })
  await expect(menu).toBeHidden()
  await opener.click()
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Jobs', 'Hackathons', 'Sign In', 'Get Started'])
  await menu.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
  await expect(menu).toBeHidden()
  await opener.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.goBack()
  await expect(page).toHaveURL('/jobs')
  await expect(menu).toBeHidden()
  await context.close()
})

test('a page whose code is slow to come is announced as busy and shows where its head will stand (§2.2)', async ({
  page,
}) => {
  await page.goto('/jobs')
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/LoginPage*', (route) => code.promise.then(() => route.continue()))
  await page.getByRole('link', { name: 'Sign In' }).click()
  const waiting = page.locator('main > [aria-busy=true]')
  await expect(waiting).toBeVisible()
  await expect(waiting.locator('span').first()).toBeVisible()
  code.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})
