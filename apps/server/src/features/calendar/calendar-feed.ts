import type { CalendarDate } from '@scry/contracts/calendar-routes'
import type { Queries } from '../../database/connect.ts'
import { bySoonest } from '../../platform/calendar-dates.ts'
import { holdAccount } from '../../platform/hold-account.ts'
import { hashSecret } from '../../platform/ids.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import type { GivenDate } from '../../platform/write-calendar.ts'
import { ownDates, type ReadListings } from './own-dates.ts'

/** So long a calendar is told that a date is off: one that is read more rarely has lost it anyway. */
const cancelledMs = 90 * 86_400_000

type Given = Readonly<Record<string, GivenDate>>

/** What is given out now: a date that differs from the last time has a higher number, one that went is cancelled. */
export function nextGiven(before: Given, dates: readonly CalendarDate[], now: number): Given {
  const next: Record<string, GivenDate> = {}
  for (const date of dates) {
    const known = before[date.key]
    const isSame = known && !known.isCancelled && JSON.stringify(known.date) === JSON.stringify(date)
    next[date.key] = isSame ? known : { date, sequence: known ? known.sequence + 1 : 0, at: now }
  }
  for (const [key, known] of Object.entries(before)) {
    if (next[key]) continue
    if (!known.isCancelled) next[key] = { ...known, sequence: known.sequence + 1, at: now, isCancelled: true }
    else if (known.at > now - cancelledMs) next[key] = known
  }
  return next
}

export function createCalendarFeeds({ database, clock, ids }: Platform, read: ReadListings) {
  const rowOf = (queries: Queries, accountId: string) =>
    queries.selectFrom('calendar_feeds').selectAll().where('account_id', '=', accountId).executeTakeFirst()

  return {
    madeAt: async (accountId: string) => (await rowOf(database.query, accountId))?.created_at ?? null,

    /** A new address. Sequence numbers go on, since the dates keep their ids. */
    async make(accountId: string): Promise<{ secret: string; madeAt: number }> {
      const secret = ids.secret()
      const fresh = { secret_hash: hashSecret(secret), created_at: clock.now() }
      await database.query
        .insertInto('calendar_feeds')
        .values({ account_id: accountId, given: '{}', ...fresh })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(fresh))
        .execute()
      return { secret, madeAt: fresh.created_at }
    },

    async remove(accountId: string): Promise<void> {
      await database.query.deleteFrom('calendar_feeds').where('account_id', '=', accountId).execute()
    },

    ownerOf: (secret: string) =>
      database.query
        .selectFrom('calendar_feeds')
        .select('account_id')
        .where('secret_hash', '=', hashSecret(secret))
        .executeTakeFirst(),

    async give(accountId: string): Promise<GivenDate[]> {
      return database.transaction(async (trx) => {
        await holdAccount(database, trx, accountId)
        const before = (await rowOf(trx, accountId))?.given ?? '{}'
        const next = nextGiven(JSON.parse(before) as Given, await ownDates(trx, accountId, read), clock.now())
        const given = JSON.stringify(next)
        if (given !== before)
          await trx.updateTable('calendar_feeds').set({ given }).where('account_id', '=', accountId).execute()
        return Object.values(next).sort((one, other) => bySoonest(one.date, other.date))
      })
    },
  }
}

export const calendarFeedsTable: PersonalTable = {
  table: 'calendar_feeds',
  // Nobody needs the hash, and it is the key's.
  exportFor: (queries, accountId) =>
    queries
      .selectFrom('calendar_feeds')
      .select(['account_id', 'created_at', 'given'])
      .where('account_id', '=', accountId)
      .execute(),
}
