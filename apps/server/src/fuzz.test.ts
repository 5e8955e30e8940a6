import { expect, test } from 'vitest'
import { defaultLimits, type Limits } from './platform/rate-limits.ts'
import { signUp } from './testing/browser.ts'
import { fuzzedRequest, type OpenApiDocument, seeded } from './testing/fuzz-requests.ts'
import { jobForm } from './testing/people.ts'
import { startTestServer } from './testing/test-server.ts'

const raised = Object.fromEntries(
  Object.keys(defaultLimits).map((name) => [name, { count: 1_000_000, windowMs: 60_000 }]),
) as unknown as Limits

test('2,000 malformed requests over all routes get clear refusals and no 5xx', { timeout: 240_000 }, async () => {
  const seed = 6
  const server = await startTestServer({ limits: raised })
  const person = await signUp(server, 'fuzz@example.org')
  const create = (collection: string, data: object) =>
    person.call('POST', `/v1/databases/scry/collections/${collection}/documents`, { documentId: 'unique()', data })
  const ids = [await create('users', { name: 'F' }), await create('aggregated_jobs', jobForm)].map(
    (answer) => answer.json().$id,
  )
  let session = Object.fromEntries(person.cookies)
  const document = (await server.app.inject({ url: '/api/openapi.json' })).json<OpenApiDocument>()
  const random = seeded(seed)
  const wrong: string[] = []
  const statuses = new Map<number, number>()
  for (let sent = 0; sent < 2000; sent += 1) {
    // Some requests log out.
    if (sent % 200 === 199) session = Object.fromEntries((await signUp(server, `fuzz${sent}@example.org`)).cookies)
    const request = fuzzedRequest(document, random, ids)
    const answer = await server.app.inject({ ...request, ...(random() < 0.5 ? { cookies: session } : {}) })
    const { statusCode } = answer
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    const isFine = statusCode < 500 || statusCode === 501 || statusCode === 503
    if (!isFine)
      wrong.push(`${sent} ${request.method} ${request.url} ${String(request.payload).slice(0, 300)} -> ${answer.body}`)
    if (statusCode >= 400 && statusCode !== 501)
      expect(answer.headers['content-type'], String(request.url)).toMatch(/json|text\/plain/)
  }
  expect(wrong).toEqual([])
  expect(statuses.get(400)).toBeGreaterThan(100)
  expect((await server.app.inject({ url: '/api/health' })).statusCode).toBe(200)
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
