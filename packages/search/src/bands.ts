import type { MatchBand } from '@scry/contracts/enumerations'

/** Least score of each band, shown score rounded to whole numbers. */
export const bandThresholds = { strong: 83, good: 69, fair: 55 } as const

/** The band of a score; 'unknown' when too little was known on either side to say. */
export const bandOf = (score: number, enough: boolean): MatchBand => {
  if (!enough) return 'unknown'
  const shown = Math.round(score)
  if (shown >= bandThresholds.strong) return 'strong'
  if (shown >= bandThresholds.good) return 'good'
  return shown >= bandThresholds.fair ? 'fair' : 'stretch'
}
