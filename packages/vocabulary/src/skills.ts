import { type CutText, unread } from './cut-text.ts'
import { skillsAbroad } from './data/skills-abroad.ts'
import { businessSkills } from './data/skills-business.ts'
import { cloudSkills } from './data/skills-cloud.ts'
import { creativeSkills } from './data/skills-creative.ts'
import { dataSkills } from './data/skills-data.ts'
import { engineeringSkills } from './data/skills-engineering.ts'
import { healthSkills } from './data/skills-health.ts'
import { peopleSkills } from './data/skills-people.ts'
import { softwareSkills } from './data/skills-software.ts'
import { tradeSkills } from './data/skills-trades.ts'
import { NameTree } from './name-tree.ts'
import { isMeantAsSkill, type Sense, senseOf } from './skill-context.ts'
import { keyOfWord, nextSkillWord, skillKey, skillWords, unhashed, type WordPlace } from './skill-text.ts'

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
  /** Those of `aliases` that are counted with the skill and are another thing: FPLC with HPLC (decision 0359). */
  readonly kin: readonly string[]
  readonly kind: SkillKind
  /** Names of near substitutes and companions, nearest first, as written in the data; see `relatedSkills`. */
  readonly related: readonly string[]
}

const isKind = (text: string): text is SkillKind => (skillKinds as readonly string[]).includes(text)
const listOf = (cell: string | undefined): readonly string[] => (cell ? cell.split(';') : [])

/**
 * Reads the compact form of the data: a line `= kind` opens a group, every other line is
 * `name|alias;alias|related;related`; an alias behind `~` is kin. Throws for a kind that is not in the list.
 */
const parseSkills = (source: string): Skill[] => {
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
    const names = listOf(aliases)
    const kin = names.flatMap((one) => (one.startsWith('~') ? [one.slice(1)] : []))
    parsed.push({ name, aliases: names.map((one) => one.replace('~', '')), kin, kind, related: listOf(related) })
  }
  return parsed
}

const abroad = new Map(
  skillsAbroad
    .trim()
    .split('\n')
    .map((line) => line.split('|') as [string, string]),
)

/** Every skill of the taxonomy, grouped by field; names in other languages stand behind the English ones. */
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
]
  .flatMap(parseSkills)
  .map((skill) =>
    abroad.has(skill.name) ? { ...skill, aliases: [...skill.aliases, ...listOf(abroad.get(skill.name))] } : skill,
  )

interface Form {
  readonly skill: Skill
  readonly sense: Sense
}

/** Every form of a name, as its words and run together. */
const names = new NameTree<Form>()
for (const skill of skills) {
  for (const written of [skill.name, ...skill.aliases]) {
    const keys = skillWords(written).map((word) => word.key)
    if (keys.length === 0) continue
    const form = { skill, sense: senseOf(written) }
    names.add(keys, form)
    if (keys.length > 1) names.add([keys.join('')], form)
  }
}

/** The skill whose name has this key, its words run together. */
const ofKey = (key: string): Skill | null => names.ofWord(key)?.skill ?? null

/** The skill with a name of this one word (small letters, no accents); null for any other word. */
export const skillOfWord = ofKey

/** Most names that are looked up are those of the taxonomy itself. */
const byName = new Map(skills.map((skill) => [skill.name, skill]))

const vendorPrefix =
  /^(?:microsoft|ms|adobe|apache|google|aws|amazon|azure|autodesk|oracle|ibm|sap|atlassian|apple|hashicorp|jetbrains|siemens|ansys)\s+(?=\S)/i
const versionSuffix = /[\s-]*(?:\bv?\d{1,4}(?:\.(?:\d{1,3}|x)){0,3}\+?|\bversion\s\d[\d.]*)$/i
const gluedVersion = /(?<=\p{L}{3})\d{1,2}$/u
const trailingRemark = /\s*\([^()]*\)\s*$|\s+or\s+(?:similar|equivalent)$/i

/** What a remark, a version or a maker's name cannot do without. */
const mayVary = /[\d\s)]/

const lookUp = (text: string): Skill | null => {
  const key = skillKey(text)
  if (key === '') return null
  const found = ofKey(key)
  if (found) return found
  if (key.length > 4 && key.endsWith('s')) return ofKey(key.slice(0, -1))
  // 'CS' is no 'CSS'.
  return key.length > 2 ? ofKey(`${key}s`) : null
}

/**
 * The skill that a text names as a whole, or null. Case, accents, spaces, dots, hyphens, a plural s, a remark in
 * brackets, a version number and a maker's name in front make no difference: 'ReactJS', 'React.js', 'react js',
 * 'React 18' and 'React (advanced)' are React.
 */
export const findSkill = (text: string): Skill | null => {
  const named = byName.get(text)
  if (named) return named
  const written = text.slice(0, 120).trim()
  const found = lookUp(written)
  if (found || !mayVary.test(written)) return found
  const bare = written.replace(trailingRemark, '')
  for (const other of [
    bare,
    bare.replace(versionSuffix, ''),
    bare.replace(gluedVersion, ''),
    bare.replace(vendorPrefix, ''),
  ]) {
    const named = other === written ? null : lookUp(other)
    if (named) return named
  }
  return null
}

const kinByKey = new Map(skills.flatMap(({ kin }) => kin.map((name) => [skillKey(name), name] as const)))

/** What words that name a skill say: the skill, or what is only counted with it. */
export const calledSkill = ({ name }: Skill, words: string): string => kinByKey.get(skillKey(words)) ?? name

/** The taxonomy's name of a skill, or the text as written (trimmed) when it is unknown. */
export const canonicalSkillName = (text: string): string => findSkill(text)?.name ?? text.trim()

/** A skill named in a running text; offsets are UTF-16 units, end exclusive. */
export interface SkillMention {
  skill: Skill
  start: number
  end: number
}

const joint = /^(?:[ \t\u00a0\u2009\u202f]{0,3}\n?[ \t\u00a0]{0,3}|[-\u2010\u2011./_'’]\n?)$/
const comma = 44
const dot = 46
const ampersand = 38
const plus = 43
const sharp = 35
const glued = /^([a-z]{3,})\d{1,2}$/

/** The words of a text, in three rows of which the first `count` count. */
class WordRows {
  count = 0
  starts = new Int32Array(512)
  ends = new Int32Array(512)
  /** Their numbers among the words of names, times two; plus one for a word that may carry a version. */
  numbers = new Int32Array(512)

  put({ start, end }: WordPlace, number: number): void {
    const at = this.count
    if (at === this.starts.length) {
      for (const row of ['starts', 'ends', 'numbers'] as const) {
        const larger = new Int32Array(at * 2)
        larger.set(this[row])
        this[row] = larger
      }
    }
    this.starts[at] = start
    this.ends[at] = end
    this.numbers[at] = number
    this.count += 1
  }
}
/** Those of the text that is read; one is read at a time. */
const rows = new WordRows()

const numberAt = (text: string, word: WordPlace): number =>
  names.wordAt(text, word) * 2 + (word.hash === unhashed ? 1 : 0)

/** What a plain word in small letters is known as in a `CutText`. */
export const nameOf = (word: string): number => {
  const place: WordPlace = { start: 0, end: 0, hash: unhashed }
  nextSkillWord(word, 0, place)
  return numberAt(word, place) + 1
}

const readRows = (text: string, cut: CutText | undefined): void => {
  rows.count = 0
  const word: WordPlace = { start: 0, end: 0, hash: unhashed }
  for (let at = 0; ; ) {
    while (cut !== undefined && at < cut.count && (cut.ends[at] as number) <= word.end) at += 1
    let number: number
    if (cut !== undefined && at < cut.count && isPlainWord(text, word.end, cut, at)) {
      word.start = cut.starts[at] as number
      word.end = cut.ends[at] as number
      number = (cut.names[at] as number) - 1
    } else {
      if (!nextSkillWord(text, word.end, word)) return
      number = numberAt(text, word)
    }
    rows.put(word, number)
  }
}

/** Whether the next word behind a place is a known one of a cut text: no sign before or behind it can be part of it. */
const isPlainWord = (text: string, from: number, { starts, ends, names }: CutText, at: number): boolean => {
  if (names[at] === unread) return false
  const start = starts[at] as number
  for (let before = from; before < start; before += 1) {
    const code = text.charCodeAt(before)
    if (code > 127 || code === ampersand || (code === dot && before === start - 1)) return false
  }
  const behind = text.charCodeAt(ends[at] as number)
  return !(behind > 127 || behind === plus || behind === sharp)
}

/** The form that a single word with a version spells, if any: 'HTML5', 'Python3'. */
const formOfVersioned = (text: string, start: number, end: number): Form | undefined => {
  const stem = glued.exec(keyOfWord(text, { start, end, hash: unhashed }))?.[1]
  return stem === undefined ? undefined : names.ofWord(stem)
}

/**
 * Every skill named in a running text, in order, without overlaps; the longest name at a place wins. Names that are also
 * everyday words (R, Go, Excel, Spring) count only where case and neighbours say that the skill is meant; nothing inside
 * an address of the web or of mail counts. `cut` is the text's words where they are known. Linear in the length of the text.
 */
export const findSkillsIn = (text: string, cut?: CutText): SkillMention[] => {
  const found: SkillMention[] = []
  readRows(text, cut)
  const chunk: Chunk = { start: 0, end: 0, isAddress: false }
  let from = 0
  for (let at = 0; at < rows.count; at += 1) {
    const number = rows.numbers[at] as number
    if ((number & 1) === 0 && names.from(number >> 1) === 0) continue
    if ((rows.starts[at] as number) < from) continue
    const mention = longestAt(text, at)
    if (mention === null || isInAddress(text, mention.start, chunk)) continue
    found.push(mention)
    from = mention.end
  }
  return found
}

/** Whether what stands between two places of a text joins the words of one name. */
const isJoint = (text: string, from: number, to: number): boolean =>
  (to === from + 1 && text.charCodeAt(from) === 32) ||
  (to - from < 9 && text.charCodeAt(from) !== comma && joint.test(text.slice(from, to)))

/** The longest name from one of the words on. */
const longestAt = (text: string, first: number): SkillMention | null => {
  const { count, starts, ends, numbers } = rows
  const start = starts[first] as number
  let end = ends[first] as number
  let best: SkillMention | null = null
  const number = numbers[first] as number
  let node = names.from(number >> 1)
  let form = names.at(node) ?? ((number & 1) === 1 ? formOfVersioned(text, start, end) : undefined)
  for (let at = first + 1; ; at += 1) {
    if (form !== undefined && isMeantAsSkill(text, start, end, form.sense)) best = { skill: form.skill, start, end }
    if (at === count || !names.goesOn(node)) return best
    node = names.after(node, (numbers[at] as number) >> 1)
    if (node === 0 || !isJoint(text, end, starts[at] as number)) return best
    form = names.at(node)
    end = ends[at] as number
  }
}

/** The run of characters without white space that was looked at last. */
interface Chunk {
  start: number
  end: number
  isAddress: boolean
}

const addressChunk =
  /:\/\/|^\(?www\.|\.(?:com|org|edu|gov|me|dev|app|(?:github|gitlab|itch|vercel)\.\w+)\/|[^@]@[^@]+\.\w/i
const space = /\s/
const isSpaceAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code < 128 ? code === 32 || (code >= 9 && code <= 13) : space.test(text[at] ?? '')
}

/** Whether the run of characters without white space around a place is an address of the web or of mail. */
const isInAddress = (text: string, at: number, chunk: Chunk): boolean => {
  if (at >= chunk.end || at < chunk.start) {
    let start = at
    let end = at
    while (start > chunk.end && !isSpaceAt(text, start - 1)) start -= 1
    while (end < text.length && !isSpaceAt(text, end)) end += 1
    chunk.start = start
    chunk.end = end
    chunk.isAddress = addressChunk.test(text.slice(start, Math.min(end, start + 400)))
  }
  return chunk.isAddress
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
