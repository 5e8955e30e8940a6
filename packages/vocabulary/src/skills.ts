import { businessSkills } from './data/skills-business.ts'
import { cloudSkills } from './data/skills-cloud.ts'
import { creativeSkills } from './data/skills-creative.ts'
import { dataSkills } from './data/skills-data.ts'
import { engineeringSkills } from './data/skills-engineering.ts'
import { healthSkills } from './data/skills-health.ts'
import { peopleSkills } from './data/skills-people.ts'
import { softwareSkills } from './data/skills-software.ts'
import { tradeSkills } from './data/skills-trades.ts'
import { isMeantAsSkill } from './skill-context.ts'
import { type SkillWord, skillKey, skillWords } from './skill-text.ts'

/** The closed list of kinds; `platform` is a system that others build on or work inside (cloud, database, record system). */
export const skillKinds = [
  'language',
  'framework',
  'tool',
  'platform',
  'method',
  'domain',
  'practice',
  'certification',
  'soft',
] as const
export type SkillKind = (typeof skillKinds)[number]

export interface Skill {
  /** The one name under which the skill is stored and shown. */
  readonly name: string
  /** Other spellings and names; none of them names a second skill. */
  readonly aliases: readonly string[]
  readonly kind: SkillKind
  /** Names of near substitutes and companions, nearest first, as written in the data; see `relatedSkills`. */
  readonly related: readonly string[]
}

const isKind = (text: string): text is SkillKind => (skillKinds as readonly string[]).includes(text)
const listOf = (cell: string | undefined): readonly string[] => (cell ? cell.split(';') : [])

/**
 * Reads the compact form of the data: a line `= kind` opens a group, every other line is
 * `name|alias;alias|related;related`. Throws for a kind that is not in the list.
 */
export const parseSkills = (source: string): Skill[] => {
  const parsed: Skill[] = []
  let kind: SkillKind = 'practice'
  for (const line of source.split('\n')) {
    if (line === '') continue
    if (line.startsWith('= ')) {
      const named = line.slice(2)
      if (!isKind(named)) throw new Error(`unknown kind of skill: ${named}`)
      kind = named
      continue
    }
    const [name = '', aliases, related] = line.split('|')
    parsed.push({ name, aliases: listOf(aliases), kind, related: listOf(related) })
  }
  return parsed
}

/** Every skill of the taxonomy, grouped by field. */
export const skills: readonly Skill[] = [
  softwareSkills,
  dataSkills,
  cloudSkills,
  engineeringSkills,
  tradeSkills,
  healthSkills,
  businessSkills,
  creativeSkills,
  peopleSkills,
].flatMap(parseSkills)

interface Form {
  readonly skill: Skill
  readonly written: string
}

/** `exact` is keyed by the words run together, `phrases` by words with spaces between; `longest` bounds a scan by first word. */
const buildLookup = (all: readonly Skill[]) => {
  const exact = new Map<string, Skill>()
  const phrases = new Map<string, Form>()
  const longest = new Map<string, number>()
  const addPhrase = (key: string, first: string, length: number, form: Form): void => {
    if (!phrases.has(key)) phrases.set(key, form)
    if ((longest.get(first) ?? 0) < length) longest.set(first, length)
  }
  for (const skill of all) {
    for (const written of [skill.name, ...skill.aliases]) {
      const words = skillWords(written)
      const keys = words.map((word) => word.key)
      const joined = keys.join('')
      if (!exact.has(joined)) exact.set(joined, skill)
      addPhrase(keys.join(' '), keys[0] ?? '', keys.length, { skill, written })
      if (keys.length > 1) addPhrase(joined, joined, 1, { skill, written })
    }
  }
  return { exact, phrases, longest }
}

const { exact, phrases, longest } = buildLookup(skills)

const vendorPrefix =
  /^(?:microsoft|ms|adobe|apache|google|aws|amazon|azure|autodesk|oracle|ibm|sap|atlassian|apple|hashicorp|jetbrains|siemens|ansys)\s+(?=\S)/i
const versionSuffix = /[\s-]*(?:\bv?\d{1,4}(?:\.(?:\d{1,3}|x)){0,3}\+?|\bversion\s\d[\d.]*)$/i
const gluedVersion = /(?<=\p{L}{3})\d{1,2}$/u
const trailingRemark = /\s*\([^()]*\)\s*$/

const lookUp = (text: string): Skill | null => {
  const key = skillKey(text)
  if (key === '') return null
  const found = exact.get(key)
  if (found) return found
  if (key.length > 4 && key.endsWith('s')) return exact.get(key.slice(0, -1)) ?? null
  return exact.get(`${key}s`) ?? null
}

/**
 * The skill that a text names as a whole, or null. Case, accents, spaces, dots, hyphens, a plural s, a remark in
 * brackets, a version number and a maker's name in front make no difference: 'ReactJS', 'React.js', 'react js',
 * 'React 18' and 'React (advanced)' are React.
 */
export const findSkill = (text: string): Skill | null => {
  const written = text.slice(0, 120).trim()
  const bare = written.replace(trailingRemark, '')
  const unversioned = bare.replace(versionSuffix, '')
  for (const candidate of [
    written,
    bare,
    unversioned,
    bare.replace(gluedVersion, ''),
    bare.replace(vendorPrefix, ''),
  ]) {
    const found = lookUp(candidate)
    if (found) return found
  }
  return null
}

/** The taxonomy's name of a skill, or the text as written (trimmed) when it is unknown. */
export const canonicalSkillName = (text: string): string => findSkill(text)?.name ?? text.trim()

/** A skill named in a running text; offsets are UTF-16 units, end exclusive. */
export interface SkillMention {
  skill: Skill
  start: number
  end: number
}

const joint = /^(?:[ \t\u00a0\u2009\u202f]{0,3}\n?[ \t\u00a0]{0,3}|[-\u2010\u2011./_'’]\n?)$/
const glued = /^([a-z]{3,})\d{1,2}$/

/** The form that a run of words spells, if any; a single word may carry a version ('HTML5', 'Python3'). */
const formOf = (key: string): Form | undefined => {
  const form = phrases.get(key)
  if (form) return form
  const stem = glued.exec(key)?.[1]
  return stem === undefined ? undefined : phrases.get(stem)
}

const longestFrom = (word: SkillWord): number => {
  const stem = glued.exec(word.key)?.[1]
  return longest.get(word.key) ?? (stem !== undefined && longest.has(stem) ? 1 : 0)
}

/**
 * Every skill named in a running text, in order, without overlaps; the longest name at a place wins. Names that are also
 * everyday words (R, Go, Excel, Spring) count only where case and neighbours say that the skill is meant; nothing inside
 * an address of the web or of mail counts. Linear in the length of the text.
 */
export const findSkillsIn = (text: string): SkillMention[] => {
  const found: SkillMention[] = []
  const words = skillWords(text)
  const addresses = addressesIn(text)
  let address = 0
  let at = 0
  while (at < words.length) {
    const first = words[at]
    if (!first) break
    while ((addresses[address]?.end ?? Infinity) <= first.start) address += 1
    const inside = first.start >= (addresses[address]?.start ?? Infinity)
    const mention = inside ? null : longestAt(text, words, at)
    if (mention) found.push({ skill: mention.skill, start: mention.start, end: mention.end })
    at += mention?.words ?? 1
  }
  return found
}

const longestAt = (
  text: string,
  words: readonly SkillWord[],
  at: number,
): (SkillMention & { words: number }) | null => {
  const first = words[at]
  if (!first) return null
  let best: (SkillMention & { words: number }) | null = null
  let key = ''
  let last = first
  for (let count = 1; count <= longestFrom(first); count += 1) {
    const next = words[at + count - 1]
    if (!next || (count > 1 && !joint.test(text.slice(last.end, Math.min(next.start, last.end + 9))))) break
    key = count === 1 ? next.key : `${key} ${next.key}`
    last = next
    const form = formOf(key)
    if (form && isMeantAsSkill(text, first.start, next.end, form.written)) {
      best = { skill: form.skill, start: first.start, end: next.end, words: count }
    }
  }
  return best
}

const addressChunk =
  /:\/\/|^\(?www\.|\.(?:com|org|edu|gov|me|dev|app|(?:github|gitlab|itch|vercel)\.\w+)\/|[^@]@[^@]+\.\w/i

/** Runs without white space that are an address of the web or of mail, in order. */
const addressesIn = (text: string): { start: number; end: number }[] => {
  const spans: { start: number; end: number }[] = []
  for (const chunk of text.matchAll(/\S+/g)) {
    if (addressChunk.test(chunk[0].slice(0, 400)))
      spans.push({ start: chunk.index, end: chunk.index + chunk[0].length })
  }
  return spans
}

/** A neighbour in the taxonomy; `weight` lies in (0, 1), higher is nearer, the same in both directions. */
export interface RelatedSkill {
  name: string
  weight: number
}

const weightAt = (position: number): number => Math.max(0.2, 0.6 - 0.08 * position)

const buildRelations = (all: readonly Skill[]): ReadonlyMap<string, readonly RelatedSkill[]> => {
  const weights = new Map<string, Map<string, number>>()
  const raise = (from: string, to: string, weight: number): void => {
    const row = weights.get(from) ?? new Map<string, number>()
    row.set(to, Math.max(row.get(to) ?? 0, weight))
    weights.set(from, row)
  }
  for (const skill of all) {
    skill.related.forEach((other, position) => {
      raise(skill.name, other, weightAt(position))
      raise(other, skill.name, weightAt(position))
    })
  }
  const ordered = new Map<string, readonly RelatedSkill[]>()
  for (const [name, row] of weights) {
    const list = [...row].map(([other, weight]) => ({ name: other, weight }))
    list.sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
    ordered.set(name, list)
  }
  return ordered
}

const relations = buildRelations(skills)

/**
 * Neighbours of a skill (any spelling), nearest first, ties by name: what the data says of it and what others say of it.
 * The weight of a relation is the nearer of both sides' positions: 0.6 for a first-named neighbour, falling to 0.2.
 * Empty for an unknown skill.
 */
export const relatedSkills = (name: string): readonly RelatedSkill[] => relations.get(canonicalSkillName(name)) ?? []
