import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTestServer } from './testing/test-server.ts'

test('the committed OpenAPI document is the published one: a change of the wire shows in review', async () => {
  const server = await startTestServer()
  const published = await server.app.inject({ url: '/api/openapi.json' })
  const committed: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../openapi.json'), 'utf8'))
  expect(published.json()).toEqual(committed)
})
