import { expect, test } from 'vitest'
import { countTests, timedTests } from './stages.mjs'

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

test('the seconds of a test are read from both runners, those of a file of tests are not', () => {
  const vitest =
    ' ✓ node apps/server/src/a.test.ts (8 tests) 5005ms\n   ✓ dates stand in order 780ms\n   × a step goes 1200ms\n'
  expect(timedTests(vitest)).toEqual([
    [0.78, 'dates stand in order'],
    [1.2, 'a step goes'],
  ])
  expect(
    timedTests('  ✓  12 e2e/a.e2e.ts:1:1 › a page opens (2.5s)\n  ✘   3 e2e/b.e2e.ts:1:1 › it ends (1.0m)\n'),
  ).toEqual([
    [2.5, 'e2e/a.e2e.ts:1:1 › a page opens'],
    [60, 'e2e/b.e2e.ts:1:1 › it ends'],
  ])
})
