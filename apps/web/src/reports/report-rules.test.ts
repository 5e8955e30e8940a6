import { expect, test } from 'vitest'
import { emptyReport, reportProblems } from './report-rules.ts'

test('an empty bug report names title, description, steps and contact e-mail in the specified words (§5.45-5.48)', () => {
  expect(reportProblems(emptyReport)).toEqual({
    title: 'Title is required',
    description: 'Description is required',
    steps: 'Steps to reproduce are required for bug reports',
    contactEmail: 'Contact email is required',
  })
})

test.each(['feature', 'feedback'] as const)('a %s needs no steps to reproduce (§5.47)', (type) => {
  expect(reportProblems({ ...emptyReport, type }).steps).toBeUndefined()
})

test.each(['a@b', 'a b@c.d', '@b.c', 'a@b.'])(
  'the contact address %s does not look like x@y.z (§5.48)',
  (contactEmail) => {
    expect(reportProblems({ ...emptyReport, contactEmail }).contactEmail).toBe('Please enter a valid email address')
  },
)

test('whoever reports may be contacted unless they say otherwise (§3.33)', () => {
  expect(emptyReport.allowContact).toBe(true)
})
