import { expect, type Page, type Route, test } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import { stopClock, tickUntil } from './clock.ts'
import { createAccount, hold, password, resumeFile } from './journey.ts'
import { newAddress } from './member.ts'

let resume: Awaited<ReturnType<typeof resumeFile>>
test.beforeAll(async () => {
  resume = await resumeFile(samplePerson)
})

const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files)
const goOn = (page: Page) => page.getByRole('button', { name: 'Extract Email & Continue' }).click()
const refuse = (route: Route, status: number, code: string, error: string) =>
  route.fulfill({ status, json: { success: false, code, error, requestId: 'a' } })

async function confirmStep(page: Page): Promise<void> {
  await page.goto('/upload-resume')
  await choose(page, resume)
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Check what we read, then create your account' })).toBeVisible()
}

test('only one PDF of at most 5 MB is taken, and going on without one says so (§2.3, §2.47, §5.12, §5.13, §5.14)', async ({
  page,
}) => {
  await page.goto('/upload-resume')
  const alert = page.getByRole('alert')
  await goOn(page)
  await expect(alert).toHaveText('Please select a resume to upload')
  await choose(page, { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
  await expect(alert).toHaveText('Please upload a PDF file')
  await choose(page, { ...resume, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(alert).toHaveText('Please choose a PDF of at most 5 MB')
  await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => {
    const two = new DataTransfer()
    for (const name of ['a.pdf', 'b.pdf']) two.items.add(new File(['x'], name, { type: 'application/pdf' }))
    input.files = two.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(alert).toHaveText('Please choose one file only')
  await choose(page, resume)
  await expect(alert).toHaveCount(0)
  await expect(page.getByText(resume.name)).toBeVisible()
})

test('a press anywhere on the zone opens the choice of a file once, also by key; a phone is told of no dropping (§2.47)', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/upload-resume')
  const zone = page.getByText('Drop your resume here')
  const button = page.getByRole('button', { name: 'Choose a file' })
  let choices = 0
  page.on('filechooser', () => {
    choices += 1
  })
  for (const open of [() => zone.click(), () => button.click(), () => button.press('Enter')]) {
    const chooser = page.waitForEvent('filechooser')
    await open()
    await (await chooser).setFiles([resume])
    await expect(page.getByText(resume.name)).toBeVisible()
  }
  expect(choices).toBe(3)

  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  const touched = await phone.newPage()
  await touched.goto('/upload-resume')
  await expect(touched.getByText('Drop your resume here')).toBeHidden()
  const chooser = touched.waitForEvent('filechooser')
  await touched.getByText('Add your resume here').tap()
  await (await chooser).setFiles([resume])
  await expect(touched.getByText(resume.name)).toBeVisible()
  await phone.close()
})

test('a PDF can be dropped, and its e-mail and fields are shown before anything is saved (§2.47, §2.48, §4.21)', async ({
  page,
}) => {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) writes.push(request.url())
  })
  await page.goto('/upload-resume')
  const transfer = await page.evaluateHandle(
    ({ name, bytes }) => {
      const dropped = new DataTransfer()
      const file = new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], name, { type: 'application/pdf' })
      dropped.items.add(file)
      return dropped
    },
    { name: resume.name, bytes: resume.buffer.toString('base64') },
  )
  const zone = page.getByText('Drop your resume here')
  for (const type of ['dragenter', 'dragover', 'drop']) await zone.dispatchEvent(type, { dataTransfer: transfer })
  await expect(page.getByText(resume.name)).toBeVisible()
  await goOn(page)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(samplePerson.email.toLowerCase())
  const reading = page.getByRole('region', { name: 'What we read' })
  await expect(reading).toContainText(samplePerson.name)
  const shortlist = page.getByRole('region', { name: 'Your shortlist', exact: true })
  await expect(shortlist).toContainText('Create your account to keep this')
  await expect(shortlist.getByRole('article').first()).toContainText(/Best match.*Your resume.*(Strong|Good)/s)
  expect(writes).toEqual([])
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Extract Email & Continue' })).toBeVisible()
  await expect(page.getByText(resume.name)).toBeVisible()
})

test('Create Account registers in the specified order, says so, and goes on after 2 seconds (§2.49, §2.50, §4.2, §4.9, §9.7)', async ({
  page,
}) => {
  await page.clock.install()
  await confirmStep(page)
  const own = newAddress('orderly')
  await page.getByRole('button', { name: 'Correct name' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Nkechi H. Corrected')
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/v1/')) calls.push(`${request.method()} ${pathname}`)
  })
  const answer = await hold(page, '**/v1/account')
  await stopClock(page)
  await createAccount(page, own)
  await tickUntil(page, page.getByRole('status').filter({ hasText: 'Registering...' }))
  answer()
  await tickUntil(page, page.getByText('Your account is ready.'))
  await expect(page.getByRole('button', { name: 'Registered' })).toBeVisible()
  expect(calls).toEqual([
    'POST /v1/account',
    'POST /v1/account/sessions/email',
    'GET /v1/account',
    'POST /v1/databases/scry/collections/users/documents',
    'POST /v1/account/verification',
  ])
  await page.clock.runFor(1500)
  await expect(page).toHaveURL('/upload-resume')
  await page.clock.runFor(600)
  await page.clock.resume()
  // The dashboard waits for the verified e-mail; the person is logged in.
  await expect(page).toHaveURL('/verify-email')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('definition').filter({ hasText: 'Nkechi H. Corrected' })).toBeVisible()
})

test('a reload of step two keeps every correction, and registering goes on from there (§2.48, §4.21)', async ({
  page,
}) => {
  await confirmStep(page)
  const own = newAddress('kept')
  await page.getByRole('button', { name: 'Correct name' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Nkechi H. Kept')
  await page.getByLabel('Email', { exact: true }).fill(own)
  await page.reload()
  const reading = page.getByRole('region', { name: 'What we read' })
  await expect(reading).toContainText('Nkechi H. Kept')
  await expect(reading.getByText('corrected by you')).toHaveCount(1)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(own)
  await page.getByRole('button', { name: `choose ${resume.name} again` }).click()
  await choose(page, resume)
  await goOn(page)
  await expect(reading).toContainText('Nkechi H. Kept')
  await expect(page.getByText('We no longer have the PDF')).toHaveCount(0)

  await page.goto('/jobs')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(reading).toContainText('Nkechi H. Kept')
  await createAccount(page, own)
  await expect(page.getByText('Your account is ready.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('scry-own:')))).toEqual(
    [],
  )
  await page.goto('/profile')
  await expect(page.getByRole('definition').filter({ hasText: 'Nkechi H. Kept' })).toBeVisible()
})

test('on a phone the letters beside the page stand apart and leave none out, also those of two columns (§2.48)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/upload-resume')
  await choose(page, await resumeFile(samplePerson, { producer: 'pdfkit', layout: 'sidebar-left' }))
  await goOn(page)
  await page.getByRole('button', { name: 'Show the whole page' }).click()
  const letters = page.locator('.sheet-letter')
  await expect(letters.first()).toBeVisible()
  const lines = await letters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  expect(lines.length).toBeGreaterThan(6)
  for (const [at, line] of lines.entries()) expect(line.top).toBeGreaterThanOrEqual(lines[at - 1]?.bottom ?? 0)
  const run = (await letters.allTextContents()).join('')
  expect(run).toBe('abcdefghijkl'.slice(0, run.length))
})

test('e-mail and password are checked field by field, and Sign in here leads to the login (§2.49, §5.15, §5.16, §5.17)', async ({
  page,
}) => {
  await confirmStep(page)
  await page.getByLabel('Email', { exact: true }).fill('no address')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm password', { exact: true }).fill('other')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill('someone@mailbox.example')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  for (const gone of ['valid email', 'at least 8 characters long', 'do not match']) {
    await expect(page.getByText(gone)).toHaveCount(0)
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in here' })).toHaveAttribute('href', '/login')
})

test('an address that is taken is said, any other failure shows the failed banner, and trying again goes on (§8.1, §8.29)', async ({
  page,
}) => {
  await confirmStep(page)
  await page.route('**/v1/account', (route) =>
    route.fulfill({ status: 409, json: { message: 'exists', code: 409, type: 'user_already_exists' } }),
  )
  const own = newAddress('again')
  await createAccount(page, own)
  await expect(page.getByText('User already exists with this email. Please try logging in instead.')).toBeVisible()
  await page.unroute('**/v1/account')
  await page.route('**/v1/databases/**', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Registration failed')).toBeVisible()
  await expect(page.getByText('Please try again or contact support if the issue persists.')).toBeVisible()
  await page.unroute('**/v1/databases/**')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Your account is ready.')).toBeVisible()
})

test('when no e-mail is found the message stands and a person may enter one (§4.21, §8.29)', async ({ page }) => {
  await page.route('**/api/extract-email', (route) => refuse(route, 422, 'no-email-found', 'No address was found.'))
  await page.route('**/api/analyze-resume', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    json.analysis.email = ''
    await route.fulfill({ response: answer, json })
  })
  await page.goto('/upload-resume')
  await choose(page, resume)
  await goOn(page)
  await expect(page.getByText('Could not extract email from resume. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Enter my email myself' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  await expect(page.getByText('We found no email on your resume.')).toBeVisible()
})

test('a file that cannot be read says so with the cause below, and falls back to nothing (§8.2, §8.29)', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/upload-resume')
  await choose(page, { ...resume, buffer: Buffer.from('%PDF-1.7 and nothing more') })
  await goOn(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Failed to extract email from resume')
  await expect(alert.locator('p')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Enter my email myself' })).toHaveCount(0)
  expect(asked).not.toContain('/api/gemini-analyze-resume')
})

test('when the server and its model both fail, this browser reads the resume (§7.21, §7.22, §8.3)', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (line) => logged.push(line.text()))
  await page.route('**/api/{analyze,gemini-analyze}-resume', (route) => refuse(route, 500, 'internal-error', 'Broken.'))
  await page.goto('/upload-resume')
  await choose(page, resume)
  await goOn(page)
  await expect(
    page.getByText('Our server could not read this, so your browser did. Please check it closely.'),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'What we read' })).toContainText(samplePerson.name)
  expect(logged.some((line) => line.includes('Failed to process resume with Gemini'))).toBe(true)
})

test('reading shows its stages and can be cancelled (§2.47, §4.3)', async ({ page }) => {
  await page.route('**/api/analyze-resume', () => {})
  await page.goto('/upload-resume')
  await choose(page, resume)
  await goOn(page)
  await expect(page.getByRole('progressbar', { name: 'Understanding' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(resume.name)).toBeVisible()
  await page.unroute('**/api/analyze-resume')
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Check what we read, then create your account' })).toBeVisible()
})

test('the sample resume shows the reading and asks for an address of one’s own (§2.47, §2.48)', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Try a sample resume' }).click()
  await expect(page.getByRole('heading', { name: 'Check what we read, then create your account' })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  await expect(page.getByText('Use your own email; the one on the sample is made up.')).toBeVisible()
})

test('an entry that looks wrong is read the other way round by one press, and back by the next', async ({ page }) => {
  await confirmStep(page)
  await page.getByRole('button', { name: 'Correct experience' }).click()
  const entries = page.getByRole('list', { name: 'Jobs as read' })
  const text = page.getByLabel('Experience', { exact: true })
  const before = await text.inputValue()
  await entries
    .getByRole('button', { name: / looks wrong$/ })
    .first()
    .click()
  await expect(text).not.toHaveValue(before)
  await entries.getByRole('button', { name: /^Put back / }).click()
  await expect(text).toHaveValue(before)
})
