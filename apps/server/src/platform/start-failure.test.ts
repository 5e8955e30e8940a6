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

test('an error without a usual cause stays itself', () => {
  const error = new Error('something else')
  expect(startFailure(error)).toBe(error)
})
