// The people of the scenes: nobody, a person with a resume and a posting, one without a resume, one who is not verified, one who reviews.
import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import type { Scene } from './gallery-steps.ts'
import { createAccount, dropResume } from './journey.ts'
import { mailedLink } from './mail.ts'
import { type Member, makeMember } from './member.ts'

export type People = Record<Scene['who'], Member['storageState']>

export async function makePeople(browser: Browser, baseURL: string): Promise<People> {
  const context = await browser.newContext({ baseURL })
  const member = await register(await context.newPage())
  await context.close()
  const newcomer = await makeMember({ baseURL, name: 'newcomer', profile: null })
  const unverified = await makeMember({ baseURL, name: 'unverified', profile: null, isVerified: false })
  const reviewer = await makeMember({ baseURL, name: 'reviewer', profile: null })
  return {
    visitor: { cookies: [], origins: [] },
    member,
    newcomer: newcomer.storageState,
    unverified: unverified.storageState,
    reviewer: reviewer.storageState,
  }
}

/** As the screens do it, with one job that waits for review. */
async function register(page: Page): Promise<Member['storageState']> {
  const email = `gallery-${randomBytes(4).toString('hex')}@mailbox.example`
  await page.goto('/upload-resume')
  await dropResume(page, samplePerson)
  await createAccount(page, email)
  await page.waitForURL('**/verify-email')
  await page.goto(await mailedLink(email, '/verify-email'))
  await page.waitForURL('**/dashboard')
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'Post a job' }).click()
  const dialog = page.getByRole('dialog')
  const box = (label: string) => dialog.getByRole('textbox', { name: label, exact: true })
  await box('Job role').fill('River Data Intern')
  await box('Company name').fill('Juniper River Trust')
  await box('Job description').fill('Collect and publish the readings of forty river sensors.')
  await box('Application link').fill('https://careers.example/river')
  await box('Site/Source').fill('careers.example')
  await box('Skills').fill('Python')
  await box('Skills').press('Enter')
  await dialog.getByRole('button', { name: 'Submit for review' }).click()
  await dialog.getByText('Job posting submitted').waitFor()
  return page.context().storageState()
}
