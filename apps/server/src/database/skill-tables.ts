import type { SkillClaim } from '@scry/contracts/skills'

/** What a person says of a skill, whatever their resume says of it. */
export interface SkillClaimTable {
  account_id: string
  /** However the skill is written, it has one key. */
  skill_key: string
  name: string
  claim: SkillClaim
  created_at: number
}

export interface SkillTables {
  skill_claims: SkillClaimTable
}
