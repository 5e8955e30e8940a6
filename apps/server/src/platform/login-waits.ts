import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { type Clock, clockSlackMs } from './clock.ts'
import { ProblemError } from './problem-error.ts'
import { rateKey } from './rate-limits.ts'

/** So many may be wrong before anybody waits. */
const freeTries = 10
/** Then 2 s, doubled with each try, at most this. */
export const longestLoginWaitMs = 60_000
const doublings = 6
export const loginWaitsForgottenMs = 24 * 60 * 60 * 1000

export interface LoginWaits {
  /** Counts a try at this address, or refuses it with 429 while the wait of the last one runs. Any process knows of it. */
  demand(email: string): Promise<void>
  /** The password was right, or was set anew by a mailed link. */
  reset(email: string): Promise<void>
}

/**
 * The wait between tries at one account from everywhere together. It is the same for an address without an account. A try
 * is counted before the password is looked at, so that a thousand at once are not all the first one.
 */
export function createLoginWaits(deps: { readonly database: Database; readonly clock: Clock }): LoginWaits {
  const { database, clock } = deps
  const keyOf = (email: string) => rateKey('loginWait', email)
  return {
    demand: async (email) => {
      const now = clock.now()
      const key = keyOf(email)
      // Neither a try nor a wait that lies in the future is believed: the clock was wrong then.
      const isForgotten = sql`(login_waits.last_at <= ${now - loginWaitsForgottenMs} or login_waits.last_at > ${now + clockSlackMs})`
      const tries = sql`(case when ${isForgotten} then 1 else login_waits.tries + 1 end)`
      const waitMs = sql`case
        when ${tries} <= ${sql.lit(freeTries)} then 0
        when ${tries} >= ${sql.lit(freeTries + doublings)} then ${sql.lit(longestLoginWaitMs)}
        else (1000 << (${tries} - ${sql.lit(freeTries)})) end`
      const { rows } = await sql`
        insert into login_waits (key, tries, waits_until, last_at) values (${key}, 1, 0, ${now})
        on conflict (key) do update set
          tries = ${tries}, waits_until = cast(${now} as bigint) + ${waitMs}, last_at = ${now}
        where login_waits.waits_until <= ${now} or login_waits.waits_until > ${now + longestLoginWaitMs + clockSlackMs}
        returning tries`.execute(database.query)
      if (rows.length > 0) return
      const row = await database.query
        .selectFrom('login_waits')
        .select('waits_until')
        .where('key', '=', key)
        .executeTakeFirst()
      const seconds = Math.max(1, Math.ceil(((row?.waits_until ?? now) - now) / 1000))
      const wait = seconds === 1 ? 'a second' : `${seconds} seconds`
      throw new ProblemError(
        'too-many-requests',
        `Too many wrong passwords for this account. Wait ${wait}, or reset the password: that works at once.`,
        { retryAfterSeconds: seconds },
      )
    },
    reset: async (email) => {
      await database.query.deleteFrom('login_waits').where('key', '=', keyOf(email)).execute()
    },
  }
}
