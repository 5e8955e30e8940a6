import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as calls from '../calls/call.ts'
import * as documents from '../calls/documents.ts'
import * as ownPostings from '../calls/own-postings.ts'
import { ada } from '../testing/people.ts'
import { backendError, renderPage } from '../testing/render-page.tsx'
import { OwnPostings } from './OwnPostings.tsx'

vi.mock('../calls/live.ts', () => ({ follow: () => () => {} }))
vi.mock('../calls/documents.ts')
vi.mock('../calls/own-postings.ts')

const job = { $id: 'd1', jobRole: 'Ferry Planner', companyName: 'Quayside Lines', status: 'pending' }
const hackathon = {
  $id: 'd2',
  title: 'Night of Maps',
  organization: 'Fernhill Society',
  mode: 'online',
  status: 'pending',
  start_date: '2026-12-05T09:00:00.000Z',
  registration_deadline: '2026-12-01T09:00:00.000Z',
  participation_link: 'https://fernhill.example',
  themes: ['Maps', 'Ink', 'Paper', 'Sea', 'Stars'],
}
const kinds = [
  {
    kind: 'job',
    collection: 'aggregated_jobs',
    title: 'Your Posted Jobs',
    named: 'Ferry Planner',
    question: 'Are you sure you want to delete this job posting?',
    failed: 'Failed to delete job',
  },
  {
    kind: 'hackathon',
    collection: 'hackathon',
    title: 'Your Posted Hackathons',
    named: 'Night of Maps',
    question: 'Are you sure you want to delete this hackathon posting?',
    failed: 'Failed to delete hackathon',
  },
] as const

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(calls, 'call').mockResolvedValue({ reviews_postings: true } as never)
  vi.mocked(documents.listOwnPostings).mockImplementation(
    async (collection) => [collection === 'hackathon' ? hackathon : job] as never,
  )
  vi.mocked(documents.deletePosting).mockResolvedValue()
  vi.mocked(ownPostings.findOwnStates).mockResolvedValue([])
  vi.mocked(ownPostings.closePosting).mockResolvedValue({ success: true, state: 'closed' })
})
const open = (kind: 'job' | 'hackathon', account: typeof ada | null = ada) => {
  renderPage(<OwnPostings kind={kind} />, { route: '/jobs', account })
  return userEvent.setup()
}

test.each(kinds)('$title lists what this e-mail posted, with its state (§2.34, §2.38, §6.3, §7.17)', async (one) => {
  open(one.kind)
  const section = await screen.findByRole('region', { name: one.title })
  expect(await within(section).findByText(new RegExp(one.named))).toBeTruthy()
  expect(within(section).getByText('Pending review')).toBeTruthy()
  expect(documents.listOwnPostings).toHaveBeenCalledWith(one.collection, 'ada@mailbox.example')
})

test.each(kinds)('a visitor has no section $title (§6.3)', ({ kind, title }) => {
  open(kind, null)
  expect(screen.queryByText(title)).toBeNull()
  expect(documents.listOwnPostings).not.toHaveBeenCalled()
})

test('four themes stand on a posted card (§2.38, §9.16)', async () => {
  open('hackathon')
  const themes = within(await screen.findByRole('list', { name: 'Themes' })).getAllByRole('listitem')
  expect(themes.map((item) => item.textContent)).toEqual(['Maps', 'Ink', 'Paper', 'Sea'])
})

test.each(kinds)('deleting asks "$question" and then deletes by the id (§6.3, §7.18)', async (one) => {
  const user = open(one.kind)
  await user.click(await screen.findByRole('button', { name: `Delete ${one.named}` }))
  expect(await screen.findByText(one.question)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(documents.deletePosting).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: `Delete ${one.named}` }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(documents.deletePosting).toHaveBeenCalledOnce())
  expect(documents.deletePosting).toHaveBeenCalledWith(one.collection, one.kind === 'job' ? 'd1' : 'd2')
  // The pressed button is gone; the section has the focus.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: one.title })))
})

test.each(kinds)('a failed deletion says "$failed" (§8.22)', async (one) => {
  vi.mocked(documents.deletePosting).mockRejectedValue(backendError(500, 'The disk is full.'))
  const user = open(one.kind)
  await user.click(await screen.findByRole('button', { name: `Delete ${one.named}` }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(one.failed)).toBeTruthy()
  expect(screen.getByText('The disk is full.')).toBeTruthy()
})

test.each(kinds)(
  'a posting of $title that went elsewhere meanwhile leaves the list when it is deleted (§7.18)',
  async (one) => {
    const gone = backendError(404, 'Document with the requested ID could not be found.', 'document_not_found')
    vi.mocked(documents.deletePosting).mockRejectedValue(gone)
    const user = open(one.kind)
    await user.click(await screen.findByRole('button', { name: `Delete ${one.named}` }))
    vi.mocked(documents.listOwnPostings).mockResolvedValue([])
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: `Delete ${one.named}` })).toBeNull())
    expect(screen.queryByText(one.failed)).toBeNull()
  },
)

test.each(kinds)('before the address is verified $title says that it waits for that (§4.27)', async (one) => {
  open(one.kind, { ...ada, emailVerification: false })
  expect(await screen.findByText('Verify your email first')).toBeTruthy()
  expect(screen.queryByText('Pending review')).toBeNull()
})

const state = { id: 'd1', kind: 'job', is_live: false, listing_id: null, at: '2026-11-20T12:00:00.000Z' } as const

test('what a reviewer decided and said stands under the posting, and the way to its page', async () => {
  const asked = { ...state, state: 'changes-asked', reason: 'unclear', words: 'Say what the work is.' } as const
  vi.mocked(documents.listOwnPostings).mockResolvedValue([{ ...job, status: 'changes-asked' }] as never)
  vi.mocked(ownPostings.findOwnStates).mockResolvedValue([{ ...asked, is_live: true, listing_id: 'posted-job:d1' }])
  open('job')
  expect(await screen.findByText('Changes requested')).toBeTruthy()
  expect(await screen.findByText('Since Nov 20, 2026')).toBeTruthy()
  expect(screen.getByText('Reason: The description does not say enough.')).toBeTruthy()
  expect(screen.getByText('The reviewer writes: Say what the work is.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See it in the lists' }).getAttribute('href')).toBe('/jobs/posted-job:d1')
})

test('its poster closes a posting after a question; a closed one has nothing to close', async () => {
  const user = open('job')
  await user.click(await screen.findByRole('button', { name: 'Close Ferry Planner' }))
  vi.mocked(documents.listOwnPostings).mockResolvedValue([{ ...job, status: 'closed' }] as never)
  const said = { ...state, state: 'closed', listing_id: 'posted-job:d1', reason: null, words: '' } as const
  vi.mocked(ownPostings.findOwnStates).mockResolvedValue([said])
  await user.click(await screen.findByRole('button', { name: 'Close posting' }))
  expect(await screen.findByText('Closed')).toBeTruthy()
  expect(ownPostings.closePosting).toHaveBeenCalledWith('job', 'd1')
  expect(screen.queryByRole('button', { name: 'Close Ferry Planner' })).toBeNull()
  expect(await screen.findByRole('link', { name: 'See its page' })).toBeTruthy()
})

test('editing opens the form with what was posted and sends it into review again', async () => {
  const posted = {
    ...job,
    ...{ description: 'Draws timetables.', applyLink: 'https://quayside.example', site: 'Own page', skills: ['SQL'] },
    ...{
      jobType: 'full-time',
      category: 'operations',
      experienceLevel: 'mid',
      location: 'Remote',
      jobId: 'JOB-1-ABCDE',
    },
    ...{ stipend: null, duration: null, applicationDeadline: null, createdAt: '2026-11-20T12:00:00.000Z' },
  }
  vi.mocked(documents.listOwnPostings).mockResolvedValue([posted] as never)
  const user = open('job')
  await user.click(await screen.findByRole('button', { name: 'Edit Ferry Planner' }))
  const role = (await screen.findByLabelText('Job role')) as HTMLInputElement
  expect(role.value).toBe('Ferry Planner')
  await user.clear(role)
  await user.type(role, 'Tide Planner')
  await user.click(screen.getByRole('button', { name: 'Submit for review' }))
  await waitFor(() => expect(documents.updatePosting).toHaveBeenCalledOnce())
  const [collection, id, record] = vi.mocked(documents.updatePosting).mock.calls[0] ?? []
  expect([collection, id]).toEqual(['aggregated_jobs', 'd1'])
  expect(record).toMatchObject({ jobRole: 'Tide Planner', jobType: 'full-time', location: 'Remote', skills: ['SQL'] })
  expect(documents.createPosting).not.toHaveBeenCalled()
})
