import type { MatchBand } from '@scry/contracts/enumerations'
import { otherFields } from '../factors/background.ts'
import { twoSteps } from '../factors/level.ts'
import type { Line } from '../factors/line.ts'

/** Least score of each band, shown score rounded to whole numbers; calibrated on judgments, see docs/search-trials.md. */
export const bandThresholds = { strong: 54, good: 36, fair: 27 } as const

/** What is known beside the score. */
export interface BandFacts {
  /** Enough was known on both sides to say. */
  enough: boolean
  /** The listing asks for years that the person is well short of. */
  isShort: boolean
  /** By its title, license or the studies asked for it is work of another field than the person's. */
  isOtherField: boolean
  /** Something known of both sides rules the listing out, whatever else fits. */
  isBarred: boolean
  /** Neither a skill that the listing names, nor one near it, nor the occupation of its title is the person's: level and place alone are no fit. */
  sharesNone: boolean
}

/** The band of a score; 'unknown' when too little was known on either side. */
export const bandOf = (
  score: number,
  { enough, isShort, isOtherField, isBarred, sharesNone }: BandFacts,
): MatchBand => {
  if (isOtherField) return 'other-field'
  if (!enough) return 'unknown'
  const shown = Math.round(score)
  if (isBarred || sharesNone || shown < bandThresholds.fair) return 'stretch'
  if (shown >= bandThresholds.strong && !isShort) return 'strong'
  return shown >= bandThresholds.good ? 'good' : 'fair'
}

export const isOfOtherField = (line: Line): boolean => line.factor === 'background' && otherFields.has(line.other)

/**
 * Whether a line rules a listing out: a license of another country, two levels away, out of reach, an internship for whoever is past them,
 * unpaid work, a language that is lacked. Of 131 judged pairs of real postings with one of these one was plausible.
 */
export const isBar = (line: Line): boolean =>
  (line.factor === 'background' && line.other === 'license-abroad') ||
  (line.factor === 'level' && line.thousandths <= twoSteps) ||
  (line.factor === 'place' && (line.reason === 'abroad' || line.reason === 'remote-abroad')) ||
  (line.factor === 'type' && (line.reason === 'past-internships' || line.reason === 'unpaid')) ||
  (line.factor === 'language' && line.thousandths < 0)
