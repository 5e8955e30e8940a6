import { alertCaps, alertRhythms } from '@scry/contracts/alert-routes'
import { lifeMs } from '@scry/contracts/retention'
import { isZone } from '@scry/contracts/zones'
import { z } from 'zod'
import type { Queries } from '../../database/connect.ts'
import { archivedRows, lastInstant } from '../../platform/archived-rows.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { isSearch, searchInOneSpelling } from './alert-rows.ts'
import { nextMorning } from './next-morning.ts'

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

/** What was chosen; when it is looked next, and since when, is the server's. */
const ArchivedAlerts = z.object({
  every: z.enum(alertRhythms),
  zone: z.string().max(64).refine(isZone),
  is_paused: z.union([z.literal(0), z.literal(1)]),
})

export const alertTables = ({ clock, ids }: Pick<Platform, 'clock' | 'ids'>): readonly PersonalTable[] => [
  {
    table: 'alerts',
    exportFor: all('alerts'),
    // What the archive chooses replaces what was chosen meanwhile.
    isReplaced: true,
    bringFor: async (trx, { accountId }, rows) => {
      for (const row of archivedRows(ArchivedAlerts, rows, 'alerts', 1)) {
        const now = clock.now()
        const turn = { looked_at: now, next_at: nextMorning(now, row.zone, row.every), refused_at: null }
        await trx
          .insertInto('alerts')
          .values({ ...row, ...turn, account_id: accountId })
          .execute()
      }
    },
  },
  {
    table: 'saved_searches',
    exportFor: all('saved_searches'),
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
    expire: async (queries, now) => {
      await queries
        .deleteFrom('unsubscribe_links')
        .where('created_at', '<=', now - lifeMs.alerted)
        .execute()
    },
  },
]
