import { expect, test } from 'vitest'
import { citedStatements, statementsIn } from './cited-statements.ts'
import { read, trackedFiles } from './tracked-files.ts'

/** How many numbered statements each section of the specification has. */
const sections = [8, 70, 42, 31, 56, 6, 37, 33, 19]
const page = read('docs/behaviour.md')
const rows = [...page.matchAll(/^\| §(\d+\.\d+) \| (.+) \| (?:`([^`]+)`)? ?\|$/gm)].map(([, number, says, file]) => ({
  number: number ?? '',
  says: says ?? '',
  file: file ?? '',
}))
const untestable = page.split('\n').flatMap((line) => (line.startsWith('untestable: ') ? statementsIn(line) : []))

test('the behaviour page has every statement of the specification once, in its order', () => {
  const all = sections.flatMap((count, at) => Array.from({ length: count }, (_, one) => `${at + 1}.${one + 1}`))
  expect(rows.map(({ number }) => number)).toEqual(all)
})

test('each statement names a test file whose titles cite it, except at most twelve that no test can hold', () => {
  const files = new Set(trackedFiles())
  expect(untestable.length).toBeLessThanOrEqual(12)
  const broken = rows
    .filter(({ number }) => !untestable.includes(number))
    .filter(({ number, file }) => !files.has(file) || !citedStatements(read(file)).has(number))
  expect(broken.map(({ number, file }) => `§${number}: ${file || 'no file'}`)).toEqual([])
})

test('no title of a test cites more than five statements', () => {
  const greedy = trackedFiles()
    .filter((path) => /\.(test|e2e)\.tsx?$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/\(§[^()'"`]+\)/g)]
        .filter(([cited]) => statementsIn(cited).length > 5)
        .map(([cited]) => `${path}: ${cited}`),
    )
  expect(greedy).toEqual([])
})
