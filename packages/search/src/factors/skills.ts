import { broaderSkills } from '@scry/vocabulary/broader-skills'
import { findSkill, relatedSkills } from '@scry/vocabulary/skills'
import type { LiveCounts } from '../store/live-counts.ts'
import type { SkillRelations } from '../store/skill-relations.ts'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import { skillTermKey } from '../terms/skill-keys.ts'
import type { OwnSkill } from './profile-input.ts'

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
/** Skills that the taxonomy calls related, where listings teach nothing: in a small corpus, or of a skill hardly named. */
const mostRelated = 0.2
/** What every listing asks for and every resume claims tells little of who fits. */
const softShare = 0.2
/** What more listings than this share name is named for many reasons, and its list is long. */
const mostCommon = { same: 1, kind: 1 / 20, related: 1 / 100 }
/** So few are no long list, however small the corpus. */
const fewListings = 30

/**
 * Every skill term that the person's skills cover, exactly or by relation. A listing's skill is covered by the closest
 * of the person's skills only, so that knowing more never counts less. What the person says they do not have, `rejected`
 * by key, is covered by nothing.
 */
export const coveredSkills = (
  own: readonly OwnSkill[],
  dictionary: TermDictionary,
  counts: LiveCounts,
  relations: SkillRelations,
  rejected: ReadonlySet<string>,
): Map<TermId, CoveredSkill> => {
  const covered = new Map<TermId, CoveredSkill>()
  const cover = (term: TermId | undefined, skill: OwnSkill, closeness: number, by: CoveredSkill['by']) => {
    const listings = term === undefined ? 0 : counts.ofNamed(term)
    if (term === undefined || listings === 0 || rejected.has(dictionary.keyOf(term))) return
    const isSoft = findSkill(skill.name)?.kind === 'soft'
    const worth = Math.round(relevanceUnit * counts.rarityOf(term) * closeness * (isSoft ? softShare : 1))
    const isRare = listings <= Math.max(fewListings, counts.documents * mostCommon[by])
    const weight = by === 'same' || (worth >= leastWeight && isRare) ? worth : 0
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
    const learnt = term === undefined ? [] : relations.near(term)
    for (const { term: near, weight } of learnt) cover(near, skill, weight * mostLearnt, 'related')
    if (learnt.length > 0) continue
    for (const { name, weight } of relatedSkills(skill.name))
      cover(termOf(name), skill, Math.min(1, weight) * mostRelated, 'related')
  }
  return covered
}
