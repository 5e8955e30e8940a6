import { expect } from '@playwright/test'
import { makeMember, test } from './member.ts'

const file = [
  'title,company,place,stage,next step,next step on',
  'Tide Clerk,Saltmarsh Office,Harwich,applied,Call Jo,2096-12-01',
  'Weaver,Loom,,interested,,',
  ',Nobody,,,,',
].join('\n')

test('a record is brought by a file, moved by keys on the board, searched and taken out again', async ({
  browser,
  baseURL,
}) => {
  const { storageState } = await makeMember({ baseURL: baseURL ?? '', name: 'applicant', profile: null })
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await page.goto('/applications')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await page.getByLabel('CSV file of applications').setInputFiles({
    ...{ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(file) },
  })
  await expect(page.getByText('Line 4: It has no title.')).toBeVisible()
  await expect(page.getByText('Next: Call Jo')).toBeVisible()
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  const stage = page.getByLabel('Stage of Weaver')
  await stage.focus()
  await page.keyboard.type('Interview')
  await expect(page.getByRole('region', { name: 'Interview' })).toContainText('Weaver')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Interview' })).toContainText('Weaver')
  await page.getByRole('searchbox', { name: 'Search your applications' }).fill('saltmarsh')
  await expect(page).toHaveURL(/q=saltmarsh/)
  await expect(page.getByText('Weaver')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('scry-applications.csv')
  await context.close()
})
