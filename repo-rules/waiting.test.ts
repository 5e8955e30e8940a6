import { expect, test } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

/** Gives up after a second, or after as many as the line says. */
const hasItsOwnEnd = /\bvi\.waitFor\(|\bexpect\.poll\([^\n]*\btimeout:/

test('what a test waits for may take as long as the machine takes: `expect.poll` waits as the configuration says, and no line sets another end', () => {
  const tests = trackedFiles().filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith('repo-rules/'))
  expect(tests.filter((path) => hasItsOwnEnd.test(read(path)))).toEqual([])
  expect(read('vitest.config.ts')).toMatch(/expect: \{ poll: \{ timeout: \d\d\d_000 \} \}/)
})
