import { variousDemands } from '../store/demand-classes.ts'
import type { IndexParts } from '../store/index-parts.ts'
import { bandFactor } from './band.ts'
import { type Factors, factorsFor } from './factors.ts'
import type { Ground } from './ground.ts'
import { languageGain, languageLines, languagePoints } from './language.ts'
import type { Line } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import { placeLine } from './place.ts'
import { base, relevancePoints } from './points.ts'
import type { ProfileInput } from './profile-input.ts'
import { mostTimePoints } from './time.ts'

/** A profile made ready to be compared with many listings: every factor for one person. */
export type RecommendPlan = ReturnType<typeof planFor>

/** Points of a document beside sums over terms and its place. What some factors cost is limited by what those before them leave. */
const pointsInTurn = ({ documents }: Ground, factors: Factors, ofTitle: (document: number) => number) => {
  const { background, experience, level, type, study, time, told, languages } = factors
  const ifConfirmed = (document: number): number => {
    const at = background.of(document)
    const demand = documents.demandOf(document)
    return (
      base +
      background.pointsOf(at) +
      experience.of(at, demand) +
      level.pointsFor(document, at, demand) +
      type.pointsFor(document, at, demand) +
      study.of(demand) +
      time.pointsFor(document) +
      ofTitle(document)
    )
  }
  const ifUntold = (document: number): number => {
    const beside = ifConfirmed(document)
    return beside + time.unconfirmedPoints(document, beside)
  }
  const besideLanguages = (document: number): number => {
    const beside = ifUntold(document)
    return beside + told.pointsFor(document, beside)
  }
  const besidePlace = (document: number): number => {
    const beside = besideLanguages(document)
    return beside + languagePoints(languages.of(document), beside)
  }
  return { ifConfirmed, ifUntold, besideLanguages, besidePlace }
}

/** The most such points, of any document and of one class of demands. What asks for other studies leaves no more than what does not. */
const mostPoints = ({ documents }: Ground, { background, experience, level, type, study, languages }: Factors) => {
  const capacities = background.all.slice(0, background.ofTitles).map((_, at) => at)
  const ofAll = base + mostTimePoints + (languages.isAsked ? languageGain : 0)
  const ofAny =
    ofAll + study.most + Math.max(...capacities.map((at) => experience.mostOf(at) + level.mostOf(at) + type.mostOf(at)))
  const ofDemands = (demands: number): number => {
    const demand = documents.demands.all[demands]
    if (demand === undefined || demands === variousDemands) return ofAny
    let most = -Infinity
    for (const at of capacities) {
      const points = background.pointsOf(at) + experience.of(at, demand) + level.of(at, demand) + type.of(at, demand)
      if (points > most) most = points
    }
    return ofAll + most + study.of(demand)
  }
  return { ofAny, ofDemands }
}

/** What a title says of the work, so many times beside the score: one skill in common is not the same work. */
const titleShare = 2

/** `now` in milliseconds. */
export const planFor = (profile: ProfileInput, now: number, parts: IndexParts) => {
  const ground: Ground = { ...parts, profile, now }
  const factors = factorsFor(ground)
  const { background, experience, level, places, type, study, time, told, languages, occupation, ownTitle } = factors
  const points = pointsInTurn(ground, factors, ownTitle.pointsFor)
  const untitled = pointsInTurn(ground, factors, () => 0)
  const most = mostPoints(ground, factors)
  const { bandOf, isInReach, isPossible } = bandFactor(ground, factors)
  const saysWork = occupation.titles.size > 0 || occupation.occupations.size > 0
  return {
    ground,
    skills: factors.skills,
    occupation,
    interests: factors.interests,
    places,
    bandOf,
    isInReach,
    isPossible,
    /**
     * How well the work of a document of so many thousandths fits, wherever it is: what its title says counts `titleShare`
     * more. Of whoever says nothing of their work the score is all that is known.
     */
    workFit: (document: number, sum: number): number =>
      saysWork ? sum - places.pointsFor(document) + titleShare * relevancePoints(occupation.ofTitle(document)) : sum,
    isOfOtherWork: (document: number): boolean => background.otherThan(document) !== undefined,
    ownTitle,
    experience,
    level,
    /** Points of everything about a document that is neither a sum over terms nor its place. */
    pointsBesidePlace: points.besidePlace,
    /** The same without what its title costs, which takes longest to read: no less. */
    untitledPoints: untitled.besidePlace,
    /** The most that everything but sums over terms and place can bring, `base` included. */
    mostBesidePlace: most.ofAny,
    /** The same for one class of demands. */
    mostBesidePlaceOf: most.ofDemands,
    /** What every factor but the sums over terms says of a document. */
    linesOf: (document: number, reading: ListingReading | undefined): Line[] => [
      ...background.lines(document, reading),
      ...ownTitle.lines(document, reading),
      experience.line(document, reading),
      level.line(document),
      placeLine(document, places, ground, reading),
      ...type.lines(document, reading),
      ...study.lines(document, reading),
      ...languageLines(document, languages, profile, points.besideLanguages(document), reading),
      ...time.postedLines(document, points.ifConfirmed(document)),
      ...told.lines(document, points.ifUntold(document)),
      ...time.deadlineLines(document),
    ],
  }
}
