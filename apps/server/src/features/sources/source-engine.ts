import { type BackgroundTask, takeLease } from '../../platform/background.ts'
import { takeTurns } from '../../platform/take-turns.ts'
import { type RunDependencies, runUnit } from './run-unit.ts'
import type { PlannedSource } from './source-plan.ts'
import { lookAtUnseen } from './unseen-listings.ts'

const leaseMs = 120_000
/** Of one source, so that a board of three thousand requests lets others have their turns; their host's pace is one. */
const unitsAtOnce = 4

export interface EngineDependencies extends Omit<RunDependencies, 'turns'> {
  readonly plan: readonly PlannedSource[]
  /** Of the leases of this process. */
  readonly holder: string
  onError(unit: string, error: unknown): void
}

/** One task for each source, so that none waits for another, and one for what no source shows any more. */
export function sourceTasks(deps: EngineDependencies): BackgroundTask[] {
  const turns = takeTurns()
  const asking = deps.plan.map(
    (planned): BackgroundTask => ({
      name: `source ${planned.connector.manifest.id}`,
      everyMs: 15_000,
      run: (signal) => runSource({ ...deps, turns }, planned, signal),
    }),
  )
  const leaving: BackgroundTask = {
    name: 'unseen listings',
    everyMs: 3_600_000,
    leaseMs: 600_000,
    run: (signal) => lookAtUnseen(deps, signal),
  }
  return [...asking, leaving]
}

type Running = EngineDependencies & RunDependencies

/** Runs the units of a source that are due, a few at once. A unit that another process runs is left to it. */
async function runSource(deps: Running, planned: PlannedSource, signal: AbortSignal): Promise<void> {
  const { clock, units } = deps
  const { id: source } = planned.connector.manifest
  const ids = [...planned.units.keys()]
  await units.add(source, ids)
  const place = new Map(ids.map((id, at) => [id, at]))
  const due = (await units.due(source, clock.now())).filter(({ id }) => place.has(id))
  const placeOf = ({ id }: { id: string }) => place.get(id) ?? 0
  due.sort((one, other) => one.next_run_at - other.next_run_at || placeOf(one) - placeOf(other))
  const waiting = due.values()
  const lane = async () => {
    for (const { id } of waiting) {
      if (signal.aborted) return
      await runLeased(deps, planned, id, signal)
    }
  }
  await Promise.all(Array.from({ length: unitsAtOnce }, lane))
}

async function runLeased(deps: Running, planned: PlannedSource, id: string, signal: AbortSignal) {
  const { clock, units, onError } = deps
  const unit = planned.units.get(id)
  if (unit === undefined) return
  try {
    await leased(deps, `source ${id}`, signal, async (held) => {
      // Another process may have run it since.
      if ((await units.get(id)).next_run_at > clock.now()) return
      await runUnit(deps, planned.connector, unit, id, held)
    })
  } catch (error) {
    if (signal.aborted) return
    onError(id, error)
    const message = 'Something went wrong here while it was read. The log of the server has more.'
    await units.change(id, { state: 'failing', error: message, next_run_at: clock.now() + 3_600_000 })
  }
}

/** Works while a lease is ours; where it is lost, the signal of the work ends. False where it is somebody else's. */
export async function leased(
  { database, clock, holder }: Pick<EngineDependencies, 'database' | 'clock' | 'holder'>,
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const take = () => takeLease({ database, clock }, name, holder, leaseMs)
  if (!(await take())) return false
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
  return true
}
