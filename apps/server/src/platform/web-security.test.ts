import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { pagePaths } from '@scry/contracts/page-paths'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser, signUp } from '../testing/browser.ts'
import { goodPassword } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'

const account = { userId: 'unique()', email: 'mira@example.org', password: goodPassword, name: 'Mira' }
const login = { email: account.email, password: goodPassword }

function builtWebApp(): string {
  const directory = mkdtempSync(join(tmpdir(), 'scry-web-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  mkdirSync(join(directory, 'assets'))
  for (const [file, text] of [
    ['index.html', '<h1>Landing</h1>'],
    ['app.html', '<div id="root"></div>'],
    ['jobs.html', '<div id="root">Jobs</div>'],
    ['hackathons.html', '<div id="root">Hackathons</div>'],
    ['login.html', '<div id="root">Sign in</div>'],
    ['forgot-password.html', '<div id="root">Forgot</div>'],
    ['dashboard.html', '<p>Loading</p>'],
    ['favicon.svg', '<svg/>'],
    ['assets/app-1a2b.js', 'export {}'],
    ['assets/app-1a2b.js.br', brotliCompressSync('export {}')],
    ['app.html.br', brotliCompressSync('<div id="root"></div>')],
  ] as const) {
    writeFileSync(join(directory, file), text)
  }
  return directory
}

test('every answer carries the headers that confine a page', async () => {
  const server = await startTestServer({ webDirectory: builtWebApp() })
  for (const url of [
    '/',
    '/jobs',
    '/api/health',
    '/v1/account',
    '/nothing.txt',
    '/%zz',
    `/v1/account/sessions/${'x'.repeat(300)}`,
  ]) {
    const { headers } = await server.app.inject({ url })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|https?:|\*/)
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "script-src 'self'"]) {
      expect(policy).toContain(directive)
    }
    expect(headers).toMatchObject({
      ...{ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin', 'x-frame-options': 'DENY' },
      ...{ 'permissions-policy': expect.stringContaining('camera=()') },
    })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
})

test('HTTPS has strict transport and a __Host- cookie, HTTP the plain one, both HttpOnly and SameSite', async () => {
  const secure = await startTestServer({ env: { PUBLIC_URL: 'https://scry.example' } })
  await secure.app.inject({ method: 'POST', url: '/v1/account', payload: account })
  const entered = await secure.app.inject({ method: 'POST', url: '/v1/account/sessions/email', payload: login })
  expect(entered.headers['strict-transport-security']).toMatch(/max-age=(3[2-9]|[4-9]\d)\d{6}; includeSubDomains/)
  const own = { httpOnly: true, secure: true, path: '/' }
  expect(entered.cookies).toEqual([
    expect.objectContaining({ name: '__Host-a_device_scry', sameSite: 'Strict', ...own }),
    expect.objectContaining({ name: '__Host-a_session_scry', sameSite: 'Lax', ...own }),
    expect.objectContaining({ name: 'scry_signed_in', value: '1', secure: true, sameSite: 'Lax', path: '/' }),
  ])
  for (const cookie of entered.cookies) expect(cookie).not.toHaveProperty('domain')
  const plain = await startTestServer()
  await plain.app.inject({ method: 'POST', url: '/v1/account', payload: account })
  const opened = await plain.app.inject({ method: 'POST', url: '/v1/account/sessions/email', payload: login })
  expect(opened.cookies[1]).toMatchObject({ name: 'a_session_scry', httpOnly: true, sameSite: 'Lax' })
  expect(opened.cookies[1]?.value).toMatch(/^[0-9a-f]{64}$/)
  expect(opened.headers['x-fallback-cookies']).toBeUndefined()
})

test.each([
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['the null origin', { origin: 'null' }, 403],
  ['another port of this machine', { origin: 'http://localhost:9999' }, 403],
  ['a look-alike', { origin: 'http://localhost.evil.example' }, 403],
  ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a same-site fetch', { 'sec-fetch-site': 'same-site' }, 403],
  ['a false Host to match its Origin', { origin: 'http://evil.example', host: 'evil.example' }, 403],
  ['its own origin', { origin: 'http://localhost:80' }, 201],
  ['a same-origin fetch', { 'sec-fetch-site': 'same-origin' }, 201],
  ['no browser', {}, 201],
])('a state-changing request from %s gets %3$s', async (_name, headers, status) => {
  const server = await startTestServer()
  const sent = { host: 'localhost:80', ...headers }
  const answer = await server.app.inject({ method: 'POST', url: '/v1/account', payload: account, headers: sent })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
})

test('with PUBLIC_URL set, that origin is ours', async () => {
  const server = await startTestServer({ env: { PUBLIC_URL: 'https://scry.example' } })
  const post = (origin: string) =>
    server.app.inject({
      method: 'POST',
      url: '/v1/account',
      payload: account,
      headers: { origin, host: 'scry.example' },
    })
  expect((await post('https://scry.example')).statusCode).toBe(201)
  expect((await post('https://scry.example.evil.example')).statusCode).toBe(403)
})

test('personal answers are never stored by a cache', async () => {
  const server = await startTestServer()
  const person = await signUp(server, account.email)
  for (const url of ['/v1/account', '/api/sessions', '/v1/databases/scry/collections/users/documents']) {
    expect((await person.call('GET', url)).headers['cache-control']).toBe('no-store')
  }
})

test('pages come from the shell, files from the build, and nothing else is answered by either', async () => {
  const server = await startTestServer({ webDirectory: builtWebApp() })
  const get = (url: string, method = 'GET') => server.app.inject({ method: method as 'GET', url })
  expect((await get('/')).body).toContain('Landing')
  expect((await get('/jobs?q=x')).body).toContain('root')
  expect((await get('/jobs', 'HEAD')).statusCode).toBe(200)
  expect((await get('/', 'HEAD')).statusCode).toBe(200)
  expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/jobs')).headers['cache-control']).toBe('no-cache')
  for (const url of ['/assets/gone.js', '/assets/', '/api/nothing', '/api/%', '/v1/nothing', '/v1/%zz', '/v1']) {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/json')
  }
  expect((await get('/jobs', 'POST')).statusCode).toBe(404)
  for (const url of ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2fetc/passwd']) {
    expect((await openBrowser(server).call('GET', url)).body).not.toContain('root:')
  }
})

test('every page of the web app is there, and any other path is a 404 that the shell explains (§2.1 to §2.11)', async () => {
  const server = await startTestServer({ webDirectory: builtWebApp() })
  const ask = async (url: string) => {
    const { statusCode, headers, body } = await server.app.inject({ url, headers: { 'accept-encoding': 'identity' } })
    return [
      statusCode,
      String(headers['content-type']).split(';')[0],
      body.includes('root') || body.includes('Landing'),
    ]
  }
  for (const path of Object.values(pagePaths)) expect(await ask(path), path).toEqual([200, 'text/html', true])
  for (const path of ['/Jobs', '/jobs/', '/jobs//', '//', '/%6Aobs', '/jobs?q=x', '/verify-email?userId=a&secret=b'])
    expect(await ask(path), path).toEqual([200, 'text/html', true])
  for (const path of [
    '/nothing',
    '/jobs/1',
    '/wp-admin',
    '/constructor',
    '/robots.txt.bak',
    '/index.html',
    '/jobs.html',
  ])
    expect(await ask(path), path).toEqual([404, 'text/html', true])
})

const oddPaths = [
  ...['/jane.doe', '/50%', '/50%?x=%', '/%', '/%zz', '/%E0%A4%A', '//jobs', '///jobs//', '//evil.example/', '/a\\b'],
  ...['/a%2fb', '/jobs%2f', '/..%2f', '/..%2f..%2fetc%2fpasswd', '/../../etc/passwd', '/x/../jobs', '/%2e%2e/'],
  ...['/%00', '/a%00b', '/a%0d%0aset-cookie:x=1', '/.env', '/.vite/manifest.json', '/favicon.png'],
  ...[`/${'y'.repeat(15_000)}`, `/${'x/'.repeat(3000)}`, `/${'z'.repeat(300)}.html`],
]

test('whatever a path is made of, it is a page that is not found (§2.11)', async () => {
  const server = await startTestServer({ webDirectory: builtWebApp() })
  const { hostname: host, port } = new URL(await server.listen())
  for (const path of oddPaths) {
    // By hand: a client that cleans addresses would ask for others.
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ host, port, path }, resolve).on('error', reject).end()
    })
    const said = [answer.statusCode, answer.headers['content-type'], await text(answer)]
    expect(said, path.slice(0, 40)).toEqual([404, 'text/html; charset=utf-8', '<div id="root"></div>'])
  }
})

test('the first screen of a page is for those whom it shows, and for the address without a query', async () => {
  const server = await startTestServer({ webDirectory: builtWebApp() })
  const ask = async (url: string, cookie?: string) => {
    const { body, headers } = await server.app.inject({ url, headers: cookie ? { cookie } : {} })
    expect(headers.vary, url).toContain('Cookie')
    return body
  }
  const member = 'other=1; scry_signed_in=1'
  const shell = '<div id="root"></div>'
  expect(await ask('/jobs')).toContain('Jobs')
  expect(await ask('/jobs', member)).toBe(shell)
  expect(await ask('/jobs?type=any')).toBe(shell)
  for (const [path, text] of [
    ['/hackathons', 'Hackathons'],
    ['/login', 'Sign in'],
    ['/forgot-password', 'Forgot'],
  ] as const) {
    expect(await ask(path)).toContain(text)
    expect(await ask(path, member)).toBe(shell)
  }
  expect(await ask('/dashboard')).toBe(shell)
  expect(await ask('/dashboard', member)).toBe('<p>Loading</p>')
})

test('a compressed twin of a file or of the shell says the same, with the right type', async () => {
  const server = await startTestServer({ webDirectory: builtWebApp() })
  for (const [url, type] of [
    ['/assets/app-1a2b.js', 'javascript'],
    ['/profile', 'text/html'],
  ] as const) {
    const plain = await server.app.inject({ url })
    const small = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.headers['content-type']).toContain(type)
    expect(small.headers.vary).toContain('accept-encoding')
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
  }
})

test('a request that is never finished is ended by the server', async () => {
  const { app, listen } = await startTestServer()
  await listen()
  expect(app.server.requestTimeout).toBeGreaterThan(0)
  expect(app.server.headersTimeout).toBeGreaterThan(0)
})
