import { expect, test } from 'vitest'
import { englishPeople, people, samplePerson } from './people.ts'
import { truthAs } from './truth.ts'

test('has at least 24 people with distinct ids, names, e-mails and phones', () => {
  expect(englishPeople.length).toBeGreaterThanOrEqual(24)
  for (const key of ['id', 'name', 'email', 'phone'] as const) {
    expect(new Set(people.map((person) => person[key])).size).toBe(people.length)
  }
  expect(englishPeople).toContain(samplePerson)
})

test('writes to nobody: every e-mail and site of a person is at a reserved domain or marked as an example', () => {
  for (const person of people) {
    expect(person.email).toMatch(/^[^@\s]+@[a-z-]+\.example$/)
    for (const link of person.links) expect(link).toContain('example')
  }
})

test('leaves no field of a person blank or padded', () => {
  const blanks: string[] = []
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string' && (value === '' || value !== value.trim() || value !== value.normalize('NFC')))
      blanks.push(path)
    else if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`)
  }
  for (const person of people) visit(person, person.id)
  expect(blanks).toEqual([])
})

test('covers first-years, career changers and seniors with what they have', () => {
  const firstYears = englishPeople.filter(({ field }) => field.startsWith('first-year'))
  expect(firstYears.length).toBeGreaterThanOrEqual(3)
  for (const person of firstYears) expect(person.experience).toEqual([])
  expect(englishPeople.some(({ level }) => level === 'senior')).toBe(true)
})

test('states the truth of a resume field by field', () => {
  const truth = truthAs(samplePerson)
  expect(truth.work_experience[0]).toEqual({
    position: 'Software Engineering Intern',
    company: 'Loomwater Systems',
    start: 'Jun 2026',
    end: 'Aug 2026',
    location: 'Portland, OR',
    description: samplePerson.experience[0]?.bullets.join('\n'),
  })
  expect(truth.skills).toContain('PostgreSQL')
  expect(truth.languages).toEqual(['English', 'Igbo'])
})

test('has a resume in each language that is read, and one from right to left', () => {
  expect(new Set(people.map(({ language }) => language))).toEqual(
    new Set(['en', 'es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'tr', 'hi', 'zh', 'ja', 'ko', 'ar']),
  )
})
