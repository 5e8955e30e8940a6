import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { connect, connectBeside } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { migrations } from './database/migrations.ts'
import { listingRow } from './features/listings/listing-row.ts'
import { createListingStore } from './features/listings/listing-store.ts'
import { randomIds } from './platform/ids.ts'
import { defaultLimits } from './platform/rate-limits.ts'
import { openHttpBrowser, until } from './testing/http-person.ts'
import { goodPassword } from './testing/people.ts'
import { runStatement, startPostgres } from './testing/postgres.ts'
import { startServerProcess } from './testing/server-process.ts'
import { openSmtpSink } from './testing/smtp-sink.ts'
import { startTestServer } from './testing/test-server.ts'

/** When a wait says what never came. No promise of the product: soak and bench measure those. */
const clock = { now: () => Date.now() }
const isSqlite = inject('postgres') === undefined

function freshFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'scry-process-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** An empty database of the run's cluster, without a table. */
async function emptyDatabase(): Promise<string> {
  const adminUrl = inject('postgres')?.adminUrl ?? ''
  const url = new URL(adminUrl)
  url.pathname = `/e_${randomIds.id()}`
  await runStatement(adminUrl, `create database ${url.pathname.slice(1)}`)
  return url.href
}

async function startTogether(env: Record<string, string>, roles: readonly string[]) {
  const servers = await Promise.all(
    roles.map((ROLE) => startServerProcess({ ...env, ROLE, DATA_DIR: freshFolder(), TRUST_PROXY: '1' })),
  )
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
  })
  return servers
}

const create = (email: string) => ({ userId: 'unique()', email, password: goodPassword, name: 'A Person' })

test.skipIf(isSqlite)(
  'two web processes and a worker start at once on an empty database and serve one product (needs PostgreSQL)',
  async () => {
    const sink = await openSmtpSink()
    onTestFinished(() => sink.close())
    const url = await emptyDatabase()
    const [one, two] = await startTogether({ DATABASE_URL: url, SMTP_URL: sink.url }, ['web', 'web', 'worker'])
    const database = connectBeside({ databaseUrl: url, dataDir: '' })
    onTestFinished(() => database.close())
    if (!one || !two) throw new Error('Not started.')

    const browser = openHttpBrowser(one.url)
    expect((await browser.call('POST', '/v1/account', create('mira@example.org'))).status).toBe(201)
    const login = { email: 'mira@example.org', password: goodPassword }
    expect((await browser.at(two.url).call('POST', '/v1/account/sessions/email', login)).status).toBe(201)
    expect((await browser.call('GET', '/v1/account')).body.email).toBe('mira@example.org')
    await browser.at(two.url).call('POST', '/v1/account/verification', { url: 'http://localhost/verify-email' })
    await until(async () => sink.mails.length === 1, 'the mail of the worker')

    const guesser = openHttpBrowser(one.url, '198.51.100.9')
    const statuses: number[] = []
    for (let guess = 0; guess <= defaultLimits.loginPerAccountAndAddress.count; guess += 1) {
      const at = guess % 2 === 0 ? guesser : guesser.at(two.url)
      statuses.push((await at.call('POST', '/v1/account/sessions/email', { ...login, password: 'wrong' })).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(defaultLimits.loginPerAccountAndAddress.count)
    expect(statuses.at(-1)).toBe(429)

    const store = createListingStore({ database, clock })
    const listing = { id: 'x:1', kind: 'job' as const, title: 'Lighthouse keeper', company: 'Skerry Trust' }
    const seen = (title: string) =>
      Promise.all(
        [one, two].map(async (web) => {
          const { body } = await openHttpBrowser(web.url).call('GET', '/api/listings/x%3A1')
          return (body.job as { title?: string } | undefined)?.title === title
        }),
      ).then((both) => both.every(Boolean))
    await store.write([listingRow('x', listing)])
    await until(() => seen('Lighthouse keeper'), 'a new listing on both')
    await store.write([listingRow('x', { ...listing, title: 'Head keeper' })])
    await until(() => seen('Head keeper'), 'a changed listing on both')
    await store.write([], ['x:1'])
    const isGone = async () => (await openHttpBrowser(two.url).call('GET', '/api/listings/x%3A1')).status === 404
    await until(isGone, 'a removed listing gone')
    expect(await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')])).toEqual([0, 0])
  },
)

test.skipIf(isSqlite)(
  'a database that goes away and returns costs a 503 and no acknowledged write (needs PostgreSQL)',
  async () => {
    const cluster = await startPostgres()
    onTestFinished(() => cluster.stop())
    const [server] = await startTogether({ DATABASE_URL: cluster.urlOf('postgres') }, ['all'])
    if (!server) throw new Error('Not started.')
    const browser = openHttpBrowser(server.url)
    await browser.call('POST', '/v1/account', create('before@example.org'))
    await browser.call('POST', '/v1/account/sessions/email', { email: 'before@example.org', password: goodPassword })
    await cluster.kill()
    const refused = await browser.call('GET', '/v1/account')
    expect([refused.status, refused.body.type]).toEqual([503, 'general_service_unavailable'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const unwritten = await browser.call('POST', '/v1/account', create('during@example.org'))
    expect(unwritten.status).toBe(503)
    expect((await browser.call('GET', '/api/health')).body.ready).not.toBe(true)
    await cluster.start()
    await until(async () => (await browser.call('GET', '/v1/account')).status === 200, 'the database back')
    expect((await browser.call('POST', '/v1/account', create('during@example.org'))).status).toBe(201)
  },
)

test.skipIf(!isSqlite)('one process alone serves the embedded database (needs SQLite)', async () => {
  const dataDir = freshFolder()
  const server = await startServerProcess({ DATA_DIR: dataDir })
  onTestFinished(async () => void (await server.end('SIGKILL')))
  const second = startServerProcess({ DATA_DIR: dataDir })
  await expect(second).rejects.toThrow(/Another server has .* open/)
  await server.end('SIGKILL')
  const third = await startServerProcess({ DATA_DIR: dataDir })
  expect(await third.end('SIGTERM')).toBe(0)
})

test.skipIf(!isSqlite)(
  'a full disk is a clear 503 without corruption, and passes with the shortage (needs SQLite)',
  async () => {
    const server = await startTestServer()
    // Pages that a migration freed would take new accounts in a file that may not grow.
    await sql`vacuum`.execute(server.database.query)
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(server.database.query)
    const most = pages.rows[0]?.page_count ?? 0
    await sql`pragma max_page_count = ${sql.raw(String(most))}`.execute(server.database.query)
    const statuses = new Set<number>()
    for (let person = 0; person < 60 && !statuses.has(503); person += 1) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/v1/account',
        payload: create(`p${person}@example.org`),
      })
      statuses.add(answer.statusCode)
    }
    expect([...statuses].sort()).toEqual([201, 503])
    await sql`pragma max_page_count = 1000000`.execute(server.database.query)
    const answer = await server.app.inject({ method: 'POST', url: '/v1/account', payload: create('later@example.org') })
    expect(answer.statusCode).toBe(201)
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(server.database.query)
    expect(check.rows).toEqual([{ integrity_check: 'ok' }])
  },
)

test('a server that knows fewer migrations than the database refuses to start on it', async () => {
  expect(migrations.length).toBeGreaterThan(1)
  const { databaseUrl, dataDir } = { databaseUrl: isSqlite ? undefined : await emptyDatabase(), dataDir: freshFolder() }
  const database = connect({ databaseUrl, dataDir })
  await migrate(database, [...migrations, { name: '9999-later', sql: 'create table later (id integer)' }], clock)
  await database.close()
  const start = startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  await expect(start).rejects.toThrow(/9999-later, which this version does not know/)
})
