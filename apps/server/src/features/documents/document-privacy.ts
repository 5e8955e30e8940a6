import type { PersonalTable } from '../../platform/personal-tables.ts'

const owned = (table: 'profiles' | 'job_postings' | 'hackathon_postings'): PersonalTable => ({
  table,
  exportFor: (queries, accountId) =>
    queries
      // The three tables share every column that is named here.
      .selectFrom(table as 'profiles')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  eraseFor: async (queries, accountId) => {
    await queries
      .deleteFrom(table as 'profiles')
      .where('account_id', '=', accountId)
      .execute()
  },
})

export const documentTables: readonly PersonalTable[] = [
  owned('profiles'),
  owned('job_postings'),
  owned('hackathon_postings'),
]
