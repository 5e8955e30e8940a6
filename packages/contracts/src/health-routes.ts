import { z } from 'zod'
import type { Route } from './route.ts'

export const Health = z.object({
  success: z.literal(true),
  live: z.boolean(),
  ready: z.boolean(),
  degraded: z.array(z.string()),
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  mail: z.enum(['smtp', 'files']),
  sources: z.enum(['sample', 'live', 'off']),
  index: z.object({ state: z.string(), listings: z.int(), bytes: z.int(), corpus: z.string() }),
})
export type Health = z.infer<typeof Health>

export const getHealth = {
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server is live and ready, and what is degraded (§7.25).',
  response: Health,
} as const satisfies Route

/** True counts of this server, shown beside the landing page's goals (readings 18), and what the browser must know of the setup. */
export const getFacts = {
  method: 'GET',
  path: '/api/facts',
  summary: 'True counts of this server and what its visitors must know of its setup.',
  response: z.object({
    success: z.literal(true),
    open_listings: z.int(),
    open_hackathons: z.int(),
    verified_accounts: z.int(),
    organisations: z.int(),
    counted_at: z.string(),
    mail: z.enum(['smtp', 'files']),
    /** Where mails are written when no mail server is configured; null otherwise. */
    outbox_hint: z.string().nullable(),
    contact_email: z.string(),
    sample: z.boolean(),
  }),
} as const satisfies Route
export type Facts = z.infer<(typeof getFacts)['response']>
