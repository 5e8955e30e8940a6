import { seededRandom } from '@scry/fictional/seeded-random'
import { expect, test } from 'vitest'
import { defaultLimits, type Limits } from './platform/rate-limits.ts'
import { signUp } from './testing/browser.ts'
import { runFuzz } from './testing/fuzz-run.ts'
import { jobForm } from './testing/people.ts'
import { startTestServer } from './testing/test-server.ts'

const raised = Object.fromEntries(
  Object.keys(defaultLimits).map((name) => [name, { count: 1_000_000, windowMs: 60_000 }]),
) as unknown as Limits

test('2,000 malformed requests over all routes get clear refusals and no 5xx', async () => {
  const server = await startTestServer({ limits: raised })
  const person = await signUp(server, 'owner@example.org')
  const create = (collection: string, data: object) =>
    person.call('POST', `/v1/databases/scry/collections/${collection}/documents`, { documentId: 'unique()', data })
  const owned = [await create('users', { name: 'F' }), await create('aggregated_jobs', jobForm)]
  const ids = owned.map((answer) => answer.json<{ $id: string }>().$id)
  const { statuses, failures } = await runFuzz(server.app, { requests: 2000, random: seededRandom(6), ids })
  expect(failures).toEqual([])
  expect(statuses[400]).toBeGreaterThan(100)
  expect(statuses[429]).toBeUndefined()
})

test('at default limits a flood is answered with 429 and Retry-After', async () => {
  const server = await startTestServer()
  let refused = 0
  for (let sent = 0; sent < defaultLimits.recoveryPerAddress.count + 20; sent += 1) {
    const payload = { email: `p${sent}@example.org`, url: 'http://localhost/reset-password' }
    const answer = await server.app.inject({ method: 'POST', url: '/v1/account/recovery', payload })
    if (answer.statusCode !== 429) continue
    refused += 1
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(refused).toBe(20)
})
