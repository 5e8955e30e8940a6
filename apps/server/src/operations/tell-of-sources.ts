import { missingSettings } from '@scry/sources/connector'
import { connectors } from '@scry/sources/registry'
import { version } from '../app.ts'
import type { Config } from '../config.ts'
import { connectBeside } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { storedListings } from '../features/listings/listing-store.ts'
import { checkSource } from '../features/sources/check-source.ts'
import { runUnit } from '../features/sources/run-unit.ts'
import { leased } from '../features/sources/source-engine.ts'
import { type PlannedSource, plannedFeeds, plannedSources } from '../features/sources/source-plan.ts'
import { createUnitStore, type UnitRow } from '../features/sources/unit-store.ts'
import { createOutside } from '../platform/asking/outside.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { randomIds } from '../platform/ids.ts'
import { takeTurns } from '../platform/take-turns.ts'
import { shownText } from './plain-text.ts'
import { CommandFailure, requireEmbedded } from './run-command.ts'

const usage = `npm run sources                every source, and how each stands
npm run sources -- run ID      asks all of one source now, beside the running server or without one
npm run sources -- check ID    asks one source for one entry and says what is wrong; stores no listing
ID/BOARD in place of ID asks one board alone.`

/** All that the server of these settings asks, or would ask with SOURCES=live, and the host's own feeds. */
const askable = (config: Config): PlannedSource[] => [
  ...plannedSources('live', config.sourceSettings),
  ...plannedFeeds('live', config.feeds),
]

function planned(config: Config, asked: string): PlannedSource {
  const [id = ''] = asked.split('/')
  const found = askable(config).find(({ connector }) => connector.manifest.id === id)
  const known = connectors.find(({ manifest }) => manifest.id === id)
  if (found !== undefined) {
    if (id === asked) return found
    const unit = found.units.get(asked)
    if (unit !== undefined) return { connector: found.connector, units: new Map([[asked, unit]]) }
    throw new CommandFailure(
      `${found.connector.manifest.name} has no board '${asked.slice(id.length + 1)}' in the list.`,
    )
  }
  if (known === undefined) {
    const ids = [
      ...connectors.map(({ manifest }) => manifest.id),
      ...plannedFeeds('live', config.feeds).map(({ connector }) => connector.manifest.id),
    ]
    throw new CommandFailure(`There is no source '${id}'. There are ${ids.join(', ')}.`)
  }
  const missing = missingSettings(known.manifest, config.sourceSettings)
  const lines = missing.map(({ name, what }) => `  ${name}: ${what}`)
  throw new CommandFailure(`${known.manifest.name} is not asked before these are set:\n${lines.join('\n')}`)
}

const outsideOf = (config: Config) =>
  createOutside({
    ...{ clock, version, env: config.network, allowedHosts: config.allowedPrivateHosts },
    contact: config.publicUrl ?? (config.teamEmail && `mailto:${config.teamEmail}`),
  })

async function withUnits(config: Config, work: (database: ReturnType<typeof connectBeside>) => Promise<void>) {
  if (config.databaseUrl === undefined) requireEmbedded(config.dataDir)
  const database = connectBeside(config)
  try {
    await migrate(database, migrations, clock)
    await work(database)
  } finally {
    await database.close()
  }
}

const list = (config: Config) =>
  withUnits(config, async (database) => {
    const bySource = Map.groupBy(await createUnitStore(database).all(), ({ source }) => source)
    const feeds = plannedFeeds('live', config.feeds).map(({ connector }) => connector.manifest)
    const asked = [
      ...plannedSources(config.sources, config.sourceSettings),
      ...plannedFeeds(config.sources, config.feeds),
    ]
    const isAsked = new Set(asked.map(({ connector }) => connector.manifest.id))
    for (const manifest of [...feeds, ...connectors.map((connector) => connector.manifest)]) {
      const units = bySource.get(manifest.id) ?? []
      const open = units.reduce((sum, { open_listings }) => sum + open_listings, 0)
      const last = Math.max(0, ...units.map(({ last_run_at }) => last_run_at ?? 0))
      const missing = missingSettings(manifest, config.sourceSettings).map(({ name }) => name)
      const state =
        missing.length > 0
          ? `needs ${missing.join(', ')}`
          : isAsked.has(manifest.id)
            ? standOf(units)
            : `not asked, as SOURCES is '${config.sources}'`
      const when = last === 0 ? '' : `, asked to the end ${new Date(last).toISOString()}`
      console.log(shownText(`${manifest.id.padEnd(16)} ${String(open).padStart(7)} open  ${state}${when}`))
    }
  })

function standOf(units: readonly UnitRow[]): string {
  const failing = units.filter(({ state }) => state === 'failing')
  if (failing.length > 0) return `${failing.length} of ${units.length} failing: ${failing[0]?.error}`
  if (units.some(({ state }) => state === 'running')) return 'being asked'
  return units.some(({ last_run_at }) => last_run_at !== null) ? 'works' : 'not asked yet'
}

const runNow = (config: Config, id: string) =>
  withUnits(config, async (database) => {
    const { connector, units: its } = planned(config, id)
    const units = createUnitStore(database)
    await units.add(connector.manifest.id, [...its.keys()])
    const outside = outsideOf(config)
    const stop = new AbortController()
    process.once('SIGINT', () => stop.abort(new CommandFailure('Stopped. The next run goes on from here.')))
    const deps = {
      ...{ database, clock, units, listings: storedListings, ask: outside.ask },
      ...{ settings: config.sourceSettings, turns: takeTurns() },
    }
    try {
      for (const [name, unit] of its) {
        const isOurs = await leased(
          { database, clock, holder: randomIds.id() },
          `source ${name}`,
          stop.signal,
          (held) => runUnit(deps, connector, unit, name, held),
        )
        const { open_listings, state, error } = await units.get(name)
        const words = isOurs
          ? (error ?? (state === 'running' ? 'its allowance is used up; it goes on later' : 'done'))
          : 'another process asks it now'
        console.log(shownText(`${name}: ${open_listings} open, ${words}`))
        if (isOurs && state === 'failing') process.exitCode = 1
      }
    } finally {
      await outside.close()
    }
  })

const check = (config: Config, id: string) =>
  withUnits(config, async (database) => {
    const { connector, units } = planned(config, id)
    const [unit] = units.values()
    if (unit === undefined) throw new CommandFailure(`${connector.manifest.name} has no board in the list.`)
    const outside = outsideOf(config)
    try {
      const deps = { database, ask: outside.ask, settings: config.sourceSettings, now: clock.now() }
      const { isGood, lines } = await checkSource(deps, connector, unit)
      for (const line of lines) console.log(shownText(line))
      if (!isGood) process.exitCode = 1
    } finally {
      await outside.close()
    }
  })

/** What the operator asked by these words of the sources of this server. */
export async function tellOfSources(words: readonly string[], config: Config): Promise<void> {
  const [verb, id, ...more] = words
  if (verb === undefined) return list(config)
  if (id === undefined || more.length > 0) throw new CommandFailure(usage)
  if (verb === 'run') return runNow(config, id)
  if (verb === 'check') return check(config, id)
  throw new CommandFailure(usage)
}
