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
/** With its place among those of its poster that were asked for, the oldest first. */
export type QueuedPosting = OwnedPosting & { readonly turn: number }

type Condition = { readonly id: string } | { readonly states: readonly PostingState[]; readonly notOf: string }

/** Postings with their posters, the longest waiting first; of verified ones alone where a state is asked for (§4.27). */
export async function readPostings(
  queries: Queries,
  kind: PostingKind,
  condition: Condition,
  { limit, order = 'in turn' }: { readonly limit: number; readonly order?: 'in turn' | 'newest' },
): Promise<QueuedPosting[]> {
  const table = tableOf(kind)
  const all = queries
    .selectFrom(table)
    .innerJoin('accounts', 'accounts.id', `${table}.account_id`)
    .selectAll(table)
    .select(['accounts.email as email', 'accounts.email_verified as verified', 'accounts.created_at as since'])
    .select((select) =>
      select.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy(`${table}.account_id`).orderBy(`${table}.updated_at`).orderBy(`${table}.id`))
        .as('turn'),
    )
  const chosen =
    'id' in condition
      ? all.where(`${table}.id`, '=', condition.id)
      : all
          .where(`${table}.status`, 'in', condition.states)
          .where(`${table}.account_id`, '!=', condition.notOf)
          .where('accounts.email_verified', '=', 1)
  const inOrder =
    order === 'newest'
      ? chosen.orderBy(`${table}.updated_at`, 'desc')
      : chosen.orderBy('turn').orderBy(`${table}.updated_at`)
  const rows = await inOrder.orderBy(`${table}.id`).limit(limit).execute()
  return rows.map(({ email, verified, since, turn, ...row }) => {
    const poster = { email, isVerified: verified === 1, since, turn: Number(turn) }
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
