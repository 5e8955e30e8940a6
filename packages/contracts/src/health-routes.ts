import { z } from 'zod'
import type { Route } from './route.ts'

/** How far the first listings are that a server waits for: it lists none before it has them all. */
export const Preparing = z.object({
  /** Listings that are there. */
  prepared: z.int(),
  /** How many there will be; null where that is not known. */
  expected: z.int().nullable(),
})
export type Preparing = z.infer<typeof Preparing>

export const Health = z.object({
  success: z.literal(true),
  live: z.boolean(),
  ready: z.boolean(),
  degraded: z.array(z.string()),
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  mail: z.enum(['smtp', 'files']),
  sources: z.enum(['auto', 'sample', 'live', 'off']),
  /** null once there are lists. */
  preparing: Preparing.nullable(),
  index: z.object({ state: z.string(), listings: z.int(), bytes: z.int(), corpus: z.string() }),
})
export type Health = z.infer<typeof Health>

export const getHealth = {
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server is live and ready, and what is degraded (§7.25).',
  response: Health,
} as const satisfies Route

/**
 * Real listings on their way, where this server asks sources outside. State: `arriving` while each is asked for the
 * first time, `unreachable` while none answers, `here` after that.
 */
export const Arrival = z.object({
  state: z.enum(['arriving', 'unreachable', 'here']),
  /** Open listings that are real, so far. */
  jobs: z.int(),
  hackathons: z.int(),
  /** Why none answers, in words; null otherwise, as `next_try` is. */
  problem: z.string().nullable(),
  next_try: z.string().nullable(),
})
export type Arrival = z.infer<typeof Arrival>

/** True counts of this server, shown beside the landing page's goals (decision 0310, 18), and what the browser must know of the setup. */
export const getFacts = {
  method: 'GET',
  path: '/api/facts',
  summary: 'True counts of this server and what its visitors must know of its setup.',
  response: z.object({
    success: z.literal(true),
    /** Counts of listings are null while these are being prepared. */
    open_listings: z.int().nullable(),
    open_hackathons: z.int().nullable(),
    verified_accounts: z.int(),
    organisations: z.int().nullable(),
    preparing: Preparing.nullable(),
    counted_at: z.string(),
    mail: z.enum(['smtp', 'files']),
    /** Where mails are written when no mail server is configured; null otherwise. */
    outbox_hint: z.string().nullable(),
    contact_email: z.string(),
    /** Whether listings of the sample are shown, and whether any that are not. */
    sample: z.boolean(),
    real: z.boolean(),
    /** Whether anybody is named who reviews what people post. */
    reviews_postings: z.boolean(),
    /** null where nobody is asked. */
    arrival: Arrival.nullable(),
  }),
} as const satisfies Route
export type Facts = z.infer<(typeof getFacts)['response']>
