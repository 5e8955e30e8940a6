import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openBrowser, signUp } from '../testing/browser.ts'
import { goodPassword } from '../testing/people.ts'
import { freshDatabase, startTestServer, testClock } from '../testing/test-server.ts'
import { addressSubject, createRateLimiter, defaultLimits } from './rate-limits.ts'

const minuteMs = 60_000

test('an allowance is spent at once and comes back evenly', async () => {
  const { database } = await freshDatabase()
  const clock = testClock()
  const limits = { ...defaultLimits, analysisPerAddress: { count: 3, windowMs: 3000 } }
  const limiter = createRateLimiter({ database, clock, limits })
  const take = async () => (await limiter.take('analysisPerAddress', 'a')).isAllowed
  expect([await take(), await take(), await take(), await take()]).toEqual([true, true, true, false])
  clock.advance(1000)
  expect([await take(), await take()]).toEqual([true, false])
  expect(await limiter.take('analysisPerAddress', 'b')).toEqual({ isAllowed: true })
  clock.advance(3000)
  expect([await take(), await take(), await take(), await take()]).toEqual([true, true, true, false])
})

test('whoever waits as long as Retry-After says is let in', async () => {
  const { database } = await freshDatabase()
  const clock = testClock()
  let run = 0
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1000, max: 100_000 }),
      async (count, windowMs) => {
        run += 1
        const limits = { ...defaultLimits, reportPerAddress: { count, windowMs } }
        const limiter = createRateLimiter({ database, clock, limits })
        for (let taken = 0; taken < count; taken += 1) await limiter.take('reportPerAddress', String(run))
        const refused = await limiter.take('reportPerAddress', String(run))
        if (refused.isAllowed) throw new Error('The allowance has no end.')
        clock.advance(refused.retryAfterSeconds * 1000)
        expect(await limiter.take('reportPerAddress', String(run))).toEqual({ isAllowed: true })
      },
    ),
    { numRuns: 20 },
  )
})

test('many takers at once share one allowance through the database', async () => {
  const { database } = await freshDatabase()
  const limiters = [1, 2].map(() => createRateLimiter({ database, clock: testClock(), limits: defaultLimits }))
  const takes = Array.from({ length: 40 }, (_, index) => limiters[index % 2]?.take('loginPerAccountAndAddress', 'x'))
  const taken = await Promise.all(takes)
  expect(taken.filter((one) => one?.isAllowed)).toHaveLength(defaultLimits.loginPerAccountAndAddress.count)
})

test('what one IPv6 customer has counts as one address, whichever of its 256 networks sends', () => {
  const all = Array.from({ length: 256 }, (_, network) =>
    addressSubject(`2001:db8:1:${(0x4200 + network).toString(16)}::1`),
  )
  expect(new Set(all).size).toBe(1)
  expect(addressSubject('2001:db8:1:4300::1')).not.toBe(all[0])
  expect(addressSubject('2001:db8::1')).toBe('2001:db8:0:0::/56')
  expect(addressSubject('203.0.113.7')).toBe('203.0.113.7')
})

test('a client that has gone has no address, and stands for itself', () => {
  expect(addressSubject(undefined)).toBe('')
})

test.each([
  ['203.0.113.7', ['::ffff:203.0.113.7', '::FFFF:cb00:7107', '203.0.113.7:51234', '[::ffff:203.0.113.7]:443']],
  ['2001:db8:0:0::/56', ['2001:0DB8:0000::1', '[2001:db8::2]:443', '2001:db8::192.0.2.1', '2001:db8:0:ff:ffff::']],
  ['fe80:0:0:0::/56', ['fe80::1%eth0', 'fe80::2']],
  ['0:0:0:0::/56', ['::', '::1']],
])('%s is one subject, however a proxy writes it', (subject, written) => {
  for (const address of written) expect(addressSubject(address), address).toBe(subject)
})

test('a subject is its own subject, a port changes none, and what is no address stands for itself', () => {
  const same = (one: string, other: string) => addressSubject(one) === addressSubject(other)
  const port = fc.nat({ max: 65_535 })
  const address = fc.oneof(fc.ipV6(), fc.ipV4())
  fc.assert(fc.property(address, (ip) => same(addressSubject(ip), ip)))
  fc.assert(fc.property(fc.ipV6(), port, (ip, number) => same(`[${ip}]:${number}`, ip)))
  fc.assert(fc.property(fc.ipV4(), port, (ip, number) => same(`${ip}:${number}`, ip)))
  fc.assert(fc.property(fc.string(), (text) => addressSubject(text) === text || /[[\]:%]/.test(text)))
})

test('guessing one password is stopped with 429 and Retry-After, and the owner elsewhere is not locked out', async () => {
  const server = await startTestServer()
  const owner = await signUp(server, 'mira@example.org')
  const guesser = openBrowser(server, '203.0.113.9')
  const login = { email: owner.email, password: 'a wrong guess' }
  for (let guess = 0; guess < defaultLimits.loginPerAccountAndAddress.count; guess += 1) {
    expect((await guesser.call('POST', '/v1/account/sessions/email', login)).statusCode).toBe(401)
  }
  const stopped = await guesser.call('POST', '/v1/account/sessions/email', { ...login, password: goodPassword })
  expect(stopped.statusCode).toBe(429)
  expect(stopped.json()).toMatchObject({ code: 429, type: 'general_rate_limit_exceeded' })
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
  const elsewhere = openBrowser(server, '198.51.100.4')
  const entered = await elsewhere.call('POST', '/v1/account/sessions/email', { ...login, password: goodPassword })
  expect(entered.statusCode).toBe(201)
})

test('a campus behind one address registers and logs in: 200 people within ten minutes', async () => {
  const server = await startTestServer()
  for (let person = 0; person < 200; person += 1) {
    await server.platform.limiter.demand('registrationPerAddress', '203.0.113.9')
    await server.platform.limiter.demand('loginPerAddress', '203.0.113.9')
    server.clock.advance((10 * minuteMs) / 200)
  }
  for (let upload = 0; upload < 60; upload += 1) {
    await server.platform.limiter.demand('analysisPerAddress', '203.0.113.9')
    server.clock.advance(minuteMs / 60)
  }
  expect(server.clock.now()).toBeGreaterThan(0)
})

test('asking for recovery again and again sends few mails, and the mailed link goes on working', async () => {
  const server = await startTestServer()
  const owner = await signUp(server, 'mira@example.org')
  const ask = { email: owner.email, url: 'http://localhost/reset-password' }
  for (let stranger = 0; stranger < 40; stranger += 1) {
    const answer = await openBrowser(server, `198.51.100.${stranger}`).call('POST', '/v1/account/recovery', ask)
    expect(answer.statusCode).toBe(201)
    await server.outboxWorker.drain()
  }
  expect(server.mails).toHaveLength(defaultLimits.recoveryMailPerRecipient.count)
  const link = new URL(/^http\S+$/m.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? '')
  const reset = await openBrowser(server).call('PUT', '/v1/account/recovery', {
    ...{ userId: link.searchParams.get('userId'), secret: link.searchParams.get('secret'), password: goodPassword },
  })
  expect(reset.statusCode).toBe(200)
})

test('a stranger who asks for recovery 12 times leaves the owner the verification mail', async () => {
  const server = await startTestServer()
  const owner = await signUp(server, 'mira@example.org')
  const ask = { email: owner.email, url: 'http://localhost/reset-password' }
  for (let stranger = 0; stranger < 12; stranger += 1)
    await openBrowser(server, `198.51.100.${stranger}`).call('POST', '/v1/account/recovery', ask)
  const verification = { url: 'http://localhost/verify-email' }
  expect((await owner.call('POST', '/v1/account/verification', verification)).statusCode).toBe(201)
  await server.outboxWorker.drain()
  expect(server.mails.map(({ subject }) => subject)).toContain('Verify your email address')
})

test('verification mails from one address have an end, however many accounts it makes; a campus is below it', async () => {
  const server = await startTestServer({ limits: { verificationPerAddress: { count: 3, windowMs: 60_000 } } })
  const statuses: number[] = []
  for (let at = 0; at < 4; at += 1) {
    const person = await signUp(server, `p${at}@example.org`)
    const answer = await person.call('POST', '/v1/account/verification', { url: 'http://localhost/verify-email' })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([201, 201, 201, 429])
  expect(defaultLimits.verificationPerAddress.count).toBeGreaterThanOrEqual(200)
})

test.each([
  ['nobody', undefined, 1],
  ['one proxy', '1', 3],
  ['a named proxy', '127.0.0.1', 3],
])('behind %s a reported address counts only when its reporter is trusted', async (_name, trusted, allowed) => {
  const limits = { registrationPerAddress: { count: 1, windowMs: 600_000 } }
  const server = await startTestServer({ limits, env: { TRUST_PROXY: trusted } })
  let entered = 0
  for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    const headers = { 'x-forwarded-for': `198.51.100.66, ${from}` }
    const payload = { userId: 'unique()', email: `${from}@example.org`, password: goodPassword }
    const { statusCode } = await server.app.inject({ method: 'POST', url: '/v1/account', payload, headers })
    if (statusCode === 201) entered += 1
    else expect(statusCode).toBe(429)
  }
  expect(entered).toBe(allowed)
})
