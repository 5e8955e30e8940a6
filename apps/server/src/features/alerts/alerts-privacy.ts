import { lifeMs } from '@scry/contracts/retention'
import type { Queries } from '../../database/connect.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'

type AlertTableName = 'alerts' | 'saved_searches' | 'alerted' | 'unsubscribe_links'

const erase =
  (table: AlertTableName): PersonalTable['eraseFor'] =>
  async (trx, accountId) => {
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute()
  }

const all = (table: 'alerts' | 'saved_searches' | 'alerted') => (queries: Queries, accountId: string) =>
  queries.selectFrom(table).selectAll().where('account_id', '=', accountId).execute()

export const alertPersonalTables: readonly PersonalTable[] = [
  { table: 'alerts', exportFor: all('alerts'), eraseFor: erase('alerts') },
  { table: 'saved_searches', exportFor: all('saved_searches'), eraseFor: erase('saved_searches') },
  {
    table: 'alerted',
    exportFor: all('alerted'),
    eraseFor: erase('alerted'),
    expire: async (queries, now) => {
      await queries
        .deleteFrom('alerted')
        .where('at', '<=', now - lifeMs.alerted)
        .execute()
    },
  },
  {
    table: 'unsubscribe_links',
    // Nobody needs the hash.
    exportFor: (queries, accountId) =>
      queries.selectFrom('unsubscribe_links').select('created_at').where('account_id', '=', accountId).execute(),
    eraseFor: erase('unsubscribe_links'),
    expire: async (queries, now) => {
      await queries
        .deleteFrom('unsubscribe_links')
        .where('created_at', '<=', now - lifeMs.alerted)
        .execute()
    },
  },
]
