import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as calendar from '../../calls/calendar.ts'
import { CallError } from '../../calls/call.ts'
import { ada } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { clashesOf, weeksOf } from './by-day.ts'
import { CalendarPage } from './CalendarPage.tsx'

vi.mock('../../calls/calendar.ts')

const about = { step: '', listing_id: 'fest:9', kind: 'hackathon', title: 'Tide Hack', company: 'Harbor' } as const
const closes: calendar.CalendarDate = {
  ...{ ...about, key: 'fest:9.registration', what: 'registration', is_own: false },
  ...{ at: '2096-12-06T11:59:00.000Z', on: null, zone: 'AoE' },
}
const step: calendar.CalendarDate = {
  ...{ ...about, key: 'a1.step', what: 'step', step: 'Call Jo', listing_id: null, title: 'Weaver', company: 'Loom' },
  ...{ at: null, on: '2096-12-05', zone: null, is_own: true },
}
const asked = vi.fn()
const madeAt = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  asked.mockResolvedValue([closes, step])
  madeAt.mockResolvedValue(null)
  vi.mocked(calendar.datesQuery).mockReturnValue({ queryKey: ['dates'], queryFn: asked } as never)
  vi.mocked(calendar.feedQuery).mockReturnValue({ queryKey: ['feed'], queryFn: madeAt } as never)
  vi.mocked(calendar.dateFile).mockReturnValue('/file.ics')
  vi.mocked(calendar.makeFeed).mockResolvedValue('https://scry.example/api/calendar.ics?key=abc')
  vi.mocked(calendar.removeFeed).mockResolvedValue({ success: true })
})

function open(at = '/calendar', account: typeof ada | null = ada) {
  renderPage(<CalendarPage />, { route: '/calendar', at, account })
  return userEvent.setup()
}

test('the list has a day once, in the zone of the listing, with what happens and where it is from', async () => {
  open()
  const day = await screen.findByRole('heading', { name: 'Wed, Dec 5, 2096' })
  const its = within(day.closest('li') as HTMLElement)
  expect(its.getByText('Registration closes').parentElement?.textContent).toContain('23:59 AoE (')
  expect(its.getByRole('link', { name: 'Tide Hack' }).getAttribute('href')).toBe('/hackathons/fest:9')
  expect(its.getByText('Harbor, saved on this device')).toBeTruthy()
  expect(its.getByText('Loom, in your applications')).toBeTruthy()
  expect(its.getAllByRole('link', { name: /Add to a calendar/ })).toHaveLength(1)
})

test('a month shows its days, leads to the next one, and says when nothing is in it', async () => {
  const user = open('/calendar?view=month&month=2096-12')
  expect(await screen.findByRole('table', { name: 'December 2096' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '2 dates on Wed, Dec 5' }).getAttribute('href')).toBe('#day-2096-12-05')
  await user.click(screen.getByRole('link', { name: 'Month after' }))
  expect(screen.getByText('No dates in January 2097.')).toBeTruthy()
})

type Event = readonly [id: string, begins: string, ends?: string]
/** Dates of an event; a text without a time is a day. */
function eventDates([id, begins, ends]: Event): calendar.CalendarDate[] {
  const when = (text: string) => ({
    at: text.length > 10 ? text : null,
    on: text.length > 10 ? null : text,
    zone: null,
  })
  const of = { ...about, listing_id: id, title: `Hack ${id}`, is_own: false }
  return [
    { ...of, key: `${id}.starts`, what: 'starts', ...when(begins) },
    ...(ends ? [{ ...of, key: `${id}.ends`, what: 'ends' as const, ...when(ends) }] : []),
  ]
}

test('a hackathon that is on at the same time as others names them where it starts', async () => {
  asked.mockResolvedValue(
    (
      [
        ['a', '2096-12-05', '2096-12-07'],
        ['b', '2096-12-07T10:00:00.000Z'],
        ['c', '2096-12-09'],
      ] as const
    ).flatMap(eventDates),
  )
  open()
  const day = await screen.findByRole('heading', { name: 'Wed, Dec 5, 2096' })
  expect((day.closest('li') as HTMLElement).textContent).toContain('At the same time: Hack b')
  expect(screen.getAllByText('At the same time:')).toHaveLength(2)
})

test.each<[string, Event, Event, boolean]>([
  ['two on one day', ['a', '2096-12-05'], ['b', '2096-12-05'], true],
  [
    'one that ends as the other begins',
    ['a', '2096-12-05T09:00:00.000Z', '2096-12-06T09:00:00.000Z'],
    ['b', '2096-12-06T09:00:00.000Z'],
    false,
  ],
  ['one day after the other', ['a', '2096-12-05', '2096-12-06'], ['b', '2096-12-07', '2096-12-08'], false],
  ['one within the other', ['a', '2096-12-01', '2096-12-31'], ['b', '2096-12-07T09:00:00.000Z'], true],
  ['a listing and itself', ['a', '2096-12-05'], ['a', '2096-12-05'], false],
])('%s clash or do not: %j %j', (_, one, other, isClash) => {
  expect(clashesOf([...eventDates(one), ...eventDates(other)]).size > 0).toBe(isClash)
})

test('every day of a month stands once, under its weekday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeksOf('2026-12')[0]).toEqual([
    null,
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ])
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
})

test('nothing yet, nothing to come and a failed load are three screens', async () => {
  asked.mockRejectedValueOnce(new CallError('no', 500, 'internal-error', 'The database is away.'))
  const user = open()
  expect(await screen.findByText('The database is away.')).toBeTruthy()
  asked.mockResolvedValueOnce([{ ...step, on: '2006-12-05' }])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing is coming')).toBeTruthy()
})

test('a visitor sees what is saved, and no address', async () => {
  asked.mockResolvedValue([])
  open('/calendar', null)
  expect(await screen.findByText('No dates yet')).toBeTruthy()
  expect(screen.queryByText('In your own calendar')).toBeNull()
})

test('the address is made on demand, shown once, and ended', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Make a link' }))
  const field = await screen.findByLabelText('Secret link')
  expect((field as HTMLInputElement).value).toBe('https://scry.example/api/calendar.ics?key=abc')
  const link = screen.getByRole('link', { name: 'Open in a calendar app' })
  expect(link.getAttribute('href')).toBe('webcal://scry.example/api/calendar.ics?key=abc')
  await user.click(screen.getByRole('button', { name: 'Turn the link off' }))
  expect(await screen.findByText('The link is turned off.')).toBeTruthy()
  expect(screen.queryByLabelText('Secret link')).toBeNull()
})

test('an address that was made before is replaced only after asking', async () => {
  madeAt.mockResolvedValue('2026-11-20T12:00:00.000Z')
  const user = open()
  expect(await screen.findByText('You made a link on Nov 20, 2026. It works until you turn it off.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Make a new link' }))
  expect(calendar.makeFeed).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Make a new one' }))
  expect(await screen.findByLabelText('Secret link')).toBeTruthy()
})
