// node --expose-gc apps/server/soak/fuzz-requests.ts [--requests 100000] [--seed 1] [--limits raised|default]
// Malformed requests over all routes, from the published document and hand-made grammars: no 5xx, no crash, no growth of memory beyond 64 MB; at default limits also 429 with Retry-After.
import { parseArgs } from 'node:util'
import { seededRandom } from '@scry/fictional/seeded-random'
import { defaultLimits, type Limits } from '../src/platform/rate-limits.ts'
import { runFuzz } from '../src/testing/fuzz-run.ts'
import { movableClock, openSoakServer } from '../src/testing/open-server.ts'

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
  const { server, close } = await openSoakServer({ limits, clock: { ...movableClock(), now: () => Date.now() } })
  const { app } = server
  await app.ready()
  const from = performance.now()
  let startMb = 0
  // Caches fill in the first tenth.
  const each = (sent: number) => {
    if (sent === Math.floor(count / 10)) startMb = memoryMb()
  }
  const { statuses, failures } = await runFuzz(app, { requests: count, random: seededRandom(seed), each })
  const grownMb = Math.round((memoryMb() - startMb) * 10) / 10
  const seconds = Math.round((performance.now() - from) / 1000)
  const figures = { soak: 'fuzz-requests', limits: name, seed, requests: count, seconds, grownMb, statuses, failures }
  console.log(JSON.stringify(figures))
  await close()
  const isLimited = (statuses[429] ?? 0) > 0
  if (failures.length > 0 || grownMb > allowedGrowthMb || isLimited !== (name === 'default')) process.exitCode = 1
}

function memoryMb(): number {
  if (!globalThis.gc) throw new Error('Start with --expose-gc: memory is looked at after a collection.')
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}
