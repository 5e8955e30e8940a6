// node apps/server/soak/first-listings.ts [--delay 300]
// The first start behind a recorded internet that takes 300 ms a request: seconds until 500 real jobs and 30 hackathons are listed, and until their samples are gone.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Facts } from '@scry/contracts/health-routes'
import { inventFeeds } from '../src/testing/invented-feeds.ts'
import { openRecordedInternet } from '../src/testing/recorded-internet.ts'
import { startServerProcess } from '../src/testing/server-process.ts'

const { values } = parseArgs({ options: { delay: { type: 'string', default: '300' } } })
const dataDir = mkdtempSync(join(tmpdir(), 'scry-soak-'))
const internet = await openRecordedInternet(inventFeeds().answering, { delayMs: Number(values.delay) })
const from = performance.now()
const server = await startServerProcess({ DATA_DIR: dataDir, SOURCES: 'auto', ...internet.env })
const seconds = () => Math.round((performance.now() - from) / 100) / 10
const times: Record<string, number> = { ready: seconds() }
const readFacts = async () => (await (await fetch(`${server.url}/api/facts`)).json()) as Facts
let employers: number | null = null
const note = (name: string, isSo: boolean) => {
  if (isSo) times[name] ??= seconds()
}
while (times.noSample === undefined && seconds() < 240) {
  const { arrival, sample, preparing, organisations } = await readFacts()
  note('lists', preparing === null)
  note('jobs500', (arrival?.jobs ?? 0) >= 500)
  note('hackathons30', (arrival?.hackathons ?? 0) >= 30)
  note('noSample', preparing === null && !sample)
  if (times.noSample !== undefined) employers = organisations
  await pause(500)
}
const requests = internet.asked.length
await server.end('SIGTERM')
await internet.close()
rmSync(dataDir, { recursive: true, force: true })
const held = Math.max(times.jobs500 ?? 999, times.hackathons30 ?? 999) <= 120
console.log(
  JSON.stringify({ soak: 'first-listings', delayMs: Number(values.delay), requests, seconds: times, employers, held }),
)
if (!held) process.exitCode = 1
