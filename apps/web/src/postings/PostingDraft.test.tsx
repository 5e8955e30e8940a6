import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as calls from '../calls/call.ts'
import * as drafts from '../calls/own-postings.ts'
import { hackathonOf, jobOf } from '../testing/listings.ts'
import { ada } from '../testing/people.ts'
import { renderPage } from '../testing/render-page.tsx'
import { hackathonFilledIn } from './hackathon-draft.ts'
import { emptyHackathon } from './hackathon-rules.ts'
import { jobFilledIn } from './job-draft.ts'
import { emptyJob } from './job-rules.ts'
import { PostHackathonDialog } from './PostHackathonDialog.tsx'
import { PostJobDialog } from './PostJobDialog.tsx'

vi.mock('../calls/own-postings.ts', async (original) => ({
  ...(await original<typeof drafts>()),
  readJobDraft: vi.fn(),
  readHackathonDraft: vi.fn(),
}))

const read: drafts.ReadJobDraft['read'] = {
  ...{ jobRole: 'Ferry Planner', companyName: 'Quayside Lines' },
  ...{ applyLink: 'https://quayside.example/7', site: 'quayside.example' },
  ...{ jobType: 'full-time', experienceLevel: 'senior', location: 'Remote', stipend: '$90,000', skills: ['SQL'] },
  ...{ years: 5, place: 'Hull, UK', deadline: { at: '2027-03-02T11:59:59.000Z', zone: 'AoE' } },
}
const hackathonRead: drafts.ReadHackathonDraft['read'] = {
  ...{ title: 'Night of Maps', organization: 'Fernhill Society', participation_link: 'https://maps.example/' },
  ...{ mode: 'offline', location: 'Leith', prize: '$5,000', themes: ['Maps'], submission_deadline: null },
  start_date: { at: '2027-03-05T09:00:00.000Z', zone: null },
  registration_deadline: { at: '2027-03-02T11:59:59.000Z', zone: 'AoE' },
}
beforeEach(() => {
  localStorage.clear()
  vi.spyOn(calls, 'call').mockResolvedValue({ reviews_postings: true } as never)
  vi.mocked(drafts.readJobDraft).mockReset()
  vi.mocked(drafts.readHackathonDraft).mockResolvedValue({
    ...{ success: true as const, hackathon: hackathonOf({ title: 'Night of Maps' }), read: hackathonRead },
    duplicates: [{ id: 'feed:7', title: 'Night of Maps', company: 'Fernhill Society', location: '' }],
  })
  vi.mocked(drafts.readJobDraft).mockResolvedValue({
    ...{ success: true as const, job: jobOf({ title: 'Ferry Planner' }), read },
    duplicates: [{ id: 'board:1', title: 'Ferry Planner', company: 'Quayside Lines', location: 'Hull' }],
  })
})
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('the fields are read out of a pasted description, and the card and what is listed already stand beside it', async () => {
  renderPage(<PostJobDialog onClose={vi.fn()} />, { route: '/jobs', account: ada })
  const user = userEvent.setup()
  const fill = screen.getByRole('button', { name: 'Fill in the fields from the description' })
  await user.click(fill)
  expect(screen.getByText('Paste the description first.')).toBeTruthy()
  expect(drafts.readJobDraft).not.toHaveBeenCalled()
  write('Job description', 'A senior full-time role, remote. SQL. $90,000.')
  await user.click(fill)
  expect(
    await screen.findByText(
      'Filled in: job role, company, application link, site, job type, location, place, experience level, years, stipend, deadline, and skills. Please check.',
    ),
  ).toBeTruthy()
  expect((screen.getByLabelText('Job type') as HTMLSelectElement).value).toBe('full-time')
  expect((screen.getByLabelText('Experience level') as HTMLSelectElement).value).toBe('senior')
  expect(screen.getByRole('button', { name: 'Remove SQL' })).toBeTruthy()
  const shown = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
  expect(shown('Years of experience optional')).toBe('5')
  expect(shown('Application deadline optional')).toBe('2027-03-01T23:59')
  expect(shown('Time zone of the deadline')).toBe('AoE')
  expect(shown('Application link')).toBe('https://quayside.example/7')
  await waitFor(() => expect(screen.getByRole('region', { name: 'As others will see it' })).toBeTruthy())
  expect(screen.getByRole('link', { name: 'Ferry Planner, Quayside Lines' }).getAttribute('href')).toBe('/jobs/board:1')
})

test('a hackathon is read out of a pasted description too, and shows its card and what is listed already', async () => {
  renderPage(<PostHackathonDialog onClose={vi.fn()} />, { route: '/hackathons', account: ada })
  const user = userEvent.setup()
  write('Title', 'Night of Maps')
  write('Organization', 'Fernhill Society')
  write('Description', 'Starts March 5, 2027. Register by March 1, 2027, 23:59 AoE.')
  await user.click(screen.getByRole('button', { name: 'Fill in the fields from the description' }))
  expect(
    await screen.findByText(
      'Filled in: participation link, mode, location, prize, start date, registration deadline, and themes. Please check.',
    ),
  ).toBeTruthy()
  const shown = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
  expect(shown('Registration deadline')).toBe('2027-03-01T23:59')
  expect(shown('Time zone of these dates')).toBe('AoE')
  expect(shown('Start date')).toBe('2027-03-05T09:00')
  const card = await screen.findByRole('region', { name: 'As others will see it' })
  expect(card.textContent).toContain('Night of Maps')
  expect(screen.getByRole('link', { name: 'Night of Maps, Fernhill Society' }).getAttribute('href')).toBe(
    '/hackathons/feed:7',
  )
})

const none: drafts.ReadJobDraft['read'] = {
  ...{ jobRole: null, companyName: null, applyLink: null, site: null },
  ...{ jobType: null, experienceLevel: null, location: null, stipend: null, skills: [] },
  ...{ years: null, place: null, deadline: null },
}

test('what somebody typed or chose stays, and what the description does not say is left', () => {
  expect(jobFilledIn({ ...emptyJob, stipend: '€ 20' }, none)).toEqual({ fields: {}, names: [] })
  const typed = {
    ...emptyJob,
    stipend: '€ 20',
    skills: ['Go'],
    jobType: 'contract',
    ...{ jobRole: 'Ferry Master', companyName: 'Quayside', site: 'Own page' },
    applicationDeadline: '2027-01-01T10:00',
  } as const
  expect(jobFilledIn({ ...typed, skills: ['Go'] }, { ...read, skills: ['Go', 'SQL'], location: null })).toEqual({
    fields: {
      ...{ skills: ['Go', 'SQL'], experienceLevel: 'senior', years: '5', place: 'Hull, UK' },
      applyLink: 'https://quayside.example/7',
    },
    names: ['application link', 'place', 'experience level', 'years', 'skills'],
  })
})

test('a date that is read is told on the clock of the dates that stand there', () => {
  const form = { ...emptyHackathon, start_date: '2027-03-05T09:00', deadline_zone: 'UTC' }
  expect(hackathonFilledIn(form, hackathonRead).fields).toMatchObject({
    ...{ registration_deadline: '2027-03-02T11:59', deadline_zone: 'UTC' },
  })
})
