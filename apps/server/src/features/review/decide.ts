import type { PostingKind, PostingState, PostingStep, ReviewDecision } from '@scry/contracts/review'
import type { decidePosting } from '@scry/contracts/review-routes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Queries } from '../../database/connect.ts'
import { holdAccount } from '../../platform/hold-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Caller } from '../../platform/session-guard.ts'
import { type OwnedPosting, readPostings, tableOf } from './posting-rows.ts'
import type { PostingSteps } from './posting-steps.ts'

export type Order = z.output<(typeof decidePosting)['body']>

const outcomes: Readonly<Record<ReviewDecision, { state: PostingState; step: PostingStep }>> = {
  approve: { state: 'approved', step: 'approved' },
  'ask-changes': { state: 'changes-asked', step: 'changes-asked' },
  reject: { state: 'rejected', step: 'rejected' },
  close: { state: 'closed', step: 'closed-by-reviewer' },
}

export const noPosting = () => new ProblemError('not-found', 'There is no such posting.')
export const titleOf = (posting: OwnedPosting) => (posting.kind === 'job' ? posting.row.job_role : posting.row.title)
export const versionOf = ({ row }: OwnedPosting) => new Date(row.updated_at).toISOString()

/** One decision of a reviewer, with its step, its place in the lists and its mail, or nothing of it. */
export async function decide(
  platform: Pick<Platform, 'database' | 'outbox'>,
  steps: PostingSteps,
  reviewer: Caller,
  { kind, id }: { readonly kind: PostingKind; readonly id: string },
  { decision, version, reason, words }: Order,
  /** Where the web app is. */
  origin: string,
): Promise<PostingState> {
  const { database, outbox } = platform
  if (decision !== 'approve' && (reason === null || words === '')) {
    throw new ProblemError('invalid-input', 'Choose a reason and write a sentence, so that the poster knows why.')
  }
  const { state, step } = outcomes[decision]
  const find = async () => {
    const [posting] = await readPostings(database.query, kind, { id }, { limit: 1 })
    if (!posting?.isVerified) throw noPosting()
    return posting
  }
  const { row: known } = await find()
  if (known.account_id === reviewer.accountId) {
    throw new ProblemError('not-allowed', 'Nobody reviews their own postings. Another reviewer has to look at it.')
  }
  return database.transaction(async (trx) => {
    for (const accountId of [known.account_id, reviewer.accountId].toSorted())
      await holdAccount(database, trx, accountId)
    const [posting] = await readPostings(trx, kind, { id }, { limit: 1 })
    if (!posting) throw noPosting()
    const isListed = await steps.isListed(trx, kind, id)
    const mayBe = decision === 'close' ? isListed : posting.row.status === 'pending'
    if (!mayBe || versionOf(posting) !== version || posting.row.account_id !== known.account_id) {
      throw new ProblemError('changed-meanwhile', 'This posting changed since you opened it. Look at it again.')
    }
    await trx.updateTable(tableOf(kind)).set({ status: state }).where('id', '=', id).execute()
    if (decision === 'approve') await steps.publish(trx, posting)
    // What needs changes may have an approved version: it stays.
    else if (decision !== 'ask-changes') await steps.remove(trx, kind, id)
    const accountId = posting.row.account_id
    const said = decision === 'approve' ? { words } : { reason, words }
    await steps.note(trx, { kind, id, accountId, step, reviewerId: reviewer.accountId, ...said })
    const params = { outcome: step, kind, title: titleOf(posting), reason: said.reason ?? '', words, origin }
    await outbox.add(trx, { template: 'posting', recipient: posting.email, params, accountId })
    return state
  })
}

/** The poster closes it: it leaves the lists, its page says that it has closed, and it stays in their own. */
export async function closeOwn(
  { database }: Pick<Platform, 'database'>,
  steps: PostingSteps,
  { accountId }: Caller,
  { kind, id }: { readonly kind: PostingKind; readonly id: string },
): Promise<PostingState> {
  return database.transaction(async (trx): Promise<PostingState> => {
    await holdAccount(database, trx, accountId)
    const closed = await trx
      .updateTable(tableOf(kind))
      .set({ status: 'closed' })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('status', '!=', 'closed')
      .returning('id')
      .execute()
    if (closed.length === 0) {
      const own = await trx
        .selectFrom(tableOf(kind))
        .select('id')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      if (!own) throw noPosting()
      return 'closed'
    }
    await steps.close(trx, kind, id)
    await steps.note(trx, { kind, id, accountId, step: 'closed-by-owner' })
    return 'closed'
  })
}

const atOnce = 100

/** Approved postings whose own dates are over become closed; the lists leave them out by themselves. */
export async function closeEnded(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  steps: PostingSteps,
  kind: PostingKind,
): Promise<void> {
  const table = tableOf(kind)
  const endedOf = (queries: Queries) =>
    queries
      .selectFrom(table)
      .innerJoin('listings', (join) =>
        join.on('listings.id', '=', sql<string>`${listingPrefix(kind)} || ${sql.ref(`${table}.id`)}`),
      )
      .select([`${table}.id`, `${table}.account_id`])
      .where(`${table}.status`, '=', 'approved')
      .where('listings.open_until', '<=', clock.now())
  const ended = await endedOf(database.query).limit(atOnce).execute()
  for (const { id, account_id: accountId } of ended) {
    await database.transaction(async (trx) => {
      await holdAccount(database, trx, accountId)
      // A later date may have been approved meanwhile.
      const isEnded = await endedOf(trx).where(`${table}.id`, '=', id).executeTakeFirst()
      if (!isEnded) return
      await trx.updateTable(table).set({ status: 'closed' }).where('id', '=', id).execute()
      await steps.note(trx, { kind, id, accountId, step: 'closed-by-date' })
    })
  }
}

const listingPrefix = (kind: PostingKind) => `posted-${kind}:`
