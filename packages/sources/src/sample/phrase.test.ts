import { expect, test } from 'vitest'
import { fittingLines, listed, lowerFirst, mendArticles, phrase } from './phrase.ts'
import { createRandom } from './random.ts'

test('articles follow the sound of the next word', () => {
  expect(mendArticles('a IT Auditor, an user, a hour, a SQL course, an UX Designer, a HR office')).toBe(
    'an IT Auditor, a user, an hour, an SQL course, a UX Designer, an HR office',
  )
  expect(mendArticles('CDL Class A and M&A or a apple')).toBe('CDL Class A and M&A or an apple')
})

test('choices and slots are filled, and an unknown slot is an error', () => {
  expect(phrase('Build a [{thing}]', createRandom('x'), { thing: 'engine' })).toBe('Build an engine')
  expect(() => phrase('Build {nothing}', createRandom('x'), {})).toThrow('no slot {nothing}')
})

test('a first letter is made small unless the word is a name or an acronym', () => {
  expect(['Build it', 'CPR card', 'iOS app'].map(lowerFirst)).toEqual(['build it', 'CPR card', 'iOS app'])
})

test('lists read as in a sentence', () => {
  expect([listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'], 'or')]).toEqual(['a', 'a and b', 'a, b or c'])
})

test('a line marked for a country or a kind of work is kept only where it fits', () => {
  const block = ['Training', 'US: 401(k)', 'SITE: Boots']
  expect(fittingLines(block, new Set(['US', 'DESK']))).toEqual(['Training', '401(k)'])
})
