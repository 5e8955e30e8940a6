import { expect, test } from 'vitest'
import { postingId, randomBelow } from './posting-id.ts'

test('a posting is numbered by kind, time and five random uppercase characters (§3.23, §3.27)', () => {
  expect(postingId('JOB', 1795228166502, randomBelow)).toMatch(/^JOB-1795228166502-[A-Z0-9]{5}$/)
  expect(postingId('HACK', 1, () => 0)).toBe('HACK-1-AAAAA')
})
