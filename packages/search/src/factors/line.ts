import type { MatchContribution, MatchPointer } from '@scry/contracts/match'

type Said<Contribution> = Contribution extends unknown ? Omit<Contribution, 'points' | 'profile' | 'listing'> : never

/** A line of a match's sum before it is handed out. */
export type Line = Said<MatchContribution> & {
  /** Thousandths of a point. */
  thousandths: number
  profile?: MatchPointer[]
  listing?: MatchPointer[]
}

/** A line whose points are its share of a common sum of impacts. */
export interface Shared {
  line: Line
  share: number
}

/** What each term of a document adds to its relevance. */
export type Impacts = ReadonlyMap<number, number>

export const kindOf = (points: number, known = points !== 0): Line['kind'] =>
  !known ? 'unknown' : points < 0 ? 'gap' : 'reason'
