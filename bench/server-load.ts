/**
 * The server under load on either engine, beside a bare Fastify route that returns the same bytes at the same rate:
 * `npm run bench:server -- [--engine=postgres] [--write] [--clients=16] [--seconds=10] [--listings=100000]` (the sample
 * catalogue without a number). `--write` puts the table into docs/bench-server.md. At least 500 distinct queries;
 * nothing caches results. CPU is that of the answering process. Two quiet processors are needed for figures that last.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../apps/server/src/testing/postgres.ts'
import { loadIndex } from '../packages/search/src/listing-index.ts'
import { drive, type Figures, type Shot, send, startProgram } from './server/driven.ts'
import { fillListings } from './server/fill-listings.ts'
import { writeTable } from './server/write-table.ts'

const text = (name: string, fallback: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback
const engine = text('engine', 'sqlite')
const clients = Number(text('clients', '16'))
const durationMs = Number(text('seconds', '10')) * 1000
const wanted = Number(text('listings', '0'))
const people = 40
const users = '/v1/databases/scry/collections/users/documents'
const password = 'Quiet-harbour-lamp-7'
const folder = mkdtempSync(join(tmpdir(), 'scry-load-'))
const root = join(import.meta.dirname, '..')
const cluster = engine === 'postgres' ? await startPostgres() : undefined
const databaseUrl = cluster?.urlOf('postgres')
if (wanted > 0) await fillListings({ dataDir: join(folder, 'data'), databaseUrl }, wanted)
const server = await startProgram([join(root, 'apps/server/src/main.ts')], {
  ...{ DATA_DIR: join(folder, 'data'), PORT: '0', SOURCES: wanted > 0 ? 'off' : 'sample', TRUST_PROXY: '1' },
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})
const loadAtStart = loadavg()[0] ?? 0
const columns = ['call', 'requests', 'per s', 'p50 ms', 'p95 ms', 'p99 ms', 'p99 half', 'CPU µs', 'bare µs', 'added µs']
try {
  const listings = await untilListed()
  const lines: string[][] = []
  const words = await queries()
  const shotsOf = await scenarios(words)
  for (const [name, shots] of Object.entries(shotsOf)) {
    const recorded = await record(shots)
    await drive(server, shots, { clients, durationMs: 2000 })
    const full = await drive(server, shots, { clients, durationMs })
    const half = await drive(server, shots, { clients, durationMs, perSecond: full.perSecond / 2 })
    const bare = await bareFigures(recorded, shots, full.perSecond)
    const cells = [full.p50, full.p95, full.p99, half.p99].map((value) => value.toFixed(1))
    const micros = [full.cpuMicros, bare.cpuMicros, full.cpuMicros - bare.cpuMicros].map((value) => value.toFixed(0))
    lines.push([name, String(full.requests), full.perSecond.toFixed(0), ...cells, ...micros])
    console.log(lines.at(-1)?.join('  '))
  }
  const distinct = words.length
  // The server has written its index to the disk by now.
  const engineAlone = engineMicros(words)
  const about = [
    `${new Date().toISOString().slice(0, 16)}Z, commit ${commit()}, ${cpus().length} x ${cpus()[0]?.model ?? ''},`,
    `load of the machine ${loadAtStart.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after,`,
    `${listings} listings, ${clients} clients, ${distinct} distinct queries, log level info.`,
    `The search engine alone takes ${engineAlone.toFixed(0)} µs CPU for one of the same searches.`,
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
  const sections = readFileSync(path, 'utf8').split(/^(?=## )/m)
  const others = sections.filter((section) => !section.startsWith(`## ${name}\n`)).map((section) => section.trimEnd())
  writeFileSync(path, `${[...others, `## ${name}\n${body}`].join('\n\n')}\n`)
}

async function untilListed(): Promise<number> {
  for (;;) {
    const { body } = await send(server.address, { method: 'GET', path: '/api/health' })
    const { index } = JSON.parse(body) as { index: { state: string; listings: number } }
    if (index.state === 'ready' && index.listings >= (wanted || 10_000)) return index.listings
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Words of titles in the catalogue, singly and in pairs. */
async function queries(): Promise<string[]> {
  const words = new Set<string>()
  for (let after: string | null = ''; after !== null && words.size < 700; ) {
    const { body } = await send(server.address, {
      method: 'GET',
      path: `/api/search-jobs?limit=200${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`,
    })
    const { jobs, next } = JSON.parse(body) as { jobs: { title: string }[]; next: string | null }
    for (const { title } of jobs) {
      const [first = '', second = ''] = title.toLowerCase().match(/\p{L}{3,}/gu) ?? []
      words.add(first)
      words.add(`${first} ${second}`.trim())
    }
    after = next
  }
  return [...words]
}

interface Person {
  readonly email: string
  readonly cookie: string
}

function post(path: string, body: object, cookie?: string, from?: string): Shot {
  return { method: 'POST', path, body: JSON.stringify(body), ...(cookie && { cookie }), ...(from && { from }) }
}

async function openAccount(number: number): Promise<Person> {
  const email = `load-${number}@example.org`
  await send(server.address, post('/v1/account', { userId: 'unique()', email, password, name: 'Load' }))
  const session = await send(server.address, post('/v1/account/sessions/email', { email, password }))
  const cookie = session.cookies.map((line) => line.split(';')[0]).join('; ')
  const profile = { name: 'Load', skills: ['React', 'SQL', 'Python'], experience_level: 'entry', location: 'Austin' }
  await send(server.address, post(users, { documentId: 'unique()', data: profile }, cookie))
  return { email, cookie }
}

async function scenarios(words: readonly string[]): Promise<Record<string, Shot[]>> {
  const known: Person[] = []
  for (let number = 0; number < people; number += 1) known.push(await openAccount(number))
  const cookieAt = (at: number) => known[at % people]?.cookie ?? ''
  const skills = words.filter((word) => !word.includes(' '))
  return {
    'search-jobs': words.map((word) => ({ method: 'GET', path: `/api/search-jobs?q=${encodeURIComponent(word)}` })),
    'get-personalized-jobs': words.map((_, at) =>
      post(
        '/api/get-personalized-jobs',
        {
          skills: [skills[at % skills.length], skills[(at * 7 + 3) % skills.length], 'SQL', 'React'],
          ...{ location: 'flexible', job_type: 'internship', experience_level: 'entry' },
        },
        cookieAt(at),
      ),
    ),
    'search with matches': words.map((word, at) => ({
      ...{ method: 'GET', path: `/api/search-jobs?q=${encodeURIComponent(word)}`, cookie: cookieAt(at) },
    })),
    'profile read': known.map(({ cookie }) => ({ method: 'GET', path: users, cookie })),
    // A prime number of addresses, so that every person comes from many.
    login: Array.from({ length: 8009 }, (_, at) =>
      post(
        '/v1/account/sessions/email',
        { email: known[at % people]?.email, password },
        undefined,
        `10.1.${at >> 8}.${at & 255}`,
      ),
    ),
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

/** The same searches on the server's own snapshot, without a server around them. */
function engineMicros(words: readonly string[]): number {
  const file = readFileSync(join(folder, 'data/listings.index'))
  const index = loadIndex(new Uint8Array(file.subarray(file.indexOf('\n') + 1)), { getText: () => undefined })
  const facets = ['type', 'level', 'workplace', 'source', 'posted', 'deadline'] as const
  const search = (text: string) =>
    index.search({ text, prefix: true, filters: { kind: 'job' }, facets, openOnly: true, now: Date.now(), limit: 20 })
  for (const word of words) search(word)
  const before = process.cpuUsage()
  const rounds = 4
  for (let round = 0; round < rounds; round += 1) for (const word of words) search(word)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / (rounds * words.length)
}
