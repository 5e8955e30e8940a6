/** Words of what a person says of their skills. Plain, so that a screen needs no schema library. */

/** What a person can say of a skill; whoever says nothing of it leaves it as the profile has it. */
export const skillClaims = ['confirmed', 'rejected'] as const
export type SkillClaim = (typeof skillClaims)[number]

/** Stated in the list of skills, inferred from the words of experience and projects, or said by the person since. */
export const skillStates = ['stated', 'inferred', ...skillClaims] as const
export type SkillState = (typeof skillStates)[number]

export const mostSkillClaims = 200
/** So many of a person's best jobs are compared, and so many of those that move are named. */
export const movedDepth = 30
export const mostMoved = 6

/** What completes a profile and is ranked by; the rest of it moves no listing. */
export const rankedItems = ['skills', 'work_experience', 'location', 'education'] as const
export type RankedItem = (typeof rankedItems)[number]
