import type { MatchBand } from '@scry/contracts/enumerations'

/** Least score of each band, shown score rounded to whole numbers; calibrated on judgments, see DESIGN.md. */
export const bandThresholds = { strong: 80, good: 70, fair: 60 } as const

/**
 * The band of a score; 'unknown' when too little was known on either side to say. `isShort`: the listing asks for years
 * that the person is well short of, which nothing else makes up for.
 */
export const bandOf = (score: number, enough: boolean, isShort: boolean): MatchBand => {
  if (!enough) return 'unknown'
  const shown = Math.round(score)
  if (shown >= bandThresholds.strong && !isShort) return 'strong'
  if (shown >= bandThresholds.good) return 'good'
  return shown >= bandThresholds.fair ? 'fair' : 'stretch'
}
