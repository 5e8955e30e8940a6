import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as calls from '../calls/call.ts'
import * as documents from '../calls/documents.ts'
import { ada } from '../testing/people.ts'
import { backendError, renderPage } from '../testing/render-page.tsx'
import { PostJobDialog } from './PostJobDialog.tsx'

vi.mock('../calls/documents.ts')

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(calls, 'call').mockResolvedValue({ reviews_postings: true } as never)
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T09:00:00.000Z') })
  vi.mocked(documents.createPosting).mockResolvedValue({} as never)
})
afterEach(() => {
  vi.useRealTimers()
})

function open(account = ada) {
  const onClose = vi.fn()
  const { unmount, queryClient } = renderPage(<PostJobDialog onClose={onClose} />, { route: '/jobs', account })
  return { onClose, unmount, queryClient, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}
type User = ReturnType<typeof open>['user']
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Submit for review' }))
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
async function fill(user: User) {
  write('Job role', 'Ferry Planner')
  write('Company name', 'Quayside Lines')
  write('Job description', 'Draws timetables.')
  write('Application link', 'https://quayside.example')
  write('Site/Source', 'Own page')
  await user.type(screen.getByLabelText('Skills'), 'SQL{Enter}')
}

test('what is missing is named field by field, and nothing is sent (§5.23, §5.30)', async () => {
  const { user } = open()
  await submit(user)
  for (const message of [
    'Job role is required',
    'Company name is required',
    'Job description is required',
    'Application link is required',
    'Site/Source is required',
    'At least one skill is required',
  ]) {
    expect(screen.getByText(message)).toBeTruthy()
  }
  expect(documents.createPosting).not.toHaveBeenCalled()
})

test('the first faulty field has the focus, in the order of the screen (§5.30)', async () => {
  open()
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
  send()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Job role')))
  for (const label of ['Job role', 'Company name', 'Job description']) write(label, 'Ferries')
  send()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Skills')))
})

test('the choices are those of the specification, with its defaults chosen (§3.24, §3.39, §3.40, §3.41, §5.33)', () => {
  open()
  const choices = (label: string) => {
    const select = screen.getByLabelText(label) as HTMLSelectElement
    return [select.value, ...[...select.options].map((option) => option.value)]
  }
  const types = ['internship', 'full-time', 'part-time', 'contract', 'freelance']
  expect(choices('Job type')).toEqual(['internship', ...types])
  expect(choices('Location')).toEqual(['On site', 'On site', 'Remote', 'Hybrid'])
  expect(choices('Experience level')).toEqual(['entry', 'entry', 'mid', 'senior', 'lead'])
  const categories = ['technology', 'design', 'marketing', 'sales', 'finance', 'operations', 'hr', 'other']
  expect(choices('Category')).toEqual(['technology', ...categories])
})

test('a posted job is the whole record, pending, of the person who posts it (§3.23, §3.24, §3.25, §4.27, §7.16)', async () => {
  const { user } = open()
  await fill(user)
  await submit(user)
  await screen.findByText('Job posting submitted')
  const [collection, record] = vi.mocked(documents.createPosting).mock.calls[0] ?? []
  expect(collection).toBe('aggregated_jobs')
  expect(record).toEqual({
    jobId: expect.stringMatching(/^JOB-17952516\d{5}-[A-Z0-9]{5}$/),
    jobRole: 'Ferry Planner',
    companyName: 'Quayside Lines',
    description: 'Draws timetables.',
    stipend: null,
    duration: null,
    location: 'On site',
    applyLink: 'https://quayside.example',
    skills: ['SQL'],
    site: 'Own page',
    jobType: 'internship',
    category: 'technology',
    experienceLevel: 'entry',
    applicationDeadline: null,
    deadlineZone: null,
    place: null,
    years: null,
    createdAt: expect.stringMatching(/^2026-11-21T09:00/),
    createdBy: 'ada@mailbox.example',
    status: 'pending',
  })
})

test('a posted job is told, and the dialog closes by itself after 3 seconds (§4.26, §9.6)', async () => {
  const { user, onClose } = open()
  await fill(user)
  await submit(user)
  await screen.findByText('Job posting submitted')
  await act(() => vi.advanceTimersByTimeAsync(2700))
  expect(onClose).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(onClose).toHaveBeenCalledOnce()
})

test('the form is empty after a submission, and can be cancelled before (§4.26)', async () => {
  const first = open()
  await fill(first.user)
  await submit(first.user)
  await screen.findByText('Job posting submitted')
  await first.user.click(screen.getByRole('button', { name: 'Close' }))
  expect(first.onClose).toHaveBeenCalledOnce()
  const second = open()
  const [role] = screen.getAllByLabelText('Job role') as HTMLInputElement[]
  expect(role?.value).toBe('')
  await second.user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(second.onClose).toHaveBeenCalledOnce()
})

test('a posting that is not taken says so and loses nothing (§8.20)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(documents.createPosting).mockRejectedValue(backendError(500, 'The disk is full.'))
  const { user } = open()
  await fill(user)
  await submit(user)
  const alert = await screen.findByRole('alert')
  const lines = [...alert.querySelectorAll('p')].map((line) => line.textContent)
  expect(lines.slice(0, 2)).toEqual(['Failed to submit job posting. Please try again.', 'The disk is full.'])
  expect((screen.getByLabelText('Job role') as HTMLInputElement).value).toBe('Ferry Planner')
})

test('a posting whose dialog was closed while it was sent leaves no draft of itself', async () => {
  const { promise, resolve } = Promise.withResolvers<never>()
  vi.mocked(documents.createPosting).mockReturnValue(promise)
  const { user, unmount } = open()
  await fill(user)
  await submit(user)
  await waitFor(() => expect(documents.createPosting).toHaveBeenCalled())
  unmount()
  expect(Object.values(localStorage).join()).toContain('Ferry Planner')
  await act(async () => resolve({} as never))
  await waitFor(() => expect(Object.values(localStorage).join()).not.toContain('Ferry Planner'))
})

test('a text that is too long is told at its field, is not cut and is not sent', async () => {
  const { user } = open()
  await fill(user)
  write('Job role', 'x'.repeat(212))
  expect(screen.getByText('212 of 200 characters, 12 too many.')).toBeTruthy()
  await submit(user)
  expect(screen.getByText('At most 200 characters fit. Shorten it to send it.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Job role').value).toHaveLength(212)
  expect(documents.createPosting).not.toHaveBeenCalled()
})

test('50 skills are posted, and a 51st is refused at the field', async () => {
  const { user } = open()
  await fill(user)
  const more = Array.from({ length: 50 }, (_, at) => `Skill ${at}`).join(', ')
  const field = screen.getByLabelText('Skills', { selector: 'input' })
  fireEvent.change(field, { target: { value: more } })
  await user.click(screen.getByRole('button', { name: 'Add to skills' }))
  expect(screen.getByText('At most 50 skills. Remove one to add another.')).toBeTruthy()
  fireEvent.change(field, { target: { value: '' } })
  await submit(user)
  await waitFor(() => expect(documents.createPosting).toHaveBeenCalledOnce())
  const [, record] = vi.mocked(documents.createPosting).mock.calls[0] ?? []
  expect((record as { skills: string[] }).skills).toHaveLength(50)
})

test.each([true, false])(
  'whether this server reviews (%s) is said before posting (§4.27)',
  async (reviews_postings) => {
    vi.spyOn(calls, 'call').mockResolvedValue({ reviews_postings } as never)
    const { queryClient } = open()
    await waitFor(() => expect(queryClient.getQueryData(['facts'])).toBeTruthy())
    const sentence = screen.queryByText('This server has no reviewer yet, so only you will see it.')
    expect(sentence === null).toBe(reviews_postings)
  },
)

test('a double click posts once', async () => {
  const { user } = open()
  await fill(user)
  const button = screen.getByRole('button', { name: 'Submit for review' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText('Job posting submitted')
  expect(documents.createPosting).toHaveBeenCalledOnce()
})

test('whoever is not verified yet is told that nobody sees the posting until then (§4.27, §6.2)', async () => {
  const { user } = open({ ...ada, emailVerification: false })
  expect(screen.getByText('Once it is, your posting goes into review. Until then only you see it.')).toBeTruthy()
  await fill(user)
  await submit(user)
  expect(await screen.findByText(/It waits until you verify your email/)).toBeTruthy()
})
