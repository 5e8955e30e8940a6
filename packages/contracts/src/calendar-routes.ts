import { z } from 'zod'
import { dateKinds, mostDatedListings } from './calendar.ts'
import type { Route } from './route.ts'

/** One date of a listing or of a person's own record. It has an instant, or is a day on everybody's own calendar. */
export const CalendarDate = z.object({
  /** Stays the same when the date is put off. */
  key: z.string(),
  what: z.enum(dateKinds),
  /** The words of a step; else empty. */
  step: z.string(),
  /** Null where the listing is not here any more. */
  listing_id: z.string().nullable(),
  kind: z.enum(['job', 'hackathon']),
  title: z.string(),
  company: z.string(),
  at: z.string().nullable(),
  /** '2026-12-01' */
  on: z.string().nullable(),
  /** IANA zone of the instant, or 'AoE'; null where it is not said. */
  zone: z.string().nullable(),
  /** Whether it is of the caller's own record of applications. */
  is_own: z.boolean(),
})
export type CalendarDate = z.infer<typeof CalendarDate>

export const listDates = {
  method: 'POST',
  path: '/api/calendar',
  summary:
    "Dates of the listings that are named and, for a logged-in person, of the caller's own record; the soonest first.",
  body: z.object({ listings: z.array(z.string().min(1).max(700)).max(mostDatedListings).default([]) }),
  response: z.object({ success: z.literal(true), dates: z.array(CalendarDate) }),
} as const satisfies Route

export const getListingDates = {
  method: 'GET',
  path: '/api/listings/:id/dates.ics',
  summary: 'The dates of a listing as iCalendar, or only the one that is named.',
  query: z.object({ what: z.enum(dateKinds).optional() }),
  response: z.string(),
} as const satisfies Route

export const getCalendarFeed = {
  method: 'GET',
  path: '/api/calendar-feed',
  summary: "Whether the caller's calendar can be read at a secret address, and since when.",
  response: z.object({ success: z.literal(true), made_at: z.string().nullable() }),
} as const satisfies Route

export const makeCalendarFeed = {
  method: 'POST',
  path: '/api/calendar-feed',
  summary: "Make a secret address for the caller's calendar. An earlier one ends.",
  /** The address is told this once: only its hash is kept. */
  response: z.object({ success: z.literal(true), path: z.string(), made_at: z.string() }),
} as const satisfies Route

export const removeCalendarFeed = {
  method: 'DELETE',
  path: '/api/calendar-feed',
  summary: "End the secret address of the caller's calendar.",
  response: z.object({ success: z.literal(true) }),
} as const satisfies Route

export const readCalendarFeed = {
  method: 'GET',
  path: '/api/calendar.ics',
  summary: 'A calendar as iCalendar, at its secret address.',
  query: z.object({ key: z.string().max(100) }),
  response: z.string(),
} as const satisfies Route
