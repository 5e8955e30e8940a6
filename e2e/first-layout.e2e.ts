// What has come of a page stands where it stays.
import { expect, type Page } from '@playwright/test'
import { messages } from '@scry/contracts/messages'
import { lookAtList } from './journey.ts'
import { test } from './member.ts'

const phone = { width: 390, height: 844 }

/** Where the parts of a page's first screen stand that are told by their place in the document. */
const placesOf = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('h1, h2, p, input, a, button')]
        .map((one) => one.getBoundingClientRect())
        .map(({ top, height }) => (height === 0 || top > window.innerHeight ? 'unseen' : Math.round(top))),
    )

for (const path of ['/', '/jobs', '/hackathons', '/login', '/forgot-password'])
  test(`markup of ${path} that is still coming shows on a phone where it will stay`, async ({ browser, request }) => {
    const markup = await (await request.get(path)).text()
    const begin = markup.indexOf('<main')
    const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false })
    // A font that comes late changes where lines end.
    await context.route(/\.woff2$/, (route) => route.abort())
    const page = await context.newPage()
    const placesAfter = async (length: number) => {
      await page.route(`**${path}`, (route) =>
        route.fulfill({ contentType: 'text/html', body: markup.slice(0, length) }),
      )
      await page.goto(path)
      await page.unroute(`**${path}`)
      return placesOf(page)
    }
    const whole = await placesAfter(markup.length)
    expect(whole.filter((place) => place !== 'unseen').length).toBeGreaterThan(3)
    const end = markup.indexOf('</main>')
    for (let part = 1; part < 16; part += 1) {
      // Before a tag: the last element may still be without its text.
      const places = await placesAfter(markup.lastIndexOf('<', begin + ((end - begin) * part) / 16))
      expect(places.slice(0, -1), `after ${part} of 16 parts`).toEqual(whole.slice(0, Math.max(0, places.length - 1)))
    }
    await context.close()
  })

for (const path of ['/jobs', '/hackathons', '/dashboard'])
  test(`nothing that ${path} shows on a phone moves while it loads`, async ({ browser, member }) => {
    const own = path === '/dashboard' && { storageState: member.storageState }
    const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true, ...own })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const moves: PerformanceEntry[] = []
      new PerformanceObserver((list) => moves.push(...list.getEntries())).observe({ type: 'layout-shift' })
      Object.assign(window, { moves })
    })
    await page.goto(path)
    await lookAtList(page)
    await expect(page.getByRole('button', { name: /^(Load more|Show what is left all the same)$/ })).toBeAttached()
    await page.waitForLoadState('networkidle')
    const moved = await page.evaluate(() =>
      (window as unknown as { moves: { value: number }[] }).moves.reduce((sum, { value }) => sum + value, 0),
    )
    expect(moved).toBeLessThan(0.02)
    await context.close()
  })

/** Opens a page whose code does not come before the answer is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let bring = () => {}
  const brought = new Promise<void>((resolve) => {
    bring = resolve
  })
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await brought
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return bring
}

for (const [path, title] of [
  ['/jobs', /Jobs/],
  ['/hackathons', /Hackathons/],
  ['/login', /Sign In/],
  ['/forgot-password', /Forgot password/],
] as const)
  test(`${path} is there before its code, which takes it over as it stands`, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const bring = await openWithoutCode(page, path)
    const heading = page.getByRole('heading', { level: 1 })
    await heading.evaluate((one) => one.setAttribute('data-first', ''))
    bring()
    await expect(page).toHaveTitle(title)
    await expect(heading).toHaveAttribute('data-first')
    expect(errors).toEqual([])
  })

test('what is typed and sent on the sign-in page before its code is sent once that is there, and never by the address', async ({
  page,
}) => {
  const bring = await openWithoutCode(page, '/login')
  await page.getByLabel('Email').fill('nobody@mailbox.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  bring()
  await expect(page.getByText(messages.login.wrong).first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@mailbox.example')
  expect(new URL(page.url()).search).toBe('')
})

test('the sign-in page says after a reload what another page had it say', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => history.replaceState({ usr: { message: 'You are signed out.' }, key: 'one' }, ''))
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.reload()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  expect(errors).toEqual([])
})
