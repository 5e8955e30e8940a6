import { expect, test } from 'vitest'
import { nextMorning, rememberedMornings } from './next-morning.ts'

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

test('a remembered morning is the one that is worked out, also across a change of summer time', () => {
  const remembered = rememberedMornings()
  const from = Date.parse('2026-10-23T00:00:00Z')
  for (let hours = 0; hours < 24 * 5; hours += 1) {
    const now = from + hours * 3_600_000
    for (const zone of ['Europe/Berlin', 'Asia/Kathmandu'])
      for (const every of ['daily', 'weekly'] as const)
        expect(remembered(now, zone, every)).toBe(nextMorning(now, zone, every))
  }
  // A clock that is set back is answered anew.
  expect(remembered(from, 'Europe/Berlin', 'daily')).toBe(nextMorning(from, 'Europe/Berlin', 'daily'))
})
