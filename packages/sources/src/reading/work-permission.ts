import type { Listing } from '@scry/contracts/listing'
import type { Told } from './told.ts'
import type { Sentence, Wording } from './wording.ts'

const visaTopic =
  /visa|immigra|h-?1b?\b|\bopt\b|\bcpt\b|work(?:ing)?[\s-]*(?:authori[sz]ation|permit|status|rights?)|right to work|(?:authori[sz]ed|eligible|eligibility|entitled|legally|able|lawfully) to (?:legally |lawfully )?work|work lawfully|green card|\bunable to (?:provide )?sponsor|now or in (?:the )?future|future sponsorship|candidates?\b|applicants?\b|employment|employer|relocat|this (?:role|position|job|opening|opportunity|time)|at the (?:moment|present)/i
/** Sponsors of projects, events, benefits and banks. */
const otherSponsor =
  /(?:executive|project|business|client|company|employer|event|brand|state|government|co|clinical|study|trial|product|corporate|financial|deal|program|management|technical|internal|key|sales|content|customer|engagement|equity)[\s-]+sponsor(?:ed|s\b|\b(?!ship))|sponsored?\s+(?:banks?|401|health|benefit|plans?|program|life|insurance|lunch|content|event|team|travel|research|posts?|products?|short|long|disability|medical|retirement)|sponsor certain|event sponsor|sponsorships? (?:engagement|sales|campaign|deal|package|opportunit|revenue|program|strateg|manage|agreement|effort|asset|activation|propert)/gi
const questions =
  /\?\s*$|^\s*(?:do|will|would|are|can) you\b|must disclose|if you (?:require|need)|may be (?:available|possible|considered|able|offered)|case[\s-]by[\s-]case|on a case|depending on|for every (?:role|candidate)|for all (?:roles|candidates)/i
const refusals =
  /\b(?:not|unable|cannot|can['’]?t|won['’]?t|don['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t|no|without|never|ineligible|nor|neither|unfortunately)\b(?![^.]{0,30}\bonly\b)[^.;\n]{0,140}?\bsponsor/i
const refusalsBehind =
  /\bsponsor(?:ship|ing|ed)?s?\b[^.;\n]{0,90}?\b(?:not|n['’]t|unavailable|unable|ineligible|no|none)\b|\bsponsorship\s*[:–-]\s*(?:no\b|none|not\b|unavailable|n\/a)|\b(?:not (?:eligible|available)|ineligible) for (?:[\p{L}-]+ ){0,3}sponsorship/iu
const noVisaNeeded =
  /\b(?:only|must)\b[^.;\n]{0,60}\b(?:do(?:es)? not|don['’]?t|without) (?:currently )?(?:requir|need)(?:e|ing)? an? (?:work )?visa\b/i
const notRefused =
  /not limited to|shy away|export licen|\b(?:no|without)\s+(?:prior|previous|fixed|limit|cost)\b|does not (?:require|guarantee)|(?:not|n['’]t) (?:require|need) (?:you|candidates)/i
const offers =
  /\b(?:we|can|do|will|able to|happy to|offers?|provides?|providing|offering|supports?|open to|willing to|include[sd]?|including|with|available|eligible for)\b[^.;\n]{0,70}?\b(?:sponsor(?:ing)? (?:[\p{L}\d-]+ ){0,4}(?:visas?|work permits?|immigration|h-?1b|you)\b|visa[\s-]*(?:(?:support|assistance|relocation|and|or|&|\/)[\s/&]*){0,3}sponsor|(?:immigration|h-?1b|green card|work permit|relocation)[^.;\n]{0,30}sponsor|sponsorship[^.;\n]{0,20}\bvisas?\b)|\b(?:visas?|h-?1b|work permit|immigration)\b[^.;\n]{0,25}\bsponsor(?:ship|ed)?s?\b[^.;\n]{0,20}(?:is |are )?(?:available|offered|provided|included|possible|supported|:\s*(?:yes|available|offered|provided))|\bsponsorship\s*[:–-]\s*(?:yes\b|available|offered|provided)|\bsponsorship (?:is )?available\b/iu
/** An item of a list of what is offered. */
const offeredItem =
  /^[^\p{L}\s]{1,4}\s+(?:relocation (?:support |assistance )?(?:and|&|\+|\/) )?(?:full )?visa[\s-]*(?:(?:support|assistance|relocation|and|or|&|\/)[\s/&]*){0,3}sponsorship(?: (?:support|assistance|(?:and|&|\+) [\p{L} ]{3,40}|for (?:eligible|exceptional|qualified|the right) [\p{L} ]+))?[\s.]*$/iu
const otherOffers =
  /\b(?:we (?:offer|provide|do|support|will)|offering)\b[^.;\n]{0,40}\b(?:h-?1b (?:visa )?(?:transfers?|filing|sponsor)|visa (?:support|assistance))\b|\b(?:visa|h-?1-?b)(?: and green card)? (?:transfer|support|assistance|processing)s? (?:is |are )?(?:available|offered|provided)|\bopen (?:for|to) all visas\b/i

const sponsorWords = ['sponsor', 'h1-b', 'visa ', 'h1b', 'h-1b', 'all visas']

/** Whether the employer helps with a visa; null when the text says neither, or both. */
export const sponsorshipIn = (words: Wording): Told<NonNullable<Listing['sponsorship']>> | null => {
  let offered: Sentence | undefined
  let refused: Sentence | undefined
  for (const sentence of words.sentencesWith(sponsorWords)) {
    const { text } = sentence
    if (questions.test(text)) continue
    const above = words.lineAbove(sentence.start)
    const bare = text.replace(otherSponsor, ' ')
    if (!/sponsor/i.test(bare)) {
      if (otherOffers.test(text)) offered ??= sentence
      else if (noVisaNeeded.test(text)) refused ??= sentence
      continue
    }
    const isVisa = visaTopic.test(bare) || /visa|sponsorship|work (?:status|authori)/i.test(above)
    if (isVisa && (refusals.test(bare) || refusalsBehind.test(bare)) && !notRefused.test(bare)) refused ??= sentence
    else if (offers.test(bare) || otherOffers.test(bare) || offeredItem.test(bare)) offered ??= sentence
  }
  if (refused !== undefined) return offered === undefined ? { value: 'refused', sentence: refused } : null
  return offered === undefined ? null : { value: 'offered', sentence: offered }
}

/** A statement against discrimination names citizenship and asks for none. */
const equalOpportunity =
  /regardless|without regard|discriminat|\brace\b|religio|ancestry|marital|national(?:ity)?,|sexual|origin,|immigration services|protected (?:class|characteristic|status|by)|encouraged to apply|all visas|citizenship status(?! is)/i
const optionalHere = /prefer|desired|desirable|nice to have|a plus\b|bonus|not required|ideally|advantag/i
const alsoOthers =
  /(?:\bor\b|\band\b|\/|,)\s*(?:otherwise |be |legally |those |all (?:other )?(?:parties|persons|candidates) |anyone |must be |an alien |hold |have )*(?:legally |currently |permanently )?(?:authori[sz]ed|eligible|entitled|allowed|permitted|able)\s+to\s+(?:legally |lawfully )?work|(?:or|and|\/) (?:valid |an? )?(?:work (?:visa|permit|authori)|visa holder|h-?1b|ead\b|opt\b|legal right)|opt\b.{0,20}welcome|right to work|all work authori/i
const residents =
  /permanent(?:ly)? (?:u\.?s\.? )?resid|green\s*card|\bu\.?\s?s\.?\s*persons?\b|refugee|asyl|protected individual|citizens? (?:or|and|\/) residents?|lawful(?:ly)? (?:admitted|resid)/i
const asks =
  /\b(?:must|requir\w*|need\w*|precondition|only|mandatory|restricted|limited to|open to|due to|minimum|necessary|proof of|qualif|eligible|have to|should be|considered)\b|all candidates|citizenship\s*:|applicants? (?:be|are)|candidates? (?:be|are)\b/i
const bareItem =
  /^[\s\-•*–"“(\d.)#]*(?:(?:active|current|valid|sole|be an?|is an?|an?) )?(?:u\.?\s?s\.?a?\.?|united states|us|uk|british|canadian|australian|american|german|eu)[\s-]*(?:citizens?(?:hip)?|persons?|nationals?)(?:\s*(?:or|and|\/|&|,)\s*(?:u\.?\s?s\.?\s)?(?:lawful |legal )?(?:(?:green card(?: holders?)?|permanent residen\p{L}+(?: status)?|u\.?s\.? persons?|nationals?)))*(?:\s*(?:status|only|required|holders?))*[\s.)"”]*$/iu
const person = /\bu\.?\s?s\.?\s*persons?\b/i
const personMust = /must be|requires?|required|only|need|qualify|status|considered|as defined/i
/** A part of a sentence around the first word of its kind: what asks stands near what is asked for. */
const around = (text: string, word: RegExp): string => {
  const at = text.search(word)
  return at < 0 ? text : text.slice(Math.max(0, at - 110), at + 130)
}
const citizenWord = /citizen|green\s*card|permanent resident|\bu\.?\s?s\.?\s*persons?\b/i
/** Said of some posts, of whoever is no citizen, or of nothing yet: 'Citizenship requirements:'. */
const notHere =
  /\b(?:most|some|certain|other|many) (?:\p{L}+ )?(?:positions|roles|jobs)|\bif you(?:['’]re| are) (?:not )?an?\b|\bmay (?:need|be required|require)|citizenship\s*\/\s*visa|[:?]\s*$|\bif (?:required|applicable|necessary)|depend(?:ent|ing) (?:up)?on/iu
const noResidents = /residents?[^.;\n]{0,40}\b(?:not|n['’]t|ineligible)\b/i
const citizenWords = [
  'citizen',
  'green card',
  'permanent resident',
  'u.s. person',
  'us person',
  'u.s person',
  'greencard',
]
const notPeople =
  /citizen(?:s|ship)?(?:['’]s?)?\s+(?:data|science|develop|engagement|services?|experience|portal|participation|relations|journal|advis|assembl|bank|energy|watch|card\b|sponsor)|(?:everyday|senior|corporate|global|good|digital|fellow|responsible|model|proud) citizens?|green card (?:process|filing|sponsor|support|assist)|apply for (?:a )?green card/i

const countries: readonly (readonly [string, RegExp])[] = [
  ['US', /\bu\.?\s?s\.?(?:a\.?)?\b|united states|american\b|green\s*card/i],
  ['GB', /\bu\.?k\.?\b|british|united kingdom/i],
  ['CA', /canad/i],
  ['AU', /austral/i],
  ['IN', /\bindian?\b/i],
  ['SG', /singapor/i],
  ['IL', /israel/i],
]

/** The citizenship without which nobody is hired. Being allowed to work somewhere is none. */
export const citizenshipIn = (words: Wording): Told<NonNullable<Listing['citizenship']>> | null => {
  for (const sentence of words.sentencesWith(citizenWords)) {
    if (equalOpportunity.test(sentence.text) || !citizenWord.test(sentence.text)) continue
    const text = around(sentence.text, citizenWord)
    if (optionalHere.test(text) || notPeople.test(text) || alsoOthers.test(text) || notHere.test(text)) continue
    const isAsked = bareItem.test(sentence.text) || (person.test(text) ? personMust.test(text) : asks.test(text))
    if (!isAsked || /\bnot (?:be )?(?:require|need|limited|restricted)/i.test(text)) continue
    const country = countries.find(([, name]) => name.test(text))?.[0]
    const who = residents.test(text) && !noResidents.test(text) ? 'citizens-and-residents' : 'citizens'
    return { value: { who, ...(country !== undefined && { country }) }, sentence }
  }
  return null
}

const clearanceTopic =
  /security[\s-]clearance|\bts\s?\/\s?sci\b|top[\s-]?secret|\bsecret\b|public trust|\bpolygraph|dod\b|\b(?:sc|dv|nv[12]|bpss|doe|yankee white|q|l)[\s-]clear|clearances?\s*(?:level|type|required|requirement|:)|(?:government|active|current|obtain|hold|maintain|possess|eligib\p{L}*)[^.;\n]{0,60}clearance|special access|cleared\b/iu
const otherClearance =
  /(?:background|criminal|child abuse|fbi|customs?|regulatory|fda|510|medical|drug|rights|trade|check|payment|legal|title|marketing|music|height|ground|import|export|police|dbs|content|script|vendors?)[\s-]+(?:check[\s-]+|record[\s-]+|history[\s-]+)?clearances?|clearance\s*(?:jobs|sale|rack|pricing|items?)|clearances? (?:from|for) (?:the )?fda|clearance (?:and|&|or) settlement|settlement (?:and|&) clearance|clearance process|secret (?:sauce|weapon|santa|manage|key|ingredient|shop|store|rotation|vault|menu)|secrets?[\s-]manag|polygraph protection|lie detector|highest levels? of security clearance|vendors? [^.;\n]{0,50}security clearance/i
const noClearance =
  /clearances?[^.;\n]{0,30}:\s*(?:none|no\b|n\/a|not)|\b(?:not|n['’]t|no)\b[^.;\n]{0,30}\b(?:require|need|necessary|clearance)|clearances?[^.;\n]{0,20}\b(?:is|are) not\b|\bno (?:security )?clearance|may (?:require|need)|potentially|\?\s*$|preference|priority (?:will|is|given)|beneficial/i
const obtainable =
  /obtain|eligib|ability to (?:get|receive|gain|hold|acquire|pass|secure|attain|maintain|possess|meet)|able to (?:get|receive|gain|hold|acquire|pass|secure|attain|maintain|possess)|willing|apply for|achieve|attain|acquire|undergo|clearable|sponsor|gain/i
const holding =
  /\b(?:active|activ|current(?:ly)?|existing|must (?:have|hold|possess)|possess(?:es|ion)?|required to start|to start|prior to start|in[\s-]scope|already|fully cleared|cleared|with an? )\b/i
const levels: readonly (readonly [string, RegExp])[] = [
  ['public-trust', /public trust/i],
  ['confidential', /confidential(?=[^.;\n]{0,25}clearance)/i],
  ['secret', /\bsecret\b/i],
]

const levelOf = (text: string): NonNullable<Listing['clearance']>['level'] => {
  const rest = text.replace(
    /top[\s-]?secret(?:\s*(?:\/|with|\(|and)?\s*\(?(?:eligibility for )?sci\b\)?)?|\bts\s?\/\s?sci\b/giu,
    ' ',
  )
  for (const [level, name] of levels) if (name.test(rest)) return level as 'secret'
  if (
    /top[\s-]?secret(?![\s/]{0,3}(?:with )?\(?sci)|\bts\s+clearance|\bts\b(?!\s?\/\s?sci)(?=[^.;\n]{0,20}clearance)/i.test(
      text,
    )
  )
    return 'top-secret'
  if (/\bts\s?\/\s?sci\b|top[\s-]?secret[\s/]{0,3}(?:with )?\(?sci/i.test(text)) return 'ts-sci'
  return undefined
}

const clearanceWord = /clearance|ts\s?\/\s?sci|polygraph|public trust|top secret/i
const clearanceWords = ['clearance', 'ts/sci', 'polygraph', 'public trust', 'top secret']

/** What is added to a clearance that one has: 'Top Secret with eligibility for SCI', 'SC (DV can be obtained)'. */
const furtherClearance =
  /\b(?:with|and) (?:the )?(?:eligibility|ability|willingness)[^.;\n]{0,25}\b(?:sci\b|dv\b|higher|upgrade)[^.;\n)]*|\([^()]*\)/giu
const heldAlready = /\b(?:active|current(?:ly)?|existing|must (?:have|hold|possess))\b/i
const getsActive = /(?:obtain|eligib|able to|ability|willing|apply)\w*\b[^.;\n]*\b(?:active|current)/i

const needIn = (text: string): 'held' | 'obtainable' | undefined => {
  const bare = text.replace(furtherClearance, ' ')
  const isObtainable = obtainable.test(bare) || /post-start|after (?:start|hire)/i.test(bare)
  const isHeld =
    heldAlready.test(bare) &&
    !getsActive.test(bare) &&
    !/\bor\b[^.;\n]{0,40}(?:obtain|able|abilit|eligib|willing)/i.test(text)
  if (isObtainable) return isHeld && !/obtain/i.test(bare) ? 'held' : 'obtainable'
  return isHeld || holding.test(bare) ? 'held' : undefined
}

/** A security clearance that one must hold, or be able to get. */
export const clearanceIn = (words: Wording): Told<NonNullable<Listing['clearance']>> | null => {
  let told: Sentence | undefined
  let level: ReturnType<typeof levelOf>
  let need: 'held' | 'obtainable' | undefined
  for (const sentence of words.sentencesWith(clearanceWords)) {
    const text = around(sentence.text.replace(otherClearance, ' '), clearanceWord)
    if (!clearanceWord.test(text) || equalOpportunity.test(text)) continue
    const above = words.lineAbove(sentence.start)
    if (!clearanceTopic.test(text) && !/clearance/i.test(above)) continue
    if (noClearance.test(text) || optionalHere.test(text) || notHere.test(text)) continue
    if (/prefer|desired|nice to have|bonus/i.test(above) || /conform to|determined by/i.test(text)) continue
    if (/public trust/i.test(text) && !/clearance|obtain|possess|must|require|access/i.test(text)) continue
    if (aboutClearances.test(text) && !/must|require|obtain|active/i.test(text)) continue
    const found = levelOf(text)
    const wanted = needIn(text)
    if (told === undefined) {
      if (wanted === undefined && found === undefined && !/requir|must|need/i.test(text)) continue
      told = sentence
      level = found
      need = wanted
    } else {
      // Later sentences say more of the same one: 'Clearance level: Secret'.
      const isSame = wanted === undefined || need === undefined || wanted === need
      if (level === undefined && isSame) level = found
      if (need === undefined) need = wanted
    }
  }
  if (told === undefined) return null
  const value = {
    need: need ?? (level === undefined ? 'obtainable' : 'held'),
    ...(level !== undefined && { level }),
  } as const
  return { value, sentence: told }
}
const aboutClearances =
  /ability to work with|experience|process(?:es|ing)|adjudicat|information about|denied|more about|support(?:ing)? clearance/i
