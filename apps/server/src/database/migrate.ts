import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Engine } from './connect.ts'
import type { Migration } from './migrations.ts'

/** Not part of `Tables`: only this file reads it. */
interface MigrationTables {
  schema_migrations: { name: string; hash: string; applied_at: number }
}

export class MigrationError extends Error {
  override name = 'MigrationError'
}

/**
 * Applies what is missing, in order and in one transaction. Safe when several processes start at once: the first
 * takes the lock row, the others wait for it and then find nothing to do. Answers the names it applied.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  clock: { now(): number },
): Promise<string[]> {
  await createLedger(database)
  return database.transaction(async (open) => {
    const trx = open as unknown as Transaction<MigrationTables>
    await sql`update schema_lock set taken = taken + 1 where id = 1`.execute(trx)
    const applied = await trx.selectFrom('schema_migrations').selectAll().execute()
    applied.sort((a, b) => (a.name < b.name ? -1 : 1))
    refuseForeignHistory(applied, migrations)
    const missing = migrations.slice(applied.length)
    for (const migration of missing) {
      for (const statement of statementsOf(migration.sql, database.engine)) await sql.raw(statement).execute(trx)
      await trx
        .insertInto('schema_migrations')
        .values({ name: migration.name, hash: hashOf(migration), applied_at: clock.now() })
        .execute()
    }
    return missing.map((migration) => migration.name)
  })
}

/** `create table if not exists` still collides on PostgreSQL when two processes run it in the same instant. */
async function createLedger(database: Database): Promise<void> {
  const query = database.query as unknown as Kysely<MigrationTables>
  const ledger = [
    'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at bigint not null)',
    'create table if not exists schema_lock (id integer primary key, taken integer not null)',
    'insert into schema_lock (id, taken) values (1, 0) on conflict (id) do nothing',
  ]
  for (const statement of ledger) {
    try {
      await sql.raw(statement).execute(query)
    } catch (error) {
      const isCollision = ['23505', '42P07', '42710'].includes(String((error as { code?: unknown }).code))
      if (!isCollision) throw error
    }
  }
}

function refuseForeignHistory(applied: readonly { name: string; hash: string }[], known: readonly Migration[]): void {
  for (const [position, row] of applied.entries()) {
    const migration = known[position]
    if (!migration || migration.name !== row.name) {
      throw new MigrationError(`The database has migration ${row.name}, which this version does not know.`)
    }
    if (hashOf(migration) !== row.hash) {
      throw new MigrationError(`Migration ${row.name} was changed after it had been applied.`)
    }
  }
}

export function hashOf(migration: Migration): string {
  return createHash('sha256').update(migration.sql).digest('hex')
}

/** SQLite compares text by bytes as it is and knows no collation "C"; what it alone knows stands in a comment. */
function statementsOf(text: string, engine: Engine): string[] {
  const portable =
    engine === 'sqlite' ? text.replaceAll(' collate "C"', '').replace(/\/\* sqlite: (.*?) \*\//g, '$1') : text
  return portable
    .split(/;\s*\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
