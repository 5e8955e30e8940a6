import type { MatchPointer } from '@scry/contracts/match'
import { broaderSkills } from '@scry/vocabulary/broader-skills'
import { listedLanguage } from '@scry/vocabulary/language-demand'
import { isNamed } from '@scry/vocabulary/skill-demand'
import { isThing } from '@scry/vocabulary/skill-standing'
import { calledSkill, findSkill, relatedSkills } from '@scry/vocabulary/skills'
import { stem, tokenize } from '@scry/vocabulary/tokens'
import type { ListingSkill } from '../store/documents.ts'
import type { TermId } from '../store/term-dictionary.ts'
import { profilePointers } from '../terms/pointers.ts'
import { skillTermKey, wordingKey } from '../terms/skill-keys.ts'
import { isChoice, isWanted, pointersAt } from '../terms/skill-mentions.ts'
import { type Ground, isJob } from './ground.ts'
import type { Impacts, Line, Shared } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import { ownWords } from './own-words.ts'
import { leastWeight, relevanceUnit } from './points.ts'
import {
  type OwnSkill,
  ownSkills,
  ownWordings,
  type ProfileInput,
  rejectedKeys,
  studiedSkills,
} from './profile-input.ts'
import { termLine, type WeightedTerm } from './weighted-terms.ts'

/** A skill that listings name, and what it is worth for one person. */
interface CoveredSkill {
  term: TermId
  /** Rarity times closeness, an integer; what a listing's impact is multiplied with. */
  weight: number
  /** The person's skill that covers it. */
  own: OwnSkill
  /** The same skill, one that is a kind of it, so that the person has it too, or only a related one. */
  by: 'same' | 'kind' | 'related'
}

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
 * of the person's skills only, so that knowing more never counts less. What the person says they do not have is
 * covered by nothing.
 */
const coveredSkills = (
  own: readonly OwnSkill[],
  { profile, dictionary, counts, skillRelations }: Ground,
): Map<TermId, CoveredSkill> => {
  const rejected = rejectedKeys(profile)
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
  // The nearest of the person's skills says most of its kind: PHP, and not Laravel, is a programming language.
  const kinds = own.flatMap((skill) => broaderSkills(skill.name).map((name, steps) => ({ skill, name, steps })))
  for (const { skill, name } of kinds.sort((left, right) => left.steps - right.steps))
    cover(termOf(name), skill, kindShare, 'kind')
  for (const { skill, term } of named) {
    const learnt = term === undefined ? [] : skillRelations.near(term)
    for (const { term: near, weight } of learnt) cover(near, skill, weight * mostLearnt, 'related')
    if (learnt.length > 0) continue
    for (const { name, weight } of relatedSkills(skill.name))
      cover(termOf(name), skill, Math.min(1, weight) * mostRelated, 'related')
  }
  return covered
}

/** Worth of a skill's wording beside the skill itself. */
const wordingShare = 0.3

/** The person's own wordings of skills. */
const wordingTerms = ({ profile, dictionary, counts }: Ground): Map<TermId, WeightedTerm> => {
  const found = new Map<TermId, WeightedTerm>()
  for (const { text, path } of ownWordings(profile)) {
    const term = dictionary.find(wordingKey(text))
    if (term === undefined || found.has(term) || counts.ofNamed(term) === 0) continue
    const weight = Math.round(relevanceUnit * wordingShare * counts.rarityOf(term))
    if (weight > 0) found.set(term, { term, weight, because: [{ path, part: 1 }] })
  }
  return found
}

/** Programs that come together: who has the suite has its programs. */
const suites: ReadonlySet<string> = new Set(['Microsoft Office', 'Google Workspace', 'Adobe Creative Suite'])

/** A skill that was not found. `share`: what it would add to the sum of impacts; the skills near it would add more. */
export interface Gap {
  line: Omit<Extract<Line, { factor: 'gap' }>, 'adds'>
  /** What is asked for is shown before what would be nice. */
  rank: number
  share: number
}

/** Whether all words of a skill's name stand in words of a listing. */
const isWhole = (name: string, words: string): boolean => {
  const said = new Set(tokenize(words).map(({ text }) => stem(text)))
  return tokenize(name).every(({ text }) => said.has(stem(text)))
}

/** Whether a skill is near one of the person's so that anyone sees it: two of a kind that have names, by the taxonomy. */
const isTied = (name: string, own: string): boolean => {
  const [skill, owned] = [findSkill(name), findSkill(own)]
  const isOfOneKind = skill !== null && isThing(skill) && skill.kind === owned?.kind
  return isOfOneKind && relatedSkills(own).some((near) => near.name === name)
}

/** Whether a text names an everyday skill by one word of its name alone: 'outreach' to buyers is no community outreach. */
const isShortened = (name: string, { mentions, listing }: ListingReading): boolean => {
  const text = listing.description ?? ''
  const words = mentions.inText
    .filter(({ skill }) => skill.name === name)
    .map(({ start, end }) => text.slice(start, end))
  return words.length > 0 && words.every((one) => tokenize(one).length === 1 && !isWhole(name, one))
}

/**
 * Whether it can be said that a skill of the listing is the person's, or near theirs. What only stands together in many
 * listings, as AWS does with Python, is no reason that anyone can check, nor is a soft skill for a hard one. An everyday
 * word that nothing asks for has to be the skill's whole name, and one of what the person tells its own name.
 */
const isSayable = (
  name: string,
  { own, by }: CoveredSkill,
  profile: ProfileInput,
  reading: ListingReading | undefined,
): boolean => {
  const skill = findSkill(name)
  const owned = findSkill(own.name)
  const isTold = own.path.startsWith('deeds')
  // 'Charting the strategy' is no clinical documentation.
  if (isTold && owned && !isThing(owned) && !profilePointers(profile, own).some(({ text }) => isNamed(owned, text)))
    return false
  if (by === 'related' && !isTied(name, own.name)) return false
  if (by === 'kind' && skill?.kind === 'soft') return false
  if (reading === undefined || skill === null || isThing(skill)) return true
  const key = skillTermKey(name)
  if (isShortened(name, reading)) return false
  if (isWanted(reading.mentions, key)) return true
  return !isTold && pointersAt(reading.mentions, key).some(({ text }) => isWhole(name, text))
}

/** How two documents call a skill that one covers: what only counts as the same, as FPLC does with HPLC, is near it. */
const calledIn = (
  name: string,
  { own, by }: CoveredSkill,
  pointers: { readonly profile: readonly MatchPointer[]; readonly listing: readonly MatchPointer[] },
): { skill: string; by: CoveredSkill['by']; own: string } => {
  const skill = by === 'same' ? findSkill(name) : null
  const [said, asked] = [pointers.profile, pointers.listing].map(([words]) =>
    skill === null ? undefined : calledSkill(skill, words?.text ?? skill.name),
  )
  return said === undefined || asked === undefined || said === asked
    ? { skill: name, by, own: own.name }
    : { skill: asked, by: 'related', own: said }
}

/** Whether the resume itself says a skill. */
const isWritten = ({ path }: OwnSkill): boolean => !/^(?:confirmed|suppose)\./.test(path)

const nothing = { reasons: [], unsaid: 0, gaps: [] }
const without = (side: 'listing' | 'profile'): Line => ({ factor: 'no-skills', side, thousandths: 0, kind: 'unknown' })

/** Says that a skill of a listing was not found; undefined where that cannot be said. */
const gapFinder = (
  { profile, dictionary, counts }: Ground,
  own: readonly OwnSkill[],
  studied: ReadonlySet<string>,
  covered: ReadonlyMap<TermId, CoveredSkill>,
) => {
  const saysWordsOf = ownWords(profile)
  const names = new Set(own.map(({ name }) => name))
  /** Whether the resume says what a skill is a kind of: 'version control' may well be done with Git. */
  const saysBroader = (name: string): boolean => broaderSkills(name).some((general) => names.has(general))
  /** What a listing's impact of a skill is multiplied with for whoever has it. */
  const worthOf = (term: TermId): number => Math.round(relevanceUnit * counts.rarityOf(term))
  const hasSuiteOf = (name: string): boolean =>
    broaderSkills(name).some((suite) => {
      const term = suites.has(suite) ? dictionary.find(skillTermKey(suite)) : undefined
      return term !== undefined && (covered.get(term)?.by ?? 'related') !== 'related'
    })

  return (
    { term, nice }: ListingSkill,
    isEvent: boolean,
    known: ReadonlySet<string>,
    impacts: Impacts,
    reading: ListingReading | undefined,
  ): Gap | undefined => {
    const key = dictionary.keyOf(term)
    const name = dictionary.labelOf(term)
    // What rules most skills out at the least cost stands first.
    const asked = reading?.mentions.demands.get(key)
    if (studied.has(key) || (reading && (!asked || isChoice(reading.mentions, key, known)))) return undefined
    // A theme or a format, such as 'Beginner Friendly', is no skill that a person lacks.
    if (isEvent && !(reading && pointersAt(reading.mentions, key).some(({ field }) => field === 'description')))
      return undefined
    if (findSkill(name)?.kind === 'soft' || saysWordsOf(name) || hasSuiteOf(name)) return undefined
    if (listedLanguage(name) !== undefined) return undefined
    const isNice = asked ? asked.demand === 'nice' : nice
    const close = covered.get(term)
    const near = close && isWritten(close.own) && isTied(name, close.own.name) ? { near: close.own.name } : {}
    if (near.near === undefined && saysBroader(name)) return undefined
    const line = { factor: 'gap', skill: name, nice: isNice, ...near, thousandths: 0, kind: 'gap' } as const
    return {
      line: { ...line, listing: asked ? [asked.pointer] : [] },
      rank: isNice ? 1 : 0,
      share: (worthOf(term) - (close?.weight ?? 0)) * (impacts.get(term) ?? 0),
    }
  }
}

/** The skills of a person, in the words of their listings and in their own. */
export const skillFactor = (ground: Ground) => {
  const { profile, documents, dictionary } = ground
  const own = ownSkills(profile)
  const covered = coveredSkills(own, ground)
  const wordings = wordingTerms(ground)
  const studied = new Set(studiedSkills(profile).map(skillTermKey))
  /** Whether the person has a skill, or one that is a kind of it. */
  const has = (term: TermId): boolean => {
    const by = covered.get(term)?.by
    return by === 'same' || by === 'kind'
  }
  /** What the studies are about: it brings no points, and is no gap. */
  const isStudied = (term: TermId): boolean => studied.has(dictionary.keyOf(term))
  const gapOf = gapFinder(ground, own, studied, covered)

  return {
    own,
    covered,
    wordings,
    has,
    isStudied,
    wordingLine: (impacts: Impacts, reading: ListingReading | undefined): Shared | undefined =>
      termLine('wording', wordings, profile, dictionary, impacts, reading),
    /** `unsaid`: the share of skills that count and of which nothing can be said that a person could check. */
    lines(
      document: number,
      impacts: Impacts,
      reading: ListingReading | undefined,
    ): { reasons: Shared[]; unsaid: number; gaps: Gap[]; unknown: Line[] } {
      const skills = documents.skillsOf(document)
      if (skills.length === 0) return { ...nothing, unknown: [without('listing')] }
      if (own.length === 0) return { ...nothing, unknown: [without('profile')] }
      const known = new Set(studied)
      for (const { term } of skills) if (has(term)) known.add(dictionary.keyOf(term))
      const isEvent = !isJob(ground, document)
      let unsaid = 0
      // What is near an own skill counts, but where it is asked for it is missing all the same.
      const isMissing = ({ term }: ListingSkill): boolean => !covered.has(term) || (reading !== undefined && !has(term))
      const gaps = new Map(
        skills.flatMap((skill) => {
          const gap = isMissing(skill) ? gapOf(skill, isEvent, known, impacts, reading) : undefined
          return gap === undefined ? [] : [[skill.term, gap] as const]
        }),
      )
      const reasons = skills.flatMap(({ term }): Shared[] => {
        const found = covered.get(term)
        if (found === undefined) return []
        const share = found.weight * (impacts.get(term) ?? 0)
        if (gaps.has(term) || !isSayable(dictionary.labelOf(term), found, profile, reading)) {
          unsaid += share
          return []
        }
        const pointers = {
          profile: profilePointers(profile, found.own),
          listing: reading ? pointersAt(reading.mentions, dictionary.keyOf(term)) : [],
        }
        const line: Line = {
          factor: 'skills',
          ...calledIn(dictionary.labelOf(term), found, pointers),
          thousandths: 0,
          kind: 'reason',
          ...pointers,
        }
        return [{ line, share }]
      })
      return { reasons, unsaid, gaps: [...gaps.values()], unknown: [] }
    },
  }
}
