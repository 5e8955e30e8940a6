import { conjunctions, leadIns, prepositions, skillNouns, strongLeadIns } from './data/skill-lead-ins.ts'
import {
  contextForms,
  everydayForms,
  exactCaseForms,
  formVetoes,
  listedForms,
  type Veto,
} from './data/skills-ambiguous.ts'

const wordsOf = (byLanguage: Readonly<Record<string, string>>) =>
  new Set(Object.values(byLanguage).flatMap((words) => words.split(' ')))
const leads = wordsOf(leadIns)
const strongLeads = new Set(strongLeadIns)
const nouns = wordsOf(skillNouns)
const joins = wordsOf(conjunctions)

type Side = 'edge' | 'list' | 'lead' | 'strong' | 'conjunction' | 'preposition' | 'noun' | 'other' | 'veto'

const listMarks = ',;:/|(&+·[•・、，'
const closingMarks = ',;/|)&+·]•・、，:'

const wordAfter = /^([\p{L}\p{N}'’]+)/u
const letterOrDigit = /[\p{L}\p{N}]/u
const isLetterOrDigitAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  if (code > 127) return letterOrDigit.test(text[at] ?? '')
  const small = code | 32
  return (small > 96 && small < 123) || (code > 47 && code < 58)
}
const isBlank = (unit: string | undefined): boolean => unit === ' ' || unit === '\t' || unit === '\u00a0'

/** The word at the end of a text; empty when it ends with something else. */
const lastWord = (text: string): string => {
  let start = text.length
  while (start > 0 && (isLetterOrDigitAt(text, start - 1) || "'’.".includes(text[start - 1] ?? ''))) start -= 1
  return text.slice(start)
}

const leftOf = (before: string): Side => {
  let end = before.length
  while (end > 0 && isBlank(before[end - 1])) end -= 1
  const mark = before[end - 1]
  if (mark === undefined || mark === '\n' || /[.!?*▪–—>"“]/.test(mark)) return 'edge'
  if (mark === '-') return end === before.length ? 'veto' : 'edge'
  if (listMarks.includes(mark)) return 'list'
  const word = end === before.length ? '' : lastWord(before.slice(0, end))
  if (word === '') return 'other'
  if (strongLeads.has(word.toLowerCase())) return 'strong'
  return leads.has(word.toLowerCase()) ? 'lead' : 'other'
}

const rightOf = (after: string): Side => {
  let start = 0
  while (isBlank(after[start])) start += 1
  const trimmed = after.slice(start)
  const mark = trimmed[0]
  if (mark === undefined || mark === '\n') return 'edge'
  // Most often a word follows; signs and years need a closer look.
  if (start > 0 && /[a-zA-Z]/.test(mark)) return wordSide(wordAfter.exec(trimmed)?.[1] ?? '')
  if (/^[.!?](?:\s|$)/.test(trimmed)) return 'edge'
  if (/^&\s?[A-Z](?![\p{L}\p{N}])/u.test(trimmed)) return 'veto'
  if (/^['’]?(?:19|20)\d\d(?!\d)/.test(trimmed) || /^['’-]/.test(after)) return 'veto'
  if (closingMarks.includes(mark) || /^[–—-]\s/.test(trimmed)) return 'list'
  const word = start > 0 ? wordAfter.exec(trimmed)?.[1] : undefined
  return word === undefined ? 'other' : wordSide(word)
}

const wordSide = (word: string): Side => {
  const lower = word.toLowerCase()
  if (joins.has(lower) || word === 'i') return 'conjunction'
  if (prepositions.test(word)) return 'preposition'
  return nouns.has(lower) || /^\d{1,2}$/.test(word) ? 'noun' : 'other'
}

const contextAllows = (before: string, after: string): boolean => {
  const left = leftOf(before)
  const right = rightOf(after)
  if (left === 'veto' || right === 'veto') return false
  if (left === 'strong') return true
  if (left === 'list' || left === 'lead') return right !== 'other'
  if (right === 'noun') return true
  if (left !== 'edge') return false
  if (right === 'conjunction') return /^\s*(?:and|or)\s+\p{Lu}/u.test(after)
  return right === 'list' || right === 'edge'
}

const windowLength = 40
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}+#]/gu, '')

/** Whether the words between two places run on into an address or a path. */
const runsOn = (text: string, start: number, end: number): boolean => {
  const before = text[start - 1]
  if (before === '@' || before === '\\' || (before === '.' && isLetterOrDigitAt(text, start - 2))) return true
  // 'P&IDs', 'H&R'.
  if (before === '&' && isLetterOrDigitAt(text, start - 2) && !isLetterOrDigitAt(text, start - 3)) return true
  return text[end] === '@' || (text[end] === '.' && isLetterOrDigitAt(text, end + 1))
}

/** What has to be so for a form of a name to mean the skill. */
export interface Sense {
  /** It names the skill only as an item of a list of skills, never in a running text. */
  readonly isListed: boolean
  /** The form as it has to be written, signs and version apart; null when its case makes no difference. */
  readonly exact: string | null
  readonly isEveryday: boolean
  /** It must stand where a skill is expected. */
  readonly needsContext: boolean
  readonly isLetter: boolean
  readonly veto: Veto | undefined
}

export const senseOf = (written: string): Sense => {
  const isEveryday = everydayForms.has(written)
  const isAmbiguous = contextForms.has(written)
  const isExact = isAmbiguous || exactCaseForms.has(written) || written.length <= 2
  return {
    isListed: listedForms.has(written),
    exact: isExact ? bare(written).replace(/\d+$/, '') : null,
    isEveryday,
    needsContext: isAmbiguous || isEveryday,
    isLetter: written.length === 1,
    veto: formVetoes.get(written),
  }
}

/**
 * Whether the words between `start` and `end` mean the skill that a form with this sense names. Forms that are everyday
 * words must stand in the case of the data (or in capitals); the most ambiguous ones and everyday words of work must also
 * stand where a skill is expected: in a list, alone on a line, after 'in', 'with' or 'using', before 'developer' or
 * 'programming'. Reads at most 40 characters on either side.
 */
export const isMeantAsSkill = (text: string, start: number, end: number, sense: Sense): boolean => {
  if (sense.isListed || runsOn(text, start, end)) return false
  const { exact, isEveryday, needsContext, isLetter, veto } = sense
  if (exact !== null) {
    const written = text.slice(start, end)
    if (written !== exact) {
      const slice = bare(written).replace(/\d+$/, '')
      if (slice !== exact && slice !== exact.toUpperCase()) return false
    }
  }
  if (!needsContext && veto === undefined) return true
  const before = text.slice(Math.max(0, start - windowLength), start)
  const after = text.slice(end, end + windowLength)
  if (isEveryday && /^\s*:/.test(after)) return false
  if (veto?.before?.test(before) || veto?.after?.test(after)) return false
  if (needsContext && isLetter && /^\.\s*\p{Lu}/u.test(after)) return false
  return !needsContext || contextAllows(before, after)
}
