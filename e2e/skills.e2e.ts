import { expect, type Page } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import { resumeFile } from './journey.ts'
import { makeMember, test } from './member.ts'

/** What a word moves comes above the button and moves it down: nobody presses it before. */
async function keepOnceShown(page: Page): Promise<void> {
  await expect(page.getByText(/^Of your 30 best jobs/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep this' }).click()
}

test('a skill that one does not have stops counting once it was shown what that moves, and a new resume does not bring it back', async ({
  browser,
  baseURL,
}) => {
  const { storageState } = await makeMember({
    ...{ baseURL: baseURL ?? '', name: 'skilled' },
    profile: { name: 'Nova', skills: ['SQL', 'Python'], location: 'Austin, TX', hasResume: true },
  })
  const page = await (await browser.newContext({ storageState })).newPage()
  await page.goto('/profile')
  const skill = (name: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}You`) })
  await page.getByRole('button', { name: 'I do not have it: SQL' }).click()
  await expect(page.getByText(/^Of your 30 best jobs/)).toContainText(/replaced|match strength|place/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(skill('SQL')).toContainText('Your list of skills names it')
  await page.getByRole('button', { name: 'I do not have it: SQL' }).click()
  await keepOnceShown(page)
  await expect(skill('SQL')).toContainText('You said that you do not have it')
  await page.getByLabel('A skill that your resume does not name').fill('Payroll')
  await page.getByRole('button', { name: 'I have it', exact: true }).click()
  await keepOnceShown(page)
  await expect(skill('Payroll')).toContainText('You said that you have it')

  const updated = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await resumeFile(samplePerson))
  await updated
  await page.reload()
  await expect(skill('SQL')).toContainText('You said that you do not have it')
  await expect(skill('Payroll')).toContainText('You said that you have it')
  await page.goto('/jobs')
  await expect(page.locator('article').first()).toBeVisible()
  await expect(page.locator('main')).not.toContainText('Your resume says SQL')
})
