import {
  getCalendarFeed,
  getListingDates,
  listDates,
  makeCalendarFeed,
  readCalendarFeed,
  removeCalendarFeed,
} from '@scry/contracts/calendar-routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bySoonest, datesOf } from '../../platform/calendar-dates.ts'
import { publicOrigin } from '../../platform/origin-check.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { addressSubject } from '../../platform/rate-limits.ts'
import { serve } from '../../platform/serve.ts'
import { type GivenDate, writeCalendar } from '../../platform/write-calendar.ts'
import { calendarFeedsTable, createCalendarFeeds } from './calendar-feed.ts'
import { ownDates, type ReadListings } from './own-dates.ts'

/** Dates of listings and of one's own record, on a page, at a secret address, and one by one. */
export function registerCalendar(
  app: FastifyInstance,
  platform: Platform,
  read: ReadListings,
): { personalTables: readonly PersonalTable[] } {
  const { clock, config, database, limiter, sessions, turn } = platform
  const feeds = createCalendarFeeds(platform, read)

  const answer = (request: FastifyRequest, reply: FastifyReply, dates: readonly GivenDate[]) => {
    reply.type('text/calendar; charset=utf-8').serializer(String)
    return writeCalendar(dates, publicOrigin(request, config))
  }

  serve(app, listDates, ({ request, body }) =>
    turn(addressSubject(request.ip), async () => {
      const caller = await sessions.find(request)
      const own = caller ? await ownDates(database.query, caller.accountId, read) : []
      const taken = new Set(own.map(({ key }) => key))
      const named = (await read(database.query, body.listings)).flatMap(datesOf).filter(({ key }) => !taken.has(key))
      return { success: true as const, dates: [...own, ...named].sort(bySoonest) }
    }),
  )

  serve(app, getListingDates, async ({ request, params, query, reply }) => {
    const [listing] = await read(database.query, [params.id ?? ''])
    const dates = listing ? datesOf(listing).filter(({ what }) => !query.what || what === query.what) : []
    if (dates.length === 0) throw new ProblemError('not-found', 'This listing has no such date here.')
    reply.header('content-disposition', 'attachment; filename="scry-dates.ics"')
    const at = clock.now()
    // Of two with one number the later DTSTAMP counts: who takes the file again brings the newer one.
    return answer(
      request,
      reply,
      dates.map((date) => ({ date, sequence: 0, at })),
    )
  })

  serve(app, getCalendarFeed, async ({ request }) => {
    const { accountId } = await sessions.require(request)
    const madeAt = await feeds.madeAt(accountId)
    return { success: true as const, made_at: madeAt === null ? null : new Date(madeAt).toISOString() }
  })

  serve(app, makeCalendarFeed, async ({ request }) => {
    const { accountId } = await sessions.require(request)
    await limiter.demand('documentWritePerAccount', accountId)
    const { secret, madeAt } = await feeds.make(accountId)
    // In the query, which no log holds.
    const path = `${readCalendarFeed.path}?key=${secret}`
    return { success: true as const, path, made_at: new Date(madeAt).toISOString() }
  })

  serve(app, removeCalendarFeed, async ({ request }) => {
    const { accountId } = await sessions.require(request)
    await limiter.demand('documentWritePerAccount', accountId)
    await feeds.remove(accountId)
    return { success: true as const }
  })

  serve(app, readCalendarFeed, async ({ request, query, reply }) => {
    const owner = await feeds.ownerOf(query.key)
    if (!owner) {
      // Those alone that hit nothing: a service asks for the calendars of many people from few addresses.
      await limiter.demand('linkPerAddress', addressSubject(request.ip))
      throw new ProblemError('not-found', 'No calendar is at this address any more.')
    }
    await limiter.demand('calendarPerAccount', owner.account_id)
    return answer(request, reply, await feeds.give(owner.account_id))
  })

  return { personalTables: [calendarFeedsTable] }
}
