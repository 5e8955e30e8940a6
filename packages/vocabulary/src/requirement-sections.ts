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

/** Each of the words above has one of these; looked for first, since most texts have none. */
const optionalHints = ['prefer', 'nice', 'good', 'plus', 'bonus', 'advantage', 'asset', 'ideal', 'desir', 'optional']

const mayBeOptional = (text: string): boolean => {
  const lower = text.toLowerCase()
  if (optionalHints.some((hint) => lower.includes(hint)) || lower.includes('beneficial')) return true
  return lower.includes('required') && /not\s+required/.test(lower)
}

const sentenceEnds = '.!?;'

/** The sentence or line around a place in a text. */
export const sentenceAround = (text: string, start: number, end: number): { start: number; end: number } => {
  let from = start
  while (from > 0) {
    const unit = text[from - 1] ?? ''
    if (unit === '\n' || unit === '•' || (sentenceEnds.includes(unit) && /\s/.test(text[from] ?? ''))) break
    from -= 1
  }
  let to = end
  while (to < text.length) {
    const unit = text[to] ?? ''
    if (unit === '\n' || unit === '•') break
    to += 1
    if (sentenceEnds.includes(unit) && (to === text.length || /\s/.test(text[to] ?? ''))) break
  }
  while (from < start && /\s/.test(text[from] ?? '')) from += 1
  return { start: from, end: to }
}

/**
 * A judge for one text: whether the words at a place are called optional by their own sentence or stand under a heading
 * for what is nice to have. Reads the text once; a text without any such word costs nothing more.
 */
export const optionalJudge = (text: string): ((start: number, end: number) => boolean) => {
  if (!mayBeOptional(text)) {
    const nice = requirementSections(text).filter((section) => section.kind === 'nice')
    return (start) => nice.some((section) => section.start <= start && start < section.end)
  }
  const sections = requirementSections(text)
  let sentence = { start: 0, end: 0 }
  let isOptional = false
  return (start, end) => {
    if (start < sentence.start || end >= sentence.end) {
      sentence = sentenceAround(text, start, end)
      isOptional = optionalWords.test(text.slice(sentence.start, sentence.end))
    }
    if (isOptional) return true
    return sections.some((section) => section.kind === 'nice' && section.start <= start && start < section.end)
  }
}
