import { expect, test } from 'vitest'
import { employerName } from './employer-name.ts'

test('an employer is shown by its name; a token is set in words only where it parts them', () => {
  expect(employerName('Acme  Robotics, Inc.')).toBe('Acme Robotics, Inc.')
  expect(employerName(undefined, 'acme-robotics')).toBe('Acme Robotics')
  expect(employerName('acme-robotics', 'acme-robotics')).toBe('Acme Robotics')
  expect(employerName(undefined, 'house_of_oak-careers')).toBe('House of Oak')
  expect(employerName(undefined, 'acmerobotics')).toBe('Acmerobotics')
  expect(employerName(undefined, undefined)).toBeUndefined()
})
