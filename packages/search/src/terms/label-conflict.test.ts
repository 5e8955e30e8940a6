import { expect, test } from 'vitest'
import type { ListingInput } from '../listing-input.ts'
import { labelConflictOf } from './label-conflict.ts'

const job = (more: Partial<ListingInput>): ListingInput => ({ id: 'a', kind: 'job', title: 'Data Analyst', ...more })

test('a job labelled for beginners that asks for years says so with its own words', () => {
  const description = 'A kind team. You have 5+ years of experience in analysis.'
  const found = labelConflictOf(job({ level: 'entry', description }))
  expect(found).toMatchObject({ label: 'entry', years: 5, evidence: { field: 'description', text: '5+ years' } })
  expect(description.slice(found?.evidence.start, found?.evidence.end)).toBe('5+ years')
  expect(labelConflictOf(job({ title: 'Junior Data Analyst', description }))?.label).toBe('junior')
  expect(labelConflictOf(job({ title: 'Data Analyst Intern', description }))?.label).toBe('internship')
  expect(labelConflictOf(job({ level: 'entry', title: 'Data Analyst (4+ years of experience)' }))).toMatchObject({
    years: 4,
    evidence: { field: 'title' },
  })
})

test.each<Partial<ListingInput>>([
  { level: 'entry', description: 'One to two years of experience.' },
  { level: 'entry', description: 'No experience required. We have 20 years of history.' },
  { level: 'entry', description: 'Ideally 5 years of experience are a plus, none is required.' },
  { level: 'junior', description: 'At least 3 years of experience.' },
  { level: 'senior', description: 'At least 8 years of experience.' },
  { description: 'At least 8 years of experience.' },
  { title: 'Engineer II', description: 'At least 2 years of experience.' },
  { kind: 'hackathon', level: 'entry', description: 'Mentors with 5 years of experience in teaching.' },
])('a label that goes with what is asked is no conflict: %o', (more) => {
  expect(labelConflictOf(job(more))).toBeNull()
})
