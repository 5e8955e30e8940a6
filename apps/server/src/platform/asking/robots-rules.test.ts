import { growth, growthOfOneReading } from '@scry/vocabulary/testing/growth'
import { expect, test } from 'vitest'
import { readRobots } from './robots-rules.ts'

const isAllowed = (text: string, path: string) =>
  readRobots(text, 'Scry').isAllowed(new URL(path, 'https://jobs.example'))

test.each([
  ['Disallow: /private', '/private/1', false],
  ['Disallow: /private', '/Private', true],
  ['Disallow: /jobs\nAllow: /jobs/open', '/jobs/open/1', true],
  ['Allow: /jobs\nDisallow: /jobs', '/jobs', true],
  ['Disallow: /*.pdf$', '/a/b.pdf', false],
  ['Disallow: /*.pdf$', '/a/b.pdf?page=2', true],
  ['Disallow: /a*b*c', '/a1b2c3', false],
  ['Disallow: /a*b*c', '/a1c2b3', true],
  ['Disallow: /ab*b$', '/ab', true],
  ['Disallow: /jobs$', '/jobs', false],
  ['Disallow: /stra%c3%9fe', '/stra%C3%9Fe', false],
  ['Disallow: /straße', '/straße', false],
  ['Disallow: /?q=', '/?q=x', false],
  ['Disallow:', '/x', true],
  ['disallow : / # all', '/x', false],
])('%j for %s: %s', (rules, path, wanted) => {
  expect(isAllowed(`User-agent: *\n${rules}`, path)).toBe(wanted)
})

test('rules for us count before those for all, wherever and with whomever they stand', () => {
  const text =
    'User-agent: *\nDisallow: /\n\nUser-agent: other\nUser-agent: SCRY/2\nDisallow: /a\n\nUser-agent: scry\nDisallow: /b'
  expect(['/a', '/b', '/c'].map((path) => isAllowed(text, path))).toEqual([false, false, true])
  expect(isAllowed('User-agent: other\nDisallow: /', '/a')).toBe(true)
  expect(isAllowed('<html>no rules</html>', '/a')).toBe(true)
})

test('a pause is a number above nothing', () => {
  const pauseOf = (text: string) => readRobots(`User-agent: *\nCrawl-delay: ${text}`, 'Scry').pauseSeconds
  expect(['5', '-5', 'long', '0.5'].map(pauseOf)).toEqual([5, 0, 0, 0.5])
})

test.each([
  ['many names for many rules', (length: number) => 'User-agent: *\n'.repeat(length) + 'Disallow: /x\n'.repeat(length)],
  ['many stars', (length: number) => `User-agent: *\n${`Disallow: *${'a*'.repeat(500)}b\n`.repeat(length / 32)}`],
  ['long rows of white space', (length: number) => `User-agent: *\n${' '.repeat(length)}:${' '.repeat(length)}x`],
])('a file written to hold us up is read in time by its length: %s', (_what, textOf) => {
  const address = new URL(`https://jobs.example/${'a'.repeat(16_000)}`)
  const ask = (length: number) => readRobots(textOf(length), 'Scry').isAllowed(address)
  expect(ask(16_000)).toBe(true)
  expect(growth(16_000, ask)).toBeLessThan(growthOfOneReading)
})
