import { getSources } from '@scry/contracts/source-routes'
import { connectors, sourceManifests } from '@scry/sources/registry'
import type { FastifyInstance } from 'fastify'
import type { BackgroundTask } from '../../platform/background.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { sourceTasks } from './source-engine.ts'
import { planOf, shippedBoards } from './source-plan.ts'
import { statusOf } from './source-status.ts'
import type { StoredListings } from './take-in.ts'
import { createUnitStore } from './unit-store.ts'

/** Listings from outside, and what everybody may know of where they come from. */
export function registerSources(
  app: FastifyInstance,
  platform: Platform,
  { listings }: { readonly listings: StoredListings },
): { readonly tasks: readonly BackgroundTask[] } {
  const { clock, config, database, ids, outside } = platform
  const { sourceSettings: settings } = config
  const units = createUnitStore(database)
  const plan = config.sources === 'live' ? planOf(connectors, shippedBoards(), settings) : []
  const planned = new Set(plan.flatMap((source) => [...source.units.keys()]))

  serve(app, getSources, async () => {
    const rows = (await units.all()).filter(({ id }) => planned.has(id))
    const bySource = Map.groupBy(rows, ({ source }) => source)
    const sample = await database.query
      .selectFrom('listings')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('feed', '=', 'sample')
      .executeTakeFirst()
    const sources = sourceManifests.map((manifest) =>
      statusOf(manifest, {
        settings,
        isShown: config.sources === (manifest.isFictional ? 'sample' : 'live'),
        units: bySource.get(manifest.id) ?? [],
        ...(manifest.isFictional && { listings: Number(sample?.count ?? 0) }),
      }),
    )
    return { success: true as const, sources }
  })

  const tasks = sourceTasks({
    ...{ database, clock, units, listings, ask: outside.ask, settings, plan, holder: ids.id() },
    onError: (unit, err) => app.log.error({ unit, err }, 'a source could not be read'),
  })
  return { tasks }
}
