import { bandsOutOfReach, type MatchBand } from '@scry/contracts/enumerations'
import { otherFields } from './background.ts'
import type { Factors } from './factors.ts'
import { type Ground, isJob } from './ground.ts'
import { twoSteps } from './level.ts'
import { scoreOf } from './points.ts'

/**
 * Least scores, rounded to whole numbers, of each band. Of a job a score is a chance that a good adviser would show it, by
 * judged pairs of real postings: `fair` from .35 on, `good` from .5, `strong` from .75 (decision 0356).
 */
const leastScores = { strong: 42, good: 33, fair: 27 } as const
/** The same of what is no job. */
const leastOfOthers = { strong: 54, good: 39, fair: 27 } as const
/** What nothing rules out stands behind what is in reach from this score on; of what scores less one in twenty was good. */
const leastPossible = 10
/** Where too little is known to say, what scores less is not in reach. */
const leastUnknown = 20

/** Whether a job's score is of no band of strength, whatever else is known. */
export const isBelowReach = (score: number): boolean => Math.round(score) < leastScores.fair
/** Whether so little speaks for a listing that it counts as ruled out. */
export const isNextToNothing = (score: number): boolean => Math.round(score) < leastPossible

const bandFrom = (score: number, least: Readonly<Record<'strong' | 'good' | 'fair', number>>): MatchBand => {
  const shown = Math.round(score)
  return shown >= least.strong ? 'strong' : shown >= least.good ? 'good' : shown >= least.fair ? 'fair' : 'stretch'
}

/** How well a listing fits a person, told by its score and by what rules it out. */
export const bandFactor = (ground: Ground, factors: Factors) => {
  const { documents } = ground
  const { background, level, places, type, languages, skills, occupation, experience } = factors
  const isWorkKnown = occupation.titles.size > 0 || occupation.occupations.size > 0

  /**
   * Whether something rules a listing out: a license of another country, two levels away, out of reach, an internship for
   * whoever is past them, unpaid work, a license still studied for, a language that is lacked. Of 131 judged pairs of real postings with one of these one
   * was plausible.
   */
  const isBarred = (document: number): boolean => {
    const place = places.reasonFor(document)
    const kind = type.reasonFor(document)
    return (
      place === 'abroad' ||
      place === 'remote-abroad' ||
      kind === 'past-internships' ||
      kind === 'unpaid' ||
      kind === 'studying-full-time' ||
      // What is no internship is for those who have the license that its work needs.
      (kind === 'studying-unsaid' && background.isLicenseAhead(document)) ||
      languages.of(document) === 'lacks' ||
      level.pointsOf(document) <= twoSteps ||
      background.otherThan(document) === 'license-abroad'
    )
  }

  /** Whether enough was known on both sides to say. */
  const isKnown = (document: number): boolean =>
    isWorkKnown || (skills.own.length > 0 && documents.skillsOf(document).length > 0)

  const bandOf = (document: number, score: number): MatchBand => {
    const other = background.otherThan(document)
    if (other !== undefined && otherFields.has(other)) return 'other-field'
    if (isBarred(document)) return 'stretch'
    if (!isKnown(document)) return 'unknown'
    if (!isJob(ground, document)) return bandFrom(score, leastOfOthers)
    const band = bandFrom(score, leastScores)
    return band === 'strong' && experience.isFarShort(document) ? 'good' : band
  }
  return {
    bandOf,
    /** Whether nothing rules a document out, though too little speaks for it. */
    isPossible: (document: number, sum: number): boolean => {
      const other = background.otherThan(document)
      return !(other !== undefined && otherFields.has(other)) && !isBarred(document) && !isNextToNothing(scoreOf(sum))
    },
    /** Whether a listing of so many thousandths is of a band of strength, or may be where too little is known. */
    isInReach: (document: number, sum: number): boolean => {
      const score = scoreOf(sum)
      const band = bandOf(document, score)
      return band === 'unknown' ? Math.round(score) >= leastUnknown : !bandsOutOfReach.has(band)
    },
  }
}
