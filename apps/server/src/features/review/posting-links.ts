import { postingKinds } from '@scry/contracts/review'
import type { Queries } from '../../database/connect.ts'
import type { LeadsTo } from '../../platform/asking/outside.ts'
import type { BackgroundTask } from '../../platform/background.ts'
import { holdAccount } from '../../platform/hold-account.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FollowedLink } from './link-check.ts'
import { type OwnedPosting, readPostings, tableOf } from './posting-rows.ts'

const dayMs = 86_400_000
/** So many of each kind in one turn. */
const atOnce = 10

export const linkOf = ({ kind, row }: OwnedPosting) => (kind === 'job' ? row.apply_link : row.participation_link)

const linkColumn = { job: 'apply_link', hackathon: 'participation_link' } as const

/** Where the link of a posting led; null while nobody followed the one that it has now. */
export async function readFollowed(queries: Queries, posting: OwnedPosting): Promise<FollowedLink | null> {
  const row = await queries
    .selectFrom('posting_links')
    .select(['first_end', 'last_end', 'is_reached', 'at'])
    .where('kind', '=', posting.kind)
    .where('posting_id', '=', posting.row.id)
    .where('link', '=', linkOf(posting))
    .executeTakeFirst()
  if (!row) return null
  const { first_end: firstEnd, last_end: lastEnd, is_reached, at } = row
  return { firstEnd, lastEnd, isReached: is_reached === 1, at: Number(at) }
}

/** The ids of those that are due: each account's longest waiting before the second of any, so that none holds up another. */
async function dueOf(queries: Queries, kind: OwnedPosting['kind'], now: number): Promise<string[]> {
  const table = tableOf(kind)
  const due = queries
    .selectFrom(table)
    .innerJoin('accounts', 'accounts.id', `${table}.account_id`)
    .leftJoin('posting_links', (join) =>
      join
        .onRef('posting_links.posting_id', '=', `${table}.id`)
        .on('posting_links.kind', '=', kind)
        .onRef('posting_links.link', '=', `${table}.${linkColumn[kind] as 'apply_link'}`)
        .on('posting_links.at', '>', now - dayMs),
    )
    .select((select) => [
      ...([`${table}.id`, `${table}.updated_at`] as const),
      select.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy(`${table}.account_id`).orderBy(`${table}.updated_at`))
        .as('turn'),
    ])
    .where(`${table}.status`, '=', 'pending')
    .where('accounts.email_verified', '=', 1)
    .where('posting_links.at', 'is', null)
  const rows = await queries
    .selectFrom(due.as('due'))
    .select('id')
    .orderBy('turn')
    .orderBy('updated_at')
    .limit(atOnce)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Follows the links of what waits for review: once when it is posted or its link is changed, and again each day while it
 * waits, so that a reviewer sees where it leads by then.
 */
export function followTask(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  leadsTo: LeadsTo,
): BackgroundTask {
  const follow = async (kind: OwnedPosting['kind'], id: string, signal: AbortSignal) => {
    const [posting] = await readPostings(database.query, kind, { id }, { limit: 1 })
    if (!posting) return
    const link = linkOf(posting)
    const { address, isReached } = await leadsTo(link, signal)
    await database.transaction(async (trx) => {
      await holdAccount(database, trx, posting.row.account_id)
      const [now] = await readPostings(trx, kind, { id }, { limit: 1 })
      // It may be gone, or have another link, by now.
      if (!now || linkOf(now) !== link || now.row.account_id !== posting.row.account_id) return
      const before = await readFollowed(trx, now)
      const found = {
        ...{ link, first_end: before?.firstEnd ?? (isReached ? address : null), last_end: address },
        ...{ is_reached: isReached ? 1 : 0, at: clock.now() },
      }
      await trx
        .insertInto('posting_links')
        .values({ kind, posting_id: id, account_id: now.row.account_id, ...found })
        .onConflict((conflict) => conflict.columns(['kind', 'posting_id']).doUpdateSet(found))
        .execute()
    })
  }

  return {
    name: 'posting-links',
    everyMs: 5_000,
    leaseMs: 10 * 60_000,
    run: async (signal) => {
      const failures: unknown[] = []
      for (const kind of postingKinds) {
        const due = await dueOf(database.query, kind, clock.now())
        signal.throwIfAborted()
        // Side by side, since a host may want long pauses. One that fails is due again at once: it must not keep those
        // behind it waiting for ever.
        await Promise.all(due.map((id) => follow(kind, id, signal).catch((failure: unknown) => failures.push(failure))))
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}

export const linksTable: PersonalTable = {
  table: 'posting_links',
  exportFor: (queries, accountId) =>
    queries
      .selectFrom('posting_links')
      .select(['kind', 'posting_id', 'link', 'first_end', 'last_end', 'is_reached', 'at'])
      .where('account_id', '=', accountId)
      .orderBy('kind')
      .orderBy('posting_id')
      .execute(),
}
