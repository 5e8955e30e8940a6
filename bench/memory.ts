/**
 * What a server holds: `npm run bench:memory -- FOLDER [--turns N]` over the database that `npm run bench:ingest -- ...
 * --keep FOLDER` left. Started as `npm start` does, it is asked by 16 clients for everything that people ask for: lists,
 * personal lists, pages of listings, feeds, profiles, logins and resumes. Megabytes as Linux counts them, after the start,
 * in the use, and after a rest. Counts and bytes hold on a busy machine too; the pause of the rest does not.
 */
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { warmUpDocument } from '../apps/server/src/features/resumes/warm-up-document.ts'
import { childrenOf, residentOf } from './ingest/process-memory.ts'
import { startWeb, untilReady, type WebProcess } from './ingest/web-process.ts'
import { askedWords } from './server/asked-words.ts'
import { drive, type Shot, send } from './server/driven.ts'
import { scenarios } from './server/scenarios.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { turns: { type: 'string', default: '4000' }, rest: { type: 'string', default: '60' } },
})
const [folder] = positionals
if (!folder) throw new Error('Name the folder: npm run bench:memory -- FOLDER')
const clients = 16
const turns = Number(values.turns)
const uploads = 40

const web = await startWeb(folder, { dataDir: join(folder, 'data'), databaseUrl: undefined })
try {
  await untilReady(web, 1)
  await tell(web, 'after the start')
  const shots = await mixed(web.address)
  for (const part of [1, 2, 3, 4]) {
    const { cpuMicros } = await drive(web, shots, { clients, turns: turns / 4 })
    await upload(web.address)
    await tell(web, `after ${(turns / 4) * part} calls`, ` (${Math.round(cpuMicros)} µs a call)`)
  }
  await pause(Number(values.rest) * 1000)
  await tell(web, `${values.rest} s later`)
} finally {
  await web.stop()
}

/** Everything that people ask for, in an order that repeats. */
async function mixed(address: string): Promise<Shot[]> {
  const words = await askedWords(address)
  const asked = await scenarios(address, words)
  const shotsOf = (name: string) => asked.find((one) => one.name === name)?.shots ?? []
  const { body } = await send(address, { method: 'GET', path: '/api/search-jobs?limit=200' })
  const { jobs } = JSON.parse(body) as { jobs: { id: string }[] }
  const get = (path: string): Shot => ({ method: 'GET', path })
  const kinds: readonly (readonly Shot[])[] = [
    ...[shotsOf('search-jobs'), shotsOf('get-personalized-jobs'), shotsOf('search with matches')],
    ...[shotsOf('search-jobs'), shotsOf('profile read')],
    jobs.map(({ id }) => get(`/jobs/${encodeURIComponent(id)}`)),
    jobs.map(({ id }) => get(`/api/listings/${encodeURIComponent(id)}/page`)),
    words.map((word) => get(`/api/search-jobs?limit=100&q=${encodeURIComponent(word)}`)),
    words.map((word) => ({
      ...{ method: 'POST', path: '/api/job-suggestions' },
      body: JSON.stringify({ of: 'place', typed: word.slice(0, 3) }),
    })),
    words.map((word, at) => ({
      ...get(`/api/jobs/feed/${['rss', 'json', 'csv'][at % 3]}?q=${encodeURIComponent(word)}`),
      from: `10.2.${at >> 8}.${at & 255}`,
    })),
    shotsOf('login'),
  ].filter((shots) => shots.length > 0)
  return Array.from({ length: turns }, (_, at) => {
    const shots = kinds[at % kinds.length] ?? []
    return shots[Math.floor(at / kinds.length) % shots.length] as Shot
  })
}

async function upload(address: string): Promise<void> {
  for (let at = 0; at < uploads; at += 1) {
    const form = new FormData()
    form.set('resume', new Blob([warmUpDocument().slice()], { type: 'application/pdf' }), 'resume.pdf')
    const headers = { 'x-forwarded-for': `10.3.0.${at}` }
    const { ok, status } = await fetch(`${address}/api/analyze-resume`, { method: 'POST', body: form, headers })
    if (!ok) throw new Error(`A resume was answered ${status}`)
  }
}

async function tell({ pid, memory }: WebProcess, when: string, what = ''): Promise<void> {
  const { rss, own, files, peak, reserved, heap, buffers } = await memory()
  const readers = childrenOf(pid).map((child) => Math.round(residentOf(child).rss))
  const mb = Object.entries({ rss, own, files, peak, reserved, heap, buffers }).map(
    ([name, value]) => `${name} ${Math.round(value)}`,
  )
  console.log(
    `${when.padEnd(18)} ${mb.join(', ')}; readers ${readers.join(' ')}; load ${loadavg()[0]?.toFixed(1)}${what}`,
  )
}
