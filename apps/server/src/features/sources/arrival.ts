import type { PlannedSource } from './source-plan.ts'
import type { UnitRow } from './unit-store.ts'

const minuteMs = 60_000
/** So many sources must fail, and none answer, before the network is to blame. */
const enoughFailures = 3

/**
 * How far the first asking of all sources is:
 * - `arriving`: it is under way
 * - `unreachable`: nobody answers, for the reason in `problem`
 * - `here`: everything was asked once
 */
export type Arrival =
  | { readonly state: 'arriving' | 'here'; readonly problem: null; readonly nextTry: null }
  | { readonly state: 'unreachable'; readonly problem: string; readonly nextTry: number }

/** Reads from the rows of all units how far the first asking is. */
export function arrivalOf(plan: readonly PlannedSource[], rows: readonly UnitRow[], now: number): Arrival {
  const planned = new Set(plan.flatMap(({ units }) => [...units.keys()]))
  const units = rows.filter(({ id }) => planned.has(id))
  const failing = units.filter(({ state }) => state === 'failing')
  const answered = units.some(
    ({ state, run_requests }) => state === 'good' || (state === 'running' && run_requests > 0),
  )
  const failed = new Set(failing.map(({ source }) => source))
  if (!answered && failed.size >= Math.min(enoughFailures, plan.length)) {
    const nextTry = Math.max(now, Math.min(...failing.map(({ next_run_at }) => next_run_at)))
    return { state: 'unreachable', problem: commonest(failing.map(({ error }) => error ?? '')), nextTry }
  }
  // One that may not be asked further for hours keeps nobody waiting.
  const isOver = ({ last_run_at, failures, next_run_at }: UnitRow) =>
    last_run_at !== null || failures > 0 || next_run_at > now + minuteMs
  const isHere = units.length === planned.size && units.every(isOver)
  return { state: isHere ? 'here' : 'arriving', problem: null, nextTry: null }
}

function commonest(texts: readonly string[]): string {
  const groups = [...Map.groupBy(texts, (text) => text).values()]
  return groups.reduce((best, group) => (group.length > best.length ? group : best), [] as string[])[0] ?? ''
}
