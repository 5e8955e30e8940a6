export const visaTopic =
  /visa|immigra|h-?1b?\b|\bopt\b|\bcpt\b|work(?:ing)?[\s-]*(?:authori[sz]ation|permit|status|rights?)|right to work|(?:authori[sz]ed|eligible|eligibility|entitled|legally|able|lawfully) to (?:legally |lawfully )?work|work lawfully|green card|\bunable to (?:provide )?sponsor|now or in (?:the )?future|future sponsorship|candidates?\b|applicants?\b|employment|employer|relocat|this (?:role|position|job|opening|opportunity|time)|at the (?:moment|present)/i

/** Sponsors of projects, events, benefits and banks. */
export const otherSponsor =
  /(?:executive|project|business|client|company|employer|event|brand|state|government|co|clinical|study|trial|product|corporate|financial|deal|program|management|technical|internal|key|sales|content|customer|engagement|equity)[\s-]+sponsor(?:ed|s\b|\b(?!ship))|sponsored?\s+(?:banks?|401|health|benefit|plans?|program|life|insurance|lunch|content|event|team|travel|research|posts?|products?|short|long|disability|medical|retirement)|sponsor certain|event sponsor|sponsorships? (?:engagement|sales|campaign|deal|package|opportunit|revenue|program|strateg|manage|agreement|effort|asset|activation|propert)/gi

export const questions =
  /\?\s*$|^\s*(?:do|will|would|are|can) you\b|must disclose|if you (?:require|need)|may be (?:available|possible|considered|able|offered)|case[\s-]by[\s-]case|on a case|depending on|for every (?:role|candidate)|for all (?:roles|candidates)/i

export const refusals =
  /\b(?:not|unable|cannot|can['’]?t|won['’]?t|don['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t|no|without|never|ineligible|nor|neither|unfortunately)\b(?![^.]{0,30}\bonly\b)[^.;\n]{0,140}?\bsponsor/i

export const refusalsBehind =
  /\bsponsor(?:ship|ing|ed)?s?\b[^.;\n]{0,90}?\b(?:not|n['’]t|unavailable|unable|ineligible|no|none)\b|\bsponsorship\s*[:–-]\s*(?:no\b|none|not\b|unavailable|n\/a)|\b(?:not (?:eligible|available)|ineligible) for (?:[\p{L}-]+ ){0,3}sponsorship/iu

export const noVisaNeeded =
  /\b(?:only|must)\b[^.;\n]{0,60}\b(?:do(?:es)? not|don['’]?t|without) (?:currently )?(?:requir|need)(?:e|ing)? an? (?:work )?visa\b/i

export const notRefused =
  /not limited to|shy away|export licen|\b(?:no|without)\s+(?:prior|previous|fixed|limit|cost)\b|does not (?:require|guarantee)|(?:not|n['’]t) (?:require|need) (?:you|candidates)/i

export const offers =
  /\b(?:we|can|do|will|able to|happy to|offers?|provides?|providing|offering|supports?|open to|willing to|include[sd]?|including|with|available|eligible for)\b[^.;\n]{0,70}?\b(?:sponsor(?:ing)? (?:[\p{L}\d-]+ ){0,4}(?:visas?|work permits?|immigration|h-?1b|you)\b|visa[\s-]*(?:(?:support|assistance|relocation|and|or|&|\/)[\s/&]*){0,3}sponsor|(?:immigration|h-?1b|green card|work permit|relocation)[^.;\n]{0,30}sponsor|sponsorship[^.;\n]{0,20}\bvisas?\b)|\b(?:visas?|h-?1b|work permit|immigration)\b[^.;\n]{0,25}\bsponsor(?:ship|ed)?s?\b[^.;\n]{0,20}(?:is |are )?(?:available|offered|provided|included|possible|supported|:\s*(?:yes|available|offered|provided))|\bsponsorship\s*[:–-]\s*(?:yes\b|available|offered|provided)|\bsponsorship (?:is )?available\b/iu

/** An item of a list of what is offered. */
export const offeredItem =
  /^[^\p{L}\s]{1,4}\s+(?:relocation (?:support |assistance )?(?:and|&|\+|\/) )?(?:full )?visa[\s-]*(?:(?:support|assistance|relocation|and|or|&|\/)[\s/&]*){0,3}sponsorship(?: (?:support|assistance|(?:and|&|\+) [\p{L} ]{3,40}|for (?:eligible|exceptional|qualified|the right) [\p{L} ]+))?[\s.]*$/iu

export const otherOffers =
  /\b(?:we (?:offer|provide|do|support|will)|offering)\b[^.;\n]{0,40}\b(?:h-?1b (?:visa )?(?:transfers?|filing|sponsor)|visa (?:support|assistance))\b|\b(?:visa|h-?1-?b)(?: and green card)? (?:transfer|support|assistance|processing)s? (?:is |are )?(?:available|offered|provided)|\bopen (?:for|to) all visas\b/i

export const sponsorWords = ['sponsor', 'h1-b', 'visa ', 'h1b', 'h-1b', 'all visas']

/** A statement against discrimination names citizenship and asks for none. */
export const equalOpportunity =
  /regardless|without regard|discriminat|\brace\b|religio|ancestry|marital|national(?:ity)?,|sexual|origin,|immigration services|protected (?:class|characteristic|status|by)|encouraged to apply|all visas|citizenship status(?! is)/i

export const optionalHere = /prefer|desired|desirable|nice to have|a plus\b|bonus|not required|ideally|advantag/i

export const alsoOthers =
  /(?:\bor\b|\band\b|\/|,)\s*(?:otherwise |be |legally |those |all (?:other )?(?:parties|persons|candidates) |anyone |must be |an alien |hold |have )*(?:legally |currently |permanently )?(?:authori[sz]ed|eligible|entitled|allowed|permitted|able)\s+to\s+(?:legally |lawfully )?work|(?:or|and|\/) (?:valid |an? )?(?:work (?:visa|permit|authori)|visa holder|h-?1b|ead\b|opt\b|legal right)|opt\b.{0,20}welcome|right to work|all work authori/i

export const residents =
  /permanent(?:ly)? (?:u\.?s\.? )?resid|green\s*card|\bu\.?\s?s\.?\s*persons?\b|refugee|asyl|protected individual|citizens? (?:or|and|\/) residents?|lawful(?:ly)? (?:admitted|resid)/i

export const asks =
  /\b(?:must|requir\w*|need\w*|precondition|only|mandatory|restricted|limited to|open to|due to|minimum|necessary|proof of|qualif|eligible|have to|should be|considered)\b|all candidates|citizenship\s*:|applicants? (?:be|are)|candidates? (?:be|are)\b/i

export const bareItem =
  /^[\s\-•*–"“(\d.)#]*(?:(?:active|current|valid|sole|be an?|is an?|an?) )?(?:u\.?\s?s\.?a?\.?|united states|us|uk|british|canadian|australian|american|german|eu)[\s-]*(?:citizens?(?:hip)?|persons?|nationals?)(?:\s*(?:or|and|\/|&|,)\s*(?:u\.?\s?s\.?\s)?(?:lawful |legal )?(?:(?:green card(?: holders?)?|permanent residen\p{L}+(?: status)?|u\.?s\.? persons?|nationals?)))*(?:\s*(?:status|only|required|holders?))*[\s.)"”]*$/iu

export const person = /\bu\.?\s?s\.?\s*persons?\b/i

export const personMust = /must be|requires?|required|only|need|qualify|status|considered|as defined/i

export const citizenWord = /citizen|green\s*card|permanent resident|\bu\.?\s?s\.?\s*persons?\b/i

/** Said of some posts, of whoever is no citizen, or of nothing yet: 'Citizenship requirements:'. */
export const notHere =
  /\b(?:most|some|certain|other|many) (?:\p{L}+ )?(?:positions|roles|jobs)|\bif you(?:['’]re| are) (?:not )?an?\b|\bmay (?:need|be required|require)|citizenship\s*\/\s*visa|[:?]\s*$|\bif (?:required|applicable|necessary)|depend(?:ent|ing) (?:up)?on/iu

export const noResidents = /residents?[^.;\n]{0,40}\b(?:not|n['’]t|ineligible)\b/i

export const citizenWords = [
  'citizen',
  'green card',
  'permanent resident',
  'u.s. person',
  'us person',
  'u.s person',
  'greencard',
]

export const notPeople =
  /citizen(?:s|ship)?(?:['’]s?)?\s+(?:data|science|develop|engagement|services?|experience|portal|participation|relations|journal|advis|assembl|bank|energy|watch|card\b|sponsor)|(?:everyday|senior|corporate|global|good|digital|fellow|responsible|model|proud) citizens?|green card (?:process|filing|sponsor|support|assist)|apply for (?:a )?green card/i

export const countries: readonly (readonly [string, RegExp])[] = [
  ['US', /\bu\.?\s?s\.?(?:a\.?)?\b|united states|american\b|green\s*card/i],
  ['GB', /\bu\.?k\.?\b|british|united kingdom/i],
  ['CA', /canad/i],
  ['AU', /austral/i],
  ['IN', /\bindian?\b/i],
  ['SG', /singapor/i],
  ['IL', /israel/i],
]

export const clearanceTopic =
  /security[\s-]clearance|\bts\s?\/\s?sci\b|top[\s-]?secret|\bsecret\b|public trust|\bpolygraph|dod\b|\b(?:sc|dv|nv[12]|bpss|doe|yankee white|q|l)[\s-]clear|clearances?\s*(?:level|type|required|requirement|:)|(?:government|active|current|obtain|hold|maintain|possess|eligib\p{L}*)[^.;\n]{0,60}clearance|special access|cleared\b/iu

export const otherClearance =
  /(?:background|criminal|child abuse|fbi|customs?|regulatory|fda|510|medical|drug|rights|trade|check|payment|legal|title|marketing|music|height|ground|import|export|police|dbs|content|script|vendors?)[\s-]+(?:check[\s-]+|record[\s-]+|history[\s-]+)?clearances?|clearance\s*(?:jobs|sale|rack|pricing|items?)|clearances? (?:from|for) (?:the )?fda|clearance (?:and|&|or) settlement|settlement (?:and|&) clearance|clearance process|secret (?:sauce|weapon|santa|manage|key|ingredient|shop|store|rotation|vault|menu)|secrets?[\s-]manag|polygraph protection|lie detector|highest levels? of security clearance|vendors? [^.;\n]{0,50}security clearance/i

export const noClearance =
  /clearances?[^.;\n]{0,30}:\s*(?:none|no\b|n\/a|not)|\b(?:not|n['’]t|no)\b[^.;\n]{0,30}\b(?:require|need|necessary|clearance)|clearances?[^.;\n]{0,20}\b(?:is|are) not\b|\bno (?:security )?clearance|may (?:require|need)|potentially|\?\s*$|preference|priority (?:will|is|given)|beneficial/i

export const obtainable =
  /obtain|eligib|ability to (?:get|receive|gain|hold|acquire|pass|secure|attain|maintain|possess|meet)|able to (?:get|receive|gain|hold|acquire|pass|secure|attain|maintain|possess)|willing|apply for|achieve|attain|acquire|undergo|clearable|sponsor|gain/i

export const holding =
  /\b(?:active|activ|current(?:ly)?|existing|must (?:have|hold|possess)|possess(?:es|ion)?|required to start|to start|prior to start|in[\s-]scope|already|fully cleared|cleared|with an? )\b/i

export const levels: readonly (readonly [string, RegExp])[] = [
  ['public-trust', /public trust/i],
  ['confidential', /confidential(?=[^.;\n]{0,25}clearance)/i],
  ['secret', /\bsecret\b/i],
]

export const clearanceWord = /clearance|ts\s?\/\s?sci|polygraph|public trust|top secret/i

export const clearanceWords = ['clearance', 'ts/sci', 'polygraph', 'public trust', 'top secret']

/** What is added to a clearance that one has: 'Top Secret with eligibility for SCI', 'SC (DV can be obtained)'. */
export const furtherClearance =
  /\b(?:with|and) (?:the )?(?:eligibility|ability|willingness)[^.;\n]{0,25}\b(?:sci\b|dv\b|higher|upgrade)[^.;\n)]*|\([^()]*\)/giu

export const heldAlready = /\b(?:active|current(?:ly)?|existing|must (?:have|hold|possess))\b/i

export const getsActive = /(?:obtain|eligib|able to|ability|willing|apply)\w*\b[^.;\n]*\b(?:active|current)/i

export const aboutClearances =
  /ability to work with|experience|process(?:es|ing)|adjudicat|information about|denied|more about|support(?:ing)? clearance/i

/** A heading of what is said of visas. */
export const visaAbove = /visa|sponsorship|work (?:status|authori)/i

export const neverAsked = /\bnot (?:be )?(?:require|need|limited|restricted)/i

/** Named to be taken out, so that the word in it is not read as the lower level. */
export const topSecret =
  /top[\s-]?secret(?:\s*(?:\/|with|\(|and)?\s*\(?(?:eligibility for )?sci\b\)?)?|\bts\s?\/\s?sci\b/giu

export const onlyTopSecret =
  /top[\s-]?secret(?![\s/]{0,3}(?:with )?\(?sci)|\bts\s+clearance|\bts\b(?!\s?\/\s?sci)(?=[^.;\n]{0,20}clearance)/i

/** Top secret with what is kept apart from it. */
export const compartmented = /\bts\s?\/\s?sci\b|top[\s-]?secret[\s/]{0,3}(?:with )?\(?sci/i

export const obtainedLater = /post-start|after (?:start|hire)/i

export const orObtained = /\bor\b[^.;\n]{0,40}(?:obtain|able|abilit|eligib|willing)/i

/** A heading of what is only wished for. */
export const wishedAbove = /prefer|desired|nice to have|bonus/i

export const leftOpen = /conform to|determined by/i

/** What makes public trust a clearance that is asked for. */
export const trustNeeded = /clearance|obtain|possess|must|require|access/i

export const clearanceAsked = /must|require|obtain|active/i

export const clearanceNeeded = /requir|must|need/i
