import { Cues } from './cues.ts'
import type { CutText } from './cut-text.ts'
import {
  asideHeading,
  dutiesHeading,
  mustHeading,
  niceHeading,
  ofRequirement,
  ofWhatFollows,
  optionalWords,
  ownPart,
} from './data/english/requirement-sections.ts'

/** A stretch of a listing's text under one heading, offsets end exclusive. */
export interface RequirementSection {
  /** 'aside': what is said of the company and of what it offers. */
  kind: 'must' | 'nice' | 'other' | 'aside'
  start: number
  end: number
}

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

/** Whether a word that says 'optional' speaks of the words [start, end) of its sentence. */
const speaksOf = (sentence: string, word: { start: number; end: number }, end: number): boolean => {
  const written = sentence.slice(word.start, word.end)
  if (word.start >= end) {
    if (ofWhatFollows.test(written)) return word.start - end <= 1
    const between = sentence.slice(end, word.start)
    // '(startup preferred)' speaks of what stands in its brackets.
    if (
      /\([^()]*\p{L}[^()]*$/u.test(between) ||
      (/\(\s*$/u.test(between) && !/^\s*[),]/u.test(sentence.slice(word.end)))
    )
      return false
    return !/[;]|\.\s/u.test(between) && !ownPart.test(between)
  }
  // Before it: 'Preferred: …', 'We prefer …'; behind a thing of its own it is done with.
  if (ofWhatFollows.test(written)) return true
  const lead = sentence.slice(0, word.start)
  return /^[^\p{L}]*(?:\S+\s+){0,3}$/u.test(lead) || ofRequirement.test(sentence.slice(word.end))
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
