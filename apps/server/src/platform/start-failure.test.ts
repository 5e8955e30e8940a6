import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { startFailure } from './start-failure.ts'

test('a port in use is said in a sentence that names the variable', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const second = createServer().listen(port, '127.0.0.1')
  const [error] = await once(second, 'error')
  taken.close()
  expect(startFailure(error)).toBe(`Port ${port} is in use. Stop what listens there, or set PORT to another one.`)
})

test.each([
  [
    { syscall: 'getaddrinfo', code: 'ENOTFOUND', hostname: 'db.campus.example' },
    "The database's host db.campus.example is not known. Check DATABASE_URL.",
  ],
  [
    { severity: 'FATAL', code: '28P01', message: 'password authentication failed for user "scry"' },
    'The database refuses the connection: password authentication failed for user "scry". Check DATABASE_URL.',
  ],
  [
    { severity: 'FATAL', code: '3D000', message: 'database "scry" does not exist' },
    'The database refuses the connection: database "scry" does not exist. Check DATABASE_URL.',
  ],
])('a database that cannot be had is said in a sentence: %j', (fields, said) => {
  expect(startFailure(Object.assign(new Error(), fields))).toBe(said)
})

test('an error without a usual cause stays itself', () => {
  const error = new Error('something else')
  expect(startFailure(error)).toBe(error)
})
