// node apps/server/soak/ingestion-kills.ts [--rounds 20] [--seed 1] [--engine sqlite|postgres|both]
// Kills the server while it takes in a recorded internet, looks then for every item of every unit, prints one line of JSON an engine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seededRandom } from '@scry/fictional/seeded-random'
import { runIngestionKills } from '../src/testing/ingestion-kills.ts'
import { startPostgres } from '../src/testing/postgres.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'both' },
  },
})
for (const engine of values.engine === 'both' ? ['sqlite', 'postgres'] : [values.engine]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-soak-'))
  const cluster = engine === 'postgres' ? await startPostgres() : undefined
  const from = performance.now()
  const env = { DATA_DIR: dataDir, DATABASE_URL: cluster?.urlOf('postgres') }
  // Nearly all of the boards of Greenhouse, the lists of students and the hackathons.
  const result = await runIngestionKills({
    rounds: Number(values.rounds),
    env,
    random: seededRandom(Number(values.seed)),
    listings: 5000,
    imported: 4000,
  })
  await cluster?.stop()
  rmSync(dataDir, { recursive: true, force: true })
  const seconds = Math.round((performance.now() - from) / 1000)
  console.log(JSON.stringify({ soak: 'ingestion-kills', engine, seed: Number(values.seed), seconds, ...result }))
  if (result.faults.length > 0 || result.listings === 0) process.exitCode = 1
}
