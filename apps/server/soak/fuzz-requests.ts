// node --expose-gc apps/server/soak/fuzz-requests.ts [--requests 100000] [--seed 1] [--limits raised|default]
// Malformed requests over all routes, from the published document and hand-made grammars: no 5xx, no crash, no growth of memory beyond 64 MB; at default limits also 429 with Retry-After.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { connect } from '../src/database/connect.ts'
import { migrate } from '../src/database/migrate.ts'
import { migrations } from '../src/database/migrations.ts'
import { systemClock as clock } from '../src/platform/clock.ts'
import { randomIds as ids } from '../src/platform/ids.ts'
import { createFileMailer } from '../src/platform/mailer.ts'
import { defaultLimits, type Limits } from '../src/platform/rate-limits.ts'
import { writtenMailsIn } from '../src/platform/written-mails.ts'
import { seeded } from '../src/testing/fuzz-requests.ts'
import { runFuzz } from '../src/testing/fuzz-run.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    limits: { type: 'string', default: 'both' },
  },
})
const requests = Number(values.requests)
const seed = Number(values.seed)
const allowedGrowthMb = 64
const raised = Object.fromEntries(
  Object.keys(defaultLimits).map((name) => [name, { count: 10_000_000, windowMs: 60_000 }]),
) as unknown as Limits

if (values.limits !== 'default') await run('raised', raised, requests)
// The allowances are spent after a few thousand.
if (values.limits !== 'raised') await run('default', defaultLimits, Math.ceil(requests / 10))

async function run(name: string, limits: Limits, count: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-fuzz-'))
  const database = connect({ databaseUrl: undefined, dataDir })
  await migrate(database, migrations, clock)
  const { app } = await createApp({
    ...{ config: readConfig({ DATA_DIR: dataDir, SOURCES: 'off' }), database, clock, ids, limits, logger: false },
    ...{ mailer: createFileMailer(writtenMailsIn(dataDir)), webDirectory: dataDir, mayPrintLinks: false },
    print: () => {},
  })
  await app.ready()
  const from = performance.now()
  let startMb = 0
  // Caches fill in the first tenth.
  const each = (sent: number) => {
    if (sent === Math.floor(count / 10)) startMb = memoryMb()
  }
  const { statuses, failures } = await runFuzz(app, { requests: count, random: seeded(seed), each })
  const grownMb = Math.round((memoryMb() - startMb) * 10) / 10
  const seconds = Math.round((performance.now() - from) / 1000)
  const figures = { soak: 'fuzz-requests', limits: name, seed, requests: count, seconds, grownMb, statuses, failures }
  console.log(JSON.stringify(figures))
  await app.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
  const isLimited = (statuses[429] ?? 0) > 0
  if (failures.length > 0 || grownMb > allowedGrowthMb || isLimited !== (name === 'default')) process.exitCode = 1
}

function memoryMb(): number {
  if (!globalThis.gc) throw new Error('Start with --expose-gc: memory is looked at after a collection.')
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}
