import { bandsOutOfReach, type MatchBand } from '@scry/contracts/enumerations'
import { otherFields } from './background.ts'
import { evidenceFactor } from './evidence.ts'
import { leastChances } from './evidence-weights.ts'
import type { Factors } from './factors.ts'
import { type Ground, isJob } from './ground.ts'
import { twoSteps } from './level.ts'
import { scoreOf } from './points.ts'

/** Least score of each band of what is no job, shown score rounded to whole numbers. */
const leastScores = { strong: 54, good: 39, fair: 27 } as const
/** No job of a lower score is in reach, whatever its evidence; of the judged pairs of such scores next to none was. */
const leastScore = 20

/** Whether a score is of no band of strength, whatever else is known. */
export const isBelowReach = (score: number): boolean => Math.round(score) < leastScore

/** The band of a chance or of a score, by the least of each. */
const bandFrom = (value: number, least: Readonly<Record<'strong' | 'good' | 'fair', number>>): MatchBand =>
  value >= least.strong ? 'strong' : value >= least.good ? 'good' : value >= least.fair ? 'fair' : 'stretch'

/** How well a listing fits a person, told by its score and by what is known beside it. */
export const bandFactor = (ground: Ground, factors: Factors) => {
  const { documents } = ground
  const { background, level, places, type, languages, skills, occupation, experience } = factors
  const chanceOf = evidenceFactor(ground, factors)
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
    if (!isJob(ground, document)) return bandFrom(Math.round(score), leastScores)
    if (isBelowReach(score)) return 'stretch'
    const band = bandFrom(chanceOf(document), leastChances)
    return band === 'strong' && experience.isFarShort(document) ? 'good' : band
  }
  return {
    bandOf,
    /** Whether nothing rules a document out, though too little speaks for it. */
    isPossible: (document: number, sum: number): boolean => {
      const other = background.otherThan(document)
      return (
        !(other !== undefined && otherFields.has(other)) &&
        !isBarred(document) &&
        Math.round(scoreOf(sum)) >= leastScores.fair
      )
    },
    /** Whether a listing of so many thousandths is of a band of strength, or may be where too little is known. */
    isInReach: (document: number, sum: number): boolean =>
      !isBelowReach(scoreOf(sum)) && !bandsOutOfReach.has(bandOf(document, scoreOf(sum))),
  }
}
