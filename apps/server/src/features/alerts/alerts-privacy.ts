import { alertCaps } from '@scry/contracts/alert-routes'
import { lifeMs } from '@scry/contracts/retention'
import { z } from 'zod'
import type { Queries } from '../../database/connect.ts'
import { archivedRows, lastInstant } from '../../platform/archived-rows.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { isSearch, searchInOneSpelling } from './alert-rows.ts'

type AlertTableName = 'alerts' | 'saved_searches' | 'alerted' | 'unsubscribe_links'

const erase =
  (table: AlertTableName): PersonalTable['eraseFor'] =>
  async (trx, accountId) => {
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute()
  }

const all = (table: 'alerts' | 'saved_searches' | 'alerted') => (queries: Queries, accountId: string) =>
  queries.selectFrom(table).selectAll().where('account_id', '=', accountId).execute()

const Archived = z
  .object({
    kind: z.enum(['job', 'hackathon']),
    name: z.string().min(1).max(alertCaps.name),
    query: z.string().max(alertCaps.query),
    created_at: z.int().min(0).max(lastInstant),
  })
  .refine(({ kind, query }) => isSearch(kind, query), { path: ['query'] })

export const alertTables = ({ ids }: Pick<Platform, 'ids'>): readonly PersonalTable[] => [
  { table: 'alerts', exportFor: all('alerts'), eraseFor: erase('alerts') },
  {
    table: 'saved_searches',
    exportFor: all('saved_searches'),
    eraseFor: erase('saved_searches'),
    bringFor: async (trx, { accountId }, rows) => {
      for (const row of archivedRows(Archived, rows, 'saved searches', alertCaps.searches)) {
        const search = { ...row, query: searchInOneSpelling(row.kind, row.query) }
        await trx
          .insertInto('saved_searches')
          .values({ ...search, id: ids.id(), account_id: accountId })
          .execute()
      }
    },
  },
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
