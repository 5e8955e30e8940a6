import type { PersonalTable } from '../../platform/personal-tables.ts'
import { ProblemError, ProtocolError } from '../../platform/problem-error.ts'
import type { Brought } from './collection.ts'

/** More than a person posts by hand; whoever brings them fills a reviewer's queue. */
const mostBrought = 100

const owned = (
  table: 'profiles' | 'job_postings' | 'hackathon_postings',
  what: string,
  most: number,
  collection: Brought,
): PersonalTable => ({
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
  bringFor: async (trx, caller, rows) => {
    if (rows.length > most) throw new ProblemError('invalid-input', `The archive has more than ${most} ${what}.`)
    for (const row of rows) {
      try {
        await collection.bring(trx, caller, row)
      } catch (cause) {
        const isWrong = cause instanceof ProtocolError || cause instanceof TypeError || cause instanceof RangeError
        if (!isWrong && !(cause instanceof SyntaxError)) throw cause
        const why = cause instanceof ProtocolError ? ` ${cause.message}` : ''
        throw new ProblemError('invalid-input', `The ${what} of the archive cannot be taken.${why}`, { cause })
      }
    }
  },
})

export const documentTables = (profiles: Brought, jobs: Brought, hackathons: Brought): readonly PersonalTable[] => [
  { ...owned('profiles', 'profile', 1, profiles), isReplaced: true },
  owned('job_postings', 'posted jobs', mostBrought, jobs),
  owned('hackathon_postings', 'posted hackathons', mostBrought, hackathons),
]
