import type { TypeReason } from '@scry/contracts/enumerations'
import { findSkillsIn, type SkillMention } from '@scry/vocabulary/skills'
import { leadsPeople, levelOfTitle } from '@scry/vocabulary/titles'
import { stem, stopWords, tokenize } from '@scry/vocabulary/tokens'
import { type Bits, hasBit } from '../store/bits.ts'
import { type Demand, variousDemands } from '../store/demand-classes.ts'
import type { Documents } from '../store/documents.ts'
import type { LiveCounts } from '../store/live-counts.ts'
import { titleWeightRange } from '../store/relation-learning.ts'
import type { SkillRelations } from '../store/skill-relations.ts'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import type { ProfilePlace } from '../terms/pointers.ts'
import { leadingKey, skillTermKey, unconfirmedKey, wordingKey } from '../terms/skill-keys.ts'
import { Capacities, isStudying } from './background.ts'
import { forOtherYears } from './class-year.ts'
import {
  backgroundPoints,
  base,
  type Capacity,
  deadlinePoints,
  experiencePoints,
  freshnessPoints,
  languageGain,
  languagePoints,
  levelPoints,
  mostInterestPoints,
  mostRelevancePoints,
  mostTimePoints,
  saturating,
  studyPoints,
  toldPoints,
  typePoints,
  typeReason,
  unconfirmedPoints,
} from './fit-points.ts'
import { LanguageFit } from './language.ts'
import { likelyOccupations, type WantedOccupation } from './likely-occupations.ts'
import { PlaceJudge } from './place.ts'
import {
  type OwnSkill,
  ownSkills,
  ownWordings,
  type ProfileInput,
  rejectedKeys,
  studiedSkills,
} from './profile-input.ts'
import { type CoveredSkill, coveredSkills, leastWeight, relevanceUnit } from './skills.ts'
import { ToldFit } from './told.ts'

/** A place in the profile that speaks for a term, and its part of the term's weight, 0 to 1. */
export interface Because extends ProfilePlace {
  part: number
}

/** A word of a listing's title, or a theme, that speaks for the person; `because` is where the profile says so. */
export interface WeightedTerm {
  term: TermId
  weight: number
  because: readonly Because[]
}

/** Greater than any sum of impacts. */
const mostSum = 0x7fffffff
/** Where the sums of impacts reach half of their points. */
const halfRelevance = 100_000
const halfInterests = 4_000
/** Worth of a learnt title word against a skill of the same weight; docs/search-trials.md has the curve. */
const titleShare = 0.3 * 19.6
/** Share that a word of a title keeps when only one of several skills and titles speaks for it. */
const loneShare = 0.3
/** Worth of a word of the person's own titles, by recency. */
const ownTitleWeight = 0.5
/** Words that join others in titles of other languages: 'Chef de partie'. */
const joiningWords = new Set(
  'de la le les du des et der die das und für fur en y di da do dos e van het voor en'.split(' '),
)
/** Words of titles that say a level or hours, and nothing of the work, as the dictionary has them. */
const besideWork = new Set('senior sr junior jr level shift night weekend'.split(' ').map((word) => `^${stem(word)}`))
const mostTitles = 6
const mostSubjects = 2
/** Worth of a skill's wording beside the skill itself. */
const wordingShare = 0.3

/** What a post that leads people asks of whoever never did. */
const leadingLevel = 'senior'
const none: Bits = new Uint32Array(0)

/** Whether some role led people. */
const hasLed = ({ titles }: ProfileInput): boolean =>
  (titles ?? []).some((title) => leadsPeople(title) || levelOfTitle(title) === 'lead')

/** No listing asks for more years. */
const mostYears = 60

/** A profile made ready to be compared with many listings. */
export interface RecommendPlan {
  profile: ProfileInput
  own: OwnSkill[]
  covered: Map<TermId, CoveredSkill>
  /** Whether the person has a skill, or one that is a kind of it. */
  has: (term: TermId) => boolean
  /** What a listing's impact of a skill is multiplied with for whoever has it. */
  worthOf: (term: TermId) => number
  /** Keys of skills that the studies are about: they bring no points, and are no gap. */
  studied: ReadonlySet<string>
  /** The person's own wordings of skills. */
  wordings: Map<TermId, WeightedTerm>
  titles: Map<TermId, WeightedTerm>
  occupations: Map<TermId, WantedOccupation>
  interests: Map<TermId, WeightedTerm>
  places: PlaceJudge
  /** What the person's experience counts for in a document's field. */
  capacityFor: (document: number) => Capacity
  typeReasonFor: (document: number) => TypeReason
  /** The level that counts of a document, or its difficulty; empty where neither is known. */
  levelFor: (document: number) => string
  isOfOtherStudies: (document: number) => boolean
  isOfOtherLicense: (document: number) => boolean
  isOfLicenseAbroad: (document: number) => boolean
  languages: LanguageFit
  languagePointsFor: (document: number) => number
  /** 0 for what its source has shown of late. */
  unconfirmedPointsFor: (document: number) => number
  told: ToldFit
  /** 0 for what has nothing that the person said they do not want. */
  toldPointsFor: (document: number) => number
  /** Points of everything about a document that is neither a sum over terms nor its place. */
  pointsBesidePlace: (document: number) => number
  /** The most that everything but sums over terms and place can bring, base included. */
  mostBesidePlace: number
  /** The same for one class of demands; null when it is the same for all. */
  mostBesidePlaceOf: ((demands: number) => number) | null
}

interface Sources {
  documents: Documents
  dictionary: TermDictionary
  counts: LiveCounts
  sets: TermSets
  /** Skill to skill, and skill to word of a title. */
  skillRelations: SkillRelations
  titleRelations: SkillRelations
}

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

const titleTerms = (
  profile: ProfileInput,
  now: number,
  own: OwnSkill[],
  sources: Sources,
): Map<TermId, WeightedTerm> => {
  const { dictionary, counts, titleRelations } = sources
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
      support(term, (ownTitleWeight * rare) / (1 + at), { path: title.path }, false)
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
    const heard = weighted.speakers.length > 1 ? 1 : loneShare
    weighted.weight = Math.round(relevanceUnit * titleShare * heard * weighted.weight)
    if (weighted.weight < leastWeight) found.delete(term)
    else weighted.because = placesOf(weighted.speakers)
  }
  return found
}

const wordingTerms = (profile: ProfileInput, { dictionary, counts }: Sources): Map<TermId, WeightedTerm> => {
  const found = new Map<TermId, WeightedTerm>()
  for (const { text, path } of ownWordings(profile)) {
    const term = dictionary.find(wordingKey(text))
    if (term === undefined || found.has(term) || counts.ofNamed(term) === 0) continue
    const weight = Math.round(relevanceUnit * wordingShare * counts.rarityOf(term))
    if (weight > 0) found.set(term, { term, weight, because: [{ path, part: 1 }] })
  }
  return found
}

const interestTerms = (profile: ProfileInput, sources: Sources): Map<TermId, WeightedTerm> => {
  const found = new Map<TermId, WeightedTerm>()
  const { dictionary, counts } = sources
  for (const [at, interest] of (profile.interests ?? []).entries()) {
    const words = tokenize(interest).filter(({ text }) => !stopWords.has(text))
    const keys = [skillTermKey(interest), ...words.map(({ text }) => `^${stem(text)}`)]
    for (const key of keys) {
      const term = dictionary.find(key)
      if (term === undefined || found.has(term) || counts.ofNamed(term) === 0) continue
      found.set(term, {
        term,
        weight: counts.rarityOf(term),
        because: [{ path: `interests.${at}`, part: 1 }],
      })
    }
  }
  return found
}

const setOf = (key: string, documents: number, dictionary: TermDictionary, sets: TermSets): Bits => {
  const term = dictionary.find(key)
  return term === undefined ? new Uint32Array(0) : sets.anyOf([term], documents)
}

const most = (points: readonly number[]): number => points.reduce((best, value) => Math.max(best, value), 0)

/** Points by the years that a listing asks for; none where it does not say. */
const pointsOfYears = (capacity: Capacity): number[] => {
  const points: number[] = []
  for (let years = 0; years <= mostYears; years += 1) points.push(experiencePoints(capacity, years))
  return points
}

/** `now` in milliseconds. */
export const planFor = (profile: ProfileInput, now: number, sources: Sources): RecommendPlan => {
  const { documents, dictionary, counts, skillRelations } = sources
  const own = ownSkills(profile)
  const nowSeconds = now / 1000
  const { level, type, difficulty } = documents.facets
  const places = new PlaceJudge(profile, documents, dictionary, sources.sets)
  const capacities = new Capacities(profile, now, places, documents, dictionary, sources.sets)
  const otherYears = forOtherYears(profile, now, documents.count, dictionary, sources.sets)
  const isOtherYear = (document: number): boolean => otherYears.length > 0 && hasBit(otherYears, document)
  const capacityFor = (document: number): Capacity => capacities.all[capacities.of(document)] as Capacity
  const leading = hasLed(profile) ? none : setOf(leadingKey, documents.count, dictionary, sources.sets)
  const isLeading = (document: number): boolean => leading.length > 0 && hasBit(leading, document)
  const { kind } = documents.facets
  const isJob = (document: number): boolean => kind.values[kind.codes[document] ?? 0] === 'job'
  const typeReasonFor = (document: number): TypeReason => {
    if (isOtherYear(document)) return 'other-year'
    const value = type.values[type.codes[document] ?? 0] ?? ''
    return value === '' && !isJob(document) ? 'unknown' : typeReason(profile, capacityFor(document), value, now)
  }
  const fits = capacities.all.map((capacity) => ({
    levels: level.values.map((value) => levelPoints(capacity, value)),
    difficulties: difficulty.values.map((value) => levelPoints(capacity, value)),
    leading: levelPoints(capacity, leadingLevel),
    background: backgroundPoints(capacity),
    types: type.values.map((value) => (value === '' ? 0 : typePoints[typeReason(profile, capacity, value, now)])),
    years: pointsOfYears(capacity),
  }))
  const degrees = Array.from({ length: 8 }, (_, rank) => studyPoints(profile, rank))
  const levelFit = (fit: (typeof fits)[number], levelCode: number, difficultyCode: number): number => {
    const byLevel = fit.levels[levelCode] ?? 0
    const byDifficulty = fit.difficulties[difficultyCode] ?? 0
    return levelCode === 0 ? byDifficulty : difficultyCode === 0 ? byLevel : Math.min(byLevel, byDifficulty)
  }
  const demandPoints = (fit: (typeof fits)[number], demand: Demand): number =>
    fit.background +
    (fit.years[demand.years] ?? 0) +
    levelFit(fit, demand.level, demand.difficulty) +
    (fit.types[demand.type] ?? 0) +
    (degrees[demand.degree] ?? 0)
  // What asks for other studies leaves no more than what does not.
  const fitsOfTitles = fits.slice(0, capacities.ofTitles)
  const isAlike =
    fits.length === 1 &&
    otherYears.length === 0 &&
    [degrees, ...fits.flatMap(({ years, levels, difficulties, types }) => [years, levels, difficulties, types])].every(
      (points) => points.every((value) => value === 0),
    )
  const pointsOf = (document: number): number => {
    const fit = fits[capacities.of(document)] as (typeof fits)[number]
    const demand = documents.demandOf(document)
    const points = demandPoints(fit, demand)
    const level = levelFit(fit, demand.level, demand.difficulty)
    return (
      points +
      (isLeading(document) && fit.leading < level ? fit.leading - level : 0) +
      (isOtherYear(document) || demand.type === 0
        ? typePoints[typeReasonFor(document)] - (fit.types[demand.type] ?? 0)
        : 0)
    )
  }
  const unconfirmed = setOf(unconfirmedKey, documents.count, dictionary, sources.sets)
  const isUnconfirmed = (document: number): boolean => unconfirmed.length > 0 && hasBit(unconfirmed, document)
  const pointsIfConfirmed = (document: number): number =>
    base +
    (isAlike ? 0 : pointsOf(document)) +
    freshnessPoints(documents.posted.values[document] ?? 0, nowSeconds) +
    deadlinePoints(documents.deadline.values[document] ?? 0, nowSeconds)
  const unconfirmedPointsFor = (document: number): number =>
    isUnconfirmed(document) ? unconfirmedPoints(pointsIfConfirmed(document)) : 0
  const told = new ToldFit(profile, documents, dictionary, sources.sets)
  const pointsIfUntold = (document: number): number => pointsIfConfirmed(document) + unconfirmedPointsFor(document)
  const toldPointsFor = (document: number): number => (told.isOf(document) ? toldPoints(pointsIfUntold(document)) : 0)
  const pointsBesideLanguages = (document: number): number => pointsIfUntold(document) + toldPointsFor(document)
  const languages = new LanguageFit(profile, documents.count, dictionary, sources.sets)
  const languagePointsFor = (document: number): number => {
    const standing = languages.of(document)
    return standing === undefined ? 0 : languagePoints(standing, pointsBesideLanguages(document))
  }
  const mostForLanguages = languages.isAsked ? languageGain : 0
  const pointsBesidePlace = (document: number): number => {
    const beside = pointsBesideLanguages(document)
    return beside + languagePoints(languages.of(document), beside)
  }
  const mostBeside = (demands: number): number => {
    const demand = documents.demands.all[demands]
    const points =
      demand === undefined || demands === variousDemands
        ? most(degrees) +
          most(
            fitsOfTitles.map(
              (fit) => most(fit.years) + Math.max(most(fit.levels), most(fit.difficulties)) + most(fit.types),
            ),
          )
        : fitsOfTitles.reduce((best, fit) => Math.max(best, demandPoints(fit, demand)), -Infinity)
    return base + points + mostTimePoints + mostForLanguages
  }
  const covered = coveredSkills(own, dictionary, counts, skillRelations, rejectedKeys(profile))
  return {
    profile,
    own,
    covered,
    has: (term) => {
      const by = covered.get(term)?.by
      return by === 'same' || by === 'kind'
    },
    worthOf: (term) => Math.round(relevanceUnit * counts.rarityOf(term)),
    studied: new Set(studiedSkills(profile).map(skillTermKey)),
    wordings: wordingTerms(profile, sources),
    titles: titleTerms(profile, now, own, sources),
    occupations: likelyOccupations(profile, now, dictionary, counts),
    interests: interestTerms(profile, sources),
    places,
    capacityFor,
    typeReasonFor,
    levelFor: (document) => {
      const listed = level.values[level.codes[document] ?? 0] ?? ''
      const hard = difficulty.values[difficulty.codes[document] ?? 0] ?? ''
      const capacity = capacityFor(document)
      const pointsOfLevel = (value: string): number => levelPoints(capacity, value)
      // Of a level and a difficulty the one that fits less counts.
      const stated = listed === '' || (hard !== '' && pointsOfLevel(hard) < pointsOfLevel(listed)) ? hard : listed
      return isLeading(document) && pointsOfLevel(leadingLevel) < pointsOfLevel(stated) ? leadingLevel : stated
    },
    isOfOtherStudies: (document) => capacities.isOfOtherStudies(document),
    isOfOtherLicense: (document) => capacities.isOfOtherLicense(document),
    isOfLicenseAbroad: (document) => capacities.isOfLicenseAbroad(document),
    languages,
    languagePointsFor,
    unconfirmedPointsFor,
    told,
    toldPointsFor,
    pointsBesidePlace,
    mostBesidePlace: mostBeside(variousDemands),
    mostBesidePlaceOf: isAlike ? null : mostBeside,
  }
}

/** Points for what a person can do: the summed impacts of skills and of words of the title. */
export const relevancePoints = (sum: number): number => saturating(sum, mostRelevancePoints, halfRelevance)
/** A sum of impacts that is no more than the least one which brings so many points; at least 1. */
export const leastRelevance = (points: number): number =>
  // No sum brings all of them, and the one that would is greater than an integer of 32 bits.
  points >= mostRelevancePoints
    ? mostSum
    : Math.max(1, Math.floor((halfRelevance * Math.max(0, points)) / (mostRelevancePoints + 1 - points)) - 1) | 0
export const interestPoints = (sum: number): number => saturating(sum, mostInterestPoints, halfInterests)
