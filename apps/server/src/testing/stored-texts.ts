import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

/** Every column of every table, as the engine itself knows them. */
export async function columnsOf(database: Database): Promise<{ table: string; column: string }[]> {
  const columns =
    database.engine === 'sqlite'
      ? sql<{ table: string; column: string }>`
          select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
          where m.type = 'table' and m.name not like 'sqlite_%'`
      : sql<{ table: string; column: string }>`
          select table_name as "table", column_name as "column" from information_schema.columns
          where table_schema = 'public'`
  return (await columns.execute(database.query)).rows
}

/** The columns in which any of the texts stands. */
export async function tablesThatHold(database: Database, texts: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const { table, column } of await columnsOf(database)) {
    for (const text of texts) {
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where cast(${sql.ref(column)} as text) like ${`%${text}%`} limit 1
      `.execute(database.query)
      if (rows.length > 0) found.add(`${table}.${column}`)
    }
  }
  return [...found]
}
