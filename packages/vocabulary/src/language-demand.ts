import { languageRows } from './data/spoken-languages.ts'
import { type ReadText, readText, sentenceAround } from './requirement-sections.ts'
import { readSpokenLanguage } from './spoken-languages.ts'

/** What a text asks for of spoken languages, at the offsets of the words that say so. */
export interface LanguageDemand {
  /** English names. */
  languages: string[]
  /** One of them will do: 'German or French'. */
  isChoice: boolean
  /** Another language that is not named will do as well: 'Spanish or another language'. */
  isOpen: boolean
  /** Nice to have. */
  nice: boolean
  start: number
  end: number
}

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replaceAll('ł', 'l')

const nameOf = new Map<string, string>()
const countriesOf = new Map<string, readonly string[]>()
/** Names that are one only with a capital letter, which is how English writes them: 'polish' is no language. */
const capitalised = new Set<string>()
for (const row of languageRows.trim().split('\n')) {
  const [names = '', foreign = '', countries = ''] = row.split('|')
  const [name = ''] = names.split(';')
  countriesOf.set(name, countries.split(' '))
  for (const one of names.split(';')) {
    nameOf.set(fold(one), name)
    capitalised.add(fold(one))
  }
  for (const one of foreign.split(';')) if (one !== '') nameOf.set(fold(one), name)
}

/** The language that everybody who uses the product reads, so that its lack is never concluded. */
export const sharedLanguage = 'English'

/** Whether most people of one of the countries speak the language. */
export const isSpokenIn = (language: string, countries: readonly string[]): boolean =>
  countries.some((code) => countriesOf.get(language)?.includes(code))

/** English names of the languages that demands are read for. */
export const languageNames: readonly string[] = [...countriesOf.keys()]

/** The English name of the language that an item of a profile names: 'Deutsch (C1)'. */
export const languageOf = (item: string): string | undefined => {
  const at = readSpokenLanguage(item)
  const written = (at ? item.slice(at.from, at.to) : item).trim()
  return nameOf.get(fold(written)) ?? (at ? written : undefined)
}

/** Rules most skills out at once. */
const anyName = new RegExp(`(?:^|[^\\p{L}])(?:${[...nameOf.keys()].join('|')})`, 'u')

/** The same for an item of a list of skills, in which 'polish' is no language. */
export const listedLanguage = (item: string): string | undefined => {
  if (!anyName.test(fold(item))) return undefined
  const language = /^\p{Ll}/u.test(item) && capitalised.has(fold(item)) ? undefined : languageOf(item)
  return language !== undefined && countriesOf.has(language) ? language : undefined
}

interface Name {
  language: string
  start: number
  end: number
  /** 'Deutschkenntnisse': a demand by itself. */
  isDemand: boolean
}

const word = /[\p{L}\p{M}]+/uy

/** The name of a language at a place; names of two words count as one. */
const nameAt = (text: string, place: number): Name | undefined => {
  word.lastIndex = place
  const one = word.exec(text)?.[0]
  if (one === undefined) return undefined
  const spelled = fold(one)
  const isLower = one[0] === one[0]?.toLowerCase()
  const known = (folded: string) => (isLower && capitalised.has(folded) ? undefined : nameOf.get(folded))
  const skills = /^(.+?)(?:sprach)?(?:kenntnisse?n?|kunskaper)$/.exec(spelled)?.[1]
  if (skills !== undefined) {
    const language = nameOf.get(skills)
    return language === undefined ? undefined : { language, start: place, end: place + one.length, isDemand: true }
  }
  const next = /^[ -](\p{Lu}[\p{L}\p{M}]+)/u.exec(text.slice(place + one.length, place + one.length + 20))
  const both = next && known(fold(`${one} ${next[1]}`))
  if (both) return { language: both, start: place, end: place + one.length + next[0].length, isDemand: false }
  const language = known(spelled)
  return language === undefined ? undefined : { language, start: place, end: place + one.length, isDemand: false }
}

/** What stands between two languages of one list. */
const between =
  /^\s*(?:\([^()\n]{0,40}\)|[-–]?\s*[ABC][12]\+?|level|native(?:[- ]level)?|fluency|-)?\s*(?:(?:,|\/|&|\+|and\/or|and|or|und|oder|et|ou|y|e|o|en|as\s+well\s+as)\s*){1,2}(?:(?:in|either|both|fluent|fluency|native|business|professional|conversational|proficien\w+|good|very|excellent|strong|solide?s?|gut\w*|sehr|fließend\w*|sichere?s?|level|basic|also|ideally|preferably|l['’]|the)\s*){0,3}$/iu
/** 'Spanish/English' are both, since English alone would not be worth the words. */
const isOr = (joint: string, isShared: boolean): boolean => {
  const bare = joint.replace(/\([^()]*\)/g, '')
  return /(?:^|[\s/])(?:or|oder|ou|o)(?:\s|$)/i.test(bare) || (!isShared && /\/(?!\s*(?:and|&))/.test(bare))
}
const niceAbroad =
  /\b(?:von\s+vorteil|wünschenswert|ein\s+(?:\p{L}+\s+)?plus|(?:est|serait)\s+un\s+(?:\p{L}+\s+)?(?:plus|atout)|souhaitée?s?|se\s+valora\p{L}*|valorable|deseable|desejável|diferencial|gradito|een\s+pre)\b/iu

const mastery =
  'fluen(?:t|tly|cy)|proficien(?:t|cy|cies)|native(?:[- ]level)?|near[- ]native|bilingual|multilingual|trilingual|conversational|conversant|command|mastery|mastering|knowledge|level|skills?|abilit(?:y|ies)|able|communicat\\w+|speaks?|speaking|speakers?|spoken|written|verbal|oral|write|writing|read|reading|business|professional|advanced|excellent|strong|good|perfect|flawless|impeccable|solid|great|outstanding|exceptional|superior|basic|working|intermediate|upper[- ]intermediate|mother[- ]tongue|[ABC][12]\\+?'
const links =
  'in|of|with|level|proficiency|fluency|knowledge|and|or|to|both|either|the|an?|full|fully|command|languages?|at\\s+least|minimum|plus|including|required|must|our|your|team'
const asking = new RegExp(
  `(?:^|[^\\p{L}])(?:${mastery})(?:[\\s()/,&*:–-]+(?:${mastery}|${links})){0,7}[\\s(/,&*:–-]*$`,
  'iu',
)
/** Languages under their own heading: 'Languages: German, English'. */
const headed =
  /(?:^|\n|•|[.;!?]\s)[^\p{L}\n]{0,6}languages?(?:\s+(?:skills?|requirements?|required|proficiency|needed))?\s*:?[\s*]*$/iu
const askingAbroad =
  /(?:fließend\w*|verhandlungssicher\w*|(?:sehr\s+)?gute?[sn]?|sprichst|spricht|sprechen|beherrsch\w+|kenntnisse\s+(?:der|in)|solide[sn]?|muttersprach\w*|exzellente?[sn]?|hervorragende?[sn]?|ausgezeichnete?[sn]?|sichere?[sn]?|maîtrise(?:\s+\p{L}+)?\s+(?:de\s+l['’]|du|le|l['’])|couramment(?:\s+(?:le|l['’]))?|bilingue|bilingüe(?:\s+en)?|niveau\s+(?:d['’]|en\s)|nivel\s+(?:alto|avanzado|intermedio|nativo|medio)\s*(?:de|en)?|nivel\s+de|dominio\s+(?:del?|en)|fluid[oe]\s+en|fluente\s+em|conocimientos?\s+de|vloeiend\p{L}*|beheersing\s+van\s+(?:de|het)|goede?|uitstekende?|ottim[ao]\s+(?:conoscenza\s+(?:della\s+lingua|dell['’]))?)(?:\s+(?:in|und|et|y|e|en|der|de|la|lengua|langue|lingua|idioma|sprache|wort|schrift)){0,4}\s*$/iu

const behind =
  /^[\s*]*(?:language\s+)?(?:fluency|proficiency|speakers?\b|language\s+skills|skills|(?:at\s+)?(?:an?\s+)?(?:[\p{L}-]+[- ])?native(?![\p{L}])|mother[- ]tongue|fluently|[(:–-]\s*(?:at\s+least\s+|min\w*\.?\s+|level\s+)?(?:[ABC][12]|fluen|native|near[- ]native|mother|business|professional|proficien|full|must|mandatory|required|spoken|written|verbal|oral|advanced|intermediate|upper|conversational|excellent|bilingual)|\s[ABC][12](?![\p{L}\d])|,\s*(?:at\s+least\s+|min\w*\.?\s+)?level\s+[ABC][12](?![\p{L}\d])|(?:language\s+)?(?:is|are|as)\s+(?:an?\s+|strictly\s+|absolutely\s+|also\s+|considered\s+|highly\s+)*(?:must|require|mandatory|essential|necessary|needed|plus|bonus|asset|advantage|preferred|desir|nice|beneficial|helpful)|(?:required|mandatory|preferred|a\s+plus|a\s+must)\b|in\s+wort\s+und|fließend|verhandlungssicher|auf\s+(?:[ABC][12]|muttersprach)|muttersprach|courante?\b|bilingue|professionnel|lu,?\s+(?:et\s+)?écrit|avanzado|fluido|nativo|intermedio|conversacional|avançado|fluente)/iu

/** What may stand behind a list of languages: everything else makes them adjectives, as in 'German law'. */
const allowedBehind =
  /^[\s*]*(?:$|[.,;:()/!?–—-]|\[|"|”|(?:languages?|taal|lengua|language\s+skills|skills?|fluency|fluently|proficiency|proficiently|speakers?|native|level|communication|comprehension|is|are|as|at|with|to|in|on|for|when|while|but|well|so|because|who|that|which|required|mandatory|preferred|essential|needed|desired|verbal|verbally|written|spoken|writing|reading|oral|grammar|knowledge|mother|will|would|plus|a\s+plus|a\s+must|professionally|mandatorily|both|due|given|since|if|per|depending|only|necessary|abilities|ability|idiomatically|sprache|fließend|in\s+wort|verhandlungssicher|auf|sind|ist|sprichst|courant|bilingue|professionnel|avanzado|fluido|nativo|intermedio|avançado|fluente)(?![\p{L}])|(?:and|or|&|et|und|y|e|en)\s+\p{L})/iu
const isCapitalListed =
  /^[\s*]*(?:and|or|&|et|und|y|e|en|,)\s+\p{Lu}[\p{L}-]+\s+(?!(?:language|fluency|proficiency|skills)\b)\p{Ll}/u

/** 'German-speaking': of whoever is looked for; of customers and markets it asks for nothing. */
const speaking = /^[\s-]+speak(?:ing|er)/iu
const ofOthers =
  /^[\s-]+speaking\s+(?:\p{L}+\s+){0,2}?(?:customers?|clients?|markets?|countr(?:y|ies)|users?|regions?|audiences?|teams?|world|territor\w+|communit\w+|patients?|countries|partners?|part|areas?|population|merchants?|prospects?|students?|sellers?|leads?|families|callers?|guests?|residents?|members?|stakeholders?|environment|region)\b/iu

/** Somebody else who speaks, or a wish that is none. */
const notAsked =
  /\b(?:(?:we|they|customers|clients|users|team|colleagues|office|people|members)\b[^.;\n]{0,30}\bspeaks?\b[^.;\n]{0,10}|(?:no|not|without|don['’]t|doesn['’]t|isn['’]t|aren['’]t|n['’]t)\b[^.;\n]{0,30}|learn(?:ing)?\b[^.;\n]{0,20}|teach(?:ing|es)?\b[^.;\n]{0,30}|lessons?\b[^.;\n]{0,20}|courses?\b[^.;\n]{0,20}|class(?:es)?\b[^.;\n]{0,20}|translat\w+\b[^.;\n]{0,40}|resume\b[^.;\n]{0,20}|cv\b[^.;\n]{0,20}|apply\b[^.;\n]{0,20}|company\s+language\b[^.;\n]{0,10}|(?:licen[cs]e|führerschein|permis|rijbewijs)\s+(?:(?:class|category|klasse)\s+)?[ABC][12]\s*)$/iu
const otherLanguage =
  /^[^.;\n]{0,30}?\b(?:or|and\/or|oder|ou|o)\s+(?:have\s+|in\s+|at\s+least\s+)?(?:an?\s*other|other|one\s+other|any|similar|additional|second|a\s+second|eine\s+andere|une\s+autre|otro)\b/iu
const oneOf =
  /\b(?:an?other|other|additional|second|third|one|any|either|more|local|european|nordic|asian|foreign|similar)\b[^.;\n]{0,40}\blanguages?\b[^.;\n]{0,40}$/iu
const listOpens =
  /\b(?:e\.?g\.?|such\s+as|like|other|another|any|additional|second|third|foreign|european|nordic|asian|ideally|preferabl[ye])\b[^.;\n]{0,40}$/iu
const mustBehind = /^[^,.;\n]{0,40}\b(?:must|mandatory|required|essential|necessary)\b/iu

/** The parts of a list of languages: 'Swedish or Danish and English' is a choice of two, and English. */
const groupsOf = (text: string, names: readonly Name[]): { group: Name[]; isChoice: boolean }[] => {
  const isShared = names.some(({ language }) => language === sharedLanguage)
  const joints = names.slice(1).map((name, at) => text.slice(names[at]?.end, name.start))
  const isAnyOr = joints.some((joint) => isOr(joint, isShared))
  const groups: { group: Name[]; isChoice: boolean }[] = []
  for (const [at, name] of names.entries()) {
    const joint = joints[at - 1] ?? ''
    const last = groups.at(-1)
    if (last === undefined || (isAnyOr && /(?:\band\b(?!\/)|&|\bund\b|\bet\b)/i.test(joint) && !isOr(joint, isShared)))
      groups.push({ group: [name], isChoice: false })
    else {
      last.group.push(name)
      last.isChoice ||= isAnyOr
    }
  }
  return groups
}

/** Characters before and behind a list of languages that are looked at. */
const windowLength = 120

/** Every demand for spoken languages in a text, in order. */
export const findLanguageDemands = (text: string, { cues, newJudge }: ReadText = readText(text)): LanguageDemand[] => {
  if (!cues.has('language')) return []
  const found: LanguageDemand[] = []
  const isOptional = newJudge()
  const places = cues.placesOf('language')
  // Found once for all names in it: a long list may be one sentence.
  let sentence = { start: 0, end: 0 }
  let isNiceAbroad: boolean | undefined
  for (let at = 0; at < places.length; ) {
    const first = nameAt(text, places[at] as number)
    at += 1
    if (first === undefined) continue
    if (first.start >= sentence.end) {
      sentence = sentenceAround(text, first.start, first.end)
      isNiceAbroad = undefined
    }
    const names = [first]
    let last = first
    for (; at < places.length && (places[at] as number) < sentence.end; at += 1) {
      const place = places[at] as number
      if (place < last.end) continue
      const name = nameAt(text, place)
      if (name === undefined) break
      const joint = text.slice(last.end, place)
      if (joint.length > 60 || !between.test(joint)) break
      names.push(name)
      last = name
    }
    const before = text.slice(Math.max(sentence.start, first.start - windowLength), first.start)
    const after = text.slice(last.end, Math.min(sentence.end, last.end + windowLength))
    const isSpeaking = speaking.test(after)
    if (notAsked.test(before)) continue
    if (isSpeaking && (ofOthers.test(after) || !isWanted(text, sentence, before, after))) continue
    const isDemand = names.some((name) => name.isDemand)
    if (!isDemand && !isSpeaking && (!allowedBehind.test(after) || isCapitalListed.test(after))) continue
    const isAsked =
      isDemand ||
      isSpeaking ||
      asking.test(before) ||
      headed.test(before) ||
      askingAbroad.test(before) ||
      behind.test(after)
    if (!isAsked) continue
    const isOpen = otherLanguage.test(after) || (oneOf.test(before) && listOpens.test(before))
    const isOneOf = isOpen || oneOf.test(before)
    const isAlike = isOneOf || /bilingual/i.test(before + after)
    isNiceAbroad ??= niceAbroad.test(text.slice(sentence.start, sentence.end))
    const nice = (isOptional(first.start, last.end) || isNiceAbroad) && !mustBehind.test(after)
    for (const { group, isChoice } of isAlike ? [{ group: names, isChoice: isOneOf }] : groupsOf(text, names)) {
      const languages = [...new Set(group.map(({ language }) => language))]
      const start = group[0]?.start ?? first.start
      found.push({ languages, isChoice, isOpen, nice, start, end: group.at(-1)?.end ?? last.end })
    }
  }
  return found
}

/** What stands behind a language that a title names for itself: nothing, a mark, or a word about speaking it. */
const apart =
  /^(?:\s+(?:canad(?:a|ian)|latam)\b)?(?:\s*(?:$|[)\]}.,;:|/&+(–—_]|[-–—]\s)|\s+(?:[ABC][12]\b|and|or)|[\s-]+(?:required|preferred|needed|native|advanced|intermediate|avan[cçz]ad[oa]|bilingual|trilingual|fluen|proficien|speak|language|skills?|level|must|only|markets?)\b|[\s-]+(?:fluen|proficien|speak))/iu
/** Work that is done in the language or on it, by whatever else its title says between: 'Spanish Toddler Teacher'. */
const workIn =
  /^[^,;:|()/]*?\b(?:teach|tutor|professor|lecturer|translat|interpret|linguist|locali[sz]|transcri|subtitl|dubbing|voice|copywrit|writ(?:er|ing)|edit(?:or|ing)|proofread|content|course|support|customer|account|sales)/iu
const spokenBefore = /\b(?:bi|tri|multi)lingual(?:\s+|\s*[-/]\s*)$|\bfluent\s+(?:in\s+)?$|\bnative\s+$/iu
/** Between two names of one list: what is asked of one is asked of all. */
const listed = /^\s*(?:[,/&+-]|(?:and|or|et|ou|und|oder|y|e|o)\b|\s)+$/iu
/** What is called after a people, whoever works there: 'Japanese Restaurant Sales'. */
const ofPeople = /^[\s-]+(?:cuisine|restaurants?|kitchen|food|bistro|bakery|bbq|grill|massage)\b/iu

/**
 * The languages that a title asks for: whoever works under 'Spanish Teacher' or 'Account Executive (German)' speaks them. In
 * front of another word the name is that of a people or a thing: 'Swedish Massage Therapist'.
 */
export const findTitleLanguages = (title: string): LanguageDemand[] => {
  const names: Name[] = []
  for (const { index } of title.matchAll(/(?<![\p{L}\p{M}])\p{Lu}\p{Ll}/gu)) {
    const name = index < (names.at(-1)?.end ?? 0) ? undefined : nameAt(title, index)
    if (name !== undefined) names.push(name)
  }
  const isAsked = ({ start, end, isDemand }: Name): boolean => {
    const rest = title.slice(end)
    if (isDemand || apart.test(rest) || spokenBefore.test(title.slice(0, start))) return true
    return !ofPeople.test(rest) && workIn.test(rest)
  }
  const runs: Name[][] = []
  for (const name of names) {
    const run = runs.at(-1)
    if (run && listed.test(title.slice(run.at(-1)?.end, name.start))) run.push(name)
    else runs.push([name])
  }
  const asked = runs.filter((run) => run.some(isAsked)).flat()
  const isChoice = asked.slice(1).some((name, at) => /\bor\b/i.test(title.slice(asked[at]?.end, name.start)))
  const languages = [...new Set(asked.map(({ language }) => language))]
  const [first] = asked
  if (first === undefined) return []
  return [{ languages, isChoice, isOpen: false, nice: false, start: first.start, end: asked.at(-1)?.end ?? first.end }]
}

/** 'We look for a German-speaking nurse', 'native German speaker': the person is meant. */
const isWanted = (text: string, sentence: { start: number; end: number }, before: string, after: string): boolean =>
  /^[\s-]+speakers?/iu.test(after) ||
  /\b(?:looking\s+for|seeking|hiring|need|require|must|be|are)\b[^.;\n]*$/iu.test(before) ||
  /^[\s-]+speaking\s*(?:$|[)\].,;:(–-]|is|and|candidates?|applicants?|professionals?|persons?|individuals?|required|preferred|skills)/iu.test(
    after,
  ) ||
  (sentence.start === 0 && sentence.end >= text.length)
