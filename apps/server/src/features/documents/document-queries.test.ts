import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProtocolError } from '../../platform/problem-error.ts'
import { readListQuery } from './document-queries.ts'

test('both encodings say the same', () => {
  const json = [
    '{"method":"equal","attribute":"createdBy","values":["a@example.org"]}',
    '{"method":"orderDesc","attribute":"$createdAt"}',
    '{"method":"limit","values":[5]}',
    '{"method":"offset","values":[10]}',
    '{"method":"select","values":["title"]}',
  ]
  const old = [
    'equal("createdBy", ["a@example.org"])',
    'orderDesc("$createdAt")',
    'limit(5)',
    'offset(10)',
    'select(["title"])',
  ]
  const read = (queries: string[]) =>
    readListQuery(Object.fromEntries(queries.map((text, at) => [`queries[${at}]`, text])))
  expect(read(json)).toEqual(read(old))
  expect(read(json)).toEqual({
    filters: [{ attribute: 'createdBy', values: ['a@example.org'] }],
    order: [{ attribute: '$createdAt', direction: 'desc' }],
    limit: 5,
    offset: 10,
    select: ['title'],
  })
})

test.each([
  '{"method":"select","values":[{"toString":1,"valueOf":1}]}',
  'select([{"toString":1,"valueOf":1}])',
  '{"method":"select","values":[["name"]]}',
])('a select of what is no name is a 400 and no failure of the server: %s (decision 0342)', (query) => {
  expect(() => readListQuery({ 'queries[0]': query })).toThrow(ProtocolError)
})

test('anything else is a 400, never a crash', () => {
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.string().map((inner) => `equal(${inner})`),
    fc
      .record({ method: fc.oneof(fc.string(), fc.constant('select')), attribute: fc.anything(), values: fc.anything() })
      .map((call) => JSON.stringify(call) ?? ''),
  )
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (queries) => {
      try {
        const { limit, offset } = readListQuery({ 'queries[]': queries })
        expect(limit).toBeLessThanOrEqual(100)
        expect(offset).toBeGreaterThanOrEqual(0)
      } catch (error) {
        expect(error).toBeInstanceOf(ProtocolError)
        expect(error).toMatchObject({ status: 400 })
      }
    }),
    { numRuns: 500 },
  )
})
