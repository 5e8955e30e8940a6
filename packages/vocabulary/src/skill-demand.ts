import { type ReadText, type RequirementSection, requirementSections, sentenceAround } from './requirement-sections.ts'
import { isThing, type Standing } from './skill-standing.ts'
import type { Skill, SkillMention } from './skills.ts'
import { stem, tokenize } from './tokens.ts'

/** How a listing asks for one skill by name: it has to be there, or would be nice to have. */
export type Demand = 'must' | 'nice'

const governor =
  '(?:experienced?|knowledge(?:able)?|familiar(?:ity)?|proficien(?:t|cy)|expertise|skill(?:s|ed)?|fluen(?:t|cy)|competen(?:t|ce|cy)|master(?:y)?|background|understanding|command|grasp|expert|versed|certifi(?:ed|cation)|kenntnisse|erfahrung|connaissances?|maîtrise|experiencia|conocimientos?|conhecimentos?|experiência)'
/** What asks for the things that follow it: 'experience with Python', 'proficient in SQL and Excel', 'you know payroll'. */
const asksBefore = new RegExp(
  String.raw`(?:\b${governor}\s*(?::|\b(?:working\s|writing\s|building\s|using\s)?(?:with|in|of|as|using|mit|en|de|in\sder|do|da)\b)|\b(?:you(?:['’]ve)?|who|must)\s(?:also\s|already\s|really\s)?(?:know|need)\b)`,
  'giu',
)
/** What asks for the things before it: 'strong SQL skills', 'payroll experience'. */
const asksBehind = new RegExp(
  String.raw`^\s${governor}\b|^(?:\s*(?:,|and\b|&)\s*[\p{L}\p{N}+#.-]+(?:\s[\p{L}\p{N}+#.-]+)?){1,3}\s*(?:,\s*)?\sskills\b`,
  'iu',
)
/** Words that part a thing from what asks for it: what it is for, where it is done, whom it is done with. */
const parts =
  /[();:]|\b(?:to|that|which|who|whom|whose|for|so|because|when|while|where|from|at|by|via|within|across|through|we|our|us|they|company|companies|customers?|clients?|teams?|industry|learn\p{L}*)\b/iu
/** One of several will do, or what is named is an example. */
const leavesChoice =
  /\b(?:or|oder|ou|either|like|including|included?s?|such\sas|e\.?\s?g|for\s(?:example|instance)|any|similar|equivalents?|comparable|related|etc|others?|various|one\sof)\b|\//iu
/** What is asked for may be another thing: 'any of the following', 'a licence or experience in care'. */
const oneOfMany = /\b(?:any|one|some|either|most)\s(?:\p{L}+\s)?of\b/iu
const orBefore = /\bor\s(?:\p{L}+\s){0,3}$/iu
/** Who wants to learn a thing need not have it. */
const wantsToLearn =
  /\b(?:learn\p{L}*|passion\p{L}*|interest(?:ed|s)?|curio\p{L}*|willing\p{L}*|eager\p{L}*|excited?|appetite|aptitude|enthusias\p{L}*|gain|develop|increase|grow|deepen|teach|train\s+you|opportunity|exposure)\b/iu
/** What helps and is not needed, beside the words that every judge of what is optional knows. */
const helps =
  /\b(?:welcomed?|not\s(?:\p{L}+\s){0,2}(?:necess\p{L}*|essential)|love\sto\shear|(?:highly\s|extremely\s|be\s)valu(?:ed|able)|if\syou\s(?:have|know)|any\sexperience|help|helpful|great\sif|signals?|appreciated|desirabl\p{L}*|wünschenswert|von\svorteil|un\splus|valorad[oa])\b/iu
const saysNice = /\b(?:plus|bonus|prefer\p{L}*|ideal\p{L}*|desir\p{L}*|advantage|nice\sto\shave)\b/iu
/** Headings over what would be nice, over what is taught or given, and over what the work is. */
const niceHeading =
  /\b(?:plus|bonus|nice|great|prefer\p{L}*|desir\p{L}*|optional|ideal\p{L}*|extra|stand\sout|better|wish)\b/iu
const givenHeading = /\b(?:learn\p{L}*|gain|grow|offer|benefits?|perks|get)\b/iu
const workHeading =
  /\b(?:stack|tech|technologies|use|tools|do|join|responsib\p{L}*|duties|role|day|impact|work(?:ing)?\son|mission|own)\b/iu
const ofDegree =
  /\b(?:degrees?|bachelor\S*|master['’]?s|ph\.?\s?d\S*|b\.?sc?\b|m\.?sc?\b|majors?|majoring|diploma|(?:field|discipline)s?)\b/iu
/** A line of a list that is nothing but names of things, behind its label if it has one: 'Databases: PostgreSQL, Redis'. */
const bareLine =
  /^[\s\-*•·–]*(?:[\p{L}\s]{2,24}:)?\s*(?:(?:strong|solid|good|excellent|advanced|basic)\s)?(?:[\p{L}\p{N}+#./-]+(?:\s[\p{L}\p{N}+#./-]+){0,2}\s*(?:,|and\b|&)\s*){0,8}$/iu
const bareEnd = /^(?:\s*(?:,|and\b|&)\s*[\p{L}\p{N}+#./-]+(?:\s[\p{L}\p{N}+#./-]+){0,2}){0,8}\s*[.,;]?\s*$/iu
const most = 140
/** Words beside which an everyday name stands for itself: 'consumer electronics' and 'design thinking' are others. */
const ownBefore =
  /(?:^|[^\p{L}\s'’-]\s*|\b(?:and|with|in|of|as|using|mit|en|de|da|do|the|an?|your|know|need|strong|solid|good|great|excellent|exceptional|outstanding|proven|basic|advanced|deep|extensive|professional|practical|working|general|modern|core|both|hands-on|demonstrated|relevant|previous|prior|some)\s+)$/iu
const ownBehind =
  /^(?:\s*(?:$|[^\p{L}\s-])|\s+(?:and|und|y|et|in|with|to|for|on|at|is|are|within|as|by|skills?|experience|knowledge|background|certifi\p{L}*|principles?|practices?|best|methodolog\p{L}*|techniques?|concepts?|fundamentals|tools?|tooling|systems?|processes|environments?|frameworks?|languages?|technologies|software|applications|solutions|algorithms|platforms?|pipelines?|models?|procedures|standards|workflows?|patterns?)\b)/iu
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

/** Whether the words behind a name ask for it: 'payroll and Excel skills', and no 'candidate experience'. */
const isAskedBehind = (before: string, behind: string): boolean => {
  if (!asksBehind.test(behind)) return false
  const lead = /[^,;(:]*$/u.exec(before)?.[0] ?? ''
  return !leavesChoice.test(lead) && !parts.test(lead.slice(-40))
}

/** The words of the list that a thing stands in, behind it: up to where something else begins. */
const listBehind = (text: string): string =>
  text.slice(0, 90).split(/[.;:]|\b(?:to|for|that|which|who|with)\b/iu)[0] ?? ''

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
    if (as !== 'asked' || skill.kind === 'soft' || !isNamed(skill, text.slice(start, end))) return undefined
    // 'High-level design' is no level design.
    if (/[\p{L}\p{N}]-$/u.test(text.slice(start - 2, start)) || /^-\p{L}/u.test(text.slice(end, end + 2)))
      return undefined
    sections ??= requirementSections(text)
    const kind = sections.find((section) => section.start <= start && start < section.end)?.kind
    const sentence = sentenceAround(text, start, end)
    const before = text.slice(sentence.start, start)
    const behind = text.slice(end, sentence.end)
    const whole = text.slice(sentence.start, sentence.end)
    if (wantsToLearn.test(before) || leavesChoice.test(listBehind(behind))) return undefined
    if (!isThing(skill) && ofDegree.test(whole)) return undefined
    if (!isThing(skill) && !(ownBefore.test(before) && ownBehind.test(behind))) return undefined
    const heading = headingAbove(text, sentence.start)
    if (givenHeading.test(heading) || workHeading.test(heading)) return undefined
    const last = [...before.matchAll(asksBefore)].at(-1)
    const lead = before.slice(0, last?.index)
    if (oneOfMany.test(before) || orBefore.test(lead)) return undefined
    const between = last && before.slice(last.index + last[0].length)
    const isGoverned =
      between !== undefined && between.length <= most && !parts.test(between) && !leavesChoice.test(between)
    const isPraised = isAskedBehind(before, behind)
    const isItem =
      (kind === 'must' || kind === 'nice') &&
      // A heading of everyday words, such as 'Time zones & logistics', is no item.
      (isThing(skill) || /^\s*[-*•·–]/u.test(before)) &&
      bareLine.test(before) &&
      !leavesChoice.test(before) &&
      bareEnd.test(behind)
    if (!isGoverned && !isPraised && !isItem) return undefined
    return kind === 'nice' ||
      niceHeading.test(heading) ||
      isOptional(start, end) ||
      saysNice.test(before) ||
      helps.test(whole)
      ? 'nice'
      : 'must'
  }
}
