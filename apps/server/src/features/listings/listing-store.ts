import type { Listing } from '@scry/contracts/listing'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { ListingChangeTable } from '../../database/listing-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import { type ListingRow, listingRow } from './listing-row.ts'
import type { StoredListing } from './listing-wire.ts'

export type ListingChange = Pick<ListingChangeTable, 'number' | 'change'> & { readonly id: string }

export type ListingStore = ReturnType<typeof createListingStore>

/** The listings table and the numbered changes that every index follows. */
export function createListingStore({ database, clock }: { database: Database; clock: Clock }) {
  const { query } = database
  return {
    /** Writes one batch in one transaction and numbers its changes. */
    write: (upserts: readonly ListingRow[], removedIds: readonly string[] = []) =>
      database.transaction((trx) => writeListings(trx, upserts, removedIds, clock.now())),

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

    /** Every listing, a page at a time. */
    async *all(): AsyncGenerator<StoredListing[]> {
      for (let after = ''; ; ) {
        const rows = await query
          .selectFrom('listings')
          .select(['id', 'feed', 'content'])
          .where('id', '>', after)
          .orderBy('id')
          .limit(100)
          .execute()
        const last = rows.at(-1)
        if (!last) return
        after = last.id
        yield rows.map(stored)
        await turn()
      }
    },

    async some(ids: readonly string[]): Promise<StoredListing[]> {
      if (ids.length === 0) return []
      const rows = await query.selectFrom('listings').select(['feed', 'content']).where('id', 'in', ids).execute()
      return rows.map(stored)
    },

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

    async feedVersion(feed: string): Promise<string | undefined> {
      const row = await query.selectFrom('listing_feeds').select('version').where('feed', '=', feed).executeTakeFirst()
      return row?.version
    },

    /** Whether each of some feeds has been written whole at least once; one that is being renewed was. */
    async hasFinished(feeds: readonly string[]): Promise<boolean> {
      const versions = await Promise.all(feeds.map(this.feedVersion))
      return versions.every((version) => version !== undefined)
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

/** For use inside another feature's transaction: the counter is taken last, so that it is locked for as short as can be. */
export async function writeListings(
  trx: Transaction<Tables>,
  upserts: readonly ListingRow[],
  removedIds: readonly string[],
  now: number,
): Promise<void> {
  if (upserts.length > 0) {
    await trx
      .insertInto('listings')
      .values(upserts.map(({ hash, ...row }) => ({ ...row, content_hash: hash, updated_at: now })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          feed: eb.ref('excluded.feed'),
          kind: eb.ref('excluded.kind'),
          content: eb.ref('excluded.content'),
          content_hash: eb.ref('excluded.content_hash'),
          updated_at: eb.ref('excluded.updated_at'),
        })),
      )
      .execute()
  }
  if (removedIds.length > 0) await trx.deleteFrom('listings').where('id', 'in', removedIds).execute()
  const changes = [
    ...upserts.map(({ id }) => ({ listing_id: id, change: 'upsert' as const })),
    ...removedIds.map((id) => ({ listing_id: id, change: 'delete' as const })),
  ]
  if (changes.length === 0) return
  const counter = await trx
    .updateTable('listing_counter')
    .set((eb) => ({ number: eb('number', '+', changes.length) }))
    .where('id', '=', 1)
    .returning('number')
    .executeTakeFirstOrThrow()
  const first = counter.number - changes.length + 1
  await trx
    .insertInto('listing_changes')
    .values(changes.map((change, place) => ({ ...change, number: first + place, changed_at: now })))
    .execute()
}

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

  async read(trx: Transaction<Tables>, ids: readonly string[]): Promise<Listing[]> {
    const rows = await trx.selectFrom('listings').select(['feed', 'content']).where('id', 'in', ids).execute()
    return rows.map((row) => stored(row).listing)
  },

  /** Writes those that differ from what is stored. */
  async writeDiffering(
    trx: Transaction<Tables>,
    feed: string,
    listings: readonly Listing[],
    now: number,
  ): Promise<void> {
    const rows = listings.map((listing) => listingRow(feed, listing))
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    const present = await trx.selectFrom('listings').select(['id', 'content_hash']).where('id', 'in', ids).execute()
    const hashes = new Map(present.map(({ id, content_hash }) => [id, content_hash]))
    const differing = rows.filter(({ id, hash }) => hashes.get(id) !== hash)
    await writeListings(trx, differing, [], now)
  },
}

function stored({ feed, content }: { feed: string; content: string }): StoredListing {
  return { feed, listing: JSON.parse(content) as Listing }
}

/** Lets other requests run. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
