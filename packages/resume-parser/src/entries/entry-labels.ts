import { kinds, pieceLabels } from '../data/entry-words.ts'

export type PieceLabel = (typeof pieceLabels)[number]
export const labelCount = pieceLabels.length

/** Kinds of labels, whether they open an entry or not. */
export { kinds, pieceLabels }
export const kindCount = kinds.length
export const kindOf = (label: number) => (label < 5 ? label : label - 5)
export const begins = (label: number) => label < 5

/**
 * What was seen of the open entry's names: none, its title, its employer, or both, the title or the employer last; and five
 * more where the last employer stood above its title, so that the titles below may be of the same one. The last is for
 * where no entry is open.
 */
const [none, onlyA, onlyB, lastA, lastB, above, outside] = [0, 1, 2, 3, 4, 5, 10]
export const seenCount = outside + 1
export const nothingOpen = outside
export interface State {
  readonly label: number
  readonly seen: number
}

const text = 5
const head = 6

/** What was seen after a label; null where the label cannot stand: neither name goes on behind the other. */
export function seenAfter(seen: number, label: number): number | null {
  const kind = kindOf(label)
  if (kind === head) return outside
  if (seen === outside && !begins(label)) return kind === text ? outside : null
  const names = begins(label) || seen === outside ? none : seen % above
  const under = seen !== outside && seen >= above ? above : 0
  if (kind === 0) return names === lastB ? null : (names === none || names === onlyA ? onlyA : lastA) + under
  if (kind !== 1) return names + under
  if (names === lastA) return null
  if (names === onlyA) return lastB
  return names === lastB ? lastB + under : onlyB + above
}

const reachable = (label: number): number[] => [
  ...new Set(Array.from({ length: seenCount }, (_, seen) => seenAfter(seen, label)).filter((seen) => seen !== null)),
]

export const states: readonly State[] = pieceLabels.flatMap((_, label) =>
  reachable(label).map((seen) => ({ label, seen })),
)
export const stateCount = states.length
export const stateOf = new Map(states.map(({ label, seen }, at) => [label * 16 + seen, at]))

/** Whether a state may follow another. */
function mayFollow(before: State, after: State, sameRow: boolean): boolean {
  const [from, to] = [kindOf(before.label), kindOf(after.label)]
  if (sameRow) {
    if (begins(after.label)) return false
    // What is told or names a group goes on to the end of its row.
    if ((from === text || from === head) && to !== from) return false
    if (to === head && from !== head) return false
  }
  return seenAfter(before.seen, after.label) === after.seen
}

/** Whether a step takes up the employer's name again behind something else, as where a row of it is broken beside dates. */
export const resumesB = (before: State, after: State) =>
  kindOf(after.label) === 1 &&
  !begins(after.label) &&
  kindOf(before.label) !== 1 &&
  before.seen % above >= onlyB &&
  before.seen !== outside

/** For each state the states that may stand before it, in a new row and in the same one. */
export const sources = [false, true].map((sameRow) =>
  states.map((after) => states.flatMap((before, at) => (mayFollow(before, after, sameRow) ? [at] : []))),
)

/** Whether a section may begin with a state. */
export const mayBegin = states.map(
  ({ label, seen }) => begins(label) || kindOf(label) === head || (kindOf(label) === text && seen === outside),
)
