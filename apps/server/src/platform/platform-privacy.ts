import { lifeMs } from '@scry/contracts/retention'
import type { PersonalTable } from './personal-tables.ts'

/** The platform's own tables with personal rows. */
export const platformTables: readonly PersonalTable[] = [
  {
    table: 'outbox',
    exportFor: (queries, accountId) =>
      queries
        .selectFrom('outbox')
        .select(['id', 'recipient', 'template', 'state', 'created_at', 'sent_at'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    expire: async (queries, now) => {
      await queries
        .deleteFrom('outbox')
        .where('state', '!=', 'waiting')
        .where('created_at', '<=', now - lifeMs.mail)
        .execute()
    },
  },
  {
    table: 'user_activity',
    exportFor: (queries, accountId) =>
      queries.selectFrom('user_activity').selectAll().where('account_id', '=', accountId).execute(),
  },
]
