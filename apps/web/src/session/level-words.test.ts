import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { levelInFull, levelWord } from './level-words.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['junior', 'BSc Statistics, Fernhill University (Sep 2025 – Jun 2028)', 'Student', 'Student, junior level'],
  ['entry', 'BSc Statistics, Fernhill University (2025 – present): logic', 'Student', 'Student, entry level'],
  ['entry', 'BSc Statistics, Fernhill University (2021 – 2024)', 'Entry', 'Entry'],
  ['', '', 'Entry', 'Entry'],
  ['senior', 'MBA, Fernhill University (2025 – 2028)', 'Senior', 'Senior'],
])('at level “%s” with “%s” a person reads %s (§2.27, §2.55)', (experience_level, education, word, inFull) => {
  const fields = { experience_level, education }
  expect([levelWord(fields), levelInFull(fields)]).toEqual([word, inFull])
})
