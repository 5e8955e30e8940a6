/** At most this many rows of one employer among any `window` consecutive rows, while others remain. */
export const mostOfOneEmployer = 3
export const window = 10
/** So many rows make the first screen: none of them is of another field while others remain. */
export const firstScreen = 12

/** A row waits for its employer's sake only behind rows of at least this share of its score: not behind what does not fit. */
const comparable = 0.6

/** What is known of the rows that are spread. */
export interface Spreading<Row> {
  readonly scoreOf: (row: Row) => number
  /** 0 for none. */
  readonly employerOf: (row: Row) => number
  readonly isOfOtherField: (row: Row) => boolean
  readonly needed: number
  readonly allKnown: boolean
}

/**
 * Puts ranked rows in an order in which no ten consecutive rows hold more than three of one employer as long as a row of
 * another employer remains that is nearly as good, and the first twelve none of another field than the person's as long as one of theirs remains; otherwise
 * the better row comes first. Rows without an employer are never held back for it. Stops after `needed` rows; `complete` is
 * false when the answer could change if more rows were known.
 */
export const spreadRows = <Row>(
  rows: readonly Row[],
  { scoreOf, employerOf, isOfOtherField, needed, allKnown }: Spreading<Row>,
): { rows: Row[]; complete: boolean } => {
  const spread: Row[] = []
  const waiting: Row[] = []
  let next = 0
  const recent: number[] = []
  const isLater = (row: Row): boolean => spread.length < firstScreen && isOfOtherField(row)
  const isFree = (row: Row): boolean => {
    if (isLater(row)) return false
    const employer = employerOf(row)
    if (employer === 0) return true
    let held = 0
    for (const other of recent) if (other === employer) held += 1
    return held < mostOfOneEmployer
  }
  const emit = (row: Row) => {
    spread.push(row)
    recent.push(employerOf(row))
    if (recent.length >= window) recent.shift()
  }
  while (spread.length < needed) {
    const at = waiting.findIndex(isFree)
    if (at >= 0) {
      emit(...(waiting.splice(at, 1) as [Row]))
      continue
    }
    while (next < rows.length && !isFree(rows[next] as Row)) {
      waiting.push(rows[next] as Row)
      next += 1
    }
    if (next < rows.length) {
      const row = rows[next] as Row
      const better = waiting.findIndex((one) => !isLater(one) && scoreOf(row) < comparable * scoreOf(one))
      if (better >= 0) emit(...(waiting.splice(better, 1) as [Row]))
      else {
        emit(row)
        next += 1
      }
    } else {
      if (!allKnown) return { rows: spread, complete: false }
      const theirs = waiting.findIndex((row) => !isOfOtherField(row))
      const [forced] = waiting.splice(Math.max(0, theirs), 1)
      if (forced === undefined) break
      emit(forced)
    }
  }
  return { rows: spread, complete: true }
}
