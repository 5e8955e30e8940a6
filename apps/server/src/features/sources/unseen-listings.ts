import { standingOf, unconfirmedAfterMs } from '@scry/sources/sighting'
import { isOneOf } from '../../database/many-rows.ts'
import type { RunDependencies } from './run-unit.ts'
import { sightingOf, takeIn } from './take-in.ts'

const rowsAtOnce = 25

type Dependencies = Pick<RunDependencies, 'database' | 'clock' | 'listings'>

/** Not every source says that something closed, and one that fails says nothing: what none has shown for long says so, and leaves later. */
export async function lookAtUnseen(deps: Dependencies, signal: AbortSignal): Promise<void> {
  await letLongUnseenLeave(deps, signal)
  await markUnconfirmed(deps, signal)
}

/** Sightings of listings that their sources have not shown for a week. */
const unseen = ({ database, clock }: Dependencies) =>
  database.query
    .selectFrom('sightings')
    .where('closed_at', 'is', null)
    .where('last_seen', '<', clock.now() - unconfirmedAfterMs)

/** Closes what its source has not shown for three weeks. */
async function letLongUnseenLeave(deps: Dependencies, signal: AbortSignal): Promise<void> {
  const { clock, database, listings } = deps
  const now = clock.now()
  for (;;) {
    if (signal.aborted) return
    const rows = await unseen(deps)
      .innerJoin('source_units', 'source_units.id', 'sightings.unit')
      .selectAll('sightings')
      .select('source')
      .orderBy('last_seen')
      .limit(rowsAtOnce)
      .execute()
    const left = rows.filter((row) => standingOf(sightingOf(row), now) === 'left')
    for (const [unit, its] of Map.groupBy(left, (row) => row.unit)) {
      const gone = its.map(({ key }) => key)
      const part = { unit, source: its[0]?.source ?? '', at: now, seen: [], gone }
      await database.transaction((trx) => takeIn(trx, listings, part))
    }
    if (left.length < rowsAtOnce) return
  }
}

/** Notes in a listing that no source has shown for a week when the last one did. Taking it in again removes the note. */
async function markUnconfirmed(deps: Dependencies, signal: AbortSignal): Promise<void> {
  const { clock, database, listings } = deps
  const now = clock.now()
  for (let after = ''; !signal.aborted; ) {
    const found = await unseen(deps)
      .select('listing_id')
      .distinct()
      .where('listing_id', '>', after)
      .orderBy('listing_id')
      .limit(rowsAtOnce)
      .execute()
    const last = found.at(-1)
    if (!last) return
    after = last.listing_id
    await database.transaction(async (trx) => {
      await listings.lock(trx)
      const ids = found.map(({ listing_id }) => listing_id)
      const seen = await trx
        .selectFrom('sightings')
        .innerJoin('source_units', 'source_units.id', 'sightings.unit')
        .select(['listing_id', 'own_id', 'source', 'last_seen'])
        .where(isOneOf(trx, 'listing_id', ids))
        .where('closed_at', 'is', null)
        .orderBy('sightings.id')
        .execute()
      const of = Map.groupBy(seen, ({ listing_id }) => listing_id)
      const noted = (await listings.read(trx, ids)).flatMap((listing) => {
        const its = of.get(listing.id) ?? []
        const lastSeen = Math.max(...its.map(({ last_seen }) => last_seen))
        const speaker = its.find(({ own_id }) => own_id === listing.id) ?? its[0]
        if (!speaker || standingOf({ lastSeen }, now) === 'open') return []
        return [{ source: speaker.source, listing: { ...listing, lastSeen } }]
      })
      for (const [source, its] of Map.groupBy(noted, (one) => one.source))
        await listings.writeDiffering(
          trx,
          source,
          its.map(({ listing }) => listing),
          now,
        )
    })
  }
}
