import { expect, test } from 'vitest'
import { instantOf, spanIn } from './times.ts'

const iso = (at: number | undefined) => at && new Date(at).toISOString()

test.each([
  ['May 19 - Aug 17, 2026', '2026-05-19T00:00:00.000Z', '2026-08-17T23:59:59.000Z'],
  ['Jul 08 - 11, 2024', '2024-07-08T00:00:00.000Z', '2024-07-11T23:59:59.000Z'],
  ['Dec 15, 2025 - Jan 20, 2026', '2025-12-15T00:00:00.000Z', '2026-01-20T23:59:59.000Z'],
  ['Dec 15 - Jan 20, 2026', '2025-12-15T00:00:00.000Z', '2026-01-20T23:59:59.000Z'],
  ['Feb 10, 2026', '2026-02-10T00:00:00.000Z', '2026-02-10T23:59:59.000Z'],
])('%s runs from %s to %s', (text, starts, ends) => {
  const span = spanIn(text)
  expect([iso(span?.starts), iso(span?.ends)]).toEqual([starts, ends])
})

test('a deadline that is a day ends with it; what cannot be read is absent', () => {
  expect(iso(instantOf({ form: 'date', date: '2026-11-30' }, true))).toBe('2026-11-30T23:59:59.000Z')
  expect(iso(instantOf({ form: 'instant', at: Date.UTC(2026, 1, 1) }))).toBe('2026-02-01T00:00:00.000Z')
  expect(instantOf({ form: 'text', text: 'soon' })).toBeUndefined()
})

test('a time that no calendar can write is none: one such listing would take the whole list with it (decision 0342)', () => {
  for (const text of ['Sep 13 275760 00:00 UTC (AoE)', 'Sep 13 275760', 'Jan 1 3000'])
    expect([text, instantOf({ form: 'text', text })]).toEqual([text, undefined])
  expect(instantOf({ form: 'instant', at: 8.64e15 + 1 })).toBeUndefined()
  expect(instantOf({ form: 'instant', at: Number.NaN })).toBeUndefined()
})
