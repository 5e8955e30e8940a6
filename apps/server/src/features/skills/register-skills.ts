import { formCaps } from '@scry/contracts/limits'
import type { Moves } from '@scry/contracts/skill-routes'
import { claimSkill, listSkills, previewSkills } from '@scry/contracts/skill-routes'
import { mostSkillClaims, type SkillClaim, skillClaims } from '@scry/contracts/skills'
import type { ProfileInput } from '@scry/search/profile-input'
import { skillKey, skillsWithStates } from '@scry/search/skill-states'
import { canonicalSkillName } from '@scry/vocabulary/skills'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queries } from '../../database/connect.ts'
import { archivedRows, lastInstant } from '../../platform/archived-rows.ts'
import { holdAccount } from '../../platform/hold-account.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { serve } from '../../platform/serve.ts'

interface Claim {
  readonly name: string
  readonly claim: SkillClaim | null
}

/** A row of an archive, as the server writes one. Its key is made anew. */
const Archived = z.object({
  name: z.string().trim().min(1).max(formCaps.line),
  claim: z.enum(skillClaims),
  created_at: z.int().min(0).max(lastInstant),
})

const of = (queries: Queries, accountId: string) =>
  queries.selectFrom('skill_claims').selectAll().where('account_id', '=', accountId).orderBy('skill_key')

/** The profile as it would be. */
function changed(profile: ProfileInput, claims: readonly Claim[]): ProfileInput {
  const keys = new Set(claims.map(({ name }) => skillKey(name)))
  const as = (claim: SkillClaim, names: readonly string[] = []) => [
    ...names.filter((name) => !keys.has(skillKey(name))),
    ...claims.flatMap((one) => (one.claim === claim ? [one.name] : [])),
  ]
  return {
    ...profile,
    confirmed: as('confirmed', profile.confirmed),
    rejected: as('rejected', profile.rejected),
  }
}

interface SkillsOptions {
  /** What an account's profile says to the ranking; undefined without a profile. */
  profileOf(accountId: string): Promise<ProfileInput | undefined>
  /** What moves among a person's best jobs from one profile to another. */
  moves(before: ProfileInput, after: ProfileInput, request: FastifyRequest): Promise<Moves>
}

/** Which skills a person has and has not, by their own word: theirs alone, over every resume, and taken back by them. */
export function registerSkills(
  app: FastifyInstance,
  { clock, database, limiter, sessions }: Platform,
  { profileOf, moves }: SkillsOptions,
): { personalTables: readonly PersonalTable[] } {
  const skillsOf = async (accountId: string) => {
    const profile = await profileOf(accountId)
    return { success: true as const, skills: profile ? skillsWithStates(profile) : [] }
  }
  const keep = (trx: Queries, accountId: string, { name, claim, created_at }: z.output<typeof Archived>) =>
    trx
      .insertInto('skill_claims')
      .values({ account_id: accountId, skill_key: skillKey(name), name: canonicalSkillName(name), claim, created_at })
      .execute()

  serve(app, listSkills, async ({ request }) => skillsOf((await sessions.require(request)).accountId))

  serve(app, claimSkill, async ({ request, body: { name, claim } }) => {
    const { accountId } = await sessions.require(request)
    await limiter.demand('documentWritePerAccount', accountId)
    const key = skillKey(name)
    if (key === skillKey('')) throw new ProblemError('invalid-input', 'A skill has a letter or a digit.')
    await database.transaction(async (trx) => {
      await holdAccount(database, trx, accountId)
      await trx.deleteFrom('skill_claims').where('account_id', '=', accountId).where('skill_key', '=', key).execute()
      if (claim === null) return
      if ((await of(trx, accountId).execute()).length >= mostSkillClaims)
        throw new ProblemError(
          'invalid-input',
          `You told us of ${mostSkillClaims} skills, and no more fit. Take some back first.`,
        )
      await keep(trx, accountId, { name, claim, created_at: clock.now() })
    })
    return skillsOf(accountId)
  })

  serve(app, previewSkills, async ({ request, body: { claims, skills } }) => {
    const { accountId } = await sessions.require(request)
    await limiter.demand('movesPerAccount', accountId)
    const profile = await profileOf(accountId)
    if (!profile) throw new ProblemError('not-found', 'There is no profile yet.')
    const after = changed(skills ? { ...profile, skills } : profile, claims)
    return { success: true as const, moves: await moves(profile, after, request) }
  })

  const table: PersonalTable = {
    table: 'skill_claims',
    exportFor: (queries, accountId) => of(queries, accountId).execute(),
    bringFor: async (trx, { accountId }, rows) => {
      for (const row of archivedRows(Archived, rows, 'words on skills', mostSkillClaims))
        await keep(trx, accountId, row)
    },
  }
  return { personalTables: [table] }
}
