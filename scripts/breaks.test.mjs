import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { citedStatements } from '../repo-rules/cited-statements.ts'
import { breaks } from './breaks.mjs'
import { root } from './toolchain.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')

test('twenty different statements of all nine sections are broken', () => {
  expect(new Set(breaks.map(({ statement }) => statement)).size).toBe(20)
  expect(new Set(breaks.map(({ statement }) => statement.split('.')[0])).size).toBe(9)
})

test('each break finds its text, changes it, and names a test that cites its statement', () => {
  const stale = breaks.filter(({ statement, file, find, replace, within = '', test: path }) => {
    const source = read(file)
    const from = source.indexOf(within)
    const isThere = from >= 0 && source.indexOf(find, from) >= 0
    return !isThere || find === replace || !citedStatements(read(path)).has(statement)
  })
  expect(stale.map(({ statement }) => statement)).toEqual([])
})
