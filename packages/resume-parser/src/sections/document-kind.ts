import { findDates } from '@scry/vocabulary/dates'
import { countForeignSigns, type ForeignKind } from '@scry/vocabulary/foreign-signs'
import { readHeading } from '@scry/vocabulary/section-headings'
import type { Section } from './sections.ts'

export type DocumentKind = 'resume' | 'uncertain' | 'gibberish' | ForeignKind

const coreKinds = new Set(['experience', 'education', 'skills', 'projects'])
const resumeWords =
  /(?<!\p{L})(?:curriculum vitae|resume|résumé|lebenslauf|currículum|currículo|özgeçmiş|życiorys|简历|履歴書|이력서)(?!\p{L})/iu
/** Signs that are no words: blanks to fill in, sums of money, codes of courses. */
const drawnSigns: Partial<Record<ForeignKind, { pattern: RegExp; least: number }>> = {
  form: { pattern: /_{4,}|\.{12,}|\[ \]|[□☐]/g, least: 4 },
  contract: { pattern: /_{4,}/g, least: 2 },
  bill: { pattern: /(?<![\d.,])\d{1,3}(?:[., ]?\d{3})*[.,]\d{2}(?![\d.,])/g, least: 4 },
  record: { pattern: /(?<!\p{L})\p{Lu}{2,4} ?\d{3}(?!\d)/gu, least: 3 },
}

/** Letters that make no words: share of tokens without a vowel or with a capital inside, over Latin text. */
function gibberishShare(text: string): number {
  const tokens = text.match(/[A-Za-zÀ-ž]{4,}/g) ?? []
  if (tokens.length < 20) return 0
  const strange = tokens.filter((token) => {
    const noVowel = !/[aeiouyáéíóúàèìòùäöüâêîôûãõåæøœ]/i.test(token)
    const humps = token !== token.toUpperCase() && (token.slice(1).match(/[A-ZÀ-Ž]/g)?.length ?? 0) >= 2
    const cluster = /[bcdfghjklmnpqrstvwxz]{6,}/i.test(token)
    return noVowel || humps || cluster
  }).length
  return strange / tokens.length
}

/**
 * What speaks for a resume: its sections, its dates, a name for itself, an address. A letter has dates and an address as
 * well: where no section is a resume's, they speak for none.
 */
function resumeEvidence(sections: readonly Section[], text: string, isLetter: boolean): number {
  // A heading that no list knows may be one of any document.
  const known = sections.filter(({ heading }) => heading !== null && readHeading(heading.text) !== null)
  const kinds = new Set(known.map(({ kind }) => kind))
  const core = [...kinds].filter((kind) => coreKinds.has(kind)).length
  const others = [...kinds].filter((kind) => kind !== 'other' && !coreKinds.has(kind)).length
  // 'My resume is attached' speaks for none either.
  if (isLetter && core === 0) return others
  const named = resumeWords.test(text) ? 2 : 0
  const ranges = findDates(text).filter((span) => span.isRange).length
  return core * 2 + others + Math.min(3, ranges) + named + (/\S@\S+\.\p{L}{2,}/u.test(text) ? 1 : 0)
}

/** The foreign kind that most different signs speak for; one in the first rows counts twice. */
function foreignEvidence(text: string): { kind: ForeignKind; signs: number } {
  const titles = countForeignSigns(text.split('\n').slice(0, 3).join('\n'))
  let best: { kind: ForeignKind; signs: number } = { kind: 'article', signs: 0 }
  for (const [kind, count] of countForeignSigns(text)) {
    const { pattern, least } = drawnSigns[kind] ?? {}
    const drawn = pattern && (text.match(pattern)?.length ?? 0) >= (least ?? 0) ? 2 : 0
    const signs = count === 0 ? 0 : count + drawn + ((titles.get(kind) ?? 0) > 0 ? 1 : 0)
    if (signs > best.signs) best = { kind, signs }
  }
  return best
}

const isSentence = (line: string) => line.length > 60 || /\p{Ll}{2}[.!?]$/u.test(line)

/** Nothing but sentences: an essay or a report, told by people who keep lists and dates out of it. */
function isProse(text: string): boolean {
  const lines = text.split('\n')
  const letters = (some: readonly string[]) => some.reduce((sum, line) => sum + line.length, 0)
  return letters(lines) > 700 && letters(lines.filter(isSentence)) > letters(lines) * 0.85
}

/**
 * Says what a document is. It is refused only where it says itself that it is something else and little speaks for a
 * resume; what shows neither is read, as uncertain.
 */
export function kindOfDocument(sections: readonly Section[], text: string): DocumentKind {
  const { kind, signs } = foreignEvidence(text)
  const own = resumeEvidence(sections, text, kind === 'letter' && signs >= 2)
  if ((signs >= 3 && signs > own) || (signs >= 2 && own <= 1)) return kind
  const letters = text.replace(/[^\p{L}]/gu, '').length
  const printable = text.replace(/\s/g, '').length
  if (printable > 20 && letters / printable < 0.35) return 'gibberish'
  if (gibberishShare(text) > 0.45) return 'gibberish'
  if (own <= 1 && isProse(text)) return 'article'
  return own >= 4 ? 'resume' : 'uncertain'
}
