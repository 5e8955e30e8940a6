import type { PersonalTable } from './personal-tables.ts'

const dayMs = 24 * 60 * 60 * 1000
const sentMailLifeMs = 30 * dayMs

/** The platform's own tables with personal rows. */
export const platformTables: readonly PersonalTable[] = [
  {
    table: 'outbox',
    retention: 'A mail that waits stays until it is sent; a row of a sent or given-up mail 30 days.',
    exportFor: (queries, accountId) =>
      queries
        .selectFrom('outbox')
        .select(['id', 'recipient', 'template', 'state', 'created_at', 'sent_at'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    eraseFor: async (queries, accountId) => {
      await queries.deleteFrom('outbox').where('account_id', '=', accountId).execute()
    },
    expire: async (queries, now) => {
      await queries
        .deleteFrom('outbox')
        .where('state', '!=', 'waiting')
        .where('file_name', 'is', null)
        .where('created_at', '<=', now - sentMailLifeMs)
        .execute()
    },
  },
  {
    table: 'user_activity',
    retention: 'The last ten entries, until the account is deleted.',
    exportFor: (queries, accountId) =>
      queries.selectFrom('user_activity').selectAll().where('account_id', '=', accountId).execute(),
    eraseFor: async (queries, accountId) => {
      await queries.deleteFrom('user_activity').where('account_id', '=', accountId).execute()
    },
  },
]
