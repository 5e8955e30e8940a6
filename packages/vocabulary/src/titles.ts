import { associateAtWork, entryTitle, shortened } from './data/english/titles.ts'
import { postsAlone, ranks, shortPosts, waysToHold } from './data/general-posts.ts'
import { internPhrase, ledByNobody, noLevel, otherStage, stageTitle } from './data/title-signs.ts'
import {
  actionWords,
  employerWords,
  internSigns,
  internWords,
  levelPhrases,
  levelSigns,
  noTitles,
  titleEndings,
  titleHeads,
} from './data/title-words.ts'
import {
  occupations as all,
  besideNames,
  byPhrase,
  bySubject,
  fold,
  longest,
  type Occupation,
  occupationOfCompound,
  posts,
  wordsOf,
} from './occupation-names.ts'
import { saysPostFirst } from './title-languages.ts'

export type { Occupation } from './occupation-names.ts'

export type TitleLevel = 'intern' | 'entry' | 'junior' | 'mid' | 'senior' | 'lead'

const longestSubject = 3

const singular = (phrase: string): string => (phrase.length > 5 && phrase.endsWith('s') ? phrase.slice(0, -1) : phrase)

/** The most words of a phrase that begins with a word; one word may be a plural. */
const longestFrom = (word: string): number => longest.get(word) ?? (byPhrase.has(singular(word)) ? 1 : 0)

/** Every occupation of the lexicon, grouped by field. */
export const occupations: readonly Occupation[] = all

interface Naming {
  occupation: Occupation
  first: number
  count: number
}

/** Names of posts in any trade, which say nothing of the work. */
export const generalOccupations: ReadonlySet<string> = new Set([
  'General Manager',
  'Engineer',
  'Student Leader',
  'Open Source Contributor',
  'Coach',
])

/**
 * The longest known phrase wins; among equals the last one before a comma, 'of' or 'at', then the last one, or the first in
 * languages that say the post first.
 */
const namingIn = (words: readonly string[], headLength: number): Naming | null => {
  let best: Naming | null = null
  const rank = ({ first, count }: Naming): number => count * 2 + (first + count <= headLength ? 1 : 0)
  const isBetter = (naming: Naming, known: Naming): boolean =>
    rank(naming) === rank(known)
      ? isPost(words[known.first] ?? '') ||
        !saysPostFirst(words.slice(known.first, known.first + known.count).join(' '))
      : rank(naming) > rank(known)
  for (let first = 0; first < words.length; first += 1) {
    const word = words[first] as string
    for (let count = Math.min(longestFrom(word) || 1, words.length - first); count >= 1; count -= 1) {
      const phrase = count === 1 ? word : words.slice(first, first + count).join(' ')
      const occupation =
        byPhrase.get(phrase) ?? byPhrase.get(singular(phrase)) ?? (count === 1 ? occupationOfCompound(word) : undefined)
      if (!occupation) continue
      const naming = { occupation, first, count }
      if (!best || isBetter(naming, best)) best = naming
      break
    }
  }
  return best
}

const headBreak =
  /\s+(?:of|for|at|with|in|on|de|des|der|del|di|da|do|für|fur|bei|pour|para|per|voor|ds|w|to)\s+|\s+[-–—|·•@]+\s*|[,;:(/|]/
const levelMark = /^(?:i{1,3}|iv|v|vi|[1-6]|l[1-7]|ic[1-6])$/
const headOf = (folded: string): string => folded.split(headBreak).find((part) => wordsOf(part).length > 0) ?? folded

const isPost = (word: string): boolean => posts.has(word) || posts.has(singular(word))

/** A post in any trade, which what stands beside it tells more of. */
const isAnyPost = (words: readonly string[], { occupation, first, count }: Naming): boolean =>
  generalOccupations.has(occupation.name) ||
  (count === 1 && (isPost(words[first] ?? '') || ranks.has(words[first] ?? '')))

/** The head of a title decides where it names work: 'Therapist - Early Childhood Educators' is a therapist. */
const namingBefore = (words: readonly string[], headLength: number): Naming | null => {
  const best = namingIn(words, headLength)
  if (best === null || best.first < headLength) return best
  const head = namingIn(words.slice(0, headLength), headLength)
  if (head === null || isAnyPost(words, head)) return best
  const isHeadNoun = head.first + head.count === headLength
  if (!isHeadNoun || head.occupation.field === best.occupation.field) return best
  // 'Nurse, Nurse Practitioner' says its head again, and better.
  const again = words.slice(best.first, best.first + best.count).includes(words[head.first + head.count - 1] ?? '')
  return again ? best : head
}

/** An internship that names what it is in by one word, in any language, is what English calls by both: 'Praktikum Marketing'. */
const namingOfInternship = (words: readonly string[]): Naming | null => {
  if (!words.some((word) => internWords.has(word))) return null
  const subjects = words.filter((word) => !internWords.has(word) && !/^(?:\p{L}|de|di|in|im|en|em)$/u.test(word))
  const occupation = subjects.length === 1 ? byPhrase.get(`${subjects[0]} intern`) : undefined
  return occupation === undefined ? null : { occupation, first: words.indexOf(subjects[0] ?? ''), count: 1 }
}

/** Whether a title says its work by one word alone that names a post in any trade: 'Sensory Analyst'. */
const isGeneral = (words: readonly string[], { first, count }: Naming): boolean => {
  const word = words[first] ?? ''
  if (count !== 1 || !isPost(word)) return false
  const isRank = (other: string): boolean => levelOfWord.has(other) || levelMark.test(other)
  return !(postsAlone.has(word) && words.every((other, at) => at === first || isRank(other)))
}

const littleWord =
  /^(?:of|for|in|the|and|de|des|der|del|di|da|do|d|e|et|y|und|fur|im|du|la|le|ds|voor|van|w|i|za|pri|по|з|із|зі|за|на|в|у|για|στο|στη|στην|του|της|των)$/

/** A post in any trade with the words that say its work: right before it ('Payroll Officer'), or behind it ('Officer, Payroll'). */
const namingBeside = (words: readonly string[]): Naming | null => {
  const subjectAt = (first: number, count: number): Occupation | undefined =>
    first < 0 || first + count > words.length ? undefined : bySubject.get(words.slice(first, first + count).join(' '))
  for (const [at, word] of words.entries()) {
    if (!isPost(word)) continue
    let behind = at + 1
    while (littleWord.test(words[behind] ?? '')) behind += 1
    for (let count = longestSubject; count >= 1; count -= 1) {
      const before = subjectAt(at - count, count)
      if (before !== undefined) return { occupation: before, first: at - count, count: count + 1 }
    }
    for (let count = longestSubject; count >= 1; count -= 1) {
      const after = subjectAt(behind, count)
      if (after !== undefined) return { occupation: after, first: at, count: behind + count - at }
    }
  }
  return null
}

/** The occupation right before a word that only says how it is held. */
const namingHeld = (words: readonly string[], { first }: Naming): Naming | null => {
  if (!waysToHold.has(words[first] ?? '')) return null
  const before = namingIn(words.slice(0, first), first)
  return before !== null && before.first + before.count === first && !isGeneral(words, before) ? before : null
}

const longPost = new Map(
  shortPosts
    .trim()
    .split('\n')
    .map((row) => row.split('|') as [string, string]),
)

/** The words of a title with shortened posts written out; a first word is none: 'Tech Lead'. */
const writtenOut = (words: readonly string[]): string[] =>
  words.map((word, at) => (at > 0 && (longPost.get(word) ?? '')) || word)

const namingAmong = (words: readonly string[], headLength: number): Naming | null => {
  const naming = namingBefore(words, headLength)
  if (naming !== null && !isGeneral(words, naming)) return naming
  return namingBeside(words) ?? (naming && namingHeld(words, naming)) ?? naming ?? namingOfInternship(words)
}

/** What a title names its work by: with shortened posts written out where that is known, else as it is written. */
const namingOf = (title: string): { words: string[]; naming: Naming | null } => {
  const folded = fold(title)
  const words = wordsOf(folded)
  const headLength = wordsOf(headOf(folded)).length
  const long = writtenOut(words)
  const naming = namingAmong(long, headLength)
  if (naming !== null && !isGeneral(long, naming)) return { words: long, naming }
  return { words, naming: namingAmong(words, headLength) }
}

/** Whether a word names a post in any trade, in any language: 'officer', 'auxiliar'. */
export const isGeneralPost = (word: string): boolean => isPost(fold(word))

/**
 * The occupation that a title names, or null: 'Senior Front End Engineer II' is a Front-End Developer of the field software.
 * A word that names a post in any trade ('Manager', 'Clerk') names none: neither alone nor beside words that nobody knows.
 */
export const occupationOf = (title: string): Occupation | null => {
  const { words, naming } = namingOf(title)
  return naming === null || isGeneral(words, naming) ? null : naming.occupation
}

/**
 * Which work a title is called by: its occupation, or what is only counted with that ('Phlebotomist' with laboratory
 * technicians); undefined where no words of it name one (decision 0360).
 */
export const calledBy = (title: string): string | undefined => {
  const { words, naming } = namingOf(title)
  if (naming === null || isGeneral(words, naming)) return undefined
  const named = words.slice(naming.first, naming.first + naming.count)
  const phrase = named.join(' ')
  const beside = besideNames.get(phrase) ?? besideNames.get(singular(phrase))
  if (beside !== undefined || byPhrase.has(phrase)) return beside ?? naming.occupation.name
  const subject = named.filter((word) => !isPost(word) && !littleWord.test(word)).join(' ')
  return besideNames.get(subject) ?? naming.occupation.name
}

/** The words of a text that name its occupation, in small letters without accents; none where it names none. */
export const occupationWords = (text: string): readonly string[] => {
  const { naming } = namingOf(text)
  return naming === null ? [] : wordsOf(fold(text)).slice(naming.first, naming.first + naming.count)
}

/** The field of the occupation that a title names, and whether it rests on one word that names a post in any trade: 'Sensory Analyst'. */
export const occupationFieldOf = (title: string): { field: string; isAnyTrade: boolean } | null => {
  const { words, naming } = namingOf(title)
  return naming === null ? null : { field: naming.occupation.field, isAnyTrade: isGeneral(words, naming) }
}

/** 'Stage Data Engineer' and 'Stage 2026' are internships; what stands here is work on a stage or on an engine's stage. */
const frenchStage = /^stages?\s+(?:20\d\d|\p{L})/u
const isFrenchStage = (folded: string): boolean => frenchStage.test(folded) && !otherStage.test(folded)

/** Whether a title says that the job is an internship, in any of the thirteen languages; 'internal' and 'international' do not. */
export const isInternshipTitle = (title: string): boolean => {
  const folded = fold(title)
  if (internSigns.test(folded) || stageTitle.test(folded) || isFrenchStage(folded) || internPhrase.test(folded))
    return true
  return wordsOf(folded).some(
    (word) => internWords.has(word) || /^(?:pflicht|schuler)?praktik(?:um|ant|antin|anten)$/.test(word),
  )
}

const levelOrder = ['lead', 'senior', 'mid', 'junior', 'entry'] as const
const levelOfWord = new Map<string, (typeof levelOrder)[number]>()
for (const level of levelOrder) for (const word of levelPhrases[level]) levelOfWord.set(word, level)

const gradeLevels: readonly [RegExp, TitleLevel][] = [
  [/^(?:i|1)$/, 'entry'],
  [/^(?:ii|2)$/, 'mid'],
  [/^(?:iii|iv|3|4)$/, 'senior'],
  [/^(?:v|vi|5|6)$/, 'lead'],
]

/**
 * The level that a title states, or null when it states none. A leading role wins over 'senior'; a number after the role
 * counts as entry (I), mid (II), senior (III, IV) or lead (V); staff and principal engineers lead.
 */
export const levelOfTitle = (title: string): TitleLevel | null => {
  if (isInternshipTitle(title)) return 'intern'
  const folded = fold(title)
    .replace(/entry[\s-]level/g, 'entry-level')
    .replace(/semi[\s-]?senior/g, 'semisenior')
    .replace(noLevel, ' ')
  const words = wordsOf(folded)
  const named = new Set(words.map((word) => levelOfWord.get(word)))
  if (entryTitle.test(folded)) return 'entry'
  if (
    /vice president|(?:^|\s)general counsel|(?:^|\s)managing (?:counsel|director|partner|attorney|principal)|(?:^|\s)team lead|geschaftsfuhrer|chef d['’]equipe|engineering manager|executive chef|capo/.test(
      folded,
    )
  )
    return 'lead'
  for (const level of levelOrder) {
    if (named.has(level) || levelSigns[level].test(folded)) return level
  }
  const last = wordsOf(headOf(folded)).at(-1)
  // The first grade of those who lead is no beginner's: 'Manager I'.
  if (last !== undefined && words.length > 1 && !leadsPeople(title)) {
    for (const [pattern, level] of gradeLevels) if (pattern.test(last)) return level
  }
  return associateAtWork.test(folded) ? 'junior' : null
}

/** Whether a title says that people are led and does not say at which level: 'Manager, Technical Support', 'Store Manager'. */
export const leadsPeople = (title: string): boolean => {
  const words = wordsOf(fold(title))
  const at = words.findIndex((word) => word === 'manager' || word === 'managers' || word === 'supervisor')
  return at >= 0 && !ledByNobody.has(words[at - 1] ?? '') && !/^(?:in|trainee)$/.test(words[at + 1] ?? '')
}

const headEnding = /(?:[^aeiou]er|eer|[ts]or|ist|[ct]ian|tant|ant|isti?n|iste|euse?|ologe|in|ero|era|ista)$/

/** How much one word at the head of a title speaks for a title. */
const headScore = (word: string | undefined): number => {
  if (word === undefined || noTitles.has(word)) return 0
  if (titleHeads.has(word) || titleHeads.has(singular(word)) || byPhrase.has(word)) return 0.85
  if (titleEndings.test(word)) return 0.85
  if (word.length < 5) return 0
  if (/(?:[bcdfghklmnprstvz]er|eer|[ts]or|[glnrt]ist|[cr]ian)$/.test(word)) return 0.55
  return headEnding.test(word) && word.length > 7 ? 0.35 : 0
}

/**
 * How much a line looks like a title, from 0 (not at all) to 1. Case and accents make no difference. Words of employers
 * and schools, long lines, full stops and years lower it; a line that begins with a verb of work done is none.
 */
export const looksLikeTitle = (text: string): number => {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > 120 || /[@\\]|https?:/.test(trimmed)) return 0
  const folded = fold(trimmed)
  const words = wordsOf(folded)
  const first = words[0]
  if (first === undefined || words.length > 14) return 0
  const head = wordsOf(headOf(folded)).filter((word) => !levelMark.test(word))
  const naming = namingIn(words, wordsOf(headOf(folded)).length)
  if (actionWords.has(first) && !(naming?.first === 0 && naming.count > 1)) return 0
  let score = Math.max(
    headScore(head.at(-1)),
    head[0] !== undefined && titleHeads.has(head[0]) ? 0.85 : 0,
    titleEndings.test(folded.replace(/\s*[(（].*$/u, '')) ? 0.85 : 0,
  )
  if (naming) {
    const inHead = naming.first + naming.count <= wordsOf(headOf(folded)).length
    score = Math.max(score, (inHead ? 0.85 : 0.6) + Math.min(0.1, (naming.count - 1) * 0.05))
  }
  if (isInternshipTitle(trimmed)) score = Math.max(score, 0.85)
  if (score === 0) {
    const later = folded.split(headBreak).slice(1)
    score = Math.max(0, ...later.map((part) => headScore(wordsOf(part).at(-1)) * 0.6))
  }
  if (words.length === 1 && score < 0.6) score *= 0.8
  if (score > 0 && (words.some((word) => levelOfWord.has(word)) || words.some((word) => levelMark.test(word))))
    score += 0.08
  const named = new Set(naming ? words.slice(naming.first, naming.first + naming.count) : [])
  if (words.some((word) => employerWords.has(word) && !named.has(word)))
    score -= headScore(head.at(-1)) > 0.8 ? 0.15 : 0.45
  if (words.length > 7) score -= 0.1 * (words.length - 7)
  if (/[.!?;]$/.test(trimmed) && !shortened.test(trimmed)) score -= 0.4
  if (/\b(?:19|20)\d\d\b|[$€%]|\d{3,}/.test(trimmed)) score -= 0.3
  return Math.min(1, Math.max(0, score))
}
