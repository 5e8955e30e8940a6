import { isUnrestricted } from './listing-input.ts'
import { levelRank, type ProfileInput } from './profile-input.ts'

/**
 * Points are thousandths of a point of the score (0 to 100). Every listing starts at `base`; the greatest possible
 * losses add up to it and the greatest gains to 100, so that no score has to be cut off.
 */
export const base = 30_000
/** For skills and field of work together. */
export const mostRelevancePoints = 46_000
export const mostInterestPoints = 3_000

const daySeconds = 86_400

/** Years of experience that a level stands for. */
const yearsOfLevel = [1, 2, 5, 12, 20]

/** Points for required years: met, or missed by one, two, three and more. */
export const experiencePoints = (profile: ProfileInput, required: number): number => {
  const rank = levelRank(profile.level)
  const stated = profile.years ?? undefined
  if (required < 0 || (rank === undefined && stated === undefined)) return 0
  const capacity = Math.max(stated ?? 0, stated === undefined ? (yearsOfLevel[Math.floor(rank ?? 0)] ?? 0) : 0)
  const gap = required - capacity
  if (gap <= 0) return 4_000
  return gap <= 1 ? -4_000 : gap <= 2 ? -9_000 : -14_000
}

/** Points for the level that the listing is labelled with. */
export const levelPoints = (profile: ProfileInput, listed: string): number => {
  const own = levelRank(profile.level)
  const asked = levelRank(listed)
  if (own === undefined || asked === undefined) return 0
  const distance = asked - own
  if (Math.abs(distance) < 0.6) return 4_000
  if (distance > 0) return distance <= 1 ? -3_000 : distance <= 2 ? -6_000 : -8_000
  return distance >= -1 ? 1_000 : distance >= -2 ? -3_000 : -5_000
}

/** Points for the kind of employment. */
export const typePoints = (profile: ProfileInput, listed: string): number => {
  if (isUnrestricted(profile.jobType) || listed === '') return 0
  return (profile.jobType ?? '').trim().toLowerCase() === listed ? 3_000 : -2_000
}

/** Points for the degree asked for. */
export const studyPoints = (profile: ProfileInput, required: number): number => {
  const own = profile.degree ?? undefined
  if (own === undefined || required === 0) return 0
  return own >= required ? 1_000 : -1_000
}

/** Points for a recent posting. `posted` and `now` in seconds, 0 unknown. */
export const freshnessPoints = (posted: number, now: number): number => {
  if (posted === 0) return 0
  const days = (now - posted) / daySeconds
  return days <= 3 ? 2_000 : days <= 7 ? 1_500 : days <= 14 ? 1_000 : days <= 30 ? 500 : 0
}

/** Points for a deadline that asks for acting now. */
export const deadlinePoints = (deadline: number, now: number): number => {
  if (deadline === 0) return 0
  const days = (deadline - now) / daySeconds
  return days <= 7 ? 1_000 : days <= 21 ? 500 : 0
}

/** Points that grow with a sum of impacts and level off: half of `most` at `half`. Strictly growing in steps of thousandths. */
export const saturating = (sum: number, most: number, half: number): number => Math.floor((most * sum) / (sum + half))
