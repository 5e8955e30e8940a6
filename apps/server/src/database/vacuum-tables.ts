import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Writing a table of this size anew takes about a second, in which everybody waits who needs it. */
const mostBytesAnew = 64 * 2 ** 20
const longestLockWait = '2s'
/** How often, 50 ms apart, the transactions that began before are looked for: those of an automatic analyze end soon. */
const mostLooks = 40
/** PostgreSQL: somebody else holds the table. */
const lockNotAvailable = '55P03'

/**
 * A vacuum keeps the deleted rows that a transaction begun before may still see, also where it writes a table anew: one that
 * reads this database, and one that writes in any database of the same PostgreSQL. Waits until there is none; false if one
 * goes on. Readers that the server's role may not look at are not known of.
 */
async function outliveOthers(connection: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(connection)
  const xid = rows[0]?.xid
  for (let look = 0; look < mostLooks; look += 1) {
    const older = await sql<{ writes: boolean; reads: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) <= ${xid}::text::xid8 as writes, exists (
        select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and age(backend_xmin) > age(${xid}::text::xid8::xid)) as reads`.execute(connection)
    if (!older.rows[0]?.writes && !older.rows[0]?.reads) return true
    await sql`select pg_sleep(0.05)`.execute(connection)
  }
  return false
}

/** An analyze of an empty table leaves the statistics of the rows that were; a column that is given its type anew loses them. */
async function forgetStatisticsOfNothing(connection: Kysely<Tables>, table: keyof Tables): Promise<void> {
  const { rows } = await sql<{ column: string; type: string }>`
    select a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_stats s join pg_attribute a on a.attrelid = ${table}::regclass and a.attname = s.attname
    where s.schemaname = current_schema() and s.tablename = ${table} and not exists (select 1 from ${sql.table(table)})
  `.execute(connection)
  for (const { column, type } of rows)
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type ${sql.raw(type)}`.execute(connection)
}

/**
 * A plain vacuum only marks the place of a deleted row as free: its bytes stay in the file until another row comes there.
 * A small table is therefore written anew. A larger one is vacuumed plainly; the runbook says what the operator can do.
 */
export function vacuumTables(query: Kysely<Tables>, tables: readonly (keyof Tables)[]): Promise<boolean> {
  return query.connection().execute(async (connection) => {
    if (!(await outliveOthers(connection))) return false
    await sql`select set_config('lock_timeout', ${longestLockWait}, false)`.execute(connection)
    try {
      for (const table of tables) {
        const { rows } = await sql<{ bytes: number }>`
          select pg_total_relation_size(${table}::regclass) as bytes`.execute(connection)
        const isSmall = Number(rows[0]?.bytes ?? 0) <= mostBytesAnew
        await sql`vacuum ${sql.raw(isSmall ? '(full, analyze)' : '(analyze)')} ${sql.table(table)}`.execute(connection)
        await forgetStatisticsOfNothing(connection, table)
      }
      // The statistics hold values of rows, and now the old ones beside the new. Who does not own the database may not: a
      // warning, no error.
      // Who began while the tables were written anew may still see the old ones.
      if (!(await outliveOthers(connection))) return false
      await sql`vacuum (full) pg_catalog.pg_statistic`.execute(connection)
      return true
    } catch (error) {
      if ((error as { code?: unknown }).code !== lockNotAvailable) throw error
      return false
    } finally {
      await sql`reset lock_timeout`.execute(connection)
    }
  })
}
