import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppDependencies, createApp, type Scry } from '../app.ts'
import { type Config, type Environment, readConfig } from '../config.ts'
import { connect, type Database } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { askNobody } from '../platform/asking/ask-nobody.ts'
import type { LeadsTo, Outside } from '../platform/asking/outside.ts'
import type { SteadyClock } from '../platform/clock.ts'
import { randomIds } from '../platform/ids.ts'
import { createFileMailer, type Mail, type Mailer } from '../platform/mailer.ts'
import type { PasswordCost } from '../platform/platform.ts'
import { defaultLimits, type Limits } from '../platform/rate-limits.ts'
import { writtenMailsIn } from '../platform/written-mails.ts'

export interface MovableClock extends SteadyClock {
  /** Time goes by. */
  advance(ms: number): void
  /** Somebody sets the clock. */
  jump(ms: number): void
}

export interface OpenServer extends Scry {
  readonly config: Config
  readonly database: Database
  readonly clock: MovableClock
  /** What was mailed, oldest first. The worker sends when `outboxWorker.drain()` is called. */
  readonly mails: readonly Mail[]
  readonly printed: readonly string[]
  /** Removed when the test ends. */
  readonly dataDir: string
  /** Address of the listening server; the first call opens a port. */
  listen(): Promise<string>
}

export interface ServerOptions {
  readonly env?: Environment
  readonly limits?: Partial<Limits>
  readonly clock?: MovableClock
  readonly mailer?: Mailer
  readonly passwordCost?: PasswordCost
  readonly createReaders?: AppDependencies['createReaders']
  readonly outside?: Outside
  readonly leadsTo?: LeadsTo
  readonly webDirectory?: string
  readonly mayPrintLinks?: boolean
  readonly logger?: AppDependencies['logger']
}

export function movableClock(start: number = Date.UTC(2026, 10, 21, 9)): MovableClock {
  let now = start
  let steady = 0
  return {
    now: () => now,
    monotonic: () => steady,
    advance: (ms) => {
      now += ms
      steady += ms
    },
    jump: (ms) => {
      now += ms
    },
  }
}

/** A hash at the product's own cost took a third of a test's time; what is about that cost asks for it. */
const quickPasswords: PasswordCost = { memoryKib: 16, passes: 1, parallelism: 1 }

/** The whole application on this database. The caller ends it. */
export async function openServer(
  { database, config, dataDir }: { database: Database; config: Config; dataDir: string },
  options: ServerOptions,
): Promise<OpenServer> {
  const clock = options.clock ?? movableClock()
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
    passwordCost: options.passwordCost ?? quickPasswords,
    createReaders: options.createReaders,
    outside: options.outside ?? askNobody,
    leadsTo: options.leadsTo ?? null,
    webDirectory: options.webDirectory ?? join(dataDir, 'no-web-app'),
    mayPrintLinks: options.mayPrintLinks ?? false,
    print: (line) => printed.push(line),
  })
  let address: Promise<string> | undefined
  const listen = () => {
    address ??= scry.app.listen({ host: '127.0.0.1', port: 0 })
    return address
  }
  return { ...scry, config, database, clock, dataDir, mails, printed, listen }
}

/** The same for a soak, on an embedded database in a folder of its own. */
export async function openSoakServer(
  options: ServerOptions = {},
): Promise<{ server: OpenServer; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-soak-'))
  const config = readConfig({ DATA_DIR: dataDir, SOURCES: 'off', ...options.env })
  const database = connect(config)
  await migrate(database, migrations, { now: () => Date.now() })
  const server = await openServer({ database, config, dataDir }, options)
  return {
    server,
    close: async () => {
      await server.app.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
