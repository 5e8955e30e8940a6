import { expect, test } from 'vitest'
import { fieldsOfStudy } from './fields-of-study.ts'
import { occupations } from './titles.ts'

const subjects: readonly (readonly [string, string])[] = [
  ['Engineering, Mechanical Engineering', 'engineering'],
  ['Maschinenbau', 'engineering'],
  ['Ingeniería Mecánica', 'engineering'],
  ['Ingeniería Agronómica', 'agriculture'],
  ['Enfermería', 'health'],
  ['Adult Nursing', 'health'],
  ['Laws (LL.B)', 'law'],
  ['Giurisprudenza', 'law'],
  ['Culinary Arts', 'hospitality'],
  ['Tourism and Hotel Management', 'hospitality'],
  ['Civil Engineering', 'engineering construction'],
  ['Software Engineering', 'software it'],
  ['Informatik', 'software it'],
  ['Environmental Engineering', 'science'],
  ['Textile Engineering', 'engineering'],
  ['Education, Primary/Junior', 'education'],
  ['Communication Design', 'design'],
  ['Accountancy', 'finance'],
  ['Plant Science', 'agriculture'],
  ['Basket Weaving', ''],
]

test.each(subjects)('%s leads to work of: %s', (subject, fields) => {
  const found = fieldsOfStudy(subject)
  for (const field of fields.split(' ').filter(Boolean)) expect(found).toContain(field)
  if (fields === '') expect(found).toEqual([])
})

test('every field that a subject leads to is a field of occupations', () => {
  const known = new Set(occupations.map(({ field }) => field))
  expect(subjects.flatMap(([subject]) => fieldsOfStudy(subject)).filter((field) => !known.has(field))).toEqual([])
})
