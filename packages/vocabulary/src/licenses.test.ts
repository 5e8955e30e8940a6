import { expect, test } from 'vitest'
import { holdsLicense, licensedBeyondBachelor, licenses, stemsOf } from './licenses.ts'
import { licensedOccupations } from './occupations.ts'
import { occupations } from './titles.ts'

const wordsOf = (texts: readonly string[]) => texts.map((text) => new Set(stemsOf(text)))

const held = (said: string[], titles: string[] = [], home: string[] = []): string[] =>
  licenses
    .filter((license) => holdsLicense(license, wordsOf([...said, ...titles]), wordsOf(titles), new Set(home)))
    .map(({ name }) => name)

test('the tables of licenses name occupations of the lexicon alone', () => {
  const known = new Set(occupations.map(({ name }) => name))
  expect(licenses.flatMap(({ occupations: home }) => home).filter((name) => !known.has(name))).toEqual([])
  expect([...licensedBeyondBachelor].filter((name) => !licensedOccupations.includes(name))).toEqual([])
})

test('a license is held by its short name, by its whole name, by a title held or by the work of it', () => {
  expect(held(['LCSW', 'Intake'])).toEqual(['Clinical Social Worker', 'Master Social Worker'])
  expect(held(['Licensed Professional Counselor'])).toEqual(['Professional Counselor'])
  expect(held([], ['Tractor-Trailer Operator'])).toEqual(['Commercial Driver'])
  expect(held([], [], ['Registered Nurse'])).toContain('Practical Nurse')
  expect(held(['Driver’s License', 'Counseling'], ['Delivery Driver', 'Case Manager'])).toEqual([])
})
