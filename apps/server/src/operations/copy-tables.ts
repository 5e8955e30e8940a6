import { sql, type Transaction } from 'kysely'
import type { Database, Queries } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'

/** Every table that a backup holds, in an order in which no row points at one that is not there yet. */
export const copiedTables = [
  ...(['accounts', 'sessions', 'account_tokens', 'outbox', 'user_activity', 'profiles'] as const),
  ...([
    'job_postings',
    'hackathon_postings',
    'posting_steps',
    'posting_links',
    'applications',
    'calendar_feeds',
    'alerts',
    'saved_searches',
    'alerted',
    'unsubscribe_links',
    'feedback',
    'skill_claims',
    'reports',
    'report_images',
  ] as const),
  ...(['listings', 'listing_changes', 'listing_counter', 'listing_feeds'] as const),
  ...(['source_units', 'source_requests', 'source_calls', 'sightings', 'opening_keys', 'own_sources'] as const),
  ...(['listing_complaints'] as const),
  ...(['known_devices', 'rate_limits', 'login_waits', 'erasures', 'leases'] as const),
] as const satisfies readonly (keyof Tables)[]

export interface Copied {
  readonly tables: number
  readonly rows: number
}

const rowsAtOnce = 200

/**
 * Makes `target` hold exactly the rows of `source`, in one transaction: whoever reads meanwhile sees the old state or
 * the new one. Indexes that follow the changes of `target` are told of every listing that came, changed or went.
 */
export async function copyTables(source: Queries, target: Database): Promise<Copied> {
  return target.transaction(async (trx) => {
    const before = await listingIds(trx)
    const numberBefore = await lastNumber(trx)
    for (const table of [...copiedTables].reverse()) await trx.deleteFrom(table).execute()
    let rows = 0
    for (const table of copiedTables) rows += await copyTable(source, trx, table)
    await tellIndexes(trx, before, numberBefore)
    return { tables: copiedTables.length, rows }
  })
}

/** The first two columns of every table are unique together, so that their order is a page's order. */
async function copyTable(source: Queries, trx: Transaction<Tables>, table: keyof Tables): Promise<number> {
  let copied = 0
  for (;;) {
    const page = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} order by 1, 2 limit ${rowsAtOnce} offset ${copied}
    `.execute(source)
    if (page.rows.length > 0)
      await trx
        .insertInto(table)
        .values(page.rows as never)
        .execute()
    copied += page.rows.length
    if (page.rows.length < rowsAtOnce) return copied
  }
}

async function listingIds(queries: Queries): Promise<Set<string>> {
  const rows = await queries.selectFrom('listings').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

async function lastNumber(queries: Queries): Promise<number> {
  const row = await queries.selectFrom('listing_counter').select('number').where('id', '=', 1).executeTakeFirst()
  return row?.number ?? 0
}

/** Numbers go on after both histories, so that no follower has seen one of them. */
async function tellIndexes(trx: Transaction<Tables>, before: ReadonlySet<string>, numberBefore: number): Promise<void> {
  const after = await listingIds(trx)
  const ids = [...new Set([...before, ...after])].sort()
  const first = Math.max(numberBefore, await lastNumber(trx)) + 1
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const values = ids.slice(from, from + rowsAtOnce).map((id, position) => ({
      number: first + from + position,
      listing_id: id,
      change: after.has(id) ? ('upsert' as const) : ('delete' as const),
      changed_at: Date.now(),
    }))
    await trx.insertInto('listing_changes').values(values).execute()
  }
  await trx
    .updateTable('listing_counter')
    .set({ number: first + ids.length })
    .where('id', '=', 1)
    .execute()
}
