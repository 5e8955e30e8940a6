import type { MatchContribution } from '@scry/contracts/match'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as documents from '../calls/documents.ts'
import * as listings from '../calls/listings.ts'
import { JobsPage } from '../features/jobs/JobsPage.tsx'
import { jobOf } from '../testing/listings.ts'
import { ada, profileOf } from '../testing/people.ts'
import { renderPage } from '../testing/render-page.tsx'

vi.mock('../calls/listings.ts')
vi.mock('../calls/documents.ts')
vi.mock('../calls/health.ts', () => ({ useHealthCheck: () => {} }))
vi.mock('../calls/facts.ts', () => ({ factsQuery: { queryKey: ['facts'], queryFn: async () => ({ arrival: null }) } }))

type Band = 'strong' | 'fair' | 'stretch' | 'other-field' | 'unknown'

function show(bands: readonly Band[], lines: Record<number, MatchContribution[]> = {}) {
  const rows = bands.map((band, at) =>
    jobOf({
      id: `j${at}`,
      title: `Ferry Planner ${at}`,
      match: { score: 40 - at, band, contributions: lines[at] ?? [] },
    }),
  )
  const found = {
    rows,
    total: rows.length,
    next: null,
    facets: {},
    relax: [],
    corrected: [],
    checkedAt: '2026-11-21T09:00:00.000Z',
  }
  vi.mocked(listings.recommendJobs).mockResolvedValue(found)
  const profile = profileOf({ hasResume: true, skills: ['Charts'] })
  return renderPage(<JobsPage />, { route: '/jobs', at: '/jobs', account: ada, profile })
}
const before = (one: HTMLElement, other: HTMLElement) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

beforeEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
  vi.mocked(documents.listOwnPostings).mockResolvedValue([])
  vi.mocked(listings.findSkillGap).mockResolvedValue([])
})

test('a list says where what is in reach ends, before the first row that is not', async () => {
  show(['strong', 'fair', 'stretch', 'other-field'])
  const end = await screen.findByRole('heading', { name: 'Nothing closer found' })
  expect(before(screen.getByRole('link', { name: 'Ferry Planner 1' }), end)).toBe(true)
  expect(before(end, screen.getByRole('link', { name: 'Ferry Planner 2' }))).toBe(true)
})

test('a list does not say that nothing closer was found above rows that are in reach', async () => {
  show(['strong', 'stretch', 'fair', 'unknown', 'stretch', 'unknown'])
  const end = await screen.findByRole('heading', { name: 'Nothing closer found' })
  expect(before(screen.getByRole('link', { name: 'Ferry Planner 3' }), end)).toBe(true)
  expect(before(end, screen.getByRole('link', { name: 'Ferry Planner 4' }))).toBe(true)
})

test('where nothing is in reach the list says so first', async () => {
  show(['stretch', 'stretch'])
  const end = await screen.findByRole('heading', { name: 'Nothing here fits well enough' })
  expect(before(end, screen.getByRole('link', { name: 'Ferry Planner 0' }))).toBe(true)
})

test('a list of what is in reach has no such end', async () => {
  show(['strong', 'fair'])
  expect(await screen.findByRole('link', { name: 'Ferry Planner 1' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /Nothing/ })).toBeNull()
})

test('what is out of reach is folded to its first rows until the rest is asked for', async () => {
  show(['strong', 'stretch', 'stretch', 'other-field', 'other-field', 'stretch', 'stretch'])
  expect(await screen.findByRole('link', { name: 'Ferry Planner 4' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Ferry Planner 5' })).toBeNull()
  expect(screen.getByText('5 of 7 shown')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show what is left all the same' }))
  expect(await screen.findByRole('link', { name: 'Ferry Planner 6' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Ferry Planner 5')
  expect(screen.queryByRole('button', { name: /what is left/ })).toBeNull()
})

test('the end of a list says what is left', async () => {
  const against = { points: -9, profile: [], listing: [], kind: 'gap' as const }
  show(['strong', 'stretch', 'other-field'], {
    1: [{ ...against, factor: 'place', reason: 'abroad', within: [] }],
    2: [{ ...against, factor: 'background', other: 'field' }],
  })
  expect(await screen.findByText('What is left is too far away or is other work.')).toBeTruthy()
})

test('of a row against which no line speaks the end says that little speaks for it', async () => {
  show(['strong', 'stretch', 'unknown'])
  expect(await screen.findByText('What is left has less in common with your resume than we look for.')).toBeTruthy()
})

test('where what is left is for people at another stage every job type is offered (§2.33)', async () => {
  show(['stretch'], {
    0: [{ points: -9, profile: [], listing: [], kind: 'gap', factor: 'type', type: null, reason: 'past-internships' }],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Look at every job type' }))
  await waitFor(() => expect(vi.mocked(listings.recommendJobs).mock.lastCall?.[0]).toMatchObject({ job_type: '' }))
})
