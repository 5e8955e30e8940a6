import { expect, test } from 'vitest'
import { cutAt, projectOf } from './profile-form.ts'

test('a project needs name and description, technologies are split on commas, an empty duration is Not specified (§5.22)', () => {
  expect(
    projectOf({ name: ' Ferry map ', description: ' Live times ', technologies: 'React, , SQL', duration: ' ' }),
  ).toEqual({
    name: 'Ferry map',
    description: 'Live times',
    technologies: ['React', 'SQL'],
    duration: 'Not specified',
  })
  expect(projectOf({ name: 'Ferry map', description: '  ', technologies: '', duration: '' })).toBeNull()
})

test('a long text is cut at its length and ends in three dots (§2.58, §9.14)', () => {
  expect(cutAt('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}...`)
  expect(cutAt('a'.repeat(100), 100)).toBe('a'.repeat(100))
})
