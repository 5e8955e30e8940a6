import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as documents from '../calls/documents.ts'
import * as resumes from '../calls/resumes.ts'
import { ada, analysisOf, profileOf } from '../testing/people.ts'
import { renderPage } from '../testing/render-page.tsx'
import { ResumeDrop } from './ResumeDrop.tsx'

vi.mock('../calls/documents.ts')
vi.mock('../calls/resumes.ts')

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Resume as a PDF file'), { target: { files } })

beforeEach(() => {
  vi.resetAllMocks()
})

test('two files at once are told, and neither is read', async () => {
  renderPage(<ResumeDrop />, { route: '/jobs', account: ada })
  choose(pdf('ada.pdf'), pdf('old.pdf'))
  expect(await screen.findByText(/Please choose one file only/)).toBeTruthy()
  expect(resumes.analyse).not.toHaveBeenCalled()
})

test('closing the dialog stops the upload, and nothing is saved (§2.36)', async () => {
  let answer = () => {}
  vi.mocked(resumes.analyse).mockReturnValue(new Promise((resolve) => (answer = () => resolve({} as never))))
  vi.mocked(documents.findProfile).mockResolvedValue(profileOf({}))
  const { unmount } = renderPage(<ResumeDrop />, { route: '/jobs', account: ada })
  choose(pdf('ada.pdf'))
  await expect.poll(() => resumes.analyse).toHaveBeenCalled()
  unmount()
  expect(vi.mocked(resumes.analyse).mock.calls[0]?.[1].aborted).toBe(true)
  await act(async () => answer())
  expect(documents.findProfile).not.toHaveBeenCalled()
})

test('whoever stops an upload by its button has the focus on the next thing to do (§2.25)', async () => {
  vi.mocked(resumes.analyse).mockImplementation((_, signal) => {
    const stopped = Promise.withResolvers<never>()
    signal.addEventListener('abort', () => stopped.reject(signal.reason))
    return stopped.promise
  })
  renderPage(<ResumeDrop />, { route: '/dashboard', account: ada })
  choose(pdf('ada.pdf'))
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  await expect.poll(() => resumes.analyse).toHaveBeenCalled()
  cancel.focus()
  fireEvent.click(cancel)
  const upload = await screen.findByRole('button', { name: 'Upload Resume (PDF)' })
  await expect.poll(() => document.activeElement).toBe(upload)
})

test('the same file, chosen again after an answer was lost, is the same upload (§4.17)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(resumes.analyse).mockResolvedValue(analysisOf({ skills: ['Python'] }))
  vi.mocked(documents.findProfile).mockResolvedValue(profileOf({}))
  vi.mocked(documents.updateProfile).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.mocked(documents.updateProfile).mockResolvedValue(profileOf({}))
  renderPage(<ResumeDrop />, { route: '/jobs', account: ada })
  const file = pdf('ada.pdf')
  choose(file)
  expect(await screen.findByText(/^Error uploading resume: The server could not be reached/)).toBeTruthy()
  vi.setSystemTime(new Date('2026-11-21T09:05:00.000Z'))
  choose(file)
  await expect.poll(() => documents.updateProfile).toHaveBeenCalledTimes(2)
  const [first, second] = vi.mocked(documents.updateProfile).mock.calls.map(([, sent]) => sent.resumeUploadedAt)
  expect(second).toBe(first)
})

test('what an update has no room for is named (§9.3)', async () => {
  const skills = Array.from({ length: 21 }, (_, at) => `Skill ${at}`)
  vi.mocked(resumes.analyse).mockResolvedValue(analysisOf({ skills }))
  vi.mocked(documents.findProfile).mockResolvedValue(profileOf({}))
  vi.mocked(documents.updateProfile).mockResolvedValue(profileOf({}))
  renderPage(<ResumeDrop />, { route: '/jobs', account: ada })
  choose(pdf('ada.pdf'))
  expect(await screen.findByText('A profile shows 20 skills. These count as well: Skill 20.')).toBeTruthy()
})
