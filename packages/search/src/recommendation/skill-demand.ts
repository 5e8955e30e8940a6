import { broaderSkills } from '@scry/vocabulary/broader-skills'
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
  /** The same skill, one that is a kind of it, so that the person has it too, or only a related one. */
  by: 'same' | 'kind' | 'related'
}

/** Weights are kept in whole numbers of this part of a sixteenth of rarity. */
export const relevanceUnit = 8

/** Learnt and related terms that weigh less are left out: their lists are long and change nothing that matters. */
export const leastWeight = 48

/** Skills that stand together in listings count at most this share of the same skill. */
const mostLearnt = 0.35
/** A skill that the person has a kind of: it says less of them than the one that they name. */
const kindShare = 0.2
/** Rarities of one listing in a hundred and in twenty: what is less rare is named for many reasons, and its list is long. */
const leastRarity = { same: 0, kind: 48, related: 73 }

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
  const cover = (term: TermId | undefined, skill: OwnSkill, closeness: number, by: CoveredSkill['by']) => {
    const listings = term === undefined ? 0 : counts.ofNamed(term)
    if (term === undefined || listings === 0) return
    const rarity = rarityAmong(counts.documents, listings)
    const worth = Math.round(relevanceUnit * rarity * closeness)
    const weight = by === 'same' || (worth >= leastWeight && rarity >= leastRarity[by]) ? worth : 0
    if (by === 'related' && weight === 0) return
    const known = covered.get(term)
    if (known === undefined) covered.set(term, { term, weight, own: skill, by })
    // What listings say of a kind may be more than its share; it stays a kind.
    else if (known.weight < weight)
      covered.set(term, known.by === 'related' ? { term, weight, own: skill, by } : { ...known, weight })
  }
  const termOf = (name: string) => dictionary.find(skillTermKey(name))
  const named = own.map((skill) => ({ skill, term: termOf(skill.name) }))
  for (const { skill, term } of named) cover(term, skill, 1, 'same')
  for (const skill of own) for (const name of broaderSkills(skill.name)) cover(termOf(name), skill, kindShare, 'kind')
  for (const { skill, term } of named) {
    if (term === undefined) continue
    for (const { term: near, weight } of relations.near(term)) cover(near, skill, weight * mostLearnt, 'related')
  }
  return covered
}
