// node apps/server/soak/digests.ts [--people 100000] [--listings 20000] [--fresh 400] [--engine sqlite|postgres]
// The digests of a morning for 100,000 people are one pass over what is new: a person costs less than 5 ms of processor time, nobody gets two, a second pass writes none.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import type { Listing } from '@scry/contracts/listing'
import { sampleListings } from '@scry/sources/sample-catalogue'
import { readConfig } from '../src/config.ts'
import { connect } from '../src/database/connect.ts'
import { migrate } from '../src/database/migrate.ts'
import { migrations } from '../src/database/migrations.ts'
import { listingRow } from '../src/features/listings/listing-row.ts'
import { createListingStore } from '../src/features/listings/listing-store.ts'
import { writePeople } from '../src/testing/digest-people.ts'
import { movableClock, openServer } from '../src/testing/open-server.ts'
import { startPostgres } from '../src/testing/postgres.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    listings: { type: 'string', default: '20000' },
    fresh: { type: 'string', default: '400' },
    engine: { type: 'string', default: 'sqlite' },
  },
})
const people = Number(values.people)
const mostCpuMs = 5
const dayMs = 86_400_000

function* invented(count: number): Generator<Listing> {
  let made = 0
  for (let seed = 1; made < count; seed += 1)
    for (const listing of sampleListings({ seed, now: Date.now() })) {
      if (made >= count) return
      made += 1
      yield { ...listing, id: `${listing.id}-${seed}` }
    }
}

const cluster = values.engine === 'postgres' ? await startPostgres() : undefined
const dataDir = mkdtempSync(join(tmpdir(), 'scry-soak-'))
const config = readConfig({ DATA_DIR: dataDir, SOURCES: 'off', DATABASE_URL: cluster?.urlOf('postgres') })
const database = connect(config)
const clock = movableClock(Date.now() - 2 * dayMs)
await migrate(database, migrations, clock)
const store = createListingStore({ database, clock })
const all = [...invented(Number(values.listings))]
const write = async (listings: Listing[]) => {
  for (let from = 0; from < listings.length; from += 400)
    await store.write(listings.slice(from, from + 400).map((listing) => listingRow('soak', listing)))
}
/** Spread over the catalogue, so that every kind of work is among what is new. */
const isFresh = (_: Listing, at: number) => at % Math.floor(all.length / Number(values.fresh)) === 0
await write(all.filter((listing, at) => !isFresh(listing, at)))
clock.advance(dayMs)
const lookedAt = clock.now()
clock.advance(dayMs / 2)
await write(all.filter(isFresh))
clock.advance(dayMs / 2)
await writePeople(database, {
  count: people,
  jobs: all.filter(({ kind }) => kind === 'job'),
  lookedAt,
  now: clock.now(),
})

const server = await openServer({ database, config, dataDir }, { clock })
await server.app.ready()
await server.listings.settled()
const pass = () => server.tasks.find(({ name }) => name === 'alerts')?.run(new AbortController().signal)
const digests = () => database.query.selectFrom('outbox').select('recipient').where('template', '=', 'digest').execute()

const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
const from = { wall: performance.now(), cpu: process.cpuUsage() }
await pass()
const wallMs = performance.now() - from.wall
delay.disable()
const { user, system } = process.cpuUsage(from.cpu)
const written = await digests()
const receivers = new Set(written.map(({ recipient }) => recipient)).size
const again = performance.now()
await pass()
const result = {
  ...{ soak: 'digests', engine: values.engine, people, listings: all.length, fresh: all.filter(isFresh).length },
  ...{ digests: written.length, seconds: Math.round(wallMs / 1000) },
  cpuMsAPerson: Number(((user + system) / 1000 / people).toFixed(3)),
  wallMsAPerson: Number((wallMs / people).toFixed(3)),
  longestStallMs: Math.round(delay.max / 1e6),
  peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024),
  secondPassMs: Math.round(performance.now() - again),
}
const failures = [
  ...(receivers === written.length ? [] : ['Somebody got two.']),
  ...((await digests()).length === written.length ? [] : ['The second pass wrote some.']),
  ...(written.length > 0 ? [] : ['Nobody got any.']),
  ...(result.cpuMsAPerson < mostCpuMs ? [] : [`A person costs ${result.cpuMsAPerson} ms.`]),
]
console.log(JSON.stringify({ ...result, failures }))
await server.app.close()
await database.close()
await cluster?.stop()
rmSync(dataDir, { recursive: true, force: true })
if (failures.length > 0) process.exitCode = 1
