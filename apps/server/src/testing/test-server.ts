import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { type Config, type Environment, readConfig } from '../config.ts'
import { connect, type Database, databaseFile } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { randomIds } from '../platform/ids.ts'
import { movableClock, type OpenServer, openServer, type ServerOptions } from './open-server.ts'
import { runStatement } from './postgres.ts'
import { sharedReaders } from './shared-readers.ts'

export type TestServer = OpenServer
export const testClock = movableClock

const openTestServer = (fresh: Parameters<typeof openServer>[0], options: ServerOptions) =>
  openServer(fresh, { createReaders: () => sharedReaders, ...options })

/** The whole application on a fresh database of the project's engine. It ends with the test. */
export async function startTestServer(options: ServerOptions = {}): Promise<TestServer> {
  const server = await openTestServer(await freshDatabase(options.env), options)
  onTestFinished(() => server.app.close())
  return server
}

/** One server for the tests of a file that leave each other alone: a database for each takes longer than what they ask. */
export function serverOfFile(options: ServerOptions = {}): () => TestServer {
  const opened: { server?: TestServer; close?: () => Promise<void> } = {}
  beforeAll(async () => {
    const { close, ...fresh } = await openDatabase(options.env)
    opened.close = close
    opened.server = await openTestServer(fresh, options)
  })
  afterAll(async () => {
    await opened.server?.app.close()
    await opened.close?.()
  })
  return () => {
    if (!opened.server) throw new Error('The server of the file is there once its tests run.')
    return opened.server
  }
}

/** A migrated, empty database of the project's engine. It ends with the test. */
export async function freshDatabase(
  env: Environment = {},
): Promise<{ database: Database; config: Config; dataDir: string }> {
  const { close, ...fresh } = await openDatabase(env)
  onTestFinished(close)
  return fresh
}

async function openDatabase(env: Environment = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-test-'))
  const databaseUrl = await freshPostgres()
  const config = readConfig({ DATA_DIR: dataDir, SOURCES: 'off', ...env, DATABASE_URL: databaseUrl })
  const template = inject('sqliteTemplate')
  if (template && !databaseUrl) copyFileSync(template, databaseFile(dataDir))
  const database = connect(config)
  await migrate(database, migrations, { now: () => Date.now() })
  const close = async () => {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { database, config, dataDir, close }
}

/** Address of a copy of the template, or undefined where the project runs on SQLite. */
export async function freshPostgres(): Promise<string | undefined> {
  const postgres = inject('postgres')
  if (!postgres) return undefined
  const name = `t_${randomIds.id()}`
  await runStatement(postgres.adminUrl, `create database ${name} ${postgres.asTemplate}`)
  const url = new URL(postgres.adminUrl)
  url.pathname = `/${name}`
  return url.href
}
