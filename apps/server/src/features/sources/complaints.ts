import type { Listing } from '@scry/contracts/listing'
import type { Grievance } from '@scry/contracts/listing-page-routes'
import { lifeMs } from '@scry/contracts/retention'
import type { Transaction } from 'kysely'
import type { Database, Queries } from '../../database/connect.ts'
import { isOneOf } from '../../database/many-rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { BackgroundTask } from '../../platform/background.ts'
import type { Clock } from '../../platform/clock.ts'
import { rateKey } from '../../platform/rate-limits.ts'
import type { StoredListings } from './take-in.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** So many networks hide a listing that no source has confirmed for a day. */
const enough = 3
/** A source is not asked again for complaints that come sooner after its last run. */
const askedAgainAfterMs = hourMs
/** An operator said so. */
const untilTheOperatorSaysOtherwise = 8_640_000_000_000_000

interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly listings: StoredListings
}

/** Whether a source that still shows a listing has shown it within a day. */
async function isConfirmed(queries: Queries, listingId: string, now: number): Promise<boolean> {
  const sighting = await queries
    .selectFrom('sightings')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('closed_at', 'is', null)
    .where('last_seen', '>', now - dayMs)
    .executeTakeFirst()
  return sighting !== undefined
}

/**
 * Keeps what somebody says of a listing and has its sources asked again; hides it once enough networks say so and no
 * source has confirmed it within a day. Answers whether a source is asked; undefined where there is no such listing.
 * `planned` are the units that this server asks.
 */
export async function complain(
  { database, clock, listings, planned }: Dependencies & { readonly planned: ReadonlySet<string> },
  listingId: string,
  about: Grievance,
  network: string,
): Promise<boolean | undefined> {
  const now = clock.now()
  return database.transaction(async (trx) => {
    await listings.lock(trx)
    const row = await trx
      .selectFrom('listings')
      .select('hidden_until')
      .where('id', '=', listingId)
      .where('feed', '<>', 'sample')
      .executeTakeFirst()
    if (!row) return undefined
    const complaint = { id: rateKey(`complaint of ${listingId}`, network), listing_id: listingId, about, at: now }
    await trx
      .insertInto('listing_complaints')
      .values({ ...complaint, state: 'new' })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          ...{ about, at: now },
          state: eb
            .case()
            .when('listing_complaints.state', '=', 'settled')
            .then('spent' as const)
            .else(eb.ref('listing_complaints.state'))
            .end(),
        })),
      )
      .execute()
    const shown = await trx.selectFrom('sightings').select('unit').where('listing_id', '=', listingId).execute()
    const units = shown.flatMap(({ unit }) => (planned.has(unit) ? [unit] : []))
    const asked = await trx
      .updateTable('source_units')
      .set({ next_run_at: now })
      .where(isOneOf(trx, 'id', units))
      // A source that refuses or is paused is left alone.
      .where('state', '=', 'good')
      .where('last_run_at', '<', now - askedAgainAfterMs)
      .returning('id')
      .execute()
    // What a person posted has no source: its reviewers see what is said of it.
    if (shown.length > 0 && row.hidden_until === null && (await isToBeHidden(trx, listingId, now)))
      await listings.hide(trx, [listingId], now + dayMs, now)
    return asked.length > 0
  })
}

async function isToBeHidden(trx: Transaction<Tables>, listingId: string, now: number): Promise<boolean> {
  const said = await trx
    .selectFrom('listing_complaints')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('state', '=', 'new')
    .where('about', '<>', 'two')
    .limit(enough)
    .execute()
  return said.length === enough && !(await isConfirmed(trx, listingId, now))
}

/** Shows hidden listings again after their day, or once a source has confirmed them; forgets old complaints. */
export function complaintsTask(deps: Dependencies): BackgroundTask {
  const { database, clock } = deps
  return {
    name: 'complaints',
    everyMs: 60_000,
    leaseMs: 120_000,
    run: async () => {
      const now = clock.now()
      const hidden = await database.query
        .selectFrom('listings')
        .select(['id', 'hidden_until'])
        .where('hidden_until', '<', untilTheOperatorSaysOtherwise)
        .execute()
      for (const { id, hidden_until } of hidden)
        if ((hidden_until ?? 0) <= now || (await isConfirmed(database.query, id, now)))
          await settle(deps, id, null, 'spent')
      await database.query
        .deleteFrom('listing_complaints')
        .where('at', '<', now - lifeMs.complaint)
        .execute()
    },
  }
}

/** Hides a listing or shows it; the complaints that there are have had their effect. */
async function settle(
  { database, clock, listings }: Dependencies,
  id: string,
  until: number | null,
  state: 'spent' | 'settled',
): Promise<void> {
  const now = clock.now()
  await database.transaction(async (trx) => {
    await listings.lock(trx)
    await listings.hide(trx, [id], until, now)
    await trx.updateTable('listing_complaints').set({ state }).where('listing_id', '=', id).execute()
  })
}

/** What the operator decides about a listing. */
export const keepListing = (deps: Dependencies, id: string): Promise<void> => settle(deps, id, null, 'settled')
export const hideListing = (deps: Dependencies, id: string): Promise<void> =>
  settle(deps, id, untilTheOperatorSaysOtherwise, 'settled')

/**
 * Makes a listing of its own of each item that a listing joined to the one it is named after, when its source shows it
 * next, which is asked for now. They are not joined again. Answers how many.
 */
export async function splitListing({ database, clock, listings }: Dependencies, id: string): Promise<number> {
  return database.transaction(async (trx) => {
    await listings.lock(trx)
    const left = await trx
      .updateTable('sightings')
      // Without its version and its words it is read anew.
      .set((eb) => ({ listing_id: eb.ref('own_id'), version: null, opening: '{}' }))
      .where('listing_id', '=', id)
      .where('own_id', '<>', id)
      .returning('unit')
      .execute()
    if (left.length === 0) return 0
    const its = trx.updateTable('listing_complaints').set({ state: 'settled' }).where('listing_id', '=', id)
    await its.where('about', '=', 'two').execute()
    await trx
      .updateTable('source_units')
      .set({ next_run_at: clock.now(), etag: null, last_modified: null })
      .where(
        'id',
        'in',
        left.map(({ unit }) => unit),
      )
      .execute()
    return left.length
  })
}

export interface Complained {
  readonly id: string
  readonly listing: Listing
  readonly hiddenUntil: number | null
  /** What was said, how often. */
  readonly said: ReadonlyMap<Grievance, number>
}

/** Listings of which people complained and nobody has looked, the most complained of first. */
export async function readComplaints({ query }: Database, most: number): Promise<Complained[]> {
  const rows = await query
    .selectFrom('listing_complaints')
    .innerJoin('listings', 'listings.id', 'listing_complaints.listing_id')
    .where('listing_complaints.state', '<>', 'settled')
    .select((eb) => ['listing_id', 'about', 'content', 'hidden_until', eb.fn.countAll().as('count')])
    .groupBy(['listing_id', 'about', 'content', 'hidden_until'])
    .execute()
  const of = Map.groupBy(rows, ({ listing_id }) => listing_id)
  const all = Array.from(of, ([id, its]): Complained => {
    const [{ content = '{}', hidden_until = null } = {}] = its
    const said = new Map(its.map(({ about, count }) => [about, Number(count)]))
    return { id, listing: JSON.parse(content) as Listing, hiddenUntil: hidden_until, said }
  })
  const sumOf = ({ said }: Complained) => [...said.values()].reduce((sum, one) => sum + one, 0)
  return all.sort((one, other) => sumOf(other) - sumOf(one)).slice(0, most)
}
