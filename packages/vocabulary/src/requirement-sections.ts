import { Cues } from './cues.ts'

/** A stretch of a listing's text under one heading, offsets end exclusive. */
export interface RequirementSection {
  kind: 'must' | 'nice' | 'other'
  start: number
  end: number
}

const niceHeading =
  /^(?:[\s\-*•#]*)(?:nice[\s-]to[\s-]haves?|good\s+to\s+have|preferred\b.{0,40}|desired\b.{0,30}|desirable\b.{0,30}|bonus(?:\s+points?)?(?:\s+if.{0,20})?|plus(?:es)?|extra\s+credit|it['’]?s\s+a\s+plus\b.{0,20}|ideally.{0,20}|what\s+would\s+be\s+(?:nice|a\s+plus).{0,20}|optional\b.{0,20})\s*[:?]?\s*$/iu
const mustHeading =
  /^(?:[\s\-*•#]*)(?:(?:minimum|basic|required|key|essential|mandatory|core|job)?\s*(?:requirements?|qualifications?|skills?|must[\s-]haves?|criteria)(?:\s+(?:and|&)\s+\w+){0,2}|required|must\s+have|what\s+(?:you(?:['’]ll|\s+will)?|we)\s*(?:need|bring|require|are\s+looking\s+for|expect).{0,30}|who\s+you\s+are|about\s+you|you\s+(?:have|bring|are)|your\s+(?:profile|background|skills).{0,20}|we['’]re\s+looking\s+for.{0,30})\s*[:?]?\s*$/iu
const otherHeading =
  /^(?:[\s\-*•#]*)(?:about\s+(?:us|the\s+\w+).{0,20}|benefits?.{0,20}|perks?.{0,20}|what\s+we\s+offer.{0,20}|responsibilities.{0,20}|the\s+role|your\s+role|duties.{0,20}|what\s+you(?:['’]ll|\s+will)\s+do.{0,20}|compensation.{0,20}|how\s+to\s+apply.{0,20}|why\s+.{0,30}|who\s+we\s+are.{0,10})\s*[:?]?\s*$/iu

const headingKind = (line: string): RequirementSection['kind'] | undefined => {
  if (line.length > 70 || line.length < 4) return undefined
  if (niceHeading.test(line)) return 'nice'
  if (mustHeading.test(line)) return 'must'
  return otherHeading.test(line) ? 'other' : undefined
}

/** The sections of a listing's text that its headings open; a text without headings is one section of kind 'other'. */
export const requirementSections = (text: string): RequirementSection[] => {
  const sections: RequirementSection[] = [{ kind: 'other', start: 0, end: text.length }]
  let at = 0
  while (at < text.length) {
    const lineEnd = text.indexOf('\n', at)
    const end = lineEnd === -1 ? text.length : lineEnd
    const kind = headingKind(text.slice(at, end))
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
  /\b(?:preferred|preferably|preferable|nice[\s-]to[\s-]have|good\s+to\s+have|(?:is|are|as|be|considered|would\s+be)?\s*an?\s+(?:strong\s+|big\s+|huge\s+|definite\s+)?(?:plus|bonus|advantage|asset)|ideally|desired|desirable|bonus|optional(?:ly)?|not\s+required|beneficial|advantageous)\b/iu

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

/** Reads a text once for its cues; where nothing may be optional, a judge costs nothing. */
export const readText = (text: string): ReadText => {
  const cues = new Cues(text)
  const places = cues.placesOf('optional', 'required')
  if (places.length === 0) return { cues, newJudge: () => never }
  const nice = cues.has('optional') ? requirementSections(text).filter(({ kind }) => kind === 'nice') : []
  return { cues, newJudge: () => judgeOf(text, places, nice) }
}

const judgeOf = (text: string, places: readonly number[], nice: readonly RequirementSection[]): OptionalJudge => {
  let sentence = { start: 0, end: 0 }
  let isOptional = false
  return (start, end) => {
    if (start < sentence.start || end >= sentence.end) {
      sentence = sentenceAround(text, start, end)
      const hasCue = places.some((place) => place >= sentence.start && place < sentence.end)
      isOptional = hasCue && optionalWords.test(text.slice(sentence.start, sentence.end))
    }
    return isOptional || nice.some((section) => section.start <= start && start < section.end)
  }
}
