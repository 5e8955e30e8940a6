import { expect, test } from 'vitest'
import { passwordFailure, passwordProblems } from './password-rules.ts'

test('new and confirmed password must match, and have at least eight characters (§5.19, §5.20, §9.11)', () => {
  expect(passwordProblems({ currentPassword: 'x', newPassword: 'longenough', confirmPassword: 'other' })).toEqual({
    confirmPassword: 'New passwords do not match',
  })
  expect(passwordProblems({ currentPassword: 'x', newPassword: 'seven77', confirmPassword: 'seven77' })).toEqual({
    newPassword: 'Password must be at least 8 characters long',
  })
  expect(passwordProblems({ currentPassword: 'x', newPassword: 'eight888', confirmPassword: 'eight888' })).toEqual({})
})

test.each([
  ['Invalid credentials. Please check the email and password.', 'Current password is incorrect'],
  [
    'Invalid `password` param: Password must be between 8 and 256 characters long.',
    'Password must be at least 8 characters long',
  ],
  ['Something went wrong on our side.', 'Failed to change password. Please try again.'],
  ['This password is too common. Please choose another one.', 'Failed to change password. Please try again.'],
])(
  'a change refused with "%s" says "%s", with the reason below where the line does not name it (§8.27)',
  (message, said) => {
    const cause = message.includes('Invalid credentials') ? '' : message
    expect(passwordFailure({ message })).toEqual({ line: said, cause })
  },
)
