import { Cues } from './cues.ts'
import type { CutText } from './cut-text.ts'

/** A stretch of a listing's text under one heading, offsets end exclusive. */
export interface RequirementSection {
  /** 'aside': what is said of the company and of what it offers. */
  kind: 'must' | 'nice' | 'other' | 'aside'
  start: number
  end: number
}

const niceHeading =
  /^(?:[^\p{L}\p{N}]{0,8})(?:nice[\s-]to[\s-]haves?|good\s+to\s+have|preferred\b.{0,40}|desired\b.{0,30}|desirable\b.{0,30}|bonus(?:\s+points?)?(?:\s+if.{0,20})?|plus(?:es)?|extra\s+credit|it['’]?s\s+a\s+plus\b.{0,20}|ideally.{0,20}|what\s+would\s+be\s+(?:nice|a\s+plus).{0,20}|optional\b.{0,20})\s*[:?]?\s*$/iu
const mustHeading =
  /^(?:[\s\-*•#]*)(?:(?:minimum|basic|required|key|essential|mandatory|core|job)?\s*(?:requirements?|qualifications?|skills?|must[\s-]haves?|criteria)(?:\s+(?:and|&)\s+\w+){0,2}|required|must\s+have|what\s+(?:you(?:['’]ll|\s+will)?|we(?:['’]re)?)\s*(?:need|bring|have|require|are\s+looking\s+for|look(?:ing)?\s+for|expect).{0,30}|who\s+(?:you\s+are|we(?:['’]re|\s+are)\s+looking\s+for)|about\s+you|you\s+(?:have|bring|are)|your\s+(?:profile|background|skills).{0,20}|we['’]re\s+looking\s+for.{0,30}|(?:ihr|dein)\s+profil|das\s+bringst\s+du\s+mit|(?:votre\s+)?profil(?:\s+recherché)?|requisitos)\s*[:?]?\s*$/iu
const dutiesHeading =
  /^(?:[\s\-*•#]*)(?:about\s+(?:the|this)\s+(?:role|job|position|opportunity|internship|work|program\w*)|responsibilities.{0,20}|the\s+role|your\s+role|duties.{0,20}|what\s+you(?:['’]ll|\s+will)\s+do.{0,20})\s*[:?]?\s*$/iu
const asideHeading =
  /^(?:[^\p{L}]{0,8})(?:about\s+(?:us|the\s+\w+|(?!you)\p{L}+).{0,20}|(?:our|the|company)\s+(?:story|mission|values|culture|company|team|benefits|client|overview).{0,20}|benefits?.{0,30}|perks?.{0,20}|what\s+we\s+(?:offer|do).{0,20}|compensation.{0,20}|how\s+to\s+apply.{0,20}|why\s+.{0,30}|who\s+(?:we\s+are|are\s+we).{0,10}|equal\s+opportunit.{0,20}|über\s+uns|wir\s+bieten|was\s+wir\s+bieten|à\s+propos.{0,30}|qui\s+sommes-nous|sobre\s+nosotros|qué\s+ofrecemos)\s*[:?]?\s*$/iu
/** A short line of its own that ends like no sentence opens another part, whatever it says. */
const anyHeading = /^[^\p{L}\p{N}\-*•]{0,6}\p{L}[^.,;!•]{2,58}$/u

const headingKind = (
  line: string,
  before: RequirementSection['kind'] | undefined,
): RequirementSection['kind'] | undefined => {
  if (line.length > 70 || line.length < 4 || /[.,;!]$/.test(line)) return undefined
  if (niceHeading.test(line)) return 'nice'
  if (mustHeading.test(line)) return 'must'
  if (dutiesHeading.test(line)) return 'other'
  if (asideHeading.test(line)) return 'aside'
  return before === 'aside' && anyHeading.test(line) ? 'other' : undefined
}

/** The sections of a listing's text that its headings open; a text without headings is one section of kind 'other'. */
export const requirementSections = (text: string): RequirementSection[] => {
  const sections: RequirementSection[] = [{ kind: 'other', start: 0, end: text.length }]
  let at = 0
  while (at < text.length) {
    const lineEnd = text.indexOf('\n', at)
    const end = lineEnd === -1 ? text.length : lineEnd
    const kind = headingKind(text.slice(at, end), sections.at(-1)?.kind)
    if (kind !== undefined) {
      const last = sections.at(-1)
      if (last) last.end = at
      sections.push({ kind, start: at, end: text.length })
    }
    at = end + 1
  }
  return sections.filter((section) => section.end > section.start)
}

const optionalWords =
  /\b(?:prefer(?:s|red|ably|able|ence)?|nice[\s-]to[\s-]have|good\s+to\s+have|(?:is|are|as|be|considered|would\s+be)?\s*an?\s+(?:strong\s+|big\s+|huge\s+|definite\s+)?(?:plus|bonus|advantage|asset)|ideally|desired|desirable|bonus|optional(?:ly)?|not\s+required|beneficial|advantageous)\b|\((?:plus|bonus|optional)\)/giu

/** Where a line breaks, and where a sentence ends when white space or nothing follows. */
const isBreak = (unit: string): boolean => unit === '\n' || unit === '•'
const isEnd = (unit: string): boolean => unit === '.' || unit === '!' || unit === '?' || unit === ';'
const isSpaceAt = (text: string, at: number): boolean => /\s/.test(text.charAt(at))

/** The sentence or line around a place in a text. */
export const sentenceAround = (text: string, start: number, end: number): { start: number; end: number } => {
  let from = start
  while (from > 0) {
    const unit = text.charAt(from - 1)
    if (isBreak(unit) || (isEnd(unit) && isSpaceAt(text, from))) break
    from -= 1
  }
  let to = end
  while (to < text.length) {
    const unit = text.charAt(to)
    if (isBreak(unit)) break
    to += 1
    if (isEnd(unit) && (to === text.length || isSpaceAt(text, to))) break
  }
  while (from < start && isSpaceAt(text, from)) from += 1
  return { start: from, end: to }
}

/** Whether the words at a place are called optional by their own sentence or stand under a heading for what is nice to have. */
export type OptionalJudge = (start: number, end: number) => boolean

/** What has been found out about a text, for all grammars that read it. */
export interface ReadText {
  cues: Cues
  /** A judge for places that are asked for in the order of the text: one that runs over the end of a line joins its lines. */
  newJudge: () => OptionalJudge
}

const never = (): boolean => false

/** Reads a text once for its cues; where nothing may be optional, a judge costs nothing. `cut`: its words where they are known. */
export const readText = (text: string, cut?: CutText): ReadText => {
  const cues = new Cues(text, cut)
  const places = cues.placesOf('optional', 'required')
  if (places.length === 0) return { cues, newJudge: () => never }
  const nice = cues.has('optional') ? requirementSections(text).filter(({ kind }) => kind === 'nice') : []
  return { cues, newJudge: () => judgeOf(text, places, nice) }
}

/** 'Preferably in banking' speaks of what follows it. */
const ofWhatFollows = /^(?:prefer(?:ably|s)?|ideally|optionally)$/iu
/** The last part of a sentence before 'preferred' that has a thing of its own: 'five years in sales, agency experience preferred'. */
const ownPart =
  /(?:[,;(–—]|\.|\band|\bwith|\bplus)\s+(?!or\b|and\s+or\b)(?:[^,;()–—]*\b(?:experience|degree|diploma|knowledge|background|familiarity|certificat\w*|licen[cs]\w*|skills?|mba|master\S*|bachelor\S*|ph\.?\s?d\S*|understanding|proficiency|exposure|fluen\w*|abilit\w+|years?)\b[^,;()–—]*)$/iu

/** Whether a word that says 'optional' speaks of the words [start, end) of its sentence. */
const speaksOf = (sentence: string, word: { start: number; end: number }, end: number): boolean => {
  const written = sentence.slice(word.start, word.end)
  if (word.start >= end) {
    if (ofWhatFollows.test(written)) return word.start - end <= 1
    const between = sentence.slice(end, word.start)
    // '(startup preferred)' speaks of what stands in its brackets.
    if (/\([^()]*\p{L}[^()]*$/u.test(between) || (/\(\s*$/u.test(between) && !/^\s*\)/u.test(sentence.slice(word.end))))
      return false
    return !/[;]|\.\s/u.test(between) && !ownPart.test(between)
  }
  // Before it: 'Preferred: …', 'We prefer …'; behind a thing of its own it is done with.
  if (ofWhatFollows.test(written)) return true
  const lead = sentence.slice(0, word.start)
  return (
    /^[^\p{L}]*(?:\S+\s+){0,3}$/u.test(lead) ||
    /^\s*(?::|qualif|skill|experience|requirement|but)/iu.test(sentence.slice(word.end))
  )
}

const judgeOf = (text: string, places: readonly number[], nice: readonly RequirementSection[]): OptionalJudge => {
  let sentence = { start: 0, end: 0 }
  let words: { start: number; end: number }[] = []
  return (start, end) => {
    if (start < sentence.start || end >= sentence.end) {
      sentence = sentenceAround(text, start, end)
      const hasCue = places.some((place) => place >= sentence.start && place < sentence.end)
      words = hasCue ? optionalIn(text.slice(sentence.start, sentence.end)) : []
    }
    if (words.length > 0) {
      const said = text.slice(sentence.start, sentence.end)
      if (words.some((word) => speaksOf(said, word, end - sentence.start))) return true
    }
    return nice.some((section) => section.start <= start && start < section.end)
  }
}

const optionalIn = (sentence: string): { start: number; end: number }[] =>
  [...sentence.matchAll(optionalWords)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }))
