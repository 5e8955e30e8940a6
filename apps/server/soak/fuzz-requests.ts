// node --expose-gc apps/server/soak/fuzz-requests.ts [--requests 100000] [--seed 1]
// Malformed requests over all routes with raised limits: no 5xx, no crash, and no growth of memory beyond 64 MB.
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
import { signUp } from '../src/testing/browser.ts'
import { fuzzedRequest, type OpenApiDocument, seeded } from '../src/testing/fuzz-requests.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const allowedGrowthMb = 64
const dataDir = mkdtempSync(join(tmpdir(), 'scry-fuzz-'))
const database = connect({ databaseUrl: undefined, dataDir })
await migrate(database, migrations, clock)
const limits = Object.fromEntries(
  Object.keys(defaultLimits).map((name) => [name, { count: 10_000_000, windowMs: 60_000 }]),
) as unknown as Limits
const { app } = await createApp({
  ...{ config: readConfig({ DATA_DIR: dataDir, SOURCES: 'off' }), database, clock, ids, limits, logger: false },
  ...{
    mailer: createFileMailer(writtenMailsIn(dataDir)),
    webDirectory: dataDir,
    mayPrintLinks: false,
    print: () => {},
  },
})
await app.ready()
let person = await signUp({ app }, 'fuzz@example.org')
const document = (await app.inject({ url: '/api/openapi.json' })).json<OpenApiDocument>()
const random = seeded(Number(values.seed))
const statuses: Record<string, number> = {}
const failures: string[] = []
const requests = Number(values.requests)
const from = performance.now()
let startMb = 0
for (let sent = 0; sent < requests; sent += 1) {
  // Some requests log out.
  if (sent % 500 === 499) person = await signUp({ app }, `fuzz${sent}@example.org`)
  // Caches fill in the first tenth.
  if (sent === Math.floor(requests / 10)) startMb = memoryMb()
  const request = fuzzedRequest(document, random, [person.accountId])
  const cookies = random() < 0.5 ? Object.fromEntries(person.cookies) : {}
  const { statusCode, body } = await app.inject({ ...request, cookies })
  statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
  const isFine = statusCode < 500 || statusCode === 501 || statusCode === 503
  if (!isFine) failures.push(`${request.method} ${request.url} ${String(request.payload).slice(0, 200)} -> ${body}`)
}
const grownMb = Math.round(memoryMb() - startMb)
const seconds = Math.round((performance.now() - from) / 1000)
console.log(
  JSON.stringify({ soak: 'fuzz-requests', seed: Number(values.seed), requests, seconds, grownMb, statuses, failures }),
)
await app.close()
await database.close()
rmSync(dataDir, { recursive: true, force: true })
if (failures.length > 0 || grownMb > allowedGrowthMb) process.exitCode = 1

function memoryMb(): number {
  if (globalThis.gc) globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}
