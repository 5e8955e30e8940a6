import type { AsyncLocalStorage } from 'node:async_hooks'
import { type DatabaseConnection, type Driver, PostgresDialect, PostgresDriver } from 'kysely'
import pg from 'pg'
import { refuseInsideTransaction, type TransactionMark } from './transaction-mark.ts'

const int8 = 20

export function openPool(url: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 30_000,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === int8 ? Number : pg.types.getTypeParser(type, format as 'text'),
    },
  })
  // Without listeners the loss of a connection ends the process: the pool hears of idle ones only, and one that is lent
  // can be lost between two statements. Whoever holds it is told by its next statement.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function postgresDialect(pool: pg.Pool, mark: AsyncLocalStorage<TransactionMark>): PostgresDialect {
  const config = { pool }
  return new (class extends PostgresDialect {
    override createDriver(): Driver {
      return new MarkedPostgresDriver(config, mark)
    }
  })(config)
}

class MarkedPostgresDriver extends PostgresDriver {
  readonly #mark: AsyncLocalStorage<TransactionMark>

  constructor(config: { pool: pg.Pool }, mark: AsyncLocalStorage<TransactionMark>) {
    super(config)
    this.#mark = mark
  }

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    refuseInsideTransaction(this.#mark)
    return super.acquireConnection(...options)
  }
}
