import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import { hold, lookAtList, resumeFile } from './journey.ts'
import { makeMember, test } from './member.ts'

test('the dashboard welcomes by name and shows completeness and counts, search, cards and tips (§2.7, §2.23, §2.24, §2.29)', async ({
  memberPage: page,
}) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Nova Larkspur!')
  const status = page.getByRole('region', { name: 'Profile status' })
  await expect(status.getByRole('progressbar', { name: 'Profile completeness' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
  await expect(status).toContainText('100%')
  for (const count of ['10skills', '1experience', '5projects']) {
    const [figure, word] = count.split(/(?<=\d)(?=[a-z])/)
    const term = status.locator('div').filter({ has: page.locator('dt', { hasText: word ?? '' }) })
    await expect(term.last().locator('dd')).toHaveText(figure ?? '')
  }
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Job type' })).toHaveValue('internship')
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('all')
  await lookAtList(page)
  await expect(page.locator('[data-row]').first()).toContainText(/Strong|Good|Fair|Stretch/)
  await expect(page.getByRole('region', { name: 'Tips' })).toBeVisible()
})

test('the Your Profile card unfolds, is cut at its limits and leads to Edit Profile (§2.26, §2.27, §2.28, §9.15)', async ({
  memberPage: page,
}) => {
  await page.setViewportSize({ width: 900, height: 900 })
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Your Profile' })
  const edit = card.getByRole('link', { name: 'Edit Profile' })
  await expect(edit).toBeHidden()
  // The folded card can be pressed anywhere.
  await card.click()
  await expect(card).toContainText('Nova Larkspur')
  await expect(card).toContainText('Mid · Austin, TX')
  await expect(card.getByText('+4 more')).toBeVisible()
  await expect(card.locator('mark')).toHaveCount(6)
  await expect(card).toContainText('Marrow')
  await expect(card).not.toContainText('Quillon')
  await expect(card.getByText('Elm, Go, Lua', { exact: true })).toHaveCount(4)
  const cut = await card.getByText(/^Tidebook Tidebook/).textContent()
  expect(cut?.endsWith('...')).toBe(true)
  expect((cut ?? '').length).toBeLessThanOrEqual(83)
  const summary = await card.getByText(/^Readable Readable/).textContent()
  expect(summary?.endsWith('...')).toBe(true)
  expect((summary ?? '').length).toBeLessThanOrEqual(153)
  await expect(card).toContainText('nova-larkspur.pdf')
  await expect(card).toContainText('Uploaded Oct 5, 2026')
  await card.getByRole('button', { name: 'Your Profile' }).click()
  await expect(edit).toBeHidden()
  await card.click()
  await edit.click()
  await expect(page).toHaveURL('/profile')
})

test('an almost empty profile shows its defaults and the tips that follow from them (§2.27, §2.30, §9.4)', async ({
  browser,
  baseURL,
}) => {
  const { storageState } = await makeMember({
    baseURL: baseURL ?? '',
    name: 'sparse',
    profile: { hasResume: true, resumeUploadedAt: '2026-10-05T12:00:00.000Z', skills: ['Python'] },
  })
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Your Profile' })
  await expect(card).toContainText('Entry · Flexible')
  await expect(card).toContainText('resume.pdf')
  const tips = page.getByRole('region', { name: 'Tips' })
  await expect(tips.getByRole('link', { name: /Complete your profile/ })).toHaveAttribute('href', '/profile')
  await expect(tips).toContainText('Look for jobs that ask for no experience')
  await context.close()
})

test('a complete profile above entry level gets neither tip (§2.30, §9.4)', async ({ memberPage: page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Tips' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tips' })).not.toContainText('Complete your profile')
  await expect(page.getByRole('region', { name: 'Tips' })).not.toContainText('Look for jobs that ask for no experience')
})

test('a person without a resume gets an upload card that takes a PDF and then ranks the list (§2.25, §2.68, §5.11, §8.12, §8.13)', async ({
  browser,
  baseURL,
}) => {
  const { storageState } = await makeMember({ baseURL: baseURL ?? '', name: 'newcomer', profile: null })
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'No resume yet' })
  await expect(card).toContainText('PDF only, up to 5 MB')
  const input = card.locator('input[type=file]')
  await input.setInputFiles({ name: 'resume.docx', mimeType: 'application/pdf', buffer: Buffer.from('x') })
  await expect(card.getByRole('alert')).toHaveText('Please upload a PDF file')

  await page.route('**/api/{analyze,gemini-analyze}-resume', (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, code: 'internal-error', error: 'The reader broke.', requestId: 'a' },
    }),
  )
  const resume = await resumeFile(samplePerson)
  await input.setInputFiles(resume)
  await expect(card.getByRole('alert')).toContainText('Error uploading resume: Failed to process resume with both APIs')
  await expect(card.getByRole('alert')).toContainText('The reader broke.')
  await page.unroute('**/api/{analyze,gemini-analyze}-resume')

  const answer = await hold(page, '**/api/analyze-resume')
  const choosing = page.waitForEvent('filechooser')
  await card.getByRole('button', { name: 'Upload Resume (PDF)' }).press('Enter')
  await (await choosing).setFiles({ ...resume, name: 'RESUME.PDF' })
  await expect(card.getByRole('button', { name: 'Analyzing Resume...' })).toBeVisible()
  answer()
  await expect(
    page.getByText('Resume analyzed successfully! Getting personalized job recommendations...'),
  ).toBeVisible()
  await expect(card).toHaveCount(0)
  // The card took the pressed button with it.
  await expect(page.getByRole('button', { name: 'Your Profile' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${samplePerson.name}!`)
  await expect(page.getByRole('region', { name: 'Your Profile' })).toContainText('RESUME.PDF')
  await expect(page.locator('[data-row]').first()).toContainText(/Strong|Good|Fair|Stretch/)
  await context.close()
})

test('a ranked card gives band, two reasons and one gap, and the whole sum one tap away (§1.2, §2.29)', async ({
  memberPage: page,
}) => {
  await page.goto('/dashboard')
  const row = page.locator('[data-row]').first()
  await lookAtList(page)
  await expect(row.locator('mark').first()).toBeVisible()
  const why = row.getByRole('button', { name: /^Why this fits/ }).locator('visible=true')
  await expect(why).toHaveAttribute('aria-expanded', 'false')
  await why.click()
  await expect(why).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(/[?&]open=/)
  await expect(row.getByRole('button', { name: 'Not for me' })).toBeVisible()
  await page.goBack()
  await expect(why).toHaveAttribute('aria-expanded', 'false')
})

test('account, profile and shortlist come in one answer, the list after it; what was hidden on this device is in neither (§4.31, §7.1, §7.12, §7.27)', async ({
  browser,
  baseURL,
}) => {
  const { storageState } = await makeMember({ baseURL: baseURL ?? '', name: 'first-screen' })
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await page.goto('/dashboard')
  const first = page.locator('[data-row]').first()
  await lookAtList(page)
  const before = (await first.getAttribute('data-row')) ?? ''
  await first
    .getByRole('button', { name: /^Why this fits/ })
    .locator('visible=true')
    .click()
  await first.getByRole('button', { name: 'Not for me' }).click()
  await expect(first).not.toHaveAttribute('data-row', before)
  const shown = (await first.getAttribute('data-row')) ?? ''

  // Somebody else whose session ended on this device keeps what they hid.
  await page.evaluate(() => localStorage.setItem('scry-own:hidden:somebody-else', '["theirs"]'))
  const hidden = await page.evaluate(() =>
    Object.keys(localStorage).find((key) => /^scry-own:hidden:(?!some)/.test(key)),
  )
  const own = await page.evaluate((key) => JSON.parse(localStorage.getItem(key ?? '') ?? ''), hidden)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const firstQuestion = page.waitForRequest('**/api/first-screen')
  await page.goto('/dashboard')
  expect((await firstQuestion).postDataJSON()).toEqual({ exclude: own })
  await lookAtList(page)
  await expect(page.locator('[data-row]')).toHaveCount(20)
  await expect(first).toHaveAttribute('data-row', shown)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Nova Larkspur!')
  expect(asked.filter((path) => path === '/api/first-screen')).toHaveLength(1)
  expect(asked.filter((path) => /^\/v1\/|-jobs$|shortlist$/.test(path))).toEqual(['/api/get-personalized-jobs'])
  await context.close()
})

test('where the first answer fails, the dashboard asks for its parts by themselves (§4.1, §7.1)', async ({
  memberPage: page,
}) => {
  await page.route('**/api/first-screen', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Nova Larkspur!')
  await lookAtList(page)
  await expect(page.locator('[data-row]').first()).toContainText(/Strong|Good|Fair|Stretch/)
})

test('who logs in after somebody else on the same device sees their own dashboard only (§4.1, §6.3)', async ({
  browser,
  baseURL,
  member,
}) => {
  const profile = { hasResume: true, resumeUploadedAt: '2026-10-05T12:00:00.000Z', name: 'Ida Marsh', skills: ['Go'] }
  const other = await makeMember({ baseURL: baseURL ?? '', name: 'next-person', profile })
  const context = await browser.newContext({ storageState: member.storageState })
  const page = await context.newPage()
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/dashboard')
  await expect(title).toHaveText('Welcome back, Nova Larkspur!')
  await context.clearCookies()
  await context.addCookies(other.storageState.cookies)
  await page.reload()
  await expect(title).toHaveText('Welcome back, Ida Marsh!')
  await expect(page.getByText('Nova Larkspur')).toHaveCount(0)
  await context.clearCookies()
  await page.reload()
  await expect(page).toHaveURL('/')
  await context.close()
})

for (const [device, width, height] of [
  ['phone', 390, 844],
  ['desk', 1440, 900],
] as const) {
  test(`on a ${device} the first row stands above the fold, and what is next comes without moving anything (§2.29)`, async ({
    browser,
    baseURL,
  }) => {
    const { storageState } = await makeMember({ baseURL: baseURL ?? '', name: 'due' })
    const context = await browser.newContext({ storageState, viewport: { width, height } })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const seen = { sum: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) seen.sum += (shift as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const due = { id: 'a1', listing_id: 'j1', kind: 'job', title: 'Ferry Planner', company: 'Quayside', location: '' }
    const said = { stage: 'applied', next_step: 'Call Jo', next_step_on: '2096-12-03', notes: '', deadline: null }
    const rest = { deadline_zone: null, apply_link: '#', updated_at: '2026-11-20T09:00:00.000Z' }
    const held = Promise.withResolvers<void>()
    await page.route('**/api/applications', async (route) => {
      await held.promise
      await route.fulfill({ json: { success: true, applications: [{ ...due, ...said, ...rest }] } })
    })
    await page.goto('/dashboard')
    const shortlist = page.getByRole('region', { name: 'Your shortlist', exact: true })
    const first = shortlist.getByRole('article').first()
    await expect(first).toContainText(/Best match.*Your resume/s)
    const reason = await first.getByText(/^Your resume says|^Both your resume/).boundingBox()
    // The lowest part of a phone is the bar.
    expect((reason?.y ?? height) + (reason?.height ?? 0)).toBeLessThan(height - 64)
    // On a desk the list below is near the screen from the first.
    if (device === 'desk') await expect(page.locator('[data-row]').first()).toBeVisible()
    held.resolve()
    await expect(page.getByRole('heading', { name: 'What is next' })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { seen: { sum: number } }).seen.sum)).toBeLessThan(0.01)
    await context.close()
  })
}

test('the list below the shortlist begins with internships, says so by its chip, and without it holds every kind (§2.33)', async ({
  memberPage: page,
}) => {
  await page.goto('/dashboard')
  await lookAtList(page)
  await expect(page.getByRole('heading', { name: /internships?, best fit first/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Internship' }).click()
  await expect(page.getByRole('combobox', { name: 'Job type' })).toHaveValue('any')
  await expect(page.getByRole('heading', { name: /listings?, best fit first/ })).toBeVisible()
})

test('a shortlist that does not load says so, loads again in its place, and leaves the list', async ({
  memberPage: page,
}) => {
  await page.route('**/api/first-screen', (route) => route.fulfill({ status: 503, json: {} }))
  await page.route('**/api/shortlist', (route) => route.abort())
  await page.goto('/dashboard')
  const shortlist = page.getByRole('region', { name: 'Your shortlist', exact: true })
  await expect(shortlist.getByRole('alert')).toContainText('Your shortlist did not load')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.unroute('**/api/shortlist')
  await shortlist.getByRole('button', { name: 'Try again' }).click()
  await expect(shortlist.getByRole('article').first()).toBeVisible()
  await shortlist.getByRole('button', { name: /^Show \d more under Ready to apply/ }).click()
  await shortlist
    .getByRole('button', { name: /^Why this fits/ })
    .first()
    .click()
  await expect(shortlist.getByRole('region', { name: 'Why this fits' })).toBeVisible()
})

test('the shortlist becomes a picture that can be sent on', async ({ memberPage: page }) => {
  await page.goto('/dashboard')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share it as a picture, without your name' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('scry-shortlist.png')
  const picture = await readFile(await file.path())
  // The head of a PNG tells its width and height.
  expect(picture.toString('latin1', 1, 4)).toBe('PNG')
  expect(picture.readUInt32BE(16)).toBe(1080)
  expect(picture.readUInt32BE(20)).toBeGreaterThan(600)
  await expect(page.getByText('The picture is saved. Your name and contact are not in it.')).toBeVisible()
})
