import type { TypeReason } from '@scry/contracts/enumerations'
import { isUnrestricted } from '../listing-input.ts'
import { levelRank, type ProfileInput } from './profile-input.ts'

/**
 * Sums are kept in whole thousandths, on top of all that can be lost, so that no sum is negative and the engine compares
 * whole numbers. `base` is the greatest possible loss; the greatest gains and it make 100,000.
 */
export const base = 45_000
const thousandthsOfPoint = (100_000 - base) / 100

/** Points as shown, of 100 that can be gained. */
export const shownPoints = (thousandths: number): number => thousandths / thousandthsOfPoint

/** The score of a sum: what speaks for a listing less what speaks against it, 0 to 100; never below 0. */
export const scoreOf = (sum: number): number => shownPoints(Math.max(0, sum - base))

/** For skills and field of work together. */
export const mostRelevancePoints = 31_000
export const mostInterestPoints = 1_000
/** For a spoken language that is asked for. */
export const languageGain = 1_000
const languageLoss = 8_000
/** The most that a place costs. */
const mostPlaceLoss = 12_000

const daySeconds = 86_400
const dayMs = daySeconds * 1000

/** What a person brings to the listings of one field. */
export interface Capacity {
  /** As `levelRank`; undefined when not known. */
  rank: number | undefined
  /** Years of work; undefined when not known. */
  years: number | undefined
  /** Of a field in which the person has held no role: what fits there is no reason yet. */
  isOther?: boolean
  /** By its title it is none of the person's occupations. */
  isElsewhere?: boolean
}

/** Points for required years: met, or missed by one, two, three and more. */
export const experiencePoints = ({ years, isOther, isElsewhere }: Capacity, required: number): number => {
  if (required < 0 || years === undefined) return 0
  const gap = required - years
  if (gap <= 0) return isOther ? 0 : 1_000
  if (isOther) return -2_000
  if (isElsewhere) return gap <= 1 ? -3_000 : -4_000
  return gap <= 1 ? -3_000 : gap <= 2 ? -8_000 : -12_000
}

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

/** Points for a listing of a field in which the person has held no role. */
export const backgroundPoints = ({ isOther, isElsewhere }: Capacity): number =>
  isOther ? -17_000 : isElsewhere ? -9_000 : 0

/** Studies that end later than this hold a person back from full-time work. */
const nearGraduation = 270 * dayMs

/**
 * Why a kind of employment suits or does not: as the person asks; without a wish, internships for whoever studies, and
 * none for whoever has worked for years in the field.
 */
export const typeReason = (profile: ProfileInput, { rank }: Capacity, listed: string, now: number): TypeReason => {
  const isAsked = (profile.jobType ?? '').trim().toLowerCase() === listed
  if (listed === 'volunteer' && !isAsked) return 'unpaid'
  const left = profile.graduates === null || profile.graduates === undefined ? 0 : profile.graduates - now
  if (!isUnrestricted(profile.jobType)) {
    if (listed === '') return 'unknown'
    if (!isAsked) return 'not-asked'
    // Asking for what suits their studies takes nothing from a student.
    return listed === 'internship' && left > nearGraduation ? 'studying' : 'asked'
  }
  if (left > 0) {
    if (left <= nearGraduation) return 'unknown'
    return listed === 'internship'
      ? 'studying'
      : listed === 'full-time'
        ? 'studying-full-time'
        : listed === ''
          ? 'studying-unsaid'
          : 'unknown'
  }
  return listed === 'internship' && rank !== undefined && rank >= 1 ? 'past-internships' : 'unknown'
}

/** Points for the kind of employment. */
export const typePoints: Readonly<Record<TypeReason, number>> = {
  asked: 3_000,
  'not-asked': -2_000,
  studying: 5_000,
  'studying-full-time': -6_000,
  // Most of what does not say is full-time.
  'studying-unsaid': -4_000,
  'other-year': -6_000,
  'past-internships': -6_000,
  unpaid: -6_000,
  unknown: 0,
}

/**
 * Points for the spoken languages asked for. `beside`: the points of everything beside skills and place; where the other
 * losses leave less than a lacked language costs, it costs what they leave.
 */
export const languagePoints = (standing: 'speaks' | 'lacks' | undefined, beside: number): number =>
  standing === undefined ? 0 : standing === 'speaks' ? languageGain : -Math.min(languageLoss, beside - mostPlaceLoss)

/** Points for the degree asked for. */
export const studyPoints = (profile: ProfileInput, required: number): number => {
  const own = profile.degree ?? undefined
  if (own === undefined || required === 0) return 0
  return own >= required ? 1_000 : required - own === 1 ? -2_000 : -6_000
}

/** Points for a recent posting. `posted` and `now` in seconds, 0 unknown. */
export const freshnessPoints = (posted: number, now: number): number => {
  if (posted === 0) return 0
  const days = (now - posted) / daySeconds
  return days <= 3 ? 1_500 : days <= 7 ? 1_000 : days <= 14 ? 750 : days <= 30 ? 500 : 0
}

const unconfirmedLoss = 3_000
/** Points for what no source has shown for a week; never more than the other losses leave, as of languages. */
export const unconfirmedPoints = (beside: number): number => -Math.min(unconfirmedLoss, beside - mostPlaceLoss)

const toldLoss = 4_000
/** Points for what has something that the person said they do not want, once for all of it. */
export const toldPoints = (beside: number): number => -Math.min(toldLoss, beside - mostPlaceLoss)

/** The most that a recent posting and a deadline bring together. */
export const mostTimePoints = 2_000

/** Points for a deadline that asks for acting now. */
export const deadlinePoints = (deadline: number, now: number): number => {
  if (deadline <= now) return 0
  const days = (deadline - now) / daySeconds
  return days <= 7 ? 500 : days <= 21 ? 250 : 0
}

/** Points that grow with a sum of impacts and level off: half of `most` at `half`. Strictly growing in steps of thousandths. */
export const saturating = (sum: number, most: number, half: number): number => Math.floor((most * sum) / (sum + half))
