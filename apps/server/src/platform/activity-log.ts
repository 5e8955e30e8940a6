import { activityEntries } from '@scry/contracts/limits'
import type { Database, Queries } from '../database/connect.ts'
import type { Clock } from './clock.ts'
import type { Ids } from './ids.ts'

export interface ActivityLog {
  /** Puts `text` on top of the account's last ten activities (§3.21). Give the transaction that it belongs to, if any. */
  record(accountId: string, text: string, queries?: Queries): Promise<void>
}

export function createActivityLog(deps: {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
}): ActivityLog {
  const { database, clock, ids } = deps
  const write = async (queries: Queries, accountId: string, text: string) => {
    const now = clock.now()
    // The row is locked, so that two writers keep each other's entry, and written once: PostgreSQL looks for the account
    // again, and waits for it, when a transaction changes a row that it has written before.
    const read = () =>
      queries
        .selectFrom('user_activity')
        .select('entries')
        .where('account_id', '=', accountId)
        .$if(database.engine === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst()
    let row = await read()
    if (!row) {
      await queries
        .insertInto('user_activity')
        .values({ account_id: accountId, id: ids.id(), entries: '[]', created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.column('account_id').doNothing())
        .execute()
      row = await read()
    }
    const entries = [text, ...(JSON.parse(row?.entries ?? '[]') as string[])].slice(0, activityEntries)
    await queries
      .updateTable('user_activity')
      .set({ entries: JSON.stringify(entries), updated_at: now })
      .where('account_id', '=', accountId)
      .execute()
  }
  return {
    record: (accountId, text, queries) =>
      queries ? write(queries, accountId, text) : database.transaction((trx) => write(trx, accountId, text)),
  }
}
