import { once } from 'node:events'
import { get } from 'node:http'
import { createConnection } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import WebSocket from 'ws'
import { realtimeLimits } from './features/realtime/realtime.ts'
import { type Person, signUp } from './testing/browser.ts'
import { keepCookies } from './testing/cookie-keeper.ts'
import { until } from './testing/http-person.ts'
import { openServer } from './testing/open-server.ts'
import { goodPassword, jobForm } from './testing/people.ts'
import { type HeardEvent, sdkMajors } from './testing/sdk-clients.ts'
import { freshDatabase, startTestServer, type TestServer } from './testing/test-server.ts'

const documents = '/v1/databases/scry/collections/aggregated_jobs/documents'
const post = async (person: Person) =>
  (await person.call('POST', documents, { documentId: 'unique()', data: jobForm })).json<{ $id: string }>().$id

interface Heard {
  readonly type: string
  readonly data: { readonly channels?: string[]; readonly payload?: object; readonly code?: number }
}

/** A connection as a browser with these cookies opens it. */
async function connect(server: Pick<TestServer, 'listen'>, person: Pick<Person, 'cookies'>, more: object = {}) {
  const url = `${(await server.listen()).replace('http', 'ws')}/v1/realtime?project=scry&channels[]=documents&channels[]=review`
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const socket = new WebSocket(url, { headers: { cookie, ...more } })
  onTestFinished(() => socket.terminate())
  const heard: Heard[] = []
  socket.on('message', (text) => heard.push(JSON.parse(text.toString())))
  const closed = once(socket, 'close').then(([code]) => code as number)
  closed.catch(() => {})
  const failed = once(socket, 'unexpected-response').then(([, answer]) => answer.statusCode as number)
  failed.catch(() => {})
  return { socket, heard, closed, failed }
}
async function connected(server: Pick<TestServer, 'listen'>, person: Pick<Person, 'cookies'>, more: object = {}) {
  const connection = await connect(server, person, more)
  await until(async () => connection.heard.length > 0, 'a first message')
  expect(connection.heard[0]).toMatchObject({ type: 'connected' })
  return connection
}
const events = (heard: readonly Heard[]) => heard.filter(({ type }) => type === 'event')
const reviewed = { env: { REVIEWER_EMAILS: 'reviewer@example.org' } }
async function reviewerOn(server: TestServer): Promise<Person> {
  const reviewer = await signUp(server, 'reviewer@example.org')
  await server.database.query
    .updateTable('accounts')
    .set({ email_verified: 1 })
    .where('id', '=', reviewer.accountId)
    .execute()
  return reviewer
}

test.each(sdkMajors)(
  '$label: a poster hears of their postings as they change, from subscribing to the end of it (§9.17)',
  async ({ connect: open }) => {
    const storage = { getItem: () => null }
    vi.stubGlobal('window', { setTimeout, setInterval, clearTimeout, clearInterval, localStorage: storage })
    onTestFinished(() => void vi.unstubAllGlobals())
    const server = await startTestServer()
    const browser = await keepCookies(await server.listen())
    const sdk = open(browser.url)
    await sdk.register('mira@example.org', goodPassword, 'Mira Voss')
    await sdk.login('mira@example.org', goodPassword)
    const heard: HeardEvent[] = []
    const stop = await sdk.follow('aggregated_jobs', (event) => heard.push(event))
    await until(async () => browser.upgrades() > 0, 'a connection')
    const { $id } = await sdk.create('aggregated_jobs', jobForm)
    await until(async () => heard.length === 1, 'the posting')
    expect(heard[0]).toMatchObject({ payload: { $id, status: 'pending', jobRole: jobForm.jobRole } })
    expect(heard[0]?.events).toContain(`databases.scry.collections.aggregated_jobs.documents.${$id}.create`)
    await sdk.remove('aggregated_jobs', String($id))
    await until(async () => heard.length === 2, 'its removal')
    expect(heard[1]?.events).toContain(`tablesdb.scry.tables.aggregated_jobs.rows.${$id}.delete`)
    expect(heard[1]?.payload).toEqual({ $id })
    await stop()
  },
)

test('poster and reviewer hear of a change that another process wrote; strangers hear nothing', async () => {
  const shared = await freshDatabase(reviewed.env)
  const open = async () => {
    const server = await openServer(shared, {})
    onTestFinished(() => server.app.close())
    return server
  }
  const [one, two] = [await open(), await open()]
  const [poster, stranger] = [await signUp(one, 'poster@example.org'), await signUp(one, 'stranger@example.org')]
  const reviewer = await reviewerOn(one)
  const [own, other, queue] = [
    await connected(two, poster),
    await connected(two, stranger),
    await connected(two, reviewer),
  ]
  const $id = await post(poster)
  await until(async () => own.heard.length > 1 && queue.heard.length > 1, 'the posting')
  expect(events(own.heard)).toMatchObject([{ data: { payload: { $id, status: 'pending' } } }])
  expect(events(queue.heard)).toMatchObject([{ data: { channels: ['review'], payload: { $id } } }])
  expect(JSON.stringify(queue.heard)).not.toContain(jobForm.companyName)
  expect(events(other.heard)).toEqual([])
})

test('a visitor and a session that ended are told not to come back; what a stranger’s page opens is refused', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const visitor = await connect(server, { cookies: new Map() })
  expect(await visitor.closed).toBe(1008)
  expect(visitor.heard).toMatchObject([{ type: 'error', data: { code: 1008 } }])
  const foreign = await connect(server, person, { origin: 'https://elsewhere.example' })
  expect(await foreign.failed).toBe(403)
  const own = await connected(server, person)
  await person.call('DELETE', '/v1/account/sessions/current', {})
  expect(await own.closed).toBe(1008)
  expect(own.heard.at(-1)).toMatchObject({ type: 'error', data: { code: 1008, message: 'The session has ended.' } })
})

test('a request that offers another protocol, as some clients do with each, is answered as any other', async () => {
  const server = await startTestServer()
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' }
  const url = `${await server.listen()}/v1/account`
  const [answer] = await once(get(url, { headers }), 'response')
  answer.resume()
  expect(answer.statusCode).toBe((await fetch(url)).status)
  expect(answer.statusCode).toBe(401)
})

test.each([
  ['no JSON', '{'],
  ['an unknown message', '{"type":"presence"}'],
  ['queries', '{"type":"subscribe","data":[{"subscriptionId":"a","channels":["documents"],"queries":["x"]}]}'],
  ['too many subscriptions', JSON.stringify({ type: 'subscribe', data: Array.from({ length: 21 }, () => ({})) })],
])('%s ends the connection', async (_, text) => {
  const server = await startTestServer()
  const own = await connected(server, await signUp(server, 'mira@example.org'))
  own.socket.send(text)
  expect(await own.closed).toBe(1008)
})

test('messages beyond a bound, in number or size, and connections beyond an account’s end', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const loud = await connected(server, person)
  for (let sent = 0; sent <= realtimeLimits.messages; sent += 1) loud.socket.send('{"type":"ping"}')
  expect(await loud.closed).toBe(1008)
  const large = await connected(server, person)
  large.socket.send('x'.repeat(realtimeLimits.messageBytes + 1))
  expect(await large.closed).toBe(1009)
  const all = await Promise.all(Array.from({ length: realtimeLimits.perAccount }, () => connected(server, person)))
  expect(all).toHaveLength(realtimeLimits.perAccount)
  expect(await (await connect(server, person)).closed).toBe(1008)
})

test('who is silent and what is old is ended, and clients may come again', async () => {
  const server = await startTestServer()
  const own = await connected(server, await signUp(server, 'mira@example.org'))
  server.clock.advance(realtimeLimits.silentMs + 1)
  expect(await own.closed).toBe(1006)
  const again = await signUp(server, 'nils@example.org')
  const old = await connected(server, again)
  server.clock.advance(realtimeLimits.lifeMs + 1)
  old.socket.send('{"type":"ping"}')
  expect(await old.closed).toBe(1001)
})

test('openings of one address are limited, and what it holds open, whoever asks and however they end; others come in', async () => {
  const limits = { realtimePerAddress: { count: realtimeLimits.perAddress + 2, windowMs: 600_000 } }
  const server = await startTestServer({ limits, env: { TRUST_PROXY: 'true' } })
  const person = await signUp(server, 'mira@example.org')
  const { port } = new URL(await server.listen())
  const head = `GET /v1/realtime HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`
  // A visitor that is refused, and does not go.
  const hold = async () => {
    const socket = createConnection({ port: Number(port), host: '127.0.0.1' })
    onTestFinished(() => void socket.destroy())
    socket.write(head)
    const [answer] = await once(socket, 'data')
    return { socket, status: answer.toString().slice(9, 12) }
  }
  const held = await Promise.all(Array.from({ length: realtimeLimits.perAddress }, hold))
  expect(new Set(held.map(({ status }) => status))).toEqual(new Set(['101']))
  expect(await (await connect(server, person)).failed).toBe(429)
  await connected(server, person, { 'x-forwarded-for': '203.0.113.7' })
  for (const { socket } of held) socket.destroy()
  await until(async () => (await hold()).status === '429', 'the end of its allowance')
  await connected(server, person, { 'x-forwarded-for': '203.0.113.8' })
})
