import type { PersonalTableName } from '@scry/contracts/retention'
import type { Transaction } from 'kysely'
import type { Queries } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'

/** What a table with personal rows owes the person: everything on request, and its removal. */
export interface PersonalTable {
  /** How long its rows stay is said in the contracts, where the page on privacy reads it too. */
  readonly table: PersonalTableName & keyof Tables
  exportFor(queries: Queries, accountId: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  eraseFor(trx: Transaction<Tables>, accountId: string): Promise<void>
  /** Removes what outlived its time. Called by the retention job in batches of its own. */
  expire?(queries: Queries, now: number): Promise<void>
}
