/**
 * The server under load, beside a bare Fastify route that returns the same bytes:
 * `npm run bench:server-load -- [--clients=16] [--seconds=10] [--listings=100000]` (the sample catalogue without a number). DATABASE_URL moves it to PostgreSQL.
 * At least 500 distinct queries; nothing caches results. CPU is that of the answering process.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadIndex } from '../packages/search/src/listing-index.ts'
import { drive, type Figures, type Shot, send, startProgram } from './server/driven.ts'
import { fillListings } from './server/fill-listings.ts'

const option = (name: string, fallback: number) =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)
const clients = option('clients', 16)
const durationMs = option('seconds', 10) * 1000
const wanted = option('listings', 0)
const folder = mkdtempSync(join(tmpdir(), 'scry-load-'))
const root = join(import.meta.dirname, '..')
if (wanted > 0) await fillListings(join(folder, 'data'), wanted)
const server = await startProgram([join(root, 'apps/server/src/main.ts')], {
  ...{ DATA_DIR: join(folder, 'data'), PORT: '0', SOURCES: wanted > 0 ? 'off' : 'sample', LOG_LEVEL: 'warn' },
})
try {
  const listings = await untilListed()
  console.log(`${listings} listings, ${clients} clients, load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
  const row = (cells: readonly (string | number)[]) =>
    console.log(cells.map((cell, at) => String(cell).padEnd(at === 0 ? 24 : 11)).join(''))
  row(['call', 'requests', 'per s', 'p50 ms', 'p95 ms', 'p99 ms', 'p99 half', 'CPU µs', 'bare µs', 'added µs'])
  for (const [name, shots] of Object.entries(await scenarios())) {
    const recorded = await record(shots)
    await drive(server, shots, { clients, durationMs: 2000 })
    const full = await drive(server, shots, { clients, durationMs })
    const half = await drive(server, shots, { clients, durationMs, perSecond: full.perSecond / 2 })
    const bare = await bareFigures(recorded, shots)
    const shown = (value: number) => value.toFixed(1)
    row([
      ...[name, full.requests, Math.round(full.perSecond), shown(full.p50), shown(full.p95), shown(full.p99)],
      ...[shown(half.p99), Math.round(full.cpuMicros), Math.round(bare.cpuMicros)],
      Math.round(full.cpuMicros - bare.cpuMicros),
    ])
  }
  console.log(`\nThe engine alone, same words and facets: ${Math.round(engineMicros())} µs CPU a search.`)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
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

async function scenarios(): Promise<Record<string, Shot[]>> {
  const words = await queries()
  const email = `load-${Date.now()}@example.org`
  const password = 'Quiet-harbour-lamp-7'
  const post = (path: string, body: object, cookie?: string): Shot => ({
    ...{ method: 'POST', path, body: JSON.stringify(body) },
    ...(cookie && { cookie }),
  })
  await send(server.address, post('/v1/account', { userId: 'unique()', email, password, name: 'Load' }))
  const session = await send(server.address, post('/v1/account/sessions/email', { email, password }))
  const cookie = session.cookies.map((line) => line.split(';')[0]).join('; ')
  const users = '/v1/databases/scry/collections/users/documents'
  const profile = { name: 'Load', skills: ['React', 'SQL', 'Python'], experience_level: 'entry', location: 'Austin' }
  await send(server.address, post(users, { documentId: 'unique()', data: profile }, cookie))
  const skills = words.filter((word) => !word.includes(' '))
  return {
    'search-jobs': words.map((word) => ({ method: 'GET', path: `/api/search-jobs?q=${encodeURIComponent(word)}` })),
    'get-personalized-jobs': words.map((_, at) =>
      post('/api/get-personalized-jobs', {
        skills: [skills[at % skills.length], skills[(at * 7 + 3) % skills.length], 'SQL', 'React'],
        ...{ location: 'flexible', job_type: 'internship', experience_level: 'entry' },
      }),
    ),
    'profile read': [{ method: 'GET', path: users, cookie }],
    'search with matches': words.map((word) => ({
      ...{ method: 'GET', path: `/api/search-jobs?q=${encodeURIComponent(word)}`, cookie },
    })),
  }
}

async function record(shots: readonly Shot[]): Promise<string> {
  const bodies: string[] = []
  for (const shot of shots.slice(0, 200)) bodies.push((await send(server.address, shot)).body)
  const file = join(folder, 'recorded.json')
  writeFileSync(file, JSON.stringify(bodies))
  return file
}

async function bareFigures(recorded: string, shots: readonly Shot[]): Promise<Figures> {
  const bare = await startProgram([join(import.meta.dirname, 'server/bare-route.ts'), recorded], {})
  try {
    await drive(bare, shots, { clients, durationMs: 1000 })
    return await drive(bare, shots, { clients, durationMs: Math.min(durationMs, 4000) })
  } finally {
    await bare.stop()
  }
}

/** The same searches on the server's own snapshot, without a server around them. */
function engineMicros(): number {
  const file = readFileSync(join(folder, 'data/listings.index'))
  const index = loadIndex(new Uint8Array(file.subarray(file.indexOf('\n') + 1)), { getText: () => undefined })
  const facets = ['type', 'level', 'workplace', 'source', 'posted', 'deadline'] as const
  const words = ['nurse', 'engineer', 'marketing', 'data analyst', 'teacher', 'intern', 'welder', 'hotel manager']
  const search = (text: string) =>
    index.search({ text, prefix: true, filters: { kind: 'job' }, facets, openOnly: true, now: Date.now(), limit: 20 })
  for (let warm = 0; warm < 400; warm += 1) search(words[warm % words.length] ?? '')
  const before = process.cpuUsage()
  for (let at = 0; at < 800; at += 1) search(words[at % words.length] ?? '')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 800
}
