import type { ReviewedPosting } from '@scry/contracts/review-routes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../calls/call.ts'
import * as review from '../../calls/review.ts'
import { jobOf } from '../../testing/listings.ts'
import { ada } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ReviewPage } from './ReviewPage.tsx'

vi.mock('../../calls/live.ts', () => ({ follow: () => () => {} }))
vi.mock('../../calls/review.ts')

const posting: ReviewedPosting = {
  ...{ kind: 'job', id: 'd1', state: 'pending', version: '2026-11-20T09:00:00.000Z', is_live: false },
  submitted_at: '2026-11-20T09:00:00.000Z',
  ...{ job: jobOf({ id: 'posted-job:d1', source: 'Posted by a member (Own page)' }), hackathon: null },
  link: {
    ...{ host: 'quays1de.example', trust: 'unverified', flags: ['look-alike', 'not-encrypted'] },
    leads_to: {
      ...{ address: 'https://pay.forms.example/7', is_reached: false, at: '2026-11-20T09:01:00.000Z' },
      trust: 'unverified',
    },
  },
  duplicates: [{ id: 'board:7', title: 'Ferry Planner', company: 'Quayside', location: 'Harwich', is_listed: true }],
  complaints: [
    { about: 'closed', count: 2 },
    { about: 'scam', count: 1 },
  ],
  poster: {
    ...{ email: 'poster@mailbox.example', since: '2026-11-01T09:00:00.000Z' },
    ...{ approved: 2, changes_asked: 0, rejected: 1, waiting: 1 },
  },
  steps: [{ step: 'posted', at: '2026-11-20T09:00:00.000Z', reason: null, words: '' }],
}
const queueOf = (...postings: ReviewedPosting[]) => ({ success: true as const, total: postings.length, postings })
const asked = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(review.reviewQueueQuery).mockImplementation(
    (show) => ({ queryKey: ['review', show], queryFn: () => asked(show) }) as never,
  )
  asked.mockResolvedValue(queueOf(posting))
  vi.mocked(review.decide).mockResolvedValue({ success: true, state: 'approved' })
})

function open(isReviewer = true, at = '/review') {
  renderPage(<ReviewPage />, { route: '/review', at, account: { ...ada, isReviewer } })
  return userEvent.setup()
}
const press = async (user: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name: `${name}: Ferry Planner` }))

test('a posting stands as others will see it, with what its link tells, what it may repeat and who posted it', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Ferry Planner' })).toBeTruthy()
  const warnings = within(screen.getByRole('list', { name: 'Warnings about the link' })).getAllByRole('listitem')
  expect(warnings.map((item) => item.textContent)).toEqual([
    'Looks like a well-known name but is a different address',
    'Not encrypted',
  ])
  expect(screen.getByText(/it led to https:\/\/pay\.forms\.example\/7\./)).toBeTruthy()
  expect(screen.getByText('Our server could not open that.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ferry Planner' }).getAttribute('href')).toBe('/jobs/board:7')
  expect(screen.getByText('It is closed: 2 networks')).toBeTruthy()
  expect(screen.getByText('It is a scam: 1 network')).toBeTruthy()
  expect(screen.getByText('poster@mailbox.example')).toBeTruthy()
  expect(screen.getByText(/So far: 2 approved, 1 rejected, 0 sent back for changes; 1 posting waiting/)).toBeTruthy()
})

test('an approval names the version that was seen', async () => {
  const user = open()
  await screen.findByRole('heading', { name: 'Ferry Planner' })
  asked.mockResolvedValue(queueOf())
  await press(user, 'Approve')
  expect(review.decide).toHaveBeenCalledWith({
    ...{ kind: 'job', id: 'd1', version: posting.version, decision: 'approve', reason: null, words: '' },
  })
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy()
  expect(await screen.findByText('Approved. It appears in the lists shortly.')).toBeTruthy()
})

test('anything else needs a reason and words, and says so at the fields', async () => {
  const user = open()
  await press(user, 'Ask for changes')
  expect(screen.getByText('Choose a reason.')).toBeTruthy()
  expect(screen.getByText('Write a sentence, so that the poster knows why.')).toBeTruthy()
  expect(review.decide).not.toHaveBeenCalled()
  await user.selectOptions(screen.getByLabelText('Reason'), 'unclear')
  await user.type(screen.getByLabelText('Message to the poster'), 'Say more.')
  await press(user, 'Ask for changes')
  await waitFor(() => expect(review.decide).toHaveBeenCalledOnce())
  expect(vi.mocked(review.decide).mock.calls[0]?.[0]).toMatchObject({ decision: 'ask-changes', reason: 'unclear' })
})

test('a posting that changed meanwhile is said to be so and asked for again', async () => {
  const sentence = 'This posting changed since you opened it. Look at it again.'
  vi.mocked(review.decide).mockRejectedValue(new CallError('no', 409, 'changed-meanwhile', sentence))
  const user = open()
  await press(user, 'Approve')
  expect(await screen.findByText(sentence)).toBeTruthy()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
})

test('approved ones can be closed', async () => {
  asked.mockResolvedValue(queueOf({ ...posting, state: 'approved', is_live: true }))
  open(true, '/review?show=approved')
  expect(await screen.findByRole('button', { name: 'Close: Ferry Planner' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve: Ferry Planner' })).toBeNull()
  expect(asked).toHaveBeenCalledWith('approved')
})

test('the page of a closed one can be taken down', async () => {
  asked.mockResolvedValue(queueOf({ ...posting, state: 'closed', is_live: false }))
  open(true, '/review?show=approved')
  expect(await screen.findByRole('button', { name: 'Take down its page: Ferry Planner' })).toBeTruthy()
  expect(screen.getByText('It is closed, and its page is still there.')).toBeTruthy()
})

test('a failed load says so and can be tried again; whoever is no reviewer is told and asks nothing', async () => {
  asked.mockRejectedValueOnce(new CallError('no', 500, 'internal-error', 'The database is away.'))
  const user = open()
  expect(await screen.findByText('The database is away.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Ferry Planner' })).toBeTruthy()
  asked.mockClear()
  open(false)
  expect(await screen.findByText('You are not a reviewer here')).toBeTruthy()
  expect(asked).not.toHaveBeenCalled()
})
