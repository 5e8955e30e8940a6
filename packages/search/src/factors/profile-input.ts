import type { TasteAspect } from '@scry/contracts/feedback'
import { broaderSkills } from '@scry/vocabulary/broader-skills'
import { basicsOf, basicsOfSubject, basicsOfTitle } from '@scry/vocabulary/occupation-basics'
import { calledSkill, canonicalSkillName, findSkill, findSkillsIn } from '@scry/vocabulary/skills'
import { isUnderWay } from '@scry/vocabulary/under-way'
import { isUnrestricted } from '../listing-input.ts'
import { type ProfilePlace, profilePointers } from '../terms/pointers.ts'
import { skillTermKey } from '../terms/skill-keys.ts'

/** Something that listings have in common and that a person does not want. */
export interface Taste {
  readonly about: TasteAspect
  /** As listings are found by it. */
  readonly value: string
}

/**
 * What is known about the person. Everything may be absent, and absent means unknown: it neither helps nor harms. Name,
 * photo, address, gender, age and school are no part of it.
 */
export interface ProfileInput {
  skills?: readonly string[] | null | undefined
  /** Skills of the resume beyond those that its list in the profile has room for. */
  unshownSkills?: readonly string[] | undefined
  /** 'What if I knew X': skills counted as known, though the profile does not say them. */
  suppose?: readonly string[] | undefined
  /** Skills that the person says they have, whether or not the profile names them. */
  confirmed?: readonly string[] | undefined
  /** Skills that the person says they do not have: wherever the profile names one, it is not counted. */
  rejected?: readonly string[] | undefined
  /** 'entry', 'junior', 'mid', 'senior', or a hackathon's 'beginner', 'intermediate', 'advanced'. */
  level?: string | null | undefined
  /** Years of work experience, when known better than by the level. */
  years?: number | null | undefined
  location?: string | null | undefined
  interests?: readonly string[] | null | undefined
  /** Spoken languages by name, such as 'German'. */
  languages?: readonly string[] | null | undefined
  /** What the person did at work and in projects, without names of employers: skills named here count as listed ones. */
  deeds?: readonly string[] | null | undefined
  /** Titles of the person's roles and projects, newest first. */
  titles?: readonly string[] | null | undefined
  /** Months of paid work in each of `titles`, 0 for learning roles; null where it is not known. */
  titleMonths?: readonly (number | null)[] | null | undefined
  /** What the person studied or studies, newest first: 'Mechanical Engineering'. */
  subjects?: readonly string[] | null | undefined
  /** Courses, theses, certificates and the summary, as written: what they name adds nothing and is no gap. */
  courses?: readonly string[] | null | undefined
  /** When the studies under way end, in milliseconds; absent for a person who does not study. */
  graduates?: number | null | undefined
  /** Highest degree, under way or done: 1 school, 2 two years of college, 3 bachelor, 4 master, 5 doctorate. */
  degree?: number | null | undefined
  /** What the person said they do not want. */
  unwanted?: readonly Taste[] | undefined
}

/** A skill of the person, and the place in the profile that names it. */
export interface OwnSkill extends ProfilePlace {
  name: string
}

const levelRanks = new Map([
  ['entry', 0],
  ['beginner', 0],
  ['junior', 1],
  ['intermediate', 1.5],
  ['mid', 2],
  ['senior', 3],
  ['advanced', 3],
  ['lead', 4],
])

/** 0 entry, 1 junior, 2 mid, 3 senior, 4 lead; undefined when the word is not known. */
export const levelRank = (level: string | null | undefined): number | undefined =>
  isUnrestricted(level) ? undefined : levelRanks.get((level ?? '').trim().toLowerCase())

/** Whether studies are under way; work beside them adds to a resume more than it does to a level. */
export const isStudying = ({ graduates }: ProfileInput, now: number): boolean =>
  graduates !== null && graduates !== undefined && graduates > now

/** The key of a skill however it is written: 'JS' and 'JavaScript' have one. */
const keyOf = (text: string): string => skillTermKey(canonicalSkillName(text))

/** Keys of the skills that a person says they do not have; one that is supposed for an answer is none of them in it. */
export const rejectedKeys = ({ rejected, suppose }: ProfileInput): ReadonlySet<string> => {
  const supposed = new Set((suppose ?? []).map(keyOf))
  return new Set((rejected ?? []).map(keyOf).filter((key) => !supposed.has(key)))
}

/**
 * Names of skills that the person's studies and roles are about: whoever studies Computer Science or was a Mechanical
 * Design Intern does not lack it, nor a nurse how to take vital signs. A course is no skill yet, but nobody is told that
 * it is not on the resume.
 */
export const studiedSkills = (profile: ProfileInput): string[] => {
  const { subjects, titles, courses } = profile
  const rejected = rejectedKeys(profile)
  return [
    ...[...(subjects ?? []), ...(titles ?? [])].flatMap((text) => {
      const named = namedIn(text)
      return [canonicalSkillName(text), ...named, ...named.flatMap(basicsOf)]
    }),
    ...(subjects ?? []).flatMap(basicsOfSubject),
    ...(titles ?? []).flatMap(basicsOfTitle),
    ...(courses ?? []).flatMap(namedIn).flatMap((name) => [name, ...basicsOf(name)]),
    ...certificatesAhead(profile).flatMap((name) => [name, ...broaderSkills(name)]),
  ].filter((name) => !rejected.has(skillTermKey(name)))
}

const namedIn = (text: string): string[] => findSkillsIn(text).map(({ skill }) => skill.name)

interface WrittenSkill {
  text: string
  path: string
}

const placed = (name: string, texts: readonly string[] | null | undefined): WrittenSkill[] =>
  (texts ?? []).map((text, at) => ({ text, path: `${name}.${at}` }))

/** Skills as the person writes them, what they confirmed and supposed ones behind, each with its path. */
const writtenSkills = ({ skills, unshownSkills, confirmed, suppose }: ProfileInput): WrittenSkill[] => [
  ...placed('skills', skills),
  ...placed('unshownSkills', unshownSkills),
  ...placed('confirmed', confirmed),
  ...placed('suppose', suppose),
]

const namesOf = (text: string): string[] => [canonicalSkillName(text), ...namedIn(text)]

/** Whether a written skill is a certificate that the person does not hold yet: it is none of their skills, and no gap. */
const isAhead = (name: string, text: string): boolean => findSkill(name)?.kind === 'certification' && isUnderWay(text)

const certificatesAhead = (profile: ProfileInput): string[] =>
  writtenSkills(profile).flatMap(({ text }) => namesOf(text).filter((name) => isAhead(name, text)))

/** Those of them that name no skill which the person says they do not have. */
export const ownWordings = (profile: ProfileInput): WrittenSkill[] => {
  const rejected = rejectedKeys(profile)
  const isRejected = (name: string): boolean => rejected.has(skillTermKey(name))
  return writtenSkills(profile).filter(({ text }) => rejected.size === 0 || !namesOf(text).some(isRejected))
}

/** Whether the words of a skill say what is only counted with it. */
const isKin = (profile: ProfileInput, place: OwnSkill): boolean => {
  const skill = findSkill(place.name)
  const [words] = skill === null || skill.kin.length === 0 ? [] : profilePointers(profile, place)
  return skill !== null && words !== undefined && calledSkill(skill, words.text) !== skill.name
}

/** The person's skills by canonical name, each once, in a fixed order that does not depend on the order they came in. */
export const ownSkills = (profile: ProfileInput): OwnSkill[] => {
  const rejected = rejectedKeys(profile)
  const byName = new Map<string, OwnSkill>()
  const keep = (skill: OwnSkill) => {
    const known = byName.get(skill.name)
    const isBetter = known === undefined || (isKin(profile, known) && !isKin(profile, skill))
    if (skill.name !== '' && isBetter && !rejected.has(skillTermKey(skill.name))) byName.set(skill.name, skill)
  }
  const written = writtenSkills(profile)
  for (const { text, path } of written) {
    const name = canonicalSkillName(text)
    if (!isAhead(name, text)) keep({ name, path })
  }
  // 'Microsoft Office (Word, Excel)' names three.
  for (const { text, path } of written) {
    for (const { skill, start, end } of findSkillsIn(text))
      if (!isAhead(skill.name, text)) keep({ name: skill.name, path, start, end })
  }
  for (const [at, text] of (profile.deeds ?? []).entries()) {
    for (const { skill, start, end } of findSkillsIn(text)) keep({ name: skill.name, path: `deeds.${at}`, start, end })
  }
  return [...byName.values()].sort((left, right) => (left.name < right.name ? -1 : left.name > right.name ? 1 : 0))
}
