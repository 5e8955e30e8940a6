import { expect, test } from 'vitest'
import { levelFrom, readTitle, typeFrom } from './kind-of-work.ts'

test.each([
  'Software Engineering Intern',
  'Internship Data',
  'Co-op Student',
  'Praktikum Marketing',
  'Werkstudent (m/w/d)',
  'Stage 2027',
  'Stagiaire RH',
  'Becario de ventas',
  'Prácticas en diseño',
  'Tirocinio',
])('%s is an internship, whatever the source says', (title) => {
  expect(typeFrom(readTitle(title), ['Full-time'])).toBe('internship')
})

test.each(['Internal Auditor', 'International Sales Manager', 'Internship Program Manager'])('%s is none', (title) => {
  expect(typeFrom(readTitle(title), ['Full-time'])).toBe('full-time')
})

test('a senior post is no internship though its source says so', () => {
  expect(typeFrom(readTitle('Senior Engineer'), ['internship'])).toBeUndefined()
})

test('the level of the title outweighs the one of the source', () => {
  expect(levelFrom(readTitle('Senior Nurse'), ['entry level'])).toBe('senior')
  expect(levelFrom(readTitle('Nurse'), ['Entry-level'])).toBe('entry')
  expect(levelFrom(readTitle('Account Manager, Mid-Market'), [])).toBeUndefined()
  expect(levelFrom(readTitle('Member of Technical Staff'), [])).toBeUndefined()
})
