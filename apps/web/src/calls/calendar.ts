import { mostDatedListings } from '@scry/contracts/calendar'
import type {
  CalendarDate,
  getCalendarFeed,
  listDates,
  makeCalendarFeed,
  removeCalendarFeed,
} from '@scry/contracts/calendar-routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

export type { CalendarDate }

/** Dates of the listings and of the record of whoever is logged in. */
export const datesQuery = (accountId: string | null, listings: readonly string[]) =>
  queryOptions({
    queryKey: ['dates', accountId, listings],
    queryFn: async ({ signal }): Promise<CalendarDate[]> => {
      const found = new Map<string, CalendarDate>()
      for (let from = 0; from === 0 || from < listings.length; from += mostDatedListings) {
        const body = { listings: listings.slice(from, from + mostDatedListings) }
        const { dates } = await call<typeof listDates>('POST /api/calendar', { body, signal })
        for (const date of dates) found.set(date.key, date)
      }
      return [...found.values()]
    },
  })

export const feedQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['calendar-feed', accountId],
    queryFn: async ({ signal }) => (await call<typeof getCalendarFeed>('GET /api/calendar-feed', { signal })).made_at,
  })

/** The address of a new feed; the server tells it this once. */
export async function makeFeed(): Promise<string> {
  const { path } = await call<typeof makeCalendarFeed>('POST /api/calendar-feed', {})
  return `${window.location.origin}${path}`
}

export const removeFeed = () => call<typeof removeCalendarFeed>('DELETE /api/calendar-feed', {})

/** Where the dates of a listing, or the one that is named, are a file for a calendar. */
export const dateFile = (listingId: string, what?: CalendarDate['what']) =>
  `/api/listings/${encodeURIComponent(listingId)}/dates.ics${what ? `?what=${what}` : ''}`
