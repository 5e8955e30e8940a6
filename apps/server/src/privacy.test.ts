import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { tableRetention } from '@scry/contracts/retention'
import { expect, test } from 'vitest'
import { openBrowser, signUp } from './testing/browser.ts'
import { goodPassword, hackathonForm, jobForm } from './testing/people.ts'
import { columnsOf, tablesThatHold } from './testing/stored-texts.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const dayMs = 24 * 60 * 60 * 1000

async function livePerson(server: TestServer) {
  const person = await signUp(server, 'mira@example.org')
  const create = (collection: string, data: object) =>
    person.call('POST', `/v1/databases/scry/collections/${collection}/documents`, { documentId: 'unique()', data })
  await create('users', { name: 'Mira Voss', skills: ['Go'], summary: '=2+5' })
  await create('aggregated_jobs', jobForm)
  await create('hackathon', hackathonForm)
  await person.call('POST', '/v1/account/verification', { url: 'http://localhost/verify-email' })
  await person.call('POST', '/v1/account/recovery', { email: person.email, url: 'http://localhost/reset-password' })
  await server.outboxWorker.drain()
  return person
}

test('every table with an account column is handed in for export, deletion and retention', async () => {
  const server = await startTestServer()
  const personal = new Set(
    (await columnsOf(server.database)).filter(({ column }) => /account/.test(column)).map(({ table }) => table),
  )
  const handedIn = new Set<string>(server.personalTables.map(({ table }) => table))
  expect([...personal].filter((table) => !handedIn.has(table))).toEqual([])
  expect([...handedIn].sort()).toEqual(Object.keys(tableRetention).sort())
})

test('deleting the account removes everything: no table holds the id or the address', async () => {
  const server = await startTestServer()
  const person = await livePerson(server)
  const outbox = join(server.dataDir, 'outbox')
  expect((await tablesThatHold(server.database, [person.accountId, person.email])).length).toBeGreaterThan(5)
  expect(readdirSync(outbox)).toHaveLength(2)
  const wrong = await person.call('DELETE', '/api/account', { password: 'not the password' })
  expect(wrong.statusCode).toBe(403)
  const deleted = await person.call('DELETE', '/api/account', { password: goodPassword })
  expect(deleted.json()).toEqual({ success: true })
  expect(await tablesThatHold(server.database, [person.accountId, person.email])).toEqual([])
  expect(readdirSync(outbox)).toEqual([])
  expect(person.cookies.size).toBe(0)
  expect((await signUp(server, person.email)).accountId).not.toBe(person.accountId)
})

test('the export holds every row of the person and nobody else, as JSON and as CSV', async () => {
  const server = await startTestServer()
  const person = await livePerson(server)
  await signUp(server, 'stranger@example.org')
  const answer = await person.call('POST', '/api/export', { password: goodPassword })
  const { tables } = answer.json<{ tables: Record<string, Record<string, unknown>[]> }>()
  expect(Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.length]))).toMatchObject({
    ...{ accounts: 1, sessions: 1, profiles: 1, job_postings: 1, hackathon_postings: 1, user_activity: 1 },
    ...{ account_tokens: 2, outbox: 2 },
  })
  expect(answer.body).not.toContain('stranger@example.org')
  expect(answer.body).not.toMatch(/argon2|secret_hash|password_hash/)
  const csv = await person.call('POST', '/api/export.csv', { password: goodPassword })
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.body).toContain("profiles,1,summary,'=2+5\r\n")
  expect(csv.body).toContain('accounts,1,email,mira@example.org\r\n')
  expect((await person.call('POST', '/api/export', { password: 'wrong' })).statusCode).toBe(403)
})

test('what outlived its time is removed: sessions, links, their files, unverified accounts', async () => {
  const server = await startTestServer()
  const person = await livePerson(server)
  const retention = server.tasks.find(({ name }) => name === 'retention')
  const files = server.tasks.find(({ name }) => name === 'written-mails')
  const run = async () => {
    await retention?.run(new AbortController().signal)
    await files?.run(new AbortController().signal)
  }
  const count = (table: 'sessions' | 'account_tokens' | 'accounts' | 'outbox' | 'rate_limits') =>
    server.database.query
      .selectFrom(table)
      .selectAll()
      .execute()
      .then((rows) => rows.length)
  await run()
  expect([await count('sessions'), await count('account_tokens'), await count('outbox')]).toEqual([1, 2, 2])
  server.clock.advance(dayMs)
  await run()
  expect([await count('account_tokens'), await count('rate_limits')]).toEqual([1, 0])
  expect(readdirSync(join(server.dataDir, 'outbox'))).toHaveLength(1)
  server.clock.advance(14 * dayMs)
  await run()
  expect([await count('sessions'), await count('account_tokens')]).toEqual([0, 0])
  expect((await person.call('GET', '/v1/account')).statusCode).toBe(401)
  server.clock.advance(20 * dayMs)
  await run()
  expect(await count('outbox')).toBe(0)
  server.clock.advance(60 * dayMs)
  await run()
  expect(await tablesThatHold(server.database, [person.accountId, person.email])).toEqual([])
})

test('sessions are listed with their device and ended from the list', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const elsewhere = openBrowser(server)
  const agent = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0'
  await elsewhere.call(
    'POST',
    '/v1/account/sessions/email',
    { email: person.email, password: goodPassword },
    { 'user-agent': agent },
  )
  const listed = (await elsewhere.call('GET', '/api/sessions')).json<{
    sessions: { device: string; is_current: boolean }[]
  }>()
  expect(listed.sessions).toHaveLength(2)
  expect(listed.sessions.find((session) => session.is_current)?.device).toBe('Firefox on Windows')
  expect((await person.call('DELETE', '/api/sessions', {})).json()).toEqual({ success: true, ended: 1 })
  expect((await elsewhere.call('GET', '/v1/account')).statusCode).toBe(401)
})

test('nothing of a mailed link is in the database but its hash', async () => {
  const server = await startTestServer()
  await livePerson(server)
  const secrets = server.mails.map((mail) => /secret=([0-9a-f]{64})/.exec(mail.text)?.[1] ?? '')
  expect(secrets).toHaveLength(2)
  expect(secrets.every((secret) => secret.length === 64)).toBe(true)
  expect(await tablesThatHold(server.database, secrets)).toEqual([])
  expect(existsSync(join(server.dataDir, 'outbox'))).toBe(true)
})
