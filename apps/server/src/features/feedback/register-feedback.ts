import { type FeedbackReason, feedbackReasons, mostFeedback, tasteAspects } from '@scry/contracts/feedback'
import { type Feedback, giveFeedback, listFeedback, removeFeedback } from '@scry/contracts/feedback-routes'
import type { Listing } from '@scry/contracts/listing'
import { tasteOf } from '@scry/search/told-fit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Queries } from '../../database/connect.ts'
import type { FeedbackRow } from '../../database/feedback-tables.ts'
import { archivedRows, lastInstant } from '../../platform/archived-rows.ts'
import { holdAccount } from '../../platform/hold-account.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { removeOwn } from '../../platform/remove-own.ts'
import { serve } from '../../platform/serve.ts'

function onWire({ id, listing_id, kind, title, company, reason, about, label, created_at }: FeedbackRow): Feedback {
  const said_at = new Date(created_at).toISOString()
  return { id, listing_id, kind, title, company, reason, about, value: label, said_at }
}

/** What listings like this one have that is to rank lower; nothing for a reason that is not about taste. */
function taken(listing: Listing, reason: FeedbackReason): Pick<FeedbackRow, 'about' | 'value' | 'label'> {
  const isTaste = reason === 'field' || reason === 'level' || reason === 'place' || reason === 'employer'
  return (isTaste ? tasteOf(listing, reason) : undefined) ?? { about: null, value: '', label: '' }
}

const text = z.string().max(2000)
/** A row of an archive, as the server writes one. */
const Archived = z.object({
  listing_id: z.string().min(1).max(700),
  kind: z.enum(['job', 'hackathon']),
  ...{ title: text, company: text, value: text, label: text },
  reason: z.enum(feedbackReasons),
  about: z.enum(tasteAspects).nullable(),
  created_at: z.int().min(0).max(lastInstant),
})

const of = (queries: Queries, accountId: string) =>
  queries
    .selectFrom('feedback')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')

/** Why listings are not for a person: theirs alone, shown and taken back by them. */
export function registerFeedback(
  app: FastifyInstance,
  { clock, database, ids, limiter, sessions }: Platform,
  readListings: (queries: Queries, ids: readonly string[]) => Promise<Listing[]>,
): { personalTables: readonly PersonalTable[] } {
  serve(app, listFeedback, async ({ request }) => {
    const { accountId } = await sessions.require(request)
    return { success: true as const, feedback: (await of(database.query, accountId).execute()).map(onWire) }
  })

  serve(app, giveFeedback, async ({ request, body: { listing_id, reason } }) => {
    const { accountId } = await sessions.require(request)
    await limiter.demand('documentWritePerAccount', accountId)
    const row = await database.transaction(async (trx) => {
      await holdAccount(database, trx, accountId)
      const [listing] = await readListings(trx, [listing_id])
      if (!listing) throw new ProblemError('not-found', 'This listing is no longer here.')
      await trx
        .deleteFrom('feedback')
        .where('account_id', '=', accountId)
        .where('listing_id', '=', listing_id)
        .execute()
      if ((await of(trx, accountId).execute()).length >= mostFeedback)
        throw new ProblemError(
          'invalid-input',
          `You told us of ${mostFeedback} listings, and no more fit. Remove some under “What you told us” first.`,
        )
      const { kind, title, company = '' } = listing
      const said = { id: ids.id(), account_id: accountId, listing_id, kind, title, company, reason }
      const added: FeedbackRow = { ...said, ...taken(listing, reason), created_at: clock.now() }
      await trx.insertInto('feedback').values(added).execute()
      return added
    })
    return { success: true as const, feedback: onWire(row) }
  })

  serve(app, removeFeedback, async ({ request, params }) => {
    const { accountId } = await sessions.require(request)
    await limiter.demand('documentWritePerAccount', accountId)
    if (!(await removeOwn(database.query, 'feedback', accountId, params.id ?? '')))
      throw new ProblemError('not-found', 'You took this back already.')
    return { success: true as const }
  })

  const table: PersonalTable = {
    table: 'feedback',
    exportFor: (queries, accountId) => of(queries, accountId).execute(),
    bringFor: async (trx, { accountId }, rows) => {
      for (const row of archivedRows(Archived, rows, 'feedback on listings', mostFeedback))
        await trx
          .insertInto('feedback')
          .values({ ...row, id: ids.id(), account_id: accountId })
          .execute()
    },
  }
  return { personalTables: [table] }
}
