import { argon2Sync } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import type { Queries } from '../../database/connect.ts'
import type * as activityLog from '../../platform/activity-log.ts'
import { lastLink, openBrowser, signUp } from '../../testing/browser.ts'
import { goodPassword, jobForm, otherPassword } from '../../testing/people.ts'
import { tablesThatHold } from '../../testing/stored-texts.ts'
import type * as passwords from './passwords.ts'

/** While it is set, a checked password waits here before it is acted upon. */
const gate: { checked?: () => void; opened?: Promise<void> } = {}

vi.mock('./passwords.ts', async (load) => {
  const real = await load<typeof passwords>()
  return {
    ...real,
    verifyPassword: async (password: string, stored: string) => {
      const verified = await real.verifyPassword(password, stored)
      const { opened, checked } = gate
      delete gate.opened
      checked?.()
      await opened
      return verified
    },
  }
})

/** While it is set, a transaction that has done its own work waits here before it records the activity. */
const activityGate: { reached?: () => void; opened?: Promise<void> } = {}

vi.mock('../../platform/activity-log.ts', async (load) => {
  const real = await load<typeof activityLog>()
  return {
    createActivityLog: (deps: Parameters<typeof real.createActivityLog>[0]): activityLog.ActivityLog => {
      const log = real.createActivityLog(deps)
      return {
        record: async (...given) => {
          const { opened, reached } = activityGate
          delete activityGate.opened
          reached?.()
          await opened
          return log.record(...given)
        },
      }
    },
  }
})

// The files of a worker share their modules: this one takes a server of its own, and leaves none behind.
vi.resetModules()
const { startTestServer } = await import('../../testing/test-server.ts')
afterAll(() => vi.resetModules())

const sessions = '/v1/account/sessions/email'
const recovery = '/v1/account/recovery'
const verification = '/v1/account/verification'
const documents = (collection: string) => `/v1/databases/scry/collections/${collection}/documents`
const resetUrl = 'http://localhost/reset-password'
const verifyUrl = 'http://localhost/verify-email'

const statusesOf = async (calls: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(calls)).map(({ statusCode }) => statusCode).sort()
const eight = Array.from({ length: 8 }, (_, at) => at)

test('eight registrations of one address at once make one account (§7.2)', async () => {
  const server = await startTestServer()
  const email = 'mira@example.org'
  const body = { userId: 'unique()', email, password: goodPassword, name: 'Mira' }
  const statuses = await statusesOf(eight.map(() => openBrowser(server).call('POST', '/v1/account', body)))
  expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
  const rows = await server.database.query.selectFrom('accounts').select('id').execute()
  expect(rows).toHaveLength(1)
})

test('eight first profiles at once make one (§7.13)', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const create = () => person.call('POST', documents('users'), { documentId: 'unique()', data: { name: 'Mira' } })
  expect(await statusesOf(eight.map(create))).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
})

test.each([
  // A used verification link is known again; a recovery that was spent is nothing any more.
  ['verification', verification, { url: verifyUrl }, {}, 409],
  ['recovery', recovery, { url: resetUrl, email: 'mira@example.org' }, { password: otherPassword }, 401],
])(
  'a mailed %s secret that is used eight times at once works once (§7.6, §7.8)',
  async (_kind, path, ask, set, later) => {
    const server = await startTestServer()
    const person = await signUp(server, 'mira@example.org')
    await person.call('POST', path, ask)
    await server.outboxWorker.drain()
    const { userId, secret } = lastLink(server)
    const use = () => openBrowser(server).call('PUT', path, { userId, secret, ...set })
    expect(await statusesOf(eight.map(use))).toEqual([200, ...new Array(7).fill(later)])
  },
)

test('a link that is asked for by several clicks at once is mailed, and the newest one works (§7.5, §7.7)', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const ask = () => person.call('POST', verification, { url: verifyUrl })
  expect(await statusesOf([ask(), ask(), ask(), ask()])).toEqual([201, 201, 201, 201])
  await server.outboxWorker.drain()
  const { userId, secret } = lastLink(server)
  expect(server.mails).toHaveLength(1)
  expect((await person.call('PUT', verification, { userId, secret })).statusCode).toBe(200)
})

/** Starts `call`, and resolves once its password was checked; the call goes on when `open` is called. */
async function held(call: () => Promise<{ statusCode: number }>) {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const { promise: checked, resolve } = Promise.withResolvers<void>()
  Object.assign(gate, { opened, checked: resolve })
  const answer = call()
  await checked
  delete gate.checked
  return { answer, open }
}

test('a login or a change whose password was reset while it was checked is refused, and the new password stands', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const thief = openBrowser(server)
  const credentials = { email: person.email, password: goodPassword }
  const login = await held(() => thief.call('POST', sessions, credentials))
  const change = await held(() =>
    person.call('PATCH', '/v1/account/password', { password: 'Thieves-own-word-8', oldPassword: goodPassword }),
  )
  await person.call('POST', recovery, { email: person.email, url: resetUrl })
  await server.outboxWorker.drain()
  const { userId, secret } = lastLink(server)
  const owner = openBrowser(server)
  const reset = await owner.call('PUT', recovery, { userId, secret, password: otherPassword })
  expect(reset.statusCode).toBe(200)
  login.open()
  change.open()
  expect((await login.answer).statusCode).toBe(401)
  expect((await change.answer).statusCode).toBe(401)
  expect((await thief.call('GET', '/v1/account')).statusCode).toBe(401)
  expect((await owner.call('POST', sessions, { ...credentials, password: otherPassword })).statusCode).toBe(201)
})

/** As an earlier version with cheaper parameters would have made it. */
function outdatedHash(password: string): string {
  const nonce = Buffer.alloc(16, 7)
  const tag = argon2Sync('argon2id', { message: password, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 })
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`
}

test('a right password counts although a login beside it made its outdated hash anew while it was checked', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const credentials = { email: person.email, password: goodPassword }
  const login = () => openBrowser(server).call('POST', sessions, credentials)
  const change = () =>
    person.call('PATCH', '/v1/account/password', { password: otherPassword, oldPassword: goodPassword })
  const accounts = server.database.query
  for (const [call, status] of [
    [login, 201],
    [change, 200],
  ] as const) {
    await accounts
      .updateTable('accounts')
      .set({ password_hash: outdatedHash(goodPassword) })
      .execute()
    const slow = await held(call)
    expect(await statusesOf([login(), login(), login(), login()])).toEqual([201, 201, 201, 201])
    const { password_hash: made } = await accounts
      .selectFrom('accounts')
      .select('password_hash')
      .executeTakeFirstOrThrow()
    expect(made).not.toContain('m=8,')
    slow.open()
    expect((await slow.answer).statusCode).toBe(status)
  }
  expect((await login()).statusCode).toBe(401)
  expect(
    (await openBrowser(server).call('POST', sessions, { ...credentials, password: otherPassword })).statusCode,
  ).toBe(201)
})

test('a login whose account is deleted while its password is checked is refused', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const credentials = { email: person.email, password: goodPassword }
  const login = await held(() => openBrowser(server).call('POST', sessions, credentials))
  expect((await person.call('DELETE', '/api/account', { password: goodPassword })).statusCode).toBe(200)
  login.open()
  expect((await login.answer).statusCode).toBe(401)
})

test('an account that is deleted while it is written to leaves nothing, and nobody gets a 5xx', async () => {
  const server = await startTestServer()
  for (const round of [1, 2, 3]) {
    const person = await signUp(server, `mira${round}@example.org`)
    const own = (await person.call('POST', documents('users'), { documentId: 'unique()', data: {} })).json()
    const write = (at: number) =>
      [
        () => person.call('PATCH', `${documents('users')}/${own.$id}`, { data: { summary: `Round ${at}` } }),
        () => person.call('POST', documents('aggregated_jobs'), { documentId: 'unique()', data: jobForm }),
        () => person.call('PATCH', '/v1/account/name', { name: `Name ${at}` }),
        () => person.call('POST', verification, { url: verifyUrl }),
        () => person.call('POST', sessions, { email: person.email, password: goodPassword }),
        () => person.call('POST', recovery, { email: person.email, url: resetUrl }),
        () => person.call('GET', documents('users')),
      ][at % 7]?.() ?? Promise.reject(new Error('No such write.'))
    const calls = Array.from({ length: 21 }, (_, at) => write(at))
    const deletion = person.call('DELETE', '/api/account', { password: goodPassword })
    const answers = await Promise.all([...calls, deletion])
    expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([])
    expect((await deletion).statusCode).toBe(200)
    expect(await tablesThatHold(server.database, [person.accountId])).toEqual([])
  }
})

test('a profile that is saved without any activity yet, while its account is deleted, waits for nobody in a circle', async () => {
  const server = await startTestServer()
  const { query, engine } = server.database
  const person = await signUp(server, 'mira@example.org')
  const own = (await person.call('POST', documents('users'), { documentId: 'unique()', data: {} })).json()
  await query.deleteFrom('user_activity').where('account_id', '=', person.accountId).execute()
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  Object.assign(activityGate, { reached: resolve, opened })
  const saving = person.call('PATCH', `${documents('users')}/${own.$id}`, { data: { summary: 'Saved' } })
  await reached
  const deletion = person.call('DELETE', '/api/account', { password: goodPassword })
  // On SQLite it waits for its turn.
  if (engine === 'postgres') await expect.poll(() => waitersIn(query)).toBeGreaterThan(0)
  open()
  expect((await saving).statusCode).toBe(200)
  expect((await deletion).statusCode).toBe(200)
  expect(await tablesThatHold(server.database, [person.accountId])).toEqual([])
})

/** How many wait for a row that somebody else holds. */
async function waitersIn(query: Queries): Promise<number> {
  const { rows } = await sql`select 1 from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(query)
  return rows.length
}
