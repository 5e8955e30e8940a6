import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reportMail } from '@scry/contracts/report-mail'
import { expect, onTestFinished, test } from 'vitest'
import { passwordCost } from './features/account/passwords.ts'
import { logOptions } from './platform/log.ts'
import { defaultLimits } from './platform/rate-limits.ts'
import { lastLink, openBrowser, signUp } from './testing/browser.ts'
import { goodPassword, hackathonForm, jobForm } from './testing/people.ts'
import { startTestServer } from './testing/test-server.ts'

// What somebody would try who means harm, as far as no test of a single feature holds it.

const documents = (collection: string) => `/v1/databases/scry/collections/${collection}/documents`
const sessions = '/v1/account/sessions/email'
const verifyUrl = 'http://localhost/verify-email'
const resetUrl = 'http://localhost/reset-password'

test.each([
  'text/plain',
  'text/plain; application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '',
])('a body sent as %j, which a foreign page may send unasked, is never read as JSON', async (type) => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const headers = { 'content-type': type }
  for (const [method, url, body] of [
    ['POST', sessions, { email: person.email, password: goodPassword }],
    ['PATCH', '/v1/account/name', { name: 'Taken' }],
    ['POST', documents('users'), { documentId: 'unique()', data: { name: 'Taken' } }],
    ['POST', '/api/track-apply', { job_id: 'any' }],
    ['DELETE', '/api/account', { password: goodPassword }],
  ] as const) {
    const answer = await person.call(method, url, JSON.stringify(body), headers)
    expect([400, 415], `${method} ${url} ${answer.body}`).toContain(answer.statusCode)
  }
  expect((await person.call('GET', '/v1/account')).json()).toMatchObject({ name: 'A Person' })
})

test('on HTTPS a session cookie without its prefix, as another port or subdomain may set it, opens nothing', async () => {
  const server = await startTestServer({ env: { PUBLIC_URL: 'https://scry.example' } })
  const person = await signUp(server, 'mira@example.org')
  const secret = person.cookies.get('__Host-a_session_scry') ?? ''
  const ask = async (cookie: string) =>
    (await server.app.inject({ url: '/v1/account', headers: { cookie } })).statusCode
  expect(await ask(`__Host-a_session_scry=${secret}`)).toBe(200)
  for (const cookie of [
    `a_session_scry=${secret}`,
    `x__Host-a_session_scry=${secret}`,
    `__host-a_session_scry=${secret}`,
  ])
    expect(await ask(cookie), cookie).toBe(401)
})

test('a Host header, forwarded or not, never gets into a mail or into the address of a picture', async () => {
  const server = await startTestServer({ env: { TRUST_PROXY: '1' } })
  await server.listen()
  const person = await signUp(server, 'mira@example.org')
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  const url = 'https://evil.example/reset-password'
  await person.call('POST', '/v1/account/recovery', { email: person.email, url }, headers)
  await server.outboxWorker.drain()
  expect(server.mails).toHaveLength(1)
  expect(JSON.stringify(server.mails)).not.toContain('evil.example')
  const image = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='
  const form = new FormData()
  form.set('image', image)
  form.set('key', 'none')
  for (const host of ['evil.example', 'evil.example@127.0.0.1', '127.0.0.1/evil.example?', '127.0.0.1#evil.example']) {
    const asked = {
      method: 'POST',
      url: reportMail.uploadPath,
      payload: form,
      headers: { host, 'x-forwarded-host': host },
    } as const
    const kept = await server.app.inject(asked)
    expect(kept.statusCode, kept.body).toBe(200)
    expect(kept.body, host).not.toContain('evil.example')
  }
})

test('keys of the prototype are refused wherever they come, and change nothing', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const evil = '{"__proto__":{"isAdmin":true},"skills":[]}'
  const json = { 'content-type': 'application/json' }
  for (const [method, url, body] of [
    ['GET', '/api/search-jobs?__proto__=x', undefined],
    ['GET', '/api/search-jobs?__proto__[isAdmin]=1', undefined],
    ['GET', '/api/search-hackathons?constructor=x', undefined],
    ['GET', '/api/search-jobs?q[__proto__]=x', undefined],
    ['POST', '/api/get-personalized-jobs', evil],
    ['POST', '/api/skill-gap', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['POST', '/v1/account', '{"__proto__":{"status":true}}'],
    ['POST', documents('aggregated_jobs'), '{"documentId":"unique()","data":{"toString":"x"}}'],
  ] as const)
    expect((await person.call(method, url, body, json)).statusCode, url).toBe(400)
  const listed = await person.call('GET', `${documents('users')}?__proto__[queries]=x&queries[__proto__]=x`)
  expect(listed.json()).toEqual({ total: 0, documents: [] })
  const form = '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n'
  const sent = await person.call('POST', '/api/extract-email', form, {
    'content-type': 'multipart/form-data; boundary=b',
  })
  expect(sent.statusCode).toBe(400)
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
})

test('an id that climbs out of its folder leads nowhere', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  for (const path of [
    '..%2f..%2fscry.sqlite',
    '%2e%2e%2f%2e%2e%2foutbox',
    '..%5c..%5cscry.sqlite',
    '....//....//etc%2fpasswd',
  ])
    for (const url of [
      `/report-images/${path}`,
      `/api/listings/${path}`,
      `${documents('users')}/${path}`,
      `/${path}`,
    ]) {
      const { statusCode, body } = await person.call('GET', url)
      expect([400, 404], url).toContain(statusCode)
      expect(body, url).not.toMatch(/SQLite format|root:/)
    }
})

test('a path writes no line of its own into the log', async () => {
  const lines: string[] = []
  const options = logOptions('info')
  const stream = { write: (line: string) => void lines.push(line) }
  const server = await startTestServer({ logger: typeof options === 'object' ? { ...options, stream } : false })
  const forged = '{"level":30,"msg":"logged in"}'
  for (const end of ['%0a', '%0d%0a', '\u2028', '%1b[2J'])
    await server.app.inject({ url: `/nothing${end}${forged}`, headers: { 'user-agent': `x\u0085${forged}` } })
  await openBrowser(server).call('POST', sessions, { email: `a@example.org\n${forged}`, password: `x\n${forged}` })
  expect(lines.length).toBeGreaterThan(4)
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/[\p{Cc}\p{Zl}]/u)
    expect(JSON.parse(line).msg).not.toBe('logged in')
  }
})

test('the processor spends as much on an unknown address as on a wrong password, and on a taken one as on a free one', async () => {
  const server = await startTestServer({ passwordCost })
  const person = await signUp(server, 'mira@example.org')
  const spent = async (call: (at: number) => Promise<unknown>) => {
    const before = process.cpuUsage()
    for (let at = 0; at < 6; at += 1) await call(at)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const visitor = openBrowser(server, '203.0.113.5')
  const login = (email: string) => visitor.call('POST', sessions, { email, password: 'Not-the-one-81' })
  const register = (email: string) =>
    visitor.call('POST', '/v1/account', { userId: 'unique()', email, password: goodPassword, name: 'X' })
  for (const [known, unknown] of [
    [() => login(person.email), (at: number) => login(`nobody-${at}@example.org`)],
    [() => register(person.email), (at: number) => register(`free-${at}@example.org`)],
  ] as const) {
    await known()
    const ratio = (await spent(known)) / (await spent(unknown))
    // Without the hash it would be a fiftieth.
    expect(ratio).toBeGreaterThan(1 / 4)
    expect(ratio).toBeLessThan(4)
  }
})

test('whoever registers with the address of another person cannot fill its mailbox', async () => {
  const server = await startTestServer()
  const stranger = await signUp(server, 'victim@example.org')
  for (let minute = 0; minute < 30; minute += 1) {
    await stranger.call('POST', '/v1/account/verification', { url: verifyUrl })
    await stranger.call('POST', '/v1/account/recovery', { email: stranger.email, url: resetUrl })
    await server.outboxWorker.drain()
    server.clock.advance(60_000)
  }
  const { verificationMailPerRecipient, recoveryMailPerRecipient } = defaultLimits
  // Half an hour gives half of the hour's allowance back; one recovery may always be under way.
  const most = (verificationMailPerRecipient.count + recoveryMailPerRecipient.count) * 1.5 + 1
  expect(server.mails.length).toBeLessThanOrEqual(most)
  expect(lastLink(server).secret).toMatch(/^[0-9a-f]{64}$/)
})

test('a link that a person sends is never fetched by the server', async () => {
  const asked: string[] = []
  const inside = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  }).listen(0, '127.0.0.1')
  await once(inside, 'listening')
  onTestFinished(() => void inside.close())
  const link = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/metadata`
  const server = await startTestServer({ env: { TEAM_EMAIL: 'team@example.org' } })
  const person = await signUp(server, 'mira@example.org')
  const form = new FormData()
  form.set('image', link)
  form.set('key', link)
  const params = { title: 'x', description: link, url: link, screenshots_html: link }
  const ids = { service_id: reportMail.serviceId, template_id: reportMail.templateId, user_id: reportMail.userId }
  const made = [
    await person.call('POST', documents('aggregated_jobs'), {
      ...{ documentId: 'unique()', data: { ...jobForm, applyLink: link } },
    }),
    await person.call('POST', documents('hackathon'), {
      ...{ documentId: 'unique()', data: { ...hackathonForm, participation_link: link } },
    }),
    await person.call('POST', documents('users'), { documentId: 'unique()', data: { summary: link, projects: link } }),
    await person.call('POST', '/v1/account/verification', { url: `${new URL(link).origin}/verify-email` }),
  ]
  // A posting may not lead to the machine of whoever opens it.
  expect(made.map(({ statusCode }) => statusCode)).toEqual([400, 400, 201, 201])
  await person.call('POST', reportMail.uploadPath, form)
  await person.call('POST', reportMail.sendPath, { ...ids, template_params: params })
  await person.call('GET', `/api/search-jobs?q=${encodeURIComponent(link)}`)
  await server.outboxWorker.drain()
  expect(asked).toEqual([])
})
