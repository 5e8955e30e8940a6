import type { Database } from '../database/connect.ts'
import type { BackgroundTask } from './background.ts'
import type { Clock } from './clock.ts'
import { loginWaitsForgottenMs } from './login-waits.ts'
import type { PersonalTable } from './personal-tables.ts'
import { longestWindowMs } from './rate-limits.ts'
import type { WrittenMails } from './written-mails.ts'

const minuteMs = 60_000
const filesAtOnce = 200

/** Removes what outlived its time: rows by the rule of their table, used-up rate limits. */
export function retentionTask(deps: {
  readonly database: Database
  readonly clock: Clock
  readonly tables: readonly PersonalTable[]
  /** Whether the clock can be trusted with it. */
  mayRemove(): Promise<boolean>
}): BackgroundTask {
  const { database, clock, tables } = deps
  return {
    name: 'retention',
    everyMs: 5 * minuteMs,
    leaseMs: 10 * minuteMs,
    run: async () => {
      if (!(await deps.mayRemove())) return
      const now = clock.now()
      for (const table of tables) await table.expire?.(database.query, now)
      await database.query
        .deleteFrom('rate_limits')
        .where((where) => where.or([where('used_until', '<=', now), where('used_until', '>', now + longestWindowMs)]))
        .execute()
      await database.query
        .deleteFrom('login_waits')
        .where('last_at', '<=', now - loginWaitsForgottenMs)
        .execute()
    },
  }
}

/**
 * Removes mails that were written by this process's machine and whose link has ended, or whose row is gone: a worker
 * that is killed after writing leaves such a file when the account is deleted before it is tried again. Every process
 * looks after its own folder, so that this takes no turn.
 */
export function writtenMailsTask(deps: {
  readonly database: Database
  readonly clock: Clock
  readonly written: WrittenMails
  mayRemove(): Promise<boolean>
}): BackgroundTask {
  const { database, clock, written } = deps
  return {
    name: 'written-mails',
    everyMs: 5 * minuteMs,
    run: async () => {
      if (!(await deps.mayRemove())) return
      const ids = await written.ids()
      for (let from = 0; from < ids.length; from += filesAtOnce) {
        const part = ids.slice(from, from + filesAtOnce)
        const kept = await database.query
          .selectFrom('outbox')
          .select('id')
          .where('id', 'in', part)
          .where((where) =>
            where.or([where('file_expires_at', 'is', null), where('file_expires_at', '>', clock.now())]),
          )
          .execute()
        const keep = new Set(kept.map(({ id }) => id))
        const ended = part.filter((id) => !keep.has(id))
        for (const id of ended) await written.remove(id)
        if (ended.length > 0)
          await database.query.updateTable('outbox').set({ file_name: null }).where('id', 'in', ended).execute()
      }
    },
  }
}
