import { expect, type Page } from '@playwright/test'
import { test } from './member.ts'

const rows = (page: Page) => page.locator('[data-row]')
const openHackathons = async (page: Page) => {
  await page.goto('/hackathons')
  await expect(rows(page).first()).toBeVisible()
}

/** Changes the first rows of the answer on its way. */
async function withRows(page: Page, changes: readonly Record<string, unknown>[]): Promise<void> {
  await page.route('**/api/search-hackathons**', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    for (const [at, change] of changes.entries()) Object.assign(json.hackathons[at], change)
    await route.fulfill({ response: answer, json })
  })
}

test('mode, status and difficulty offer the specified values, default to all and reload the list (§2.9, §2.37, §4.30, §9.18)', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search-hackathons')) asked.push(new URL(request.url()).search)
  })
  await openHackathons(page)
  for (const name of ['mode', 'status', 'difficulty']) expect(new URLSearchParams(asked[0]).get(name)).toBe('')
  const values = {
    Mode: ['all', 'online', 'offline', 'hybrid'],
    Status: ['all', 'upcoming', 'ongoing', 'past'],
    Difficulty: ['all', 'beginner', 'intermediate', 'advanced'],
  }
  for (const [name, offered] of Object.entries(values)) {
    const select = page.getByRole('combobox', { name })
    await expect(select).toHaveValue('all')
    expect(
      await select.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
    ).toEqual(offered)
  }
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('online')
  await expect(page).toHaveURL(/mode=online/)
  await expect.poll(() => asked.at(-1)).toContain('mode=online')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('past')
  await expect.poll(() => asked.at(-1)).toContain('status=past')
  await expect(rows(page).first()).toContainText('Ended')
  await expect(
    page
      .getByRole('link', { name: /^See results/ })
      .or(page.getByRole('button', { name: /^See results/ }))
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/hackathons')
  await expect(page.getByRole('combobox', { name: 'Mode' })).toHaveValue('all')
})

test('a card shows up to six themes, its dates in short or TBA, and a badge coloured by status (§2.38, §2.39, §2.40, §9.16, §9.19)', async ({
  page,
}) => {
  const themes = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((word) => `${word}Theme`)
  await withRows(page, [
    { themes, start_date: '2026-12-05T09:00:00.000Z', deadline_zone: null, status: 'upcoming' },
    { start_date: null, status: 'ongoing' },
    { status: 'closed' },
    { status: 'postponed' },
  ])
  await openHackathons(page)
  await expect(rows(page).first().getByRole('list', { name: 'Themes' }).getByRole('listitem')).toHaveText(
    themes.slice(0, 6),
  )
  await expect(rows(page).nth(0)).toContainText('Starts Dec 5, 2026')
  await expect(rows(page).nth(1)).toContainText('Starts TBA')
  const colours = await Promise.all(
    ['Upcoming', 'Ongoing', 'Closed', 'Postponed'].map((word, at) =>
      rows(page)
        .nth(at)
        .getByText(word, { exact: true })
        .evaluate((badge) => badge.className),
    ),
  )
  expect(new Set(colours).size).toBe(4)
})

test('hackathons are saved by a local toggle, apart from jobs (§2.32, §4.31)', async ({ page }) => {
  await openHackathons(page)
  const save = page
    .getByRole('button', { name: /^Save (?!this search)/ })
    .locator('visible=true')
    .first()
  const calls: string[] = []
  page.on('request', (request) => /\/(api|v1)\//.test(request.url()) && calls.push(request.url()))
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  // Four seconds in which a call could still go out.
  await expect(page.getByText('Saved for later')).toBeVisible()
  await expect(page.getByText('Saved for later')).toHaveCount(0)
  expect(calls).toEqual([])
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Saved (1)' })).toBeVisible()
  await page.goto('/jobs')
  await expect(page.getByRole('button', { name: 'Saved (0)' })).toBeVisible()
})

test('a person with a resume gets matched hackathons, a visitor the general search (§4.29, §7.33, §7.34)', async ({
  page,
  memberPage,
}) => {
  const general = page.waitForRequest('**/api/search-hackathons**')
  await openHackathons(page)
  expect((await general).method()).toBe('GET')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hackathons')
  const personal = memberPage.waitForRequest('**/api/get-personalized-hackathons')
  await openHackathons(memberPage)
  expect((await personal).postDataJSON()).toMatchObject({
    interests: ['Climate', 'Open Data'],
    preferred_mode: 'any',
    experience_level: 'mid',
  })
  await expect(memberPage.getByRole('heading', { level: 1 })).toHaveText('Hackathons for you')
  await expect(rows(memberPage).first()).toContainText(/Strong|Good|Fair|Stretch|Not enough information/)
})

test('a failed and an empty list carry the specified line, and differ below it (§4.28, §8.9, §5.56)', async ({
  page,
}) => {
  let fails = true
  await page.route('**/api/search-hackathons**', (route) =>
    fails
      ? route.fulfill({ status: 500, json: { success: false, error: 'Resting.', code: 'busy', requestId: 'a' } })
      : route.continue(),
  )
  await page.goto('/hackathons')
  const line = page.getByRole('heading', { name: 'No hackathons match your search criteria.' })
  await expect(line).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Resting.')
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search hackathons' }).fill('zzzzqqq')
  await expect(line).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove the search words' }).click()
  await expect(rows(page).first()).toBeVisible()
})
