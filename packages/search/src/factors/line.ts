import type { MatchContribution, MatchPointer } from '@scry/contracts/match'

type Said<Contribution> = Contribution extends unknown ? Omit<Contribution, 'points' | 'profile' | 'listing'> : never

/** A line of a match's sum before it is handed out. */
export type Line = Said<MatchContribution> & {
  /** Thousandths of a point. */
  thousandths: number
  profile?: MatchPointer[]
  listing?: MatchPointer[]
}
