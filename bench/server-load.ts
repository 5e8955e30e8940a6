/**
 * The server under load on either engine, beside a bare Fastify route that returns the same bytes at the same rate and
 * beside the search engine alone: `npm run bench:server -- [--engine=postgres] [--write] [--clients=16] [--seconds=10]
 * [--listings=100000] [--changes=20] [--only=search-jobs]` (the sample catalogue without a number). `--changes` writes
 * that many listings a second meanwhile. `--write` puts the table into docs/bench-server.md. At least 500 distinct
 * queries; nothing caches answers. CPU is that of the answering process. Two quiet processors are needed for figures
 * that last.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../apps/server/src/testing/postgres.ts'
import { askedWords } from './server/asked-words.ts'
import { changeListings } from './server/change-listings.ts'
import { drive, type Figures, type Shot, send, startProgram } from './server/driven.ts'
import { engineAlone } from './server/engine-alone.ts'
import { fillListings } from './server/fill-listings.ts'
import { type Scenario, scenarios } from './server/scenarios.ts'
import { writeTable } from './server/write-table.ts'

const text = (name: string, fallback: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback
const engine = text('engine', 'sqlite')
const clients = Number(text('clients', '16'))
const durationMs = Number(text('seconds', '10')) * 1000
const wanted = Number(text('listings', '0'))
const changes = Number(text('changes', '0'))
const only = text('only', '').split(',')
const folder = mkdtempSync(join(tmpdir(), 'scry-load-'))
const root = join(import.meta.dirname, '..')
const cluster = engine === 'postgres' ? await startPostgres() : undefined
const store = { dataDir: join(folder, 'data'), databaseUrl: cluster?.urlOf('postgres') }
if (wanted > 0) await fillListings(store, wanted)
const server = await startProgram([join(root, 'apps/server/src/main.ts')], {
  ...{ DATA_DIR: store.dataDir, PORT: '0', SOURCES: wanted > 0 ? 'off' : 'sample', TRUST_PROXY: '1' },
  ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }),
})
const loadAtStart = loadavg()[0] ?? 0
const columns = ['call', 'requests', 'per s', 'p50 ms', 'p95 ms', 'p99 ms', 'p99 half', 'first µs', 'CPU µs']
columns.push('bare µs', 'engine µs', 'added µs')
try {
  const listings = await untilListed()
  const words = await askedWords(server.address)
  const asked = await scenarios(server.address, words)
  const chosen = asked.filter(({ name }) => only.includes('') || only.includes(name))
  const changing = changes > 0 ? changeListings({ ...store, perSecond: changes }) : undefined
  const measured: { scenario: Scenario; cells: string[]; full: Figures; bare: Figures; first: number | undefined }[] =
    []
  for (const scenario of chosen) {
    const { name, shots } = scenario
    const recorded = await record(shots)
    const warming = await drive(server, shots, {
      clients,
      ...(scenario.engine ? { turns: shots.length } : { durationMs: 2000 }),
    })
    const full = await drive(server, shots, { clients, durationMs })
    const half = await drive(server, shots, { clients, durationMs, perSecond: full.perSecond / 2 })
    const bare = await bareFigures(recorded, shots, full.perSecond)
    const times = [full.p50, full.p95, full.p99, half.p99].map((value) => value.toFixed(1))
    const cells = [name, String(full.requests), full.perSecond.toFixed(0), ...times]
    measured.push({ scenario, cells, full, bare, first: scenario.engine && warming.cpuMicros })
    console.log([...cells, full.cpuMicros.toFixed(0), bare.cpuMicros.toFixed(0)].join('  '))
  }
  await changing?.stop()
  const alone = await engineAlone(store, chosen, words.length)
  const lines = measured.map(({ scenario, cells, full, bare, first }) => {
    const ours = alone.get(scenario.name)
    const added = full.cpuMicros - bare.cpuMicros - (ours ?? 0)
    return [...cells, ...[first, full.cpuMicros, bare.cpuMicros, ours, added].map((value) => value?.toFixed(0) ?? '')]
  })
  const about = [
    `${new Date().toISOString().slice(0, 16)}Z, commit ${commit()}, ${cpus().length} x ${cpus()[0]?.model ?? ''},`,
    `load of the machine ${loadAtStart.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after,`,
    `${listings} listings, ${changes} of them changed a second, ${clients} clients, ${words.length} distinct queries,`,
    'log level info.',
  ].join(' ')
  const table = writeTable(columns, lines)
  console.log(`\n${about}\n\n${table}`)
  if (process.argv.includes('--write')) keep(engine, `${about}\n\n${table}`)
} finally {
  await server.stop()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString().trim()
}

/** Replaces the section of this engine. */
function keep(name: string, body: string): void {
  const path = join(root, 'docs/bench-server.md')
  const title = wanted > 0 ? `${name}, ${wanted} listings` : name
  const sections = readFileSync(path, 'utf8').split(/^(?=## )/m)
  const others = sections.filter((section) => !section.startsWith(`## ${title}\n`)).map((section) => section.trimEnd())
  writeFileSync(path, `${[...others, `## ${title}\n${body}`].join('\n\n')}\n`)
}

/** Until the index is ready and nothing more has come for two seconds. */
async function untilListed(): Promise<number> {
  for (let before = 0; ; ) {
    const { body } = await send(server.address, { method: 'GET', path: '/api/health' })
    const { index } = JSON.parse(body) as { index: { state: string; listings: number } }
    const isReady = index.state === 'ready' && index.listings >= (wanted || 10_000)
    if (isReady && index.listings === before) return before
    before = isReady ? index.listings : 0
    await pause(2000)
  }
}

async function record(shots: readonly Shot[]): Promise<string> {
  const bodies: string[] = []
  for (const shot of shots.slice(0, 200)) bodies.push((await send(server.address, shot)).body)
  const file = join(folder, 'recorded.json')
  writeFileSync(file, JSON.stringify(bodies))
  return file
}

/** At the rate that the product was measured at: a busier client is woken less, which makes each answer cheaper. */
async function bareFigures(recorded: string, shots: readonly Shot[], perSecond: number): Promise<Figures> {
  const bare = await startProgram([join(import.meta.dirname, 'server/bare-route.ts'), recorded], {})
  try {
    await drive(bare, shots, { clients, durationMs: 1000 })
    return await drive(bare, shots, { clients, durationMs, perSecond })
  } finally {
    await bare.stop()
  }
}
