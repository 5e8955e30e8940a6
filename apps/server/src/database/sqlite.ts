import type { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { refuseInsideTransaction, type TransactionMark } from './transaction-mark.ts'

/** Another handle, such as that of a backup, is waited for so long. */
export const busyMs = 5000
/** SQLite itself would pause longer and longer, so that who writes without a rest would hardly let anybody in. */
const askAgainMs = 1
const sqliteBusy = 5

/** Opens the file for one process, with 16 MB of its pages in memory and a journal of 32 MB (decision 0215): WAL, every commit on disk before it is answered, foreign keys on, what is deleted overwritten. */
export function openSqlite(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: busyMs, enableForeignKeyConstraints: true })
  file.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma secure_delete = on',
  )
  file.exec('pragma cache_size = -16000; pragma wal_autocheckpoint = 8000')
  return file
}

/**
 * Empties the journal, which holds pages as they were before a deletion. False while another handle reads or writes: that
 * is not waited for, since everybody here would wait too.
 */
export function truncateJournal(file: DatabaseSync): boolean {
  file.exec('pragma busy_timeout = 0')
  try {
    return file.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0
  } finally {
    file.exec(`pragma busy_timeout = ${busyMs}`)
  }
}

export function sqliteDialect(file: DatabaseSync, mark: AsyncLocalStorage<TransactionMark>): SqliteDialect {
  const config = { database: asKyselyDatabase(file) }
  return new (class extends SqliteDialect {
    override createDriver(): Driver {
      return new ImmediateSqliteDriver(file, config, mark)
    }
    override createAdapter(): DialectAdapter {
      return new QueuedByDriver()
    }
  })(config)
}

/** Kysely's own queue would let a refused caller wait before the driver can refuse it, so that the driver queues. */
class QueuedByDriver extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** A plain `begin` takes the write lock late and fails when another handle was faster; `begin immediate` waits for it. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #file: DatabaseSync
  readonly #mark: AsyncLocalStorage<TransactionMark>
  #lastTurn: Promise<void> = Promise.resolve()
  #endTurn: () => void = () => {}

  constructor(file: DatabaseSync, config: { database: SqliteDatabase }, mark: AsyncLocalStorage<TransactionMark>) {
    super(config)
    this.#file = file
    this.#mark = mark
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction(this.#mark)
    const turn = this.#lastTurn
    const own = Promise.withResolvers<void>()
    this.#lastTurn = own.promise
    await turn
    this.#endTurn = own.resolve
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    this.#endTurn()
  }

  /** While another handle writes it is tried again and again, and the event loop is free meanwhile. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const until = performance.now() + busyMs
    for (;;) {
      try {
        this.#file.exec('pragma busy_timeout = 0')
        return void (await connection.executeQuery(CompiledQuery.raw('begin immediate')))
      } catch (error) {
        if ((error as { errcode?: unknown }).errcode !== sqliteBusy || performance.now() > until) throw error
      } finally {
        this.#file.exec(`pragma busy_timeout = ${busyMs}`)
      }
      await pause(askAgainMs)
    }
  }
}

function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, { statement: StatementSync; reader: boolean }>()
  const prepare = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    const statement = file.prepare(sql)
    const prepared = { statement, reader: statement.columns().length > 0 }
    if (statements.size >= 500) statements.clear()
    statements.set(sql, prepared)
    return prepared
  }
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const { statement, reader } = prepare(sql)
      return {
        reader,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      }
    },
  }
}
