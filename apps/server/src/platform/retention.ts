import type { Database } from '../database/connect.ts'
import type { BackgroundTask } from './background.ts'
import type { Clock } from './clock.ts'
import type { Mailer } from './mailer.ts'
import type { PersonalTable } from './personal-tables.ts'

const minuteMs = 60_000

/** Removes what outlived its time: rows by the rule of their table, used-up rate limits, files of expired links. */
export function retentionTask(deps: {
  readonly database: Database
  readonly clock: Clock
  readonly mailer: Mailer
  readonly tables: readonly PersonalTable[]
}): BackgroundTask {
  const { database, clock, mailer, tables } = deps
  return {
    name: 'retention',
    everyMs: 5 * minuteMs,
    leaseMs: 10 * minuteMs,
    run: async () => {
      const now = clock.now()
      await removeExpiredFiles(database, mailer, now)
      for (const table of tables) await table.expire?.(database.query, now)
      await database.query.deleteFrom('rate_limits').where('used_until', '<=', now).execute()
    },
  }
}

async function removeExpiredFiles(database: Database, mailer: Mailer, now: number): Promise<void> {
  const rows = await database.query
    .selectFrom('outbox')
    .select(['id', 'file_name'])
    .where('file_name', 'is not', null)
    .where('file_expires_at', '<=', now)
    .limit(500)
    .execute()
  for (const { id, file_name: fileName } of rows) {
    if (fileName === null) continue
    await mailer.remove(fileName)
    await database.query.updateTable('outbox').set({ file_name: null }).where('id', '=', id).execute()
  }
}
