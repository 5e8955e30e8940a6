import { listingSorts } from '@scry/contracts/enumerations'
import { type FeedFormat, feedFormats, readHackathonsFeed, readJobsFeed } from '@scry/contracts/feed-routes'
import { maxPages, pageSize } from '@scry/contracts/limits'
import {
  filtersIn,
  hackathonAccepts,
  hackathonDefaults,
  hackathonSearchOf,
  jobAccepts,
  jobDefaults,
  jobSearchOf,
} from '@scry/contracts/list-address'
import { searchHackathons, searchJobs } from '@scry/contracts/listing-routes'
import { pagePaths } from '@scry/contracts/page-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { datesOf } from '../../../platform/calendar-dates.ts'
import { plainIssue } from '../../../platform/check-input.ts'
import { publicOrigin } from '../../../platform/origin-check.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import { serve } from '../../../platform/serve.ts'
import { writeCalendar } from '../../../platform/write-calendar.ts'
import type { Listed, ListRequest } from '../find-listings.ts'
import { filtersOf } from '../list-filters.ts'
import { type ListFeed, listJsonFeed, listRss } from './list-feed.ts'
import { listingsCsv } from './listings-csv.ts'

/** As many as a person may load on the page. */
const mostListings = pageSize * maxPages

const types: Record<FeedFormat, string> = {
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
}

/** A filter of an address may be longer than a search takes. */
function understood<Schema extends z.ZodType>(schema: Schema, asked: object): z.output<Schema> {
  const { data, error } = schema.safeParse(asked, { error: plainIssue })
  if (error) throw new ProblemError('invalid-input', error.issues[0]?.message ?? 'This search is none.')
  return data
}

type Search = Pick<ListRequest, 'kind' | 'text' | 'filters'>

/** As it was sent: the page reads the same text. */
const addressOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1])

/** Each list in other forms, by the query string of its page. Nobody's profile is in them: their address may go anywhere. */
export function registerFeeds(
  app: FastifyInstance,
  { clock, config }: Platform,
  list: (request: FastifyRequest, asked: ListRequest) => Promise<Listed>,
  leftOut: readonly string[],
): void {
  const answer = async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    said: string,
    search: Search,
    pageSort: string,
  ) => {
    const format = feedFormats.find((one) => one === said)
    if (!format) throw new ProblemError('not-found', `A list comes as ${feedFormats.join(', ')}.`)
    // What is followed brings what is new; a table is the page's; a calendar goes on from today.
    const sort = { rss: 'newest', json: 'newest', ics: 'deadline', csv: pageSort } as const
    const order = listingSorts.find((one) => one === sort[format]) ?? 'best'
    const found = await list(request, { ...search, profile: undefined, sort: order, limit: mostListings })
    const passed = found.rows.filter(({ stored }) => !leftOut.includes(stored.feed))
    const listings = passed.map(({ stored }) => stored.listing)
    reply.type(types[format]).serializer(String)
    const origin = publicOrigin(request, config)
    const page = pagePaths[search.kind === 'job' ? 'jobs' : 'hackathons']
    const query = request.url.split('?')[1]
    const feed: ListFeed = {
      now: clock.now(),
      kind: search.kind,
      listings,
      origin,
      pageUrl: `${origin}${page}${query ? `?${query}` : ''}`,
    }
    return written(format, feed, `${origin}${request.url}`, reply)
  }

  const written = (format: FeedFormat, feed: ListFeed, ownUrl: string, reply: FastifyReply): string => {
    if (format === 'rss') return listRss(feed, ownUrl)
    if (format === 'json') return listJsonFeed(feed, ownUrl)
    if (format === 'ics') return calendarOf(feed)
    reply.header('content-disposition', `attachment; filename="scry-${feed.kind}s.csv"`)
    return listingsCsv(feed)
  }

  const calendarOf = ({ listings, origin, now: at }: ListFeed) =>
    writeCalendar(
      listings.flatMap(datesOf).map((date) => ({ date, sequence: 0, at })),
      origin,
    )

  serve(app, readJobsFeed, (served) => {
    const filters = filtersIn(addressOf(served.request), jobDefaults, jobAccepts)
    const query = understood(searchJobs.query, jobSearchOf(filters))
    const search = { kind: 'job', text: query.q, filters: filtersOf(query) } as const
    return answer(served, served.params.format ?? '', search, filters.sort)
  })

  serve(app, readHackathonsFeed, (served) => {
    const filters = filtersIn(addressOf(served.request), hackathonDefaults, hackathonAccepts)
    const query = understood(searchHackathons.query, hackathonSearchOf(filters))
    const search = { kind: 'hackathon', text: query.q, filters: filtersOf(query) } as const
    return answer(served, served.params.format ?? '', search, filters.sort)
  })
}
