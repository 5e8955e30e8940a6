import { quoteAround } from '@scry/contracts/match-quotes'
import type { SkillState } from '@scry/contracts/skills'
import { canonicalSkillName, findSkillsIn } from '@scry/vocabulary/skills'
import { skillTermKey } from '../terms/skill-keys.ts'
import type { ProfileInput } from './profile-input.ts'

export interface SkillWithState {
  name: string
  state: SkillState
  quotes: { where: 'list' | 'text'; text: string }[]
}

/** More places that name one skill are not quoted. */
const mostQuotes = 3

/** By the usual name, so that two ways to write one skill have one key. */
export const skillKey = (text: string): string => skillTermKey(canonicalSkillName(text))

/**
 * Every skill that counts for a profile or was rejected, with the words that say so: those that its list states, in the
 * order of the list, then those that the words of experience and projects name, then what only the person says.
 */
export const skillsWithStates = ({
  skills,
  unshownSkills,
  deeds,
  confirmed,
  rejected,
}: ProfileInput): SkillWithState[] => {
  const found = new Map<string, SkillWithState>()
  const put = (name: string, state: SkillState, quote?: SkillWithState['quotes'][number]) => {
    const key = skillTermKey(name)
    const known = found.get(key) ?? { name, state, quotes: [] }
    if (quote && known.quotes.length < mostQuotes && !known.quotes.some(({ text }) => text === quote.text))
      known.quotes.push(quote)
    found.set(key, known)
  }
  for (const text of [...(skills ?? []), ...(unshownSkills ?? [])]) {
    const quote = { where: 'list' as const, text }
    put(canonicalSkillName(text), 'stated', quote)
    for (const { skill } of findSkillsIn(text)) put(skill.name, 'stated', quote)
  }
  for (const text of deeds ?? [])
    for (const { skill, start, end } of findSkillsIn(text))
      put(skill.name, 'inferred', { where: 'text', text: quoteAround(text, start, end) })
  for (const [names, claim] of [[confirmed ?? [], 'confirmed'] as const, [rejected ?? [], 'rejected'] as const]) {
    for (const text of names) {
      const name = canonicalSkillName(text)
      put(name, claim)
      const skill = found.get(skillTermKey(name))
      if (skill) skill.state = claim
    }
  }
  found.delete(skillTermKey(''))
  return [...found.values()]
}
