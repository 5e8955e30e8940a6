import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { stopClock, tickUntil } from './clock.ts'
import { testDataDir } from './data-dir.ts'
import { mailsIn } from './mail.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const box = (page: Page, label: string) => dialog(page).getByRole('textbox', { name: label, exact: true })
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit report' })

async function openReport(page: Page, choice = 'Bug report'): Promise<void> {
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await page.getByRole('button', { name: choice }).click()
  await expect(dialog(page)).toBeVisible()
}

async function fillReport(page: Page, title: string): Promise<void> {
  await box(page, 'Title').fill(title)
  await box(page, 'Description').fill('The list jumps when a row is opened.')
  await box(page, 'Steps to reproduce').fill('Open the first row.')
  await box(page, 'Contact email').fill('watcher@mailbox.example')
}

/** A picture made in the page: flat, or of noise that JPEG cannot make small. */
async function picture(page: Page, width: number, height: number, kind: 'flat' | 'noise') {
  const bytes = await page.evaluate(
    ([width, height, kind]) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const context = canvas.getContext('2d')
      const image = context?.createImageData(width, height)
      if (!context || !image) return ''
      for (let at = 0; at < image.data.length; at++) {
        const value = kind === 'noise' ? Math.random() * 255 : 200
        image.data[at] = at % 4 === 3 ? 255 : value
      }
      context.putImageData(image, 0, 0)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height, kind] as const,
  )
  return Buffer.from(bytes, 'base64')
}
const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  dialog(page).locator('input[type=file]').setInputFiles(files)

test('the report menu toggles, and any choice opens the dialog of its type (§2.42, §4.25)', async ({ page }) => {
  await page.goto('/jobs')
  const tab = page.getByRole('button', { name: 'Report', exact: true })
  const bug = page.getByRole('button', { name: 'Bug report' })
  await tab.click()
  await expect(bug).toBeVisible()
  await tab.click()
  await expect(bug).toHaveCount(0)
  await tab.click()
  await page.keyboard.press('Escape')
  await expect(bug).toHaveCount(0)
  await expect(tab).toBeFocused()
  for (const [choice, type] of [
    ['Bug report', 'bug'],
    ['Feature request', 'feature'],
    ['Feedback', 'feedback'],
  ] as const) {
    await openReport(page, choice)
    await expect(dialog(page).getByRole('combobox', { name: 'Type' })).toHaveValue(type)
    await expect(box(page, 'Steps to reproduce')).toHaveCount(type === 'bug' ? 1 : 0)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(tab).toBeFocused()
  }
})

test('a report names what is missing, and each error clears as its field is edited (§5.45, §5.46, §5.47, §5.48, §5.49)', async ({
  page,
}) => {
  await page.goto('/jobs')
  await openReport(page)
  await submit(page).click()
  const missing = [
    ['Title', 'Title is required'],
    ['Description', 'Description is required'],
    ['Steps to reproduce', 'Steps to reproduce are required for bug reports'],
    ['Contact email', 'Contact email is required'],
  ] as const
  for (const [, message] of missing) await expect(dialog(page).getByText(message, { exact: true })).toBeVisible()
  await expect(box(page, 'Title')).toBeFocused()
  for (const [label, message] of missing) {
    await box(page, label).fill('x')
    await expect(dialog(page).getByText(message, { exact: true })).toHaveCount(0)
  }
  await submit(page).click()
  await expect(dialog(page).getByText('Please enter a valid email address')).toBeVisible()
  await box(page, 'Contact email').fill('watcher@mailbox.example')
  await expect(dialog(page).getByText('Please enter a valid email address')).toHaveCount(0)
})

test('only images up to 5 MB are taken, what cannot be read or stays too large is refused by name (§5.50, §5.51, §5.53, §5.54, §9.9)', async ({
  page,
}) => {
  await page.goto('/jobs')
  await openReport(page)
  const alert = dialog(page).getByRole('alert')
  await choose(page, [{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }])
  await expect(alert).toHaveText('Please upload images only (max 5MB each)')
  await choose(page, [{ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }])
  await expect(alert).toHaveText('Please upload images only (max 5MB each)')
  await choose(page, [{ name: 'torn.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }])
  await expect(alert).toHaveText('Failed to process torn.png')
  const noise = await picture(page, 700, 700, 'noise')
  await choose(page, [{ name: 'noise.png', mimeType: 'image/png', buffer: noise }])
  await expect(alert).toContainText('noise.png is too large even after compression')
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0)
  await choose(page, [{ name: 'flat.png', mimeType: 'image/png', buffer: await picture(page, 900, 450, 'flat') }])
  await expect(alert).toHaveText('')
  const shown = dialog(page).getByRole('img', { name: 'flat.png' })
  await expect(shown).toHaveJSProperty('naturalWidth', 600)
  await expect(shown).toHaveJSProperty('naturalHeight', 300)
})

test('a report with a picture is sent, thanked for, closed after 3 seconds, emptied, and mailed (§1.4, §4.25, §7.36, §7.37, §9.6)', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/hackathons')
  await openReport(page)
  const title = `The list jumps ${Date.now()}`
  await fillReport(page, title)
  await choose(page, [{ name: 'flat.png', mimeType: 'image/png', buffer: await picture(page, 900, 450, 'flat') }])
  await expect(dialog(page).getByRole('img', { name: 'flat.png' })).toBeVisible()
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('send'))
  const uploaded = page.waitForRequest('**/1/upload')
  await stopClock(page)
  await submit(page).click()
  await tickUntil(page, dialog(page).getByText('Your report was received'))
  const [jpeg] = (await uploaded).postData()?.match(/\/9j\/[\w+/=]+/) ?? ['']
  expect(jpeg.length).toBeGreaterThan(100)
  expect(Buffer.from(jpeg, 'base64').length).toBeLessThan(30_000)
  const { template_params: params } = (await sent).postDataJSON()
  expect(params).toMatchObject({ type: 'bug', title, screenshots_count: 1, contactEmail: 'watcher@mailbox.example' })
  expect(params.screenshots_html).toContain('<img')
  await page.clock.runFor(2500)
  await expect(dialog(page)).toBeVisible()
  await page.clock.runFor(600)
  await page.clock.resume()
  await expect(dialog(page)).toHaveCount(0)
  await openReport(page)
  await expect(box(page, 'Title')).toHaveValue('')
  const outbox = join(testDataDir(), 'outbox')
  await expect.poll(() => mailsIn(outbox).some((mail) => mail.includes(title))).toBe(true)
})

test('one picture that does not upload is skipped and said (§8.24)', async ({ page }) => {
  await page.goto('/jobs')
  await openReport(page)
  await fillReport(page, 'Skipped picture')
  const flat = { mimeType: 'image/png', buffer: await picture(page, 300, 200, 'flat') }
  await choose(page, [
    { name: 'one.png', ...flat },
    { name: 'two.png', ...flat },
  ])
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
  let uploads = 0
  await page.route('**/1/upload', (route) =>
    ++uploads === 1 ? route.fulfill({ status: 500, json: { success: false } }) : route.continue(),
  )
  await submit(page).click()
  await expect(dialog(page).getByText('Your report was received')).toBeVisible()
  await expect(dialog(page)).toContainText('Without one.png, which could not be uploaded.')
  expect(uploads).toBe(2)
})

test('a report that cannot be sent says so and loses nothing, not even by closing the dialog (§8.23)', async ({
  page,
}) => {
  await page.goto('/jobs')
  await openReport(page)
  await fillReport(page, 'Kept title')
  await page.route('**/email/send', (route) => route.fulfill({ status: 500, body: 'no' }))
  await submit(page).click()
  await expect(dialog(page).getByText('Failed to submit report. Please try again.')).toBeVisible()
  await expect(box(page, 'Title')).toHaveValue('Kept title')
  await page.keyboard.press('Escape')
  await page.reload()
  await openReport(page)
  await expect(box(page, 'Title')).toHaveValue('Kept title')
})

test('on a phone the first error of a report is read at once, with its field, above the foot of the dialog (§5.47)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs')
  await openReport(page)
  await box(page, 'Title').fill('The list jumps')
  await box(page, 'Description').fill('The list jumps when a row is opened.')
  await submit(page).click()
  const said = dialog(page).getByText('Steps to reproduce are required for bug reports')
  await expect(box(page, 'Steps to reproduce')).toBeFocused()
  await expect(said).toBeInViewport({ ratio: 1 })
  const foot = await submit(page).boundingBox()
  await expect.poll(async () => ((await said.boundingBox())?.y ?? Infinity) < (foot?.y ?? 0)).toBe(true)
})
