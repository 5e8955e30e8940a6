import { CompiledQuery, PostgresAdapter, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Queries } from './connect.ts'
import type { Tables } from './tables.ts'

// Building a query of a thousand places by its parts, and preparing one for each number of rows, took longer than what it did.

const isPostgres = (queries: Queries) => queries.getExecutor().adapter instanceof PostgresAdapter

/** Rows that the embedded database, which remembers what it prepared, is given at once: few statements serve for any number. */
const sizes = [64, 16, 4, 1]

/** Inserts rows; all have the columns of the first. `otherwise` is what follows 'on conflict'. */
export async function insertRows<Table extends keyof Tables>(
  trx: Transaction<Tables>,
  table: Table,
  rows: readonly Tables[Table][],
  otherwise?: string,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Tables[Table] & string)[]
  const into = `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) values `
  const conflict = otherwise === undefined ? '' : ` on conflict ${otherwise}`
  const hasNumbers = isPostgres(trx)
  for (let from = 0; from < rows.length; ) {
    const left = rows.length - from
    const size = hasNumbers ? left : (sizes.find((one) => one <= left) ?? 1)
    const place = (row: number, at: number) => (hasNumbers ? `$${row * columns.length + at + 1}` : '?')
    const one = (_: unknown, row: number) => `(${columns.map((_, at) => place(row, at)).join(', ')})`
    const statement = `${into}${Array.from({ length: size }, one).join(', ')}${conflict}`
    const values = rows.slice(from, from + size).flatMap((row) => columns.map((column) => row[column]))
    await trx.executeQuery(CompiledQuery.raw(statement, values))
    from += size
  }
}

/** A condition: the text of `column` is one of these. */
export function isOneOf(queries: Queries, column: string, texts: readonly string[]): RawBuilder<boolean> {
  const place = sql.ref(column)
  return isPostgres(queries)
    ? sql`${place} = any(${sql.val([...texts])}::text[])`
    : sql`${place} in (select value from json_each(${JSON.stringify(texts)}))`
}
