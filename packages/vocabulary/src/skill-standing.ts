import { type ReadText, type RequirementSection, requirementSections, sentenceAround } from './requirement-sections.ts'
import type { SkillKind, SkillMention } from './skills.ts'
import { foldText } from './tokens.ts'

/**
 * How a listing's text names a skill, weakest last: asked of the person; a named thing that the work is done with; an
 * everyday word of work that stands there ('communication equipment'); or beside the work, in what the text says of the
 * company and of what it offers.
 */
export const standings = ['asked', 'used', 'mentioned', 'aside'] as const
export type Standing = (typeof standings)[number]

/** Skills that are names: whoever writes them means them. */
const things: ReadonlySet<SkillKind> = new Set(['language', 'framework', 'tool', 'platform', 'certification'])

/** How far before and behind a skill the word that asks for it may stand in one sentence. */
const reachBefore = 200
const reachBehind = 80

/** 'Customer experience' is none that a person has. */
const otherExperience =
  /(?:customers?|users?|patients?|employees?|guests?|candidate|shopping|digital|product|learning|developer|great|best|\bour(?:\s\w+)?)\s$/i
/** A degree of which the subjects that follow are a choice: 'a degree in Physics, Statistics or another field'. */
const degreeIn =
  /\b(?:degrees?|bachelor\S*|master\S*|ph\.?\s?d\.?|diploma|[bm]\.?s\.?c?\.?)(?:\s+\S+){0,2}?\s+(?:in|of)\b[^.;\n]*$/iu
const isChoiceOfSubjects = /,|\bor\b|\//iu
/** A sentence that a company says of itself. */
const ownWords =
  /^[^\p{L}]*(?:we|our|at \p{Lu}|founded|since \d|join \p{Lu}|wir|unsere?|nous|notre|nos|somos|nuestr[oa]s?|siamo)(?!\p{L})/iu
const legalForm = /[\s,]+(?:inc|llc|ltd|gmbh|corp|corporation|co|plc|sa|ag|ab|bv)\.?$/i
const isLetter = (unit: string | undefined): boolean => unit !== undefined && /[\p{L}\p{N}]/u.test(unit)

/** Where a text names the company, however its name is spaced: 'ansiblehealth' is Ansible Health. */
const namingsOf = (company: string | null | undefined, text: string): { start: number; end: number }[] => {
  const name = foldText((company ?? '').replace(legalForm, '')).replace(/[^\p{L}\p{N}]/gu, '')
  // A pattern of a name without end is none that could be compiled.
  if (name.length < 3 || name.length > 200) return []
  return [...text.matchAll(new RegExp([...name].join("[\\s.&'’-]?"), 'gi'))]
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
    .filter(({ start, end }) => !isLetter(text[start - 1]) && !isLetter(text[end]))
}

/** A judge of the skills that are met in a listing's text, in its order; `company` as the listing names it. */
export const standingIn = (
  text: string,
  { cues }: ReadText,
  company: string | null | undefined,
): ((mention: SkillMention) => Standing) => {
  const demands = cues
    .placesOf('demand')
    .filter(
      (place) =>
        !/^(?:experience|expertise|knowledge)/i.test(text.slice(place, place + 10)) ||
        !otherExperience.test(text.slice(Math.max(0, place - 30), place)),
    )
  let parts: { sections: readonly RequirementSection[]; namings: ReturnType<typeof namingsOf> } | undefined
  const firstWord = /^[\p{L}\p{N}]+/u.exec(foldText(company ?? ''))?.[0]
  let sentence = { start: 0, end: 0 }
  let isOwn = false
  const isDemand = (start: number, end: number): boolean => {
    const from = Math.max(sentence.start, start - reachBefore)
    const to = Math.min(sentence.end, end + reachBehind)
    return demands.some((place) => place >= from && place < to)
  }
  return ({ skill, start, end }) => {
    parts ??= { sections: text.includes('\n') ? requirementSections(text) : [], namings: namingsOf(company, text) }
    const { sections, namings } = parts
    if (start < sentence.start || end > sentence.end) {
      sentence = sentenceAround(text, start, end)
      isOwn =
        ownWords.test(text.slice(sentence.start, sentence.start + 40)) ||
        namings.some((naming) => naming.start >= sentence.start && naming.end <= sentence.end)
    }
    // 'Experience with Ansible' asks for it, whoever writes it.
    // 'Apex Bread' calls itself Apex.
    const isName =
      namings.some((naming) => naming.start <= start && end <= naming.end) ||
      (things.has(skill.kind) && foldText(text.slice(start, end)) === firstWord)
    if (isName && !/\b(?:with|in|using)\s$/i.test(text.slice(Math.max(0, start - 8), start))) return 'aside'
    const kind = sections.find((section) => section.start <= start && start < section.end)?.kind
    if (kind === 'must' || kind === 'nice' || isDemand(start, end)) {
      const isSubject =
        !things.has(skill.kind) &&
        degreeIn.test(text.slice(Math.max(sentence.start, start - reachBefore), start)) &&
        isChoiceOfSubjects.test(text.slice(start - 2, Math.min(sentence.end, end + reachBehind)))
      return isSubject ? 'mentioned' : 'asked'
    }
    if (kind === 'aside') return 'aside'
    if (things.has(skill.kind)) return 'used'
    return isOwn ? 'aside' : 'mentioned'
  }
}
