import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectFile, type Database } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { openBrowser, signUp } from '../testing/browser.ts'
import { goodPassword, hackathonForm, jobForm } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { backUp, removeOldBackups, restore } from './backup.ts'
import { copiedTables } from './copy-tables.ts'

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'scry-backup-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

async function rowsOf(database: Database) {
  const all: Record<string, unknown[]> = {}
  for (const table of copiedTables) {
    if (table.startsWith('listing_c')) continue
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database.query)
    all[table] = rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort()
  }
  return all
}

async function liveServer(): Promise<TestServer> {
  const server = await startTestServer()
  for (const email of ['a@example.org', 'b@example.org']) {
    const person = await signUp(server, email)
    const create = (collection: string, data: object) =>
      person.call('POST', `/v1/databases/scry/collections/${collection}/documents`, { documentId: 'unique()', data })
    await create('users', { name: 'Zoë 🦊', skills: ['Go'] })
    await create('aggregated_jobs', jobForm)
    await create('hackathon', hackathonForm)
    await person.call('POST', '/v1/account/verification', { url: 'http://localhost/verify-email' })
  }
  const bytes = new Uint8Array([0, 255, 7])
  const image = { id: 'an-image', account_id: null, image: bytes, thumb: bytes, created_at: 1, expires_at: 2 }
  await server.database.query.insertInto('report_images').values(image).execute()
  return server
}

test('a backup of a live server is one private file that brings everything back', async () => {
  const server = await liveServer()
  const before = await rowsOf(server.database)
  const path = join(folder(), 'scry-1.sqlite')
  await backUp(server.database, path)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const late = await signUp(server, 'late@example.org')
  await server.database.query.deleteFrom('profiles').execute()
  await restore(path, server.database, server.dataDir)
  expect(await rowsOf(server.database)).toEqual(before)
  expect((await late.call('GET', '/v1/account')).statusCode).toBe(401)
  const login = { email: 'a@example.org', password: goodPassword }
  expect((await openBrowser(server).call('POST', '/v1/account/sessions/email', login)).statusCode).toBe(201)
})

test('a backup that cannot be finished leaves nothing behind', async () => {
  const server = await startTestServer()
  const directory = folder()
  const path = join(directory, 'taken')
  mkdirSync(path)
  await expect(backUp(server.database, path)).rejects.toThrow()
  expect(readdirSync(directory)).toEqual(['taken'])
})

test('a restore keeps its working copy on the disk of the data and leaves none', async () => {
  const server = await liveServer()
  const path = join(folder(), 'scry-1.sqlite')
  await backUp(server.database, path)
  vi.stubEnv('TMPDIR', '/nowhere')
  onTestFinished(() => void vi.unstubAllEnvs())
  // As a restore that was killed leaves it.
  mkdirSync(join(server.dataDir, 'restore-killed'))
  await restore(path, server.database, server.dataDir)
  expect(readdirSync(server.dataDir).filter((name) => name.startsWith('restore'))).toEqual([])
})

test('a restore tells the indexes of every listing that came, changed or went', async () => {
  const server = await startTestServer()
  const { database } = server
  const listing = (id: string) => ({
    id,
    feed: 'x',
    kind: 'job' as const,
    content: '{}',
    content_hash: '',
    updated_at: 1,
  })
  await database.query
    .insertInto('listings')
    .values([listing('kept'), listing('restored')])
    .execute()
  const path = join(folder(), 'scry-1.sqlite')
  await backUp(database, path)
  await database.query.deleteFrom('listings').where('id', '=', 'restored').execute()
  await database.query.insertInto('listings').values(listing('gone')).execute()
  await database.query.updateTable('listing_counter').set({ number: 70 }).execute()
  await restore(path, database, server.dataDir)
  const changes = await database.query.selectFrom('listing_changes').selectAll().where('number', '>', 70).execute()
  expect(changes.map(({ listing_id, change }) => `${change} ${listing_id}`).sort()).toEqual([
    ...['delete gone', 'upsert kept', 'upsert restored'],
  ])
})

test('a backup moves between the engines: every row is the same in the file and in the database', async () => {
  const server = await liveServer()
  const path = join(folder(), 'scry-1.sqlite')
  await backUp(server.database, path)
  const file = connectFile(path)
  onTestFinished(() => file.close())
  expect(await rowsOf(file)).toEqual(await rowsOf(server.database))
})

test.each([
  ['that is no database', /is no backup of Scry/, (path: string) => writeFileSync(path, 'only text')],
  ['of another program', /is no backup of Scry/, (path: string) => connectFile(path).close()],
  ['that is not there', /There is no file/, () => {}],
] as const)('a file %s is refused and nothing is changed', async (_, said, make) => {
  const server = await liveServer()
  const before = await rowsOf(server.database)
  const path = join(folder(), 'scry-1.sqlite')
  await make(path)
  await expect(restore(path, server.database, server.dataDir)).rejects.toThrow(said)
  expect(await rowsOf(server.database)).toEqual(before)
})

test('a backup of an older version is upgraded on its way back', async () => {
  const server = await startTestServer()
  const path = join(folder(), 'scry-1.sqlite')
  const old = connectFile(path)
  await migrate(old, migrations.slice(0, 1), { now: () => 1 })
  const account = { id: 'x', email: 'old@example.org', name: '', password_hash: '', password_updated_at: 1 }
  const rest = { email_verified: 1, created_at: 1, updated_at: 1, accessed_at: 1 }
  await old.query
    .insertInto('accounts')
    .values({ ...account, ...rest })
    .execute()
  await old.close()
  await restore(path, server.database, server.dataDir)
  const rows = await server.database.query.selectFrom('accounts').select('email').execute()
  expect(rows).toEqual([{ email: 'old@example.org' }])
})

test('every table is in the backup', async () => {
  const { database } = await startTestServer()
  const names =
    database.engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`
  const { rows } = await names.execute(database.query)
  const own = ['schema_migrations', 'schema_lock']
  expect(rows.map(({ name }) => name).sort()).toEqual([...copiedTables, ...own].sort())
})

test('backups of the own folder leave it after 30 days', async () => {
  const directory = folder()
  const now = Date.now()
  for (const [name, days] of [
    ['scry-old.sqlite', 31],
    ['scry-new.sqlite', 29],
    ['other.txt', 99],
  ] as const) {
    writeFileSync(join(directory, name), '')
    const at = (now - days * 24 * 60 * 60 * 1000) / 1000
    utimesSync(join(directory, name), at, at)
  }
  expect(await removeOldBackups(directory, now)).toEqual(['scry-old.sqlite'])
  expect(readdirSync(directory).sort()).toEqual(['other.txt', 'scry-new.sqlite'])
})
