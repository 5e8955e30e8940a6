import { argon2Sync, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sessionIdleMs, sessionLifeMs } from '../../platform/session-guard.ts'
import { lastLink, openBrowser, signUp } from '../../testing/browser.ts'
import { goodPassword, otherPassword } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { passwordCost } from './passwords.ts'

const hourMs = 60 * 60 * 1000
const verifyUrl = 'http://localhost/verify-email'
const resetUrl = 'http://localhost/reset-password'

const storedHash = async (server: TestServer) =>
  (await server.database.query.selectFrom('accounts').select('password_hash').executeTakeFirstOrThrow()).password_hash

test('passwords are kept as argon2id with the parameters of the OWASP sheet, each with its own salt', async () => {
  const server = await startTestServer({ passwordCost })
  await signUp(server, 'a@example.org')
  await signUp(server, 'b@example.org')
  const rows = await server.database.query.selectFrom('accounts').select('password_hash').execute()
  const hashes = rows.map((row) => row.password_hash)
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(new Set(hashes).size).toBe(2)
})

test('a hash with weaker parameters is made anew at login', async () => {
  const server = await startTestServer({ passwordCost })
  const person = await signUp(server, 'a@example.org')
  const nonce = randomBytes(16)
  const weak = { message: goodPassword, nonce, memory: 8192, passes: 1, parallelism: 1, tagLength: 32 }
  const tag = argon2Sync('argon2id', weak)
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const password_hash = `$argon2id$v=19$m=8192,t=1,p=1$${bare(nonce)}$${bare(tag)}`
  await server.database.query.updateTable('accounts').set({ password_hash }).execute()
  const login = { email: person.email, password: goodPassword }
  const answer = await openBrowser(server).call('POST', '/v1/account/sessions/email', login)
  expect(answer.statusCode).toBe(201)
  expect(await storedHash(server)).toContain('m=19456,t=2,p=1')
})

test('a password of 64 characters in any script is taken whole', async () => {
  const server = await startTestServer()
  const password = 'пароходный рейс до Архангельска в ноябре, каюта у самой воды 72!'
  expect(password).toHaveLength(64)
  const browser = openBrowser(server)
  const body = { userId: 'unique()', email: 'a@example.org', password }
  expect((await browser.call('POST', '/v1/account', body)).statusCode).toBe(201)
  const login = (given: string) =>
    browser.call('POST', '/v1/account/sessions/email', { email: body.email, password: given })
  expect((await login(password.slice(0, 63))).statusCode).toBe(401)
  expect((await login(password)).statusCode).toBe(201)
})

test('a mailbox has one account, whether its domain is typed in its own letters or as xn-- (§1.1)', async () => {
  const server = await startTestServer({ env: { REVIEWER_EMAILS: 'mira@xn--bcher-kva.example' } })
  const person = await signUp(server, 'mira@bücher.example')
  const twin = 'MIRA@xn--BCHER-kva.example'
  const again = { userId: 'unique()', email: twin, password: goodPassword }
  expect((await openBrowser(server).call('POST', '/v1/account', again)).statusCode).toBe(409)
  const login = { email: twin, password: goodPassword }
  expect((await openBrowser(server).call('POST', '/v1/account/sessions/email', login)).statusCode).toBe(201)
  await server.database.query.updateTable('accounts').set({ email_verified: 1 }).execute()
  expect((await person.call('GET', '/api/review')).statusCode).toBe(200)
})

test('composition is asked for on recovery only (§5.6, §5.7, §5.8)', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'a@example.org')
  await person.call('POST', '/v1/account/recovery', { email: person.email, url: resetUrl })
  await server.outboxWorker.drain()
  const { userId, secret } = lastLink(server)
  for (const [password, message] of [
    ['ORCHID LANTERN 72', 'Password must contain at least one lowercase letter'],
    ['orchid lantern 72', 'Password must contain at least one uppercase letter'],
    ['Orchid Lantern', 'Password must contain at least one number'],
    ['Short1', 'Password must be between 8 and 256 characters long.'],
    ['Password123', 'This password is too common. Please choose another one.'],
  ]) {
    const answer = await person.call('PUT', '/v1/account/recovery', { userId, secret, password })
    expect([answer.statusCode, answer.json().message]).toEqual([400, message])
  }
  const mismatch = { userId, secret, password: goodPassword, passwordAgain: otherPassword }
  expect((await person.call('PUT', '/v1/account/recovery', mismatch)).json().message).toBe('Passwords do not match')
  expect(
    (await person.call('PUT', '/v1/account/recovery', { userId, secret, password: goodPassword })).statusCode,
  ).toBe(200)
})

test('a session has its own random secret, is stored as a hash, and is replaced at login', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'a@example.org')
  const first = person.cookies.get('a_session_scry') ?? ''
  const row = await server.database.query.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(first)
  await person.call('POST', '/v1/account/sessions/email', { email: person.email, password: goodPassword })
  expect(person.cookies.get('a_session_scry')).not.toBe(first)
  const old = openBrowser(server)
  old.cookies.set('a_session_scry', first)
  expect((await old.call('GET', '/v1/account')).statusCode).toBe(401)
})

test('a session ends 14 days after its last use and 90 days after login at the latest', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'a@example.org')
  const isIn = async () => (await person.call('GET', '/v1/account')).statusCode === 200
  for (let elapsed = 0; elapsed < sessionLifeMs - sessionIdleMs; elapsed += sessionIdleMs - hourMs) {
    server.clock.advance(sessionIdleMs - hourMs)
    expect(await isIn()).toBe(true)
  }
  server.clock.advance(sessionIdleMs)
  expect(await isIn()).toBe(false)
  await person.call('POST', '/v1/account/sessions/email', { email: person.email, password: goodPassword })
  server.clock.advance(sessionIdleMs + 1)
  expect(await isIn()).toBe(false)
})

test('whoever registered an address before its owner loses session and password when the owner does as the mail says', async () => {
  const server = await startTestServer()
  const squatter = await signUp(server, 'owner@example.org')
  const login = (password: string) =>
    openBrowser(server).call('POST', '/v1/account/sessions/email', { email: squatter.email, password })
  await squatter.call('POST', '/v1/account/verification', { url: verifyUrl })
  await server.outboxWorker.drain()
  const owner = openBrowser(server)
  const { userId, secret } = lastLink(server)
  const mail = server.mails.at(-1)?.text ?? ''
  expect(mail).toMatch(/If it was not you, do not open the link\. Whoever created the account chose its password\./)
  expect(mail).toContain('choose your own password at http://localhost/forgot-password\n')
  // Opened all the same: the session is gone at once, the password with the recovery that the mail speaks of.
  expect((await owner.call('PUT', '/v1/account/verification', { userId, secret })).statusCode).toBe(200)
  expect((await squatter.call('GET', '/v1/account')).statusCode).toBe(401)
  expect((await login(goodPassword)).statusCode).toBe(201)
  await owner.call('POST', '/v1/account/recovery', { email: squatter.email, url: 'http://localhost/reset-password' })
  await server.outboxWorker.drain()
  const recovery = lastLink(server)
  const reset = { userId, secret: recovery.secret, password: otherPassword }
  expect((await owner.call('PUT', '/v1/account/recovery', reset)).statusCode).toBe(200)
  expect((await login(goodPassword)).statusCode).toBe(401)
  expect((await login(otherPassword)).statusCode).toBe(201)
})

test('a verification keeps the session that it came from (§4.22)', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'a@example.org')
  await person.call('POST', '/v1/account/verification', { url: verifyUrl })
  await server.outboxWorker.drain()
  const { userId, secret } = lastLink(server)
  await person.call('PUT', '/v1/account/verification', { userId, secret })
  expect((await person.call('GET', '/v1/account')).json()).toMatchObject({ emailVerification: true })
  const again = await person.call('POST', '/v1/account/verification', { url: verifyUrl })
  expect(again.json()).toMatchObject({ code: 409, type: 'user_email_already_verified' })
})

test('a link is void after it was asked for again, after its time, and for anybody else', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'a@example.org')
  const stranger = await signUp(server, 'b@example.org')
  const ask = async () => {
    await person.call('POST', '/v1/account/recovery', { email: person.email, url: resetUrl })
    await server.outboxWorker.drain()
    return lastLink(server)
  }
  const use = async (userId: string, secret: string) =>
    (await openBrowser(server).call('PUT', '/v1/account/recovery', { userId, secret, password: otherPassword }))
      .statusCode
  const first = await ask()
  const second = await ask()
  expect(first.secret).toMatch(/^[0-9a-f]{64}$/)
  expect(await use(first.userId, first.secret)).toBe(401)
  expect(await use(stranger.accountId, second.secret)).toBe(401)
  server.clock.advance(hourMs)
  expect(await use(second.userId, second.secret)).toBe(401)
  const third = await ask()
  expect(await use(third.userId, third.secret)).toBe(200)
})

test('opening a mailed link by GET spends nothing', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'a@example.org')
  await person.call('POST', '/v1/account/verification', { url: verifyUrl })
  await server.outboxWorker.drain()
  const { url, userId, secret } = lastLink(server)
  await person.call('GET', `${url.pathname}${url.search}`)
  await person.call('GET', `/v1/account/verification${url.search}`)
  expect((await person.call('PUT', '/v1/account/verification', { userId, secret })).statusCode).toBe(200)
})

test.each([
  [undefined, 'http://localhost:5173/reset-password', 'http://localhost:5173/reset-password'],
  [undefined, 'https://evil.example/reset-password', 'own'],
  ['https://scry.example', 'http://localhost:5173/reset-password', 'https://scry.example/reset-password'],
  ['https://scry.example', 'https://evil.example/reset-password?x=1#y', 'https://scry.example/reset-password'],
])('with PUBLIC_URL %s the mail for %s leads to %s', async (publicUrl, url, expected) => {
  const server = await startTestServer({ env: { PUBLIC_URL: publicUrl } })
  const address = await server.listen()
  const origin = publicUrl === undefined ? {} : { origin: publicUrl }
  const browser = openBrowser(server)
  await browser.call(
    'POST',
    '/v1/account',
    { userId: 'unique()', email: 'a@example.org', password: goodPassword },
    origin,
  )
  await browser.call('POST', '/v1/account/recovery', { email: 'a@example.org', url }, origin)
  await server.outboxWorker.drain()
  const link = lastLink(server).url
  expect(`${link.origin}${link.pathname}`).toBe(expected === 'own' ? `${address}/reset-password` : expected)
})

test.each(['/verify-email', 'javascript:alert(1)', 'https://scry.example/reset-password/../other', 'nothing'])(
  'a recovery link to %s is refused',
  async (url) => {
    const server = await startTestServer()
    const person = await signUp(server, 'a@example.org')
    const answer = await person.call('POST', '/v1/account/recovery', { email: person.email, url })
    expect([answer.statusCode, server.mails.length]).toEqual([400, 0])
  },
)

test.each([
  ['one that cannot be seen', 'mira\u200b@example.org'],
  ['a soft hyphen', 'mira@exam\u00adple.org'],
  ['a wide letter', 'mira@\uff45xample.org'],
  ['a wide sign', 'mira\uff20example.org'],
  ['a full stop of another script', 'mira@example\u3002org'],
  ['a turn of direction', '\u202emira@example.org'],
  ['a line end', 'mira@example.org\r\nBcc: all@example.org'],
])('an address that hides %s is refused, for it would pass for another one', async (_what, email) => {
  const server = await startTestServer()
  const answer = await openBrowser(server).call('POST', '/v1/account', {
    ...{ userId: 'unique()', email, password: goodPassword },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 400])
})

test('a name turns no direction and has one line (decision 0342)', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const named = await person.call('PATCH', '/v1/account/name', { name: ' \u202eariM\u202c\n\u2066Lind\u2069\u0000 ' })
  expect(named.json().name).toBe('ariM Lind')
})

test('an address in other cases or with signs that fold to the same letters is the same account, mailed at its own address', async () => {
  const server = await startTestServer()
  await signUp(server, 'kim@example.org')
  for (const email of ['KIM@EXAMPLE.ORG', ' Kim@Example.org ', '\u212aim@example.org']) {
    const taken = await openBrowser(server).call('POST', '/v1/account', {
      ...{ userId: 'unique()', email, password: goodPassword },
    })
    expect(taken.statusCode).toBe(409)
    const body = { email, url: resetUrl }
    expect((await openBrowser(server).call('POST', '/v1/account/recovery', body)).statusCode).toBe(201)
    await server.outboxWorker.drain()
    expect(server.mails.at(-1)?.to).toBe('kim@example.org')
  }
})

test('logging in does not take over a session that somebody else put into the browser', async () => {
  const server = await startTestServer()
  const attacker = await signUp(server, 'attacker@example.org')
  const planted = attacker.cookies.get('a_session_scry') ?? ''
  await signUp(server, 'victim@example.org')
  const victim = openBrowser(server)
  victim.cookies.set('a_session_scry', planted)
  await victim.call('POST', '/v1/account/sessions/email', { email: 'victim@example.org', password: goodPassword })
  expect(victim.cookies.get('a_session_scry')).not.toBe(planted)
  expect((await victim.call('GET', '/v1/account')).json().email).toBe('victim@example.org')
  const old = openBrowser(server)
  old.cookies.set('a_session_scry', planted)
  expect((await old.call('GET', '/v1/account')).statusCode).toBe(401)
})
