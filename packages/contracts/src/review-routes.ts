import { z } from 'zod'
import { Hackathon, Job } from './listing.ts'
import { grievances } from './listing-page-routes.ts'
import {
  linkFlags,
  linkTrusts,
  longestReviewWords,
  postingKinds,
  postingStates,
  postingSteps,
  reviewDecisions,
  reviewReasons,
} from './review.ts'
import type { Route } from './route.ts'

const said = { reason: z.enum(reviewReasons).nullable(), words: z.string() }

export const LinkCheck = z.object({
  host: z.string(),
  trust: z.enum(linkTrusts),
  flags: z.array(z.enum(linkFlags)),
  /** Where it led when it was last followed; null until then, and on a server that follows no links. */
  leads_to: z
    .object({
      address: z.string(),
      /** Whether a page answered there. */
      is_reached: z.boolean(),
      at: z.string(),
      trust: z.enum(linkTrusts),
    })
    .nullable(),
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
  /** What people said of the approved version in the last 30 days, from how many networks. */
  complaints: z.array(z.object({ about: z.enum(grievances), count: z.int() })),
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
  summary:
    'Postings that wait for review, oldest first and each poster in turn, or the approved ones: those that people complain of, then the newest. For reviewers.',
  query: z.object({ show: z.enum(['waiting', 'approved']).default('waiting') }),
  response: z.object({
    success: z.literal(true),
    /** How many there are; `postings` holds the first fifty. */
    total: z.int(),
    postings: z.array(ReviewedPosting),
  }),
} as const satisfies Route

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
