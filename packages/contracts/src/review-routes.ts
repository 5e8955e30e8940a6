import { z } from 'zod'
import { Hackathon, Job } from './listing.ts'
import type { Route } from './route.ts'

/** The label that the account of a reviewer carries. */
export const reviewerLabel = 'reviewer'

/** Where a posting stands. An edit of an approved one is pending again, while the approved words stay in the lists. */
export const postingStates = ['pending', 'approved', 'changes-asked', 'rejected', 'closed'] as const
export type PostingState = (typeof postingStates)[number]

export const postingKinds = ['job', 'hackathon'] as const
export type PostingKind = (typeof postingKinds)[number]

/** Why a reviewer asks for changes, rejects or closes. */
export const reviewReasons = [
  'unclear',
  'wrong-place',
  'duplicate',
  'link',
  'asks-for-money',
  'discriminates',
  'misleading',
  'over',
  'other',
] as const
export type ReviewReason = (typeof reviewReasons)[number]

export const reviewDecisions = ['approve', 'ask-changes', 'reject', 'close'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/** What happened to a posting; written once and never changed. */
export const postingSteps = [
  'posted',
  'edited',
  'approved',
  'changes-asked',
  'rejected',
  'closed-by-owner',
  'closed-by-reviewer',
  'closed-by-date',
  'deleted',
] as const
export type PostingStep = (typeof postingSteps)[number]

const said = { reason: z.enum(reviewReasons).nullable(), words: z.string() }

/**
 * What the address of a posting's link tells. `employer`: a board or site that carries the employer's name;
 * `known-system`: a system in which employers take applications; `unverified`: anything else.
 */
export const linkTrusts = ['employer', 'known-system', 'unverified'] as const
export const linkFlags = [
  'look-alike',
  'foreign-letters',
  'user-part',
  'shortener',
  'bare-number',
  'odd-port',
  'not-encrypted',
] as const
export type LinkFlag = (typeof linkFlags)[number]
export const LinkCheck = z.object({
  host: z.string(),
  trust: z.enum(linkTrusts),
  flags: z.array(z.enum(linkFlags)),
})
export type LinkCheck = z.infer<typeof LinkCheck>

export const ReviewedPosting = z.object({
  kind: z.enum(postingKinds),
  id: z.string(),
  state: z.enum(postingStates),
  /** What a decision must name, so that nobody approves words that they have not seen. */
  version: z.string(),
  submitted_at: z.string(),
  /** Whether an approved version of it is in the lists. */
  is_live: z.boolean(),
  /** The posting as others will see it; one of the two is null. */
  job: Job.nullable(),
  hackathon: Hackathon.nullable(),
  link: LinkCheck,
  /** Listings and postings that may be the same opening. */
  duplicates: z.array(
    z.object({ id: z.string(), title: z.string(), company: z.string(), location: z.string(), is_listed: z.boolean() }),
  ),
  poster: z.object({
    email: z.string(),
    since: z.string(),
    /** What came of their postings so far: how many steps of each kind. */
    approved: z.int(),
    changes_asked: z.int(),
    rejected: z.int(),
    waiting: z.int(),
  }),
  steps: z.array(z.object({ step: z.enum(postingSteps), at: z.string(), ...said })),
})
export type ReviewedPosting = z.infer<typeof ReviewedPosting>

export const getReviewQueue = {
  method: 'GET',
  path: '/api/review',
  summary: 'Postings that wait for review, oldest first, or the approved ones, newest first. For reviewers.',
  query: z.object({ show: z.enum(['waiting', 'approved']).default('waiting') }),
  response: z.object({
    success: z.literal(true),
    /** How many there are; `postings` holds the first fifty. */
    total: z.int(),
    postings: z.array(ReviewedPosting),
  }),
} as const satisfies Route

export const longestReviewWords = 2000

export const decidePosting = {
  method: 'POST',
  path: '/api/review/:kind/:id',
  summary:
    'Approve a posting, ask for changes, reject it, or close an approved one. For reviewers, never on their own.',
  body: z.object({
    decision: z.enum(reviewDecisions),
    version: z.string().max(40),
    reason: z.enum(reviewReasons).nullable().default(null),
    words: z.string().trim().max(longestReviewWords).default(''),
  }),
  response: z.object({ success: z.literal(true), state: z.enum(postingStates) }),
} as const satisfies Route

/** What became of one's own postings, for their list. */
export const OwnPostingState = z.object({
  kind: z.enum(postingKinds),
  id: z.string(),
  state: z.enum(postingStates),
  is_live: z.boolean(),
  /** The page of the listing while one is there. */
  listing_id: z.string().nullable(),
  /** When it came into this state, and what the reviewer said. */
  at: z.string(),
  ...said,
})
export type OwnPostingState = z.infer<typeof OwnPostingState>

export const getOwnPostingStates = {
  method: 'GET',
  path: '/api/own-postings',
  summary: 'Where each of one’s own postings stands, with what the reviewer said.',
  response: z.object({ success: z.literal(true), postings: z.array(OwnPostingState) }),
} as const satisfies Route

export const closeOwnPosting = {
  method: 'POST',
  path: '/api/own-postings/:kind/:id/close',
  summary: 'Close one’s own posting: it leaves the lists and stays in one’s own.',
  body: z.object({}),
  response: z.object({ success: z.literal(true), state: z.enum(postingStates) }),
} as const satisfies Route

/** What a reviewer and a poster read of a reason; the mail ends it with a full stop. */
export const reasonWords: Readonly<Record<ReviewReason, string>> = {
  unclear: 'The description does not say enough',
  'wrong-place': 'It is no job, internship or hackathon',
  duplicate: 'It is listed already',
  link: 'The link does not lead to the employer or the organizer',
  'asks-for-money': 'It asks applicants for money or private data',
  discriminates: 'It shuts people out for who they are',
  misleading: 'It promises or claims what does not seem to be true',
  over: 'It is over or filled',
  other: 'Another reason',
}
