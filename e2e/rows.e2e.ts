import { expect } from '@playwright/test'
import { test } from './member.ts'

for (const width of [390, 768, 1440]) {
  test(`at ${width} px a row names six skills, its posting date and that it is a sample, closed or opened, and so does the head (§2.29, §3.22, §9.16)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/api/search-jobs**', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      json.jobs[0].skills = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((word) => `${word}Skill`)
      await route.fulfill({ response, json })
    })
    await page.goto('/jobs')
    await expect(page.getByRole('heading', { name: /^[\d,]+ sample internships, newest first$/ })).toBeVisible()
    const row = page.locator('[data-row]').first()
    for (const state of ['closed', 'opened']) {
      if (state === 'opened') await row.getByRole('button', { name: /^Details/ }).click()
      await expect(row.getByText(/Skill$/).locator('visible=true')).toHaveCount(6)
      await expect(row.getByText('Sample listing').locator('visible=true').first()).toBeVisible()
      await expect(
        row
          .getByText(/^Posted /)
          .locator('visible=true')
          .first(),
      ).toBeVisible()
    }
  })
}

test('on paper a list has its rows in the light theme, and no bar, filter or button', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/jobs')
  const row = page.locator('[data-row]').first()
  await expect(row).toBeVisible()
  expect(await row.evaluate((one) => getComputedStyle(one).colorScheme)).toBe('light')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(row.getByRole('button', { name: /^(Save|Apply Now)/ })).toHaveCount(0)
})

for (const path of ['/jobs', '/hackathons'])
  test(`compact rows of ${path} show four of them on a phone after the search field, cut nothing when opened, and stay chosen (§2.29, §2.31, §2.38)`, async ({
    memberPage: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const row = page.locator('[data-row]')
    await expect(row.first()).toBeVisible()
    await page.getByRole('button', { name: 'Compact' }).click()
    await page.reload()
    await expect(row.nth(3)).toBeVisible()
    const fourth = await row.nth(3).boundingBox()
    const bar = await page.locator('.edge-bar').boundingBox()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect((fourth?.y ?? 0) + (fourth?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    const cut = (at: number) =>
      row
        .nth(at)
        .evaluate((one) =>
          [...one.querySelectorAll('*')].some((part) => getComputedStyle(part).textOverflow === 'ellipsis'),
        )
    await expect.poll(() => cut(0)).toBe(true)
    await row
      .nth(0)
      .getByRole('button', { name: /^Why this fits/ })
      .click()
    await expect.poll(() => cut(0)).toBe(false)
    await expect(row.nth(0).getByRole('region', { name: 'Why this fits' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

for (const path of ['/jobs', '/hackathons'])
  test(`comfortable rows of ${path} show two of them on a phone after the search field, each with its strongest reason`, async ({
    memberPage: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // As much as a row often says: a title of two lines, an offered visa, a deadline, six skills.
    await page.route('**/api/get-personalized-jobs', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      const deadline = new Date(Date.now() + 19 * 24 * 3600_000).toISOString()
      Object.assign(json.jobs[0], { title: 'Backend Developer Intern (.NET), Spring 2027', visa_offer: [], deadline })
      const skills = ['Retail Operations', 'Scheduling', 'Budgeting', 'Development', 'Loss Prevention', 'Excel']
      Object.assign(json.jobs[1], { title: 'Department Manager', skills, deadline })
      await route.fulfill({ response, json })
    })
    await page.goto(path)
    const row = page.locator('[data-row]')
    await expect(row.nth(1)).toBeVisible()
    if (path === '/jobs') await expect(row.first()).toContainText('Visa sponsorship')
    await expect(page.getByRole('button', { name: 'Compact' })).toBeVisible()
    const second = await row.nth(1).boundingBox()
    const bar = await page.locator('.edge-bar').boundingBox()
    expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    for (const at of [0, 1]) await expect(row.nth(at).getByText('Sample listing')).toBeVisible()
  })

test('on a phone the first match of the dashboard stands above the fold', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  const first = page.getByRole('region', { name: 'Your shortlist' }).getByRole('article').first()
  await expect(first).toBeVisible()
  const box = await first.boundingBox()
  const bar = await page.locator('.edge-bar').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('on a phone the filters of hackathons stand in a sheet that counts what they leave (§2.37)', async ({
  memberPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/hackathons')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  for (const name of ['Status', 'Difficulty']) await expect(sheet.getByRole('combobox', { name })).toHaveValue('all')
  await sheet.getByRole('combobox', { name: 'Mode' }).selectOption('online')
  await expect(page).toHaveURL(/mode=online/)
  await sheet.getByRole('button', { name: /^Show \d+ hackathons$/ }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
})
