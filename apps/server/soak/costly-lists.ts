// node apps/server/soak/costly-lists.ts [--seconds 15]
// Twenty clients that ask for the costliest lists without a pause, from one address and from twenty, while others search: 95 of 100 of the others have their answer within 100 ms.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startServerProcess } from '../src/testing/server-process.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' } } })
const attackMs = Number(values.seconds) * 1000
const clients = 20
const allowedMs = 100
const failures: string[] = []
const dataDir = mkdtempSync(join(tmpdir(), 'scry-lists-'))
const server = await startServerProcess({ DATA_DIR: dataDir, SOURCES: 'sample', TRUST_PROXY: '1' })

/** As many and as long words as the contract takes, or took before it counted them. */
function costly(most: { skills: number; interests: number; titles: number; suppose: number; languages: number }) {
  const said = (count: number, word: string) =>
    Array.from({ length: count }, (_, at) => `${word} engineer python react data ${at} `.repeat(8).slice(0, 199))
  return JSON.stringify({
    ...Object.fromEntries(Object.entries(most).map(([name, count]) => [name, said(count, name)])),
    limit: 200,
  })
}
const before = { skills: 100, interests: 100, titles: 100, suppose: 100, languages: 100 }
const now = { skills: 60, interests: 30, titles: 40, suppose: 20, languages: 20 }
const modest = JSON.stringify({ skills: ['React', 'Python', 'SQL'], experience_level: 'entry' })

async function ask(path: string, address: string, body?: string, signal?: AbortSignal) {
  const from = performance.now()
  const answer = await fetch(server.url + path, {
    ...(body ? { method: 'POST', body } : {}),
    headers: { 'x-forwarded-for': address, ...(body ? { 'content-type': 'application/json' } : {}) },
    signal: signal ?? null,
  })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - from }
}
const personal = '/api/get-personalized-jobs'

for (;;) {
  const answer = await fetch(`${server.url}/api/health`)
  const { index } = (await answer.json()) as { index: { state: string; listings: number } }
  if (index.state === 'ready' && index.listings >= 10_000) break
  await pause(500)
}
const isCounted = (await ask(personal, '192.0.2.1', costly(before))).status === 400
const worst = costly(isCounted ? now : before)
const alone = await Promise.all([ask(personal, '192.0.2.1', worst)])
console.log(JSON.stringify({ wordsAreCounted: isCounted, costliestMs: Math.round(alone[0]?.ms ?? 0) }))

for (const addresses of [1, clients]) {
  const over = new AbortController()
  let attacks = 0
  const attack = Array.from({ length: clients }, async (_, at) => {
    while (!over.signal.aborted) {
      const done = await ask(personal, `198.51.100.${1 + (at % addresses)}`, worst, over.signal).catch(() => undefined)
      if (done) attacks += 1
    }
  })
  const waits: number[] = []
  const from = performance.now()
  for (let at = 0; performance.now() - from < attackMs; at += 1) {
    const address = `203.0.${at >> 8}.${1 + (at & 255)}`
    const { ms } = await (at % 2 === 0 ? ask('/api/search-jobs?q=data', address) : ask(personal, address, modest))
    waits.push(ms)
    await pause(20)
  }
  over.abort()
  await Promise.all(attack)
  waits.sort((a, b) => a - b)
  const at = (share: number) => Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0)
  const figures = { requests: waits.length, p50: at(0.5), p95: at(0.95), longest: at(1) }
  console.log(JSON.stringify({ clients, addresses, attacks, others: figures }))
  if (figures.p95 > allowedMs) failures.push(`${addresses} addresses: 95 of 100 others within ${figures.p95} ms`)
}
await server.end('SIGTERM')
rmSync(dataDir, { recursive: true, force: true })
console.log(JSON.stringify({ soak: 'costly-lists', failures }))
process.exitCode = failures.length === 0 ? 0 : 1
