import { type Sighting, standingOf } from '@scry/sources/sighting'
import { type BackgroundTask, takeLease } from '../../platform/background.ts'
import { type RunDependencies, runUnit } from './run-unit.ts'
import type { PlannedSource } from './source-plan.ts'
import { sightingOf, takeIn } from './take-in.ts'

const dayMs = 86_400_000
const leaseMs = 120_000
const rowsAtOnce = 25

export interface EngineDependencies extends RunDependencies {
  readonly plan: readonly PlannedSource[]
  /** Of the leases of this process. */
  readonly holder: string
  onError(unit: string, error: unknown): void
}

/** One task for each source, so that none waits for another, and one for what no source shows any more. */
export function sourceTasks(deps: EngineDependencies): BackgroundTask[] {
  const asking = deps.plan.map(
    (planned): BackgroundTask => ({
      name: `source ${planned.connector.manifest.id}`,
      everyMs: 15_000,
      run: (signal) => runSource(deps, planned, signal),
    }),
  )
  const leaving: BackgroundTask = {
    name: 'unseen listings',
    everyMs: 3_600_000,
    leaseMs: 600_000,
    run: (signal) => letUnseenLeave(deps, signal),
  }
  return [...asking, leaving]
}

/** Runs the units of a source that are due, one after the other. A unit that another process runs is left to it. */
async function runSource(deps: EngineDependencies, planned: PlannedSource, signal: AbortSignal): Promise<void> {
  const { clock, units, onError } = deps
  const { connector } = planned
  await units.add(connector.manifest.id, [...planned.units.keys()])
  for (const id of await units.due(connector.manifest.id, clock.now())) {
    if (signal.aborted) return
    const unit = planned.units.get(id)
    if (unit === undefined) continue
    try {
      await leased(deps, `source ${id}`, signal, async (held) => {
        // Another process may have run it since.
        if ((await units.get(id)).next_run_at > clock.now()) return
        await runUnit(deps, connector, unit, id, held)
      })
    } catch (error) {
      if (signal.aborted) return
      onError(id, error)
      const message = 'Something went wrong here while it was read. The log of the server has more.'
      await units.change(id, { state: 'failing', error: message, next_run_at: clock.now() + 3_600_000 })
    }
  }
}

/** Works while a lease is ours; where it is lost, the signal of the work ends. */
async function leased(
  { database, clock, holder }: EngineDependencies,
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const take = () => takeLease({ database, clock }, name, holder, leaseMs)
  if (!(await take())) return
  const lost = new AbortController()
  const renewal = setInterval(() => {
    take().then(
      (isOurs) => isOurs || lost.abort(new Error(`The lease '${name}' was lost.`)),
      (error: unknown) => lost.abort(error),
    )
  }, leaseMs / 4)
  try {
    await work(AbortSignal.any([signal, lost.signal])).catch((error: unknown) => {
      // Whoever took it goes on where this stopped.
      if (!lost.signal.aborted || signal.aborted) throw error
    })
  } finally {
    clearInterval(renewal)
    await database.query.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()
  }
}

/** Closes what its source has not shown for three weeks: not every source says that something closed. */
async function letUnseenLeave({ database, clock, listings }: EngineDependencies, signal: AbortSignal): Promise<void> {
  const now = clock.now()
  for (;;) {
    if (signal.aborted) return
    const rows = await database.query
      .selectFrom('sightings')
      .innerJoin('source_units', 'source_units.id', 'sightings.unit')
      .selectAll('sightings')
      .select('source')
      .where('closed_at', 'is', null)
      .where('last_seen', '<', now - 7 * dayMs)
      .orderBy('last_seen')
      .limit(rowsAtOnce)
      .execute()
    const left = rows.filter((row) => standingOf(sightingOf(row) satisfies Sighting, now) === 'left')
    for (const [unit, its] of Map.groupBy(left, (row) => row.unit)) {
      const gone = its.map(({ key }) => key)
      const part = { unit, source: its[0]?.source ?? '', at: now, seen: [], gone }
      await database.transaction((trx) => takeIn(trx, listings, part))
    }
    if (left.length < rowsAtOnce) return
  }
}
