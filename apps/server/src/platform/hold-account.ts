import type { Database, Queries } from '../database/connect.ts'

/**
 * Holds the account until the transaction ends. Who changes rows of more than one of its tables takes it first, so that
 * nobody waits for somebody who waits for them; on SQLite every transaction is alone anyway. A first row of a table needs no
 * more than that: its reference to the account waits here, too.
 */
export async function holdAccount(database: Pick<Database, 'engine'>, trx: Queries, accountId: string): Promise<void> {
  if (database.engine !== 'postgres') return
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
}
