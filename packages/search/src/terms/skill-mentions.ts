import type { MatchPointer } from '@scry/contracts/match'
import { readText } from '@scry/vocabulary/requirement-sections'
import { type Demand, demandIn } from '@scry/vocabulary/skill-demand'
import { isThing, type Standing, standingIn, standings } from '@scry/vocabulary/skill-standing'
import { canonicalSkillName, findSkillsIn, type SkillMention } from '@scry/vocabulary/skills'
import { occupationWords } from '@scry/vocabulary/titles'
import { tokenize } from '@scry/vocabulary/tokens'
import type { ListingText } from '../listing-input.ts'
import { pointerTo } from './pointers.ts'
import { skillTermKey, wordingKey } from './skill-keys.ts'

/** Which skills a listing names, and where. */
export interface Mentions {
  /** Where the description names a skill, in its order. */
  inText: readonly SkillMention[]
  /**
   * By key of skill and of wording, where a listing names it: in its list of skills, else in its title, else where its
   * description asks for it most.
   */
  pointers: Map<string, MatchPointer>
  /** By key of skill, how the listing names it where it does so most; what its list or title names is asked for. */
  standings: Map<string, Standing>
  /** Keys of skills of which the description asks for one: 'MongoDB, Redis or Kafka'. */
  choices: ReadonlySet<string>[]
  /** By key of skill, where a listing clearly asks for it, and how much: what alone may be called missing. */
  demands: Map<string, { pointer: MatchPointer; demand: Demand }>
}

/** What stands between two skills of one choice; a name that is no known skill may stand there too, 'and' may not. */
const inList =
  /^\s*(?:,\s*(?!(?:and|und|y|e)\s)[\p{L}\d.+#-]+){0,2}(?:\s*,)?\s*(?:(?:or|oder|ou|o)\s+(?:a\s+|an\s+)?)?$/iu
const byChoice = /(?:^|[\s,])(?:or|oder|ou|o)\s/i
/** Words before a list of which one will do: 'at least one of', 'such as', 'e.g.'. */
const beforeChoice =
  /(?:\b(?:(?:one|any|some|either)(?:\s+or\s+more)?\s+of|such\s+as|for\s+example)\b|\be\.?\s?g\b\.?)[^.;\n]{0,40}$/i

/** Keys of skills, of each of which lists one will do. `mentions` in the order of the text. */
export const choicesIn = (text: string, mentions: readonly SkillMention[]): ReadonlySet<string>[] => {
  const choices: Set<string>[] = []
  let list = new Set<string>()
  let isChoice = false
  for (const [at, { skill, start, end }] of mentions.entries()) {
    const between = text.slice(mentions[at - 1]?.end ?? start, start)
    if (between === '' || between.length > 60 || !inList.test(between)) {
      if (isChoice) choices.push(list)
      list = new Set()
      isChoice = beforeChoice.test(text.slice(Math.max(0, start - 60), start))
    }
    isChoice ||= byChoice.test(between) || /^\s?,?\s*etc\b/i.test(text.slice(end, end + 8))
    list.add(skillTermKey(skill.name))
  }
  return isChoice ? [...choices, list] : choices
}

/**
 * Whether words of a title name its post and nothing that is asked for: 'Certified Pharmacy Technician' is one, and a
 * 'Core Data Engineer' is a data engineer.
 */
const isOfItsName = (words: string, title: string): boolean => {
  const last = tokenize(words).at(-1)?.text
  const named = occupationWords(title)
  return last !== undefined && (last === named.at(-1) || (last === named[0] && words.includes(' ')))
}

/** Reads a listing's texts, which takes some tenths of a millisecond. */
export const mentionsIn = (listing: ListingText): Mentions => {
  const found = new Map<string, MatchPointer>()
  const named = new Map<string, Standing>()
  const put = (key: string, pointer: MatchPointer): void => {
    if (pointer.text !== '' && !found.has(key)) found.set(key, pointer)
  }
  for (const field of ['skills', 'themes'] as const) {
    for (const [at, name] of (listing[field] ?? []).entries()) {
      const pointer = pointerTo(`${field}.${at}`, name, 0, name.length)
      const key = skillTermKey(canonicalSkillName(name))
      put(key, pointer)
      named.set(key, 'asked')
      put(wordingKey(name), pointer)
    }
  }
  const listed = new Map(found)
  for (const { skill, start, end } of findSkillsIn(listing.title)) {
    const key = skillTermKey(skill.name)
    const pointer = pointerTo('title', listing.title, start, end)
    put(key, pointer)
    named.set(key, 'asked')
    listed.delete(key)
    // Where there is a text, it says what a title asks for, and what it is the name of.
    if (!listing.description && isThing(skill) && !isOfItsName(pointer.text, listing.title)) listed.set(key, pointer)
  }
  const text = listing.description ?? ''
  const mentions = findSkillsIn(text)
  const choices = choicesIn(text, mentions)
  const read = readText(text)
  const standingOf = standingIn(text, read, listing.company)
  const demandOf = demandIn(text, read)
  const stands = mentions.map((mention) => ({
    ...mention,
    key: skillTermKey(mention.skill.name),
    as: standingOf(mention),
  }))
  const demands: Mentions['demands'] = new Map()
  for (const mention of stands) {
    const { key, start, end, as } = mention
    const demand = demandOf(mention, as)
    if (demand === undefined || demands.get(key)?.demand === 'must') continue
    if (demand === 'must' || !demands.has(key))
      demands.set(key, { pointer: pointerTo('description', text, start, end), demand })
  }
  // What a listing puts in its list and its text does not name is asked for.
  const said = new Set(stands.map(({ key }) => key))
  for (const [key, pointer] of listed) if (!said.has(key)) demands.set(key, { pointer, demand: 'must' })
  for (const standing of standings) {
    for (const { key, start, end, as } of stands) {
      if (as !== standing) continue
      put(key, pointerTo('description', text, start, end))
      if (!named.has(key)) named.set(key, as)
    }
  }
  return { inText: mentions, pointers: found, standings: named, choices, demands }
}

/** Pointers at the skill or wording with this key; none when the listing's text does not name it. */
export const pointersAt = ({ pointers }: Mentions, key: string): MatchPointer[] => {
  const pointer = pointers.get(key)
  return pointer === undefined ? [] : [pointer]
}

/** Whether the listing leaves a choice between the skill with this key and one of `others`. */
export const isChoice = ({ choices }: Mentions, key: string, others: ReadonlySet<string>): boolean =>
  choices.some((choice) => choice.has(key) && [...choice].some((other) => others.has(other)))

/** Whether the listing asks for the skill with this key, or does its work with it; whatever else it says is no demand. */
export const isWanted = <Key>({ standings: named }: { standings: ReadonlyMap<Key, Standing> }, key: Key): boolean => {
  const standing = named.get(key) ?? 'asked'
  return standing === 'asked' || standing === 'used'
}
