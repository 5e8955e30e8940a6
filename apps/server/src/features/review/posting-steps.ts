import type { Listing } from '@scry/contracts/listing'
import type { PostingKind, PostingStep, ReviewReason } from '@scry/contracts/review'
import type { Transaction } from 'kysely'
import type { Queries } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ListedPostings, listingIdOf, listingOf, type Posting, postedFeed } from './posting-listing.ts'

type Trx = Transaction<Tables>
/** So many steps are read at once. */
const mostSince = 1000

export interface NotedStep {
  readonly kind: PostingKind
  readonly id: string
  readonly accountId: string
  readonly step: PostingStep
  readonly reviewerId?: string
  readonly reason?: ReviewReason | null
  readonly words?: string
}

export type PostingSteps = ReturnType<typeof createPostingSteps>

/** The log of what happens to postings, and what it does to the lists. Whoever calls holds the poster's account. */
export function createPostingSteps({ clock, ids }: Pick<Platform, 'clock' | 'ids'>, listings: ListedPostings) {
  return {
    async note(trx: Trx, { kind, id, accountId, step, reviewerId, reason, words }: NotedStep): Promise<void> {
      const { last } = await trx
        .selectFrom('posting_steps')
        .select((select) => select.fn.max('place').as('last'))
        .where('kind', '=', kind)
        .where('posting_id', '=', id)
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('posting_steps')
        .values({
          ...{ id: ids.id(), account_id: accountId, kind, posting_id: id, place: Number(last ?? 0) + 1, step },
          ...{ reviewer_account_id: reviewerId ?? null, reason: reason ?? null, words: words ?? '', at: clock.now() },
        })
        .execute()
      if (step === 'deleted') {
        const own = trx.deleteFrom('posting_links').where('kind', '=', kind).where('posting_id', '=', id)
        await own.execute()
      }
    },

    /** What happened since an instant, the oldest first. */
    since: async (queries: Queries, at: number) => {
      const rows = await queries
        .selectFrom('posting_steps')
        .select(['id', 'kind', 'posting_id', 'account_id', 'step'])
        .where('at', '>=', at)
        .orderBy('at')
        .orderBy('place')
        .limit(mostSince)
        .execute()
      return rows.map(({ id, kind, posting_id, account_id, step }) => {
        const posting = { kind: kind as PostingKind, postingId: posting_id, accountId: account_id }
        return { id, ...posting, step: step as PostingStep }
      })
    },

    /** Puts a posting's words into the lists. */
    async publish(trx: Trx, posting: Posting): Promise<void> {
      await listings.writeDiffering(trx, postedFeed, [listingOf(posting)], clock.now())
    },

    async isListed(trx: Trx, kind: PostingKind, id: string): Promise<boolean> {
      return (await listings.read(trx, [listingIdOf(kind, id)])).length > 0
    },

    /** Takes it out of the lists; its page says so, as that of a listing which its source closed. */
    async close(trx: Trx, kind: PostingKind, id: string): Promise<void> {
      const listed = await listings.read(trx, [listingIdOf(kind, id)])
      const closed = listed.map((listing): Listing => ({ ...listing, status: 'closed' }))
      await listings.writeDiffering(trx, postedFeed, closed, clock.now())
    },

    /** Takes it out of the lists, and its page with it. */
    remove: (trx: Trx, kind: PostingKind, id: string) => listings.remove(trx, [listingIdOf(kind, id)], clock.now()),
  }
}

/** The log goes with the poster's account, and what they posted leaves the lists before it. */
export function stepsTable({ clock }: Pick<Platform, 'clock'>, listings: ListedPostings): PersonalTable {
  return {
    table: 'posting_steps',
    exportFor: (queries, accountId) =>
      queries
        .selectFrom('posting_steps')
        .select(['id', 'kind', 'posting_id', 'step', 'reason', 'words', 'at'])
        .where((where) => where.or([where('account_id', '=', accountId), where('reviewer_account_id', '=', accountId)]))
        .orderBy('at')
        .orderBy('id')
        .execute(),
    eraseFor: async (trx, accountId) => {
      const idsOf = async (kind: PostingKind, table: 'job_postings' | 'hackathon_postings') => {
        const rows = await trx
          .selectFrom(table as 'job_postings')
          .select('id')
          .where('account_id', '=', accountId)
          .execute()
        return rows.map(({ id }) => listingIdOf(kind, id))
      }
      const posted = [...(await idsOf('job', 'job_postings')), ...(await idsOf('hackathon', 'hackathon_postings'))]
      await listings.remove(trx, posted, clock.now())
      await trx.deleteFrom('posting_steps').where('account_id', '=', accountId).execute()
      await trx
        .updateTable('posting_steps')
        .set({ reviewer_account_id: null })
        .where('reviewer_account_id', '=', accountId)
        .execute()
    },
  }
}
