/**
 * Real postings through everything: `npm run bench:ingest -- LISTINGS_DIR [--engine postgres] [--count N] [--filled]
 * [--seconds N] [--keep FOLDER]`. The corpus goes through reading, deduplicating, storing and indexing as a source's
 * answers do (of more than it has, the others are copies with the employer and place of another); then a server is started
 * over the database twice, once to build the index and once with its snapshot, and more is imported beside it. On
 * PostgreSQL two servers say at last how soon they agree while two imports run. Rates and times of stages are processor
 * time of the process that does the work (PostgreSQL's own is not in them); `--keep` leaves SQLite's database in a folder,
 * and takes what lies there already instead of filling it.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { connect, connectBeside } from '../apps/server/src/database/connect.ts'
import { migrate } from '../apps/server/src/database/migrate.ts'
import { migrations } from '../apps/server/src/database/migrations.ts'
import { createListingStore } from '../apps/server/src/features/listings/listing-store.ts'
import { startPostgres } from '../apps/server/src/testing/postgres.ts'
import { agreement } from './ingest/agreement.ts'
import { copyListings } from './ingest/copy-listings.ts'
import { startImport, writeMore } from './ingest/imports.ts'
import { postings, seed } from './ingest/postings.ts'
import { type Taken, takePostings } from './ingest/take-postings.ts'
import { startWeb, untilReady, type WebProcess } from './ingest/web-process.ts'
import { askedWords } from './server/asked-words.ts'
import { drive, send } from './server/driven.ts'
import { type Scenario, scenarios } from './server/scenarios.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: 'sqlite' },
    count: { type: 'string' },
    filled: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '10' },
    keep: { type: 'string' },
  },
})
const listingsFolder = positionals[0] ?? process.env.LISTINGS_DIR
if (!listingsFolder) throw new Error('Name the listings folder: npm run bench:ingest -- LISTINGS_DIR')
const clients = 16
/** Half of what one core answers at this size. */
const askedPerSecond = 40
/** More than is taken in while it is measured. */
const importedAtMost = 60_000
const probes = 20
const measured = ['search-jobs', 'get-personalized-jobs', 'search with matches']
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'scry-ingest-'))
const dataDir = join(folder, 'data')
mkdirSync(dataDir, { recursive: true })
const cluster = values.engine === 'postgres' ? await startPostgres() : undefined
const store = { dataDir, databaseUrl: cluster?.urlOf('postgres') }
const clock = { now: () => Date.now() }
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname })
  .toString()
  .trim()
const loads = () => loadavg()[0]?.toFixed(1)
console.log(
  `${new Date().toISOString().slice(0, 16)}Z, commit ${commit}, seed ${seed}, ${cpus().length} x ${cpus()[0]?.model ?? ''}, load ${loads()}, ${values.engine}${values.filled ? ', descriptions filled up to 5 kB' : ''}`,
)
let web: WebProcess | undefined
try {
  const listings = await fill()
  await measureWeb(listings)
} finally {
  await web?.stop()
  await cluster?.stop()
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true })
}

async function fill(): Promise<number> {
  const isThere = existsSync(join(dataDir, 'scry.sqlite'))
  const database = connect(store)
  try {
    await migrate(database, migrations, clock)
    if (!isThere) {
      const count = values.count === undefined ? undefined : Number(values.count)
      tell(
        await takePostings(database, postings(listingsFolder ?? '', { count, isFilled: values.filled }), clock.now()),
      )
      if (count !== undefined) await copyListings(database, count)
    }
    const row = await database.query
      .selectFrom('listings')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    const bytes =
      cluster === undefined
        ? sizeOf(dataDir)
        : Number(
            (await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(database.query))
              .rows[0]?.size,
          )
    console.log(`${row.count} listings in a database of ${Math.round(bytes / 2 ** 20)} MB`)
    return Number(row.count)
  } finally {
    await database.close()
  }
}

function tell({ postings: count, rejected, batches, stages }: Taken): void {
  const all = Object.values(stages).reduce((sum, seconds) => sum + seconds, 0)
  for (const [stage, seconds] of Object.entries(stages))
    console.log(`${stage.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s ${rate(count, seconds)}`)
  console.log(`${'together'.padEnd(12)} ${all.toFixed(1).padStart(7)} s ${rate(count, all)}`)
  console.log(
    `${count} postings in batches of ${Math.round(count / batches)}, ${rejected} could not be read, ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB, load ${loads()}`,
  )
}

function rate(count: number, seconds: number): string {
  return `${Math.round(count / seconds)} postings a second`
}

async function measureWeb(listings: number): Promise<void> {
  web = await startWeb(folder, store)
  const shown = new Set<string>()
  await untilReady(web, listings, (state) => shown.add(state))
  const tookMs = performance.now() - web.startedAt
  console.log(
    `first index  ${web.cpuSeconds().toFixed(1)} s of processor time, ${(tookMs / 1000).toFixed(1)} s passed, health said ${shown.size} states meanwhile`,
  )
  await tellMemory('after the build')
  // The snapshot is written after the exchange.
  await pause(2000)
  await web.stop()
  web = await startWeb(folder, store)
  const { address } = web
  while ((await send(address, { method: 'GET', path: '/api/search-jobs' })).status !== 200) await pause(20)
  const served = performance.now() - web.startedAt
  await untilReady(web, listings)
  console.log(
    `restart      serves after ${(served / 1000).toFixed(1)} s, ${web.cpuSeconds().toFixed(1)} s of processor time`,
  )
  await tellMemory('after a restart')
  const words = await askedWords(address)
  const asked = await scenarios(address, words)
  for (const { name, shots } of asked.filter((scenario) => measured.includes(scenario.name))) {
    await drive(web, shots, { clients, durationMs: 2000 })
    const figures = await drive(web, shots, { clients, durationMs: Number(values.seconds) * 1000 })
    const times = [figures.p50, figures.p95, figures.p99].map((ms) => ms.toFixed(1)).join(' / ')
    console.log(
      `${name.padEnd(24)} p50 / p95 / p99 ${times} ms, ${Math.round(figures.cpuMicros)} µs of processor time, ${Math.round(figures.perSecond)} a second, load ${loads()}`,
    )
  }
  await tellMemory('after mixed use')
  await measureBeside(asked)
  await tellMemory('after an import')
  if (cluster !== undefined) await measureAgreement(address, listings)
}

/** The lists of a steady number of people, first alone and then while postings are imported beside them. */
async function measureBeside(asked: readonly Scenario[]): Promise<void> {
  const shots = asked.find(({ name }) => name === 'search-jobs')?.shots ?? []
  const told = async (when: string) => {
    const durationMs = Number(values.seconds) * 1000
    if (!web) return
    const { p50, p95, p99 } = await drive(web, shots, { clients, durationMs, perSecond: askedPerSecond })
    const times = [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' / ')
    console.log(`${askedPerSecond} searches a second ${when}: p50 / p95 / p99 ${times} ms, load ${loads()}`)
  }
  await told('alone')
  const before = await countListings()
  const importing = await importBeside('beside')
  await told('while postings are imported')
  await importing.stop()
  const taken = (await countListings()) - before
  console.log(`${taken} new listings meanwhile`)
  if (taken === 0) throw new Error('Nothing was imported, so nothing was measured beside it')
}

/** Two servers and two imports on one database. */
async function measureAgreement(first: string, listings: number): Promise<void> {
  const second = join(folder, 'second')
  mkdirSync(second)
  const other = await startWeb(folder, { ...store, dataDir: second })
  await untilReady(other, listings)
  const imports = [await importBeside('one'), await importBeside('two')]
  const database = connectBeside(store)
  try {
    const { probes: count, p50, most, mostApart } = await agreement(database, [first, other.address], probes)
    console.log(
      `${count} listings written while two imports run are listed by two servers after ${Math.round(p50)} ms at the median and ${Math.round(most)} at most, ${Math.round(mostApart)} apart at most, load ${loads()}`,
    )
  } finally {
    for (const importing of imports) await importing.stop()
    await database.close()
    await other.stop()
  }
}

async function importBeside(name: string) {
  const file = join(folder, `${name}.jsonl`)
  await writeMore(listingsFolder ?? '', file, name, importedAtMost)
  const url = store.databaseUrl
  // A host that lists nothing takes nothing in.
  return startImport(file, `Bench ${name}`, { DATA_DIR: dataDir, SOURCES: 'live', ...(url && { DATABASE_URL: url }) })
}

async function countListings(): Promise<number> {
  const database = connectBeside(store)
  try {
    return await createListingStore({ database, clock }).count()
  } finally {
    await database.close()
  }
}

async function tellMemory(when: string): Promise<void> {
  const found = await web?.memory()
  const { rss, peak, heap, buffers } = found ?? { rss: 0, peak: 0, heap: 0, buffers: 0 }
  console.log(
    `${when.padEnd(16)} ${Math.round(rss)} MB resident (at most ${Math.round(peak)} so far), ${Math.round(heap)} MB of heap, ${Math.round(buffers)} MB of buffers`,
  )
}

function sizeOf(directory: string): number {
  return readdirSync(directory).reduce((sum, name) => {
    const file = statSync(join(directory, name))
    return sum + (file.isFile() && name.startsWith('scry.sqlite') ? file.size : 0)
  }, 0)
}
