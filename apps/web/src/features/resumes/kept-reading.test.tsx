import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '../../calls/account.ts'
import * as account from '../../calls/account.ts'
import * as documents from '../../calls/documents.ts'
import * as listings from '../../calls/listings.ts'
import * as resumes from '../../calls/resumes.ts'
import { shortlist } from '../../testing/listings.ts'
import { analysisOf } from '../../testing/people.ts'
import { backendError, renderPage } from '../../testing/render-page.tsx'
import { UploadResumePage } from './UploadResumePage.tsx'

vi.mock('../../calls/account.ts')
vi.mock('../../calls/documents.ts')
vi.mock('../../calls/listings.ts')
vi.mock('../../calls/resumes.ts')
vi.mock('./PdfSheet.tsx', () => ({ PdfSheet: () => null }))

const place = (line: number) => ({ page: 1, line, boxes: [], confidence: 1, text: '' })
const analysis = analysisOf({
  evidence: { pages: [{ width: 612, height: 792 }], fields: { name: place(1), 'skills.0': place(9) } },
})
const who = { id: 'u1', name: 'User', email: 'ada@mailbox.example', emailVerification: false, isReviewer: false }
const pdf = new File(['%PDF-1.7'], 'ada.pdf', { type: 'application/pdf' })

beforeEach(() => {
  sessionStorage.clear()
  vi.resetAllMocks()
  vi.stubGlobal('scrollTo', () => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.mocked(resumes.findEmail).mockResolvedValue('ada@mailbox.example')
  vi.mocked(resumes.analyse).mockResolvedValue(analysis)
  vi.mocked(listings.findShortlist).mockResolvedValue(shortlist({}))
  vi.mocked(account.newAccountId).mockReturnValue('u1')
  vi.mocked(account.sendVerification).mockResolvedValue()
  vi.mocked(account.getAccount).mockResolvedValue(who)
})
afterEach(() => {
  vi.useRealTimers()
})

let view: ReturnType<typeof renderPage>
function open(at = '/upload-resume', account: Account | null = null) {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  view = renderPage(<UploadResumePage />, { route: '/upload-resume', at, account })
  return user
}
/** As after a reload, or from another page: nothing but what the tab keeps. */
function openAgain(account: Account | null = null) {
  view.unmount()
  return open('/upload-resume', account)
}
const confirmed = () => screen.findByRole('heading', { name: 'Check what we read, then create your account' })
const email = () => screen.getByLabelText<HTMLInputElement>('Email')

type User = ReturnType<typeof userEvent.setup>
async function choose(user: User, file: File) {
  fireEvent.change(screen.getByLabelText('Resume PDF'), { target: { files: [file] } })
  await act(() => vi.advanceTimersByTimeAsync(50))
  await user.click(screen.getByRole('button', { name: 'Extract Email & Continue' }))
  await confirmed()
}
/** To step two, with a skill added to what was read. */
async function toCorrected() {
  const user = open()
  await choose(user, pdf)
  await user.click(screen.getByRole('button', { name: 'Correct skills' }))
  await user.type(screen.getByLabelText('Skills'), ', Go')
  return user
}
async function create(user: User) {
  await user.type(screen.getByLabelText('Password'), 'Harbour-77-lights')
  await user.type(screen.getByLabelText('Confirm password'), 'Harbour-77-lights')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
}

test('a reload loses neither the reading nor a correction, and what is corrected then is registered (§2.48, §4.21)', async () => {
  let user = await toCorrected()
  await user.clear(email())
  await user.type(email(), 'other@mailbox.example')
  user = openAgain()
  await confirmed()
  const panel = within(screen.getByRole('region', { name: 'What we read' }))
  expect(panel.getByText('Python, SQL, Go')).toBeTruthy()
  expect(panel.getAllByText('corrected by you')).toHaveLength(1)
  expect(panel.getByText('page 1, line 1')).toBeTruthy()
  expect(email().value).toBe('other@mailbox.example')
  expect(screen.getByText(/We no longer have the PDF/)).toBeTruthy()
  await create(user)
  await screen.findByText('Your account is ready.')
  expect(vi.mocked(documents.createProfile).mock.calls[0]?.[0]).toMatchObject({ skills: ['Python', 'SQL', 'Go'] })
  expect(resumes.analyse).toHaveBeenCalledOnce()
})

test('the tab keeps no password, no PDF and no box on the page, and nothing once the account is made (§4.9)', async () => {
  vi.mocked(resumes.analyse).mockResolvedValue({
    ...analysis,
    evidence: { pages: [], fields: { name: { ...place(1), boxes: [[71, 72, 73, 74]], text: 'ADA HOLM' } } },
  })
  vi.mocked(documents.createProfile).mockRejectedValueOnce(backendError(500, 'The disk is full.'))
  const user = await toCorrected()
  await create(user)
  await screen.findByRole('alert')
  const kept = JSON.stringify({ ...sessionStorage })
  expect(kept).toContain('Ada Holm')
  for (const secret of ['Harbour-77-lights', 'ADA HOLM', '71,72', '%PDF']) expect(kept).not.toContain(secret)
  expect(localStorage).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByText('Your account is ready.')
  await user.click(screen.getByRole('button', { name: 'Correct name' }))
  await user.type(screen.getByLabelText('Name'), ' Berg')
  expect(sessionStorage).toHaveLength(0)
})

test('the same file chosen again shows its page, with the corrections over the new reading (§2.47, §2.48)', async () => {
  let user = await toCorrected()
  user = openAgain()
  await confirmed()
  await user.click(screen.getByRole('button', { name: 'choose ada.pdf again' }))
  vi.mocked(resumes.analyse).mockResolvedValue({ ...analysis, phone: '+44 20 5550 1234' })
  await choose(user, pdf)
  expect(screen.getByText('Python, SQL, Go')).toBeTruthy()
  expect(screen.getByText('+44 20 5550 1234')).toBeTruthy()
  expect(screen.queryByText(/We no longer have the PDF/)).toBeNull()
})

test('another file is read for itself, and a kept reading can be forgotten (§2.47, §4.21)', async () => {
  let user = await toCorrected()
  user = openAgain()
  await confirmed()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByText('ada.pdf')).toBeTruthy()
  expect(screen.getByText(/is kept in this tab/)).toBeTruthy()
  await choose(user, new File(['%PDF-1.7 other'], 'other.pdf', { type: 'application/pdf' }))
  expect(screen.getByText('Python, SQL')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('button', { name: 'Forget it' }))
  expect(screen.getByText('No file chosen')).toBeTruthy()
  expect(sessionStorage).toHaveLength(0)
  openAgain()
  expect(screen.getByText('Drop your resume here')).toBeTruthy()
})

test('a registration that a reload broke off goes on with the account that it made (§4.4, §4.7, §8.1)', async () => {
  vi.mocked(documents.createProfile).mockRejectedValueOnce(backendError(500, 'The disk is full.'))
  let user = await toCorrected()
  await create(user)
  await screen.findByText('The disk is full.')
  vi.mocked(account.createAccount).mockRejectedValue(backendError(409, 'exists'))
  user = openAgain(who)
  await confirmed()
  await create(user)
  await screen.findByText('Your account is ready.')
  expect(account.createSession).toHaveBeenCalledOnce()
  expect(documents.createProfile).toHaveBeenCalledTimes(2)
})

test('somebody else who is signed in does not meet the reading (§4.21)', async () => {
  await toCorrected()
  openAgain({ ...who, id: 'a9', email: 'else@mailbox.example' })
  expect(screen.getByRole('heading', { name: 'You have an account already' })).toBeTruthy()
})

test('who asks for the sample is not shown their own resume instead, which waits (§2.47)', async () => {
  await toCorrected()
  view.unmount()
  open('/upload-resume?sample=1')
  expect(screen.getByText('ada.pdf')).toBeTruthy()
  expect(screen.getByText(/is kept in this tab/)).toBeTruthy()
  expect(resumes.fetchSampleResume).not.toHaveBeenCalled()
})
