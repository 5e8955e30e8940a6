import { broaderSkills } from './broader-skills.ts'
import { commonWords } from './data/english/common-words.ts'
import { ownWord, roleBehind, thingBehind } from './data/english/sentence-meaning.ts'
import { activities, commonestThings, commonThings, namesakes, workObjects } from './data/english/work-meanings.ts'
import { littleWordsAbroad } from './data/little-words-abroad.ts'
import { isNamed } from './skill-demand.ts'
import { isThing } from './skill-standing.ts'
import type { SkillMention } from './skills.ts'
import { forEachWord, stem, stopWords } from './tokens.ts'

/** Something that a sentence speaks of. */
export interface Meaning {
  /** What two sentences share: a skill, an activity, or a word by its stem; an object is a word that counts only behind its activity. */
  readonly key: string
  readonly kind: 'skill' | 'activity' | 'word' | 'object'
  /** How much two sentences have in common that share it. */
  readonly weight: number
  /** The name of a skill. */
  readonly skill?: string
  /** Of a skill: the keys of those that whoever has it has too. */
  readonly broader: readonly string[]
  /** Of a skill: it is written by its own name, and the name says what is meant. */
  readonly isSpecific: boolean
  readonly start: number
  readonly end: number
  /** The place of its first word among those of the sentence. */
  readonly at: number
}

const skillKey = (name: string): string => `knows ${name}`

const weights = {
  skill: 1.5,
  word: 1.5,
  object: 1.5,
  commonThing: 1,
  commonestThing: 0.5,
  activity: 1,
  commonActivity: 0.5,
}
const none: readonly string[] = []

const lines = (text: string): string[] => text.trim().split('\n')
const stemsOf = (text: string): string[] => text.split(' ').map(stem)

const activityOf = new Map<string, { key: string; weight: number }>()
for (const line of lines(activities)) {
  const isCommon = line.startsWith('= ')
  const words = stemsOf(isCommon ? line.slice(2) : line)
  const activity = { key: `does ${words[0]}`, weight: isCommon ? weights.commonActivity : weights.activity }
  for (const word of words) activityOf.set(word, activity)
}
const thingOf = new Map<string, string>()
for (const line of lines(namesakes)) {
  const [first = '', ...others] = stemsOf(line)
  for (const word of others) thingOf.set(word, first)
}
const common: ReadonlySet<string> = new Set(commonWords.split(' '))
const lesser: ReadonlySet<string> = new Set(stemsOf(commonThings))
const least: ReadonlySet<string> = new Set(stemsOf(commonestThings))
const objects: ReadonlySet<string> = new Set(stemsOf(workObjects))

const wordWeight = (word: string): number => {
  if (word.length < 3 || /\d/.test(word) || stopWords.has(word) || common.has(word)) return 0
  if (word.length > 4 && word.endsWith('ly')) return 0
  if (least.has(word)) return weights.commonestThing
  return lesser.has(word) ? weights.commonThing : weights.word
}

/**
 * What the words [start, end) of a text speak of, in their order. `skills`: those that the text names there, in order. A
 * name that opens with a capital inside a sentence, and is no skill, is that of somebody or of a place.
 */
export const meaningsOf = (
  text: string,
  { start, end }: { start: number; end: number },
  skills: readonly SkillMention[],
): Meaning[] => {
  const found: Meaning[] = []
  const written = text.slice(start, end)
  const isAbroad = littleWordsAbroad.test(written)
  let next = 0
  let at = 0
  forEachWord(written, (word, from, to) => {
    const [wordStart, wordEnd] = [start + from, start + to]
    while ((skills[next]?.end ?? Infinity) <= wordStart) next += 1
    const mention = skills[next]
    const place = { start: wordStart, end: wordEnd, at }
    at += 1
    if (mention && mention.start <= wordStart && wordEnd <= mention.end) {
      const { skill } = mention
      if (skill.kind === 'soft') return
      const isName = isThing(skill)
      const isWord = !isName && !/[\s-]/.test(skill.name)
      const weight = isWord ? wordWeight(stem(skill.name.toLowerCase())) : weights.skill
      const isTitle = !isName && roleBehind.test(text.slice(mention.end, mention.end + 24))
      if (weight > 0 && !isTitle && mention.start === wordStart) {
        const isSpecific =
          isName ||
          (skill.kind !== 'domain' &&
            weight === weights.skill &&
            isNamed(skill, text.slice(mention.start, mention.end)) &&
            !(isWord && thingBehind.test(text.slice(mention.end, mention.end + 12))))
        found.push({
          ...{ key: skillKey(skill.name), skill: skill.name, kind: 'skill', weight, isSpecific, at: place.at },
          ...{ broader: broaderSkills(skill.name).map(skillKey), start: mention.start, end: mention.end },
        })
      }
      // The words of a name say nothing on their own; 'patient care' is care of patients.
      if (isName) return
    }
    if (isAbroad) return
    const root = stem(word)
    const activity = activityOf.get(root)
    // 'Hiring managers' are people.
    if (activity && roleBehind.test(text.slice(wordEnd, wordEnd + 24))) return
    if (activity) {
      found.push({ ...activity, kind: 'activity', broader: none, isSpecific: false, ...place })
      return
    }
    // A track record is none that is kept.
    if (root === 'record' && /\btrack\s$/i.test(text.slice(Math.max(0, wordStart - 6), wordStart))) return
    // 'Reports to the head of sales', 'publicly reported': no report.
    if (
      word === 'reported' ||
      (root === 'report' && /^\s(?:directly\s)?(?:in)?to\b/.test(text.slice(wordEnd, wordEnd + 14)))
    )
      return
    const thing = thingOf.get(root) ?? root
    const weight = wordWeight(thing)
    if (weight === 0 && objects.has(thing)) {
      if (!ownWord.test(text.slice(wordEnd, end).slice(0, 12))) return
      found.push({ key: thing, kind: 'object', weight: weights.object, broader: none, isSpecific: false, ...place })
      return
    }
    const isSomebody = from > 0 && /^\p{Lu}\p{Ll}/u.test(text.slice(wordStart, wordEnd))
    if (weight > 0 && !isSomebody)
      found.push({ key: thing, kind: 'word', weight, broader: none, isSpecific: false, ...place })
  })
  return found
}
