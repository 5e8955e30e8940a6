import { expect, test } from 'vitest'
import { deadlineIn } from './deadline.ts'
import { Wording } from './wording.ts'

const posted = Date.UTC(2026, 10, 20)
const read = (text: string, dayFirst?: boolean) => {
  const told = deadlineIn(new Wording(text), posted, dayFirst)?.value
  return told && `${new Date(told.at).toISOString()} ${told.zone ?? '-'}`
}

test.each([
  ['The application deadline is March 3, 2027.', '2027-03-03T23:59:59.000Z -'],
  ['Apply by 11:59 PM ET on January 7th, 2027', '2027-01-08T04:59:59.000Z America/New_York'],
  ['Applications close on 15 February 2027, 23:59 AoE', '2027-02-16T11:59:59.000Z AoE'],
  ['Application window: 01/26/27 - 01/29/2027', '2027-01-29T23:59:59.000Z -'],
  ['We accept applications until February 15.', '2027-02-15T23:59:59.000Z -'],
  ['Closing Date/Time\n02/02/2027 11:59PM Central Time', '2027-02-03T05:59:59.000Z America/Chicago'],
  ['We will accept applications on an ongoing basis through January 23, 2027', '2027-01-23T23:59:59.000Z -'],
  ['Posted: 1/27/2027\nExpires: 4/27/2027', '2027-04-27T23:59:59.000Z -'],
  ['Bewerbungsschluss: 01.03.2027', '2027-03-01T23:59:59.000Z -'],
])('"%s" is %s', (text, instant) => {
  expect(read(text, false)).toBe(instant)
})

test.each([
  'You like tight deadlines and ship by March 3, 2027.',
  'Applications are read on an ongoing basis since May 3, 2026.',
  'First posted on 12/30/2026; applications are accepted on an ongoing basis until the position is filled.',
  'There is no application deadline. The role starts on March 3, 2027.',
])('"%s" tells no deadline', (text) => {
  expect(read(text)).toBeUndefined()
})

test('5/6/2027 is read where it is known how the country writes it, else not at all', () => {
  const text = 'Apply by 5/6/2027'
  expect(read(text, true)).toContain('2027-06-05')
  expect(read(text, false)).toContain('2027-05-06')
  expect(read(text)).toBeUndefined()
})
