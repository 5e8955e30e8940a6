import { expect, type Page } from '@playwright/test'
import { stopClock, tickUntil } from './clock.ts'
import { type Member, makeMember, test } from './member.ts'

let member: Member
let page: Page
test.beforeEach(async ({ browser, baseURL }) => {
  member = await makeMember({ baseURL: baseURL ?? '', name: 'poster', profile: null })
  const context = await browser.newContext({ storageState: member.storageState })
  page = await context.newPage()
})
test.afterEach(() => page.context().close())

const opener = (kind: 'job' | 'hackathon') => page.getByRole('button', { name: `Post a ${kind}`, exact: true })
const dialog = () => page.getByRole('dialog')
const submit = () => dialog().getByRole('button', { name: 'Submit for review' })
const box = (label: string) => dialog().getByRole('textbox', { name: label, exact: true })
const when = (label: string) => dialog().getByLabel(label, { exact: true })
const add = async (label: string, value: string) => {
  await box(label).fill(value)
  await box(label).press('Enter')
}

const jobTexts = {
  'Job role': 'River Data Intern',
  'Company name': 'Juniper River Trust',
  'Job description': 'Read sensors and tell what they say.',
  'Application link': 'https://careers.example/river',
  'Site/Source': 'careers.example',
}
async function fillJob(): Promise<void> {
  for (const [label, value] of Object.entries(jobTexts)) await box(label).fill(value)
  await add('Skills', 'Python')
}

const hackathonTexts = {
  Title: 'Quiet Systems Jam',
  Organization: 'Redbank Makers',
  Description: 'Two days of small, calm systems.',
  'Participation link': 'https://jam.example/join',
}
async function fillHackathon(): Promise<void> {
  for (const [label, value] of Object.entries(hackathonTexts)) await box(label).fill(value)
  await when('Start date').fill('2096-03-05T09:00')
  await when('Registration deadline').fill('2096-03-01T23:59')
  for (const theme of ['Climate', 'Games', 'Maps', 'Music', 'Space']) await add('Themes', theme)
}

test('two floating buttons at the lower left open the dialogs, which start at their defaults (§2.41, §5.33, §5.43, §9.18)', async () => {
  await page.goto('/jobs')
  for (const kind of ['job', 'hackathon'] as const) {
    const place = await opener(kind).boundingBox()
    expect(place && place.x < 200 && place.y > 400).toBe(true)
  }
  await opener('job').click()
  await expect(page.getByRole('dialog', { name: 'Post a job' })).toBeVisible()
  const defaults = {
    'Job type': 'internship',
    Location: 'On site',
    Category: 'technology',
    'Experience level': 'entry',
  }
  for (const [label, value] of Object.entries(defaults)) {
    await expect(dialog().getByRole('combobox', { name: label })).toHaveValue(value)
  }
  await page.keyboard.press('Escape')
  await expect(dialog()).toHaveCount(0)
  await expect(opener('job')).toBeFocused()
  await opener('hackathon').click()
  await expect(dialog().getByRole('combobox', { name: 'Mode' })).toHaveValue('online')
  await dialog().getByRole('button', { name: 'Close' }).click()
  await expect(opener('hackathon')).toBeFocused()
})

test('a job names every missing field in the specified words, and each error clears as its field is edited (§5.23, §5.24, §5.29, §5.30, §5.32)', async () => {
  await page.goto('/jobs')
  await opener('job').click()
  await submit().click()
  const messages = [
    'Job role is required',
    'Company name is required',
    'Job description is required',
    'Application link is required',
    'Site/Source is required',
    'At least one skill is required',
  ]
  for (const message of messages) await expect(dialog().getByText(message, { exact: true })).toBeVisible()
  await expect(box('Job role')).toBeFocused()
  await box('Application link').fill('careers.example/river')
  await submit().click()
  const link = dialog().getByText('Please enter a valid URL (starting with http:// or https://)')
  await expect(link).toBeVisible()
  await fillJob()
  await add('Skills', ' python ')
  await expect(dialog().getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveCount(1)
  await expect(link).toHaveCount(0)
  for (const message of messages) await expect(dialog().getByText(message, { exact: true })).toHaveCount(0)
})

test('a posted job is pending review, the dialog closes after 3 seconds and starts empty again (§1.3, §2.34, §4.26, §4.27, §9.6)', async () => {
  await page.clock.install()
  await page.goto('/jobs')
  const own = page.getByRole('region', { name: 'Your Posted Jobs' })
  await expect(own).toContainText('Nothing posted yet')
  await opener('job').click()
  await fillJob()
  await stopClock(page)
  await submit().click()
  await tickUntil(page, dialog().getByText('Job posting submitted'))
  await page.clock.runFor(2500)
  await expect(dialog()).toBeVisible()
  await page.clock.runFor(600)
  await page.clock.resume()
  await expect(dialog()).toHaveCount(0)
  await expect(own.getByRole('listitem')).toContainText('River Data Intern, Juniper River Trust')
  await expect(own.getByRole('listitem')).toContainText('Pending review')
  await opener('job').click()
  await expect(box('Job role')).toHaveValue('')
  await expect(dialog().getByRole('listitem')).toHaveCount(0)
})

test('what is typed survives a close, and a failed submission says so without losing it (§4.26, §8.20, §8.21)', async () => {
  await page.route('**/collections/{aggregated_jobs,hackathon}/documents', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  // The form is longer than the screen: it is sent from its foot and fails at its head.
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.goto('/jobs')
  await opener('job').click()
  await fillJob()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await opener('job').click()
  await expect(box('Job role')).toHaveValue('River Data Intern')
  await submit().click()
  await expect(dialog().getByText('Failed to submit job posting. Please try again.')).toBeInViewport()
  await expect(box('Company name')).toHaveValue('Juniper River Trust')
  await page.keyboard.press('Escape')
  await opener('hackathon').click()
  await fillHackathon()
  await submit().click()
  await expect(dialog().getByText('Failed to submit hackathon posting. Please try again.')).toBeInViewport()
  await expect(box('Title')).toHaveValue('Quiet Systems Jam')
})

test('a hackathon names every missing field and an address that is none (§5.34, §5.38, §5.41, §5.44)', async () => {
  await page.goto('/hackathons')
  await opener('hackathon').click()
  await submit().click()
  const messages = [
    'Hackathon title is required',
    'Organization name is required',
    'Hackathon description is required',
    'Participation link is required',
    'Start date is required',
    'Registration deadline is required',
    'At least one theme is required',
  ]
  for (const message of messages) await expect(dialog().getByText(message, { exact: true })).toBeVisible()
  await box('Participation link').fill('ftp://jam.example')
  await submit().click()
  await expect(dialog().getByText('Please enter a valid URL (starting with http:// or https://)')).toBeVisible()
  await fillHackathon()
  for (const message of messages) await expect(dialog().getByText(message, { exact: true })).toHaveCount(0)
})

test('own hackathons show at most four themes, only their poster sees them, and deleting asks first (§2.38, §6.3, §8.22, §9.16)', async ({
  browser,
  baseURL,
}) => {
  await page.goto('/hackathons')
  await opener('hackathon').click()
  await fillHackathon()
  await submit().click()
  await expect(dialog().getByText('Hackathon posting submitted')).toBeVisible()
  await page.keyboard.press('Escape')
  const own = page.getByRole('region', { name: 'Your Posted Hackathons' })
  await expect(own.getByRole('list', { name: 'Themes' }).getByRole('listitem')).toHaveText([
    'Climate',
    'Games',
    'Maps',
    'Music',
  ])
  await expect(own).toContainText('Starts Mar 5, 2096')
  await expect(own).toContainText('Pending review')

  const stranger = await makeMember({ baseURL: baseURL ?? '', name: 'stranger', profile: null })
  const context = await browser.newContext({ storageState: stranger.storageState })
  const other = await context.newPage()
  await other.goto('/hackathons')
  await expect(other.getByRole('region', { name: 'Your Posted Hackathons' })).toContainText('Nothing posted yet')
  await context.close()

  const remove = own.getByRole('button', { name: 'Delete Quiet Systems Jam' })
  await remove.click()
  await expect(dialog()).toContainText('Are you sure you want to delete this hackathon posting?')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeFocused()
  await page.route('**/collections/hackathon/documents/*', (route) => route.abort('connectionreset'))
  await remove.click()
  await dialog().getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete hackathon')).toBeVisible()
  await page.unroute('**/collections/hackathon/documents/*')
  await remove.click()
  await dialog().getByRole('button', { name: 'Delete' }).click()
  await expect(own).toContainText('Nothing posted yet')
})

test('deleting an own job asks in its own words and says when it failed (§6.3, §8.22)', async () => {
  await page.goto('/jobs')
  await opener('job').click()
  await fillJob()
  await submit().click()
  await expect(dialog().getByText('Job posting submitted')).toBeVisible()
  await page.keyboard.press('Escape')
  const own = page.getByRole('region', { name: 'Your Posted Jobs' })
  const remove = own.getByRole('button', { name: 'Delete River Data Intern' })
  await page.route('**/collections/aggregated_jobs/documents/*', (route) => route.abort('connectionreset'))
  await remove.click()
  await expect(dialog()).toContainText('Are you sure you want to delete this job posting?')
  await dialog().getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete job', { exact: true })).toBeVisible()
  await page.unroute('**/collections/aggregated_jobs/documents/*')
  await remove.click()
  await dialog().getByRole('button', { name: 'Delete' }).click()
  await expect(own).toContainText('Nothing posted yet')
})
