import type { Database } from '../database/connect.ts'
import { type Clock, clockSlackMs, type SteadyClock } from './clock.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The row by which the operator says that the clock is right; it holds when that was said. */
const confirmation = { name: 'clock-confirmed', holder: 'operator' } as const
/** Every look comes within five minutes. What was said before that is of another jump. */
const confirmedForMs = 5 * 60_000 + clockSlackMs

export interface ClockTrust {
  /** Why nothing may be removed by age now, or undefined. */
  doubt(): Promise<string | undefined>
  /** What `doubt` said last, for who may not ask the database. */
  lastDoubt(): string | undefined
}

/**
 * Whether rows may be removed by their age. A clock that is wrong for a minute would remove what nobody can bring back, so
 * that a jump of a day within this run, or a stored row that is newer than now, waits for the operator's word.
 */
export function createClockTrust(deps: { readonly database: Database; readonly clock: SteadyClock }): ClockTrust {
  const { database, clock } = deps
  const difference = () => clock.now() - clock.monotonic()
  let atStart = difference()
  let last: string | undefined

  const look = async () => {
    const jumpMs = difference() - atStart
    if (Math.abs(jumpMs) >= dayMs) return `jumped by ${Math.round(jumpMs / dayMs)} days`
    const newest = await newestRow(database)
    return newest > clock.now() + clockSlackMs ? `is behind the newest stored row (${iso(newest)})` : undefined
  }

  return {
    doubt: async () => {
      let jump = await look()
      if (jump !== undefined && (await isConfirmed(database, clock.now()))) {
        atStart = difference()
        await bringBack(database, clock.now())
        jump = undefined
      }
      last =
        jump &&
        `Nothing is removed by age: the clock says ${iso(clock.now())} and ${jump}. If it is right now, run \`npm run retention\`.`
      return last
    },
    lastDoubt: () => last,
  }
}

/** The operator's word that the clock is right. The server takes it up with its next look. */
export async function confirmClock({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const until = clock.now()
  await database.query
    .insertInto('leases')
    .values({ ...confirmation, until })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ until }))
    .execute()
}

async function isConfirmed({ query }: Database, now: number): Promise<boolean> {
  const rows = await query.deleteFrom('leases').where('name', '=', confirmation.name).returning('until').execute()
  return rows.some(({ until }) => Math.abs(now - until) <= confirmedForMs)
}

async function newestRow({ query }: Database): Promise<number> {
  const [account, session, mail] = await Promise.all([
    query
      .selectFrom('accounts')
      .select((eb) => eb.fn.max('accessed_at').as('at'))
      .executeTakeFirst(),
    query
      .selectFrom('sessions')
      .select((eb) => eb.fn.max('last_used_at').as('at'))
      .executeTakeFirst(),
    query
      .selectFrom('outbox')
      .select((eb) => eb.fn.max('created_at').as('at'))
      .executeTakeFirst(),
  ])
  return Math.max(Number(account?.at ?? 0), Number(session?.at ?? 0), Number(mail?.at ?? 0))
}

/** What was written by the wrong clock ages from now on. */
async function bringBack(database: Database, now: number): Promise<void> {
  await database.transaction(async (trx) => {
    await trx.updateTable('accounts').set({ accessed_at: now }).where('accessed_at', '>', now).execute()
    await trx.updateTable('sessions').set({ last_used_at: now }).where('last_used_at', '>', now).execute()
    await trx.updateTable('outbox').set({ created_at: now }).where('created_at', '>', now).execute()
  })
}

const iso = (instant: number) => new Date(instant).toISOString()
