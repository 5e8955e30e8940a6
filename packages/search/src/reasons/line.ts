import type { MatchContribution, MatchPointer } from '@scry/contracts/match'

/** A named line of a match's sum. */
export interface Line {
  factor: string
  label: string
  /** Thousandths of a point. */
  thousandths: number
  kind: MatchContribution['kind']
  profile?: MatchPointer[]
  listing?: MatchPointer[]
}
