import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'

test('the embedded database is readable by its own user alone, also in a folder that others may look into', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-connect-'))
  chmodSync(dataDir, 0o755)
  const database = connect({ databaseUrl: undefined, dataDir })
  onTestFinished(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  await migrate(database, migrations, { now: () => 1 })
  const files = readdirSync(dataDir).filter((name) => name.startsWith('scry.sqlite'))
  expect(files.sort()).toEqual(['scry.sqlite', 'scry.sqlite-shm', 'scry.sqlite-wal'])
  for (const name of files) expect((statSync(join(dataDir, name)).mode & 0o777).toString(8)).toBe('600')
})
