import { growth, growthOfOneReading } from '@scry/vocabulary/testing/growth'
import { expect, test } from 'vitest'
import { timeAt } from '../answer/times.ts'
import type { SourceItem } from '../source-item.ts'
import { hackathonWords } from './hackathon-words.ts'
import { readListing } from './read-listing.ts'
import { spanIn } from './times.ts'
import { tooLong } from './too-long.ts'

const item: SourceItem = { key: '1', kind: 'job', title: 'Engineer', company: 'Acme', url: 'https://acme.example/1' }

const timesAsLong = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length)

/** Words that once took seconds, since their rule began anew at each of them. */
const repeated = ['ba/', 'b.a. or ', '# ', '-', '- - ', '$1', '€1 ', 'a', '( ', '\n ', '<b>', '&amp;']

test.each(repeated)('a text of nothing but %j takes no longer than its length says', (part) => {
  const read = (length: number) => {
    const description = { form: 'text', text: `${timesAsLong(part, length)}!` } as const
    return readListing({ ...item, description }, { id: 'x', name: 'X' })
  }
  expect(growth(100_000, read)).toBeLessThan(growthOfOneReading)
})

test.each(['Location: Berlin', 'Themes: React'])('the dots behind %j are read once', (line) => {
  const read = (length: number) => hackathonWords(`${line}${'.'.repeat(length)}b`, 0)
  expect(growth(50_000, read)).toBeLessThan(growthOfOneReading)
})

test.each([',', ' ', '-', ': '])('a place of nothing but %j is read once', (part) => {
  const read = (length: number) =>
    readListing({ ...item, places: [{ text: `x${timesAsLong(part, length)}y` }] }, { id: 'x', name: 'X' })
  expect(growth(50_000, read)).toBeLessThan(growthOfOneReading)
})

test('a span of days is looked for once in words of any letters', () => {
  expect(growth(50_000, (length) => spanIn(timesAsLong('字', length)))).toBeLessThan(growthOfOneReading)
})

test('words longer than any time are none', () => {
  expect(timeAt('May 19 - Aug 17, 2027')).toEqual({ form: 'text', text: 'May 19 - Aug 17, 2027' })
  expect(timeAt(`May 19 ${timesAsLong('and later ', 400)}`)).toBeUndefined()
})

test('an item that is longer than any real one says what of it is', () => {
  expect(
    tooLong({ ...item, description: { form: 'text', text: timesAsLong('Long words. ', 100_000) } }),
  ).toBeUndefined()
  expect(tooLong({ ...item, description: { form: 'html', text: timesAsLong('a', 100_001) } })).toBe(
    'Its description has more than 100,000 characters.',
  )
  expect(tooLong({ ...item, places: [{ city: timesAsLong('a', 2001) }] })).toBe(
    'Its location has more than 2,000 characters in one value.',
  )
  const places = Array.from({ length: 2000 }, (_, at) => ({ text: `Town ${at}, Belgium` }))
  expect(tooLong({ ...item, places })).toBe('Its location has more than 20,000 characters.')
})
