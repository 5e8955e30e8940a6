import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import { stopClock, tickUntil } from './clock.ts'
import { hold, password, resumeFile } from './journey.ts'
import { type Member, makeMember, test } from './member.ts'

let member: Member
let page: Page
test.beforeEach(async ({ browser, baseURL }, { title }) => {
  member = await makeMember({
    baseURL: baseURL ?? '',
    name: 'settler',
    ...(title.startsWith('without a profile') && { profile: null, isVerified: false }),
  })
  const context = await browser.newContext({ storageState: member.storageState })
  page = await context.newPage()
})
test.afterEach(() => page.context().close())

const section = (name: string) => page.getByRole('region', { name, exact: true })
const row = (term: string) =>
  section('Profile Information')
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) })
    .locator('dd')

test('the header leads back and shows completeness, and every section is there (§2.10, §2.54, §2.55)', async () => {
  await page.goto('/profile')
  await expect(page.getByRole('progressbar', { name: 'Profile Completeness' })).toHaveAttribute('aria-valuenow', '100')
  for (const name of [
    'Profile Information',
    'Resume Management',
    'Password & Security',
    'Account Actions',
    'Profile Statistics',
  ]) {
    await expect(section(name)).toBeVisible()
  }
  const figures = section('Profile Statistics').locator('dd')
  await expect(figures).toHaveText(['10', '5', '100%', 'Mid'])
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('on a phone nothing stands below the profile that is still to come, so that nothing is pushed down (§2.55)', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  const profile = Promise.withResolvers<void>()
  const asked = page.waitForRequest('**/collections/users/documents*')
  await page.route('**/collections/users/documents*', (route) => profile.promise.then(() => route.continue()))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await asked
  await expect(section('Password & Security')).toBeHidden()
  profile.resolve()
  await expect(section('Password & Security')).toBeVisible()
})

test('the view cuts education, projects and summary at their limits (§2.57, §2.58, §2.60, §2.61, §9.14)', async () => {
  await page.goto('/profile')
  await expect(row('Name')).toHaveText('Nova Larkspur')
  await expect(row('Experience level')).toHaveText('Mid')
  await expect(row('Location')).toHaveText('Austin, TX')
  const education = (await row('Education').locator('> span').textContent()) ?? ''
  expect([education.length, education.endsWith('...')]).toEqual([103, true])
  const summary = (await row('Summary').locator('> span').textContent()) ?? ''
  expect([summary.length, summary.endsWith('...')]).toEqual([303, true])
  const projects = row('Projects')
  await expect(projects.getByText(/^(Tidebook|Loanlight|Kestrel)$/)).toHaveCount(3)
  await expect(projects.getByText('Elm, Go, Lua, Nim, Perl +2')).toHaveCount(3)
  await expect(projects.getByText('+2 more projects')).toBeVisible()
  const description = (await projects.getByText(/^Tidebook Tidebook/).textContent()) ?? ''
  expect([description.length, description.endsWith('...')]).toEqual([103, true])
})

test('more than 20 skills are shown as the first 20 and how many more (§2.59, §9.13)', async () => {
  const skills = Array.from({ length: 23 }, (_, at) => `Skill${at + 1}`)
  await page.route('**/collections/users/documents**', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    for (const document of json.documents ?? []) document.skills = skills
    await route.fulfill({ response: answer, json })
  })
  await page.goto('/profile')
  await expect(row('Skills')).toHaveText(`${skills.slice(0, 20).join(', ')} +3 more`)
})

test('without a profile it says so and offers the upload, and the e-mail is not verified (§2.62, §2.68, §2.69)', async () => {
  await page.goto('/profile')
  await expect(page.getByText('No profile data available. Upload your resume to get started.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload Resume (PDF)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toHaveCount(0)
  await expect(section('Password & Security')).toContainText('Email Not Verified')
  await expect(section('Profile Statistics')).toHaveCount(0)
})

test('edit, save and see it: the message stays for 3 seconds, Cancel changes nothing (§2.63, §2.64, §4.19, §9.6)', async () => {
  await page.clock.install()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const form = section('Profile Information')
  await form.getByLabel('Name', { exact: true }).fill('Never Kept')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(row('Name')).toHaveText('Nova Larkspur')

  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const edits = {
    Name: 'Nova Reed',
    'Location optional': 'Boston, MA',
    'Phone optional': '(503) 555-0188',
    'Education optional': 'B.S. Data Science',
    'Summary optional': 'Reads rivers.',
  }
  for (const [label, value] of Object.entries(edits)) await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByLabel('Experience level').selectOption('senior')
  const skills = form.getByLabel('Skills', { exact: true }).and(page.locator('input'))
  await skills.fill('  Haskell ')
  await skills.press('Enter')
  await skills.fill('haskell')
  await skills.press('Enter')
  await form.getByLabel('Project name').fill('Ferry map')
  await form.getByRole('button', { name: 'Add project' }).click()
  await expect(form.getByText('A project needs a description')).toBeVisible()
  await form.getByLabel('Project description').fill('Live times of every ferry')
  await form.getByLabel('Project technologies optional').fill('React, , SQL')
  await form.getByRole('button', { name: 'Add project' }).click()
  await expect(form.getByText('React, SQL · Not specified')).toBeVisible()

  const answer = await hold(page, '**/collections/users/documents/*')
  await stopClock(page)
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await tickUntil(page, form.getByRole('button', { name: 'Saving...' }))
  answer()
  const message = page.getByText('Profile updated successfully!')
  await tickUntil(page, message)
  await page.clock.runFor(2500)
  await expect(message).toBeVisible()
  await page.clock.runFor(600)
  await expect(message).toHaveCount(0)
  await page.clock.resume()
  await expect(row('Name')).toHaveText('Nova Reed')
  await expect(row('Location')).toHaveText('Boston, MA')
  await expect(row('Experience level')).toHaveText('Senior')
  await expect(row('Skills')).toHaveText(/PostgreSQL, Haskell$/)
  await page.reload()
  await expect(row('Education')).toHaveText('B.S. Data Science')
  await expect(page.getByText('+3 more projects')).toBeVisible()
})

test('a reload in the middle of an edit loses nothing that was typed (§2.63, §2.64)', async () => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Phone').fill('(503) 555-0199')
  await page.getByLabel('Project name').fill('Half a project')
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('(503) 555-0199')
  await expect(page.getByLabel('Project name')).toHaveValue('Half a project')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  await expect(row('Phone')).toHaveText('(503) 555-0137')
})

test('a save that fails says so and keeps what was typed (§8.26)', async () => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Typed And Kept')
  await page.route('**/collections/users/documents/*', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Typed And Kept')
})

test('a new resume raises the version and shows its file name and date (§2.66, §2.67, §4.17, §9.10)', async () => {
  await page.goto('/profile')
  const resume = section('Resume Management')
  await expect(resume).toContainText('nova-larkspur.pdf')
  await expect(resume).toContainText('Last updated Oct 5, 2026')
  await expect(resume).toContainText('Version 1')
  const choosing = page.waitForEvent('filechooser')
  await resume.getByRole('button', { name: 'Update Resume' }).click()
  await (await choosing).setFiles({ ...(await resumeFile(samplePerson)), name: 'second.pdf' })
  await expect(
    page.getByText('Resume analyzed successfully! Getting personalized job recommendations...'),
  ).toBeVisible()
  await expect(resume).toContainText('second.pdf')
  await expect(resume).toContainText('Version 2')
  await expect(row('Name')).toHaveText(samplePerson.name)
  await resume.getByRole('button', { name: 'Undo' }).click()
  await expect(resume).toContainText('nova-larkspur.pdf')
  await expect(resume).toContainText('Version 3')
  await expect(row('Name')).not.toHaveText(samplePerson.name)
})

test('deleting the resume asks first, can fail, and then resets the profile and reloads (§2.67, §4.18, §8.28)', async () => {
  await page.goto('/profile')
  const remove = page.getByRole('button', { name: 'Delete Resume' })
  const prompt = page.getByRole('dialog')
  await remove.click()
  await expect(prompt).toContainText('cannot be undone')
  await prompt.getByRole('button', { name: 'Cancel' }).click()
  await expect(section('Resume Management')).toContainText('nova-larkspur.pdf')
  await page.route('**/collections/users/documents/*', (route) => route.abort('connectionreset'))
  await remove.click()
  await prompt.getByRole('button', { name: 'Delete Resume' }).click()
  await expect(page.getByText('Failed to delete resume data. Please try again.')).toBeVisible()
  await page.unroute('**/collections/users/documents/*')
  const reloaded = page.waitForEvent('load')
  await remove.click()
  await prompt.getByRole('button', { name: 'Delete Resume' }).click()
  await reloaded
  await expect(page.getByText('Resume data deleted successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload Resume (PDF)' })).toBeVisible()
  await expect(row('Name')).toHaveText('User')
  await expect(row('Experience level')).toHaveText('Entry')
  await expect(section('Profile Statistics').locator('dd').first()).toHaveText('0')
})

test('the password form opens, names each fault, and closes with its fields cleared (§2.69, §4.20, §5.19, §5.20, §8.27)', async () => {
  await page.goto('/profile')
  const security = section('Password & Security')
  await expect(security).toContainText('Email Verified')
  await expect(security).toContainText('••••')
  const open = security.getByRole('button', { name: 'Change Password' })
  const fields = ['Current password', 'New password', 'Confirm new password']
  const fill = async (...values: string[]) => {
    for (const [at, label] of fields.entries()) {
      await security.getByLabel(label, { exact: true }).fill(values[at] ?? '')
    }
    await open.click()
  }
  await open.click()
  for (const label of fields) {
    await security.getByRole('button', { name: `Show ${label.toLowerCase()}` }).click()
    await expect(security.getByLabel(label, { exact: true })).toHaveAttribute('type', 'text')
    await security.getByRole('button', { name: `Hide ${label.toLowerCase()}` }).click()
  }
  await fill(password, 'Lantern-Bridge-42', 'Lantern-Bridge-43')
  await expect(security.getByText('New passwords do not match')).toBeVisible()
  await fill(password, 'short', 'short')
  await expect(security.getByText('Password must be at least 8 characters long')).toBeVisible()
  await fill('Not-The-Password-1', 'Lantern-Bridge-42', 'Lantern-Bridge-42')
  await expect(security.getByText('Current password is incorrect')).toBeVisible()
  await page.route('**/v1/account/password', (route) => route.abort('connectionreset'))
  await fill(password, 'Lantern-Bridge-42', 'Lantern-Bridge-42')
  await expect(security.getByText('Failed to change password. Please try again.')).toBeVisible()
  await page.unroute('**/v1/account/password')
  await security.getByRole('button', { name: 'Cancel' }).click()
  await expect(security.getByLabel('New password', { exact: true })).toHaveCount(0)
  await open.click()
  await expect(security.getByLabel('New password', { exact: true })).toHaveValue('')
  await fill(password, 'Lantern-Bridge-42', 'Lantern-Bridge-42')
  await expect(security.getByText('Password changed successfully!')).toBeVisible()
  await expect(security.getByLabel('New password', { exact: true })).toHaveCount(0)
})

test('Sign Out asks, warns of what is kept on the device, and clears it (§2.55, §4.31, §8.32)', async () => {
  await page.goto('/jobs')
  await page
    .getByRole('button', { name: /^Save (?!this search)/ })
    .locator('visible=true')
    .first()
    .click()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const prompt = page.getByRole('dialog')
  await expect(prompt).toContainText('1 saved listing')
  await prompt.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('scry-own')))).toEqual([])
})

test('an account is taken along as an archive and brought back into an empty one', async ({ browser, baseURL }) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await page.getByRole('textbox', { name: 'Your password' }).fill(password)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const archive = await download
  expect(archive.suggestedFilename()).toBe('scry-account.zip')
  const bytes = await readFile(await archive.path())

  const { storageState } = await makeMember({ baseURL: baseURL ?? '', name: 'coming', profile: null })
  const coming = await browser.newContext({ storageState })
  const empty = await coming.newPage()
  await empty.goto('/profile')
  await empty
    .getByLabel('File to restore from')
    .setInputFiles({ name: 'scry-account.zip', mimeType: 'application/zip', buffer: bytes })
  await empty.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(empty.getByText('Restored: 1 profile.')).toBeVisible()
  await expect(empty.getByRole('region', { name: 'Profile Information' })).toContainText('Nova Larkspur')
  await coming.close()
})

test('Delete my account asks for the password, then says on the landing page’s top that it is done (§2.55)', async () => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const prompt = page.getByRole('dialog', { name: 'Delete my account' })
  await prompt.getByLabel('Your password', { exact: true }).fill(password)
  await prompt.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account and everything in it is deleted')).toBeVisible()
  expect(await page.getByRole('heading', { level: 1, name: 'Settings' }).count()).toBe(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
})
