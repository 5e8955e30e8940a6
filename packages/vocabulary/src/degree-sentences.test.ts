import { expect, test } from 'vitest'
import { findDegrees, requiredDegree } from './degrees.ts'
import { degreeSentences } from './testing/degree-sentences.ts'

const readingOf = (sentence: string): string => {
  const demand = requiredDegree(sentence) ?? findDegrees(sentence)[0]
  return demand === undefined ? '-' : `${demand.rank} ${demand.required ? 'r' : 'p'}`
}

test('the least degree asked for, and whether it is required, are read in labelled sentences', () => {
  const lines = degreeSentences.trim().split('\n')
  const wrong = lines.filter((line) => {
    const at = line.indexOf(' | ')
    return readingOf(line.slice(at + 3)) !== line.slice(0, at)
  })
  expect(lines.length).toBeGreaterThan(60)
  expect(wrong).toEqual(['- | Our head pastry chef is a bachelor of many talents.'])
})

test.each([
  ['BS or MS in Electrical Engineering', 3],
  ['B.S. degree required', 3],
  ['MS in Statistics', 4],
  ['A technical degree', 3],
  ['Degree or equivalent experience required', 3],
  ['HS diploma or GED', 1],
  ['High-school degree or equivalent', 1],
  ['Students (undergraduate, master’s, or PhD) who like ovens', 3],
  ['Ph.D in Physics, or MS with 3 years of experience', 4],
  ['Bachelor’s degree in Biology, preferably with a minor in Chemistry', 3],
  ['Bachelor’s degree in Computer Science or a related field (Master’s degree preferred)', 3],
])('"%s" asks for rank %i', (sentence, rank) => {
  expect(requiredDegree(sentence)?.rank).toBe(rank)
})

test.each([
  'Bachelor’s degree in Physics, Chemistry, or a related field preferred',
  'You are a master of the craft',
  'Two years of work as an MA in a clinic',
  'No degree required',
  '- (Plus) Bachelor’s degree in Computer Science or equivalent',
  'The hourly rate for Bachelor candidates: $25.00 to $28.00',
])('"%s" requires no degree', (sentence) => {
  expect(requiredDegree(sentence)).toBeNull()
})
