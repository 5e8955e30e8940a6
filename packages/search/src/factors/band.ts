import { bandsOutOfReach, type MatchBand } from '@scry/contracts/enumerations'
import { otherFields } from './background.ts'
import type { Factors } from './factors.ts'
import { type Ground, isJob } from './ground.ts'
import { twoSteps } from './level.ts'
import { ofAllFields } from './own-titles.ts'
import { scoreOf } from './points.ts'

/** Least score of each band, shown score rounded to whole numbers; calibrated on judgments, see docs/quality-real.md. */
const leastScores = { strong: 54, good: 39, fair: 27 } as const

/** Whether a score is of no band of strength, whatever else is known. */
export const isBelowReach = (score: number): boolean => Math.round(score) < leastScores.fair

/** Other work by its title, without a word of theirs, with which the person has one skill in common at most: 'Senior Credit Analyst' and Excel. */
const otherWorkJudge = (ground: Ground, { background, skills, occupation }: Factors) => {
  const { documents } = ground
  /** Words of the person's own titles and subjects that say what the work is. */
  const ownWords = new Set(
    [...occupation.titles.values()].flatMap(({ term, because }) =>
      !ofAllFields.has(ground.dictionary.keyOf(term)) && because.some(({ path }) => /^(?:titles|subjects)/.test(path))
        ? [term]
        : [],
    ),
  )
  const sharesWord = (document: number): boolean => {
    let shares = false
    documents.forEachTerm(document, (term) => {
      shares ||= ownWords.has(term)
    })
    return shares
  }

  return (document: number): boolean =>
    isJob(ground, document) &&
    background.otherThan(document) === 'occupation' &&
    documents.skillsOf(document).filter(({ term }) => skills.has(term)).length < 2 &&
    !sharesWord(document)
}

/** How well a listing fits a person, told by its score and by what is known beside it. */
export const bandFactor = (ground: Ground, factors: Factors) => {
  const { documents } = ground
  const { background, level, places, type, languages, skills, occupation, experience } = factors
  const speaksForWork = new Set([...skills.wordings.keys(), ...occupation.occupations.keys(), ...occupation.nameless])
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

  /** Neither a skill that the listing names, nor one near it, nor the occupation of its title is the person's or one that theirs leads into: level and place alone are no fit. */
  const sharesNone = (document: number): boolean => {
    const named = documents.skillsOf(document)
    if (named.length === 0 || !isJob(ground, document)) return false
    if (named.some(({ term }) => skills.covered.has(term) || skills.isStudied(term))) return false
    let shares = false
    documents.forEachTerm(document, (term) => {
      shares ||= speaksForWork.has(term)
    })
    return !shares
  }

  const sharesOneOfOther = otherWorkJudge(ground, factors)

  /** Whether enough was known on both sides to say. */
  const isKnown = (document: number): boolean =>
    isWorkKnown || (skills.own.length > 0 && documents.skillsOf(document).length > 0)

  const bandOf = (document: number, score: number): MatchBand => {
    const other = background.otherThan(document)
    if (other !== undefined && otherFields.has(other)) return 'other-field'
    if (isBarred(document)) return 'stretch'
    if (!isKnown(document)) return 'unknown'
    if (isBelowReach(score) || sharesNone(document) || sharesOneOfOther(document)) return 'stretch'
    const shown = Math.round(score)
    if (shown >= leastScores.strong && !experience.isFarShort(document)) return 'strong'
    return shown >= leastScores.good ? 'good' : 'fair'
  }
  return {
    bandOf,
    /** Whether a listing of so many thousandths is of a band of strength, or may be where too little is known. */
    isInReach: (document: number, sum: number): boolean =>
      !isBelowReach(scoreOf(sum)) && !bandsOutOfReach.has(bandOf(document, scoreOf(sum))),
  }
}
