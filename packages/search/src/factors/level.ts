import { leadsPeople, levelOfTitle } from '@scry/vocabulary/titles'
import type { Demand } from '../store/demand-classes.ts'
import { profilePointers } from '../terms/pointers.ts'
import { leadingKey } from '../terms/skill-keys.ts'
import type { Background, Capacity } from './background.ts'
import { documentsWith, type Ground, isIn, none } from './ground.ts'
import { kindOf, type Line } from './line.ts'
import { levelRank, type ProfileInput } from './profile-input.ts'

/** Points for the level that the listing is labelled with. */
export const levelPoints = ({ rank: own, isOther }: Capacity, listed: string): number => {
  const asked = levelRank(listed)
  if (own === undefined || asked === undefined) return 0
  const distance = asked - own
  if (Math.abs(distance) < 0.6) return isOther ? 0 : 3_000
  if (isOther) return distance > 0 || distance < -1 ? -2_000 : 0
  if (distance > 0) return distance <= 1 ? -2_000 : distance <= 2 ? -6_000 : -8_000
  return distance >= -1 ? 0 : distance >= -2 ? -4_000 : -6_000
}
/** Losses from here on are of two steps and more. */
export const twoSteps = -6_000

/** What a post that leads people asks of whoever never did. */
const leadingLevel = 'senior'

/** Whether some role led people. */
const hasLed = ({ titles }: ProfileInput): boolean =>
  (titles ?? []).some((title) => leadsPeople(title) || levelOfTitle(title) === 'lead')

/** The level of a job, or the difficulty of a hackathon, against the person's level in the listing's field. */
export const levelFactor = (ground: Ground, background: Background) => {
  const { profile } = ground
  const { level, difficulty } = ground.documents.facets
  const leading = hasLed(profile) ? none : documentsWith([leadingKey], ground)
  const fits = background.all.map((capacity) => {
    const levels = level.values.map((value) => levelPoints(capacity, value))
    const difficulties = difficulty.values.map((value) => levelPoints(capacity, value))
    return {
      levels,
      difficulties,
      leading: levelPoints(capacity, leadingLevel),
      most: Math.max(...levels, ...difficulties, 0),
    }
  })
  /** Of a level and a difficulty the one that fits less counts. */
  const of = (at: number, demand: Demand): number => {
    const fit = fits[at] as (typeof fits)[number]
    const byLevel = fit.levels[demand.level] ?? 0
    const byDifficulty = fit.difficulties[demand.difficulty] ?? 0
    return demand.level === 0 ? byDifficulty : demand.difficulty === 0 ? byLevel : Math.min(byLevel, byDifficulty)
  }
  /** The level that counts of a document, or its difficulty; empty where neither is known. */
  const levelFor = (document: number): string => {
    const listed = level.values[level.codes[document] ?? 0] ?? ''
    const hard = difficulty.values[difficulty.codes[document] ?? 0] ?? ''
    const capacity = background.capacityFor(document)
    const pointsOf = (value: string): number => levelPoints(capacity, value)
    const stated = listed === '' || (hard !== '' && pointsOf(hard) < pointsOf(listed)) ? hard : listed
    return isIn(leading, document) && pointsOf(leadingLevel) < pointsOf(stated) ? leadingLevel : stated
  }
  return {
    of,
    mostOf: (at: number): number => (fits[at] as (typeof fits)[number]).most,
    pointsFor(document: number, at: number, demand: Demand): number {
      const points = of(at, demand)
      return isIn(leading, document) ? Math.min(points, (fits[at] as (typeof fits)[number]).leading) : points
    },
    pointsOf: (document: number): number => levelPoints(background.capacityFor(document), levelFor(document)),
    /** Whether the listing states a level above the person's. */
    isAbove: (document: number): boolean =>
      levelPoints(background.capacityFor(document), level.values[level.codes[document] ?? 0] ?? '') < 0,
    line(document: number): Line {
      const listed = levelFor(document)
      const capacity = background.capacityFor(document)
      const { rank, isOther } = capacity
      const thousandths = levelPoints(capacity, listed)
      const isKnown = rank !== undefined && levelRank(listed) !== undefined
      return {
        factor: 'level',
        level: listed === '' ? null : listed,
        own_known: rank !== undefined,
        other_field: isKnown && isOther === true && thousandths < 0,
        thousandths,
        kind: kindOf(thousandths, isKnown),
        profile: profilePointers(profile, { path: 'level' }),
      }
    },
  }
}
