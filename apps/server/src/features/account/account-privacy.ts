import { lifeMs } from '@scry/contracts/retention'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import { sessionIdleMs } from '../../platform/session-guard.ts'

/** In the order in which rows must go: what points at an account before the account. */
export const accountTables: readonly PersonalTable[] = [
  {
    table: 'sessions',
    exportFor: (queries, accountId) =>
      queries
        .selectFrom('sessions')
        .select(['id', 'created_at', 'last_used_at', 'expires_at', 'user_agent'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    expire: async (queries, now) => {
      await queries
        .deleteFrom('sessions')
        .where((where) => where.or([where('expires_at', '<=', now), where('last_used_at', '<=', now - sessionIdleMs)]))
        .execute()
    },
  },
  {
    table: 'account_tokens',
    exportFor: (queries, accountId) =>
      queries
        .selectFrom('account_tokens')
        .select(['id', 'purpose', 'created_at', 'expires_at'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    expire: async (queries, now) => {
      // One whose mail still waits gets its time anew when it is sent.
      await queries
        .deleteFrom('account_tokens')
        .where('expires_at', '<=', now)
        .where('secret_hash', 'is not', null)
        .execute()
    },
  },
  {
    table: 'known_devices',
    exportFor: (queries, accountId) =>
      queries
        .selectFrom('known_devices')
        .select(['id', 'created_at', 'last_used_at'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    expire: async (queries, now) => {
      await queries
        .deleteFrom('known_devices')
        .where('last_used_at', '<=', now - lifeMs.knownDevice)
        .execute()
    },
  },
  {
    table: 'accounts',
    exportFor: (queries, accountId) =>
      queries
        .selectFrom('accounts')
        .select([
          'id',
          'email',
          'name',
          'email_verified',
          'created_at',
          'updated_at',
          'accessed_at',
          'password_updated_at',
        ])
        .where('id', '=', accountId)
        .execute(),
    eraseFor: async (queries, accountId) => {
      await queries.deleteFrom('accounts').where('id', '=', accountId).execute()
    },
    expire: async (queries, now) => {
      await queries
        .deleteFrom('accounts')
        .where('email_verified', '=', 0)
        .where('accessed_at', '<=', now - lifeMs.unverifiedAccount)
        .execute()
    },
  },
]
