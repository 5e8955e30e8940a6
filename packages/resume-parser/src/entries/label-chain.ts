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

/** Reads a chain forward and backward. */
export function chancesOf(pieces: readonly PieceScores[], ends: Float64Array): Chances {
  const length = pieces.length
  const tables = pieces.map(({ own, pair, seen }) => ({ own: powers(own), pair: powers(pair), seen: powers(seen) }))
  const end = powers(endOf(ends))
  const forward: Float64Array[] = []
  let whole = end.log
  for (let at = 0; at < length; at++) {
    const table = tables[at] as (typeof tables)[number]
    const own = table.own.values
    const now = new Float64Array(stateCount)
    const before = forward[at - 1]
    if (!before) for (let state = 0; state < stateCount; state++) now[state] = mayBegin[state] ? 1 : 0
    else {
      const { count, from, to, pair, seen } = stepsOf(pieces[at]?.sameRow ?? false)
      const [pairs, seens] = [table.pair.values, table.seen.values]
      for (let step = 0; step < count; step++) {
        const target = to[step] ?? 0
        now[target] =
          (now[target] ?? 0) +
          (before[from[step] ?? 0] ?? 0) * (pairs[pair[step] ?? 0] ?? 0) * (seens[seen[step] ?? 0] ?? 0)
      }
      whole += table.pair.log + table.seen.log
    }
    let sum = 0
    for (let state = 0; state < stateCount; state++) {
      const value = (now[state] ?? 0) * (own[stateLabels[state] ?? 0] ?? 0)
      now[state] = value
      sum += value
    }
    const scale = sum > 0 ? sum : 1
    for (let state = 0; state < stateCount; state++) now[state] = (now[state] ?? 0) / scale
    whole += table.own.log + Math.log(scale)
    forward.push(now)
  }
  let backward = end.values
  const last = forward[length - 1] ?? new Float64Array(stateCount)
  let sum = 0
  for (let state = 0; state < stateCount; state++) sum += (last[state] ?? 0) * (backward[state] ?? 0)
  whole += Math.log(sum > 0 ? sum : 1)
  const chances: Float64Array[] = []
  const stepChances: Float64Array[] = []
  for (let at = length - 1; at >= 0; at--) {
    const now = forward[at] as Float64Array
    const here = new Float64Array(stateCount)
    let total = 0
    for (let state = 0; state < stateCount; state++) {
      here[state] = (now[state] ?? 0) * (backward[state] ?? 0)
      total += here[state] ?? 0
    }
    for (let state = 0; state < stateCount; state++) here[state] = (here[state] ?? 0) / (total || 1)
    chances[at] = here
    const before = forward[at - 1]
    if (!before) break
    const table = tables[at] as (typeof tables)[number]
    const own = table.own.values
    const { count, from, to, pair, seen } = stepsOf(pieces[at]?.sameRow ?? false)
    const [pairs, seens] = [table.pair.values, table.seen.values]
    const next = new Float64Array(stateCount)
    const into = new Float64Array(count)
    let all = 0
    for (let step = 0; step < count; step++) {
      const [source, target] = [from[step] ?? 0, to[step] ?? 0]
      const value =
        (pairs[pair[step] ?? 0] ?? 0) *
        (seens[seen[step] ?? 0] ?? 0) *
        (own[stateLabels[target] ?? 0] ?? 0) *
        (backward[target] ?? 0)
      next[source] = (next[source] ?? 0) + value
      const chance = (before[source] ?? 0) * value
      into[step] = chance
      all += chance
    }
    for (let step = 0; step < count; step++) into[step] = (into[step] ?? 0) / (all || 1)
    stepChances[at] = into
    let most = 0
    for (const value of next) if (value > most) most = value
    for (let state = 0; state < stateCount; state++) next[state] = (next[state] ?? 0) / (most || 1)
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
