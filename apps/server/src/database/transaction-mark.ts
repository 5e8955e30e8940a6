import type { AsyncLocalStorage } from 'node:async_hooks'

/** Set while the body of a transaction runs. */
export type TransactionMark = { readonly open: true }

/**
 * On SQLite the outer handle waits for the only connection, which the open transaction holds: a deadlock.
 * On PostgreSQL it would write outside the transaction. Both are refused.
 */
export function refuseInsideTransaction(mark: AsyncLocalStorage<TransactionMark>): void {
  if (mark.getStore()) throw new Error('Inside a transaction only its own handle may be used.')
}
