import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryAfter } from './retry-after.ts'

const now = Date.UTC(2026, 10, 23, 12)
const day = 86_400_000

test('Retry-After is read as seconds and as a date', () => {
  expect(retryAfter('120', now, day)).toBe(now + 120_000)
  expect(retryAfter('Mon, 23 Nov 2026 12:05:00 GMT', now, day)).toBe(now + 300_000)
})

test('Retry-After never reaches beyond the cap nor into the past', () => {
  expect(retryAfter('99999999999999', now, day)).toBe(now + day)
  expect(retryAfter('Tue, 23 Nov 2077 12:00:00 GMT', now, day)).toBe(now + day)
  expect(retryAfter('Mon, 23 Nov 2020 12:00:00 GMT', now, day)).toBe(now)
})

test('a Retry-After that says nothing is none', () => {
  for (const text of ['', 'soon', '-5', '1.5', 'Mon, 99 Nov 2026 GMT', undefined])
    expect(retryAfter(text, now, day)).toBeUndefined()
})

test('whatever a host writes there, the instant is within the cap', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.nat().map(String), fc.date({ noInvalidDate: true }).map(String)), (text) => {
      const at = retryAfter(text, now, day)
      expect(at === undefined || (at >= now && at <= now + day)).toBe(true)
    }),
  )
})
