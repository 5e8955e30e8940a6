import { expect, type Page, test } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import { createAccount, dropResume } from './journey.ts'

const unreachable = 'The server could not be reached. Check your connection.'
const confirmHeading = 'Check what we read, then create your account'

/** True as long as the page was not loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }) && undefined)
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window)

test('an upload without a connection says so and keeps the file; back online the same press goes on (§2.47, §8.29)', async ({
  page,
  context,
}) => {
  await page.goto('/upload-resume')
  await mark(page)
  await context.setOffline(true)
  await dropResume(page, samplePerson)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Failed to extract email from resume')
  await expect(alert).toContainText(unreachable)
  await expect(page.getByText(`${samplePerson.id}.pdf`)).toBeVisible()
  await page.getByRole('button', { name: 'Enter my email myself' }).click()
  await expect(alert).toContainText('Failed to process resume')
  await expect(alert).toContainText(unreachable)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Extract Email & Continue' }).click()
  await expect(page.getByRole('heading', { name: confirmHeading })).toBeVisible()
  expect(await stayed(page)).toBe(true)
})

test('a sign-up and a login without a connection are told in a sentence and lose nothing (§8.17, §8.29)', async ({
  page,
  context,
}) => {
  await page.goto('/upload-resume')
  await dropResume(page, samplePerson)
  await expect(page.getByRole('heading', { name: confirmHeading })).toBeVisible()
  await context.setOffline(true)
  await createAccount(page, 'offline@mailbox.example')
  await expect(page.getByText('Registration failed')).toBeVisible()
  await expect(page.getByText(unreachable)).toBeVisible()
  await expect(page.getByText('Failed to fetch')).toHaveCount(0)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('offline@mailbox.example')
  await context.setOffline(false)
  await page.goto('/login')
  await context.setOffline(true)
  await page.getByLabel('Email').fill('offline@mailbox.example')
  await page.getByLabel('Password', { exact: true }).fill('Quiet-Harbour-71')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(unreachable).first()).toBeVisible()
})

test('a list that failed without a connection comes by itself when it is back (§4.28, §8.9)', async ({
  page,
  context,
}) => {
  for (const path of ['/jobs', '/hackathons']) {
    await page.goto(path)
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('searchbox').fill('zzz')
    const line = page.getByText('the rest could not be searched.')
    await expect(line).toContainText(unreachable)
    await context.setOffline(false)
    await expect(line).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Clear Filters' }).first()).toBeVisible()
  }
})

test('a page whose code cannot be had says so and comes once it can; nothing leaves the product (§2.9)', async ({
  page,
  context,
}) => {
  await page.goto('/jobs')
  await mark(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(unreachable)).toBeVisible()
  expect(await stayed(page)).toBe(true)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()
})

test('a dialog whose code cannot be had leaves the page as it is, and opens once it can (§2.42)', async ({
  page,
  context,
}) => {
  await page.goto('/jobs')
  const open = async () => {
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await page.getByRole('button', { name: 'Bug report' }).click()
  }
  await context.setOffline(true)
  await open()
  await expect(page.getByText('This could not be opened. Check your connection and try again.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await context.setOffline(false)
  await open()
  await expect(page.getByRole('dialog')).toBeVisible()
})

/**
 * A line that can be cut for some of the code. Any browser is made one of before the summer of 2026 by it: a module that it
 * asked for in vain is never had again at the same address. `mend` holds that something was asked for in vain at all.
 */
async function codeLine(page: Page) {
  const cut = { files: /^$/, asked: 0 }
  const remembered = new Set<string>()
  await page.route('**/assets/**', (route) => {
    const request = route.request()
    const isCut = cut.files.test(request.url())
    if (isCut) cut.asked += 1
    if (isCut && request.resourceType() === 'script') remembered.add(request.url())
    return isCut || remembered.has(request.url()) ? route.abort('connectionfailed') : route.continue()
  })
  return {
    cut: (files: RegExp) => {
      cut.files = files
    },
    mend: () => {
      expect(cut.asked).toBeGreaterThan(0)
      cut.files = /^$/
    },
  }
}

test.describe('code that could not be had once', () => {
  for (const [what, files] of [
    ['its own code', /ReportDialog/],
    ['code that it shares', /forms-/],
  ] as const) {
    test(`a dialog without ${what} leaves the page as it is, and opens once it can (§2.42)`, async ({ page }) => {
      const line = await codeLine(page)
      await page.goto('/jobs')
      await mark(page)
      const open = async () => {
        await page.getByRole('button', { name: 'Report', exact: true }).click()
        await page.getByRole('button', { name: 'Bug report' }).click()
      }
      line.cut(files)
      await open()
      await expect(page.getByText('This could not be opened. Check your connection and try again.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
      line.mend()
      await open()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await stayed(page)).toBe(true)
    })
  }

  test('a page that did not open opens when it is asked for again, without loading anything anew (§2.9)', async ({
    page,
  }) => {
    const line = await codeLine(page)
    await page.goto('/jobs')
    await mark(page)
    line.cut(/LoginPage|forms-/)
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeVisible()
    line.mend()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()
    expect(await stayed(page)).toBe(true)
  })

  test('a resume that was not drawn for want of the code is drawn on Try again, and no correction is lost (§2.48)', async ({
    page,
  }) => {
    const line = await codeLine(page)
    await page.goto('/upload-resume')
    line.cut(/draw-pdf-worker/)
    await dropResume(page, samplePerson)
    await page.getByLabel('Password', { exact: true }).fill('Quiet-Harbour-71')
    await expect(page.getByText('The page could not be shown here.')).toBeVisible()
    line.mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('.sheet-mark').first()).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Quiet-Harbour-71')
  })

  test('a dialog that a newer build took away says so and leaves the moment to the person (§2.2, §2.42)', async ({
    page,
  }) => {
    await page.route('**/assets/ReportDialog*', (route) => route.fulfill({ status: 404 }))
    await page.goto('/jobs?q=data')
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await page.getByRole('button', { name: 'Bug report' }).click()
    await expect(page.getByText('This could not be opened. Load the page again first.')).toBeVisible()
    await mark(page)
    await page.unroute('**/assets/ReportDialog*')
    await page.getByRole('button', { name: 'Load again' }).click()
    await expect.poll(() => stayed(page)).toBe(false)
    await expect(page.getByRole('searchbox')).toHaveValue('data')
  })
})

test('a tab that outlived a rebuild is loaded anew only where the server serves another build (§2.2)', async ({
  page,
}) => {
  let answers = false
  await page.route('**/assets/LoginPage*', (route) => (answers ? route.continue() : route.fulfill({ status: 404 })))
  await page.goto('/jobs')
  await mark(page)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeVisible()
  expect(await stayed(page)).toBe(true)

  await page.goto('/jobs')
  await page.route('**/app.html', (route) => {
    answers = true
    return route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/index-newer.js"></script>',
    })
  })
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()
})
