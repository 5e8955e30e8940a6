import type { Database, Queries } from '../database/connect.ts'
import type { BackgroundTask } from './background.ts'
import type { Clock } from './clock.ts'
import type { Ids } from './ids.ts'
import type { PersonalTable } from './personal-tables.ts'

/** Says, in the transaction that erases somebody, that the files still hold them. A kill forgets none. */
export async function askErasure(
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  trx: Queries,
): Promise<void> {
  await trx.insertInto('erasures').values({ id: ids.id(), asked_at: clock.now() }).execute()
}

/** Takes what was erased out of the database's files as well. What cannot be done now is tried again. */
export function erasureTask(deps: {
  readonly database: Database
  readonly tables: readonly PersonalTable[]
}): BackgroundTask {
  const { database } = deps
  return {
    name: 'erasure',
    // PostgreSQL writes whole tables anew for it.
    everyMs: database.engine === 'sqlite' ? 20_000 : 10 * 60_000,
    leaseMs: 10 * 60_000,
    run: async () => {
      const asked = await database.query.selectFrom('erasures').select('id').limit(500).execute()
      if (asked.length === 0) return
      if (!(await database.eraseRemains(deps.tables.map(({ table }) => table)))) return
      const done = asked.map(({ id }) => id)
      await database.query.deleteFrom('erasures').where('id', 'in', done).execute()
    },
  }
}
