import type { Database } from '../database/connect.ts'
import { type Clock, clockSlackMs } from './clock.ts'
import { pause } from './pause.ts'

export interface BackgroundTask {
  readonly name: string
  readonly everyMs: number
  /** Its turn is kept this long; another process may take it after that. Absent: every process runs it. */
  readonly leaseMs?: number
  run(signal: AbortSignal): Promise<void>
}

export interface Background {
  /** Ends the loops and waits for the runs under way. */
  stop(): Promise<void>
}

/** Takes the named turn for `leaseMs`, unless another holder has it. */
export async function takeLease(
  deps: { readonly database: Database; readonly clock: Clock },
  name: string,
  holder: string,
  leaseMs: number,
): Promise<boolean> {
  const now = deps.clock.now()
  const rows = await deps.database.query
    .insertInto('leases')
    .values({ name, holder, until: now + leaseMs })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until: now + leaseMs })
        .where((where) =>
          where.or([
            where('leases.holder', '=', holder),
            where('leases.until', '<=', now),
            // A turn that ends later than any that begins now was taken by a clock that ran ahead.
            where('leases.until', '>', now + leaseMs + clockSlackMs),
          ]),
        ),
    )
    .returning('name')
    .execute()
  return rows.length > 0
}

/** Runs every task in turn by its lease, so that any number of processes may do this. A failing run is logged and tried again. */
export function startBackground(deps: {
  readonly database: Database
  readonly clock: Clock
  readonly holder: string
  readonly tasks: readonly BackgroundTask[]
  onError(task: string, error: unknown): void
}): Background {
  const abort = new AbortController()
  // Only one process opens the embedded database, so a turn that is still held there belongs to one that was killed.
  const isAlone = deps.database.engine === 'sqlite'
  const freed = isAlone ? deps.database.query.deleteFrom('leases').execute() : Promise.resolve()
  freed.catch((error: unknown) => deps.onError('leases', error))
  const loops = deps.tasks.map(async (task) => {
    await freed.catch(() => {})
    while (!abort.signal.aborted) {
      try {
        const { name, leaseMs } = task
        const isOurs = leaseMs === undefined || (await takeLease(deps, name, deps.holder, leaseMs))
        if (isOurs) await task.run(abort.signal)
      } catch (error) {
        // A task that was told to stop may say that it did.
        const hasStopped = abort.signal.aborted && error instanceof Error && error.name === 'AbortError'
        if (!hasStopped) deps.onError(task.name, error)
      }
      await pause(task.everyMs, abort.signal)
    }
  })
  return {
    stop: async () => {
      abort.abort()
      await Promise.all(loops)
      await deps.database.query.deleteFrom('leases').where('holder', '=', deps.holder).execute()
    },
  }
}
