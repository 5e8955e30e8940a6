import * as sdk21 from 'appwrite'
import * as sdk13 from 'appwrite-13'
import * as sdk27 from 'appwrite-27'
import { expect, test } from 'vitest'
import { signUp } from './testing/browser.ts'
import { startTestServer } from './testing/test-server.ts'

/** Calls of the official clients that this server answers; every other one is refused. */
const served = [
  'DELETE /v1/account/sessions',
  'DELETE /v1/account/sessions/any',
  'DELETE /v1/databases/any/collections/any/documents/any',
  'DELETE /v1/tablesdb/any/tables/any/rows/any',
  'GET /v1/account',
  'GET /v1/account/sessions',
  'GET /v1/account/sessions/any',
  'GET /v1/databases/any/collections/any/documents',
  'GET /v1/databases/any/collections/any/documents/any',
  'GET /v1/tablesdb/any/tables/any/rows',
  'GET /v1/tablesdb/any/tables/any/rows/any',
  'PATCH /v1/account/name',
  'PATCH /v1/account/password',
  'PATCH /v1/databases/any/collections/any/documents/any',
  'PATCH /v1/tablesdb/any/tables/any/rows/any',
  'POST /v1/account',
  'POST /v1/account/recovery',
  'POST /v1/account/sessions/email',
  'POST /v1/account/verification',
  'POST /v1/account/verifications/email',
  'POST /v1/databases/any/collections/any/documents',
  'POST /v1/tablesdb/any/tables/any/rows',
  'PUT /v1/account/recovery',
  'PUT /v1/account/verification',
  'PUT /v1/account/verifications/email',
  'PUT /v1/databases/any/collections/any/documents/any',
  'PUT /v1/tablesdb/any/tables/any/rows/any',
]

type Call = (...given: unknown[]) => unknown
type Service = new (client: unknown) => Record<string, Call>
interface Sdk {
  Client: new () => { setEndpoint(url: string): { setProject(id: string): unknown } }
}

const majors: [string, Sdk][] = [
  ['13.0.2', sdk13 as unknown as Sdk],
  ['21.0.0', sdk21 as unknown as Sdk],
  ['27.0.0', sdk27 as unknown as Sdk],
]

/** Classes of a client that make calls, and their methods. */
function* methodsOf(sdk: Sdk, client: unknown): Generator<() => unknown> {
  for (const [name, member] of Object.entries(sdk)) {
    if (typeof member !== 'function' || ['Client', 'Realtime', 'Channel', 'Query', 'Operator'].includes(name)) continue
    const service = new (member as Service)(client)
    for (const method of Object.getOwnPropertyNames(member.prototype ?? {}))
      if (method !== 'constructor') yield () => service[method]?.(...Array.from({ length: 12 }, () => 'any'))
  }
}

const notFound = {
  message: 'Not found. This server has no such route.',
  ...{ code: 404, type: 'general_route_not_found', version: '1.8.0' },
}

test.each(majors)(
  'appwrite %s: each call of the whole client is served, or refused with 404 in the shape of the protocol (§8.7)',
  async (_version, sdk) => {
    const server = await startTestServer()
    const answered = new Map<string, { status: number; text: string }>()
    server.app.addHook('onSend', async ({ method, url }, { statusCode }, payload) => {
      answered.set(`${method} ${url.split('?')[0]}`, { status: statusCode, text: String(payload) })
    })
    const client = new sdk.Client().setEndpoint(`${await server.listen()}/v1`).setProject('scry')
    for (const call of methodsOf(sdk, client)) {
      try {
        const made = call()
        // Some only write an address for a page to go to.
        if (typeof made === 'string' || made instanceof URL) await fetch(made)
        else await made
      } catch {
        // What was answered is looked at below; calls that need a page or a file never leave the client.
      }
    }
    const isServed = (call: string) => served.includes(call)
    const calls = [...answered.keys()]
    expect(calls.filter(isServed).length).toBeGreaterThanOrEqual(18)
    expect(calls.length).toBeGreaterThan(70)
    for (const [call, { status, text }] of answered)
      if (isServed(call)) expect([400, 401], call).toContain(status)
      else expect([status, JSON.parse(text)], call).toEqual([404, notFound])
  },
)

test.each(['GET /v1/databases', 'GET /v1/databases/scry/collections', 'GET /v1/health', 'GET /v1'])(
  '%s is not served and says so in the shape of the protocol (§8.7)',
  async (call) => {
    const server = await startTestServer()
    const [method, url] = call.split(' ')
    const answer = await server.app.inject({ method: method as 'GET', url: url ?? '' })
    expect([answer.statusCode, answer.json()]).toEqual([404, notFound])
  },
)

test('an ordinary request to the address of live connections is refused in the shape of the protocol (§8.7)', async () => {
  const server = await startTestServer()
  const answer = await server.app.inject({ url: '/v1/realtime' })
  const said = { ...notFound, type: 'general_not_found', message: 'This address takes connections only.' }
  expect([answer.statusCode, answer.json()]).toEqual([404, said])
})

test('each query of the newest client is served, or refused by its name in the shape of the protocol (§8.7)', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const queries = sdk27.Query as unknown as Record<string, Call>
  const servedQueries = new Set(['equal', 'orderAsc', 'orderDesc', 'limit', 'offset', 'select'])
  const given: Record<string, unknown[]> = {
    ...{ limit: [1], offset: [0], select: [['$id']], equal: ['$id', 'any'], orderAsc: ['$createdAt'] },
    ...{ orderDesc: ['$createdAt'], and: [[sdk27.Query.limit(1)]], or: [[sdk27.Query.limit(1)]] },
    elemMatch: ['$id', [sdk27.Query.limit(1)]],
  }
  const names = Object.getOwnPropertyNames(queries).filter((name) => {
    const made = typeof queries[name] === 'function' && queries[name](...(given[name] ?? ['$id', 'any', 'any']))
    return typeof made === 'string' && made.startsWith('{')
  })
  expect(names.length).toBeGreaterThan(40)
  for (const name of names) {
    const query = encodeURIComponent(String(queries[name]?.(...(given[name] ?? ['$id', 'any', 'any']))))
    const url = `/v1/databases/scry/collections/aggregated_jobs/documents?queries[0]=${query}`
    const answer = await person.call('GET', url)
    if (servedQueries.has(name)) expect(answer.statusCode, name).toBe(200)
    else {
      expect(answer.json(), name).toMatchObject({ code: 400, type: 'general_query_invalid', version: '1.8.0' })
      expect(answer.json().message, name).toMatch(/^Invalid query: method \w+ is not served here\.$/)
    }
  }
})
