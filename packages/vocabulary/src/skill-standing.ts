import {
  asksForName,
  besideOthers,
  channel,
  companyWords,
  comparedTo,
  degreeIn,
  denied,
  givenWords,
  groupBehind,
  office,
  ofPerson,
  otherCompanies,
  otherExperience,
  ourBefore,
  ownExperience,
  ownWords,
  productBehind,
  taught,
  tiedTo,
} from './data/english/skill-standing.ts'
import { type ReadText, type RequirementSection, requirementSections, sentenceAround } from './requirement-sections.ts'
import type { Skill, SkillKind, SkillMention } from './skills.ts'
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
/** Whether a skill is a name, so that whoever writes it means it. */
export const isThing = ({ kind }: Skill): boolean => things.has(kind)

/** How far before and behind a skill the word that asks for it may stand in one sentence. */
const reachBefore = 200
const reachBehind = 80

const channelBefore = new RegExp(String.raw`\b${channel}[\s,/]+(?:(?:and|or)\s)?$`, 'iu')
const channelBehind = new RegExp(String.raw`^[\s,/]+(?:(?:and|or)\s)?${channel}\b`, 'iu')
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
  const demands = cues.placesOf('demand').filter((place) => {
    const word = text.slice(place, place + 10)
    const before = text.slice(Math.max(0, place - 30), place)
    if (/^(?:know|need)\b/i.test(word)) return ofPerson.test(before)
    return !ownExperience.test(word) || !otherExperience.test(before)
  })
  let parts: { sections: readonly RequirementSection[]; namings: ReturnType<typeof namingsOf> } | undefined
  const firstWord = /^[\p{L}\p{N}]+/u.exec(foldText(company ?? ''))?.[0]
  let sentence = { start: 0, end: 0 }
  let isOwn = false
  let isDefinition = false
  let isGiven = false
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
      isGiven = givenWords.test(text.slice(sentence.start, sentence.end))
      isDefinition = companyWords.test(text.slice(sentence.start, sentence.end))
      isOwn =
        isDefinition ||
        ownWords.test(text.slice(sentence.start, sentence.start + 40)) ||
        namings.some((naming) => naming.start >= sentence.start && naming.end <= sentence.end)
    }
    // 'Experience with Ansible' asks for it, whoever writes it.
    // 'Apex Bread' calls itself Apex.
    const isName =
      namings.some((naming) => naming.start <= start && end <= naming.end) ||
      (isThing(skill) && foldText(text.slice(start, end)) === firstWord)
    if (isName && !asksForName.test(text.slice(Math.max(0, start - 40), start))) return 'aside'
    const kind = sections.find((section) => section.start <= start && start < section.end)?.kind
    if (kind === 'aside' || (kind !== 'must' && kind !== 'nice' && isGiven)) return 'aside'
    const isNamed = isThing(skill)
    const before = text.slice(Math.max(sentence.start, start - reachBefore), start)
    const behind = text.slice(end, Math.min(sentence.end, end + reachBehind))
    if (denied.test(before) || comparedTo.test(before) || office.test(before)) return 'aside'
    if (taught.test(before)) return 'mentioned'
    if (!isNamed && degreeIn.test(before)) return 'aside'
    if (kind === 'must' || kind === 'nice' || isDemand(start, end)) return 'asked'
    if (isDefinition || otherCompanies.test(before) || tiedTo.test(before)) return 'aside'
    if (isNamed) return channelBefore.test(before) || channelBehind.test(behind) ? 'mentioned' : 'used'
    const isOfOthers = besideOthers.test(before) || groupBehind.test(behind)
    const isProduct = ourBefore.test(before) && productBehind.test(behind)
    return isOwn || isOfOthers || isProduct ? 'aside' : 'mentioned'
  }
}
