import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { citedStatements } from '../repo-rules/cited-statements.ts'
import { breaks } from './breaks.mjs'
import { root } from './toolchain.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')

test('every section of the specification is broken somewhere, and no statement and no title twice', () => {
  const statements = breaks.flatMap(({ statement }) => statement ?? [])
  expect([...new Set(statements.map((statement) => statement.split('.')[0]))].sort()).toEqual([...'123456789'])
  const named = breaks.map(({ statement, title }) => statement ?? title)
  expect(new Set(named).size).toBe(named.length)
})

test('each break finds its text, changes it, and names a test that cites its statement or has its title', () => {
  const stale = breaks.filter(({ statement, title, file, find, replace, test: path }) => {
    const source = read(file)
    const isThere = source.includes(find)
    const isNamed = statement === undefined ? read(path).includes(title) : citedStatements(read(path)).has(statement)
    return !isThere || find === replace || !isNamed
  })
  expect(stale.map(({ statement, title }) => statement ?? title)).toEqual([])
})
