import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { makeDataDir } from './data-dir.ts'
import { makeMember } from './member.ts'
import { freePort, startServer } from './own-server.ts'

// A server of its own: what is approved here would stand in the lists of other tests.
let server: ChildProcess
let origin = ''
const dataDir = makeDataDir()
test.beforeAll(async () => {
  const port = await freePort()
  server = await startServer(port, dataDir, 'off')
  origin = `http://127.0.0.1:${port}`
})
test.afterAll(() => server.kill('SIGTERM'))

async function enter(browser: Browser, name: string, more: BrowserContextOptions = {}): Promise<Page> {
  const { storageState } = await makeMember({ baseURL: origin, name, profile: null, dataDir })
  const context = await browser.newContext({ storageState, baseURL: origin, ...more })
  return context.newPage()
}

const record = {
  ...{ jobRole: 'Tide Clerk', companyName: 'Saltmarsh Office', description: 'Write down the tides, twice a day.' },
  ...{ stipend: null, duration: null, location: 'Remote', applyLink: 'https://saltmarsh.example/7', site: 'Own page' },
  ...{ skills: ['Excel'], jobType: 'internship', category: 'operations', experienceLevel: 'entry' },
}

test('a posting goes from its poster through a reviewer into the lists of a third person, and out again (§1.3, §4.27)', async ({
  browser,
}) => {
  // Three people on one machine; how soon a posting is listed is held by the server's own test.
  const [poster, reviewer, other] = await Promise.all(
    ['poster', 'reviewer', 'other'].map((name) => enter(browser, name)),
  )
  if (!poster || !reviewer || !other) throw new Error('Somebody is missing.')
  const posted = await poster.request.post('/v1/databases/scry/collections/aggregated_jobs/documents', {
    data: { documentId: randomBytes(10).toString('hex'), data: record },
  })
  expect(posted.status()).toBe(201)

  await other.goto('/review')
  await expect(other.getByRole('heading', { name: 'You are not a reviewer here' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Review', exact: true })).toHaveCount(0)

  await reviewer.goto('/')
  await reviewer.getByRole('link', { name: 'Review', exact: true }).click()
  await expect(reviewer.getByRole('heading', { name: '1 posting waiting' })).toBeVisible()
  await expect(reviewer.getByText('The name of the employer or organizer is in the address.')).toBeVisible()
  await reviewer.getByLabel('Reason').selectOption('unclear')
  await reviewer.getByLabel('Message to the poster').fill('Say which tides.')
  await reviewer.getByRole('button', { name: 'Ask for changes: Tide Clerk' }).click()
  await expect(reviewer.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible()

  await poster.goto('/jobs')
  const own = poster.getByRole('region', { name: 'Your Posted Jobs' })
  await expect(own).toContainText('Changes requested')
  await expect(own).toContainText('The reviewer writes: Say which tides.')
  await own.getByRole('button', { name: 'Edit Tide Clerk' }).click()
  await poster.getByLabel('Job description').fill('Write down the tides of the marsh, twice a day.')
  await poster.getByRole('button', { name: 'Submit for review' }).click()
  await expect(own).toContainText('Pending review')

  // The queue follows by itself, and so does the poster's list below.
  await expect(reviewer.getByText('Edited by its poster')).toBeVisible()
  await reviewer.getByRole('button', { name: 'Approve: Tide Clerk' }).click()
  await expect(reviewer.getByText('Approved. It appears in the lists shortly.')).toBeVisible()
  const isListed = async () => {
    const { jobs } = await (await other.request.get('/api/search-jobs?q=tides')).json()
    return jobs.some(({ title }: { title: string }) => title === 'Tide Clerk')
  }
  const inTheList = other.getByRole('link', { name: 'Tide Clerk', exact: true })
  await expect.poll(isListed).toBe(true)
  await other.goto('/jobs?q=tides')
  await expect(inTheList).toBeVisible()

  await own.getByRole('link', { name: 'See it in the lists' }).click()
  await expect(poster.getByRole('heading', { level: 1, name: 'Tide Clerk' })).toBeVisible()
  await poster.goto('/jobs')
  await own.getByRole('button', { name: 'Close Tide Clerk' }).click()
  await poster.getByRole('button', { name: 'Close posting' }).click()
  await expect(own).toContainText('Closed')
  await expect.poll(isListed).toBe(false)
  await other.reload()
  await expect(other.getByRole('main')).toContainText('tides')
  await expect(inTheList).toHaveCount(0)
  for (const page of [poster, reviewer, other]) await page.context().close()
})

const announcement = `A weekend in person.
When: 5-7 March 2097
Where: Harbour Hall, Leith
Register by 1 March 2097, 23:59 AoE. Prizes: $5,000.
Themes: Sensors, Maps`

test('a hackathon is posted from its announcement on a phone, kept and complained of by a third person, and closed by its reviewer', async ({
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 844 } }
  const poster = await enter(browser, 'organizer', phone)
  const reviewer = await enter(browser, 'reviewer')
  const other = await enter(browser, 'guest', phone)
  await poster.goto('/jobs')
  await poster.getByRole('button', { name: 'Post a hackathon' }).click()
  const form = poster.getByRole('dialog')
  await form.getByLabel('Title', { exact: true }).fill('Night of Tides')
  await form.getByLabel('Organization').fill('Saltmarsh Office')
  await form.getByLabel('Description').fill(announcement)
  await form.getByRole('button', { name: 'Fill in the fields from the description' }).click()
  await expect(form.getByText(/^Filled in: mode, location, prize, start date, registration deadline/)).toBeVisible()
  await expect(form.getByLabel('Start date')).toHaveValue('2097-03-05T00:00')
  await expect(form.getByLabel('Registration deadline')).toHaveValue('2097-03-01T23:59')
  await expect(form.getByRole('region', { name: 'As others will see it' })).toContainText('23:59 AoE')
  await form.getByLabel('Participation link').fill('https://saltmarsh.example/tides')
  await form.getByRole('button', { name: 'Submit for review' }).dblclick()
  await form.getByRole('link', { name: 'your postings' }).click()
  const own = poster.getByRole('region', { name: 'Your Posted Hackathons' })
  await expect(own).toBeInViewport()
  await expect(own.getByRole('heading', { name: 'Night of Tides' })).toHaveCount(1)
  await expect(own).toContainText('Register by Mar 1, 2097')
  // The same from a mail, while the list above them comes.
  await poster.goto('/')
  await poster.goto('/hackathons#own-hackathons')
  await expect(poster.getByRole('heading', { name: 'Night of Tides' })).toBeInViewport()

  await reviewer.goto('/review')
  await reviewer.getByRole('button', { name: 'Approve: Night of Tides' }).click()
  await expect(own).toContainText('Approved')
  await own.getByRole('button', { name: 'Edit Night of Tides' }).click()
  await expect(form.getByRole('region', { name: 'As others will see it' })).toBeVisible()
  await expect(form.getByText('This may be listed already:')).toHaveCount(0)
  await form.getByRole('button', { name: 'Cancel' }).click()

  const address = await own.getByRole('link', { name: 'See it in the lists' }).getAttribute('href')
  await other.goto(address ?? '')
  await other.getByRole('button', { name: 'Add to my applications' }).click()
  await expect(other.getByRole('link', { name: 'In my applications: Interested' })).toBeVisible()
  await other.getByRole('button', { name: 'Something wrong with this listing?' }).click()
  await other.getByRole('button', { name: 'It is a scam' }).click()
  await expect(other.getByText(/^Thank you/)).toBeVisible()
  await other.goto('/calendar')
  await expect(other.getByRole('main')).toContainText('23:59 AoE')

  await reviewer.getByRole('link', { name: 'Approved' }).click()
  await expect(reviewer.getByText(/1 network/)).toBeVisible()
  await reviewer.getByLabel('Reason').selectOption('misleading')
  await reviewer.getByLabel('Message to the poster').fill('People say that it does not take place.')
  await reviewer.getByRole('button', { name: 'Close: Night of Tides' }).click()
  await expect(own).toContainText('The reviewer writes: People say that it does not take place.')
  await other.goto('/applications')
  await expect(other.getByRole('main')).toContainText('Night of Tides')
  for (const page of [poster, reviewer, other]) await page.context().close()
})
