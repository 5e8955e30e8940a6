import type { PostingKind, PostingState } from '@scry/contracts/review'
import type { Queries } from '../../database/connect.ts'
import type { HackathonRow, JobRow, Posting } from './posting-listing.ts'

// Both tables share every column that is named in this file.
export const tableOf = (kind: PostingKind) => (kind === 'job' ? 'job_postings' : 'hackathon_postings') as 'job_postings'

/** A posting with whose it is. */
export type OwnedPosting = Posting & {
  readonly email: string
  readonly isVerified: boolean
  readonly since: number
}

type Condition = { readonly id: string } | { readonly states: readonly PostingState[]; readonly notOf: string }

/** Postings with their posters, the longest waiting first; of verified ones alone where a state is asked for (§4.27). */
export async function readPostings(
  queries: Queries,
  kind: PostingKind,
  condition: Condition,
  { limit, order = 'asc' }: { readonly limit: number; readonly order?: 'asc' | 'desc' },
): Promise<OwnedPosting[]> {
  const table = tableOf(kind)
  const all = queries
    .selectFrom(table)
    .innerJoin('accounts', 'accounts.id', `${table}.account_id`)
    .selectAll(table)
    .select(['accounts.email as email', 'accounts.email_verified as verified', 'accounts.created_at as since'])
  const chosen =
    'id' in condition
      ? all.where(`${table}.id`, '=', condition.id)
      : all
          .where(`${table}.status`, 'in', condition.states)
          .where(`${table}.account_id`, '!=', condition.notOf)
          .where('accounts.email_verified', '=', 1)
  const rows = await chosen.orderBy(`${table}.updated_at`, order).orderBy(`${table}.id`).limit(limit).execute()
  return rows.map(({ email, verified, since, ...row }) => {
    const poster = { email, isVerified: verified === 1, since }
    return kind === 'job'
      ? { kind, row: row as JobRow, ...poster }
      : { kind, row: row as unknown as HackathonRow, ...poster }
  })
}

export async function countPostings(
  queries: Queries,
  kind: PostingKind,
  condition: { readonly states: readonly PostingState[] } & ({ readonly notOf: string } | { readonly of: string }),
): Promise<number> {
  const table = tableOf(kind)
  const { count } = await queries
    .selectFrom(table)
    .innerJoin('accounts', 'accounts.id', `${table}.account_id`)
    .where(`${table}.status`, 'in', condition.states)
    .where('accounts.email_verified', '=', 1)
    .where((where) =>
      'of' in condition
        ? where(`${table}.account_id`, '=', condition.of)
        : where(`${table}.account_id`, '!=', condition.notOf),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
