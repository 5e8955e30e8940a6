import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../calls/call.ts'
import * as documents from '../calls/documents.ts'
import * as listings from '../calls/listings.ts'
import { HackathonsPage } from '../features/hackathons/HackathonsPage.tsx'
import { JobsPage } from '../features/jobs/JobsPage.tsx'
import { hackathonOf, jobOf, skillLine } from '../testing/listings.ts'
import { ada, profileOf } from '../testing/people.ts'
import { renderPage } from '../testing/render-page.tsx'

vi.mock('../calls/listings.ts')
vi.mock('../calls/documents.ts')
vi.mock('../calls/health.ts', () => ({ useHealthCheck: () => {} }))
const server = vi.hoisted(() => ({ hasReal: false, facts: async () => ({ arrival: null, real: server.hasReal }) }))
vi.mock('../calls/facts.ts', () => ({ factsQuery: { queryKey: ['facts'], queryFn: () => server.facts() } }))

const all = Array.from({ length: 90 }, (_, at) => jobOf({ id: `j${at + 1}`, title: `Ferry Planner ${at + 1}` }))
const broken = new CallError('HTTP error! status: 503', 503, 'busy', 'The server is busy.')

/** The jobs after `after`, as the server pages them. */
async function listed({ limit = 20, after }: { limit?: unknown; after?: unknown }) {
  const from = all.findIndex((job) => job.id === after) + 1
  const rows = all.slice(from, from + Number(limit))
  const next = from + rows.length < all.length ? (rows.at(-1)?.id ?? null) : null
  return { rows, total: all.length, next, facets: {}, relax: [], corrected: [], checkedAt: '2026-11-21T09:00:00.000Z' }
}

beforeEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
  server.hasReal = false
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(documents.listOwnPostings).mockResolvedValue([])
  vi.mocked(listings.findSkillGap).mockResolvedValue([])
  vi.mocked(listings.findJobs).mockImplementation((query) => listed(query))
  vi.mocked(listings.recommendJobs).mockImplementation((body) => listed(body))
})

function Address() {
  const [search] = useSearchParams()
  return <output aria-label="Address">{search.toString()}</output>
}

function open(at = '/jobs') {
  const page = (
    <>
      <JobsPage />
      <Address />
    </>
  )
  return { ...renderPage(page, { route: '/jobs', at, account: null }), user: userEvent.setup() }
}
const titles = () => screen.queryAllByRole('link', { name: /^Ferry Planner \d+$/ }).length
const address = () => screen.getByLabelText('Address').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a further page that fails leaves the rows and the address as they are, and can be asked for again (§4.28)', async () => {
  open()
  await waitFor(() => expect(titles()).toBe(20))
  vi.mocked(listings.findJobs).mockRejectedValueOnce(broken)
  press('Load more')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('More did not load. The server is busy.')
  expect(titles()).toBe(20)
  expect(address()).toBe('')
  press('Try again')
  await waitFor(() => expect(titles()).toBe(40))
  await waitFor(() => expect(address()).toBe('page=2'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the filters of a phone open in a sheet, which says how many there are and leads to the list (§2.33)', async () => {
  open()
  await waitFor(() => expect(titles()).toBe(20))
  press('Filters')
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeTruthy()
  press('Show 90 listings')
  expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('90 internships, newest first')
})

test('a list that cannot be brought up to date stays (§4.28)', async () => {
  const { queryClient } = open()
  await waitFor(() => expect(titles()).toBe(20))
  vi.mocked(listings.findJobs).mockRejectedValueOnce(broken)
  await act(() => queryClient.invalidateQueries())
  expect((await screen.findByRole('alert')).textContent).toContain('could not be updated')
  expect(titles()).toBe(20)
})

test('a search that the server does not answer filters the loaded rows as typed and says so (§5.55, §8.9)', async () => {
  open()
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Search jobs'), { target: { value } })
  await waitFor(() => expect(titles()).toBe(20))
  vi.mocked(listings.findJobs).mockRejectedValue(broken)
  type('planner 7')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Only the loaded listings are shown. The server is busy.')
  expect(titles()).toBe(1)
  expect(screen.getByText('1 of 20 loaded listings')).toBeTruthy()
  type('planner 777')
  expect(
    await screen.findByText(/None of the 20 loaded listings matches, and the rest could not be searched/),
  ).toBeTruthy()
  vi.mocked(listings.findJobs).mockImplementation((query) => listed(query))
  type('ferry')
  await waitFor(() => expect([titles(), screen.queryByRole('alert')]).toEqual([20, null]))
})

test('rows of another job type do not stand in for a list that failed (§4.28, §8.9)', async () => {
  open()
  await waitFor(() => expect(titles()).toBe(20))
  vi.mocked(listings.findJobs).mockRejectedValue(broken)
  fireEvent.click(screen.getByRole('radio', { name: /Full-time/i }))
  expect((await screen.findByRole('alert')).textContent).toContain('The list did not load. The server is busy.')
  expect(titles()).toBe(0)
})

test('a list that never loaded has the specified line and the server’s sentence below it (§8.9)', async () => {
  vi.mocked(listings.findJobs).mockRejectedValue(broken)
  open()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('No job listings match your search criteria.')
  expect(alert.textContent).toContain('The server is busy.')
})

test('a list that is being prepared says how far it is, is neither empty nor failed, and fills itself (§4.28)', async () => {
  const preparing = (prepared: number) =>
    new CallError('HTTP error! status: 503', 503, 'preparing', 'In a moment.', { prepared, expected: 10_800 })
  const waiting = vi
    .mocked(listings.findJobs)
    .mockRejectedValueOnce(preparing(6200))
    .mockRejectedValueOnce(preparing(10_800))
  open('/jobs?open=j1')
  expect(await screen.findByRole('heading', { name: 'Listings are being prepared' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Job listings' })).toBeTruthy()
  expect(screen.getByText(/^6,200 of 10,800 are here so far\./)).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('57')
  for (const wrong of [/No job listings match/, /Nothing is listed yet/, /did not load/, /0 job/, /was never here/]) {
    expect(screen.queryByText(wrong)).toBeNull()
  }
  expect(screen.queryByRole('alert')).toBeNull()
  press('Filters')
  press('Show the list')
  expect(await screen.findByText(/^All 10,800 are here\./)).toBeTruthy()
  await waitFor(() => expect(titles()).toBe(20))
  expect(screen.queryByText('Listings are being prepared')).toBeNull()
  expect(waiting).toHaveBeenCalledTimes(3)
})

test('hackathons and saved listings are prepared too, and a filter chosen meanwhile stands (§4.28)', async () => {
  const soon = new CallError('HTTP error! status: 503', 503, 'preparing', 'In a moment.', {
    prepared: 0,
    expected: null,
  })
  vi.mocked(listings.findHackathons).mockRejectedValue(soon)
  const view = renderPage(<HackathonsPage />, { route: '/hackathons', account: null })
  expect(await screen.findByText(/^This takes a moment\./)).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Mode' }), { target: { value: 'online' } })
  await waitFor(() => expect(vi.mocked(listings.findHackathons).mock.lastCall?.[0]).toMatchObject({ mode: 'online' }))
  expect(screen.getByRole('heading', { name: 'Listings are being prepared' })).toBeTruthy()
  view.unmount()
  localStorage.setItem('scry-own:saved-jobs:visitor', '["j1"]')
  vi.mocked(listings.findListing).mockRejectedValue(soon)
  open('/jobs?saved=yes')
  expect(await screen.findByRole('heading', { name: 'Listings are being prepared' })).toBeTruthy()
})

test('while the server searches, nothing says that nothing matches (§4.28, §8.9)', async () => {
  const { user } = open()
  await waitFor(() => expect(titles()).toBe(20))
  let answer = () => {}
  vi.mocked(listings.findJobs).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = () => resolve({ rows: [], total: 0, next: null, facets: {}, relax: [], corrected: [], checkedAt: '' })
    }),
  )
  await user.type(screen.getByLabelText('Search jobs'), 'zeppelin')
  expect(screen.getByText('Loading the list')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('q=zeppelin'))
  expect(screen.queryByText(/No job listings match/)).toBeNull()
  act(answer)
  expect(await screen.findByText('No job listings match your search criteria.')).toBeTruthy()
})

/** A person who leaves the page and comes back. */
function Visit() {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        Go
      </button>
      {isHere && <JobsPage />}
    </>
  )
}

test('coming back to a list of two pages shows each row once', async () => {
  renderPage(<Visit />, { route: '/jobs', account: null })
  await waitFor(() => expect(titles()).toBe(20))
  press('Load more')
  await waitFor(() => expect(titles()).toBe(40))
  press('Go')
  await waitFor(() => expect(titles()).toBe(0))
  const asked = vi.mocked(listings.findJobs).mock.calls.length
  press('Go')
  await waitFor(() => expect(vi.mocked(listings.findJobs).mock.calls.length).toBe(asked + 2))
  await waitFor(() => expect(screen.getByText('40 of 90 shown')).toBeTruthy())
  expect(titles()).toBe(40)
})

test.each([
  ['best', '90 internships, best fit first'],
  ['newest', '90 internships, newest first'],
  ['deadline', '90 internships, deadline soonest'],
])('the heading of a list sorted by %s says so', async (sort, heading) => {
  const profile = profileOf({ hasResume: true, skills: ['SQL'] })
  renderPage(<JobsPage />, { route: '/jobs', at: `/jobs?sort=${sort}`, account: ada, profile })
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
})

test.each([
  [new CallError('HTTP error! status: 404', 404, 'not-found', 'No such listing.'), 'has closed or never existed.'],
  [broken, 'did not load. The server is busy.'],
])('an address whose listing cannot be shown says why: %s', async (error, sentence) => {
  vi.mocked(listings.findListing).mockRejectedValue(error)
  open('/jobs?open=gone')
  expect(await screen.findByText(new RegExp(sentence.replaceAll('.', '\\.')))).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(error !== broken)
})

test.each([
  ['a visitor', null, '/hackathons', '272 hackathons, deadline soonest'],
  ['a person', ada, '/hackathons', '272 hackathons, best fit first'],
  ['a person who looks at the past', ada, '/hackathons?status=past', '272 hackathons, latest first'],
])('the hackathons of %s are headed by what they go by', async (_, account, at, heading) => {
  const some = { rows: [hackathonOf({})], total: 272, next: null, facets: {}, relax: [], corrected: [], checkedAt: '' }
  vi.mocked(listings.findHackathons).mockResolvedValue(some)
  vi.mocked(listings.recommendHackathons).mockResolvedValue(some)
  const profile = profileOf({ hasResume: true, skills: ['SQL'] })
  renderPage(<HackathonsPage />, { route: '/hackathons', at, account, ...(account && { profile }) })
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
})

test.each([
  ['/jobs', [true, true], '4,241 sample internships, newest first'],
  ['/jobs?type=full-time', [true, true], '4,241 sample full-time jobs, newest first'],
  ['/jobs?type=any', [true, true], '4,241 sample listings, newest first'],
  ['/jobs?type=part-time', [true, false], '4,241 part-time jobs, newest first'],
  ['/jobs', [false, false], '4,241 internships, newest first'],
])('the head of %s, whose rows are samples %j, is %s', async (at, samples, heading) => {
  const rows = samples.map((is_sample, number) => jobOf({ id: `j${number}`, is_sample }))
  vi.mocked(listings.findJobs).mockResolvedValue({ ...(await listed({})), rows, total: 4241, next: null })
  open(at)
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
})

test('a list that counts no sources is not called a sample where the server has real listings too', async () => {
  server.hasReal = true
  const rows = [jobOf({ id: 'j1', is_sample: true })]
  vi.mocked(listings.findJobs).mockResolvedValue({ ...(await listed({})), rows, total: 4241, next: null })
  open()
  expect(await screen.findByRole('heading', { name: '4,241 internships, newest first' })).toBeTruthy()
})

test('where nobody knows of real listings the head says that samples are among them, and not that all are', async () => {
  const facts = vi.spyOn(server, 'facts').mockRejectedValue(broken)
  const rows = [jobOf({ id: 'j1', is_sample: true })]
  vi.mocked(listings.findJobs).mockResolvedValue({ ...(await listed({})), rows, total: 4241, next: null })
  open()
  expect(
    await screen.findByRole('heading', { name: '4,241 internships, newest first, samples among them' }),
  ).toBeTruthy()
  facts.mockRestore()
})

test('the head of a list of sample hackathons says so', async () => {
  const some = { next: null, facets: {}, relax: [], corrected: [], checkedAt: '' }
  vi.mocked(listings.findHackathons).mockResolvedValue({
    ...some,
    rows: [hackathonOf({ is_sample: true })],
    total: 300,
  })
  renderPage(<HackathonsPage />, { route: '/hackathons', account: null })
  expect(await screen.findByRole('heading', { name: '300 sample hackathons, deadline soonest' })).toBeTruthy()
})

test.each([
  ['whose real ones stand further down does not call all of it a sample', 45, '345 hackathons, deadline soonest'],
  ['that holds none of what has come says that it is a sample', 0, '345 sample hackathons, deadline soonest'],
])('the head of a list %s', async (_, real, heading) => {
  const values = [
    { value: 'Sample catalogue', count: 345 - real },
    { value: 'Devpost', count: real },
  ]
  vi.mocked(listings.findHackathons).mockResolvedValue({
    ...{ next: null, relax: [], corrected: [], checkedAt: '', rows: [hackathonOf({ is_sample: true })], total: 345 },
    facets: { source: { values, approximate: false } },
  })
  renderPage(<HackathonsPage />, { route: '/hackathons', account: null })
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
})

test('a search without a word says so under the specified line (§8.9, §5.55)', async () => {
  const relax = [{ filter: 'q', value: '@@@', rest: '', count: 90 }]
  vi.mocked(listings.findJobs).mockResolvedValue({ ...(await listed({})), rows: [], total: 0, wordless: true, relax })
  open('/jobs?q=%40%40%40')
  const line = await screen.findByRole('heading', { name: 'No job listings match your search criteria.' })
  expect(line.parentElement?.textContent).toContain('There is no word in what you typed')
  press('Remove the search words')
  await waitFor(() => expect(vi.mocked(listings.findJobs).mock.lastCall?.[0]).toMatchObject({ q: '' }))
})

test('an address opens a hackathon that the list does not hold', async () => {
  const none = { rows: [], total: 0, next: null, facets: {}, relax: [], corrected: [], checkedAt: '' }
  vi.mocked(listings.findHackathons).mockResolvedValue(none)
  vi.mocked(listings.findListing).mockResolvedValue({ job: null, hackathon: hackathonOf({ id: 'h9' }) })
  renderPage(<HackathonsPage />, { route: '/hackathons', at: '/hackathons?open=h9', account: null })
  expect(await screen.findByRole('list', { name: 'Opened listing' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Night of Maps' })).toBeTruthy()
})

test('a row that goes from the saved list hands the focus to its neighbour, and the last one to the heading', async () => {
  const found = (id: string) => ({
    job: all.find((job) => job.id === id) ?? null,
    hackathon: null,
  })
  vi.mocked(listings.findListing).mockImplementation(async (id) => found(id))
  open()
  await waitFor(() => expect(titles()).toBe(20))
  const pressSave = (at: number) => {
    const [button] = screen.getAllByRole('button', { name: `Save Ferry Planner ${at}` })
    button?.focus()
    button?.click()
  }
  pressSave(1)
  pressSave(2)
  fireEvent.click(await screen.findByRole('button', { name: 'Saved (2)' }))
  await waitFor(() => expect(titles()).toBe(2))
  pressSave(2)
  await waitFor(() => expect(titles()).toBe(1))
  expect(document.activeElement?.textContent).toBe('Ferry Planner 1')
  pressSave(1)
  await waitFor(() => expect(titles()).toBe(0))
  expect(document.activeElement?.id).toBe('results')
})

test('the filters of a phone lead back to the list by its count, and go with the saved list', async () => {
  const back = () => screen.queryByRole('button', { name: /^Show / })?.textContent
  open()
  await waitFor(() => expect(titles()).toBe(20))
  press('Filters')
  expect(back()).toBe('Show 90 listings')
  press('Show 90 listings')
  press('Saved (0)')
  await waitFor(() => expect(back()).toBe('Show the whole list'))
})

test('the filters of a phone lead back to a list that did not load without a count', async () => {
  vi.mocked(listings.findJobs).mockRejectedValue(broken)
  open()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  press('Filters')
  expect(screen.getByRole('button', { name: 'Show the list' })).toBeTruthy()
})

test('the keys are behind a button too, and ? is one that can be switched off (WCAG 2.1.4)', async () => {
  open()
  await waitFor(() => expect(titles()).toBe(20))
  fireEvent.keyDown(document.body, { key: '?' })
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Use single keys'))
  press('Close')
  fireEvent.keyDown(document.body, { key: '?' })
  expect(screen.queryByRole('dialog')).toBeNull()
  press('Keys')
  fireEvent.click(await screen.findByLabelText('Use single keys'))
  press('Close')
})

test('hiding a row hands the focus to its neighbour, removing a filter to what follows it', async () => {
  const { user } = open('/jobs?location=Boston')
  await waitFor(() => expect(titles()).toBe(20))
  act(() => screen.getByRole('link', { name: 'Ferry Planner 3' }).focus())
  await user.keyboard('x')
  expect(document.activeElement?.textContent).toBe('Ferry Planner 4')
  press('Remove Boston')
  expect(document.activeElement?.textContent).toBe('Clear Filters')
})

test('only a profile that has come is said to have no resume (§2.25, §8.33)', async () => {
  const line = /Upload your resume to have this list ranked/
  const without = renderPage(<JobsPage />, { route: '/jobs', account: ada, profile: profileOf({ hasResume: false }) })
  expect(await screen.findByText(line)).toBeTruthy()
  without.unmount()
  vi.mocked(documents.findProfile).mockRejectedValue(new Error('It broke.'))
  renderPage(<JobsPage />, { route: '/jobs', account: ada })
  await waitFor(() => expect(titles()).toBe(20))
  expect(screen.queryByText(line)).toBeNull()
})

test('a supposed skill is offered and told only where the list is ranked with it', async () => {
  const listing = [{ field: 'skills.0', start: 0, end: 3, text: 'SQL' }]
  const gap = skillLine('gap', 'SQL', { points: -2, listing })
  const match = { score: 40, band: 'fair' as const, contributions: [gap] }
  const answer = async (query: object) => {
    const found = await listed(query)
    return { ...found, rows: found.rows.map((job) => ({ ...job, skills: ['SQL'], match })) }
  }
  vi.mocked(listings.recommendJobs).mockImplementation(answer)
  vi.mocked(listings.findJobs).mockImplementation(answer)
  const profile = profileOf({ hasResume: true, skills: ['Python'] })
  renderPage(<JobsPage />, { route: '/jobs', at: '/jobs?open=j1', account: ada, profile })
  fireEvent.click(await screen.findByRole('button', { name: 'What if I knew SQL' }))
  expect(await screen.findByText(/Ranked as if you knew/)).toBeTruthy()
  await waitFor(() => expect(vi.mocked(listings.recommendJobs).mock.lastCall?.[0]).toMatchObject({ suppose: ['SQL'] }))
  fireEvent.change(screen.getByLabelText('Search jobs'), { target: { value: 'ferry' } })
  await waitFor(() => expect(listings.findJobs).toHaveBeenCalled())
  await waitFor(() => expect(screen.queryByText(/Ranked as if you knew/)).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: /^What if/ })).toBeNull())
})

test('what stays after Clear Filters is not among the filters that it clears, and has its own way out (§2.35, §9.18)', async () => {
  open('/jobs?type=part-time')
  expect(await screen.findByRole('button', { name: 'Remove Part-time' })).toBeTruthy()
  expect(screen.queryByText(/^Internships only/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }))
  expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull()
  expect(screen.getByText(/^Internships only/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'See every type' }))
  await waitFor(() => expect(vi.mocked(listings.findJobs).mock.lastCall?.[0]).toMatchObject({ type: '' }))
  expect(screen.queryByText(/^Internships only/)).toBeNull()
})

test('an order, a number of days or an empty value that the address of an old link makes up counts as the default (§4.28)', async () => {
  open('/jobs?sort=loudest&days=soon&type=')
  await waitFor(() => expect(titles()).toBe(20))
  expect(screen.getAllByRole('radio', { checked: true }).length).toBeGreaterThan(0)
  expect(screen.getByText(/^Internships only/)).toBeTruthy()
  const [query] = vi.mocked(listings.findJobs).mock.calls[0] ?? []
  expect(query).toMatchObject({ sort: 'best' })
  expect(query).not.toHaveProperty('posted_within_days')
})

test.each([
  [1, '1 internship', 'comes back.'],
  [1204, '1,204 internships', 'come back.'],
])('a list without a match says how many the words cost, %j as %j (§8.9)', async (count, counted, verb) => {
  vi.mocked(listings.findJobs).mockResolvedValue({
    ...(await listed({ after: 'j90' })),
    ...{ rows: [], total: 0, relax: [{ filter: 'q', value: 'zzz', count }] },
  })
  open('/jobs?q=zzz')
  const line = await screen.findByText(/^Without the search words/)
  expect(line.textContent).toBe(`Without the search words, ${counted} ${verb}`)
})

test('a list without a match says which of its words to leave out, and leaves it out (§8.9)', async () => {
  const relax = [{ filter: 'q', value: 'zzz', rest: 'ferry planner', count: 3 }]
  vi.mocked(listings.findJobs).mockResolvedValue({ ...(await listed({})), rows: [], total: 0, relax })
  open('/jobs?q=ferry+zzz+planner')
  expect((await screen.findByText(/^Without/)).textContent).toBe('Without “zzz”, 3 internships come back.')
  press('Search “ferry planner”')
  expect(screen.getByLabelText<HTMLInputElement>('Search jobs').value).toBe('ferry planner')
  await waitFor(() => expect(vi.mocked(listings.findJobs).mock.lastCall?.[0]).toMatchObject({ q: 'ferry planner' }))
})

test('a phrase to leave out is quoted once (§8.9)', async () => {
  const relax = [{ filter: 'q', value: '"night ferry"', rest: 'planner', count: 2 }]
  vi.mocked(listings.findJobs).mockResolvedValue({ ...(await listed({})), rows: [], total: 0, relax })
  open('/jobs?q=planner+%22night+ferry%22')
  expect((await screen.findByText(/^Without/)).textContent).toBe('Without “night ferry”, 2 internships come back.')
})

test('several ways to relax stand side by side with what each brings back, filters first (§8.9)', async () => {
  const relax = [
    { filter: 'type', value: 'internship', count: 3 },
    { filter: 'q', value: 'zzz', rest: 'ferry', count: 1204 },
  ]
  vi.mocked(listings.findJobs).mockResolvedValue({ ...(await listed({})), rows: [], total: 0, relax })
  open('/jobs?q=ferry+zzz')
  expect((await screen.findByText(/^Without/)).textContent).toBe('Without internship, 3 job listings come back.')
  press('Search “ferry” (1,204)')
  expect(screen.getByLabelText<HTMLInputElement>('Search jobs').value).toBe('ferry')
  expect(screen.queryByText(/Also showing results/)).toBeNull()
})

test('a list says what it looked for besides a word that seems mistyped', async () => {
  vi.mocked(listings.findJobs).mockResolvedValue({
    ...(await listed({})),
    corrected: [{ word: 'feryr', searched: 'ferry' }],
  })
  open('/jobs?q=feryr')
  expect(await screen.findByText('Also showing results for “ferry”: few listings say “feryr”.')).toBeTruthy()
})

test('a list says which words no listing has together with the others', async () => {
  vi.mocked(listings.findJobs).mockResolvedValue({ ...(await listed({})), leftOut: ['night', 'shift'] })
  open('/jobs?q=ferry+night+shift')
  expect(await screen.findByText('No listing has all of this. Shown without “night”, “shift”.')).toBeTruthy()
})

test('where the nearest rows are shown alone a button shows all that have the other words', async () => {
  const looser = { text: 'ferry pilot', total: 1204 }
  vi.mocked(listings.findJobs).mockResolvedValue({ ...(await listed({})), leftOut: ['dubai'], looser })
  open('/jobs?q=ferry+pilot+dubai')
  expect(await screen.findByText('No listing has all of this. These are the nearest, without “dubai”.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all 1,204 without “dubai”' }))
  await waitFor(() => expect(vi.mocked(listings.findJobs).mock.lastCall?.[0].q).toBe('ferry pilot'))
})

test('a list of which not every text was looked at for the quoted words says so', async () => {
  vi.mocked(listings.findJobs).mockResolvedValue({ ...(await listed({})), phrasesUnchecked: true })
  open('/jobs?q=%22we+are%22')
  expect(await screen.findByText(/^Too many listings have your quoted words to check them all/)).toBeTruthy()
})
