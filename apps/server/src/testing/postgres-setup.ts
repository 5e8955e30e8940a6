import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { systemClock } from '../platform/clock.ts'
import { runStatement, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Set in the project that runs the server suite on PostgreSQL. */
    postgres: { readonly adminUrl: string; readonly asTemplate: string } | undefined
  }
}

/** Global setup of that project: one cluster and one migrated template per run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres()
  const template = 'scry_template'
  await runStatement(cluster.urlOf('postgres'), `create database ${template}`)
  const database = connect({ databaseUrl: cluster.urlOf(template), dataDir: '' })
  await migrate(database, migrations, systemClock)
  const version = sql<{ number: string }>`select current_setting('server_version_num') as number`
  const { rows } = await version.execute(database.query)
  await database.close()
  // Since version 15 it writes a log of each page instead where nobody says otherwise, which takes twice as long.
  const asTemplate = `template ${template}${Number(rows[0]?.number) < 150_000 ? '' : ' strategy file_copy'}`
  project.provide('postgres', { adminUrl: cluster.urlOf('postgres'), asTemplate })
  return () => cluster.stop()
}
