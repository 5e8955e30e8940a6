import type { ResumeAnalysis } from '@scry/contracts/analysis'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../calls/call.ts'
import * as documents from '../../calls/documents.ts'
import * as resumes from '../../calls/resumes.ts'
import { createQueryClient } from '../../query-client.ts'
import { sessionQuery } from '../../session/use-session.ts'
import { ada, profileOf } from '../../testing/people.ts'
import { backendError, renderPage } from '../../testing/render-page.tsx'
import { takeFlash } from './flash.ts'
import { ResumeManagement } from './ResumeManagement.tsx'

vi.mock('../../calls/documents.ts')
vi.mock('../../calls/resumes.ts')

const none = { work_experience: [], education: [], projects: [], certifications: [], languages: [], links: [] }
const analysis = { ...none, name: 'Ada Holm', skills: ['Python'] } as unknown as ResumeAnalysis
const withResume = profileOf({
  hasResume: true,
  originalFileName: 'ada-holm.pdf',
  resumeUploadedAt: '2026-11-20T09:00:00.000Z',
  resumeVersion: 3,
})
const reload = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  takeFlash()
  vi.mocked(resumes.analyse).mockResolvedValue(analysis)
  vi.mocked(documents.findProfile).mockResolvedValue(withResume)
  vi.mocked(documents.updateProfile).mockResolvedValue(withResume)
})

function open(profile: typeof withResume | null = withResume) {
  renderPage(<ResumeManagement profile={profile} />, { route: '/profile', account: ada, profile })
  return userEvent.setup()
}
const choose = (name = 'ada.pdf') =>
  fireEvent.change(screen.getByLabelText('Resume as a PDF file'), {
    target: { files: [new File(['%PDF-1.7'], name, { type: 'application/pdf' })] },
  })

test('the section shows file name, date and version, with Update and Delete (§2.65, §2.66, §2.67, §3.16, §9.19)', () => {
  open()
  expect(screen.getByText('ada-holm.pdf')).toBeTruthy()
  expect(screen.getByText('Last updated Nov 20, 2026')).toBeTruthy()
  expect(screen.getByText('Version 3')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Update Resume' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete Resume' })).toBeTruthy()
})

test('a resume without a name is called resume.pdf (§2.66, §9.10)', () => {
  open({ ...withResume, originalFileName: '' })
  expect(screen.getByText('resume.pdf')).toBeTruthy()
})

test('without a resume there is only the upload, which is busy as Analyzing Resume... (§2.68)', async () => {
  vi.mocked(resumes.analyse).mockReturnValue(new Promise(() => {}))
  open(profileOf({}))
  expect(screen.getByRole('button', { name: 'Upload Resume (PDF)' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete Resume' })).toBeNull()
  choose()
  expect(await screen.findByRole('button', { name: 'Analyzing Resume...' })).toBeTruthy()
  await waitFor(() => expect(resumes.analyse).toHaveBeenCalledOnce())
})

test.each([
  ['another', withResume],
  ['the first', { ...withResume, hasResume: false }],
])('%s resume that was read says so (§8.13)', async (_, before) => {
  vi.mocked(documents.findProfile).mockResolvedValue(before)
  open(before)
  choose()
  const said = 'Resume analyzed successfully! Getting personalized job recommendations...'
  expect(await screen.findByText(said)).toBeTruthy()
})

test('an upload that fails carries the specified message in its own (§8.12, §8.4)', async () => {
  const broken = new CallError('HTTP error! status: 500', 500, 'internal-error', 'It broke.')
  vi.mocked(resumes.analyse).mockRejectedValue(broken)
  vi.mocked(resumes.analyseWithModel).mockRejectedValue(broken)
  open()
  choose()
  expect(await screen.findByText('Error uploading resume: Failed to process resume with both APIs')).toBeTruthy()
  expect(screen.getByText('It broke.')).toBeTruthy()
})

test('a file of another name is told, and nothing is sent (§5.11)', async () => {
  open()
  choose('ada.docx')
  expect(await screen.findByText('Please upload a PDF file')).toBeTruthy()
  expect(resumes.analyse).not.toHaveBeenCalled()
})

test('a delete asks, saying that it cannot be undone; a no leaves everything (§8.28)', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Delete Resume' }))
  const prompt = await screen.findByRole('dialog')
  expect(prompt.textContent).toContain('This cannot be undone.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(documents.updateProfile).not.toHaveBeenCalled()
})

async function remove(user: ReturnType<typeof open>) {
  await user.click(screen.getByRole('button', { name: 'Delete Resume' }))
  const prompt = await screen.findByRole('dialog')
  const [yes] = [...prompt.querySelectorAll('button')].filter((one) => one.textContent === 'Delete Resume')
  if (!yes) throw new Error('The prompt has no way to agree.')
  await user.click(yes)
}

test('a delete passes the empty profile only, reloads the page and is told after it (§4.18, §7.24, §8.28)', async () => {
  const user = open()
  await remove(user)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  const [id, sent] = vi.mocked(documents.updateProfile).mock.calls[0] ?? []
  expect(id).toBe('p1')
  expect(sent).toMatchObject({ hasResume: false, experience_level: 'entry', skills: [], projects: '[]', summary: '' })
  expect(resumes.analyse).not.toHaveBeenCalled()
  expect(takeFlash()).toBe('Resume data deleted successfully!')
})

test('a delete that fails is told, and the page stays (§8.28)', async () => {
  vi.mocked(documents.updateProfile).mockRejectedValue(backendError(500, 'no'))
  const user = open()
  await remove(user)
  expect(await screen.findByText('Failed to delete resume data. Please try again.')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  expect(takeFlash()).toBeNull()
})

test('a delete that meets an ended session has the account asked for again (§4.1)', async () => {
  vi.mocked(documents.updateProfile).mockRejectedValue(backendError(401, 'No session'))
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, ada)
  const page = (
    <QueryClientProvider client={queryClient}>
      <ResumeManagement profile={withResume} />
    </QueryClientProvider>
  )
  renderPage(page, { route: '/profile' })
  await remove(userEvent.setup())
  // The cookie that hints at a session is gone, so that the answer is: a visitor.
  await waitFor(() => expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull())
})

test('an update can be taken back: the words and the file name before it are written again (§4.17, §7.24)', async () => {
  const before = { ...withResume, name: 'Ada Before', summary: 'Her own words.' }
  const after = { ...before, name: 'Ada Holm', summary: 'Read anew.', originalFileName: 'ada.pdf' }
  vi.mocked(documents.findProfile).mockResolvedValueOnce(before).mockResolvedValue(after)
  vi.mocked(documents.updateProfile).mockResolvedValue(after)
  const user = open()
  choose()
  await screen.findByText('Your profile was updated from the new resume.')
  const told = within(screen.getByRole('region', { name: 'Notifications' }))
  expect(told.getByText(/^Resume analyzed successfully!/)).toBeTruthy()
  await user.click(
    within(screen.getByRole('region', { name: 'Resume Management' })).getByRole('button', { name: 'Undo' }),
  )
  expect(told.queryByText(/^Resume analyzed successfully!/)).toBeNull()
  expect(await screen.findByText('The changes from your resume were undone')).toBeTruthy()
  const sent = vi.mocked(documents.updateProfile).mock.lastCall?.[1]
  expect(sent).toMatchObject({ name: 'Ada Before', summary: 'Her own words.', originalFileName: 'ada-holm.pdf' })
  expect(Date.parse(sent?.resumeUploadedAt ?? '')).toBeGreaterThan(Date.parse('2026-11-20T09:00:00.000Z'))
  expect(sent).not.toHaveProperty('resumeVersion')
  expect(screen.queryByText('Your profile was updated from the new resume.')).toBeNull()
})

test('when the pressed control of an update goes, the focus goes to its section (§2.65, §2.67)', async () => {
  vi.mocked(resumes.analyse).mockImplementation((_, signal) => {
    const stopped = Promise.withResolvers<never>()
    signal?.addEventListener('abort', () => stopped.reject(signal.reason))
    return stopped.promise
  })
  const user = open()
  choose()
  const heading = screen.getByRole('heading', { name: 'Resume Management' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull())
  expect(document.activeElement).toBe(heading)
})
