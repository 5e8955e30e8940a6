import { expect, test } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

const decision = read('docs/decisions/0050-the-checklist-of-security-and-privacy.md')
const rows = decision.split('\n').filter((line) => /^\| \d\d /.test(line))

test('every item of the checklist of authentication, application and privacy has its line', () => {
  expect(rows.map((row) => Number(row.slice(2, 4)))).toEqual(Array.from({ length: 28 }, (_, at) => 25 + at))
})

test.each(rows.map((row) => [row.slice(2, 4), row] as const))('item %s names tests that exist', (_item, row) => {
  const files = trackedFiles()
  // A path in backticks, and after it the beginnings of its titles in quotes.
  for (const [, path = '', titles = ''] of row.matchAll(/`([^`]+\.tsx?)`((?:[:,] "[^"]+")*)/g)) {
    const file = path.startsWith('apps/') || path.startsWith('packages/') ? path : `apps/server/src/${path}`
    expect(files).toContain(file)
    const text = read(file)
    for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g)) expect(text, file).toContain(title)
  }
})
