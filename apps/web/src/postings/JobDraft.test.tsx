import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as calls from '../calls/call.ts'
import * as drafts from '../calls/own-postings.ts'
import { jobOf } from '../testing/listings.ts'
import { ada } from '../testing/people.ts'
import { renderPage } from '../testing/render-page.tsx'
import { filledIn } from './JobDraft.tsx'
import { emptyJob } from './job-rules.ts'
import { PostJobDialog } from './PostJobDialog.tsx'

vi.mock('../calls/own-postings.ts', async (original) => ({
  ...(await original<typeof drafts>()),
  readJobDraft: vi.fn(),
}))

const read: drafts.ReadDraft['read'] = {
  ...{ jobType: 'full-time', experienceLevel: 'senior', location: 'Remote', stipend: '$90,000', skills: ['SQL'] },
}
beforeEach(() => {
  localStorage.clear()
  vi.spyOn(calls, 'call').mockResolvedValue({ reviews_postings: true } as never)
  vi.mocked(drafts.readJobDraft).mockReset()
  vi.mocked(drafts.readJobDraft).mockResolvedValue({
    ...{ success: true as const, job: jobOf({ title: 'Ferry Planner' }), read },
    duplicates: [{ id: 'board:1', title: 'Ferry Planner', company: 'Quayside Lines', location: 'Hull' }],
  })
})
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('the fields are read out of a pasted description, and the card and what is listed already stand beside it (issue 18, 2)', async () => {
  renderPage(<PostJobDialog onClose={vi.fn()} />, { route: '/jobs', account: ada })
  const user = userEvent.setup()
  const fill = screen.getByRole('button', { name: 'Fill in the fields from the description' })
  await user.click(fill)
  expect(screen.getByText('Paste the description first.')).toBeTruthy()
  expect(drafts.readJobDraft).not.toHaveBeenCalled()
  write('Job description', 'A senior full-time role, remote. SQL. $90,000.')
  await user.click(fill)
  expect(
    await screen.findByText('Filled in: job type, location, experience level, stipend, and skills. Please check.'),
  ).toBeTruthy()
  expect((screen.getByLabelText('Job type') as HTMLSelectElement).value).toBe('full-time')
  expect((screen.getByLabelText('Experience level') as HTMLSelectElement).value).toBe('senior')
  expect(screen.getByRole('button', { name: 'Remove SQL' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'As others will see it' })).toBeNull()
  write('Job role', 'Ferry Planner')
  write('Company name', 'Quayside Lines')
  await waitFor(() => expect(screen.getByRole('region', { name: 'As others will see it' })).toBeTruthy(), {
    timeout: 4000,
  })
  expect(screen.getByRole('link', { name: 'Ferry Planner, Quayside Lines' }).getAttribute('href')).toBe('/jobs/board:1')
})

test('what somebody typed stays, and what the description does not say is left (issue 18, 2)', () => {
  const none = { jobType: null, experienceLevel: null, location: null, stipend: null, skills: [] }
  expect(filledIn({ ...emptyJob, stipend: '€ 20' }, none)).toEqual({ fields: {}, names: [] })
  const typed = { ...emptyJob, stipend: '€ 20', skills: ['Go'] }
  expect(filledIn(typed, { ...none, stipend: '$ 9', skills: ['Go', 'SQL'] })).toEqual({
    ...{ fields: { skills: ['Go', 'SQL'] }, names: ['skills'] },
  })
})
