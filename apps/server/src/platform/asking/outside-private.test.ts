import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { localNames, openOutside } from '../../testing/open-outside.ts'
import { makeAuthority, serveLocally } from '../../testing/outside-world.ts'

let authority: Awaited<ReturnType<typeof makeAuthority>>
let tls: { key: string; cert: string }

beforeAll(async () => {
  authority = await makeAuthority()
  tls = await authority.certificateFor('feed.example.org', 'other.example.org', 'careers.campus.internal')
})
afterAll(() => authority.remove())

/** A feed over https on this machine, and on another address of it a server that nobody may reach. */
async function world(answer: RequestListener = (_request, response) => response.end('fine')) {
  const feed = await serveLocally(answer, { tls })
  const reached: string[] = []
  const inside = await serveLocally((request, response) => response.end(`${reached.push(`${request.url}`)}`), {
    ...{ tls, address: '127.0.0.2', port: feed.port },
  })
  onTestFinished(async () => {
    await Promise.all([feed.close(), inside.close()])
  })
  return { port: feed.port, reached, url: `https://feed.example.org:${feed.port}` }
}

/** Only 127.0.0.1 stands for the public world here. */
const open = (names: ReturnType<typeof localNames>, allowedHosts = ['127.0.0.1']) =>
  openOutside({ ...names, allowedHosts, env: { NODE_EXTRA_CA_CERTS: authority.file }, limits: { attempts: 1 } })

describe('the name of a feed', () => {
  test('is looked up for each connection, and the address that was checked is the one connected to', async () => {
    const { url, reached } = await world((_request, response) => response.setHeader('connection', 'close').end('fine'))
    const answers = [['127.0.0.1'], ['127.0.0.2']]
    const names = localNames({})
    Object.defineProperty(names.names, 'feed.example.org', { get: () => answers.shift() })
    const { ask } = open(names)
    expect(await ask({ url: `${url}/1`, accept: 'json' })).toMatchObject({ kind: 'ok', text: 'fine' })
    expect(names.asked).toHaveLength(1)
    expect(await ask({ url: `${url}/2`, accept: 'json' })).toEqual({
      kind: 'failed',
      reason: `${url}/2 was not asked: its name leads to a private address.`,
    })
    expect(names.asked).toHaveLength(2)
    expect(reached).toEqual([])
  })

  test.each([
    [['127.0.0.2']],
    [['127.0.0.1', '127.0.0.2']],
    [['127.0.0.1', '::1']],
    [['169.254.169.254']],
    [['::ffff:127.0.0.2']],
    [['64:ff9b::7f00:2']],
    [['2002:7f00:2::']],
  ])('that leads to %s is not asked, and asked no second time', async (addresses) => {
    const { url, reached } = await world()
    const names = localNames({ 'feed.example.org': addresses })
    const outside = openOutside({ ...names, env: { NODE_EXTRA_CA_CERTS: authority.file } })
    expect(await outside.ask({ url: `${url}/jobs?key=secret`, accept: 'json' })).toEqual({
      kind: 'failed',
      reason: `${url}/jobs was not asked: its name leads to a private address.`,
    })
    expect(names.asked).toHaveLength(1)
    expect(reached).toEqual([])
  })

  test('may lead to a private address where the host allowed that name', async () => {
    const { port, reached } = await world()
    const names = localNames({ 'careers.campus.internal': ['127.0.0.2'], 'feed.example.org': ['127.0.0.2'] })
    const { ask } = open(names, ['careers.campus.internal'])
    expect(await ask({ url: `https://careers.campus.internal:${port}/a`, accept: 'json' })).toMatchObject({
      kind: 'ok',
    })
    expect(await ask({ url: `https://feed.example.org:${port}/b`, accept: 'json' })).toMatchObject({ kind: 'failed' })
    expect(reached).toEqual(['/a'])
  })
})

test.each([
  ...[
    '127.0.0.2',
    '2130706434',
    '017700000002',
    '0x7f.2',
    '127.0.0.2.',
    '①②⑦.⓪.⓪.②',
    '127。0。0。2',
    '[::ffff:127.0.0.2]',
  ],
  ...['[64:ff9b::127.0.0.2]', '[2002:7f00:2::]', '[::1]', 'localhost', 'LOCALHOST.', 'printer', 'db.internal'],
  ...['feed.example.org@127.0.0.2', 'ana:secret@feed.example.org', '[fe80::1%25lo]', '169.254.169.254', '0'],
])('no spelling of a private address is asked: %s', async (host) => {
  const { port, reached } = await world()
  const names = localNames({ localhost: ['127.0.0.2'], 'feed.example.org': ['127.0.0.1'] })
  const answer = await open(names).ask({ url: `https://${host}:${port}/jobs?key=secret`, accept: 'json' })
  expect(answer.kind).toBe('failed')
  expect(JSON.stringify(answer)).not.toMatch(/secret/)
  expect(reached).toEqual([])
  expect(names.asked).toEqual([])
})

const to =
  (location: string): RequestListener =>
  (request, response) =>
    request.url === '/end' ? response.end('fine') : response.writeHead(302, { location }).end()

describe('a redirect to a private address', () => {
  test.each([
    'https://127.0.0.2:PORT/',
    'https://2130706434:PORT/',
    'https://localhost:PORT/',
    '//[::1]:PORT/x?key=secret',
  ])('as %s is not followed', async (location) => {
    let target = ''
    const { url, port, reached } = await world((...args) => to(target)(...args))
    target = location.replace('PORT', String(port))
    const names = localNames({ 'feed.example.org': ['127.0.0.1'] })
    const answer = await open(names).ask({ url: `${url}/jobs`, accept: 'json' })
    expect(answer).toMatchObject({ kind: 'failed', reason: expect.stringContaining('leads to a private address.') })
    expect(JSON.stringify(answer)).not.toContain('secret')
    expect(reached).toEqual([])
  })

  test('behind a public name is not followed', async () => {
    let target = ''
    const { url, port, reached } = await world((...args) => to(target)(...args))
    target = `https://other.example.org:${port}/jobs`
    const names = localNames({ 'feed.example.org': ['127.0.0.1'], 'other.example.org': ['127.0.0.2'] })
    expect(await open(names).ask({ url, accept: 'json' })).toEqual({
      kind: 'failed',
      reason: `${target} was not asked: its name leads to a private address.`,
    })
    expect(reached).toEqual([])
  })

  test('is not followed behind a public name that the host allowed, for pages and for the rules of robots', async () => {
    const { port, reached } = await world()
    const away: RequestListener = (_request, response) =>
      response.writeHead(302, { location: `https://other.example.org:${port}/inside` }).end()
    const feed = await serveLocally(away, { tls })
    onTestFinished(() => feed.close())
    const names = localNames({ 'feed.example.org': ['127.0.0.1'], 'other.example.org': ['127.0.0.2'] })
    const { ask } = open(names, ['127.0.0.1', 'other.example.org'])
    const url = `https://feed.example.org:${feed.port}/jobs`
    expect(await ask({ url, accept: 'json' })).toMatchObject({ kind: 'failed' })
    expect(await ask({ url, accept: 'html' })).toMatchObject({ kind: 'failed' })
    expect(reached).toEqual([])
    expect(await ask({ url: `https://other.example.org:${port}/inside`, accept: 'json' })).toMatchObject({ kind: 'ok' })
    expect(reached).toEqual(['/inside'])
  })

  test('that the host allowed, from outside, is followed only where the request names it', async () => {
    let target = ''
    const { url, port, reached } = await world((...args) => to(target)(...args))
    target = `https://careers.campus.internal:${port}/jobs`
    const names = localNames({ 'feed.example.org': ['127.0.0.1'], 'careers.campus.internal': ['127.0.0.2'] })
    const { ask } = open(names, ['127.0.0.1', 'careers.campus.internal'])
    expect(await ask({ url, accept: 'json' })).toMatchObject({ kind: 'failed' })
    expect(reached).toEqual([])
    expect(await ask({ url, accept: 'json', hosts: ['*.campus.internal'] })).toMatchObject({ kind: 'ok', url: target })
    expect(reached).toEqual(['/jobs'])
  })
})

describe('a redirect', () => {
  test('leads only to the hosts that the request names, over https, and not beyond the fifth', async () => {
    let target = ''
    const { url, port } = await world((...args) => to(target)(...args))
    const names = localNames({ 'feed.example.org': ['127.0.0.1'], 'other.example.org': ['127.0.0.1'] })
    const { ask } = open(names)
    target = `https://other.example.org:${port}/end?key=secret`
    expect(await ask({ url, accept: 'json', hosts: ['feed.example.org', '*.feed.example.org'] })).toEqual({
      kind: 'failed',
      reason: `${url}/ redirects to https://other.example.org:${port}/end, which was not asked: it is none of the hosts it may lead to.`,
    })
    target = '/end'
    expect(await ask({ url, accept: 'json', hosts: ['feed.example.org'] })).toMatchObject({ url: `${url}/end` })
    target = 'http://feed.example.org/end'
    expect(await ask({ url, accept: 'json' })).toMatchObject({ reason: expect.stringContaining('it is not https.') })
    target = '/again'
    expect(await ask({ url, accept: 'json' })).toEqual({
      kind: 'failed',
      reason: `${url}/ redirects more than 5 times.`,
    })
    target = 'https://['
    expect(await ask({ url, accept: 'json' })).toEqual({ kind: 'failed', reason: `${url}/ redirects to nowhere.` })
  })

  test('takes headers of the request along within its origin, and never to another', async () => {
    const keys: [string | undefined, unknown, string | undefined][] = []
    let target = ''
    const { url, port } = await world((request, response) => {
      keys.push([request.headers.host, request.headers['authorization-key'], request.method])
      if (request.url === '/end') response.end('fine')
      else
        response.writeHead(request.url === '/' ? 307 : 302, { location: request.url === '/' ? '/near' : target }).end()
    })
    target = `https://other.example.org:${port}/end`
    const names = localNames({ 'feed.example.org': ['127.0.0.1'], 'other.example.org': ['127.0.0.1'] })
    await open(names).ask({ url, accept: 'json', body: {}, headers: { 'Authorization-Key': 'secret' } })
    expect(keys).toEqual([
      [`feed.example.org:${port}`, 'secret', 'POST'],
      [`feed.example.org:${port}`, 'secret', 'POST'],
      [`other.example.org:${port}`, undefined, 'GET'],
    ])
  })
})
