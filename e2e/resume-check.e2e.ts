import { expect, test } from '@playwright/test'
import { foreignDocuments } from '@scry/fictional/hostile/foreign-documents'
import { hardResume } from '@scry/fictional/hostile/hard-resumes'
import { samplePerson } from '@scry/fictional/people'
import { dropResume } from './journey.ts'

const file = (bytes: Uint8Array) => ({ name: 'ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) })

test('anybody sees the text of a resume in order, its fields, and what is hard with its place on the page', async ({
  page,
}) => {
  await page.goto('/resume-check')
  await page.locator('input[type=file]').setInputFiles(file(hardResume('no-year')))
  const hard = page.getByRole('region', { name: 'What makes it hard' })
  await expect(hard.getByRole('heading', { name: 'A date without a year' })).toBeVisible()
  await expect(hard).toContainText('“March - August”')
  await expect(hard).toContainText('page 1 · 1')
  await expect(page.locator('.sheet-mark')).toHaveCount(1)
  const fields = page.getByRole('region', { name: 'Fields found' })
  await expect(fields).toContainText('ada.marsh@mailbox.example')
  await expect(fields).toContainText('Not found: phone, location')
  const text = page.getByRole('region', { name: 'The text, in the order it is read' })
  await expect(text.getByRole('heading', { level: 3 })).toHaveText(['EXPERIENCE', 'EDUCATION', 'SKILLS'])
  await expect(text).toContainText('Led a team of six cooks')

  await page.getByRole('button', { name: 'Check another file' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What a machine sees' })).toBeFocused()
  await page.locator('input[type=file]').setInputFiles(file(hardResume('picture-page')))
  await expect(hard.getByRole('heading', { name: 'A page that is a picture' })).toBeVisible()
  await expect(text).toContainText('A machine sees an empty page')
})

test('a letter is named as one first, and is neither checked for fields nor offered to be matched', async ({
  page,
}) => {
  await page.goto('/resume-check')
  const letter = foreignDocuments.find(({ id }) => id === 'resignation-letter')
  await page.locator('input[type=file]').setInputFiles(file((await letter?.bytes()) ?? new Uint8Array()))
  await expect(page.getByRole('status').filter({ hasText: 'This looks like a letter, not a resume' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The text, in the order it is read' })).toContainText('Dear Ms')
  await expect(page.getByRole('region', { name: 'Fields found' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'What makes it hard' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'See what it fits' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Check another file' })).toBeVisible()
})

test('the confirm step leads there with its file and back, and corrections stay', async ({ page }) => {
  await page.goto('/upload-resume')
  await dropResume(page, samplePerson)
  await page.getByRole('button', { name: 'Correct name' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Somebody Else')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'See how a machine reads it' }).click()
  await expect(page).toHaveURL('/resume-check')
  await expect(page.getByRole('region', { name: 'Fields found' })).toContainText(samplePerson.email)
  await page.getByRole('button', { name: 'See what it fits' }).click()
  await expect(page.getByRole('heading', { name: 'Check what we read, then create your account' })).toBeVisible()
  await expect(page.getByText('Somebody Else')).toBeVisible()
})

test('a file that is no PDF is refused at once, and a failure can be tried again', async ({ page }) => {
  await page.goto('/resume-check')
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }
  await page.locator('input[type=file]').setInputFiles(notes)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.route('**/api/check-resume', (route) => route.abort('connectionreset'))
  await page.locator('input[type=file]').setInputFiles(file(hardResume('easy')))
  await expect(page.getByRole('heading', { name: 'We could not check this file' })).toBeVisible()
  await page.unroute('**/api/check-resume')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing that we look for')).toBeVisible()
})

test('a file that cannot be read is not offered to be tried again, only to be changed for another', async ({
  page,
}) => {
  await page.goto('/resume-check')
  const empty = { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }
  await page.locator('input[type=file]').setInputFiles(empty)
  await expect(page.getByRole('alert')).toContainText('This file is empty.')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await page.locator('input[type=file]').setInputFiles(file(hardResume('easy')))
  await expect(page.getByText('Nothing that we look for')).toBeVisible()
})
