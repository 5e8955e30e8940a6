// node apps/server/soak/reading-attacks.ts [--others 100] [--per-second 4] [--students 60] [--only campus|one|twenty]
// Files that take five seconds, over four connections each, from one address and from twenty, while others register: 95 of 100 within 3 s, 90 of 100 within 5 s. And 60 students behind one address, all within 10 s.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type AttackPlan, attackReading, campus, resumesOfPeople } from '../src/testing/reading-attack.ts'
import { startServerProcess } from '../src/testing/server-process.ts'

const { values } = parseArgs({
  options: {
    others: { type: 'string', default: '100' },
    'per-second': { type: 'string', default: '4' },
    students: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
})
const others = Number(values.others)
const resumes = await resumesOfPeople(12)
const failures: string[] = []

async function onFreshServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-reading-'))
  const server = await startServerProcess({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
  // The children start with the server.
  await campus(server.url, 2, resumes, '192.0.2.1')
  const result = await work(server.url)
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
  return result
}

function judge(what: string, times: readonly number[], asked: number, share: number, withinMs: number) {
  const within = times.filter((ms) => ms <= withinMs).length
  if (within < asked * share) failures.push(`${what}: ${within} of ${asked} within ${withinMs} ms`)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]
  return { within: `${within} of ${asked} in ${withinMs} ms`, p50: at(0.5), p95: at(0.95), longest: times.at(-1) }
}

if (values.only === undefined || values.only === 'campus') {
  const students = Number(values.students)
  const { times, refused } = await onFreshServer((url) => campus(url, students, resumes))
  console.log(JSON.stringify({ campus: students, ...judge('campus', times, students, 1, 10_000), refused }))
}
for (const [name, attackers, share, withinMs] of [
  ['one', 1, 0.95, 3000],
  ['twenty', 20, 0.9, 5000],
] as const) {
  if (values.only !== undefined && values.only !== name) continue
  const plan: AttackPlan = { attackers, connections: 4, others, perSecond: Number(values['per-second']), leadMs: 2000 }
  const { times, refused, attackAnswers } = await onFreshServer((url) => attackReading(url, plan, resumes))
  console.log(JSON.stringify({ attackers, ...judge(name, times, others, share, withinMs), refused, attackAnswers }))
}
console.log(JSON.stringify({ soak: 'reading-attacks', failures }))
process.exitCode = failures.length === 0 ? 0 : 1
