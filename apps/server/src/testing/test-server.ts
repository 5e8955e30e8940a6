import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { type AppDependencies, createApp, type Scry } from '../app.ts'
import { type Config, type Environment, readConfig } from '../config.ts'
import { connect, type Database } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import type { Clock } from '../platform/clock.ts'
import { randomIds } from '../platform/ids.ts'
import { createFileMailer, type Mail, type Mailer } from '../platform/mailer.ts'
import { defaultLimits, type Limits } from '../platform/rate-limits.ts'
import { writtenMailsIn } from '../platform/written-mails.ts'
import { runStatement } from './postgres.ts'

export interface TestClock extends Clock {
  advance(ms: number): void
}

export interface TestServer extends Scry {
  readonly config: Config
  readonly database: Database
  readonly clock: TestClock
  /** What was mailed, oldest first. The worker sends when `outboxWorker.drain()` is called. */
  readonly mails: readonly Mail[]
  readonly printed: readonly string[]
  /** Removed when the test ends. */
  readonly dataDir: string
  /** Address of the listening server; the first call opens a port. */
  listen(): Promise<string>
}

export interface TestOptions {
  readonly env?: Environment
  readonly limits?: Partial<Limits>
  readonly clock?: TestClock
  readonly mailer?: Mailer
  readonly webDirectory?: string
  readonly mayPrintLinks?: boolean
  readonly logger?: AppDependencies['logger']
}

export function testClock(start: number = Date.UTC(2026, 10, 21, 9)): TestClock {
  let now = start
  return {
    now: () => now,
    advance: (ms) => {
      now += ms
    },
  }
}

/** The whole application on a fresh database of the project's engine. It ends with the test. */
export async function startTestServer(options: TestOptions = {}): Promise<TestServer> {
  const { database, config, dataDir } = await freshDatabase(options.env)
  const clock = options.clock ?? testClock()
  const mails: Mail[] = []
  const printed: string[] = []
  const files = createFileMailer(writtenMailsIn(dataDir))
  const keeping: Mailer = {
    ...files,
    send: async (mail, id) => {
      mails.push(mail)
      return files.send(mail, id)
    },
  }
  const scry = await createApp({
    config,
    database,
    clock,
    ids: randomIds,
    limits: { ...defaultLimits, ...options.limits },
    logger: options.logger ?? false,
    mailer: options.mailer ?? keeping,
    webDirectory: options.webDirectory ?? join(dataDir, 'no-web-app'),
    mayPrintLinks: options.mayPrintLinks ?? false,
    print: (line) => printed.push(line),
  })
  onTestFinished(() => scry.app.close())
  let address: Promise<string> | undefined
  const listen = () => {
    address ??= scry.app.listen({ host: '127.0.0.1', port: 0 })
    return address
  }
  return { ...scry, config, database, clock, dataDir, mails, printed, listen }
}

/** A migrated, empty database of the project's engine. It ends with the test. */
export async function freshDatabase(
  env: Environment = {},
): Promise<{ database: Database; config: Config; dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-test-'))
  const databaseUrl = await freshPostgres()
  const config = readConfig({ DATA_DIR: dataDir, SOURCES: 'off', ...env, DATABASE_URL: databaseUrl })
  const database = connect(config)
  await migrate(database, migrations, { now: () => Date.now() })
  onTestFinished(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { database, config, dataDir }
}

/** Address of a copy of the template, or undefined where the project runs on SQLite. */
export async function freshPostgres(): Promise<string | undefined> {
  const postgres = inject('postgres')
  if (!postgres) return undefined
  const name = `t_${randomIds.id()}`
  await runStatement(postgres.adminUrl, `create database ${name} template ${postgres.template}`)
  const url = new URL(postgres.adminUrl)
  url.pathname = `/${name}`
  return url.href
}
