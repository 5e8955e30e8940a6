import { variousDemands } from '../store/demand-classes.ts'
import type { IndexParts } from '../store/index-parts.ts'
import { Background } from './background.ts'
import { experienceFactor } from './experience.ts'
import type { Ground } from './ground.ts'
import { interestTerms } from './interests.ts'
import { LanguageFit, languageGain, languageLines, languagePoints } from './language.ts'
import { levelFactor } from './level.ts'
import type { Line } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import { occupationFactor } from './occupation.ts'
import { PlaceJudge, placeLine } from './place.ts'
import { base } from './points.ts'
import type { ProfileInput } from './profile-input.ts'
import { skillFactor } from './skills.ts'
import { studyFactor } from './study.ts'
import { mostTimePoints, timeFactor } from './time.ts'
import { toldFactor } from './told.ts'
import { typeFactor } from './type.ts'

/** A profile made ready to be compared with many listings: every factor for one person. */
export type RecommendPlan = ReturnType<typeof planFor>

/** `now` in milliseconds. */
export const planFor = (profile: ProfileInput, now: number, parts: IndexParts) => {
  const ground: Ground = { ...parts, profile, now }
  const { documents } = parts
  const skills = skillFactor(ground)
  const places = new PlaceJudge(ground)
  const background = new Background(ground, places)
  const experience = experienceFactor(ground, background)
  const level = levelFactor(ground, background)
  const type = typeFactor(ground, background)
  const study = studyFactor(ground)
  const time = timeFactor(ground)
  const told = toldFactor(ground)
  const languages = new LanguageFit(ground)

  // What some factors cost is limited by what those before them leave.
  const pointsIfConfirmed = (document: number): number => {
    const at = background.of(document)
    const demand = documents.demandOf(document)
    return (
      base +
      background.pointsOf(at) +
      experience.of(at, demand) +
      level.pointsFor(document, at, demand) +
      type.pointsFor(document, at, demand) +
      study.of(demand) +
      time.pointsFor(document)
    )
  }
  const pointsIfUntold = (document: number): number => {
    const beside = pointsIfConfirmed(document)
    return beside + time.unconfirmedPoints(document, beside)
  }
  const pointsBesideLanguages = (document: number): number => {
    const beside = pointsIfUntold(document)
    return beside + told.pointsFor(document, beside)
  }

  const capacities = background.all.slice(0, background.ofTitles).map((_, at) => at)
  const mostOfAll = base + mostTimePoints + (languages.isAsked ? languageGain : 0)
  const mostOfAny =
    mostOfAll +
    study.most +
    Math.max(...capacities.map((at) => experience.mostOf(at) + level.mostOf(at) + type.mostOf(at)))
  return {
    ground,
    skills,
    occupation: occupationFactor(ground, skills.own),
    interests: interestTerms(ground),
    places,
    experience,
    level,
    /** Points of everything about a document that is neither a sum over terms nor its place. */
    pointsBesidePlace(document: number): number {
      const beside = pointsBesideLanguages(document)
      return beside + languagePoints(languages.of(document), beside)
    },
    /** The most that everything but sums over terms and place can bring, `base` included. */
    mostBesidePlace: mostOfAny,
    /** The same for one class of demands. What asks for other studies leaves no more than what does not. */
    mostBesidePlaceOf(demands: number): number {
      const demand = documents.demands.all[demands]
      if (demand === undefined || demands === variousDemands) return mostOfAny
      let most = -Infinity
      for (const at of capacities) {
        const points = background.pointsOf(at) + experience.of(at, demand) + level.of(at, demand) + type.of(at, demand)
        if (points > most) most = points
      }
      return mostOfAll + most + study.of(demand)
    },
    /** What every factor but the sums over terms says of a document. */
    linesOf: (document: number, reading: ListingReading | undefined): Line[] => [
      ...background.lines(document, reading),
      experience.line(document, reading),
      level.line(document),
      placeLine(document, places, ground, reading),
      ...type.lines(document, reading),
      ...study.lines(document, reading),
      ...languageLines(document, languages, profile, pointsBesideLanguages(document), reading),
      ...time.postedLines(document, pointsIfConfirmed(document)),
      ...told.lines(document, pointsIfUntold(document)),
      ...time.deadlineLines(document),
    ],
  }
}
