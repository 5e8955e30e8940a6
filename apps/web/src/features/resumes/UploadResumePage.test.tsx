import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as account from '../../calls/account.ts'
import { CallError } from '../../calls/call.ts'
import * as documents from '../../calls/documents.ts'
import * as listings from '../../calls/listings.ts'
import * as resumes from '../../calls/resumes.ts'
import { jobOf, shortlist } from '../../testing/listings.ts'
import { analysisOf } from '../../testing/people.ts'
import { backendError, renderPage } from '../../testing/render-page.tsx'
import { UploadResumePage } from './UploadResumePage.tsx'

vi.mock('../../calls/account.ts')
vi.mock('../../calls/documents.ts')
vi.mock('../../calls/listings.ts')
vi.mock('../../calls/resumes.ts')
vi.mock('./PdfSheet.tsx', async () => {
  const { useEffect } = await import('react')
  const PdfSheet = ({ onDrawn }: { onDrawn: () => void }) => {
    useEffect(onDrawn, [onDrawn])
    return null
  }
  return { PdfSheet }
})
vi.mock('./read-in-browser.ts', () => ({ readInBrowser: async () => null }))

const place = (line: number) => ({ page: 1, line, boxes: [], confidence: 1, text: '' })
const analysis = analysisOf({
  evidence: { pages: [{ width: 612, height: 792 }], fields: { name: place(1), email: place(2), 'skills.0': place(9) } },
})
const who = { id: 'a1', name: 'User', email: 'ada@mailbox.example', emailVerification: false, isReviewer: false }
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

function open(at = '/upload-resume') {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  renderPage(<UploadResumePage />, { route: '/upload-resume', at })
  return user
}
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Resume PDF'), { target: { files } })
const goOn = () => screen.getByRole('button', { name: 'Extract Email & Continue' })

async function toConfirm() {
  const user = open()
  choose(pdf)
  await screen.findByText('ada.pdf')
  await user.click(goOn())
  await screen.findByRole('heading', { name: 'Check what we read, then create your account' })
  await screen.findByRole('button', { name: 'Create Account' })
  return user
}

test('step one has a drop zone, the button and a way to the login; without a file it says so (§2.3, §2.47, §2.49, §5.14)', async () => {
  const user = open()
  expect(screen.getByText('Drop your resume here')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in here' }).getAttribute('href')).toBe('/login')
  await user.click(goOn())
  expect(screen.getByRole('alert').textContent).toContain('Please select a resume to upload')
})

test('beside the upload stands what becomes of the PDF, and where it is said what is kept (§2.47)', () => {
  open()
  expect(screen.getByText(/Your PDF is never stored/)).toBeTruthy()
  expect(screen.getByText(/Nothing is saved before you create your account/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /privacy/i }).getAttribute('href')).toBe('/privacy')
})

test('a file of another type is told at once, and the message goes with the next choice (§5.12)', async () => {
  open()
  choose(new File(['x'], 'ada.png', { type: 'image/png' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please upload a PDF file')
  choose(pdf)
  expect(await screen.findByText('ada.pdf')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('step two shows what was read with its line, and nothing is saved (§1.1, §2.48, §4.21)', async () => {
  await toConfirm()
  const panel = screen.getByRole('region', { name: 'What we read' })
  expect(within(panel).getByText('Ada Holm')).toBeTruthy()
  expect(within(panel).getByText(/page 1, line 9/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@mailbox.example')
  expect(account.createAccount).not.toHaveBeenCalled()
  expect(documents.createProfile).not.toHaveBeenCalled()
})

test('what was read with doubt stands first and says so, until it is corrected (§1.1)', async () => {
  const fields = { name: place(1), 'skills.0': { ...place(9), confidence: 0.6 } }
  vi.mocked(resumes.analyse).mockResolvedValue(analysisOf({ evidence: { pages: [], fields } }))
  const user = await toConfirm()
  const panel = screen.getByRole('region', { name: 'What we read' })
  expect(panel.textContent).toMatch(/1 to check/)
  expect(within(panel).getAllByRole('button')[0]?.getAttribute('aria-label')).toBe('Correct skills')
  within(panel).getByText('We are not sure of this. Please check it.')
  await user.click(within(panel).getByRole('button', { name: 'Correct skills' }))
  await user.type(within(panel).getByLabelText('Skills'), ', Rust')
  expect(within(panel).queryByText('We are not sure of this. Please check it.')).toBeNull()
})

test('a corrected field says so and no longer names a line of the resume (§1.1)', async () => {
  const user = await toConfirm()
  const panel = within(screen.getByRole('region', { name: 'What we read' }))
  expect(panel.queryByText('corrected by you')).toBeNull()
  const lines = panel.getAllByText(/^page 1, line/).length
  await user.click(panel.getByRole('button', { name: 'Correct name' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), ' Berg')
  expect(panel.getAllByText('corrected by you')).toHaveLength(1)
  expect(panel.getAllByText(/^page 1, line/)).toHaveLength(lines - 1)
})

test('a correction is confirmed by Enter, and Escape or Cancel put back what stood before it (§1.1, §2.48)', async () => {
  const user = await toConfirm()
  const panel = within(screen.getByRole('region', { name: 'What we read' }))
  const rename = async (keys: string) => {
    await user.click(panel.getByRole('button', { name: 'Correct name' }))
    await user.type(screen.getByLabelText('Name'), keys)
  }
  await rename(' Berg{Enter}')
  expect(screen.queryByLabelText('Name')).toBeNull()
  expect(panel.getByText('Ada Holm Berg')).toBeTruthy()
  await rename(' Tarn{Escape}')
  expect(screen.queryByLabelText('Name')).toBeNull()
  expect(panel.getByText('Ada Holm Berg')).toBeTruthy()
  await rename(' Tarn')
  await user.click(panel.getByRole('button', { name: 'Cancel' }))
  expect(panel.getByText('Ada Holm Berg')).toBeTruthy()
})

test('a field that was emptied is not said to be missing on the resume (§1.1)', async () => {
  const user = await toConfirm()
  const panel = within(screen.getByRole('region', { name: 'What we read' }))
  const missing = panel.getAllByText('Not on this resume').length
  await user.click(panel.getByRole('button', { name: 'Correct name' }))
  await user.clear(screen.getByLabelText('Name'))
  expect(panel.getByText('You cleared this')).toBeTruthy()
  expect(panel.getAllByText('Not on this resume')).toHaveLength(missing)
})

test('Back returns to the upload, and what was corrected is kept for the same file (§4.21, §2.48)', async () => {
  const user = await toConfirm()
  await user.click(screen.getByRole('button', { name: 'Correct skills' }))
  await user.type(screen.getByLabelText('Skills'), ', Go')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByText('ada.pdf')).toBeTruthy()
  await user.click(goOn())
  expect(screen.getByText('Python, SQL, Go')).toBeTruthy()
  expect(resumes.analyse).toHaveBeenCalledOnce()
})

test('what was corrected is what is saved, and the matches follow it (§4.7, §7.13)', async () => {
  const user = await toConfirm()
  await user.click(screen.getByRole('button', { name: 'Correct skills' }))
  await user.type(screen.getByLabelText('Skills'), ', Go')
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(vi.mocked(listings.findShortlist).mock.calls.at(-1)?.[0].skills).toEqual(['Python', 'SQL', 'Go'])
  await user.type(screen.getByLabelText('Password'), 'Harbour-77-lights')
  await user.type(screen.getByLabelText('Confirm password'), 'Harbour-77-lights')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByText('Your account is ready.')
  expect(vi.mocked(documents.createProfile).mock.calls[0]?.[0]).toMatchObject({
    skills: ['Python', 'SQL', 'Go'],
    originalFileName: 'ada.pdf',
    hasResume: true,
  })
})

test('the account’s fields are checked, and each message goes when its field is mended (§5.15, §5.16, §5.17)', async () => {
  const user = await toConfirm()
  await user.clear(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), 'ada')
  await user.type(screen.getByLabelText('Password'), 'seven77')
  await user.type(screen.getByLabelText('Confirm password'), 'other')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  for (const text of [
    'Please enter a valid email address',
    'Password must be at least 8 characters long',
    'Passwords do not match',
  ]) {
    expect(await screen.findByText(text)).toBeTruthy()
  }
  expect(account.createAccount).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Email'), '@mailbox.example')
  await waitFor(() => expect(screen.queryByText('Please enter a valid email address')).toBeNull())
  await user.type(screen.getByLabelText('Password'), '8')
  await waitFor(() => expect(screen.queryByText('Password must be at least 8 characters long')).toBeNull())
  await user.clear(screen.getByLabelText('Confirm password'))
  await user.type(screen.getByLabelText('Confirm password'), 'seven778')
  await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull())
})

async function create(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Password'), 'Harbour-77-lights')
  await user.type(screen.getByLabelText('Confirm password'), 'Harbour-77-lights')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
}

test('the account is made with the chosen e-mail and password, the profile from the resume’s file (§3.37, §4.4, §7.11)', async () => {
  const user = await toConfirm()
  await user.clear(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), 'other@mailbox.example')
  await create(user)
  await screen.findByText('Your account is ready.')
  expect(vi.mocked(account.createAccount).mock.calls[0]?.[0]).toMatchObject({
    userId: 'u1',
    email: 'other@mailbox.example',
    password: 'Harbour-77-lights',
  })
  expect(account.createSession).toHaveBeenCalledWith('other@mailbox.example', 'Harbour-77-lights')
  expect(vi.mocked(resumes.analyse).mock.calls[0]?.[0]).toBe(pdf)
  expect(vi.mocked(documents.createProfile).mock.calls[0]?.[0]).toMatchObject({ originalFileName: 'ada.pdf' })
})

test('registering is shown, then success, and after 2 seconds the dashboard opens (§2.49, §2.50, §4.9, §4.21, §9.7)', async () => {
  let made = () => {}
  vi.mocked(account.createAccount).mockReturnValue(new Promise((resolve) => (made = resolve)))
  const user = await toConfirm()
  await create(user)
  expect(screen.getAllByText('Registering...').length).toBeGreaterThan(0)
  made()
  await screen.findByText('Your account is ready.')
  await act(() => vi.advanceTimersByTimeAsync(1700))
  expect(screen.queryByText(/Now at/)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(screen.getByText(/Now at \/dashboard/)).toBeTruthy()
})

test('an account that was made before its profile failed is gone on with, also after Back (§4.4, §4.7, §8.1)', async () => {
  vi.mocked(documents.createProfile).mockRejectedValueOnce(backendError(500, 'The disk is full.'))
  const user = await toConfirm()
  await user.clear(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), 'other@mailbox.example')
  await create(user)
  expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  vi.mocked(account.createAccount).mockRejectedValue(backendError(409, 'exists'))
  await user.click(goOn())
  await screen.findByRole('heading', { name: 'Check what we read, then create your account' })
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('other@mailbox.example')
  await create(user)
  await screen.findByText('Your account is ready.')
  expect(account.createAccount).toHaveBeenCalledOnce()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Replace' }).disabled).toBe(true)
})

test.each([
  [backendError(409, 'x'), 'User already exists with this email. Please try logging in instead.'],
  [backendError(500, 'The disk is full.'), 'Registration failed'],
])('%s fails with %j and the way on (§8.1, §8.29, §2.49, §4.21)', async (error, message) => {
  vi.mocked(account.createAccount).mockRejectedValue(error)
  const user = await toConfirm()
  await create(user)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(message)
  expect(alert.textContent).toContain('Please try again or contact support if the issue persists.')
})

test('an address that only the server refuses is told at its field, in the same words (§5.15, §8.29)', async () => {
  vi.mocked(account.createAccount).mockRejectedValue(
    backendError(400, 'Invalid `email` param: Value must be a valid email address', 'general_argument_invalid'),
  )
  const user = await toConfirm()
  await create(user)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Please enter a valid email address')
  expect(alert.textContent).not.toContain('param')
  const field = screen.getByRole('textbox', { name: 'Email', description: /enter a valid email address/ })
  await user.type(field, '.example')
  await waitFor(() => expect(screen.queryByText('Please enter a valid email address')).toBeNull())
})

test('a failed reading is the specified line, and the cause stands below it (§8.29)', async () => {
  vi.mocked(resumes.findEmail).mockRejectedValue(new CallError('HTTP', 422, 'encrypted-pdf', 'It has a password.'))
  vi.mocked(resumes.analyse).mockRejectedValue(new CallError('HTTP', 422, 'encrypted-pdf', 'It has a password.'))
  const user = open()
  choose(pdf)
  await screen.findByText('ada.pdf')
  await user.click(goOn())
  const alert = await screen.findByRole('alert')
  expect([...alert.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    'Failed to extract email from resume',
    'It has a password.',
  ])
  expect(screen.queryByRole('button', { name: 'Enter my email myself' })).toBeNull()
})

test('without an address on the resume a person enters their own in step two (§8.29, §4.21)', async () => {
  vi.mocked(resumes.findEmail).mockResolvedValue('')
  vi.mocked(resumes.analyse).mockResolvedValue({ ...analysis, email: null })
  const user = open()
  choose(pdf)
  await screen.findByText('ada.pdf')
  await user.click(goOn())
  expect(await screen.findByText('Could not extract email from resume. Please try again.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Enter my email myself' }))
  await screen.findByRole('heading', { name: 'Check what we read, then create your account' })
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
})

test('when nobody can read the resume, a minimal profile with the name User and the file’s name is saved (§7.22, §3.2)', async () => {
  const broken = new CallError('HTTP', 500, 'internal-error', 'It broke.')
  vi.mocked(resumes.analyse).mockRejectedValue(broken)
  vi.mocked(resumes.analyseWithModel).mockRejectedValue(broken)
  const user = await toConfirm()
  await create(user)
  await screen.findByText('Your account is ready.')
  expect(vi.mocked(documents.createProfile).mock.calls[0]?.[0]).toMatchObject({
    name: 'User',
    originalFileName: 'ada.pdf',
    skills: [],
  })
})

test('a reading in progress tells its stage and can be cancelled (§2.47)', async () => {
  vi.mocked(resumes.findEmail).mockImplementation(
    (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const user = open()
  choose(pdf)
  await screen.findByText('ada.pdf')
  await user.click(goOn())
  expect(screen.getByRole('progressbar', { name: 'Reading' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Extract Email & Continue' })).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the shortlist says that listings are being prepared, and comes by itself (§2.48, §4.28)', async () => {
  const preparing = { prepared: 6200, expected: 10_800 }
  const soon = new CallError('HTTP error! status: 503', 503, 'preparing', 'In a moment.', preparing)
  const found = { apply_now: [jobOf({ title: 'Ferry Planner', is_sample: true })] }
  vi.mocked(listings.findShortlist)
    .mockRejectedValueOnce(soon)
    .mockResolvedValue(shortlist(found, { total: 10_500 }))
  await toConfirm()
  const five = within(screen.getByRole('region', { name: 'Your shortlist' }))
  expect(await five.findByRole('heading', { name: 'Listings are being prepared' })).toBeTruthy()
  expect(five.queryByText(/^Out of|did not load|No job listings/)).toBeNull()
  expect(await five.findByRole('heading', { name: 'Ferry Planner' })).toBeTruthy()
  expect(five.getByText('Out of 10,500 listings, samples among them.')).toBeTruthy()
  expect(five.getByText('Sample listing')).toBeTruthy()
})

test('a double click on Create Account makes one account, one session and one profile (§4.2)', async () => {
  const user = await toConfirm()
  await user.type(screen.getByLabelText('Password'), 'Harbour-77-lights')
  await user.type(screen.getByLabelText('Confirm password'), 'Harbour-77-lights')
  const button = screen.getByRole('button', { name: 'Create Account' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText('Your account is ready.')
  expect(account.createAccount).toHaveBeenCalledTimes(1)
  expect(account.createSession).toHaveBeenCalledTimes(1)
  expect(documents.createProfile).toHaveBeenCalledTimes(1)
  expect(account.sendVerification).toHaveBeenCalledTimes(1)
})

test('what a resume says beyond the caps of a profile is named (§9.3)', async () => {
  const many = (count: number, word: string) => Array.from({ length: count }, (_, at) => `${word}${at}`)
  const project = (name: string) => ({ name, description: 'd', technologies: [], duration: null })
  vi.mocked(resumes.analyse).mockResolvedValue(
    analysisOf({
      skills: many(22, 'Skill'),
      certifications: many(16, 'Certificate'),
      languages: many(11, 'Language'),
      projects: many(12, 'Project').map(project),
    }),
  )
  const user = await toConfirm()
  const panel = within(screen.getByRole('region', { name: 'What we read' }))
  expect(panel.getByText('A profile shows 20 skills. These count as well: Skill20, Skill21.')).toBeTruthy()
  expect(panel.getByText('A profile shows 15 certificates. These count as well: Certificate15.')).toBeTruthy()
  expect(panel.getByText('A profile keeps 10 languages. Not kept: Language10.')).toBeTruthy()
  expect(panel.getByText('A profile shows 10 projects. These count as well: Project10, Project11.')).toBeTruthy()
  await user.click(panel.getByRole('button', { name: 'Correct skills' }))
  const field = panel.getByLabelText('Skills')
  fireEvent.change(field, { target: { value: `${many(20, 'Own').join(', ')}, Twentyfirst` } })
  expect(panel.getByText('At most 20. Not kept: Twentyfirst.')).toBeTruthy()
  await user.click(panel.getByRole('button', { name: 'Done' }))
  await user.click(panel.getByRole('button', { name: 'Correct projects' }))
  await user.click(panel.getByRole('button', { name: 'Add a project' }))
  expect(panel.getByText('At most 10 projects. Remove one to add another.')).toBeTruthy()
})

test('the address is called email as in the form below it, and a missing list is added under its own name (§2.48)', async () => {
  const user = await toConfirm()
  expect(screen.getByRole('button', { name: 'Correct email' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add certificates' }))
  await user.type(screen.getByLabelText('Certificates'), 'First Aid')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.getByText('First Aid')).toBeTruthy()
})
