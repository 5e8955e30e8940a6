import type { Queries } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'

/** What a table with personal rows owes the person: everything on request, and its removal. */
export interface PersonalTable {
  readonly table: keyof Tables
  /** How long rows stay, in words; shown in the documents and kept by the retention job. */
  readonly retention: string
  exportFor(queries: Queries, accountId: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  eraseFor(queries: Queries, accountId: string): Promise<void>
  /** Removes what outlived its time. Called by the retention job in batches of its own. */
  expire?(queries: Queries, now: number): Promise<void>
}
