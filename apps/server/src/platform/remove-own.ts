import type { Queries } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'

type OwnedTable = keyof Tables &
  ('applications' | 'feedback' | 'hackathon_postings' | 'job_postings' | 'saved_searches' | 'sessions')

/** Removes one row of an account; false where it has no such row. */
export async function removeOwn(queries: Queries, table: OwnedTable, accountId: string, id: string): Promise<boolean> {
  const removed = await queries
    // The tables share both columns.
    .deleteFrom(table as 'sessions')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .execute()
  return removed.length > 0
}
