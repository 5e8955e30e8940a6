import { expect, test } from 'vitest'
import { quoteAround } from './match-quotes.ts'

test('a quote is found behind more sentences than any text has', () => {
  const text = `${'•'.repeat(200_000)} You write React. You rest.`
  const at = text.indexOf('React')
  expect(quoteAround(text, at, at + 5)).toBe('You write React')
})
