import { expect } from '@playwright/test'
import { makeMember, test } from './member.ts'

test('a search is saved from its page, and alerts are turned on, previewed, paused and turned off (§3.17)', async ({
  browser,
  baseURL,
}) => {
  const { storageState } = await makeMember({ baseURL: baseURL ?? '', name: 'alerted' })
  const context = await browser.newContext({ storageState, timezoneId: 'Europe/Helsinki' })
  const page = await context.newPage()
  await page.goto('/jobs?q=data')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page.getByText('The search is saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Email alerts' }).click()
  const alerts = page.getByRole('main')
  await expect(alerts.getByRole('link', { name: '“data” · Internship', exact: true })).toHaveAttribute(
    'href',
    '/jobs?q=data',
  )
  await alerts.getByRole('button', { name: 'Every day' }).click()
  await expect(alerts.getByText(/^On: every morning/)).toBeVisible()
  await alerts.getByRole('button', { name: 'Preview the next email' }).click()
  await expect(alerts.getByText('Nothing is new for you now, so no email would be sent.')).toBeVisible()
  await alerts.getByRole('button', { name: 'Pause' }).click()
  await expect(alerts.getByText(/^Paused/)).toBeVisible()
  await page.reload()
  await alerts.getByRole('button', { name: 'Turn off' }).click()
  await expect(alerts.getByText(/^Alerts are off/)).toBeVisible()
  await alerts.getByRole('button', { name: 'Remove the search “data” · Internship' }).click()
  await expect(alerts.getByText(/^None yet/)).toBeVisible()
})

test('a link that turns alerts off changes nothing by being opened, and says when it is not known', async ({
  page,
}) => {
  await page.goto('/unsubscribe?key=unknown')
  await page.getByRole('button', { name: 'Turn alerts off' }).click()
  await expect(page.getByText('This link is not known.')).toBeVisible()
})
