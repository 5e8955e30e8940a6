import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@scry/fictional/seeded-random'
import { expect, onTestFinished, test } from 'vitest'
import { runIngestionKills } from './testing/ingestion-kills.ts'
import { freshPostgres } from './testing/test-server.ts'

// More rounds: npm run soak -- ingestion-kills.
test('a kill while listings are taken in, and an import beside that, lose none and double none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-ingestion-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const env = { DATA_DIR: dataDir, DATABASE_URL: await freshPostgres() }
  const { faults, listings } = await runIngestionKills({
    ...{ rounds: 1, env, random: seededRandom(20261123), listings: 320, imported: 200 },
  })
  expect(faults).toEqual([])
  expect(listings).toBeGreaterThan(260)
})
