import type {
  claimSkill,
  listSkills,
  MovedJob,
  Moves,
  ProfileSkill,
  previewItem,
  previewSkills,
} from '@scry/contracts/skill-routes'
import type { RankedItem, SkillClaim } from '@scry/contracts/skills'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

export type { MovedJob, Moves, ProfileSkill, SkillClaim }

/** The skills of a profile with what its owner says of them; `version` changes with the profile. */
export const skillsQuery = (accountId: string, version: string) =>
  queryOptions({
    queryKey: ['skills', accountId, version],
    queryFn: async ({ signal }): Promise<ProfileSkill[]> =>
      (await call<typeof listSkills>('GET /api/skills', { signal })).skills,
  })

export async function sayOfSkill(name: string, claim: SkillClaim | null): Promise<ProfileSkill[]> {
  return (await call<typeof claimSkill>('POST /api/skills', { body: { name, claim } })).skills
}

/** A change of skills that is not kept yet. */
export interface SkillChange {
  claims?: { name: string; claim: SkillClaim | null }[]
  skills?: string[]
}

export const movesQuery = (accountId: string, version: string, change: SkillChange) =>
  queryOptions({
    queryKey: ['skill-moves', accountId, version, change],
    queryFn: async ({ signal }): Promise<Moves> =>
      (await call<typeof previewSkills>('POST /api/skills/preview', { body: change, signal })).moves,
    gcTime: 0,
  })

/** What an item that a profile lacks would move among the person's best jobs. */
export const gainQuery = (accountId: string, version: string, item: RankedItem) =>
  queryOptions({
    queryKey: ['skill-moves', accountId, version, item],
    queryFn: async ({ signal }) =>
      (await call<typeof previewItem>('POST /api/profile-gain', { body: { item }, signal })).gain,
  })

/** Whatever is ranked for the person is asked for anew once it is looked at again. */
export function rankAnew(client: QueryClient): Promise<void> {
  const ranked = ['jobs', 'hackathons', 'shortlist', 'skill-gap', 'skill-moves', 'listing-page']
  return client.invalidateQueries({ predicate: ({ queryKey }) => ranked.includes(String(queryKey[0])) })
}
