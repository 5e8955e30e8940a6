import { expect, test } from 'vitest'
import { findClassYear } from './class-year.ts'

const month = (year: number, of: number): number => year * 12 + of - 1

test.each([
  ['Students of Biology, graduating between December 2027 and June 2028.', month(2027, 12), month(2028, 6)],
  ['Expected graduation date in Spring 2028', month(2028, 5), month(2028, 5)],
  ['You graduate in 2027 or 2028', month(2027, 1), month(2028, 12)],
  ['Graduating after August 2027', month(2027, 8), undefined],
  ['Graduation by May 2028 is required', undefined, month(2028, 5)],
  ['Expected graduation date of December 2026 or later', month(2026, 12), undefined],
  ['Graduating no earlier than May 2027', month(2027, 5), undefined],
])('%s: who graduates in time', (text, from, until) => {
  const found = findClassYear(text)
  expect([found?.from, found?.until]).toEqual([from, until])
})

test.each([
  ['Current junior or senior majoring in botany', 22],
  ['At least two years of study in physics', 26],
  ['Final-year students welcome', 12],
])('%s: at most so many months are left', (text, left) => {
  expect(findClassYear(text)?.mostLeft).toBe(left)
})

test.each([
  'You will report to a junior or senior engineer',
  'A graduate school with ten labs',
  'We were founded in 2027',
  'Graduates of every subject are welcome',
  'Graduate Engineer Programme starting September 2027',
  'You work with third-year students as their tutor',
  'Mentoring rising seniors in high school',
])('%s: asks for no year', (text) => {
  expect(findClassYear(text)).toBeNull()
})

test('a demand names the words that say it', () => {
  const text = 'We want you. Students graduating between May and June 2028 may apply.'
  const found = findClassYear(text)
  expect(found && text.slice(found.start, found.end)).toBe('graduating between May and June 2028')
})
