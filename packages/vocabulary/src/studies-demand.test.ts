import { expect, test } from 'vitest'
import { findStudiesDemand } from './studies-demand.ts'

test.each([
  ['Currently studying Urban Planning.', 'architecture construction'],
  ['You are pursuing a Bachelor’s degree in Nursing or a related field.', 'health'],
  ['Enrolled in a university program in Law with good grades', 'law'],
  ['Students of Hotel Management, graduating between December 2027 and June 2028', 'hospitality'],
])('reads of which students "%s" asks for', (text, fields) => {
  const demand = findStudiesDemand(text)
  expect(demand?.fields.toSorted().join(' ')).toBe(fields)
  expect(text.slice(demand?.start, demand?.end)).not.toMatch(/grad/)
})

test.each([
  'You are enrolled in a degree program in any major.',
  'Pursuing a degree in Nursing, Law or another field.',
  'You help students of History with their essays.',
  'Preferably studying Law.',
  'Currently studying Blorbology or Law.',
  'Pursuing excellence in nursing.',
])('takes students of every subject in "%s"', (text) => {
  expect(findStudiesDemand(text)).toBeNull()
})
