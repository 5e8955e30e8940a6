import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { countTests, runStages, timedTests } from './stages.mjs'

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

test('stages run side by side, and one that fails lets the others go on and is the result', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scry-stages-'))
  // Who counts this test would count what it prints.
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => {
    printed.mockRestore()
    rmSync(folder, { recursive: true, force: true })
  })
  const file = (name) => join(folder, name)
  /** Ends only when the other stage has begun too. */
  const meets = (own, other) => ({
    ...{ name: own, command: 'node' },
    args: [
      '-e',
      `const fs = require('node:fs'); fs.writeFileSync('${file(own)}', '')
      const look = () => fs.existsSync('${file(other)}') ? process.exit(${own === 'a' ? 1 : 0}) : setTimeout(look, 10)
      look()`,
    ],
  })
  const last = { name: 'c', command: 'node', args: ['-e', `require('node:fs').writeFileSync('${file('c')}', '')`] }
  expect(await runStages([meets('a', 'b'), meets('b', 'a'), last], 2)).toBe(1)
  expect(existsSync(file('c'))).toBe(true)
  expect(printed.mock.lastCall).toEqual(['\n2 passed, 1 failed'])
})
