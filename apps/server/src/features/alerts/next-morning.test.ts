import { expect, test } from 'vitest'
import { nextMorning } from './next-morning.ts'

const at = (now: string, zone: string, every: 'daily' | 'weekly') =>
  new Date(nextMorning(Date.parse(now), zone, every)).toISOString()

test.each([
  ['2026-11-25T06:59:59Z', 'Europe/Berlin', 'daily', '2026-11-25T07:00:00.000Z'],
  ['2026-11-25T07:00:00Z', 'Europe/Berlin', 'daily', '2026-11-26T07:00:00.000Z'],
  ['2026-11-25T07:00:00Z', 'Europe/Berlin', 'weekly', '2026-11-30T07:00:00.000Z'],
  // Clocks go forward on 29 March 2026 and back on 25 October.
  ['2026-03-28T20:00:00Z', 'Europe/Berlin', 'daily', '2026-03-29T06:00:00.000Z'],
  ['2026-10-24T20:00:00Z', 'Europe/Berlin', 'daily', '2026-10-25T07:00:00.000Z'],
  ['2026-11-25T12:00:00Z', 'Pacific/Kiritimati', 'daily', '2026-11-25T18:00:00.000Z'],
  ['2026-11-25T12:00:00Z', 'Asia/Kathmandu', 'daily', '2026-11-26T02:15:00.000Z'],
  ['2026-11-29T20:00:00Z', 'Pacific/Auckland', 'weekly', '2026-12-06T19:00:00.000Z'],
] as const)('after %s the next morning in %s is, %s, %s', (now, zone, every, wanted) => {
  expect(at(now, zone, every)).toBe(wanted)
})
