import type { FirstScreen } from '@scry/contracts/first-screen-routes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobRequest } from '../calls/listings.ts'
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx'
import { writeOwn } from '../session/own-storage.ts'
import { sessionQuery } from '../session/use-session.ts'
import { jobOf } from '../testing/listings.ts'
import { ada, profileOf } from '../testing/people.ts'
import { keepFirstScreen } from './first-screen.ts'

/** What the page asks the server for, by the path. */
let asked: { path: string; body: JobRequest | null }[]

const answer = (title: string) => ({
  ...{ success: true as const, total: 1, next: null, facets: {}, relax: [], corrected: [] },
  ...{ algorithm: 'scry-5', corpus: 'c', checked_at: '2026-11-21T09:00:00.000Z', jobs: [jobOf({ id: title, title })] },
})
const shelves = (title: string) => ({
  ...answer(`Shelved ${title}`),
  shelves: { apply_now: [`Shelved ${title}`], one_skill_away: [], reach: [] },
  ...{ nearest: [], further: [], nearby: [], compared: true, more: true },
})
const profile = profileOf({ name: 'Ada Holm', hasResume: true, skills: ['Charts'] })
const first: FirstScreen = {
  ...{ success: true, account: ada, profile },
  shortlist: shelves('Came with the page'),
}

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  localStorage.clear()
  asked = []
  vi.stubGlobal('fetch', async (url: unknown, init?: RequestInit) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    asked.push({ path: String(url).replace(/\?.*/, ''), body })
    const isShortlist = String(url).endsWith('/api/shortlist')
    return Response.json({ ...(isShortlist ? shelves : answer)('Asked for'), gaps: [] })
  })
})

function open(excluded: readonly string[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  keepFirstScreen(queryClient, first, excluded)
  queryClient.setQueryData(sessionQuery.queryKey, ada)
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <DashboardPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const lists = () => asked.filter(({ path }) => /-jobs$|shortlist$/.test(path))

const listPath = '/api/get-personalized-jobs'

test('the dashboard shows the profile and the shortlist that came first and asks for neither, but for the list below (§2.23, §2.29)', async () => {
  open([])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Ada Holm!')
  expect(screen.getByRole('link', { name: 'Shelved Came with the page' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Asked for' })).toBeTruthy()
  expect(lists().map(({ path }) => path)).toEqual([listPath])
})

test('the list is asked for once the shortlist has come and the list nears the screen, and not before (§2.29, decision 0327)', async () => {
  const watches: { near: () => void; of: Element }[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: (seen: object[]) => void
      constructor(tell: (seen: object[]) => void) {
        this.tell = tell
      }
      observe(of: Element) {
        watches.push({ of, near: () => this.tell([{ isIntersecting: true }]) })
      }
      disconnect() {}
    },
  )
  const shelved = Promise.withResolvers<void>()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/api/shortlist')) await shelved.promise
    return fetch(url, init)
  })
  const watchOfList = () => watches.find(({ of }) => of.contains(screen.getByRole('searchbox')))
  open(['of-another-account'])
  expect(watchOfList()).toBeUndefined()
  shelved.resolve()
  expect(await screen.findByRole('link', { name: 'Shelved Asked for' })).toBeTruthy()
  await waitFor(() => expect(watchOfList()).toBeTruthy())
  expect(lists().map(({ path }) => path)).toEqual(['/api/shortlist'])
  act(() => watchOfList()?.near())
  expect(await screen.findByRole('link', { name: 'Asked for' })).toBeTruthy()
  expect(lists().map(({ path }) => path)).toEqual(['/api/shortlist', listPath])
})

test('a shortlist that was asked for with the listings of somebody else is asked for anew (§4.31)', async () => {
  writeOwn(`applied:${ada.id}`, ['j7'])
  open(['j7', 'of-another-account'])
  await waitFor(() => expect(screen.getByRole('link', { name: 'Asked for' })).toBeTruthy())
  expect(screen.queryByRole('link', { name: 'Shelved Came with the page' })).toBeNull()
  expect(lists().map(({ body }) => body?.exclude)).toEqual([['j7'], ['j7']])
})

test('listings hidden and applied to on this device are left out of what came first (§4.31)', async () => {
  writeOwn(`hidden:${ada.id}`, ['j8'])
  writeOwn(`applied:${ada.id}`, ['j7', 'j8'])
  open(['j7', 'j8', 'j8'])
  expect(screen.getByRole('link', { name: 'Shelved Came with the page' })).toBeTruthy()
  await screen.findByRole('link', { name: 'Asked for' })
  expect(lists().map(({ path, body }) => [path, body?.exclude])).toEqual([[listPath, ['j8', 'j7']]])
})

test('who hid everything on the shortlist is told so, and is given no advice about the profile', async () => {
  writeOwn(`hidden:${ada.id}`, ['Shelved Came with the page'])
  open(['Shelved Came with the page'])
  expect(await screen.findByText('You hid everything that stood here.')).toBeTruthy()
  expect(screen.queryByText(/Add skills or a place/)).toBeNull()
  screen.getByRole('button', { name: 'Look for more' }).click()
  expect(await screen.findByRole('link', { name: 'Shelved Asked for' })).toBeTruthy()
})
