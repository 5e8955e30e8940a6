import { type BrowserContext, expect, type Page } from '@playwright/test'
import { hold, lookAtList, password } from './journey.ts'
import { makeMember, test } from './member.ts'

test.use({ serviceWorkers: 'allow' })

/** A person with a name that no listing has, a record of applications and a browser of their own. */
async function openMember(
  baseURL: string | undefined,
  browser: { newContext: (options: object) => Promise<BrowserContext> },
) {
  const member = await makeMember({ baseURL: baseURL ?? '', name: 'traveller' })
  const context = await browser.newContext({ storageState: member.storageState, serviceWorkers: 'allow' })
  const csv = 'title,company,stage,next step,next step on\nTide Clerk,Saltmarsh,applied,Call Jo,2096-12-01\n'
  await context.request.post('/api/applications/import', { data: { csv } })
  return { ...member, context, page: await context.newPage() }
}

/** Until the pages come from the service worker where nothing else answers. */
const installed = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })

/** The names of what is kept of answers, and all that is in it as text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('scry-kept:'))
    const answers = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        return Promise.all((await cache.keys()).map(async (request) => (await cache.match(request))?.text() ?? ''))
      }),
    )
    return { names, text: answers.flat().join('\n') }
  })

/** Whether an answer is kept whose key begins with the name. */
const isKept = (page: Page, name: string) =>
  page.evaluate(async (begin) => {
    const names = (await caches.keys()).filter((one) => one.startsWith('scry-kept:'))
    const requests = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()))
    return requests.flat().some(({ url }) => decodeURIComponent(url).includes(begin))
  }, `["${name}"`)

const notice = (page: Page) => page.getByText(/What you see is from \w{3} \d+, \d{4}/)
const rows = (page: Page) => page.locator('[data-row]')

async function logOut(page: Page) {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
}

test('without a connection lists, shortlist, saved, applications, calendar and alerts stand as they were last, with the date they are from', async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await openMember(baseURL, browser)
  await page.goto('/jobs')
  await installed(page)
  await rows(page)
    .first()
    .getByRole('button', { name: /^Save (?!this search)/ })
    .click()
  const first = (await rows(page).first().getByRole('heading').textContent()) ?? ''
  const looks = [
    ['/dashboard', () => rows(page).first()],
    ['/dashboard', () => page.getByRole('region', { name: 'Your shortlist' }).getByText('Best match')],
    ['/alerts', () => page.getByText('Alerts are off.', { exact: false })],
    ['/jobs', () => rows(page).getByRole('heading', { name: first }).first()],
    ['/jobs?saved=yes', () => rows(page).getByRole('heading', { name: first }).first()],
    ['/hackathons', () => rows(page).first()],
    ['/applications', () => page.getByText('Next: Call Jo')],
    ['/calendar', () => page.getByText('Call Jo').first()],
  ] as const
  for (const [path, look] of looks) {
    await page.goto(path)
    if (path === '/dashboard') await lookAtList(page)
    await expect(look()).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  }
  await context.setOffline(true)
  for (const [path, look] of looks) {
    await page.goto(path)
    if (path === '/dashboard') await lookAtList(page)
    await expect(look()).toBeVisible()
    await expect(notice(page)).toBeVisible()
  }
  await context.setOffline(false)
  await expect(notice(page)).toHaveCount(0)
  await context.close()
})

test('what was saved since and pages that were never opened are there without a connection: saved, dates, applications (§4.31)', async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await openMember(baseURL, browser)
  await page.goto('/hackathons')
  await installed(page)
  const row = rows(page).first()
  await row.getByRole('button', { name: /^Save (?!this search)/ }).click()
  const title = (await row.getByRole('heading').textContent()) ?? ''
  for (const name of ['applications', 'dates', 'saved-hackathons'])
    await expect.poll(() => isKept(page, name)).toBe(true)
  await context.setOffline(true)
  for (const [path, text] of [
    ['/hackathons?saved=yes', title],
    ['/calendar', title],
    ['/calendar', 'Call Jo'],
    ['/applications', 'Next: Call Jo'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await expect(notice(page)).toBeVisible()
  }
  await context.close()
})

test('logging out leaves nothing of the account, and the next person on the device meets nothing of it offline', async ({
  browser,
  baseURL,
}) => {
  const { context, page, email } = await openMember(baseURL, browser)
  await page.goto('/applications')
  await installed(page)
  await page.goto('/dashboard')
  await lookAtList(page)
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(async () => (await kept(page)).text).toContain(email)
  // Another tab asked before the logout and is answered after it.
  const tab = await context.newPage()
  const answer = await hold(tab, /\/api\/applications$/)
  await tab.goto('/applications')
  await logOut(page)
  answer()
  await expect(
    tab
      .getByRole('heading', { name: 'Welcome Back' })
      .or(tab.getByRole('link', { name: 'Sign In' }))
      .first(),
  ).toBeVisible()
  for (const one of [page, tab]) {
    await expect.poll(async () => (await kept(one)).names.filter((name) => name !== 'scry-kept:visitor')).toEqual([])
    expect((await kept(one)).text).not.toMatch(/traveller|Saltmarsh/)
  }
  await tab.close()

  // The next person's session is made, and then the network is gone before the account has come.
  const next = await makeMember({ baseURL: baseURL ?? '', name: 'next-person', profile: null })
  await page.route('**/v1/account', (route) => route.abort('connectionfailed'))
  await page.goto('/login')
  await page.getByLabel('Email').fill(next.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('The server could not be reached.').first()).toBeVisible()
  await context.setOffline(true)
  for (const path of ['/dashboard', '/applications', '/profile']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expect(page.getByText(/traveller|Saltmarsh|Nova/)).toHaveCount(0)
  }
  await context.close()
})

test('a session that is lost takes what was kept with it, whether the server ends it or its cookie is gone', async ({
  browser,
  baseURL,
}) => {
  const { context, page, email } = await openMember(baseURL, browser)
  const look = async () => {
    await page.goto('/applications')
    await expect(page.getByText('Next: Call Jo')).toBeVisible()
    await expect.poll(async () => (await kept(page)).text).toContain('Saltmarsh')
  }
  await look()
  await context.request.delete('/v1/account/sessions/current')
  await context.addCookies([{ name: 'scry_signed_in', value: '1', url: baseURL ?? '' }])
  await page.reload()
  await expect.poll(async () => (await kept(page)).text).not.toMatch(/traveller|Saltmarsh/)

  await context.request.post('/v1/account/sessions/email', { data: { email, password } })
  await look()
  await context.clearCookies()
  await page.goto('/jobs')
  await expect.poll(async () => (await kept(page)).text).not.toMatch(/traveller|Saltmarsh/)
  await context.close()
})

test('a network that answers everything with its own login page is neither kept nor believed', async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await openMember(baseURL, browser)
  await page.goto('/applications')
  await installed(page)
  await expect(page.getByText('Next: Call Jo')).toBeVisible()
  await expect.poll(async () => (await kept(page)).text).toContain('Saltmarsh')
  const portal = '<html><h1>Log in to the network of the hotel</h1></html>'
  await context.route(/\/(api|v1)\//, (route) => route.fulfill({ contentType: 'text/html', body: portal }))
  await page.reload()
  await expect(page.getByText('Next: Call Jo')).toBeVisible()
  await expect(notice(page)).toBeVisible()
  expect((await kept(page)).text).not.toContain('hotel')
  await context.unroute(/\/(api|v1)\//)
  await context.close()
})

test('without a service worker, as on a server where the host turned it off, no answer is kept', async ({
  browser,
  baseURL,
}) => {
  const member = await makeMember({ baseURL: baseURL ?? '', name: 'unkept' })
  const context = await browser.newContext({ storageState: member.storageState, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/dashboard')
  await lookAtList(page)
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.goto('/applications')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect((await kept(page)).names).toEqual([])
  await context.close()
})
