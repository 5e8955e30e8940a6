import { expect, test } from 'vitest'
import { confirmProblem, passwordProblem } from './reset-rules.ts'

test.each([
  ['', 'Please fill in all fields'],
  ['Ab1', 'Password must be at least 8 characters long'],
  ['Seven77', 'Password must be at least 8 characters long'],
  ['Eight888', null],
  ['UPPERCASE1', 'Password must contain at least one lowercase letter'],
  ['lowercase1', 'Password must contain at least one uppercase letter'],
  ['NoNumbersHere', 'Password must contain at least one number'],
  ['Long1enough', null],
])('a new password of %j is answered with %j (§5.4, §5.5, §5.6, §5.7, §5.8)', (password, message) => {
  expect(passwordProblem(password)).toBe(message)
})

test('of several broken rules the first in order is said (§5.5)', () => {
  expect(passwordProblem('a')).toBe('Password must be at least 8 characters long')
})

test('the repetition must be there and match (§5.4, §5.9)', () => {
  expect(confirmProblem('Long1enough', '')).toBe('Please fill in all fields')
  expect(confirmProblem('Long1enough', 'Long1enougH')).toBe('Passwords do not match')
  expect(confirmProblem('Long1enough', 'Long1enough')).toBeNull()
})
