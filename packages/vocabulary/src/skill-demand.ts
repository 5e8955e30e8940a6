import {
  asksBefore,
  asksBehind,
  bareLine,
  elseBegins,
  givenHeading,
  helps,
  leavesChoice,
  mayBeOfOthers,
  niceHeading,
  ofDegree,
  ofIndustry,
  ofOthers,
  ofPrograms,
  oneOfMany,
  orBefore,
  ownBefore,
  ownBehind,
  parts,
  saysNice,
  wantsToLearn,
  workHeading,
} from './data/english/skill-demand.ts'
import { otherExperience } from './data/english/skill-standing.ts'
import { type ReadText, type RequirementSection, requirementSections, sentenceAround } from './requirement-sections.ts'
import { isThing, type Standing } from './skill-standing.ts'
import { findSkillsIn, type Skill, type SkillMention } from './skills.ts'
import { stem, tokenize } from './tokens.ts'

/** How a listing asks for one skill by name: it has to be there, or would be nice to have. */
export type Demand = 'must' | 'nice'

const bareEnd = /^(?:\s*(?:,|and\b|&)\s*[\p{L}\p{N}+#./-]+(?:\s[\p{L}\p{N}+#./-]+){0,2}){0,8}\s*[.,;]?\s*$/iu
const most = 140
/** The names of such a line before a place, without its label and its sign. */
const labelled = (before: string): string => before.replace(/^[^:]*:/u, '').replace(/^[\s\-*•·–]+/u, '')
/** The line that heads the list or part in which a place stands. */
const headingAbove = (text: string, at: number): string => {
  let end = text.lastIndexOf('\n', at - 1)
  for (let lines = 0; end > 0 && lines < 30; lines += 1) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    const line = text.slice(start, end).trim()
    if (/^##\s|:$/.test(line) || (line.length > 3 && line.length < 60 && !/^[-*•·–]|[.,;]$/.test(line))) return line
    end = start - 1
  }
  return ''
}

/** The last words that ask for what follows them; 'the developer experience in' asks for nothing. */
const lastAsking = (before: string): RegExpExecArray | undefined =>
  [...before.matchAll(asksBefore)]
    .filter(({ index, 0: word }) => !mayBeOfOthers.test(word) || !otherExperience.test(before.slice(0, index)))
    .at(-1)

/**
 * One everyday word of a list stands for itself only beside other skills: 'social media trends, formats and algorithms' asks
 * for no algorithms.
 */
const isAmongSkills = (list: string): boolean => {
  const beside = list
    .split(/,|\band\b|&|\//iu)
    .slice(0, -1)
    .findLast((one) => one.trim() !== '')
    ?.trimEnd()
  return beside === undefined || findSkillsIn(beside).some(({ end }) => end === beside.length)
}

/** Whether the words behind a name ask for it: 'payroll and Excel skills', and no 'candidate experience'. */
const isAskedBehind = (before: string, behind: string): boolean => {
  if (!asksBehind.test(behind)) return false
  const lead = /[^,;(:]*$/u.exec(before)?.[0] ?? ''
  return !leavesChoice.test(lead) && !parts.test(lead.slice(-40))
}

/** The words of the list that a thing stands in, behind it: up to where something else begins. */
const listBehind = (text: string): string => text.slice(0, 90).split(elseBegins)[0] ?? ''

/** Whether a product is named by its maker alone, as in 'experience with Oracle', where its sentence says nothing more of it. */
const isMaker = (skill: Skill, words: string, sentence: string): boolean => {
  const [maker, ...others] = tokenize(skill.name).map(({ text }) => text)
  if (others.length === 0 || words.toLowerCase() !== maker) return false
  const said = new Set(tokenize(sentence).map(({ text }) => stem(text)))
  return !others.some((one) => said.has(stem(one)))
}

/** Skills of manner in all but their kind. */
const ofManner: ReadonlySet<string> = new Set(['Storytelling', 'Facilitation', 'Mentoring', 'Coaching'])

/** Whether an everyday skill of several words is named by one of them: 'fabrication skills' need not be of metal. */
const isCutShort = (skill: Skill, words: string): boolean =>
  !isThing(skill) && tokenize(words).length === 1 && tokenize(skill.name).length > 1

/** A sentence without what stands in brackets beside [start, end): 'an ATS (Ashby a plus)' wishes for Ashby alone. */
const withoutAsides = (sentence: string, start: number, end: number): string =>
  sentence.replace(/\([^()]*\)/gu, (aside, at: number) => (at < end && start < at + aside.length ? aside : ' '))

/** Whether the words that name a skill are its own: 'contracts' are no contract management. */
export const isNamed = (skill: Skill, words: string): boolean => {
  if (isThing(skill)) return true
  const head = tokenize(skill.name).at(-1)?.text ?? ''
  return tokenize(words).some(({ text }) => stem(text) === stem(head))
}

/**
 * A judge of whether a listing's text clearly asks for the skills that are met in it: the words that ask stand right beside
 * the name, in a list that leaves no choice. Whatever is not sure is no demand.
 */
export const demandIn = (
  text: string,
  read: ReadText,
): ((mention: SkillMention, as: Standing) => Demand | undefined) => {
  let sections: readonly RequirementSection[] | undefined
  const isOptional = read.newJudge()
  return (mention, as) => {
    const { skill, start, end } = mention
    if (as !== 'asked' || skill.kind === 'soft' || ofManner.has(skill.name) || !isNamed(skill, text.slice(start, end)))
      return undefined
    // 'High-level design' is no level design.
    if (/[\p{L}\p{N}]-$/u.test(text.slice(start - 2, start)) || /^-\p{L}/u.test(text.slice(end, end + 2)))
      return undefined
    sections ??= requirementSections(text)
    const kind = sections.find((section) => section.start <= start && start < section.end)?.kind
    const sentence = sentenceAround(text, start, end)
    const before = text.slice(sentence.start, start)
    const behind = text.slice(end, sentence.end)
    const whole = text.slice(sentence.start, sentence.end)
    const words = text.slice(start, end)
    if (isMaker(skill, words, whole) || isCutShort(skill, words)) return undefined
    if (wantsToLearn.test(before) || leavesChoice.test(listBehind(behind))) return undefined
    if (!isThing(skill) && ofDegree.test(whole)) return undefined
    if (!isThing(skill) && !(ownBefore.test(before) && ownBehind.test(behind))) return undefined
    const heading = headingAbove(text, sentence.start)
    if (givenHeading.test(heading) || workHeading.test(heading) || oneOfMany.test(heading) || ofIndustry.test(heading))
      return undefined
    const last = lastAsking(before)
    const lead = before.slice(0, last?.index)
    if (oneOfMany.test(before) || orBefore.test(lead) || ofOthers.test(lead)) return undefined
    if (!isThing(skill) && ofPrograms.test(listBehind(behind))) return undefined
    const between = last && before.slice(last.index + last[0].length)
    const isOneWord = !isThing(skill) && tokenize(text.slice(start, end)).length === 1
    const isGoverned =
      between !== undefined &&
      between.length <= most &&
      !parts.test(between) &&
      !leavesChoice.test(between) &&
      !(isOneWord && !isAmongSkills(between))
    const isPraised = isAskedBehind(before, behind)
    const isItem =
      (kind === 'must' || kind === 'nice') &&
      // A heading of everyday words, such as 'Time zones & logistics', is no item.
      (isThing(skill) || /^\s*[-*•·–]/u.test(before)) &&
      bareLine.test(before) &&
      !leavesChoice.test(before) &&
      bareEnd.test(behind) &&
      (isThing(skill) || (!parts.test(labelled(before)) && !parts.test(behind) && isAmongSkills(labelled(before))))
    if (!isGoverned && !isPraised && !isItem) return undefined
    return kind === 'nice' ||
      niceHeading.test(heading) ||
      isOptional(start, end) ||
      saysNice.test(before) ||
      helps.test(withoutAsides(whole, start - sentence.start, end - sentence.start))
      ? 'nice'
      : 'must'
  }
}
