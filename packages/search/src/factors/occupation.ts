import {
  areCalledAlike,
  areOfOneField,
  isNear,
  type LikelyOccupation,
  occupationsAfter,
  occupationsOfSubject,
} from '@scry/vocabulary/occupations'
import { findSkillsIn, type SkillMention } from '@scry/vocabulary/skills'
import { isForeignTitle } from '@scry/vocabulary/title-languages'
import { calledBy, occupationWords } from '@scry/vocabulary/titles'
import { stem, stopWords, tokenize } from '@scry/vocabulary/tokens'
import { titleWeightRange } from '../store/relation-learning.ts'
import type { TermId } from '../store/term-dictionary.ts'
import { fieldText, type ProfilePlace, profilePointers, titlePointer } from '../terms/pointers.ts'
import { occupationKey, skillTermKey } from '../terms/skill-keys.ts'
import { ofAnySubject } from './any-subject.ts'
import type { Ground } from './ground.ts'
import type { Impacts, Line, Shared } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import { besideWork, joiningWords, mostRoles, mostSubjects, type NamelessTitle, namelessTitles } from './own-titles.ts'
import { leastWeight, relevanceUnit } from './points.ts'
import { isStudying, type OwnSkill, type ProfileInput, rejectedKeys } from './profile-input.ts'
import { type Because, saidPlacesOf, termLine, type WeightedTerm } from './weighted-terms.ts'

/** What an occupation is worth: the person's own, in a title that is all that is known, as much as five rare skills. */
const occupationWeights = { own: 705, near: 470 }
/** What such an occupation keeps beside studies of a known subject. */
const bareShare = 0.3

/** An occupation that the person is likely to look for, and where the profile says so. */
export interface WantedOccupation {
  term: TermId
  weight: number
  name: string
  /** It is not the person's own, but one that theirs leads into. */
  isNear: boolean
  /** One that work held leads into within its field; what studies may lead into beside nobody can check. */
  isSayable: boolean
  /** Where the profile says it: where it weighs most, then the other titles that lead to it too. */
  paths: readonly string[]
}

/**
 * The occupations of what a person held and studied, by their terms. Of roles the latest counts most; while studies are
 * under way they count before the jobs beside them.
 */
const likelyOccupations = ({ profile, now, dictionary, counts }: Ground): Map<TermId, WantedOccupation> => {
  const roles = (profile.titles ?? [])
    .slice(0, mostRoles)
    .map((title, at) => ({ path: `titles.${at}`, likely: occupationsAfter(title) }))
    .filter(({ likely }) => likely.length > 0)
  const studies = (profile.subjects ?? [])
    .slice(0, mostSubjects)
    .map((subject, at) => ({ path: `subjects.${at}`, likely: occupationsOfSubject(subject, profile.degree) }))
    .filter(({ likely }) => likely.length > 0)
  const found = new Map<TermId, WantedOccupation>()
  const want = (path: string, { name, share }: LikelyOccupation, own: string, part: number) => {
    const term = dictionary.find(occupationKey(name))
    if (term === undefined || counts.ofNamed(term) === 0) return
    const weight = Math.round(occupationWeights[isNear(share) ? 'near' : 'own'] * share * part)
    const isSayable = !isNear(share) || (path.startsWith('titles') && areOfOneField(name, own))
    const known = found.get(term)
    const paths = known?.paths ?? []
    if (known === undefined || known.weight < weight)
      found.set(term, { term, weight, name, isNear: isNear(share), isSayable, paths: [path, ...paths] })
    else if (known.isNear === isNear(share)) found.set(term, { ...known, paths: [...paths, path] })
  }
  const ordered = isStudying(profile, now) ? [...studies, ...roles] : [...roles, ...studies]
  for (const [at, { path, likely }] of ordered.entries()) {
    for (const one of likely) {
      const isBare = studies.length > 0 && path.startsWith('titles') && ofAnySubject.has(one.name)
      want(path, one, likely[0]?.name ?? '', (isBare ? bareShare : 1) / (1 + 0.4 * at))
    }
  }
  return found
}

/** Where the profile says work that a title names alike: 'Cashier' says no 'Brand Ambassador' (decision 0360). */
const saidPath = (
  { name, paths }: WantedOccupation,
  profile: ProfileInput,
  title: string | undefined,
): string | undefined =>
  title === undefined ? paths[0] : paths.find((path) => areCalledAlike(fieldText(profile, path) ?? '', title, name))

/**
 * What work is called in the listing's title. Its occupation has one name for all that it is counted with: an 'Insurance
 * Agent' for a 'Claims Adjuster', a 'Marketing Manager' for a 'Marketing Intern' (decisions 0373, 0382). What is called
 * otherwise in another language keeps that name.
 */
const namedIn = (title: string, own: string, { name }: WantedOccupation): string => {
  // By their names it is known which work is done in every subject.
  if (ofAnySubject.has(name) || calledBy(title)?.split(' ~')[0] !== name) return name
  const called = occupationWords(title)
  const words = tokenize(title)
  const at = words.findIndex((_, from) => called.every((word, n) => words[from + n]?.text === word))
  const [first, last] = [words[at], words[at + called.length - 1]]
  if (!first || !last) return name
  const said = title.slice(first.start, last.end)
  return isForeignTitle(said) && called.join() !== occupationWords(own).join() ? name : said
}

/** What a study leads to beside its first work is only near it: a biologist is no laboratory technician yet. */
const isLaterOf = (path: string, name: string, { subjects, degree }: ProfileInput): boolean => {
  const [list, at] = path.split('.')
  if (list !== 'subjects') return false
  return occupationsOfSubject(subjects?.[Number(at)] ?? '', degree)[0]?.name !== name
}

/** That the title names an occupation of the person's, or one near it; `unsaid` is the share of one that nobody could check. */
const occupationLine = (
  occupations: ReadonlyMap<TermId, WantedOccupation>,
  profile: ProfileInput,
  impacts: Impacts,
  reading: ListingReading | undefined,
): { said?: Shared; unsaid: number } => {
  for (const one of occupations.values()) {
    const impact = impacts.get(one.term)
    if (impact === undefined) continue
    const share = one.weight * impact
    const path = one.isSayable ? saidPath(one, profile, reading?.listing.title) : undefined
    if (path === undefined) return { unsaid: share }
    const line: Line = {
      factor: 'occupation',
      occupation: reading ? namedIn(reading.listing.title, fieldText(profile, path) ?? '', one) : one.name,
      near: one.isNear || isLaterOf(path, one.name, profile),
      thousandths: 0,
      kind: 'reason',
      profile: profilePointers(profile, { path }),
      listing: reading ? [titlePointer(reading.listing, 0, reading.listing.title.length)] : [],
    }
    return { said: { line, share }, unsaid: 0 }
  }
  return { unsaid: 0 }
}

/** Worth of a learnt title word against a skill of the same weight; docs/search-trials.md has the curve. */
const titleShare = 0.3 * 19.6
/** Share that a word of a title keeps when only one of several skills and titles speaks for it. */
const loneShare = 0.3
/** Worth of a word of the person's own titles, by recency. */
const ownTitleWeight = 0.5
/** The same of the word that says what a title of no known occupation is: nothing else tells the work. */
const namelessWeight = 1.5
const mostTitles = 6

interface Speaker {
  place: ProfilePlace
  weight: number
  isSkill: boolean
}

/** A title or subject that has the word itself says it; only where none has, the skills that speak for it do. */
const placesOf = (speakers: readonly Speaker[]): Because[] => {
  const titles = speakers.filter(({ isSkill }) => !isSkill)
  const all = speakers.reduce((sum, { weight }) => sum + weight, 0)
  return (titles.length > 0 ? titles : speakers).map(({ place, weight }) => ({ ...place, part: weight / all }))
}

/** Words of titles that the person's titles, studies and skills speak for. */
const titleTerms = (
  own: readonly OwnSkill[],
  ground: Ground,
  nameless: readonly NamelessTitle[],
): Map<TermId, WeightedTerm> => {
  const { profile, now, dictionary, counts, titleRelations } = ground
  const found = new Map<TermId, WeightedTerm & { speakers: Speaker[] }>()
  const support = (term: TermId | undefined, weight: number, place: ProfilePlace, isSkill: boolean) => {
    if (term === undefined || counts.ofNamed(term) === 0 || besideWork.has(dictionary.keyOf(term))) return
    const known = found.get(term) ?? { term, weight: 0, because: [], speakers: [] }
    known.weight += weight
    known.speakers.push({ place, weight, isSkill })
    found.set(term, known)
  }
  const titles = (profile.titles ?? []).slice(0, mostTitles).map((text, at) => ({ text, path: `titles.${at}` }))
  const subjects = (profile.subjects ?? []).slice(0, mostSubjects).map((text, at) => ({ text, path: `subjects.${at}` }))
  const isNameless = (term: TermId, path?: string): boolean =>
    nameless.some((one) => one.term === term && (path === undefined || one.path === path))
  // Of whoever studies, the studies say more of the work they look for than the jobs beside them.
  const rejected = rejectedKeys(profile)
  const isRejected = ({ skill }: SkillMention): boolean => rejected.has(skillTermKey(skill.name))
  for (const [at, title] of (isStudying(profile, now)
    ? [...subjects, ...titles]
    : [...titles, ...subjects]
  ).entries()) {
    const without = rejected.size === 0 ? [] : findSkillsIn(title.text).filter(isRejected)
    for (const { text, start } of tokenize(title.text)) {
      if (without.some((mention) => mention.start <= start && start < mention.end)) continue
      const term = stopWords.has(text) || joiningWords.has(text) ? undefined : dictionary.find(`^${stem(text)}`)
      if (term === undefined) continue
      const rare = counts.rarityOf(term) / 16
      const share = isNameless(term, title.path) ? namelessWeight : ownTitleWeight
      support(term, (share * rare) / (1 + at), { path: title.path }, false)
    }
  }
  for (const skill of own) {
    const term = dictionary.find(skillTermKey(skill.name))
    if (term === undefined) continue
    for (const near of titleRelations.near(term)) {
      support(near.term, near.weight * titleWeightRange, skill, true)
    }
  }
  for (const [term, weighted] of found) {
    const heard = weighted.speakers.length > 1 || isNameless(term) ? 1 : loneShare
    weighted.weight = Math.round(relevanceUnit * titleShare * heard * weighted.weight)
    if (weighted.weight < leastWeight) found.delete(term)
    else weighted.because = placesOf(weighted.speakers)
  }
  return found
}

/** The occupations of a person, and the words of titles that stand for the work they can do. */
export const occupationFactor = (ground: Ground, own: readonly OwnSkill[]) => {
  const { profile, documents, dictionary } = ground
  const occupations = likelyOccupations(ground)
  const nameless = namelessTitles(ground)
  const titles = titleTerms(own, ground, nameless)
  const saidPlaces = saidPlacesOf(profile, dictionary, new Set(nameless.map(({ path }) => path)))
  return {
    occupations,
    titles,
    /** Words that stand for the work of titles of no known occupation. */
    nameless: nameless.map(({ term }) => term),
    /** How much of the person's work a document's title says: an occupation, and words of it. */
    ofTitle(document: number): number {
      let occupation = 0
      let words = 0
      documents.forEachTerm(document, (term, impact) => {
        occupation = Math.max(occupation, (occupations.get(term)?.weight ?? 0) * impact)
        words += (titles.get(term)?.weight ?? 0) * impact
      })
      return occupation + words
    },
    line: (impacts: Impacts, reading: ListingReading | undefined): ReturnType<typeof occupationLine> =>
      occupationLine(occupations, profile, impacts, reading),
    titleLine: (impacts: Impacts, reading: ListingReading | undefined): Shared | undefined =>
      termLine('field', titles, profile, dictionary, impacts, reading, saidPlaces),
  }
}
