import type { SkillClaim } from '@scry/contracts/skills'
import type { Selectable } from 'kysely'

/** What a person says of a skill, whatever their resume says of it. */
export interface SkillClaimTable {
  account_id: string
  /** However the skill is written, it has one key. */
  skill_key: string
  name: string
  claim: SkillClaim
  created_at: number
}

export type SkillClaimRow = Selectable<SkillClaimTable>

export interface SkillTables {
  skill_claims: SkillClaimTable
}
