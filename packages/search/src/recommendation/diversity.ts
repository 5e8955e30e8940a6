/** At most this many rows of one employer among any `window` consecutive rows, while others remain. */
export const mostOfOneEmployer = 3
export const window = 10
/** So many rows make the first screen: what is out of reach and of other work stands behind what is of the person's. */
export const firstScreen = 12
/** So many of the best rows are put in this order: who has next to nothing within reach is not looked through to the end. */
export const horizon = 40

/** A row waits for its employer's sake only behind rows of at least this share of its score: not behind what does not fit. */
const comparable = 0.6

/** What is known of the rows that are spread. */
export interface Spreading<Row> {
  readonly scoreOf: (row: Row) => number
  /** 0 for none. */
  readonly employerOf: (row: Row) => number
  readonly isInReach: (row: Row) => boolean
  /** Whether nothing rules a row out. */
  readonly isPossible: (row: Row) => boolean
  readonly isOfOtherWork: (row: Row) => boolean
  /** How well the work fits, wherever it is. */
  readonly workFit: (row: Row) => number
  readonly needed: number
  readonly allKnown: boolean
}

/**
 * Puts ranked rows, all or at least the best `horizon`, in an order in which of these what is in a person's reach stands
 * before what is not, and of that what nothing rules out before the rest, no ten consecutive rows hold more than three of one employer as long as a row of another employer
 * remains that is nearly as good, and of what is ruled out work of the person's own fills the first screen before other
 * work, by how well the work fits: none of it is near. Otherwise the better row comes first. Rows without an employer are never held back for it. Stops after `needed`
 * rows; `complete` is false when the answer could change if more rows were known.
 */
export const spreadRows = <Row>(
  rows: readonly Row[],
  { scoreOf, employerOf, isInReach, isPossible, isOfOtherWork, workFit, needed, allKnown }: Spreading<Row>,
): { rows: Row[]; complete: boolean } => {
  const spread: Row[] = []
  const recent: number[] = []
  const emit = (row: Row) => {
    spread.push(row)
    recent.push(employerOf(row))
    if (recent.length >= window) recent.shift()
  }
  const isFree = (row: Row): boolean => {
    const employer = employerOf(row)
    if (employer === 0) return true
    let held = 0
    for (const other of recent) if (other === employer) held += 1
    return held < mostOfOneEmployer
  }
  /** Emits some of the rows; whether it could be told which comes next until there are enough. */
  const take = (some: readonly Row[], allOfThem: boolean): boolean => {
    const waiting: Row[] = []
    let next = 0
    while (spread.length < needed) {
      const at = waiting.findIndex(isFree)
      if (at >= 0) {
        emit(...(waiting.splice(at, 1) as [Row]))
        continue
      }
      while (next < some.length && !isFree(some[next] as Row)) {
        waiting.push(some[next] as Row)
        next += 1
      }
      if (next < some.length) {
        const row = some[next] as Row
        const better = waiting.findIndex((one) => scoreOf(row) < comparable * scoreOf(one))
        if (better >= 0) emit(...(waiting.splice(better, 1) as [Row]))
        else {
          emit(row)
          next += 1
        }
      } else {
        if (!allOfThem) return false
        const forced = waiting.shift()
        if (forced === undefined) break
        emit(forced)
      }
    }
    return true
  }
  const head = rows.slice(0, horizon)
  const within = head.filter(isInReach)
  take(within, true)
  if (spread.length >= needed) return { rows: spread, complete: true }
  const known = new Set(within)
  const beyond = head.filter((row) => !known.has(row))
  const possible = beyond.filter(isPossible)
  const own = beyond
    .filter((row) => !isPossible(row) && !isOfOtherWork(row))
    .map((row) => ({ row, fit: workFit(row) }))
    .sort((left, right) => right.fit - left.fit)
    .slice(0, Math.max(0, firstScreen - spread.length - possible.length))
    .map(({ row }) => row)
  const first = new Set([...possible, ...own])
  const ordered = [...possible, ...own, ...beyond.filter((row) => !first.has(row)), ...rows.slice(horizon)]
  return { rows: spread, complete: take(ordered, allKnown) }
}
