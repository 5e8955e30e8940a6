import type { MatchPointer } from '@scry/contracts/match'
import { canonicalSkillName, findSkillsIn, type SkillMention } from '@scry/vocabulary/skills'
import type { ListingText } from '../listing-input.ts'
import { pointerTo } from '../reasons/pointers.ts'
import { skillTermKey, wordingKey } from './skill-keys.ts'

/** Which skills a listing names, and where. */
export interface Mentions {
  /** By key of skill and of wording, where a listing names it: in its list of skills, else in its title, else in its description. */
  pointers: Map<string, MatchPointer>
  /** Keys of skills of which the description asks for one: 'MongoDB, Redis or Kafka'. */
  choices: ReadonlySet<string>[]
}

/** What stands between two skills of one choice; a name that is no known skill may stand there too, 'and' may not. */
const inList =
  /^\s*(?:,\s*(?!(?:and|und|y|e)\s)[\p{L}\d.+#-]+){0,2}(?:\s*,)?\s*(?:(?:or|oder|ou|o)\s+(?:a\s+|an\s+)?)?$/iu
const byChoice = /(?:^|[\s,])(?:or|oder|ou|o)\s/i

const choicesIn = (text: string, mentions: readonly SkillMention[]): ReadonlySet<string>[] => {
  const choices: Set<string>[] = []
  let list = new Set<string>()
  let isChoice = false
  for (const [at, { skill, start }] of mentions.entries()) {
    const between = text.slice(mentions[at - 1]?.end ?? start, start)
    if (between === '' || between.length > 60 || !inList.test(between)) {
      if (isChoice) choices.push(list)
      list = new Set()
      isChoice = false
    }
    isChoice ||= byChoice.test(between)
    list.add(skillTermKey(skill.name))
  }
  return isChoice ? [...choices, list] : choices
}

/** Reads a listing's texts, which takes about a tenth of a millisecond. */
export const mentionsIn = (listing: ListingText): Mentions => {
  const found = new Map<string, MatchPointer>()
  let choices: ReadonlySet<string>[] = []
  const put = (key: string, pointer: MatchPointer): void => {
    if (pointer.text !== '' && !found.has(key)) found.set(key, pointer)
  }
  for (const field of ['skills', 'themes'] as const) {
    for (const [at, name] of (listing[field] ?? []).entries()) {
      const pointer = pointerTo(`${field}.${at}`, name, 0, name.length)
      put(skillTermKey(canonicalSkillName(name)), pointer)
      put(wordingKey(name), pointer)
    }
  }
  for (const field of ['title', 'description'] as const) {
    const text = listing[field] ?? ''
    const mentions = findSkillsIn(text)
    if (field === 'description') choices = choicesIn(text, mentions)
    for (const { skill, start, end } of mentions) {
      put(skillTermKey(skill.name), pointerTo(field, text, start, end))
    }
  }
  return { pointers: found, choices }
}

/** Pointers at the skill or wording with this key; none when the listing's text does not name it. */
export const pointersAt = ({ pointers }: Mentions, key: string): MatchPointer[] => {
  const pointer = pointers.get(key)
  return pointer === undefined ? [] : [pointer]
}

/** Whether the listing leaves a choice between the skill with this key and one of `others`. */
export const isChoice = ({ choices }: Mentions, key: string, others: ReadonlySet<string>): boolean =>
  choices.some((choice) => choice.has(key) && [...choice].some((other) => others.has(other)))
