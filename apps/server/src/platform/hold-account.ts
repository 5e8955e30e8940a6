import type { Database, Queries } from '../database/connect.ts'

type Engine = Pick<Database, 'engine'>

/**
 * Holds the account until the transaction ends. Who changes rows of more than one of its tables takes it first, so that
 * nobody waits for somebody who waits for them; on SQLite every transaction is alone anyway. New rows may still refer to the
 * account: whoever locks out these, too, while it is being updated can wait in a circle with them, since PostgreSQL locks
 * the old form of the row and the new one one after the other.
 */
export async function holdAccount(database: Engine, trx: Queries, accountId: string): Promise<void> {
  if (database.engine !== 'postgres') return
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

/** Holds the account against new rows that refer to it as well: they wait, and then find it gone. */
export async function holdAccountAlone(database: Engine, trx: Queries, accountId: string): Promise<void> {
  // First against updates: then the row has one form only.
  await holdAccount(database, trx, accountId)
  if (database.engine !== 'postgres') return
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
}
