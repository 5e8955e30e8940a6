import { complainOfListing } from '@scry/contracts/listing-page-routes'
import { getSources } from '@scry/contracts/source-routes'
import { ownManifest } from '@scry/sources/own-source'
import { sourceManifests } from '@scry/sources/registry'
import type { FastifyInstance } from 'fastify'
import type { BackgroundTask } from '../../platform/background.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { addressSubject, networkOf } from '../../platform/rate-limits.ts'
import { serve } from '../../platform/serve.ts'
import { type Arrival, arrivalOf } from './arrival.ts'
import { complain, complaintsTask } from './complaints.ts'
import { nameOwnSource } from './name-own-source.ts'
import { sourceTasks } from './source-engine.ts'
import { hiddenFeeds, type PlannedSource, plannedFeeds } from './source-plan.ts'
import { statusOf } from './source-status.ts'
import type { StoredListings } from './take-in.ts'
import { startSentence, tellArrivalTask } from './tell-arrival.ts'
import { createUnitStore } from './unit-store.ts'

export interface SourcesFeature {
  readonly tasks: readonly BackgroundTask[]
  /** How far the first asking is; undefined where nobody is asked. */
  arrival(): Promise<Arrival | undefined>
  /** For whoever starts the server: who is asked, and how to turn it off. */
  readonly startSentence: string
}

/** Listings from outside, and what everybody may know of where they come from. */
export function registerSources(
  app: FastifyInstance,
  platform: Platform,
  {
    listings,
    plan,
    print,
  }: {
    readonly listings: StoredListings
    readonly plan: readonly PlannedSource[]
    readonly print: (line: string) => void
  },
): SourcesFeature {
  const { clock, config, database, ids, limiter, outside } = platform
  const { sourceSettings: settings } = config
  const units = createUnitStore(database)
  const hidden = hiddenFeeds(config.sources, plan)
  const isAsking = plan.length > 0
  const feeds = plannedFeeds(config.sources, config.feeds)
  const asked = [...plan, ...feeds]
  const planned = new Set(asked.flatMap((source) => [...source.units.keys()]))

  app.addHook('onReady', async () => {
    for (const { connector } of feeds) await nameOwnSource(database, connector.manifest.id, connector.manifest.name)
  })

  const sourcesNow = async () => {
    const imported = await database.query.selectFrom('own_sources').select(['id', 'name']).orderBy('name').execute()
    const ownLists = new Map([
      ...imported.map(({ id, name }) => [id, ownManifest(name)] as const),
      ...feeds.map(({ connector: { manifest } }) => [manifest.id, manifest] as const),
    ])
    const rows = (await units.all()).filter(({ id }) => planned.has(id) || ownLists.has(id))
    const waiting = await units.waiting()
    const bySource = Map.groupBy(rows, ({ source }) => source)
    const sample = await database.query
      .selectFrom('listings')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('feed', '=', 'sample')
      .executeTakeFirst()
    const sources = [...ownLists.values(), ...sourceManifests].map((manifest) =>
      statusOf(manifest, {
        settings,
        isShown: ownLists.has(manifest.id)
          ? config.sources !== 'off'
          : manifest.isFictional
            ? !hidden.includes(manifest.id)
            : isAsking,
        units: bySource.get(manifest.id) ?? [],
        waiting: waiting.get(manifest.id) ?? 0,
        ...(manifest.isFictional && { listings: Number(sample?.count ?? 0) }),
      }),
    )
    return { success: true as const, sources }
  }
  // It reads many rows: whoever asks for it again and again waits for others.
  serve(app, getSources, ({ request }) => platform.turn(addressSubject(request.ip), sourcesNow))

  serve(app, complainOfListing, async ({ params, body, request }) => {
    await limiter.demand('reportPerAddress', addressSubject(request.ip))
    const asks = await complain(
      { database, clock, listings, planned },
      params.id ?? '',
      body.about,
      networkOf(request.ip),
    )
    if (asks === undefined) throw new ProblemError('not-found', 'This listing is not there any more.')
    return { success: true as const, asks }
  })

  const tasks = sourceTasks({
    ...{ database, clock, units, listings, ask: outside.ask, settings, plan: asked, holder: ids.id() },
    onError: (unit, err) => app.log.error({ unit, err }, 'a source could not be read'),
  })
  tasks.push(complaintsTask({ database, clock, listings }))
  const arrival = async () => (isAsking ? arrivalOf(plan, await units.all(), clock.now()) : undefined)
  const countListings = async () => (await units.all()).reduce((sum, { open_listings }) => sum + open_listings, 0)
  if (isAsking) tasks.push(tellArrivalTask({ arrival, countListings, print }))
  return { tasks, arrival, startSentence: startSentence(config.sources, plan) }
}
