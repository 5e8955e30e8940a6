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

/** 'Customer experience' is none that a person has. */
const otherExperience =
  /(?:customers?|users?|patients?|employees?|guests?|candidate|shopping|digital|product|learning|developer|great|best|\bour(?:\s\w+)?)\s$/i
/** 'You need', 'who know': others need and know too. */
const ofPerson = /\b(?:you|who|must|should)(?:['’]ll)?\s(?:(?:will|may|also|already|really)\s)?$/i
/** The subjects of a degree follow: 'a degree in Physics, Statistics or another field'. */
const degreeIn =
  /\b(?:degrees?|bachelor\S*|master\S*|ph\.?\s?d\.?|diploma|majors?|majoring|[bm]\.?[as]\.?c?\.?|a\.?a\.?s\.?|[abm]sn|adn)(?:\s+\S+){0,3}?\s+(?:in|of)\b(?:(?!\b(?:experience|knowledge|skills?|with|proficien|familiar|ability|understanding|using)\b)[^.;\n])*$/iu
/** Those whom the work is done beside: 'collaborate with legal, sales and research', 'across HR, Legal and Sales'. */
const besideOthers =
  /\b(?:(?:collaborat|work|partner|liais|communicat|coordinat|interact|interfac|align|engag)\p{L}*\s(?:\p{L}+\s){0,2}?(?:with|between|among|alongside)|across|alongside)\s+(?:(?!(?:in|on|to|for|of|from|using)\s)[\p{L}&/'’-]+[\s,]+){0,10}$/iu
const groupBehind =
  /^(?:[\s,/&]+(?!(?:to|for|in|of|with)\s)[\p{L}-]+){0,4}?[\s,/&]+(?:teams?|departments?|functions?|engineers|professionals|technicians|nurses|assistants|aides|staff|colleagues|companies|firms|industries|clients|customers)\b/iu
/** Other companies, and who came from them: 'customers like Shopify and Stripe', 'people from Databricks'. */
const otherCompanies =
  /\b(?:companies|customers?|clients?|brands|organi[sz]ations|investors?|partners?|partnerships?|founders?|alumni|folks|people|startups|leaders?|backed|superpowers|(?:engineers|team|members|scientists)\b[^.;\n]{0,30}\b(?:from|at))\b[^.;\n]{0,60}?\b(?:like|such as|including|from|at|by|with|as)\b[^.;\n]*$/iu
/** 'Legacy incumbents (HubSpot, Salesforce)', 'experts from Databricks', 'Like iOS and Windows, our system …'. */
const comparedTo =
  /\b(?:incumbents?|competitors?|rivals?)\s(?:\(|like\s|such as\s|including\s)[^.;\n]{0,60}$|\b(?:experts?|veterans)\sfrom\s[^.;\n]*$|^[^\p{L}]*(?:un)?like\s[^.;\n]*$/iu
/** 'Sam Dough, Head of Sales, Europe': an office, and who holds it. */
const office = /\b(?:head|director|vp|svp|vice president)\s(?:of|for)\s(?:\p{L}+(?:,\s|\s(?:and|&)\s)){0,2}$/iu
/** What the work teaches is asked of nobody: 'gain exposure to systems such as SAP'. */
const taught =
  /\b(?:(?:gain|get|receive|offer\p{L}*|provid\p{L}*)\s(?:\p{L}+[\s-]){0,3}(?:exposure|experience|training|insights?|knowledge)\s(?:to|in|with|into|of|on)|(?:you(?:['’]ll|\swill)|chance to|opportunity to)\s(?:learn|be\s(?:taught|trained)))\b[^.;\n]*$/iu
/** Where people are written to: 'by email, LinkedIn and phone'. */
const channel = '(?:e-?mails?|(?:tele)?phone|calls?|video|sms|text)'
const channelBefore = new RegExp(String.raw`\b${channel}[\s,/]+(?:(?:and|or)\s)?$`, 'iu')
const channelBehind = new RegExp(String.raw`^[\s,/]+(?:(?:and|or)\s)?${channel}\b`, 'iu')
/** 'The launch of our Senior Care product'. */
const ourBefore = /\b(?:our|their)\s(?:\p{L}+\s){0,2}$/iu
const productBehind = /^\s(?:products?|platforms?|apps?|suites?|offerings?|marketplaces?)\b/iu
/** What an employer gives, and what every employer declares. */
const givenWords =
  /\b(?:benefits?|perks?|insurance|paid (?:time|leave)|401\s?\(?k|wellness|employee assistance|equal (?:opportunity|employ)|regardless of|without regard|follow us|reimburse|stipend|parental leave|vacation)\b/iu
/** 'Cedarline is a global company that does payroll'. */
const companyWords =
  /^[^\p{L}]*\p{Lu}\S*(?:\s\S+){0,3}?\s(?:is|are)\s(?:an?|the|one|\p{Lu}\S*['’]s)\s.*\b(?:company|firm|leader|provider|platform|start-?up|organi[sz]ation|agency)\b/u
/** 'You do not need Java', 'no React here'; but 'not only' and 'no less' say more. */
const denied =
  /\b(?:no|not|never|without|don['’]t|doesn['’]t|isn['’]t|aren['’]t|won['’]t|hates?|tired of|beyond|rather than|instead of|before and after the)\s+(?!only|just|least|less|limited)(?:(?!but\b)\p{L}+\s+){0,4}$/iu
/** A sentence that a company says of itself. */
const ownWords =
  /^[^\p{L}]*(?:we|our|at \p{Lu}|founded|since \d|join \p{Lu}|wir|unsere?|nous|notre|nos|somos|nuestr[oa]s?|siamo)(?!\p{L})/iu
const asksForName =
  /\b(?:experience|knowledge|familiar\w*|proficien\w*|expertise|skills?|work(?:ed|ing)?|using)\b(?:\s(?:with|in|of))?\s$/i
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
    return !/^(?:experience|expertise|knowledge)/i.test(word) || !otherExperience.test(before)
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
    if (isDefinition || otherCompanies.test(before)) return 'aside'
    if (isNamed) return channelBefore.test(before) || channelBehind.test(behind) ? 'mentioned' : 'used'
    const isOfOthers = besideOthers.test(before) || groupBehind.test(behind)
    const isProduct = ourBefore.test(before) && productBehind.test(behind)
    return isOwn || isOfOthers || isProduct ? 'aside' : 'mentioned'
  }
}
