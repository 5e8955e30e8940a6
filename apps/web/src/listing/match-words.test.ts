import { expect, test } from 'vitest'
import { listingQuote, quoteAround, topReasons, wholePoints, writtenSum } from './match-words.ts'

const text =
  'About us.\nYou will build ingestion services in Python for the transit feeds, and maintain SQL views. Pay is fair.'

test('a quote is the sentence around the pointed-at words and always holds them', () => {
  const start = text.indexOf('Python')
  const quote = quoteAround(text, start, start + 6)
  expect(quote).toContain('Python')
  expect(quote.length).toBeLessThanOrEqual(66)
  expect(text).toContain(quote)
  expect(quote).not.toContain('About us')
})

test('a pointer whose words moved is quoted by its own words', () => {
  expect(listingQuote([{ field: 'description', start: 0, end: 6, text: 'Python' }], () => 'Something else')).toBe(
    'Python',
  )
})

test('the points shown are whole and add up to the whole score', () => {
  const shown = wholePoints([35.6, 18.2, 14.4, -3.7])
  expect(shown.reduce((sum, one) => sum + one, 0)).toBe(Math.round(35.6 + 18.2 + 14.4 - 3.7))
  expect(shown.every(Number.isInteger)).toBe(true)
})

test('a sum is written out with true minus signs', () => {
  expect(writtenSum([36, 18, -4])).toBe('36 + 18 − 4')
})

test('the two strongest reasons and the heaviest gap are chosen, and a reason without words in both documents is not', () => {
  const pointer = [{ field: 'skills.0', start: 0, end: 3, text: 'SQL' }]
  const line = (factor: string, points: number, kind: 'reason' | 'gap', profile = pointer) => ({
    factor,
    label: factor,
    points,
    kind,
    profile,
    listing: pointer,
  })
  const { reasons, gap } = topReasons({
    score: 50,
    band: 'fair',
    contributions: [
      line('a', 5, 'reason'),
      line('b', 20, 'reason'),
      line('c', 30, 'reason', []),
      line('d', 8, 'reason'),
      line('e', -2, 'gap'),
      line('f', -6, 'gap'),
    ],
  })
  expect(reasons.map((one) => one.factor)).toEqual(['b', 'd'])
  expect(gap?.factor).toBe('f')
})
