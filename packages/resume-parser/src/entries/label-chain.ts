import { kindOf, labelCount, mayBegin, resumesB, type State, sources, stateCount, states } from './entry-labels.ts'

/** What speaks for the labels of one piece: by label, by kind before and label, and by what was seen before and label. */
export interface PieceScores {
  readonly own: Float64Array
  readonly pair: Float64Array
  readonly seen: Float64Array
  readonly sameRow: boolean
  /** Its row may go on with a name that the row before had no room for. */
  readonly wraps: boolean
}

export const stateLabels = Int16Array.from(states, ({ label }) => label)
export const stateSeen = Int16Array.from(states, ({ seen }) => seen)

/** All steps from one state to another, in a new row and in the same one, with the places of their scores. */
const steps = sources.map((lists) => {
  const all = lists.flatMap((list, to) => list.map((from) => ({ from, to })))
  return {
    count: all.length,
    resumes: all.map(({ from, to }) => resumesB(states[from] as State, states[to] as State)),
    from: Int16Array.from(all, ({ from }) => from),
    to: Int16Array.from(all, ({ to }) => to),
    pair: Int16Array.from(all, ({ from, to }) => kindOf(stateLabels[from] ?? 0) * labelCount + (stateLabels[to] ?? 0)),
    seen: Int16Array.from(all, ({ from, to }) => (stateSeen[from] ?? 0) * labelCount + (stateLabels[to] ?? 0)),
  }
})
type Steps = (typeof steps)[number]
const none = steps[0] as Steps
export const stepsOf = (sameRow: boolean): Steps => steps[sameRow ? 1 : 0] ?? none

/** The numbers as powers, the largest of them 1, and the logarithm of what they were divided by. */
function powers(scores: Float64Array): { readonly values: Float64Array; readonly log: number } {
  let most = Number.NEGATIVE_INFINITY
  for (const score of scores) if (score > most) most = score
  const values = new Float64Array(scores.length)
  for (let at = 0; at < scores.length; at++) values[at] = Math.exp((scores[at] ?? 0) - most)
  return { values, log: most }
}

/** How probable every state and step of a chain is. */
export interface Chances {
  /** By piece, the probability of each state. */
  readonly states: readonly Float64Array[]
  /** The probability of each step into the piece, in the order of `stepsOf`. */
  readonly steps: readonly Float64Array[]
  /** The logarithm of all readings together. */
  readonly whole: number
}

const endOf = (ends: Float64Array) =>
  Float64Array.from({ length: stateCount }, (_, state) => ends[(stateSeen[state] ?? 0) * labelCount] ?? 0)

const powersOf = ({ own, pair, seen }: PieceScores) => ({ own: powers(own), pair: powers(pair), seen: powers(seen) })
type Powers = ReturnType<typeof powersOf>

/** How much speaks for each step, by the powers of its piece. */
function stepPowers({ own, pair, seen }: Powers, list: Steps): Float64Array {
  const out = new Float64Array(list.count)
  for (let step = 0; step < list.count; step++)
    out[step] =
      (pair.values[list.pair[step] ?? 0] ?? 0) *
      (seen.values[list.seen[step] ?? 0] ?? 0) *
      (own.values[stateLabels[list.to[step] ?? 0] ?? 0] ?? 0)
  return out
}

/** The numbers divided by their sum, which is given back. */
function shareOut(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) / (sum || 1)
  return sum || 1
}

/** What speaks for each state by all pieces up to its own, and the logarithm of what was divided away. */
function forwardOf(pieces: readonly PieceScores[], tables: readonly Powers[]) {
  const forward: Float64Array[] = []
  let log = 0
  for (const [at, table] of tables.entries()) {
    const now = new Float64Array(stateCount)
    const before = forward[at - 1]
    if (before) {
      const list = stepsOf(pieces[at]?.sameRow ?? false)
      const values = stepPowers(table, list)
      for (let step = 0; step < list.count; step++) {
        const target = list.to[step] ?? 0
        now[target] = (now[target] ?? 0) + (before[list.from[step] ?? 0] ?? 0) * (values[step] ?? 0)
      }
      log += table.pair.log + table.seen.log
    } else
      for (let state = 0; state < stateCount; state++)
        now[state] = mayBegin[state] ? (table.own.values[stateLabels[state] ?? 0] ?? 0) : 0
    log += table.own.log + Math.log(shareOut(now))
    forward.push(now)
  }
  return { forward, log }
}

/** Reads a chain forward and backward. */
export function chancesOf(pieces: readonly PieceScores[], ends: Float64Array): Chances {
  const tables = pieces.map(powersOf)
  const { forward, log } = forwardOf(pieces, tables)
  const end = powers(endOf(ends))
  let backward = end.values
  const chances: Float64Array[] = []
  const stepChances: Float64Array[] = []
  let whole = log + end.log
  for (let at = pieces.length - 1; at >= 0; at--) {
    const here = (forward[at] as Float64Array).map((value, state) => value * (backward[state] ?? 0))
    const sum = shareOut(here)
    if (at === pieces.length - 1) whole += Math.log(sum)
    chances[at] = here
    const before = forward[at - 1]
    if (!before) break
    const list = stepsOf(pieces[at]?.sameRow ?? false)
    const into = stepPowers(tables[at] as Powers, list)
    const next = new Float64Array(stateCount)
    for (let step = 0; step < list.count; step++) {
      const source = list.from[step] ?? 0
      const value = (into[step] ?? 0) * (backward[list.to[step] ?? 0] ?? 0)
      next[source] = (next[source] ?? 0) + value
      into[step] = (before[source] ?? 0) * value
    }
    shareOut(into)
    stepChances[at] = into
    shareOut(next)
    backward = next
  }
  return { states: chances, steps: stepChances, whole }
}

/** The most probable states of a chain. */
export function bestStates(pieces: readonly PieceScores[], ends: Float64Array): number[] {
  const origins: Int16Array[] = []
  let best = new Float64Array(stateCount)
  for (const [at, { own, pair, seen, sameRow, wraps }] of pieces.entries()) {
    const next = new Float64Array(stateCount).fill(Number.NEGATIVE_INFINITY)
    const origin = new Int16Array(stateCount)
    if (at === 0)
      for (let state = 0; state < stateCount; state++) next[state] = mayBegin[state] ? 0 : Number.NEGATIVE_INFINITY
    else {
      const list = stepsOf(sameRow)
      for (let step = 0; step < list.count; step++) {
        if (!wraps && list.resumes[step]) continue
        const [source, target] = [list.from[step] ?? 0, list.to[step] ?? 0]
        const score = (best[source] ?? 0) + (pair[list.pair[step] ?? 0] ?? 0) + (seen[list.seen[step] ?? 0] ?? 0)
        if (score <= (next[target] ?? 0)) continue
        next[target] = score
        origin[target] = source
      }
    }
    for (let state = 0; state < stateCount; state++)
      next[state] = (next[state] ?? 0) + (own[stateLabels[state] ?? 0] ?? 0)
    origins.push(origin)
    best = next
  }
  const end = endOf(ends)
  best = best.map((score, state) => score + (end[state] ?? 0))
  let state = best.indexOf(Math.max(...best))
  const out: number[] = []
  for (let at = pieces.length - 1; at >= 0; at--) {
    out[at] = state
    state = origins[at]?.[state] ?? 0
  }
  return out
}
