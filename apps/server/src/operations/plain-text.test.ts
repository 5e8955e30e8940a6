import { expect, test } from 'vitest'
import { shownText } from './plain-text.ts'

test('nothing of a list commands the terminal that shows it', () => {
  expect(shownText('It has no title\u001b]0;owned\u0007 \u009b2J\u202e')).toBe('It has no title ]0;owned   2J ')
})
