import { canonicalSkillName, findSkill, findSkillsIn } from '@scry/vocabulary/skills'

/** The one name of a skill; a skill the taxonomy does not know stays as written. */
export function nameSkill(text: string): string {
  return canonicalSkillName(text)
}

/** Names of the skills a text speaks of, each once, in the order of their first mention. */
export function skillsIn(text: string): string[] {
  return [...new Set(findSkillsIn(text).map((hit) => hit.skill.name))].slice(0, 12)
}

/** The whole text is the name of one skill. */
export function isSkill(text: string): boolean {
  return findSkill(text) !== null
}
