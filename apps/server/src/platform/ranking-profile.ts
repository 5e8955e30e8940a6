import type { SkillClaim } from '@scry/contracts/skills'
import { rankingFacts } from '@scry/profile/ranking-facts'
import { parseList } from '@scry/profile/stored-fields'
import type { ProfileInput } from '@scry/search/profile-input'
import type { Database } from '../database/connect.ts'
import { prepareQuery } from '../database/prepared-query.ts'

/** Reads of an account's profile what may move a listing: never its name, address, school or age; and of their feedback what is about taste; and what they say of their skills. */
export function createRankingProfiles({ database }: { readonly database: Database }) {
  const readProfile = prepareQuery(database.query, (query, accountId: string) =>
    query
      .selectFrom('profiles')
      .select([
        'skills',
        'experience_level',
        'location',
        'interests',
        'languages',
        'work_experience',
        'education',
        'projects',
        'summary',
        'certifications',
        'unshown',
      ])
      .where('account_id', '=', accountId),
  )
  const readUnwanted = prepareQuery(database.query, (query, accountId: string) =>
    query
      .selectFrom('feedback')
      .select(['about', 'value'])
      .distinct()
      .where('account_id', '=', accountId)
      .where('about', 'is not', null),
  )
  const readClaims = prepareQuery(database.query, (query, accountId: string) =>
    query.selectFrom('skill_claims').select(['name', 'claim']).where('account_id', '=', accountId).orderBy('skill_key'),
  )
  return async (accountId: string, now: number): Promise<ProfileInput | undefined> => {
    const [row] = await readProfile(accountId)
    if (!row) return undefined
    const claims = await readClaims(accountId)
    const claimed = (as: SkillClaim) => claims.flatMap(({ name, claim }) => (claim === as ? [name] : []))
    return {
      skills: parseList(row.skills),
      level: row.experience_level,
      location: row.location,
      interests: parseList(row.interests),
      languages: parseList(row.languages),
      ...rankingFacts(row, now),
      confirmed: claimed('confirmed'),
      rejected: claimed('rejected'),
      unwanted: (await readUnwanted(accountId)).flatMap(({ about, value }) => (about ? [{ about, value }] : [])),
    }
  }
}
