import type { Listing } from '@scry/contracts/listing'
import type { CompiledQuery, SelectQueryBuilder, Transaction } from 'kysely'
import type { Database, Queries } from '../../database/connect.ts'
import type { ListingChangeTable, ListingTable } from '../../database/listing-tables.ts'
import { insertRows, isOneOf } from '../../database/many-rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import { type ListingRow, listingRow } from './listing-row.ts'
import type { StoredListing } from './listing-wire.ts'

export type ListingChange = Pick<ListingChangeTable, 'number' | 'change'> & { readonly id: string }

export type ListingStore = ReturnType<typeof createListingStore>

/** The listings table and the numbered changes that every index follows. */
export function createListingStore({
  database,
  clock,
  hiddenFeeds = [],
}: {
  database: Database
  clock: Clock
  /** Feeds whose listings are kept and not shown, since the server is told to ask for others. */
  hiddenFeeds?: readonly string[]
}) {
  const { query } = database
  const shown = () => {
    const all = query.selectFrom('listings').select(['id', 'feed', 'content']).where('hidden_until', 'is', null)
    return hiddenFeeds.length === 0 ? all : all.where('feed', 'not in', hiddenFeeds)
  }
  /** Building the query takes longer than reading a row by its key. */
  const readings = new Map<number, CompiledQuery<Row>>()
  const readingOf = (ids: readonly string[]) => {
    const known = readings.get(ids.length)
    if (known) return { ...known, parameters: [...ids, ...hiddenFeeds] }
    const first = query
      .selectFrom('listings')
      .select(['feed', 'content'])
      .where('id', 'in', ids)
      .where('hidden_until', 'is', null)
    const reading = (hiddenFeeds.length === 0 ? first : first.where('feed', 'not in', hiddenFeeds)).compile()
    readings.set(ids.length, reading)
    return reading
  }
  return {
    ...pagesOf(shown),
    ...feedsOf(query, clock),
    ...changesOf(query),

    /** Writes one batch in one transaction and numbers its changes. */
    write: (upserts: readonly ListingRow[], removedIds: readonly string[] = []) =>
      database.transaction((trx) => writeListings(trx, upserts, removedIds, clock.now())),

    /** Those of some listings that are shown, and how long each text is as it is stored. */
    async some(ids: readonly string[]): Promise<{ stored: StoredListing; length: number }[]> {
      if (ids.length === 0) return []
      const { rows } = await query.executeQuery<Row>(readingOf(ids))
      return rows.map((row) => ({ stored: stored(row), length: row.content.length }))
    },

    /** How many are shown. */
    async count(): Promise<number> {
      const all = query
        .selectFrom('listings')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('hidden_until', 'is', null)
      const counted = hiddenFeeds.length === 0 ? all : all.where('feed', 'not in', hiddenFeeds)
      return Number((await counted.executeTakeFirstOrThrow()).count)
    },
  }
}

/** What is shown, page by page. */
function pagesOf(shown: () => SelectQueryBuilder<Tables, 'listings', Row & { id: string }>) {
  return {
    /** Every listing that is shown, a page at a time, in the order of ids. */
    async *all(pageSize = 100): AsyncGenerator<StoredListing[]> {
      for (let after = ''; ; ) {
        const rows = await shown().where('id', '>', after).orderBy('id').limit(pageSize).execute()
        const last = rows.at(-1)
        if (!last) return
        after = last.id
        yield rows.map(stored)
        await turn()
      }
    },

    /** What came after an instant and is shown, the newest first, but at most so many; a page at a time. */
    async *cameAfter(instant: number, most: number, withoutFeed: string): AsyncGenerator<CameRow[]> {
      let last: CameRow | undefined
      for (let taken = 0; taken < most; ) {
        const from = last
        let page = shown().select('first_at').where('first_at', '>', instant).where('feed', '!=', withoutFeed)
        if (from)
          page = page.where((where) =>
            where.or([
              where('first_at', '<', from.cameAt),
              where.and([where('first_at', '=', from.cameAt), where('id', '>', from.listing.id)]),
            ]),
          )
        const rows = await page.orderBy('first_at', 'desc').orderBy('id').limit(200).execute()
        const came = rows.map((row) => ({ ...stored(row), cameAt: row.first_at ?? 0 }))
        last = came.at(-1)
        if (!last) return
        taken += came.length
        yield came
        await turn()
      }
    },
  }
}

function feedsOf(query: Queries, clock: Clock) {
  return {
    /** Ids and hashes of what a feed holds, a page at a time, so that no long read stops the event loop. */
    async hashesOf(feed: string): Promise<Map<string, string>> {
      const hashes = new Map<string, string>()
      for (let after = ''; ; ) {
        const rows = await query
          .selectFrom('listings')
          .select(['id', 'content_hash'])
          .where('feed', '=', feed)
          .where('id', '>', after)
          .orderBy('id')
          .limit(1000)
          .execute()
        for (const { id, content_hash } of rows) hashes.set(id, content_hash)
        const last = rows.at(-1)
        if (!last) return hashes
        after = last.id
        await turn()
      }
    },

    /** Whether anything of a feed is there. */
    async hasFeed(feed: string): Promise<boolean> {
      const row = await query.selectFrom('listings').select('id').where('feed', '=', feed).limit(1).executeTakeFirst()
      return row !== undefined
    },

    async feedVersion(feed: string): Promise<string | undefined> {
      const row = await query.selectFrom('listing_feeds').select('version').where('feed', '=', feed).executeTakeFirst()
      return row?.version
    },

    async forgetFeed(feed: string): Promise<void> {
      await query.deleteFrom('listing_feeds').where('feed', '=', feed).execute()
    },

    async finishFeed(feed: string, version: string): Promise<void> {
      const row = { feed, version, finished_at: clock.now() }
      await query
        .insertInto('listing_feeds')
        .values(row)
        .onConflict((conflict) => conflict.column('feed').doUpdateSet(row))
        .execute()
    },
  }
}

function changesOf(query: Queries) {
  return {
    async lastNumber(): Promise<number> {
      const row = await query.selectFrom('listing_counter').select('number').where('id', '=', 1).executeTakeFirst()
      return row?.number ?? 0
    },

    /** The oldest change kept; 0 when there is none. Who stands before it must load everything anew. */
    async firstNumber(): Promise<number> {
      const row = await query
        .selectFrom('listing_changes')
        .select('number')
        .orderBy('number')
        .limit(1)
        .executeTakeFirst()
      return row?.number ?? 0
    },

    async changesAfter(number: number, limit: number): Promise<ListingChange[]> {
      return query
        .selectFrom('listing_changes')
        .select(['number', 'listing_id as id', 'change'])
        .where('number', '>', number)
        .orderBy('number')
        .limit(limit)
        .execute()
    },

    async forgetChangesBefore(changedAt: number): Promise<void> {
      await query.deleteFrom('listing_changes').where('changed_at', '<', changedAt).execute()
    },
  }
}

/** For use inside another feature's transaction: the counter is taken last, so that it is locked for as short as can be. */
export async function writeListings(
  trx: Transaction<Tables>,
  upserts: readonly ListingRow[],
  removedIds: readonly string[],
  now: number,
): Promise<void> {
  if (upserts.length > 0) {
    const rows = upserts.map(({ hash, ...row }) => ({
      ...row,
      content_hash: hash,
      hidden_until: null,
      updated_at: now,
      first_at: now,
    }))
    await insertRows(trx, 'listings', rows, `(id) do update set ${renewed}`)
  }
  if (removedIds.length > 0) await trx.deleteFrom('listings').where('id', 'in', removedIds).execute()
  const changes = [
    ...upserts.map(({ id }) => ({ listing_id: id, change: 'upsert' as const })),
    ...removedIds.map((id) => ({ listing_id: id, change: 'delete' as const })),
  ]
  await noteChanges(trx, changes, now)
}

/** Numbers changes, so that every index follows them. */
async function noteChanges(
  trx: Transaction<Tables>,
  changes: readonly Pick<ListingChangeTable, 'listing_id' | 'change'>[],
  now: number,
): Promise<void> {
  if (changes.length === 0) return
  const counter = await trx
    .updateTable('listing_counter')
    .set((eb) => ({ number: eb('number', '+', changes.length) }))
    .where('id', '=', 1)
    .returning('number')
    .executeTakeFirstOrThrow()
  const first = counter.number - changes.length + 1
  const numbered = changes.map((change, place) => ({ ...change, number: first + place, changed_at: now }))
  await insertRows(trx, 'listing_changes', numbered)
}

const renewed = ['feed', 'kind', 'content', 'content_hash', 'open_until', 'updated_at']
  .map((name) => `${name} = excluded.${name}`)
  .join(', ')

/** What the sources may do with listings inside a transaction of their own. */
export const storedListings = {
  /** Takes the counter's row first, so that whoever else writes listings waits. */
  async lock(trx: Transaction<Tables>): Promise<void> {
    await trx
      .updateTable('listing_counter')
      .set((eb) => ({ number: eb('number', '+', 0) }))
      .where('id', '=', 1)
      .execute()
  },

  async read(queries: Queries, ids: readonly string[]): Promise<Listing[]> {
    const rows = await queries
      .selectFrom('listings')
      .select(['feed', 'content'])
      .where(isOneOf(queries, 'id', ids))
      .execute()
    return rows.map((row) => stored(row).listing)
  },

  /** Writes those that differ from what is stored; answers their ids. */
  async writeDiffering(
    trx: Transaction<Tables>,
    feed: string,
    listings: readonly Listing[],
    now: number,
  ): Promise<ReadonlySet<string>> {
    const rows = listings.map((listing) => listingRow(feed, listing))
    if (rows.length === 0) return new Set()
    const ids = rows.map(({ id }) => id)
    const present = await trx
      .selectFrom('listings')
      .select(['id', 'content_hash'])
      .where(isOneOf(trx, 'id', ids))
      .execute()
    const hashes = new Map(present.map(({ id, content_hash }) => [id, content_hash]))
    const differing = rows.filter(({ id, hash }) => hashes.get(id) !== hash)
    await writeListings(trx, differing, [], now)
    return new Set(differing.map(({ id }) => id))
  },

  /** Takes listings out of every list until an instant, or shows them again. `lock` was taken. */
  async hide(trx: Transaction<Tables>, ids: readonly string[], until: number | null, now: number): Promise<void> {
    const hidden = await trx
      .updateTable('listings')
      .set({ hidden_until: until })
      .where(isOneOf(trx, 'id', ids))
      .returning('id as listing_id')
      .execute()
    await noteChanges(
      trx,
      hidden.map((one) => ({ ...one, change: 'upsert' })),
      now,
    )
  },

  /** Removes those of them that are there. */
  async remove(trx: Transaction<Tables>, ids: readonly string[], now: number): Promise<void> {
    const present = await trx
      .selectFrom('listings')
      .select('id')
      .where(isOneOf(trx, 'id', ids))
      .execute()
    const there = present.map(({ id }) => id)
    await writeListings(trx, [], there, now)
  },
}

export interface CameRow extends StoredListing {
  readonly cameAt: number
}

type Row = Pick<ListingTable, 'feed' | 'content'>

function stored({ feed, content }: Row): StoredListing {
  return { feed, listing: JSON.parse(content) as Listing }
}

/** Lets other requests run. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
