import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/test-server.ts'
import { connect } from './connect.ts'
import { MigrationError, migrate } from './migrate.ts'
import { migrations } from './migrations.ts'

const clock = { now: () => 1 }

test('an up-to-date database has nothing to migrate', async () => {
  const { database } = await freshDatabase()
  expect(await migrate(database, migrations, clock)).toEqual([])
})

test('a migration that was changed after it had been applied is refused', async () => {
  const { database } = await freshDatabase()
  const [first, ...others] = migrations
  const changed = [{ name: first?.name ?? '', sql: `${first?.sql} ` }, ...others]
  await expect(migrate(database, changed, clock)).rejects.toThrow(MigrationError)
})

test('a database of a later version is refused', async () => {
  const { database } = await freshDatabase()
  await expect(migrate(database, migrations.slice(0, -1), clock)).rejects.toThrow(/does not know/)
})

test('two processes that migrate at once apply each migration once', async () => {
  const { database, config } = await freshDatabase()
  const later = [...migrations, { name: '9999-later', sql: 'create table later (id integer primary key);\n' }]
  // One process alone opens the embedded database: there, one handle is asked twice.
  const second = database.engine === 'postgres' ? connect(config) : database
  const applied = await Promise.all([migrate(database, later, clock), migrate(second, later, clock)])
  if (second !== database) await second.close()
  expect(applied.flat()).toEqual(['9999-later'])
})

test('inside a transaction the outer handle is refused instead of waiting for ever', async () => {
  const { database } = await freshDatabase()
  const outer = database.transaction(async () => {
    await database.query.selectFrom('accounts').selectAll().execute()
  })
  await expect(outer).rejects.toThrow('Inside a transaction')
  expect(await database.query.selectFrom('accounts').selectAll().execute()).toEqual([])
})
