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
  ['Bilgisayar Mühendisliği', 'software it'],
  ['Makine Mühendisliği', 'engineering'],
  ['İşletme', 'business finance'],
  ['Hukuk Fakültesi', 'law'],
  ['Pielęgniarstwo', 'health'],
  ['Rachunkowość i finanse', 'finance'],
  ['Budownictwo lądowe', 'engineering construction'],
  ['Werktuigbouwkunde', 'engineering'],
  ['Bedrijfskunde', 'business'],
  ['Rechtsgeleerdheid', 'law'],
  ['Civilingenjör i maskinteknik', 'engineering'],
  ['Företagsekonomi', 'business finance'],
  ['Sjuksköterskeprogrammet', 'health'],
  ['Basket Weaving', ''],
]

test.each(subjects)('%s leads to work of: %s', (subject, fields) => {
  const found = fieldsOfStudy(subject)
  for (const field of fields.split(' ').filter(Boolean)) expect(found).toContain(field)
  if (fields === '') expect(found).toEqual([])
})

test.each([
  ['Biomedical Engineering', 'engineering health science'],
  ['Environmental Engineering', 'engineering science'],
  ['Ocean Engineering', 'engineering science'],
  ['Geological Engineering', 'engineering science'],
  ['Transportation Engineering', 'business engineering logistics'],
  ['Communications Engineering', 'engineering'],
  ['Design Engineering', 'design engineering'],
  ['Ingeniería Agronómica', 'agriculture engineering'],
  ['Engineering Management', 'business engineering'],
  ['Software Engineering', 'it software'],
  ['Computer Engineering', 'it software'],
  ['Financial Engineering', 'finance'],
  ['Mathematical Engineering', 'data education engineering finance'],
  ['Ingegneria Matematica', 'data education engineering finance'],
  ['Machine Learning', 'data software'],
  ['Machining', 'trades'],
  ['Maskininlärning', 'data software'],
  ['Bilgisayar Mühendisliği', 'it software'],
  ['Wine Making', ''],
  ['Communications', 'marketing'],
  ['Lawn care', 'agriculture'],
])('%s leads to no other work than: %s', (subject, fields) => {
  expect([...fieldsOfStudy(subject)].sort().join(' ')).toBe(fields)
})

test('every field that a subject leads to is a field of occupations', () => {
  const known = new Set(occupations.map(({ field }) => field))
  expect(subjects.flatMap(([subject]) => fieldsOfStudy(subject)).filter((field) => !known.has(field))).toEqual([])
})
