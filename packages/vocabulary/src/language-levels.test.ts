import { expect, test } from 'vitest'
import { levelAskedAt, levelOfLanguage } from './language-levels.ts'

const askedIn = (text: string, name = 'German') =>
  levelAskedAt(text, text.indexOf(name), text.indexOf(name) + name.length)

test('of several levels of a language the least is asked for and known', () => {
  expect(['German: C1 (reading), A2', 'German (B1/B2)', 'German B2'].map(levelOfLanguage)).toEqual(['A2', 'B1', 'B2'])
  expect(levelOfLanguage('French (C1), Spanish (A2)')).toBe('C1')
  expect(['German: C1 (reading), A2', 'German C1/B2'].map((text) => askedIn(text))).toEqual(['A2', 'B2'])
})

test('a level stands behind a comma too, unless it is of another language or of a licence', () => {
  expect(['German, level C1', 'German, min. B2', 'B2 German'].map((text) => askedIn(text))).toEqual(['C1', 'B2', 'B2'])
  expect(['German, English C1', 'German, C1 English', 'licence B1 German'].map((text) => askedIn(text))).toEqual(
    Array(3).fill(undefined),
  )
})
