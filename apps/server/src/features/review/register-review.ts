import { draftHackathon, draftJob } from '@scry/contracts/posting-draft-routes'
import { type PostingKind, postingKinds } from '@scry/contracts/review'
import { closeOwnPosting, decidePosting, getOwnPostingStates, getReviewQueue } from '@scry/contracts/review-routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LeadsTo } from '../../platform/asking/outside.ts'
import type { BackgroundTask } from '../../platform/background.ts'
import { publicOrigin } from '../../platform/origin-check.ts'
import type { Composer } from '../../platform/outbox-worker.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { isReviewer } from '../../platform/reviewers.ts'
import { serve } from '../../platform/serve.ts'
import type { Caller } from '../../platform/session-guard.ts'
import { closeEnded, closeOwn, decide, noPosting } from './decide.ts'
import { readHackathonDraft } from './draft-hackathon.ts'
import { readJobDraft } from './draft-job.ts'
import { followTask, linksTable } from './posting-links.ts'
import type { ListedPostings } from './posting-listing.ts'
import { createPostingSteps, type PostingSteps, stepsTable } from './posting-steps.ts'
import { composePosting } from './review-mail.ts'
import { readOwnStates, readQueue, type ShowListing } from './review-queue.ts'

export interface ReviewFeature {
  readonly steps: PostingSteps
  readonly composers: { readonly posting: Composer }
  readonly personalTables: readonly PersonalTable[]
  readonly tasks: readonly BackgroundTask[]
}

/** Postings through review: the queue of the reviewers, their decisions, and what the posters see of them. */
export function registerReview(
  app: FastifyInstance,
  platform: Platform,
  deps: {
    readonly listings: ListedPostings
    readonly onWire: ShowListing
    /** Null where this server follows no links. */
    readonly leadsTo: LeadsTo | null
  },
): ReviewFeature {
  const { clock, config, database, limiter, sessions } = platform
  const { listings } = deps
  const steps = createPostingSteps(platform, listings)

  /** Asked on each call, so that a name that leaves the setting, or an address that is not verified, opens nothing. */
  const requireReviewer = async (request: FastifyRequest): Promise<Caller> => {
    const caller = await sessions.require(request)
    if (!isReviewer(config, caller)) {
      throw new ProblemError('not-allowed', 'Only the reviewers of this server may see this.')
    }
    return caller
  }

  serve(app, getReviewQueue, async ({ query, request }) => {
    const { accountId } = await requireReviewer(request)
    const asked = { show: query.show, reviewerId: accountId, now: clock.now() }
    return { success: true as const, ...(await readQueue(database.query, listings, deps.onWire, asked)) }
  })

  serve(app, decidePosting, async ({ params, body, request }) => {
    const reviewer = await requireReviewer(request)
    const state = await decide(platform, steps, reviewer, namedIn(params), body, publicOrigin(request, config))
    request.log.info({ accountId: reviewer.accountId, state }, 'posting reviewed')
    return { success: true as const, state }
  })

  serve(app, getOwnPostingStates, async ({ request }) => {
    const { accountId } = await sessions.require(request)
    return { success: true as const, postings: await readOwnStates(database.query, listings, accountId) }
  })

  const drafts = { queries: database.query, ...deps }
  const drafting = async (request: FastifyRequest) => {
    const { accountId } = await sessions.require(request)
    await limiter.demand('draftPerAccount', accountId)
    return { accountId, now: clock.now() }
  }
  serve(app, draftJob, async ({ body, request }) => readJobDraft(drafts, body, await drafting(request)))
  serve(app, draftHackathon, async ({ body, request }) => readHackathonDraft(drafts, body, await drafting(request)))

  serve(app, closeOwnPosting, async ({ params, request }) => {
    const caller = await sessions.require(request)
    await limiter.demand('documentWritePerAccount', caller.accountId)
    return { success: true as const, state: await closeOwn(platform, steps, caller, namedIn(params)) }
  })

  return {
    steps,
    composers: { posting: composePosting },
    personalTables: [stepsTable(platform, listings), linksTable],
    tasks: [
      ...(deps.leadsTo ? [followTask(platform, deps.leadsTo)] : []),
      {
        name: 'ended-postings',
        everyMs: 60_000,
        leaseMs: 120_000,
        run: async () => {
          for (const kind of postingKinds) await closeEnded(platform, steps, kind)
        },
      },
    ],
  }
}

function namedIn(params: Record<string, string>): { kind: PostingKind; id: string } {
  const { kind, id } = params
  if ((kind !== 'job' && kind !== 'hackathon') || id === undefined) throw noPosting()
  return { kind, id }
}
