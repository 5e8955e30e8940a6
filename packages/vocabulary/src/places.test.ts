import { expect, test } from 'vitest'
import { placePart, placeScore } from './places.ts'

test.each([
  'Berlin, Germany',
  'Seattle, Washington',
  'St. Louis, MO',
  'Remote',
  'São Paulo, Brasil',
  'Zürich',
  'Pune, Maharashtra, India',
  '東京都',
  'Frisco, TX',
  'Greater Boston',
])('takes %s for a place', (text) => {
  expect(placeScore(text)).toBeGreaterThanOrEqual(0.55)
})

test.each([
  'Software Engineer',
  'Python, Java',
  'Acme Institute for Plants, Potsdam, Germany',
  'IN',
  'Managed 14 people',
  '',
])('does not take "%s" for a place', (text) => {
  expect(placeScore(text)).toBeLessThan(0.55)
})

test('knows codes in capitals only', () => {
  expect(placePart('OR')).toBe('code')
  expect(placePart('or')).toBeNull()
})
