import { expect, test } from 'vitest'
import { isStorageUnavailable, isUniqueViolation } from './storage-errors.ts'

test.each([
  ['a full disk of PostgreSQL', { code: '53100' }],
  ['too many connections', { code: '53300' }],
  ['a PostgreSQL that shuts down', { code: '57P01' }],
  ['a PostgreSQL that only reads', { code: '25006' }],
  ['a refused connection', { code: 'ECONNREFUSED' }],
  ['every address refused', { errors: [{ code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }] }],
  ['a connection that broke', { message: 'Connection terminated unexpectedly' }],
  ['a full disk of SQLite', { errcode: 13 }],
  ['a failed write of SQLite', { errcode: 778 }],
  ['a file that SQLite may not write', { errcode: 8 }],
])('%s is a shortage that passes, answered with 503', (_what, error) => {
  expect(isStorageUnavailable(error)).toBe(true)
})

test.each([
  ['a row that stands already', { code: '23505' }],
  ['the same in SQLite', { errcode: 2067 }],
  ['a mistake of ours', new TypeError('x is not a function')],
])('%s is none', (_what, error) => {
  expect(isStorageUnavailable(error)).toBe(false)
  expect(isUniqueViolation(error)).toBe(!(error instanceof TypeError))
})
