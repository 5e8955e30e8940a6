import { expect } from '@playwright/test'
import { makeMember, test } from './member.ts'

const file =
  'title,company,stage,next step,next step on,deadline,deadline zone\nTide Clerk,Saltmarsh,interested,Call Jo,2096-12-01,2096-12-06T11:59:00Z,AoE\n'

test('dates stand in a list and by month, and a calendar program reads them until the address is ended', async ({
  browser,
  baseURL,
  request,
}) => {
  const { storageState } = await makeMember({ baseURL: baseURL ?? '', name: 'planner', profile: null })
  const context = await browser.newContext({ storageState, timezoneId: 'Europe/Helsinki' })
  const page = await context.newPage()
  await page.goto('/calendar')
  await expect(page.getByRole('heading', { name: 'No dates yet' })).toBeVisible()
  await context.request.post('/api/applications/import', { data: { csv: file } })
  await page.goto('/applications')
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByText('23:59 AoE (13:59 on Thu, Dec 6, your time)')).toBeVisible()
  await page.goto('/calendar?view=month&month=2096-12')
  await page.getByRole('link', { name: '1 date on Wed, Dec 5' }).click()
  await expect(page.getByRole('heading', { name: 'Wed, Dec 5, 2096' })).toBeInViewport()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.getByLabel('Secret link').inputValue()
  const read = () => request.get(address)
  const feed = await (await read()).text()
  expect(feed).toContain('SUMMARY:Call Jo: Tide Clerk')
  expect(feed).toContain('DTSTART:20961206T115900Z')
  await page.getByRole('button', { name: 'Turn the link off' }).click()
  await expect(page.getByText('The link is turned off.')).toBeVisible()
  expect((await read()).status()).toBe(404)
  await context.close()
})

test('a visitor sees the dates of what is saved on the device, and takes one as a file', async ({ page }) => {
  await page.goto('/hackathons')
  await page
    .getByRole('button', { name: /^Save (?!this search)/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Saved \(1\)/ }).click()
  await page.getByRole('link', { name: 'See their dates in the calendar' }).click()
  const download = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /Add to a calendar/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toBe('scry-dates.ics')
})
