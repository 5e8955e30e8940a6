import { AsyncLocalStorage } from 'node:async_hooks'
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Dialect, Kysely, type Transaction } from 'kysely'
import { openPool, postgresDialect } from './postgres.ts'
import { lockDirectory } from './process-lock.ts'
import { openSqlite, sqliteDialect, truncateJournal } from './sqlite.ts'
import type { Tables } from './tables.ts'
import type { TransactionMark } from './transaction-mark.ts'
import { vacuumTables } from './vacuum-tables.ts'

/** Where a folder keeps its database. */
export const databaseFile = (dataDir: string) => join(dataDir, 'scry.sqlite')

export type Engine = 'sqlite' | 'postgres'

/** What a query runs on: the database itself or an open transaction. */
export type Queries = Kysely<Tables>

export interface Database {
  readonly engine: Engine
  readonly query: Queries
  /**
   * Runs `work` in one transaction (`begin immediate` on SQLite). Inside, only `trx` may be used and nothing but
   * database calls may be awaited: on SQLite every other request waits.
   */
  transaction<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>
  /**
   * Takes deleted rows of these tables out of the files, as far as they are not gone from there already. False when that
   * must be tried again.
   */
  eraseRemains(tables: readonly (keyof Tables)[]): Promise<boolean>
  close(): Promise<void>
}

export interface DatabaseConfig {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}

/** The database of a server: a postgres:// address, or without one a file in `dataDir` that this process alone serves. */
export function connect(config: DatabaseConfig, onPoolError: (error: Error) => void = () => {}): Database {
  if (config.databaseUrl !== undefined) return connectPostgres(config.databaseUrl, onPoolError)
  const path = sqlitePath(config.dataDir)
  const lock = lockDirectory(config.dataDir)
  const database = connectFile(path)
  return {
    ...database,
    close: async () => {
      await database.close()
      lock.release()
    },
  }
}

/** The same database for a command beside the running server. */
export function connectBeside(config: DatabaseConfig): Database {
  return config.databaseUrl === undefined
    ? connectFile(sqlitePath(config.dataDir))
    : connectPostgres(config.databaseUrl, () => {})
}

/** Whether a server has ever used this folder. Opening its database would make an empty one. */
export const hasEmbedded = (dataDir: string) => existsSync(databaseFile(dataDir))

export function connectFile(path: string): Database {
  const mark = new AsyncLocalStorage<TransactionMark>()
  const file = openSqlite(path)
  // In its turn: a journal cannot be emptied from within a transaction.
  const eraseRemains: Eraser = (query) => query.connection().execute(async () => truncateJournal(file))
  return createDatabase('sqlite', sqliteDialect(file, mark), mark, eraseRemains)
}

function connectPostgres(url: string, onPoolError: (error: Error) => void): Database {
  const mark = new AsyncLocalStorage<TransactionMark>()
  return createDatabase('postgres', postgresDialect(openPool(url, onPoolError), mark), mark, vacuumTables)
}

type Eraser = (query: Queries, tables: readonly (keyof Tables)[]) => Promise<boolean>

function createDatabase(
  engine: Engine,
  dialect: Dialect,
  mark: AsyncLocalStorage<TransactionMark>,
  eraseRemains: Eraser,
): Database {
  const query = new Kysely<Tables>({ dialect })
  return {
    engine,
    query,
    transaction: (work) => query.transaction().execute((trx) => mark.run({ open: true }, () => work(trx))),
    eraseRemains: (tables) => eraseRemains(query, tables),
    close: () => query.destroy(),
  }
}

/** Folder by folder: where none can be made, as in /proc, Node's own way to make them all goes on for ever. */
function makeFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process that starts was faster.
    if (!(existsSync(path) && statSync(path).isDirectory())) throw error
  }
}

function sqlitePath(dataDir: string): string {
  makeFolder(resolve(dataDir))
  const path = databaseFile(dataDir)
  // For the server's own user alone, also in a folder that others may look into; the journal beside it follows.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  return path
}
