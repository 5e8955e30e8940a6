import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as listings from '../calls/listings.ts'
import { ada, profileOf } from '../testing/people.ts'
import { renderPage } from '../testing/render-page.tsx'
import { type HackathonList, useHackathonList } from './use-hackathon-list.ts'
import { type JobList, useJobList } from './use-job-list.ts'

vi.mock('../calls/listings.ts')

const none = { rows: [], total: 0, next: null, facets: {}, relax: [], corrected: [], checkedAt: '' }
const fields = { hasResume: true, skills: ['Rust', 'SQL'], interests: ['Maps'], location: 'Leith' }

beforeEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
  for (const load of [listings.findJobs, listings.recommendJobs]) vi.mocked(load).mockResolvedValue(none)
  for (const load of [listings.findHackathons, listings.recommendHackathons]) vi.mocked(load).mockResolvedValue(none)
})

interface Held<List> {
  list: List
}

function Page<List>({ useList, held }: { useList: () => List; held: Held<List> }) {
  held.list = useList()
  return <p>Listed</p>
}

/** A list as a page holds it, at an address, for a visitor or for a person with a profile. */
function hold<List>(useList: () => List, at: string, profile?: Parameters<typeof profileOf>[0]) {
  const held: Held<List> = { list: undefined as unknown as List }
  const who = profile ? { account: ada, profile: profileOf(profile) } : { account: null }
  renderPage(<Page useList={useList} held={held} />, { route: at.replace(/\?.*/, ''), at, ...who })
  return held
}
const lastOf = (load: (body: never, signal: AbortSignal) => unknown): unknown => vi.mocked(load).mock.calls.at(-1)?.[0]

test('a visitor searches internships in all locations, which is sent as flexible (§4.29, §7.26, §9.18)', async () => {
  hold<JobList>(useJobList, '/jobs')
  await waitFor(() => expect(listings.findJobs).toHaveBeenCalled())
  expect(lastOf(listings.findJobs)).toMatchObject({ q: '', location: 'flexible', type: 'internship' })
  expect(listings.recommendJobs).not.toHaveBeenCalled()
})

test('query, location and type of the search are those of the page (§7.26, §2.33)', async () => {
  hold<JobList>(useJobList, '/jobs?q=ferry&location=Boston&type=part-time')
  await waitFor(() => expect(listings.findJobs).toHaveBeenCalled())
  expect(lastOf(listings.findJobs)).toMatchObject({ q: 'ferry', location: 'Boston', type: 'part-time' })
})

test('a person with a resume gets recommendations from skills, location, job type and level (§3.34, §4.29, §7.27, §7.28, §7.30)', async () => {
  hold<JobList>(useJobList, '/dashboard?type=full-time', { ...fields, experience_level: 'mid' })
  await waitFor(() => expect(listings.recommendJobs).toHaveBeenCalled())
  expect(lastOf(listings.recommendJobs)).toMatchObject({
    skills: ['Rust', 'SQL'],
    location: 'Leith',
    job_type: 'full-time',
    experience_level: 'mid',
  })
  expect(listings.findJobs).not.toHaveBeenCalled()
})

test.each([
  ['?location=Austin', 'Leith', 'Austin'],
  ['', 'Leith', 'Leith'],
  ['?location=all', 'Leith', 'Leith'],
  ['', '', 'flexible'],
])('with the filter %j and the profile at %j the request says %s (§7.29)', async (filter, location, sent) => {
  hold<JobList>(useJobList, `/dashboard${filter}`, { ...fields, location })
  await waitFor(() => expect(listings.recommendJobs).toHaveBeenCalled())
  expect(lastOf(listings.recommendJobs)).toMatchObject({ location: sent })
})

test('a profile without a level is ranked as entry for jobs and as beginner for hackathons (§7.31, §7.34, §9.18)', async () => {
  const unsaid = { ...fields, experience_level: '' as 'entry' }
  hold<JobList>(useJobList, '/dashboard', unsaid)
  hold<HackathonList>(useHackathonList, '/hackathons', unsaid)
  await waitFor(() => expect(listings.recommendHackathons).toHaveBeenCalled())
  await waitFor(() => expect(listings.recommendJobs).toHaveBeenCalled())
  expect(lastOf(listings.recommendJobs)).toMatchObject({ experience_level: 'entry' })
  expect(lastOf(listings.recommendHackathons)).toMatchObject({ experience_level: 'beginner' })
})

test('a logged-in person without a resume searches as a visitor does (§4.29)', async () => {
  hold<JobList>(useJobList, '/jobs', { hasResume: false })
  await waitFor(() => expect(listings.findJobs).toHaveBeenCalled())
  expect(listings.recommendJobs).not.toHaveBeenCalled()
})

test('both kinds of list load again when a filter changes (§4.30)', async () => {
  const visitor = hold<JobList>(useJobList, '/jobs')
  await waitFor(() => expect(listings.findJobs).toHaveBeenCalledOnce())
  act(() => visitor.list.address.setFilters({ type: 'full-time' }))
  await waitFor(() => expect(lastOf(listings.findJobs)).toMatchObject({ type: 'full-time' }))
  const person = hold<JobList>(useJobList, '/dashboard', fields)
  await waitFor(() => expect(listings.recommendJobs).toHaveBeenCalledOnce())
  act(() => person.list.address.setFilters({ location: 'Boston' }))
  await waitFor(() => expect(lastOf(listings.recommendJobs)).toMatchObject({ location: 'Boston' }))
})

test('the hackathon search sends what is all as empty (§7.33, §2.37)', async () => {
  hold<HackathonList>(useHackathonList, '/hackathons')
  await waitFor(() => expect(listings.findHackathons).toHaveBeenCalled())
  expect(lastOf(listings.findHackathons)).toMatchObject({ q: '', mode: '', status: '', difficulty: '' })
})

test('the hackathon search sends the chosen filters (§7.33, §2.37)', async () => {
  hold<HackathonList>(useHackathonList, '/hackathons?q=maps&mode=online&status=past&difficulty=advanced')
  await waitFor(() => expect(listings.findHackathons).toHaveBeenCalled())
  const sent = { q: 'maps', mode: 'online', status: 'past', difficulty: 'advanced' }
  expect(lastOf(listings.findHackathons)).toMatchObject(sent)
})

test.each([
  ['', 'any'],
  ['?mode=hybrid', 'hybrid'],
])(
  'hackathons are recommended for skills and interests, with the mode filter %j as %s (§7.34, §3.12)',
  async (filter, preferred_mode) => {
    hold<HackathonList>(useHackathonList, `/hackathons${filter}`, { ...fields, experience_level: 'mid' })
    await waitFor(() => expect(listings.recommendHackathons).toHaveBeenCalled())
    expect(lastOf(listings.recommendHackathons)).toMatchObject({
      skills: ['Rust', 'SQL'],
      interests: ['Maps'],
      experience_level: 'mid',
      preferred_mode,
    })
  },
)

test('a failed list is logged and empty (§8.9, §4.28)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const failure = new Error('HTTP error! status: 500')
  vi.mocked(listings.findJobs).mockRejectedValue(failure)
  const held = hold<JobList>(useJobList, '/jobs')
  await waitFor(() => expect(held.list.list.error).toBe(failure))
  expect(held.list.rows).toEqual([])
  expect(warn).toHaveBeenCalledWith('The list could not be loaded.', failure)
})

test('saving is a local toggle: it is kept for the account and calls no server (§2.32, §4.31)', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const { useRowCallbacks } = await import('./use-row-callbacks.ts')
  const held = hold(() => useRowCallbacks('saved-jobs', { open: null, setOpen: () => {} }), '/jobs', fields)
  act(() => held.list.save('j1'))
  expect(held.list.isSaved('j1')).toBe(true)
  expect(JSON.stringify({ ...localStorage })).toContain('saved-jobs:a1')
  expect(await screen.findByText('Saved for later')).toBeTruthy()
  act(() => held.list.save('j1'))
  expect(held.list.isSaved('j1')).toBe(false)
  expect(fetched).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test.each([
  ['a visitor', '/jobs?q=ferry&type=full-time', undefined, listings.findJobs],
  ['a person', '/dashboard?type=full-time', fields, listings.recommendJobs],
] as const)(
  'Clear Filters of %s asks once, after 100 ms, also while a request is under way (§2.35, §9.7)',
  async (_, at, profile, load) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const held = hold<JobList>(useJobList, at, profile)
    await expect.poll(() => held.list.list.isLoading).toBe(false)
    const clear = async (calls: number) => {
      vi.mocked(load).mockClear()
      act(() => held.list.clear())
      expect(held.list.address.filters).toMatchObject({ q: '', type: 'internship' })
      await act(() => vi.advanceTimersByTimeAsync(99))
      expect(load).not.toHaveBeenCalled()
      await act(() => vi.advanceTimersByTimeAsync(1000))
      expect(load).toHaveBeenCalledTimes(calls)
    }
    await clear(1)
    // What was asked for a moment ago is asked for again, and a second press begins the time anew.
    act(() => held.list.clear())
    await act(() => vi.advanceTimersByTimeAsync(60))
    await clear(1)

    const signals: AbortSignal[] = []
    vi.mocked(load).mockImplementation((_body, signal) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    act(() => held.list.address.setFilters({ type: 'part-time' }))
    await expect.poll(() => signals).toHaveLength(1)
    await clear(1)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  },
)

test('while the first list is under way Clear Filters asks anew after 100 ms (§2.35, §9.7)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.mocked(listings.findJobs).mockImplementation(() => new Promise(() => {}))
  const held = hold<JobList>(useJobList, '/jobs')
  await expect.poll(() => listings.findJobs).toHaveBeenCalledOnce()
  act(() => held.list.clear())
  await act(() => vi.advanceTimersByTimeAsync(99))
  expect(listings.findJobs).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(listings.findJobs).toHaveBeenCalledTimes(2)
})
