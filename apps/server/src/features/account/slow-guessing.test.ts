import { seededRandom } from '@scry/fictional/seeded-random'
import { expect, test } from 'vitest'
import { longestLoginWaitMs } from '../../platform/login-waits.ts'
import { lastLink, openBrowser, signUp } from '../../testing/browser.ts'
import { runGuessing } from '../../testing/guess-run.ts'
import { goodPassword, otherPassword } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const login = '/v1/account/sessions/email'
const wrong = 'Not-the-one-81'

/** Tries from so many addresses, one each; answers what each was told. */
async function guessFrom(server: TestServer, email: string, addresses: number, first = 0) {
  const answers: Awaited<ReturnType<ReturnType<typeof openBrowser>['call']>>[] = []
  for (let at = first; at < first + addresses; at += 1)
    answers.push(await openBrowser(server, `198.51.100.${at}`).call('POST', login, { email, password: wrong }))
  return answers
}

test('twenty minutes of guessing from a thousand addresses get some forty looks, and its owner never waits', async () => {
  const server = await startTestServer()
  const owner = await signUp(server, 'mira@example.org')
  const options = { email: owner.email, owner, hours: 1 / 3, addresses: 1000, everyMs: 3000, random: seededRandom(18) }
  const result = await runGuessing(server, options)
  expect(result).toMatchObject({ sent: 421, ownerLogins: 2, ownerHeldUp: 0, recovered: true })
  // Ten before anybody waits, then five growing waits, one a minute, and ten after the password was set anew.
  expect(result.lookedAt).toBeLessThanOrEqual(10 + 5 + 20 + 11)
  expect(result.longestWaitSeconds).toBeLessThanOrEqual(longestLoginWaitMs / 1000)
  expect(result.longestWaitSeconds).toBeGreaterThan(50)
})

test('the wait grows with each try, is never more than a minute, and ends when it says', async () => {
  const server = await startTestServer()
  await signUp(server, 'mira@example.org')
  const waits: number[] = []
  const first = await guessFrom(server, 'mira@example.org', 11)
  expect(first.map(({ statusCode }) => statusCode)).toEqual(new Array(11).fill(401))
  for (let at = 20; at < 28; at += 1) {
    const [refused] = await guessFrom(server, 'mira@example.org', 1, at)
    const seconds = Number(refused?.headers['retry-after'])
    waits.push(seconds)
    server.clock.advance(seconds * 1000 - 1)
    expect((await guessFrom(server, 'mira@example.org', 1, at + 20))[0]?.statusCode).toBe(429)
    server.clock.advance(1)
    expect((await guessFrom(server, 'mira@example.org', 1, at + 40))[0]?.statusCode).toBe(401)
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
})

test('thirty guesses at once are not all the first one', async () => {
  const server = await startTestServer()
  await signUp(server, 'mira@example.org')
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => guessFrom(server, 'mira@example.org', 1, at).then(([answer]) => answer)),
  )
  expect(answers.filter((answer) => answer?.statusCode === 401).length).toBeLessThanOrEqual(11)
})

test('whoever must wait is told the same of an address without an account, to the letter', async () => {
  const server = await startTestServer()
  await signUp(server, 'mira@example.org')
  const told = async (email: string) =>
    (await guessFrom(server, email, 13)).map(({ statusCode, headers, body }) => {
      const { date: _date, ...others } = headers
      return { statusCode, body, others }
    })
  const known = await told('mira@example.org')
  expect(known).toEqual(await told('nobody@example.org'))
  expect(known.at(-1)).toMatchObject({
    statusCode: 429,
    body: expect.stringContaining('Wait 2 seconds, or reset the password: that works at once.'),
  })
})

test('a right password in a new browser ends the wait for everybody; one in a known browser ends nothing for strangers', async () => {
  const server = await startTestServer()
  const owner = await signUp(server, 'mira@example.org')
  await guessFrom(server, owner.email, 11)
  expect((await owner.call('POST', login, { email: owner.email, password: goodPassword })).statusCode).toBe(201)
  expect((await guessFrom(server, owner.email, 1, 30))[0]?.statusCode).toBe(429)
  server.clock.advance(2000)
  const elsewhere = openBrowser(server, '203.0.113.4')
  expect((await elsewhere.call('POST', login, { email: owner.email, password: goodPassword })).statusCode).toBe(201)
  expect((await guessFrom(server, owner.email, 1, 31))[0]?.statusCode).toBe(401)
})

test('a known browser is known to its own account only, guesses there have an end, and a reset forgets the others', async () => {
  const server = await startTestServer()
  const owner = await signUp(server, 'mira@example.org')
  const thief = await signUp(server, 'thief@example.org')
  await guessFrom(server, owner.email, 11)
  const attempt = (password: string) => thief.call('POST', login, { email: owner.email, password })
  expect((await attempt(wrong)).statusCode).toBe(429)
  thief.cookies.set('a_device_scry', owner.cookies.get('a_device_scry') ?? '')
  const statuses: number[] = []
  for (let guess = 0; guess < 11; guess += 1) statuses.push((await attempt(wrong)).statusCode)
  expect(statuses).toEqual([...new Array(10).fill(401), 429])
  await owner.call('POST', '/v1/account/recovery', { email: owner.email, url: 'http://localhost/reset-password' })
  await server.outboxWorker.drain()
  const { userId, secret } = lastLink(server)
  await owner.call('PUT', '/v1/account/recovery', { userId, secret, password: otherPassword })
  const devices = await server.database.query.selectFrom('known_devices').selectAll().execute()
  expect(devices.filter(({ account_id: id }) => id === owner.accountId)).toHaveLength(1)
})

test('a browser that several people share is known to the account of each', async () => {
  const server = await startTestServer()
  const browser = await signUp(server, 'mira@example.org')
  const others = ['otto@example.org', 'nele@example.org']
  for (const email of others) await signUp(server, email)
  for (const email of others) await browser.call('POST', login, { email, password: goodPassword })
  for (const email of ['mira@example.org', ...others]) {
    await guessFrom(server, email, 12)
    const elsewhere = await openBrowser(server).call('POST', login, { email, password: goodPassword })
    const here = await browser.call('POST', login, { email, password: goodPassword })
    expect([elsewhere.statusCode, here.statusCode]).toEqual([429, 201])
  }
  const devices = await server.database.query.selectFrom('known_devices').selectAll().execute()
  expect(devices).toHaveLength(2 + 3)
})

test('the cookie of a known browser cannot be read by scripts or sent from other sites, and its secret is kept as a hash', async () => {
  const server = await startTestServer({ env: { PUBLIC_URL: 'https://scry.example' } })
  const { email } = await signUp(server, 'mira@example.org')
  const answer = await openBrowser(server).call('POST', login, { email, password: goodPassword })
  const cookie = answer.cookies.find(({ name }) => name === '__Host-a_device_scry')
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
  const kept = await server.database.query.selectFrom('known_devices').select('secret_hash').execute()
  expect(kept.map((row) => row.secret_hash)).not.toContain(cookie?.value)
})

test('a wait that lies further ahead than any can be is of a clock that was wrong, and counts as over', async () => {
  const server = await startTestServer()
  await signUp(server, 'mira@example.org')
  await guessFrom(server, 'mira@example.org', 17)
  server.clock.jump(-365 * 24 * 60 * 60 * 1000)
  expect((await guessFrom(server, 'mira@example.org', 1, 40))[0]?.statusCode).toBe(401)
})
