import { afterEach, expect, test, vi } from 'vitest'
import {
  bothClocks,
  countdown,
  dayIn,
  deadlineText,
  instantIn,
  localIn,
  ownDate,
  seenText,
  shortDate,
  startDate,
} from './dates.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const now = Date.UTC(2026, 10, 21, 9)

test('dates are en-US short month, day and year, or TBA (§2.39, §9.19)', () => {
  expect(shortDate('2026-12-05T00:00:00.000Z')).toBe('Dec 5, 2026')
  expect(shortDate(null)).toBe('TBA')
  expect(shortDate('soon')).toBe('TBA')
})

test('a deadline is told in its own zone, with the distance in days of that zone', () => {
  const text = deadlineText('2026-12-06T07:59:00.000Z', 'America/Los_Angeles', now)
  expect(text).toMatchObject({ day: 'Sat, Dec 5', time: '23:59 PST', distance: 'in 14 days', isNear: false })
})

test('anywhere on earth keeps its calendar day for every reader', () => {
  const text = deadlineText('2026-11-22T11:59:00.000Z', 'AoE', now)
  expect(text).toMatchObject({ day: 'Sat, Nov 21', time: '23:59 AoE', isNear: true })
})

test('a deadline that has passed says so and is not near', () => {
  expect(deadlineText('2026-11-20T11:59:00.000Z', 'UTC', now)).toMatchObject({ distance: 'passed', isNear: false })
})

test('a deadline that is far away names its year', () => {
  expect(deadlineText('2096-12-05T12:00:00.000Z', null, now)).toMatchObject({
    ...{ day: 'Wed, Dec 5, 2096', distance: expect.stringMatching(/^in 25,5\d\d days$/) },
  })
  expect(deadlineText('2025-11-20T12:00:00.000Z', null, now).day).toBe('Thu, Nov 20, 2025')
})

test('an unknown zone is read as UTC instead of failing', () => {
  expect(deadlineText('2026-11-23T12:00:00.000Z', 'Moon/Base', now).time).toBe('12:00 UTC')
})

test('the last sighting is told in minutes, hours or days', () => {
  expect(seenText('2026-11-21T08:50:00.000Z', now)).toBe('seen 10 min ago')
  expect(seenText('2026-11-21T07:00:00.000Z', now)).toBe('seen 2 h ago')
  expect(seenText('2026-11-20T07:00:00.000Z', now)).toBe('seen yesterday')
  expect(seenText('2026-11-14T10:00:00.000Z', now)).toBe('seen 7 days ago')
  expect(seenText(null, now)).toBeNull()
})

test('what was not seen for more than a week says that nobody has confirmed it since', () => {
  expect(seenText('2026-11-13T09:00:00.000Z', now)).toBe('not confirmed for 8 days')
  expect(seenText('2026-11-01T09:00:00.000Z', now)).toBe('not confirmed for 20 days')
})

test('a countdown gives whole days, hours and minutes and ends at the instant itself', () => {
  expect(countdown('2026-11-23T10:30:00.000Z', now)).toEqual({ days: 2, hours: 1, minutes: 30 })
  expect(countdown('2026-11-21T09:00:00.000Z', now)).toBeNull()
})

test('a person reads their own dates on their own calendar, and those of listings in UTC (§2.39)', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  const typed = new Date('2026-12-05T09:00').toISOString()
  expect(typed).toBe('2026-12-04T20:00:00.000Z')
  expect(ownDate(typed)).toBe('Dec 5, 2026')
  expect(shortDate(typed)).toBe('Dec 4, 2026')
  expect(ownDate(null)).toBe('TBA')
})

test.each([
  ['AoE', 'Europe/Helsinki', '23:59 AoE (13:59 tomorrow, your time)'],
  ['AoE', 'Asia/Singapore', '23:59 AoE (19:59 tomorrow, your time)'],
  ['Europe/London', 'Europe/Berlin', '11:59 GMT (12:59, your time)'],
  ['UTC', 'UTC', '11:59 UTC'],
])('a deadline of %s is told on the clock of %s too', (zone, own, said) => {
  expect(bothClocks('2026-11-22T11:59:00.000Z', zone, now, own)).toBe(said)
})

test('the other clock names its day where that is another one', () => {
  expect(bothClocks('2026-12-06T11:59:00.000Z', 'AoE', now, 'Europe/Berlin')).toBe(
    '23:59 AoE (12:59 on Sun, Dec 6, your time)',
  )
  expect(dayIn('2026-12-06T11:59:00.000Z', 'AoE')).toBe('2026-12-05')
})

test('a time that is typed on the clock of a zone is shown again on that clock, also beside a change of summer time', () => {
  expect(new Date(instantIn('2027-03-01T23:59', 'AoE')).toISOString()).toBe('2027-03-02T11:59:00.000Z')
  expect(new Date(instantIn('2026-12-05T23:59', 'America/Los_Angeles')).toISOString()).toBe('2026-12-06T07:59:00.000Z')
  expect(instantIn('', 'UTC')).toBeNaN()
  for (const zone of ['AoE', 'UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'])
    for (const day of ['2026-07-01', '2026-12-31', '2027-03-27', '2027-03-29', '2026-11-02'])
      for (const clock of ['00:00', '03:30', '23:59']) {
        const typed = `${day}T${clock}`
        expect(localIn(new Date(instantIn(typed, zone)).toISOString(), zone)).toBe(typed)
      }
})

test('an event begins on the day that its own zone has, and a day alone stays that day', () => {
  expect(startDate('2027-03-06T04:00:00.000Z', 'America/Los_Angeles')).toBe('Mar 5, 2027')
  expect(startDate('2027-03-05T23:00:00.000Z', 'Europe/Berlin')).toBe('Mar 6, 2027')
  expect(startDate('2027-03-06T00:00:00.000Z', 'America/Los_Angeles')).toBe('Mar 6, 2027')
  expect(startDate('2027-03-06T10:00:00.000Z', null)).toBe('Mar 6, 2027')
  expect([startDate(null, 'UTC'), startDate('soon', 'UTC')]).toEqual(['TBA', 'TBA'])
})
