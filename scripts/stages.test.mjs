import { expect, test } from 'vitest'
import { countTests } from './stages.mjs'

test('the closing lines of both runners are counted, and a test that did not run counts as failed', () => {
  expect(countTests('      Tests  1 failed | 8 passed | 2 skipped (11)\n')).toEqual({
    passed: 8,
    failed: 1,
    skipped: 2,
  })
  expect(countTests('  3 passed (4.1s)\n  1 did not run\n')).toEqual({ passed: 3, failed: 1, skipped: 0 })
})

test('a test whose title holds a number of passed things is not counted', () => {
  expect(countTests(' ✓ after 3 passed checks it stops\n Test Files  2 passed (2)\n')).toEqual({
    passed: 0,
    failed: 0,
    skipped: 0,
  })
})
