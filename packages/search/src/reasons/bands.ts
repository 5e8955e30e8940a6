import type { MatchBand } from '@scry/contracts/enumerations'

/** Least score of each band, shown score rounded to whole numbers; calibrated on judgments, see docs/search-trials.md. */
export const bandThresholds = { strong: 75, good: 65, fair: 60 } as const

/** What is known beside the score. */
export interface BandFacts {
  /** Enough was known on both sides to say. */
  enough: boolean
  /** The listing asks for years that the person is well short of, or a language that they lack; nothing makes up for that. */
  isShort: boolean
  /** The person has none of the skills that the listing names, nor one near them: level and place alone are no fit. */
  sharesNone: boolean
}

/** The band of a score; 'unknown' when too little was known on either side. */
export const bandOf = (score: number, { enough, isShort, sharesNone }: BandFacts): MatchBand => {
  if (!enough) return 'unknown'
  const shown = Math.round(score)
  if (sharesNone || shown < bandThresholds.fair) return 'stretch'
  if (shown >= bandThresholds.strong && !isShort) return 'strong'
  return shown >= bandThresholds.good ? 'good' : 'fair'
}
