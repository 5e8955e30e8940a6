import type { Hackathon, Job, Listing } from '@scry/contracts/listing'
import {
  type PostingKind,
  type PostingState,
  type PostingStep,
  postingKinds,
  type ReviewReason,
} from '@scry/contracts/review'
import type { OwnPostingState, ReviewedPosting } from '@scry/contracts/review-routes'
import { isClosed } from '@scry/search/closed-statuses'
import type { Queries } from '../../database/connect.ts'
import type { PostingStepTable } from '../../database/review-tables.ts'
import { versionOf } from './decide.ts'
import { likelyDuplicates } from './likely-duplicates.ts'
import { checkLink } from './link-check.ts'
import { linkOf, readFollowed } from './posting-links.ts'
import { type ListedPostings, listingIdOf, listingOf, postedFeed } from './posting-listing.ts'
import { countPostings, type OwnedPosting, type QueuedPosting, readPostings, tableOf } from './posting-rows.ts'

/** What others see of a listing at `now`. */
export type ShowListing = (
  feed: string,
  listing: Listing,
  now: number,
) => { job: Job | null; hackathon: Hackathon | null }

const pageSize = 50
const iso = (at: number) => new Date(at).toISOString()
const statesOf = { waiting: ['pending'], approved: ['approved'] } as const satisfies Record<string, PostingState[]>

/** Whether it is in the lists: one that its poster closed keeps its page alone, also while an edit of it waits. */
const isLive = (listing: Listing | undefined, status: string) =>
  listing !== undefined && !isClosed(listing) && status !== 'closed'

const stepOnWire = ({ step, at, reason, words }: Pick<PostingStepTable, 'step' | 'at' | 'reason' | 'words'>) => ({
  ...{ step: step as PostingStep, at: iso(at), reason: reason as ReviewReason | null, words },
})

/** What people say of listings and no operator has settled. */
const complaintsOf = (queries: Queries) =>
  queries
    .selectFrom('listing_complaints')
    .where('state', '<>', 'settled')
    .select((select) => ['listing_id', 'about', select.fn.countAll<number>().as('count')])
    .groupBy(['listing_id', 'about'])
    // The worst first, so that others do not crowd it out.
    .orderBy((one) => one.case('about').when('scam').then(0).when('wrong').then(1).else(2).end())

/** Postings of others that people complain of and that still have a page, whether their poster closed or edits them. */
async function complainedOf(queries: Queries, listings: ListedPostings, reviewerId: string): Promise<OwnedPosting[]> {
  const found: OwnedPosting[] = []
  for (const kind of postingKinds) {
    const prefix = listingIdOf(kind, '')
    const said = await complaintsOf(queries).where('listing_id', 'like', `${prefix}%`).limit(pageSize).execute()
    for (const id of new Set(said.map(({ listing_id }) => listing_id.slice(prefix.length))))
      found.push(...(await readPostings(queries, kind, { id }, { limit: 1 })))
  }
  const shown = await listings.read(
    queries,
    found.map(({ kind, row }) => listingIdOf(kind, row.id)),
  )
  const hasPage = new Set(shown.map(({ id }) => id))
  return found.filter(
    ({ kind, row, isVerified }) =>
      hasPage.has(listingIdOf(kind, row.id)) && isVerified && row.account_id !== reviewerId,
  )
}

/**
 * The postings of others that wait, the longest waiting first but the first of each poster before the second of anybody:
 * who posts many keeps nobody from the fifty that a reviewer sees. Or the approved ones: first those that people complain
 * of, then the newest.
 */
export async function readQueue(
  queries: Queries,
  listings: ListedPostings,
  onWire: ShowListing,
  {
    show,
    reviewerId,
    now,
  }: { readonly show: keyof typeof statesOf; readonly reviewerId: string; readonly now: number },
): Promise<{ total: number; postings: ReviewedPosting[] }> {
  const condition = { states: statesOf[show], notOf: reviewerId }
  const found: QueuedPosting[] = []
  let total = 0
  for (const kind of postingKinds) {
    const order = show === 'waiting' ? 'in turn' : 'newest'
    found.push(...(await readPostings(queries, kind, condition, { limit: pageSize, order })))
    total += await countPostings(queries, kind, condition)
  }
  const inOrder =
    show === 'waiting'
      ? found.toSorted((one, other) => one.turn - other.turn || one.row.updated_at - other.row.updated_at)
      : found.toSorted((one, other) => other.row.updated_at - one.row.updated_at)
  const urgent = show === 'waiting' ? [] : await complainedOf(queries, listings, reviewerId)
  const isUrgent = new Set(urgent.map(({ kind, row }) => listingIdOf(kind, row.id)))
  const rest = inOrder.filter(({ kind, row }) => !isUrgent.has(listingIdOf(kind, row.id)))
  const first = [...urgent, ...rest].slice(0, pageSize)
  const postings: ReviewedPosting[] = []
  for (const posting of first) postings.push(await reviewed(queries, listings, onWire, posting, now))
  return { total, postings }
}

async function reviewed(
  queries: Queries,
  listings: ListedPostings,
  onWire: ShowListing,
  posting: OwnedPosting,
  now: number,
): Promise<ReviewedPosting> {
  const { kind, row, email, since } = posting
  const listing = listingOf(posting)
  const [listed] = await listings.read(queries, [listing.id])
  const steps = await queries
    .selectFrom('posting_steps')
    .select(['step', 'at', 'reason', 'words'])
    .where('kind', '=', kind)
    .where('posting_id', '=', row.id)
    .where('account_id', '=', row.account_id)
    .orderBy('place')
    .execute()
  return {
    ...{ kind, id: row.id, state: row.status as PostingState, version: versionOf(posting) },
    ...{ submitted_at: iso(row.updated_at), is_live: isLive(listed, row.status) },
    ...onWire(postedFeed, listing, now),
    link: checkLink(linkOf(posting), listing.company ?? '', await readFollowed(queries, posting)),
    duplicates: await likelyDuplicates(queries, listings, posting),
    complaints: (await complaintsOf(queries).where('listing_id', '=', listing.id).execute()).map(
      ({ about, count }) => ({
        ...{ about, count: Number(count) },
      }),
    ),
    poster: { email, since: iso(since), ...(await historyOf(queries, row.account_id)) },
    steps: steps.map(stepOnWire),
  }
}

async function historyOf(queries: Queries, accountId: string) {
  const rows = await queries
    .selectFrom('posting_steps')
    .select(['step', (select) => select.fn.countAll<number>().as('count')])
    .where('account_id', '=', accountId)
    .groupBy('step')
    .execute()
  const count = (step: PostingStep) => Number(rows.find((row) => row.step === step)?.count ?? 0)
  let waiting = 0
  for (const kind of postingKinds) waiting += await countPostings(queries, kind, { states: ['pending'], of: accountId })
  return {
    ...{ approved: count('approved'), changes_asked: count('changes-asked'), rejected: count('rejected'), waiting },
  }
}

/** Where each posting of an account stands. */
export async function readOwnStates(
  queries: Queries,
  listings: ListedPostings,
  accountId: string,
): Promise<OwnPostingState[]> {
  const steps = await queries
    .selectFrom('posting_steps')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('place', 'desc')
    .execute()
  const own = async (kind: PostingKind) => {
    const rows = await queries
      .selectFrom(tableOf(kind))
      .select(['id', 'status', 'updated_at'])
      .where('account_id', '=', accountId)
      .execute()
    const ids = rows.map(({ id }) => listingIdOf(kind, id))
    const listed = new Map((await listings.read(queries, ids)).map((listing) => [listing.id, listing]))
    return rows.map(({ id, status, updated_at }): OwnPostingState => {
      const listing = listed.get(listingIdOf(kind, id))
      const last = steps.find((step) => step.kind === kind && step.posting_id === id)
      const { reason, words, at } = stepOnWire(last ?? { step: 'posted', at: updated_at, reason: null, words: '' })
      const page = { is_live: isLive(listing, status), listing_id: listing?.id ?? null }
      return { kind, id, state: status as PostingState, ...page, at, reason, words }
    })
  }
  return [...(await own('job')), ...(await own('hackathon'))]
}
