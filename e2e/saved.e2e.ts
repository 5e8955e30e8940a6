import { expect, type Page } from '@playwright/test'
import { makeMember, test } from './member.ts'

const rows = (page: Page) => page.locator('[data-row]')
const idOf = async (page: Page, at: number) => (await rows(page).nth(at).getAttribute('data-row')) ?? ''
const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`)
const press = (page: Page, id: string, name: RegExp) =>
  row(page, id).getByRole('button', { name }).locator('visible=true').click()

test('what was saved is found again under Saved, also after a reload, and without a list call (§2.32, §4.31)', async ({
  page,
}) => {
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'Saved (0)' }).click()
  await expect(page).toHaveURL(/\?saved=yes/)
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await expect(page.getByText(/saved on this device$/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the whole list' }).click()
  const ids = [await idOf(page, 0), await idOf(page, 2)]
  for (const id of ids) await press(page, id, /^Save /)
  await page.goto('/jobs?saved=yes')
  await expect(page.getByRole('heading', { name: '2 sample listings saved on this device' })).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  for (const id of ids) await expect(row(page, id)).toBeVisible()
  await press(page, ids[0] ?? '', /^Save /)
  await expect(row(page, ids[0] ?? '')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '1 sample listing saved on this device' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)

  await page.goto('/hackathons')
  await press(page, await idOf(page, 0), /^Save /)
  await page.getByRole('button', { name: 'Saved (1)' }).click()
  await expect(rows(page)).toHaveCount(1)
})

test('Undo puts an unsaved listing back where it stood, with the focus on it; a further toast lies over no other (§2.20, §4.31)', async ({
  page,
}) => {
  await page.goto('/jobs')
  const ids = [await idOf(page, 0), await idOf(page, 1), await idOf(page, 2)]
  for (const id of ids) await press(page, id, /^Save /)
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' })).toHaveCount(1)
  await page.goto('/jobs?saved=yes')
  const order = () => rows(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-row')))
  await expect(rows(page)).toHaveCount(3)
  const before = await order()
  const middle = before[1] ?? ''
  await press(page, middle, /^Save /)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(rows(page)).toHaveCount(3)
  expect(await order()).toEqual(before)
  await expect(row(page, middle).locator('[data-row-title]')).toBeFocused()
})

test('whoever says why a listing is not for them finds it under What you told us and takes it back there', async ({
  browser,
  baseURL,
}) => {
  const { storageState } = await makeMember({ baseURL: baseURL ?? '', name: 'telling' })
  const context = await browser.newContext({ storageState, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/jobs')
  const first = await idOf(page, 4)
  const title = (await row(page, first).locator('[data-row-title]').textContent()) ?? ''
  await press(page, first, /^Why this fits/)
  await row(page, first).getByRole('button', { name: 'Not for me' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'is hidden. Why?' })
  await expect(line).toContainText(title)
  // The explanation that is gone was longer than the screen.
  await expect(line).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Not this employer' }).click()
  await expect(page.getByText('rank lower for you.')).toContainText(`${title} is hidden: not this employer.`)

  await page.goto('/profile')
  const told = page.getByRole('listitem').filter({ hasText: `Not this employer: ${title}` })
  await expect(told).toContainText('rank lower for you.')
  await told.getByRole('button', { name: /^Remove not this employer of / }).click()
  await expect(page.getByText('Nothing yet. Press “Not for me” at a listing')).toBeVisible()
  await context.close()
})

test('Not for me in an open explanation hides the whole listing, with Undo and a way back at the list’s foot (§4.31)', async ({
  browser,
  baseURL,
}) => {
  const { storageState } = await makeMember({ baseURL: baseURL ?? '', name: 'choosy' })
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await page.goto('/jobs')
  const first = await idOf(page, 0)
  const hide = async () => {
    await press(page, first, /^Why this fits/)
    await row(page, first).getByRole('button', { name: 'Not for me' }).click()
    await expect(page.getByText('Hidden on this device until you sign out.').last()).toBeVisible()
    await expect(row(page, first)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Why this fits' })).toHaveCount(0)
    await expect(page).not.toHaveURL(/open=/)
  }
  await hide()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, first)).toBeVisible()
  await hide()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(row(page, first)).toHaveCount(0)
  await expect(page.getByText('1 hidden on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Show again' }).click()
  await expect(row(page, first)).toBeVisible()
  await expect(page.getByText('hidden on this device')).toHaveCount(0)
  await context.close()
})
