import type { PersonalTable } from '../../platform/personal-tables.ts'

const untilDeleted = 'Until its owner deletes it or the account.'

const owned = (table: 'profiles' | 'job_postings' | 'hackathon_postings', retention: string): PersonalTable => ({
  table,
  retention,
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
  owned('profiles', 'Until its owner deletes the account.'),
  owned('job_postings', untilDeleted),
  owned('hackathon_postings', untilDeleted),
]
