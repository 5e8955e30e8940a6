// The people of the scenes: nobody, a person with a resume and a posting, one without a resume, one who is not verified, one who reviews, one with a
// record of applications.
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
  const record =
    'title,company,place,stage,next step,next step on,deadline,words that matched\nTide Clerk,Saltmarsh Office,Harwich,applied,Call Jo,2096-12-01,2096-12-05,Excel; SQL\nWeaver of Heavy Winter Coats,Loom,Leith,interested,,,,\n'
  const applicant = await makeMember({ baseURL, name: 'applicant', profile: null })
  const own = await browser.newContext({ baseURL, storageState: applicant.storageState })
  await own.request.post('/api/applications/import', { data: { csv: record } })
  await own.close()
  return {
    visitor: { cookies: [], origins: [] },
    member,
    newcomer: newcomer.storageState,
    unverified: unverified.storageState,
    reviewer: reviewer.storageState,
    applicant: applicant.storageState,
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
