import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { localNames, openOutside } from '../../testing/open-outside.ts'
import { makeAuthority, serveLocally, serveProxy } from '../../testing/outside-world.ts'
import { createOutside, type OutsideEnvironment } from './outside.ts'

let authority: Awaited<ReturnType<typeof makeAuthority>>
let tls: { key: string; cert: string }

beforeAll(async () => {
  authority = await makeAuthority()
  tls = await authority.certificateFor('feed.example.org', 'direct.example.org')
})
afterAll(() => authority.remove())

/** A feed that only the proxy finds, and a client without any name of its own. */
async function behindProxy(env: OutsideEnvironment = {}, login?: string) {
  const feed = await serveLocally((_request, response) => response.end('fine'), { tls })
  const proxy = await serveProxy((place) => (place === 'feed.example.org:443' ? feed.port : undefined), login)
  onTestFinished(async () => {
    await Promise.all([feed.close(), proxy.close()])
  })
  const names = localNames({ 'direct.example.org': ['127.0.0.1'] })
  const client = (more: OutsideEnvironment = env) =>
    openOutside({
      ...names,
      env: { HTTPS_PROXY: proxy.origin, NODE_EXTRA_CA_CERTS: authority.file, ...more },
      limits: { attempts: 1 },
    })
  return { feed, proxy, names, client }
}
const jobs = { url: 'https://feed.example.org/jobs?key=secret', accept: 'json' } as const

const nearHosts = [
  ...['127.0.0.2', '2130706434', '0x7f.2', '①②⑦.⓪.⓪.②', '[::1]', '[::ffff:10.0.0.1]', '169.254.169.254', 'localhost.'],
  ...['printer', 'metadata.google.internal', 'nas.local', 'ana:secret@feed.example.org'],
]

describe('behind a proxy', () => {
  test('a feed is asked through it, and the proxy may have a private address', async () => {
    const { proxy, names, client } = await behindProxy()
    expect(await client({ ...{ HTTP_PROXY: 'http://never.example.org' } }).ask(jobs)).toMatchObject({ text: 'fine' })
    expect(proxy.asked).toEqual(['CONNECT feed.example.org:443'])
    expect(names.asked).toEqual([])
  })

  test('HTTP_PROXY serves https where there is no HTTPS_PROXY, and plain http of allowed hosts', async () => {
    const { proxy } = await behindProxy()
    const env = { HTTP_PROXY: proxy.origin, NODE_EXTRA_CA_CERTS: authority.file }
    const { ask } = openOutside({ env, allowedHosts: ['old.campus.internal'] })
    expect(await ask(jobs)).toMatchObject({ kind: 'ok' })
    expect(await ask({ url: 'http://old.campus.internal/jobs', accept: 'json' })).toMatchObject({
      text: 'by the proxy',
    })
    expect(proxy.asked).toEqual(['CONNECT feed.example.org:443', 'GET http://old.campus.internal/jobs'])
  })

  test('hosts of NO_PROXY are asked directly, and checked as without a proxy', async () => {
    const { feed, proxy, names, client } = await behindProxy({ NO_PROXY: 'direct.example.org, .inside.example.org' })
    const { ask } = client()
    const direct = { url: `https://direct.example.org:${feed.port}/`, accept: 'json' } as const
    expect(await ask(direct)).toMatchObject({ text: 'fine' })
    names.names['a.inside.example.org'] = ['127.0.0.2']
    expect(await ask({ url: 'https://a.inside.example.org/', accept: 'json' })).toMatchObject({
      reason: expect.stringContaining('leads to a private address'),
    })
    expect(proxy.asked).toEqual([])
  })

  test.each(nearHosts)('no private address and no name of a near machine is handed to the proxy: %s', async (host) => {
    const { proxy, client } = await behindProxy()
    expect(await client().ask({ url: `https://${host}/`, accept: 'json' })).toMatchObject({ kind: 'failed' })
    expect(proxy.asked).toEqual([])
  })

  test('a login of the proxy is sent to it, and stands in no answer', async () => {
    const { proxy, client } = await behindProxy({}, 'ana:p@ss')
    const withLogin = proxy.origin.replace('http://', 'http://ana:p%40ss@')
    expect(await client({ HTTPS_PROXY: withLogin }).ask(jobs)).toMatchObject({ kind: 'ok' })
    const wrong = await client({ HTTPS_PROXY: withLogin.replace('p%40ss', 'hunter2') }).ask(jobs)
    expect(wrong).toEqual({
      kind: 'failed',
      reason: 'The proxy wants a login: write it into HTTPS_PROXY and HTTP_PROXY.',
    })
  })

  test('a proxy that is not there, or that leads nowhere, is said in words', async () => {
    const { client } = await behindProxy()
    expect(await client().ask({ url: 'https://other.example.org/', accept: 'json' })).toEqual({
      kind: 'failed',
      reason: 'The proxy did not lead to other.example.org: it answered 502.',
    })
    const gone = await serveProxy(() => undefined)
    await gone.close()
    expect(await client({ HTTPS_PROXY: gone.origin }).ask(jobs)).toEqual({
      kind: 'failed',
      reason: 'No connection to feed.example.org could be made.',
    })
  })
})

describe('an authority', () => {
  test('of the host is believed by NODE_EXTRA_CA_CERTS, beside the usual ones, and not without it', async () => {
    const { client } = await behindProxy()
    const answer = await client({ NODE_EXTRA_CA_CERTS: undefined }).ask(jobs)
    expect(answer).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/^The certificate of feed\.example\.org is not trusted .*NODE_EXTRA_CA_CERTS\.$/),
    })
    expect(await client().ask(jobs)).toMatchObject({ kind: 'ok' })
  })

  test('speaks only for the names that its certificate holds', async () => {
    const { feed } = await behindProxy()
    const names = localNames({ 'else.example.org': ['127.0.0.1'] })
    const { ask } = openOutside({ ...names, env: { NODE_EXTRA_CA_CERTS: authority.file } })
    expect(await ask({ url: `https://else.example.org:${feed.port}/`, accept: 'json' })).toMatchObject({
      reason: expect.stringContaining('is not trusted (ERR_TLS_CERT_ALTNAME_INVALID)'),
    })
  })

  test('in a file that cannot be read keeps the server from starting, in words', () => {
    const options = { clock: { now: () => 0, monotonic: () => 0 }, contact: undefined, version: '1', allowedHosts: [] }
    expect(() => createOutside({ ...options, env: { NODE_EXTRA_CA_CERTS: 'nowhere.pem' } })).toThrow(
      'NODE_EXTRA_CA_CERTS names a file that cannot be read',
    )
  })
})
