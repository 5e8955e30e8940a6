import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../calls/call.ts'
import * as documents from '../calls/documents.ts'
import * as resumes from '../calls/resumes.ts'
import { ada, analysisOf, profileOf } from '../testing/people.ts'
import { backendError } from '../testing/render-page.tsx'
import { ResumeUpdateFailure, resumeUpdateProblem, undoResumeUpdate, updateFromResume } from './update-from-resume.ts'

vi.mock('../calls/documents.ts')
vi.mock('../calls/resumes.ts')

const analysis = analysisOf({ skills: ['Python'] })
const pdf = new File(['%PDF-1.7'], 'ada.pdf', { type: 'application/pdf' })
const uploadedAt = '2026-11-21T09:00:00.000Z'
const update = (change: { account?: null; file?: File; signal?: AbortSignal } = {}) =>
  updateFromResume({
    account: ada,
    file: pdf,
    signal: new AbortController().signal,
    onStage: () => {},
    uploadedAt,
    ...change,
  })
const refused = (status: number, code: CallError['code'], sentence: string) =>
  new CallError(`HTTP error! status: ${status}`, status, code, sentence)

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(resumes.analyse).mockResolvedValue(analysis)
  vi.mocked(documents.findProfile).mockResolvedValue(profileOf({ summary: 'Her own words.' }))
})

test.each([
  ['ada.pdf', null],
  ['ADA.PDF', null],
  ['ada.pdf.exe', 'Please upload a PDF file'],
  ['ada', 'Please upload a PDF file'],
])('on dashboard and settings the name %s is answered with %j (§5.11)', (name, problem) => {
  expect(resumeUpdateProblem([new File(['x'], name)])).toBe(problem)
})

test('an upload passes the file to the reader and nothing but what was read to the profile (§7.24, §4.17)', async () => {
  await update()
  expect(vi.mocked(resumes.analyse).mock.calls[0]?.[0]).toBe(pdf)
  const [id, sent] = vi.mocked(documents.updateProfile).mock.calls[0] ?? []
  expect(id).toBe('p1')
  expect(sent).toMatchObject({
    name: 'Ada Holm',
    skills: ['Python'],
    summary: 'Her own words.',
    originalFileName: 'ada.pdf',
    resumeUploadedAt: uploadedAt,
  })
})

test('an account without a profile gets one (§7.24, §7.13)', async () => {
  vi.mocked(documents.findProfile).mockResolvedValue(null)
  await update()
  expect(documents.createProfile).toHaveBeenCalledWith(
    expect.objectContaining({ userId: 'a1', email: 'ada@mailbox.example', accountType: 'jobseeker', isActive: true }),
  )
  expect(documents.updateProfile).not.toHaveBeenCalled()
})

test('a profile that another tab made meanwhile is updated (§7.24, §4.17)', async () => {
  vi.mocked(documents.findProfile).mockResolvedValueOnce(null)
  vi.mocked(documents.createProfile).mockRejectedValue(backendError(409, 'exists'))
  await update()
  expect(vi.mocked(documents.updateProfile).mock.calls[0]).toEqual([
    'p1',
    expect.objectContaining({ name: 'Ada Holm' }),
  ])
})

test('an upload that was stopped while the profile was looked for saves nothing', async () => {
  const stop = new AbortController()
  vi.mocked(documents.findProfile).mockImplementation(async () => {
    stop.abort()
    return profileOf({})
  })
  await expect(update({ signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(documents.updateProfile).not.toHaveBeenCalled()
})

test('without a person who is logged in nothing is read (§8.5)', async () => {
  await expect(update({ account: null })).rejects.toThrow('User not logged in')
  expect(resumes.analyse).not.toHaveBeenCalled()
})

test('an empty file is no resume data, and nothing is sent (§8.6)', async () => {
  const empty = new File([], 'ada.pdf', { type: 'application/pdf' })
  await expect(update({ file: empty })).rejects.toThrow('No resume data to update')
  expect(resumes.analyse).not.toHaveBeenCalled()
})

test('when the reader fails the language model is asked (§8.2, §7.21)', async () => {
  vi.mocked(resumes.analyse).mockRejectedValue(refused(500, 'internal-error', 'It broke.'))
  vi.mocked(resumes.analyseWithModel).mockResolvedValue({ ...analysis, skills: ['Go'] })
  await update()
  expect(vi.mocked(documents.updateProfile).mock.calls[0]?.[1]).toMatchObject({ skills: ['Go'] })
})

test('when both fail the update says so, with the server’s cause apart, and there is no third way (§8.3, §8.4)', async () => {
  vi.mocked(resumes.analyse).mockRejectedValue(refused(500, 'internal-error', 'It broke.'))
  vi.mocked(resumes.analyseWithModel).mockRejectedValue(refused(503, 'busy', 'Busy.'))
  const error = await update().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ResumeUpdateFailure)
  expect(error).toMatchObject({ message: 'Failed to process resume with both APIs', sentence: 'It broke.' })
  expect(console.warn).toHaveBeenCalledWith('Failed to process resume with Gemini', 'Busy.')
  expect(documents.updateProfile).not.toHaveBeenCalled()
})

test('a file that is at fault itself is not tried again (§8.2)', async () => {
  vi.mocked(resumes.analyse).mockRejectedValue(refused(422, 'encrypted-pdf', 'It has a password.'))
  await expect(update()).rejects.toMatchObject({ message: 'Failed to process resume', sentence: 'It has a password.' })
  expect(resumes.analyseWithModel).not.toHaveBeenCalled()
})

test('taking an update back leaves what was edited since (§4.17, §7.24)', async () => {
  const before = profileOf({ hasResume: true, name: 'Ada', skills: ['Go'], phone: '1', originalFileName: 'old.pdf' })
  const profile = { ...before, name: 'Ada Holm', skills: ['Python'], originalFileName: 'new.pdf' }
  const edited = { ...profile, skills: ['Python', 'SQL'], phone: '2' }
  vi.mocked(documents.findProfile).mockResolvedValue(edited)
  await undoResumeUpdate({ profile, before }, '2026-11-22T09:00:00.000Z')
  expect(documents.updateProfile).toHaveBeenCalledWith('p1', {
    name: 'Ada',
    originalFileName: 'old.pdf',
    unshown: '',
    resumeUploadedAt: '2026-11-22T09:00:00.000Z',
  })
})

test('taking an update back keeps the name of a file that was called the same (§4.17)', async () => {
  const before = profileOf({ hasResume: true, name: 'Ada', originalFileName: 'resume.pdf' })
  const profile = { ...before, name: 'Ada Holm' }
  vi.mocked(documents.findProfile).mockResolvedValue(profile)
  await undoResumeUpdate({ profile, before }, '2026-11-22T09:00:00.000Z')
  expect(vi.mocked(documents.updateProfile).mock.lastCall?.[1]).toMatchObject({ originalFileName: 'resume.pdf' })
})

test('taking an update back brings no resume back that was deleted since (§4.18)', async () => {
  const before = profileOf({ hasResume: true, name: 'Ada' })
  const profile = { ...before, name: 'Ada Holm' }
  const deleted = { ...profile, hasResume: false, resumeUploadedAt: null }
  vi.mocked(documents.findProfile).mockResolvedValue(deleted)
  expect(await undoResumeUpdate({ profile, before }, '2026-11-22T09:00:00.000Z')).toBe(deleted)
  expect(documents.updateProfile).not.toHaveBeenCalled()
})

test('a session that ended since the page was opened is told as no login (§8.5)', async () => {
  const ended = backendError(401, 'User (role: guests) missing scope (account)', 'general_unauthorized_scope')
  vi.mocked(documents.findProfile).mockRejectedValue(ended)
  await expect(update()).rejects.toMatchObject({
    name: 'ResumeUpdateFailure',
    message: 'User not logged in',
    sentence: 'Sign in again and choose the file again.',
  })
})
