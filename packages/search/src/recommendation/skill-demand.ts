import { relatedSkills } from '@scry/vocabulary/skills'
import type { OwnSkill } from '../profile-input.ts'
import type { LiveCounts } from '../query/live-counts.ts'
import { rarityAmong } from '../query/query-slots.ts'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import { skillTermKey } from '../terms/skill-keys.ts'
import type { SkillRelations } from './skill-relations.ts'

/** A skill that listings name, and what it is worth for one person. */
export interface CoveredSkill {
  term: TermId
  /** Rarity times closeness, an integer; what a listing's impact is multiplied with. */
  weight: number
  /** The person's skill that covers it. */
  own: OwnSkill
  /** The same skill, not only a related one. */
  exact: boolean
}

/** Weights are kept in whole numbers of this part of a sixteenth of rarity. */
export const relevanceUnit = 8

/** Learnt and related terms that weigh less are left out: their lists are long and change nothing that matters. */
export const leastWeight = 48

/** Skills that stand together in listings count at most this share of the same skill. */
const mostLearnt = 0.35
/** Skills that the taxonomy calls related. */
const mostRelated = 0.2

/**
 * Every skill term that the person's skills cover, exactly or by relation. A listing's skill is covered by the closest
 * of the person's skills only, so that knowing more never counts less.
 */
export const coveredSkills = (
  own: readonly OwnSkill[],
  dictionary: TermDictionary,
  counts: LiveCounts,
  relations: SkillRelations,
): Map<TermId, CoveredSkill> => {
  const covered = new Map<TermId, CoveredSkill>()
  const cover = (term: TermId | undefined, skill: OwnSkill, closeness: number) => {
    const listings = term === undefined ? 0 : counts.ofNamed(term)
    if (term === undefined || listings === 0) return
    const weight = Math.round(relevanceUnit * rarityAmong(counts.documents, listings) * closeness)
    const known = covered.get(term)
    if ((closeness < 1 && weight < leastWeight) || weight < 1 || (known !== undefined && known.weight >= weight)) return
    covered.set(term, { term, weight, own: skill, exact: closeness === 1 })
  }
  for (const skill of own) {
    const term = dictionary.find(skillTermKey(skill.name))
    cover(term, skill, 1)
    for (const { name, weight } of relatedSkills(skill.name)) {
      cover(dictionary.find(skillTermKey(name)), skill, Math.min(1, weight) * mostRelated)
    }
    if (term === undefined) continue
    for (const { term: related, weight } of relations.near(term)) cover(related, skill, weight * mostLearnt)
  }
  return covered
}
