import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../calls/call.ts'
import * as reports from '../calls/reports.ts'
import { ada } from '../testing/people.ts'
import { renderPage } from '../testing/render-page.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { ScreenshotRefused, shrinkImage } from './shrink-image.ts'

vi.mock('../calls/reports.ts')
vi.mock('./shrink-image.ts', async (original) => ({
  ...(await original<typeof import('./shrink-image.ts')>()),
  shrinkImage: vi.fn(),
}))

beforeEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T09:00:00.000Z') })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(reports.sendReport).mockResolvedValue()
  vi.mocked(reports.uploadScreenshot).mockResolvedValue({
    url: 'https://i.example/1',
    thumbUrl: 'https://i.example/t1',
  })
  vi.mocked(shrinkImage).mockImplementation(async (file) => new Blob([file.name], { type: 'image/jpeg' }))
})
afterEach(() => {
  vi.useRealTimers()
})

function open(type: 'bug' | 'feature' | 'feedback' = 'bug', account: typeof ada | null = null) {
  const onClose = vi.fn()
  renderPage(<ReportDialog type={type} onClose={onClose} />, { route: '/jobs', account })
  return { onClose, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}
type User = ReturnType<typeof open>['user']
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Submit report' }))
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
function fill() {
  write('Title', 'The list jumps')
  write('Description', 'It jumps when I scroll.')
  write('Steps to reproduce', 'Scroll.')
  write('What you expected optional', 'It stays.')
  write('What happened optional', 'It jumps.')
  write('Contact email', 'ada@mailbox.example')
  write('Contact name optional', 'Ada Holm')
}
const choose = (...names: string[]) =>
  fireEvent.change(screen.getByLabelText('Screenshots'), {
    target: { files: names.map((name) => new File(['x'], name, { type: 'image/png' })) },
  })
const sent = () => vi.mocked(reports.sendReport).mock.calls[0]?.[0]

test('type, category and urgency have the specified choices (§3.30, §3.31, §3.32)', () => {
  open('feature')
  const choices = (label: string) =>
    [...(screen.getByLabelText(label) as HTMLSelectElement).options].map((option) => option.value)
  expect((screen.getByLabelText('Type') as HTMLSelectElement).value).toBe('feature')
  expect(choices('Type')).toEqual(['bug', 'feature', 'feedback'])
  expect(choices('Urgency')).toEqual(['low', 'medium', 'high', 'critical'])
  expect(choices('Category')).toEqual([
    'general',
    'ui',
    'performance',
    'mobile',
    'search',
    'profile',
    'authentication',
    'other',
  ])
})

test('what is missing is named, and each message goes when its field is edited (§5.45, §5.46, §5.47, §5.48, §5.49)', async () => {
  const { user } = open()
  await submit(user)
  const problems = {
    Title: 'Title is required',
    Description: 'Description is required',
    'Steps to reproduce': 'Steps to reproduce are required for bug reports',
    'Contact email': 'Contact email is required',
  }
  for (const message of Object.values(problems)) expect(screen.getByText(message)).toBeTruthy()
  for (const [label, message] of Object.entries(problems)) {
    write(label, 'a')
    expect(screen.queryByText(message)).toBeNull()
  }
  await submit(user)
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  expect(reports.sendReport).not.toHaveBeenCalled()
})

test('the report is sent with everything that was typed and what the browser says of itself (§3.30, §3.31, §3.32, §3.33, §7.37)', async () => {
  const { user } = open()
  fill()
  write('Category', 'search')
  write('Urgency', 'critical')
  await submit(user)
  await screen.findByText('Your report was received')
  expect(sent()).toEqual({
    type: 'bug',
    title: 'The list jumps',
    description: 'It jumps when I scroll.',
    category: 'search',
    urgency: 'critical',
    steps: 'Scroll.',
    expected: 'It stays.',
    actual: 'It jumps.',
    contactName: 'Ada Holm',
    contactEmail: 'ada@mailbox.example',
    browser: expect.stringMatching(/\S/),
    deviceInfo: expect.stringMatching(/\d+ x \d+/),
    url: expect.stringMatching(/^http/),
    screenshots_count: 0,
    submitted_at: expect.stringContaining('21 Nov 2026'),
    timestamp: expect.stringMatching(/^2026-11-21T09:00/),
    userAgent: navigator.userAgent,
    allowContact: true,
    reportId: expect.stringMatching(/^REPORT-\d+$/),
    screenshots_html: '',
  })
})

test('whoever reports may say no to being contacted (§3.33)', async () => {
  const { user } = open()
  fill()
  const box = screen.getByRole('checkbox', { name: 'You may contact me about this' }) as HTMLInputElement
  expect(box.checked).toBe(true)
  await user.click(box)
  await submit(user)
  await screen.findByText('Your report was received')
  expect(sent()).toMatchObject({ allowContact: false })
})

test('a feature request asks for no steps (§5.47)', async () => {
  const { user } = open('feature', ada)
  write('Title', 'A dark map')
  write('Description', 'Please.')
  expect(screen.queryByLabelText('Steps to reproduce')).toBeNull()
  await submit(user)
  await screen.findByText('Your report was received')
  expect(sent()).toMatchObject({ type: 'feature', contactEmail: 'ada@mailbox.example' })
})

test('open, submitting, submitted: then it closes by itself after 3 seconds, and the form is empty (§4.25, §9.6)', async () => {
  let arrive = () => {}
  vi.mocked(reports.sendReport).mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const { user, onClose } = open()
  fill()
  await submit(user)
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeTruthy()
  arrive()
  await screen.findByText('Your report was received')
  await act(() => vi.advanceTimersByTimeAsync(2700))
  expect(onClose).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(onClose).toHaveBeenCalledOnce()
  open()
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('')
})

test('a report that is not sent says so and loses nothing (§8.23)', async () => {
  vi.mocked(reports.sendReport).mockRejectedValue(
    new CallError('HTTP error! status: 429', 429, 'internal-error', 'Too many reports.'),
  )
  const { user } = open()
  fill()
  await submit(user)
  expect(await screen.findByText('Failed to submit report. Please try again.')).toBeTruthy()
  expect(screen.getByText('Too many reports.')).toBeTruthy()
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('The list jumps')
})

test('screenshots are uploaded as base64 before the report, which links them (§5.50, §7.36, §7.37)', async () => {
  const { user } = open()
  fill()
  choose('one.png')
  await screen.findByRole('button', { name: 'Remove one.png' })
  await act(() => vi.advanceTimersByTimeAsync(0))
  await submit(user)
  await screen.findByText('Your report was received')

  expect(vi.mocked(reports.uploadScreenshot).mock.calls[0]?.[0]).toBe(btoa('one.png'))
  expect(sent()).toMatchObject({
    screenshots_count: 1,
    screenshots_html: expect.stringContaining('<a href="https://i.example/1"><img src="https://i.example/t1"'),
  })
})

test('one screenshot that cannot be uploaded is skipped and named, and the report goes out (§8.24)', async () => {
  vi.mocked(reports.uploadScreenshot).mockRejectedValueOnce(new Error('HTTP error! status: 500'))
  const { user } = open()
  fill()
  choose('one.png', 'two.png')
  await screen.findByRole('button', { name: 'Remove two.png' })
  await act(() => vi.advanceTimersByTimeAsync(0))
  await submit(user)
  expect(await screen.findByText(/Without one\.png, which could not be uploaded/)).toBeTruthy()
  expect(sent()).toMatchObject({ screenshots_count: 1 })
})

test('what is no image is refused by the specified alert, and the images beside it stay (§5.50, §5.51)', async () => {
  open()
  fireEvent.change(screen.getByLabelText('Screenshots'), {
    target: {
      files: [new File(['x'], 'notes.txt', { type: 'text/plain' }), new File(['x'], 'one.png', { type: 'image/png' })],
    },
  })
  const said = await screen.findByText('Please upload images only (max 5MB each)')
  expect(said.closest('[role="alert"]')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove one.png' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove notes.txt' })).toBeNull()
})

test('a picture that is refused while it is made small says why (§5.54)', async () => {
  vi.mocked(shrinkImage).mockRejectedValue(new ScreenshotRefused('Failed to process one.png'))
  open()
  choose('one.png')
  expect(await screen.findByText('Failed to process one.png')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add screenshots' })).toBeTruthy())
})

test('a picture that is removed while others are processed stays removed, and two of one name are two (§5.50)', async () => {
  let finish = (_: Blob) => {}
  vi.mocked(shrinkImage)
    .mockResolvedValueOnce(new Blob(['first']))
    .mockImplementationOnce(() => new Promise<Blob>((resolve) => (finish = resolve)))
  const { user } = open()
  choose('one.png', 'one.png')
  await user.click(await screen.findByRole('button', { name: 'Remove one.png' }))
  expect(screen.queryByRole('button', { name: 'Remove one.png' })).toBeNull()
  await act(async () => finish(new Blob(['second'])))
  expect(await screen.findAllByRole('button', { name: 'Remove one.png' })).toHaveLength(1)
  choose('one.png')
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Remove one.png' })).toHaveLength(2))
})

test('more than twenty pictures are not taken, and that is said (§5.50)', async () => {
  open()
  choose(...Array.from({ length: 21 }, (_, at) => `picture ${at}.png`))
  expect(await screen.findByText('At most 20 screenshots can be sent.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(20)
})

test('a report that is sent again sends no screenshot twice, and is told as the same one (§7.36, §7.37)', async () => {
  vi.mocked(reports.sendReport).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { user } = open()
  fill()
  choose('one.png', 'two.png')
  await screen.findByRole('button', { name: 'Remove two.png' })
  await act(() => vi.advanceTimersByTimeAsync(0))
  await submit(user)
  await screen.findByText('Failed to submit report. Please try again.')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await submit(user)
  await screen.findByText('Your report was received')
  expect(reports.uploadScreenshot).toHaveBeenCalledTimes(2)
  const [first, second] = vi.mocked(reports.sendReport).mock.calls.map(([params]) => params)
  expect(second).toEqual(first)
})

test('what was typed for a bug is not mailed with a feature request (§5.47, §7.37)', async () => {
  const { user } = open()
  fill()
  fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'feature' } })
  await submit(user)
  await screen.findByText('Your report was received')
  expect(sent()).toMatchObject({ type: 'feature', steps: '', expected: '', actual: '', title: 'The list jumps' })
})

test('a double click sends one report', async () => {
  open()
  fill()
  const button = screen.getByRole('button', { name: 'Submit report' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText('Your report was received')
  expect(reports.sendReport).toHaveBeenCalledTimes(1)
})
