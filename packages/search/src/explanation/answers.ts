import type { MatchAnswer, MatchContribution } from '@scry/contracts/match'
import { joined } from '@scry/vocabulary/deed-words'
import { type Meaning, meaningsOf } from '@scry/vocabulary/sentence-meaning'
import { type Sentence, sentencesOf } from '@scry/vocabulary/sentences'
import { findSkillsIn } from '@scry/vocabulary/skills'
import { stem, tokenize } from '@scry/vocabulary/tokens'
import { type ProfileInput, rejectedKeys } from '../factors/profile-input.ts'
import type { ListingText } from '../listing-input.ts'
import type { DemandSentence } from '../terms/demand-sentences.ts'
import { descriptionPointer, fieldText, pointerTo } from '../terms/pointers.ts'
import { skillTermKey } from '../terms/skill-keys.ts'

/** A sentence of what the person did. */
export interface Deed extends Sentence {
  /** As in `deeds.2`. */
  readonly path: string
  readonly meanings: readonly Meaning[]
  /** All that a demand may ask for which it speaks of. */
  readonly keys: ReadonlySet<string>
}

/** Something that a deed and a demand both speak of. */
interface Met {
  readonly deed: Meaning
  readonly demand: Meaning
  readonly weight: number
}

/** A deed that answers a demand. */
export interface Answer {
  readonly deed: Deed
  readonly demand: DemandSentence
  readonly shared: readonly Met[]
  readonly weight: number
}

const leastWords = 5
const mostLength = 420
/** A list has so many parts, each of so few words. */
const leastListed = 4
const mostInName = 3
/** A longer resume is read up to here. */
const mostDeeds = 300

const linesIn = (text: string): Sentence[] =>
  sentencesOf(text).flatMap(({ start, end }) => {
    let at = start
    return text
      .slice(start, end)
      .split(joined)
      .map((part) => {
        const from = at
        at += part.length + 1
        return { start: from, end: from + part.length }
      })
  })

/** Whether a line only lists names, so many of them skills: 'Technologies: React, Docker, Redis, Postgres'. */
const isListOf = (skills: number, line: string): boolean => {
  const parts = line
    .replace(/\([^()]*\)/g, '')
    .replace(/^[^:,]{2,30}:/u, '')
    .split(/[,;|]/)
  const isName = (part: string): boolean => part.trim().split(/\s+/).length <= mostInName
  return parts.length >= leastListed && parts.every(isName) && skills >= parts.length / 2
}

/** The sentences of a profile that tell what was done; names alone tell nothing, and what the person says they cannot do does not count. */
export const deedsOf = (profile: ProfileInput): Deed[] => {
  const rejected = rejectedKeys(profile)
  const found: Deed[] = []
  for (const [at, text] of (profile.deeds ?? []).entries()) {
    if (found.length >= mostDeeds) break
    const skills = findSkillsIn(text).filter(({ skill }) => !rejected.has(skillTermKey(skill.name)))
    const deeds = linesIn(text).flatMap((line): Deed[] => {
      if (line.end - line.start > mostLength) return []
      if (tokenize(text.slice(line.start, line.end)).length < leastWords) return []
      const own = skills.filter(({ start, end }) => start >= line.start && end <= line.end)
      const meanings = meaningsOf(text, line, own)
      if (meanings.every(({ kind }) => kind === 'skill') || isListOf(own.length, text.slice(line.start, line.end)))
        return []
      const keys = new Set(meanings.flatMap(({ key, broader }) => [key, ...broader]))
      return [{ ...line, path: `deeds.${at}`, meanings, keys }]
    })
    found.push(...deeds)
  }
  return found.slice(0, mostDeeds)
}

/** So much two sentences have to have in common, and of so many things. */
const leastWeight = 2.5
const leastShared = 2
/** Of words alone, without a skill or an activity. */
const leastBare = 3
/** A kind of what is asked for says less than the thing itself. */
const kindWeight = 1
/** One skill is enough where the demand names few, and the deed tells what was done with it. */
const aloneWeight = 2
const mostNamed = 4
/** What a demand speaks of beside what is met makes it less of an answer. */
const besideWeight = 0.05
/** How many words a thing may stand behind what is done to it, and before it; and a tool behind what is done with it. */
const nearBehind = 5
const nearBefore = 2

const toolBehind = 8

/** Whether an activity is done to a thing, by their places: 'reduce the monthly costs', 'cost reduction'. */
const isDoneTo = (activity: Meaning, thing: Meaning, most = nearBehind): boolean => {
  const behind = thing.at - activity.at
  return behind > 0 ? behind <= most : -behind <= nearBefore
}

/** What the two sentences both speak of, each place of either once: skills first, then what else their words say. */
const metIn = (deed: Deed, asked: readonly Meaning[]): Met[] => {
  const met: Met[] = []
  const isFree = (side: 'deed' | 'demand', one: Meaning): boolean =>
    met.every(({ [side]: other }) => other.key !== one.key && (other.end <= one.start || one.end <= other.start))
  const meet = (demand: Meaning, isLike: (own: Meaning) => boolean, weight: number): void => {
    if (!isFree('demand', demand)) return
    const own = deed.meanings.find((one) => isLike(one) && isFree('deed', one))
    if (own) met.push({ deed: own, demand, weight })
  }
  const skills = asked.filter(({ kind }) => kind === 'skill')
  for (const skill of skills) meet(skill, ({ key }) => key === skill.key, skill.weight)
  for (const skill of skills) meet(skill, ({ broader }) => broader.includes(skill.key), kindWeight)
  // Another word of a name that is met says nothing new: 'sales' beside Sales.
  const named = new Set(met.flatMap(({ demand: { key } }) => tokenize(key).map(({ text }) => stem(text))))
  for (const word of asked)
    if (word.kind !== 'skill' && !named.has(word.key)) meet(word, ({ key }) => key === word.key, word.weight)
  return met
}

/** An object stands so close behind what is done to it. */
const nearObject = 5

const isRightBehind = (object: Meaning, activity: Meaning): boolean =>
  object.at > activity.at && object.at - activity.at <= nearObject

/** An activity of this weight or more says what is done to an object that every posting names. */
const tellingWeight = 1

/** How much a demand speaks of beside what is met. */
const besideOf = ({ telling }: DemandSentence, met: number): number => Math.max(0, telling - met)

/** The most that a deed can answer where it speaks of these of the things that a demand asks for. */
const mostOf = (asked: readonly Meaning[], demand: DemandSentence): number => {
  const weights = new Map(asked.map(({ key, weight }) => [key, Math.max(weight, kindWeight)]))
  const sum = [...weights.values()].reduce((all, weight) => all + weight, 0)
  return Math.max(sum, aloneWeight) - besideWeight * besideOf(demand, weights.size)
}

/** `least`: an answer of no more weight is of no use. */
const answerOf = (deed: Deed, demand: DemandSentence, least: number): Answer | undefined => {
  const asked = demand.meanings.filter(({ key }) => deed.keys.has(key))
  // Hardly any two sentences share a thing: a long resume and a long text have very many that do not.
  if (asked.every(({ kind }) => kind === 'activity') || mostOf(asked, demand) <= least) return undefined
  const met = metIn(deed, asked)
  const activities = met.filter(({ demand: asked }) => asked.kind === 'activity')
  const isGoverned = (one: Met): boolean =>
    activities.some(
      ({ weight, ...act }) =>
        weight >= tellingWeight && isRightBehind(one.deed, act.deed) && isRightBehind(one.demand, act.demand),
    )
  const things = met.filter(
    (one) => one.demand.kind !== 'activity' && (one.demand.kind !== 'object' || isGoverned(one)),
  )
  const [first] = things
  if (!first) return undefined
  const shared = met.filter(
    (one) =>
      things.includes(one) ||
      (one.demand.kind === 'activity' &&
        things.some((thing) => isDoneTo(one.deed, thing.deed) && isDoneTo(one.demand, thing.demand))),
  )
  const weight = shared.reduce((sum, one) => sum + one.weight, 0)
  const isAlone =
    things.length === 1 &&
    first.demand.isSpecific &&
    first.deed.isSpecific &&
    first.deed.key === first.demand.key &&
    (demand.isAsked || shared.length > 1) &&
    demand.meanings.filter(({ kind }) => kind === 'skill').length <= mostNamed &&
    deed.meanings.some((one) => one.kind === 'activity' && isDoneTo(one, first.deed, toolBehind))
  // Two words and nothing that is done: 'students' and 'school' are in much that is neither.
  const isBare = shared.every(({ demand: asked }) => asked.kind === 'word')
  if (!isAlone && (shared.length < leastShared || weight < (isBare ? leastBare : leastWeight))) return undefined
  const beside = besideWeight * besideOf(demand, shared.length)
  return { deed, demand, shared, weight: (isAlone ? aloneWeight : weight) - beside }
}

/** The deed and the demand that answer each other best; the earlier ones of equals. */
export const bestAnswer = (deeds: readonly Deed[], demands: readonly DemandSentence[]): Answer | undefined => {
  let best: Answer | undefined
  for (const demand of demands) {
    for (const deed of deeds) {
      const answer = answerOf(deed, demand, best?.weight ?? -Infinity)
      if (answer && (best === undefined || answer.weight > best.weight)) best = answer
    }
  }
  return best
}

/** The answer as it is handed out, with the contributions that both sentences are the evidence of. */
export const matchAnswer = (
  { deed, demand, shared }: Answer,
  profile: ProfileInput,
  listing: ListingText,
  contributions: readonly MatchContribution[],
): MatchAnswer => {
  const text = fieldText(profile, deed.path) ?? ''
  const own = ({ start, end }: Sentence) => pointerTo(deed.path, text, start, end)
  const asked = ({ start, end }: Sentence) => descriptionPointer(listing, start, end)
  const inTurn = (left: Sentence, right: Sentence) => left.start - right.start
  const met = new Set(shared.flatMap((one) => one.demand.skill ?? []))
  return {
    profile: own(deed),
    listing: asked(demand),
    words: {
      profile: [...new Set(shared.map((one) => one.deed))].sort(inTurn).map(own),
      listing: shared
        .map((one) => one.demand)
        .sort(inTurn)
        .map(asked),
    },
    lines: contributions.flatMap((line, at) => {
      const isMet = line.factor === 'skills' && line.by !== 'related' && met.has(line.skill)
      return isMet && line.points > 0 ? [at] : []
    }),
  }
}
