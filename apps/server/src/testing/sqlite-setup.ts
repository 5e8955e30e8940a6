import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect, databaseFile } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { systemClock } from '../platform/clock.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database file; the databases of tests are copies of it. */
    sqliteTemplate: string | undefined
  }
}

/** Global setup of the projects on SQLite: its migrations are run once, and not for each test. */
export async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-template-'))
  const database = connect({ databaseUrl: undefined, dataDir })
  await migrate(database, migrations, systemClock)
  await database.close()
  project.provide('sqliteTemplate', databaseFile(dataDir))
  return () => rmSync(dataDir, { recursive: true, force: true })
}
