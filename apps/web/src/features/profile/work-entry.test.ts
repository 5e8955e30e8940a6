import { expect, test } from 'vitest'
import { wholeWords } from './work-entry.ts'

test('a description that was cut ends with a whole word, a whole one stays as it is (§3.8)', () => {
  const long = `${'Kept tables, '.repeat(15)}and mo`
  expect(wholeWords(long)).toMatch(/Kept tables, and …$/)
  expect(wholeWords('Kept tables and mo')).toBe('Kept tables and mo')
  expect(wholeWords(`${'Kept tables. '.repeat(15)}End it.`)).toMatch(/End it\.$/)
})

test('a description in a script without spaces keeps what there is of it', () => {
  const long = `Java ${'开发系统'.repeat(50)}`
  expect(wholeWords(long)).toBe(`${long} …`)
  expect(wholeWords(`${long}。`)).toBe(`${long}。`)
})
