import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { connect, connectBeside } from './connect.ts'
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

test('who waits for another process that writes stops nobody meanwhile, and is let in as soon as it is done', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-connect-'))
  const database = connectBeside({ databaseUrl: undefined, dataDir })
  const other = new DatabaseSync(join(dataDir, 'scry.sqlite'))
  onTestFinished(async () => {
    other.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  await migrate(database, migrations, { now: () => 1 })
  other.exec('begin immediate')
  let isIn = false
  const written = database.transaction(async (trx) => {
    isIn = true
    await trx.deleteFrom('leases').execute()
  })
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(isIn).toBe(false)
  other.exec('commit')
  await written
  expect(isIn).toBe(true)
})
