import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../calls/call.ts'
import * as feedback from '../calls/feedback.ts'
import * as listingPage from '../calls/listing-page.ts'
import * as listings from '../calls/listings.ts'
import { jobOf } from '../testing/listings.ts'
import { ada, profileOf } from '../testing/people.ts'
import { renderPage } from '../testing/render-page.tsx'
import { JobResults } from './JobResults.tsx'
import { useJobList } from './use-job-list.ts'

vi.mock('../calls/listings.ts')
vi.mock('../calls/listing-page.ts')
vi.mock('../calls/feedback.ts', async (original) => ({
  ...(await original<typeof feedback>()),
  sayWhy: vi.fn(),
  takeBack: vi.fn(),
}))

const jobs = ['Ferry Planner', 'Tide Clerk', 'Dock Baker'].map((title, at) => jobOf({ id: `j${at + 1}`, title }))
const found = { rows: jobs, total: 3, next: null, facets: {}, relax: [], corrected: [], checkedAt: '' }
const said = (reason: feedback.FeedbackReason, more: Partial<feedback.Feedback> = {}): feedback.Feedback => ({
  ...{ id: 'f1', listing_id: 'j2', kind: 'job', title: 'Tide Clerk', company: 'Quayside Lines', reason },
  ...{ about: null, value: '', said_at: '2026-11-25T12:00:00.000Z', ...more },
})

function Page() {
  return <JobResults jobs={useJobList()} />
}

beforeEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
  vi.mocked(listings.findJobs).mockResolvedValue(found)
  vi.mocked(listings.recommendJobs).mockResolvedValue(found)
  vi.mocked(listingPage.complainOf).mockResolvedValue(true)
  vi.mocked(feedback.takeBack).mockResolvedValue({ success: true })
})

/** Hides the second of three jobs by its key. */
async function hideSecond(account: typeof ada | null = ada) {
  const who = account ? { account, profile: profileOf({ hasResume: true }) } : { account }
  renderPage(<Page />, { route: '/jobs', ...who })
  ;(await screen.findByRole('link', { name: 'Tide Clerk' })).focus()
  await userEvent.keyboard('x')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tide Clerk' })).toBeNull())
}
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent ?? '')
const question = () => screen.getByText('Tide Clerk').closest('li') as HTMLElement

test('where a listing stood that was hidden, its reader is asked why, and one tap says it', async () => {
  vi.mocked(feedback.sayWhy).mockResolvedValue(said('employer', { about: 'employer', value: 'Quayside Lines' }))
  await hideSecond()
  expect(lines().findIndex((text) => text.startsWith('Tide Clerk'))).toBeGreaterThan(
    lines().findIndex((text) => text.includes('Ferry Planner')),
  )
  const names = within(question())
    .getAllByRole('button')
    .map((button) => button.textContent)
  expect(names).toEqual([
    ...['Wrong field', 'Wrong level', 'Wrong place', 'Not this employer', 'It is closed', 'Already applied'],
    'Something else',
  ])
  await userEvent.click(within(question()).getByRole('button', { name: 'Not this employer' }))
  expect(await screen.findByText(/Listings of Quayside Lines rank lower for you\./)).toBeTruthy()
  expect(vi.mocked(feedback.sayWhy).mock.calls).toEqual([['j2', 'employer']])
  expect(listingPage.complainOf).not.toHaveBeenCalled()
  expect(document.activeElement?.textContent).toMatch(/^Tide Clerk is hidden/)
})

test('Undo takes the reason back and shows the listing again', async () => {
  vi.mocked(feedback.sayWhy).mockResolvedValue(said('other'))
  await hideSecond()
  await userEvent.click(within(question()).getByRole('button', { name: 'Something else' }))
  await userEvent.click(await within(question()).findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'Tide Clerk' })).toBeTruthy()
  expect(vi.mocked(feedback.takeBack).mock.calls[0]?.[0]).toBe('f1')
  expect(screen.queryByText('is hidden. Why?')).toBeNull()
})

test('a closed one is reported, and it is said when that failed', async () => {
  vi.mocked(feedback.sayWhy).mockResolvedValue(said('closed'))
  vi.mocked(listingPage.complainOf).mockRejectedValue(new Error('It broke.'))
  await hideSecond()
  await userEvent.click(within(question()).getByRole('button', { name: 'It is closed' }))
  expect(await screen.findByText(/It changes no ranking. It could not be reported as closed./)).toBeTruthy()
  expect(vi.mocked(listingPage.complainOf).mock.calls).toEqual([['j2', 'closed']])
})

test('a reason that is not kept leaves the question and says why', async () => {
  vi.mocked(feedback.sayWhy).mockRejectedValue(new CallError('Not found', 404, 'not-found', 'It is no longer here.'))
  await hideSecond()
  await userEvent.click(within(question()).getByRole('button', { name: 'Wrong level' }))
  expect(await screen.findByText('It is no longer here.')).toBeTruthy()
  expect(within(question()).getByRole('button', { name: 'Wrong level' })).toBeTruthy()
})

test('a visitor, who has no account to keep it, is not asked', async () => {
  await hideSecond(null)
  expect(screen.queryByText(/is hidden/)).toBeNull()
})
