import { expect, test } from 'vitest'
import { lastLink, openBrowser, signUp } from '../testing/browser.ts'
import { goodPassword } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'
import { logOptions } from './log.ts'

test('logs carry no secret, no query, no password, no full address of a person or a machine', async () => {
  const lines: string[] = []
  const options = logOptions('trace')
  const stream = { write: (line: string) => void lines.push(line) }
  const server = await startTestServer({ logger: typeof options === 'object' ? { ...options, stream } : false })
  const person = await signUp(server, 'mira@example.org')
  const cookie = person.cookies.get('a_session_scry') ?? ''
  await person.call('POST', '/v1/account/verification', { url: 'http://localhost/verify-email' })
  await server.outboxWorker.drain()
  const { secret, url } = lastLink(server)
  const visitor = openBrowser(server, '203.0.113.77')
  await visitor.call('GET', `${url.pathname}${url.search}`)
  await visitor.call('GET', `/nothing${url.search}`)
  for (const sign of ['%3F', '%3f', '%253F']) await visitor.call('GET', `${url.pathname}${sign}${url.search.slice(1)}`)
  await visitor.call('PUT', '/v1/account/verification', { userId: person.accountId, secret })
  await visitor.call('POST', '/v1/account/sessions/email', { email: person.email, password: 'Wrong-guess-81' })
  await visitor.call('POST', '/v1/account', '{"password":"Wrong-guess-81"', { 'content-type': 'application/json' })
  server.app.log.error({ err: new Error('Key (email)=(mira@example.org) already exists') }, 'failed')
  server.app.log.info({ email: person.email, password: goodPassword, secret }, 'careless')
  const text = lines.join('')
  expect(lines.length).toBeGreaterThan(8)
  for (const hidden of [secret, cookie, goodPassword, 'Wrong-guess', 'mira@example.org', '203.0.113.77', '?userId']) {
    expect(text).not.toContain(hidden)
  }
  expect(text).toMatch(/"reqId":"[0-9a-v]{8}-\w+".*"path":"\/verify-email".*"from":"203\.0\.113\.0"/)
})

test.each([
  ['without TRUST_PROXY', {}, 1],
  ['with TRUST_PROXY', { TRUST_PROXY: '1' }, 0],
])('%s a forwarded request is warned of %3$s times, however many come', async (_what, env, times) => {
  const lines: string[] = []
  const options = logOptions('info')
  const stream = { write: (line: string) => void lines.push(line) }
  const server = await startTestServer({ env, logger: typeof options === 'object' ? { ...options, stream } : false })
  for (let sent = 0; sent < 3; sent += 1)
    await server.app.inject({ url: '/api/health', headers: { 'x-forwarded-for': '203.0.113.5' } })
  expect(lines.filter((line) => line.includes('TRUST_PROXY is not set'))).toHaveLength(times)
})
