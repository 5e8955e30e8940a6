import type { PersonalTableName } from '@scry/contracts/retention'
import type { Transaction } from 'kysely'
import type { Queries } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import type { Caller } from './session-guard.ts'

/** What a table with personal rows owes the person: everything on request, and its removal. */
export interface PersonalTable {
  /** How long its rows stay is said in the contracts, where the page on privacy reads it too. */
  readonly table: PersonalTableName & keyof Tables
  exportFor(queries: Queries, accountId: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Absent where its rows with the account's id are all that goes. */
  eraseFor?(trx: Transaction<Tables>, accountId: string): Promise<void>
  /**
   * Puts in rows that were exported, for an account that has none; whoever sends them may have made them up. Absent where
   * the rows are the server's own or belong to one place and time.
   * @throws ProblemError with what is wrong with them.
   */
  bringFor?(trx: Transaction<Tables>, caller: Caller, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void>
  /** A row of an archive takes the place of the one that is there: everybody has one from the start. */
  readonly isReplaced?: boolean
  /** Removes what outlived its time. Called by the retention job in batches of its own. */
  expire?(queries: Queries, now: number): Promise<void>
}

export async function eraseRows({ table, eraseFor }: PersonalTable, trx: Transaction<Tables>, accountId: string) {
  if (eraseFor) return eraseFor(trx, accountId)
  // Every other table has the column.
  await trx
    .deleteFrom(table as 'profiles')
    .where('account_id', '=', accountId)
    .execute()
}
