import { expect, test } from 'vitest'
import { lastLink, openBrowser, signUp } from '../testing/browser.ts'
import { goodPassword } from '../testing/people.ts'
import { freshDatabase, startTestServer, type TestServer, testClock } from '../testing/test-server.ts'
import { takeLease } from './background.ts'
import { confirmClock } from './clock-trust.ts'
import { createLoginWaits, longestLoginWaitMs } from './login-waits.ts'
import { createRateLimiter, defaultLimits } from './rate-limits.ts'

const dayMs = 24 * 60 * 60 * 1000
const year = 365 * dayMs

const remove = (server: TestServer) =>
  server.tasks.find(({ name }) => name === 'retention')?.run(new AbortController().signal)
const accounts = async (server: TestServer) =>
  (await server.database.query.selectFrom('accounts').select('id').execute()).length
const health = async (server: TestServer) => (await server.app.inject('/api/health')).json().degraded as string[]

test('an allowance that was used up by a clock a year ahead is whole again when the clock is set right', async () => {
  const { database } = await freshDatabase()
  const clock = testClock()
  const limiter = createRateLimiter({ database, clock, limits: defaultLimits })
  const take = async () => (await limiter.take('passwordPerAccount', 'a')).isAllowed
  clock.jump(year)
  while (await take());
  clock.jump(-year)
  expect(await take()).toBe(true)
  // And it is counted as ever from there on.
  let more = 0
  while (await take()) more += 1
  expect(more).toBe(defaultLimits.passwordPerAccount.count - 1)
})

test('a process whose clock is a second behind neither gives an allowance anew nor forgets wrong passwords', async () => {
  const { database } = await freshDatabase()
  const [ahead, behind] = [testClock(), testClock()]
  behind.jump(-1000)
  const [limiter, limiterBehind] = [ahead, behind].map((clock) =>
    createRateLimiter({ database, clock, limits: defaultLimits }),
  )
  while ((await limiter?.take('passwordPerAccount', 'a'))?.isAllowed);
  expect((await limiterBehind?.take('passwordPerAccount', 'a'))?.isAllowed).toBe(false)

  const [waits, waitsBehind] = [ahead, behind].map((clock) => createLoginWaits({ database, clock }))
  // Until the wait is the longest one.
  for (let tried = 0; tried < 20; tried += 1) {
    await waits?.demand('mira@example.org')
    for (const clock of [ahead, behind]) clock.advance(longestLoginWaitMs)
  }
  await waits?.demand('mira@example.org')
  await expect(waitsBehind?.demand('mira@example.org')).rejects.toThrow('Too many wrong passwords')
})

test('a turn that was taken by a clock a year ahead holds up nobody', async () => {
  const { database } = await freshDatabase()
  const clock = testClock()
  clock.jump(year)
  expect(await takeLease({ database, clock }, 'work', 'one', 60_000)).toBe(true)
  clock.jump(-year)
  expect(await takeLease({ database, clock }, 'work', 'two', 60_000)).toBe(true)
  expect(await takeLease({ database, clock }, 'work', 'three', 60_000)).toBe(false)
})

test('a session and a link of a clock a year ahead end when it is set right, instead of lasting a year', async () => {
  const server = await startTestServer()
  server.clock.jump(year)
  const person = await signUp(server, 'mira@example.org')
  await person.call('POST', '/v1/account/recovery', { email: person.email, url: 'http://localhost/reset-password' })
  await server.outboxWorker.drain()
  const { userId, secret } = lastLink(server)
  server.clock.jump(-year)
  expect((await person.call('GET', '/v1/account')).statusCode).toBe(401)
  const reset = { userId, secret, password: 'Mauve-otter-sings-5' }
  expect((await person.call('PUT', '/v1/account/recovery', reset)).statusCode).toBe(401)
  const login = { email: person.email, password: goodPassword }
  expect((await openBrowser(server).call('POST', '/v1/account/sessions/email', login)).statusCode).toBe(201)
})

test('a clock that jumps a year ahead removes nothing until the operator says that it is right', async () => {
  const server = await startTestServer()
  await signUp(server, 'mira@example.org')
  await remove(server)
  server.clock.jump(year)
  await remove(server)
  expect(await accounts(server)).toBe(1)
  expect(await health(server)).toContainEqual(
    expect.stringMatching(/^Nothing is removed by age: .* jumped by 365 days/),
  )
  await confirmClock(server)
  await remove(server)
  expect(await accounts(server)).toBe(0)
  server.clock.advance(60_000)
  expect((await health(server)).join()).not.toContain('Nothing is removed')
})

test('the word that the clock is right is for the jump before it, and says nothing of a later one', async () => {
  const server = await startTestServer()
  await signUp(server, 'mira@example.org')
  await confirmClock(server)
  await remove(server)
  server.clock.jump(year)
  await remove(server)
  expect(await accounts(server)).toBe(1)
  await confirmClock(server)
  server.clock.jump(year)
  await remove(server)
  expect(await accounts(server)).toBe(1)
})

test('a clock that is behind the newest stored row removes nothing, and what was written ahead ages from the word on', async () => {
  const server = await startTestServer()
  await signUp(server, 'mira@example.org')
  const restarted = await startTestServer()
  const rows = await server.database.query.selectFrom('accounts').selectAll().execute()
  const ahead = rows.map((row) => ({ ...row, accessed_at: row.accessed_at + year }))
  await restarted.database.query.insertInto('accounts').values(ahead).execute()
  await remove(restarted)
  expect(await health(restarted)).toContainEqual(expect.stringContaining('is behind the newest stored row'))
  await confirmClock(restarted)
  await remove(restarted)
  restarted.clock.advance(91 * dayMs)
  await remove(restarted)
  expect(await accounts(restarted)).toBe(0)
})

test('time that goes by is no jump, however long it is', async () => {
  const server = await startTestServer()
  await signUp(server, 'mira@example.org')
  server.clock.advance(year)
  await remove(server)
  expect(await accounts(server)).toBe(0)
})
