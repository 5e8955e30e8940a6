import { expect, test } from 'vitest'
import { statusColour } from './status-badge.ts'

test.each([
  ['Upcoming', 'green'],
  ['registration open', 'green'],
  ['ongoing', 'blue'],
  ['live now', 'blue'],
  ['ended', 'grey'],
  ['Closed', 'grey'],
  ['postponed', 'purple'],
])('the badge of a hackathon that is %s is %s (§2.40)', (status, colour) => {
  expect(statusColour(status)).toBe(colour)
})
