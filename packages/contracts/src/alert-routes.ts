import { z } from 'zod'
import type { Route } from './route.ts'
import { isZone } from './zones.ts'

export const alertCaps = { searches: 20, name: 120, query: 1000 } as const

export const alertRhythms = ['daily', 'weekly'] as const
export type AlertRhythm = (typeof alertRhythms)[number]

const SavedSearch = z.object({
  id: z.string(),
  kind: z.enum(['job', 'hackathon']),
  name: z.string(),
  /** The query string of the list's page. */
  query: z.string(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

export const Alerts = z.object({
  success: z.literal(true),
  /** Whether the digest was chosen, and no setting of the profile stops it. */
  is_on: z.boolean(),
  is_paused: z.boolean(),
  every: z.enum(alertRhythms),
  /** IANA zone in whose morning the digest goes out. */
  zone: z.string().nullable(),
  next_at: z.string().nullable(),
  /** The person's mail server refused the address: nothing goes out until alerts are turned on anew. */
  is_refused: z.boolean(),
  is_verified: z.boolean(),
  has_profile: z.boolean(),
  searches: z.array(SavedSearch),
})
export type Alerts = z.infer<typeof Alerts>

export const getAlerts = {
  method: 'GET',
  path: '/api/alerts',
  summary: "The caller's alerts by mail, and the saved searches that they follow.",
  response: Alerts,
} as const satisfies Route

export const setAlerts = {
  method: 'POST',
  path: '/api/alerts',
  summary:
    'Turn alerts by mail on, or change their rhythm or pause. It turns jobAlerts and emailNotifications of the profile on.',
  body: z.object({
    every: z.enum(alertRhythms),
    zone: z.string().max(64).refine(isZone, { error: 'This is no time zone.' }),
    is_paused: z.boolean().default(false),
  }),
  response: Alerts,
} as const satisfies Route

export const endAlerts = {
  method: 'DELETE',
  path: '/api/alerts',
  summary: 'Turn alerts by mail off. Saved searches stay.',
  response: Alerts,
} as const satisfies Route

export const previewAlerts = {
  method: 'GET',
  path: '/api/alerts/preview',
  summary: 'What the next digest would say if it went out now; null where nothing is new.',
  response: z.object({
    success: z.literal(true),
    mail: z.object({ subject: z.string(), text: z.string() }).nullable(),
  }),
} as const satisfies Route

export const saveSearch = {
  method: 'POST',
  path: '/api/saved-searches',
  summary: 'Save a search by the query string of its page. The same one is kept once.',
  body: z.object({
    kind: z.enum(['job', 'hackathon']),
    name: z.string().trim().min(1).max(alertCaps.name),
    query: z.string().max(alertCaps.query),
  }),
  response: Alerts,
} as const satisfies Route

export const removeSearch = {
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  summary: 'Remove a saved search.',
  response: Alerts,
} as const satisfies Route

/** The address that stands in the mail's header (RFC 8058): whoever has it turns these alerts off, and can do nothing else. */
export const unsubscribe = {
  method: 'POST',
  path: '/api/unsubscribe',
  summary: 'Turn alerts off by the link of a mail, without logging in.',
  query: z.object({ key: z.string().min(1).max(100) }),
  response: z.object({ success: z.literal(true) }),
} as const satisfies Route
