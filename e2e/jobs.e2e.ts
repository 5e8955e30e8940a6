import { expect, type Page } from '@playwright/test'
import { stopClock } from './clock.ts'
import { makeMember, test } from './member.ts'

const rows = (page: Page) => page.locator('[data-row]')
const titles = (page: Page) => page.locator('[data-row-title]')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs' })
const listCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search: query } = new URL(request.url())
    if (/\/api\/(search|get-personalized)-/.test(pathname)) calls.push(`${request.method()} ${pathname}${query}`)
  })
  return calls
}
const openJobs = async (page: Page, query = '') => {
  await page.goto(`/jobs${query}`)
  await expect(rows(page).first()).toBeVisible()
}

test('the filters stand at their defaults, offer the specified values, and reload the list (§2.8, §2.33, §4.30, §9.18)', async ({
  page,
}) => {
  const calls = listCalls(page)
  await openJobs(page)
  expect(calls[0]).toContain('GET /api/search-jobs?')
  expect(calls[0]).toContain('location=flexible')
  expect(calls[0]).toContain('type=internship')
  const type = page.getByRole('group', { name: 'Job type' }).getByRole('radio')
  const location = page.getByRole('group', { name: 'Location' }).getByRole('radio')
  const values = async (radios: typeof type) =>
    radios.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  expect(await values(type)).toEqual(['internship', 'full-time', 'part-time'])
  const places = await values(location)
  expect(places.map((place) => place.toLowerCase())).toEqual(
    ['all', 'remote', 'San Francisco', 'New York', 'Austin', 'Boston', 'Seattle'].map((place) => place.toLowerCase()),
  )
  await expect(type.first()).toBeChecked()
  await expect(location.first()).toBeChecked()
  await page.getByRole('radio', { name: /^Remote/ }).click()
  await expect.poll(() => calls.at(-1)).toContain('location=remote')
  await expect(page).toHaveURL(/\?location=remote/i)
  await page.getByRole('radio', { name: /^Part-time/ }).click()
  await expect.poll(() => calls.at(-1)).toContain('type=part-time')
  await expect(rows(page).first()).toContainText(/part-time/i)
})

test('what is pressed and typed before the code has come is not lost (§2.33, §4.30)', async ({ page }) => {
  const { promise: codeMayCome, resolve: letCodeCome } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await codeMayCome
    await route.continue()
  })
  await page.goto('/jobs', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: /^Remote/ }).click()
  await search(page).fill('data')
  letCodeCome()
  await expect(page).toHaveURL(/\?(?=.*location=remote)(?=.*q=data)/i)
  await expect(page.getByRole('radio', { name: /^Remote/ })).toBeChecked()
  await expect(search(page)).toHaveValue('data')
  await expect(rows(page).first()).toBeVisible()
})

test('the page comes as markup that the code takes over, and a chosen filter never flips back (§2.8, §4.30)', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  const answer = await page.goto('/jobs')
  expect(await answer?.text()).toMatch(/<h1[^>]*>Jobs<\/h1>/)
  await expect(rows(page).first()).toBeVisible()
  expect(complaints).toEqual([])
  const states = await page.getByRole('radio', { name: /^Full-time/ }).evaluate(async (radio: HTMLInputElement) => {
    const seen: boolean[] = []
    radio.click()
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise(requestAnimationFrame)
      seen.push(radio.checked)
    }
    return seen
  })
  expect(states).not.toContain(false)
  await expect(rows(page).first()).toContainText(/full-time/i)
})

test('any place is typed, suggested with its count and chosen by keys; its chip and Clear Filters let it go (§2.35)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openJobs(page)
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const place = sheet.getByRole('combobox', { name: 'Any place' })
  await place.pressSequentially('canada')
  await expect(sheet.getByRole('option').first()).toHaveText(/^Canada[\d,]+ listings$/)
  // The list stands below the top bar and within the screen.
  await expect(place).toBeInViewport({ ratio: 1 })
  await place.press('Enter')
  await expect(page).toHaveURL('/jobs?place=ca')
  await expect(place).toHaveValue('')
  await page.getByRole('button', { name: /^Show [\d,]+ listings?$/ }).click()
  await expect(filters).toHaveText('Filters (1)')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove Canada' }).click()
  await expect(page).toHaveURL('/jobs')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Remove Canada' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/jobs')
})

test('Clear Filters empties query and filters at once and reloads after 100 ms (§2.35, §9.7)', async ({ page }) => {
  await page.clock.install()
  const calls = listCalls(page)
  await openJobs(page)
  await page.getByRole('radio', { name: /^Full-time/ }).click()
  await expect(rows(page).first()).toContainText(/full-time/i)
  await search(page).fill('nurse')
  await expect(page).toHaveURL(/q=nurse/)
  await expect.poll(() => calls.at(-1)).toContain('q=nurse')
  await expect(rows(page).first()).toBeVisible()
  await stopClock(page)
  const before = calls.length
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/jobs')
  await expect(search(page)).toHaveValue('')
  await expect(page.getByRole('radio', { name: /^Internship/ })).toBeChecked()
  await page.clock.runFor(90)
  expect(calls.length).toBe(before)
  await page.clock.runFor(20)
  await expect.poll(() => calls.length).toBe(before + 1)
  expect(calls.at(-1)).toMatch(/[?&]q=&/)
})

test('each settled change of the filters is one step of the history; a reload and a shared link show the same list (§2.33)', async ({
  page,
  browser,
}) => {
  await page.goto('/')
  await openJobs(page)
  // At once: letter by letter a busy machine settles between two of them.
  await search(page).fill('data')
  await expect(page).toHaveURL('/jobs?q=data')
  await page.getByRole('radio', { name: /^Full-time/ }).click()
  await expect(page).toHaveURL('/jobs?q=data&type=full-time')
  // What is chosen already is no change.
  await page.getByRole('radio', { name: /^Full-time/ }).click()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/jobs')
  await expect(search(page)).toHaveValue('')

  await page.goBack()
  await expect(page).toHaveURL('/jobs?q=data&type=full-time')
  await expect(search(page)).toHaveValue('data')
  await expect(page.getByRole('radio', { name: /^Full-time/ })).toBeChecked()
  await expect(rows(page).first()).toContainText(/full-time/i)
  const mine = await titles(page).allTextContents()
  await page.reload()
  await expect(titles(page)).toHaveText(mine)
  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  await expect(titles(other)).toHaveText(mine)
  await other.context().close()

  await page.goBack()
  await expect(page).toHaveURL('/jobs?q=data')
  await expect(page.getByRole('radio', { name: /^Internship/ })).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL('/jobs')
  await expect(search(page)).toHaveValue('')
  await page.goForward()
  await expect(search(page)).toHaveValue('data')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('typing filters what is loaded at once, the search of the server follows (§5.55, §4.30)', async ({ page }) => {
  await page.clock.install()
  const calls = listCalls(page)
  await openJobs(page)
  const word = ((await titles(page).nth(3).textContent()) ?? '').split(' ')[0] ?? ''
  await stopClock(page)
  const before = calls.length
  await search(page).fill(word.toUpperCase())
  await expect.poll(() => rows(page).count()).toBeLessThan(20)
  await expect(rows(page).first()).toContainText(new RegExp(word, 'i'))
  await page.clock.runFor(250)
  expect(calls.length).toBe(before)
  await page.clock.runFor(100)
  await expect.poll(() => calls.at(-1)).toContain(`q=${word.toUpperCase()}`)
  await page.clock.resume()
  await expect(page).toHaveURL(new RegExp(`q=${word}`, 'i'))
})

test('on a phone typing and emptying the field leave the list where it stands (§2.33, §5.55)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openJobs(page)
  const heading = page.locator('#results')
  const before = await heading.boundingBox()
  for (const [words, url] of [
    ['python analyst', /q=python/],
    ['', /jobs$/],
  ] as const) {
    await search(page).fill(words)
    await expect(page).toHaveURL(url)
    expect((await heading.boundingBox())?.y).toBe(before?.y)
  }
})

test('a visitor gets the general search, a person with a resume recommendations with reasons (§1.2, §4.29, §6.1, §6.2)', async ({
  page,
  memberPage,
}) => {
  const general = listCalls(page)
  await openJobs(page)
  expect(general.every((call) => call.startsWith('GET /api/search-jobs'))).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs')
  await expect(page.getByRole('button', { name: /^Why this fits/ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'See what fits you' })).toContainText('PDF only')

  const personal = listCalls(memberPage)
  const asked = memberPage.waitForRequest('**/api/get-personalized-jobs')
  await openJobs(memberPage)
  expect((await asked).postDataJSON()).toMatchObject({
    location: 'Austin, TX',
    job_type: 'internship',
    experience_level: 'mid',
  })
  expect(personal.every((call) => call.startsWith('POST /api/get-personalized-jobs'))).toBe(true)
  await expect(memberPage.getByRole('heading', { level: 1 })).toHaveText('Jobs for you')
  await expect(rows(memberPage).first()).toContainText(/Strong|Good|Fair|Stretch/)
  await search(memberPage).fill('python')
  await expect.poll(() => personal.at(-1)).toMatch(/^GET \/api\/search-jobs.*q=python/)
})

test('a card shows up to six skills and an Apply Now that knows whether there is a link (§2.29, §2.31, §7.35, §9.16)', async ({
  page,
}) => {
  const skills = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((word) => `${word}Skill`)
  await page.route('**/api/search-jobs**', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    Object.assign(json.jobs[0], { skills, apply_link: '#', is_sample: false })
    Object.assign(json.jobs[1], { apply_link: 'https://careers.example/apply?x=1' })
    await route.fulfill({ response: answer, json })
  })
  const tracked: unknown[] = []
  await page.route('**/api/track-apply', (route) => {
    tracked.push(route.request().postDataJSON())
    return route.fulfill({ json: { success: true } })
  })
  await openJobs(page)
  const first = rows(page).first()
  await expect(first.getByText('SixSkill').locator('visible=true')).toBeVisible()
  await expect(first.getByText('SevenSkill')).toHaveCount(0)
  await first.getByRole('button', { name: /^Apply Now/ }).click()
  await expect(page.getByText('This listing has no application link.')).toBeVisible()
  await expect.poll(() => tracked).toEqual([{ job_id: await first.getAttribute('data-row') }])
  const link = rows(page)
    .nth(1)
    .getByRole('link', { name: /^Apply Now/ })
  await expect(link).toHaveAttribute('href', 'https://careers.example/apply?x=1')
  await expect(link).toHaveAttribute('target', '_blank')
})

test('saving is a toggle on this device that calls no server and can be taken back (§2.32, §4.31)', async ({
  page,
}) => {
  await openJobs(page)
  const save = page
    .getByRole('button', { name: /^Save (?!this search)/ })
    .locator('visible=true')
    .first()
  const calls: string[] = []
  page.on('request', (request) => /\/(api|v1)\//.test(request.url()) && calls.push(request.url()))
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await save.click()
  // Four seconds in which a call could still go out.
  await expect(page.getByText('Saved for later')).toBeVisible()
  await expect(page.getByText('Saved for later')).toHaveCount(0)
  expect(calls).toEqual([])
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
})

test('a failed list shows the specified line, is logged, and can be tried again in place (§4.28, §8.9, §8.10, §8.11)', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (line) => logged.push(line.text()))
  const json = (status: number, error: string) => ({
    status,
    json: { success: false, error, code: 'busy', requestId: 'a' },
  })
  // An answer above 500, and one that is not the server's, is asked for again before it counts.
  const page200 = { status: 200, contentType: 'text/html', body: '<p>hello</p>' }
  const answers = [json(503, 'Resting.'), json(503, 'Resting.'), page200, page200, json(200, 'No index.')]
  await page.route('**/api/search-jobs**', (route) => {
    const answer = answers.shift()
    return answer ? route.fulfill(answer) : route.continue()
  })
  await page.goto('/jobs')
  const alert = page.getByRole('alert')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(alert).toContainText('No job listings match your search criteria.')
  await expect(alert).toContainText('Resting.')
  await expect.poll(() => logged.join('\n')).toContain('HTTP error! status: 503')
  await again.click()
  await expect(alert).toContainText('The server did not answer properly.')
  await expect.poll(() => logged.join('\n')).toContain('Response is not JSON')
  await again.click()
  await expect(alert).toContainText('No index.')
  await again.click()
  await expect(rows(page).first()).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('a list without a match says what to relax and how many that brings back (§8.9, §4.28)', async ({ page }) => {
  await page.goto('/jobs?q=zzzzqqq')
  await expect(page.getByRole('heading', { name: 'No job listings match your search criteria.' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('mark').filter({ hasText: /[\d,]+ internships/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the search words' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page).toHaveURL('/jobs')
})

test('an empty server says that nothing is listed yet, which is another screen (§4.28)', async ({ page }) => {
  await page.route('**/api/search-jobs**', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    await route.fulfill({ response: answer, json: { ...json, jobs: [], total: 0, next: null, relax: [], facets: {} } })
  })
  await page.goto('/jobs')
  await expect(page.getByRole('heading', { name: 'Nothing is listed yet' })).toBeVisible()
})

test('the address is the state: a shared link shows the same list, and back restores it (§4.30)', async ({
  page,
  browser,
}) => {
  await openJobs(page)
  await page.getByRole('radio', { name: /^Full-time/ }).click()
  await expect(page).toHaveURL(/type=full-time/)
  await expect(rows(page).first()).toContainText(/full-time/i)
  await page.getByRole('button', { name: 'Load more' }).press('Enter')
  await expect(rows(page)).toHaveCount(40)
  await expect(page).toHaveURL(/page=2/)
  // Reading goes on with what came, which stands before the button.
  await expect(titles(page).nth(20)).toBeFocused()
  const mine = await titles(page).allTextContents()
  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  await expect(rows(other)).toHaveCount(40)
  expect(await titles(other).allTextContents()).toEqual(mine)
  await other.context().close()

  await page
    .getByRole('button', { name: /^Details/ })
    .nth(25)
    .click()
  await expect(page).toHaveURL(/open=/)
  await expect(page.getByRole('button', { name: /^Details/, expanded: true })).toBeVisible()
  const opened = await page.evaluate(() => window.scrollY)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(rows(page)).toHaveCount(40)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(opened)
  await page.goBack()
  await expect(page).not.toHaveURL(/open=/)
})

test('a list that comes late after a reload is still scrolled to where it was', async ({ page }) => {
  await page.clock.install()
  await openJobs(page)
  await titles(page).nth(15).scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(1000)
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/api/search-jobs**', async (route) => {
    await mayCome
    await route.continue()
  })
  await page.reload()
  await page.clock.fastForward(10_000)
  await expect(rows(page)).toHaveCount(0)
  letCome()
  await expect(rows(page)).toHaveCount(20)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

test('a slash leads to the search, in which letters are letters (§2.32)', async ({ page }) => {
  await openJobs(page)
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('j')
  await expect(search(page)).toHaveValue('j')
})

test('keys lead along the cards, save, hide and list themselves, and can be switched off (§2.32)', async ({ page }) => {
  await openJobs(page)
  await page.keyboard.press('j')
  await expect(titles(page).nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(titles(page).nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(titles(page).nth(0)).toBeFocused()
  await page.keyboard.press('s')
  await expect(rows(page).first().locator('[aria-pressed=true]').locator('visible=true')).toBeVisible()
  const hidden = (await rows(page).first().getAttribute('data-row')) ?? ''
  await page.keyboard.press('x')
  await expect(page.locator(`[data-row="${hidden}"]`)).toHaveCount(0)
  await titles(page).nth(1).focus()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await expect(titles(page).nth(1)).toBeFocused()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/open=/)
  await page.keyboard.press('?')
  await keys.getByLabel('Use single keys').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(search(page)).not.toBeFocused()
})

test('a person without a resume opens the upload dialog by a flag of the page (§2.36)', async ({
  browser,
  baseURL,
}) => {
  const { storageState } = await makeMember({ baseURL: baseURL ?? '', name: 'flagged', profile: null })
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await openJobs(page)
  const opener = page.getByRole('button', { name: 'Upload Resume (PDF)' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Upload your resume' })
  await expect(dialog).toContainText('PDF only, up to 5 MB')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await context.close()
})

test('without a connection a notice stands and the list stays usable, and what failed comes with the line (§4.28)', async ({
  page,
  context,
}) => {
  await openJobs(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Save (?!this search)/ })
    .locator('visible=true')
    .first()
    .click()
  await expect(page.getByText('Saved for later')).toBeVisible()
  await page.getByRole('radio', { name: /^Part-time/ }).click()
  await expect(page.getByRole('alert')).toContainText('Check your connection')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await expect(rows(page).first()).toContainText(/part-time/i)
})

test('the search that is shown goes out in other forms by the same query string', async ({ page, request }) => {
  await page.goto('/jobs?type=any&q=data')
  const link = page.getByRole('link', { name: 'RSS', exact: true })
  await expect(link).toHaveAttribute('href', '/api/jobs/feed/rss?type=any&q=data')
  const feed = await (await request.get((await link.getAttribute('href')) ?? '')).text()
  expect(feed.split('<item>').length).toBeGreaterThan(1)
})
