import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { signUp } from './testing/browser.ts'
import { runErasure } from './testing/erasure-run.ts'
import { goodPassword } from './testing/people.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const isSqlite = inject('postgres') === undefined
const erase = (server: TestServer) =>
  server.tasks.find(({ name }) => name === 'erasure')?.run(new AbortController().signal)
const asked = async (server: TestServer) =>
  (await server.database.query.selectFrom('erasures').selectAll().execute()).length

test('nothing of a deleted account is in any file of the database or of the data directory', async () => {
  const server = await startTestServer()
  const result = await runErasure(server, { people: 12, every: 3 })
  expect(result.erased).toBe(4)
  // Otherwise the rest would hold of anything.
  expect([result.before.length > 1, result.afterDeletion.length > 0]).toEqual([true, true])
  expect(result.remaining).toEqual([])
  expect(result.stayed).toBeGreaterThan(0)
  expect(await asked(server)).toBe(0)
})

test.skipIf(!isSqlite)(
  'while another handle reads, the journal stays and is emptied later; nobody waits for it (needs SQLite)',
  async () => {
    const server = await startTestServer()
    const person = await signUp(server, 'mira@example.org')
    const beside = new DatabaseSync(join(server.dataDir, 'scry.sqlite'), { readOnly: true })
    const journalBytes = () => statSync(join(server.dataDir, 'scry.sqlite-wal')).size
    beside.exec('begin')
    beside.prepare('select * from accounts').all()
    await person.call('DELETE', '/api/account', { password: goodPassword })
    // SQLite waits in the thread of everybody, and for as long as it was told last.
    const told = vi.spyOn(DatabaseSync.prototype, 'exec')
    onTestFinished(() => void told.mockRestore())
    await erase(server)
    expect(told.mock.calls.flat().filter((text) => text.includes('busy_timeout'))[0]).toBe('pragma busy_timeout = 0')
    expect([journalBytes() > 0, await asked(server)]).toEqual([true, 1])
    beside.exec('commit')
    await erase(server)
    // The note that it is done is written after it.
    expect(await asked(server)).toBe(0)
    expect(readFileSync(join(server.dataDir, 'scry.sqlite-wal')).includes('mira@example.org')).toBe(false)
    beside.close()
  },
)

test.skipIf(isSqlite)(
  'a transaction begun before in another database of PostgreSQL keeps the deleted rows too (needs PostgreSQL)',
  async () => {
    const [server, beside] = await Promise.all([startTestServer(), startTestServer()])
    const person = await signUp(server, 'mira@example.org')
    const writer = await beside.database.query.startTransaction().execute()
    await sql`select pg_current_xact_id()`.execute(writer)
    await person.call('DELETE', '/api/account', { password: goodPassword })
    await erase(server)
    expect(await asked(server)).toBe(1)
    await writer.commit().execute()
    await erase(server)
    expect(await asked(server)).toBe(0)
  },
)

test.skipIf(isSqlite)(
  'while a transaction begun before may still see the deleted rows, they count as not yet erased (needs PostgreSQL)',
  async () => {
    const server = await startTestServer()
    const person = await signUp(server, 'mira@example.org')
    const reader = await server.database.query.startTransaction().setIsolationLevel('repeatable read').execute()
    await reader.selectFrom('accounts').select('id').execute()
    await person.call('DELETE', '/api/account', { password: goodPassword })
    await erase(server)
    expect(await asked(server)).toBe(1)
    await reader.commit().execute()
    await erase(server)
    expect(await asked(server)).toBe(0)
  },
)

test('what is to be taken out of the files is remembered with the deletion itself', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  expect(await asked(server)).toBe(0)
  await person.call('DELETE', '/api/account', { password: goodPassword })
  expect(await asked(server)).toBe(1)
})

test.skipIf(isSqlite)('the statistics of a table that became empty go with its rows (needs PostgreSQL)', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  await sql`analyze accounts`.execute(server.database.query)
  const known = async () =>
    (await sql`select attname from pg_stats where tablename = 'accounts'`.execute(server.database.query)).rows.length
  expect(await known()).toBeGreaterThan(0)
  await person.call('DELETE', '/api/account', { password: goodPassword })
  await erase(server)
  expect([await asked(server), await known()]).toEqual([0, 0])
})
