import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as calls from '../calls/call.ts'
import * as documents from '../calls/documents.ts'
import { ada } from '../testing/people.ts'
import { backendError, renderPage } from '../testing/render-page.tsx'
import { PostHackathonDialog } from './PostHackathonDialog.tsx'

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

function open() {
  const onClose = vi.fn()
  renderPage(<PostHackathonDialog onClose={onClose} />, { route: '/hackathons', account: ada })
  return { onClose, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}
type User = ReturnType<typeof open>['user']
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Submit for review' }))
const at = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
async function fill(user: User) {
  at('Title', 'Night of Maps')
  at('Organization', 'Fernhill Society')
  at('Description', 'Two nights of drawing.')
  at('Start date', '2026-12-05T09:00')
  at('Registration deadline', '2026-12-01T09:00')
  at('Participation link', 'https://fernhill.example')
  await user.type(screen.getByLabelText('Themes'), 'Maps{Enter}')
}
const problems = {
  Title: 'Hackathon title is required',
  Organization: 'Organization name is required',
  Description: 'Hackathon description is required',
  'Participation link': 'Participation link is required',
  'Start date': 'Start date is required',
  'Registration deadline': 'Registration deadline is required',
}

test('what is missing is named field by field, and each message goes when its field is edited (§5.34, §5.41, §5.44)', async () => {
  const { user } = open()
  await submit(user)
  expect(screen.getByText('At least one theme is required')).toBeTruthy()
  for (const message of Object.values(problems)) expect(screen.getByText(message)).toBeTruthy()
  for (const [label, message] of Object.entries(problems)) {
    at(label, /date|deadline/.test(label) ? '2026-12-05T09:00' : 'h')
    expect(screen.queryByText(message)).toBeNull()
  }
  await user.type(screen.getByLabelText('Themes'), 'Maps{Enter}')
  expect(screen.queryByText('At least one theme is required')).toBeNull()
  expect(documents.createPosting).not.toHaveBeenCalled()
})

test('what is said of the first faulty field is brought above the foot, whatever stands between them (§5.34)', async () => {
  const shown: (string | null)[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent)
  }
  const { user } = open()
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Remove Maps' }))
  await submit(user)
  expect(shown).toEqual(['At least one theme is required'])
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('the modes are online, offline and hybrid, online first (§3.42, §5.43, §9.18)', () => {
  open()
  const select = screen.getByLabelText('Mode') as HTMLSelectElement
  expect(select.value).toBe('online')
  expect([...select.options].map((option) => option.value)).toEqual(['online', 'offline', 'hybrid'])
})

test('a posted hackathon is the whole record with ISO instants, pending (§3.27, §3.28, §3.29, §4.27, §7.16)', async () => {
  const { user } = open()
  await fill(user)
  await submit(user)
  await screen.findByText('Hackathon posting submitted')
  const [collection, record] = vi.mocked(documents.createPosting).mock.calls[0] ?? []
  expect(collection).toBe('hackathon')
  expect(record).toEqual({
    hackathonId: expect.stringMatching(/^HACK-17952516\d{5}-[A-Z0-9]{5}$/),
    title: 'Night of Maps',
    organization: 'Fernhill Society',
    description: 'Two nights of drawing.',
    prize: null,
    mode: 'online',
    registration_deadline: new Date('2026-12-01T09:00').toISOString(),
    submission_deadline: null,
    start_date: new Date('2026-12-05T09:00').toISOString(),
    deadline_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    participation_link: 'https://fernhill.example',
    location: null,
    themes: ['Maps'],
    createdAt: expect.stringMatching(/^2026-11-21T09:00/),
    createdBy: 'ada@mailbox.example',
    status: 'pending',
  })
})

test('a posted hackathon is told, and the dialog closes by itself after 3 seconds (§4.26, §9.6)', async () => {
  const { user, onClose } = open()
  await fill(user)
  await submit(user)
  await screen.findByText('Hackathon posting submitted')
  await act(() => vi.advanceTimersByTimeAsync(2700))
  expect(onClose).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a posting that is not taken says so and loses nothing (§8.21)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(documents.createPosting).mockRejectedValue(backendError(500, 'no'))
  const { user } = open()
  await fill(user)
  await submit(user)
  expect(await screen.findByText('Failed to submit hackathon posting. Please try again.')).toBeTruthy()
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Night of Maps')
})
