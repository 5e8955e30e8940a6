// node apps/server/soak/kill-rounds.ts [--rounds 50] [--writers 6] [--writes 200] [--seconds 1500] [--seed 1] [--engine sqlite|postgres|both]
// Kills the server under writing load, looks for every acknowledged write and mail, prints one line of JSON an engine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seededRandom } from '@scry/fictional/seeded-random'
import { runKillRounds } from '../src/testing/kill-rounds.ts'
import { startPostgres } from '../src/testing/postgres.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    writers: { type: 'string', default: '6' },
    writes: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'both' },
  },
})
const engines = values.engine === 'both' ? ['sqlite', 'postgres'] : [values.engine]
for (const engine of engines) {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-soak-'))
  const cluster = engine === 'postgres' ? await startPostgres() : undefined
  const from = performance.now()
  const result = await runKillRounds({
    rounds: Number(values.rounds),
    writers: Number(values.writers),
    env: { DATA_DIR: dataDir, DATABASE_URL: cluster?.urlOf('postgres') },
    mostMs: Number(values.seconds) * 1000,
    random: seededRandom(Number(values.seed)),
    mostWritesPerRound: Number(values.writes),
  })
  await cluster?.stop()
  rmSync(dataDir, { recursive: true, force: true })
  const seconds = Math.round((performance.now() - from) / 1000)
  console.log(JSON.stringify({ soak: 'kill-rounds', engine, seed: Number(values.seed), seconds, ...result }))
  if (result.losses.length > 0 || result.rounds === 0) process.exitCode = 1
}
