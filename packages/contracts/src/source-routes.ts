import { z } from 'zod'
import type { Route } from './route.ts'

/**
 * How a source stands:
 * - `off`: it is not asked, because this server shows another kind of listings
 * - `needs-settings`: it is not asked until the host gives what `needs` names
 * - `waiting`: it will be asked and has not been yet
 * - `running`: a run is under way
 * - `good`: its last run came to its end
 * - `failing`: its last run did not, for the reason in `error`
 */
export const sourceStates = ['off', 'needs-settings', 'waiting', 'running', 'good', 'failing'] as const

/** A source as everybody may see it. Instants are ISO texts. */
export const SourceStatus = z.object({
  id: z.string(),
  name: z.string(),
  home_page: z.string().nullable(),
  kinds: z.array(z.enum(['job', 'hackathon'])),
  state: z.enum(sourceStates),
  /** What of it is asked apart, as the boards of employers are; how many of them failed. */
  units: z.int(),
  failing_units: z.int(),
  /** How many of them were asked to the end at least once. */
  asked_units: z.int(),
  /** Of the runs under way: requests that were answered and requests that wait; null where none is. */
  run: z.object({ answered: z.int(), waiting: z.int() }).nullable(),
  listings: z.int(),
  /** Entries that the last runs could not read. */
  rejected: z.int(),
  last_run: z.string().nullable(),
  next_run: z.string().nullable(),
  error: z.string().nullable(),
  /** Settings that the host has not given. */
  needs: z.array(z.object({ name: z.string(), what: z.string() })),
  /** Where its shape is known from, if not from real answers, until its first success; else null. */
  unproven: z.enum(['documented', 'reconstructed']).nullable(),
  is_fictional: z.boolean(),
  terms: z.object({
    label: z.string(),
    sentence: z.string(),
    attribution: z.string().nullable(),
    page: z.string().nullable(),
    link_back: z.boolean(),
    /** What the server itself holds to: how often it asks, and what stands beside each listing. */
    held: z.array(z.string()),
  }),
})
export type SourceStatus = z.infer<typeof SourceStatus>

export const getSources = {
  method: 'GET',
  path: '/api/sources',
  summary: 'Every source of listings: how it stands, when it was asked, what it gave and on what terms.',
  response: z.object({ success: z.literal(true), sources: z.array(SourceStatus) }),
} as const satisfies Route
