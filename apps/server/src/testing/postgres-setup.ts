import type { TestProject } from 'vitest/node'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { systemClock } from '../platform/clock.ts'
import { runStatement, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Set in the project that runs the server suite on PostgreSQL. */
    postgres: { readonly adminUrl: string; readonly template: string } | undefined
  }
}

/** Global setup of that project: one cluster and one migrated template per run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres()
  const template = 'scry_template'
  await runStatement(cluster.urlOf('postgres'), `create database ${template}`)
  const database = connect({ databaseUrl: cluster.urlOf(template), dataDir: '' })
  await migrate(database, migrations, systemClock)
  await database.close()
  project.provide('postgres', { adminUrl: cluster.urlOf('postgres'), template })
  return () => cluster.stop()
}
