/** A pattern of several ways to say one thing. */
const anyOf = (...ways: string[]): RegExp => new RegExp(ways.join('|'), 'iu')

const days = String.raw`(?:\d|one|two|three|four|five|1x|2x|3x|4x|5x)`
const toDays = String.raw`(?:\s*(?:-|–|to|or|\+)\s*(${days}))?\+?x?`
const atOffice = String.raw`(?:in(?:to)?[\s-]+(?:the |our |an? |[\p{L}.]+ ){0,4}office|on[\s-]?site|in[\s-]person|(?:at|from|in|of|to) (?:the |our |your )?(?:[\p{L}.,()-]+ ){0,5}(?:office|hq|headquarters|hub|site)|office[\s-]based|in[\s-]office)`
const each = String.raw`[\s/-]*(?:(?:a|per|each|every|\/)\s*(?:work)?\s*(?:week|wk))?,?\s*(?:\([^()]{0,60}\))?\s*`
const filler =
  '(?:(?:of|working|spent|work|collaborating|coming|being|to work|weekly|each|minimum|required|presence|mandatory|and|in person|together) ){0,3}'

/** 'Three days a week in our office', 'in person 5 days a week': least and most days in the first two groups. */
export const officeDays: readonly RegExp[] = [
  anyOf(String.raw`\b(${days})${toDays}\s*(?:full |working |work )?(?:days?|times?|x)\b${each}${filler}${atOffice}`),
  anyOf(
    String.raw`${atOffice}\b[^.;\n]{0,50}?\b(?:at least |minimum (?:of )?|about |around |approximately |for |up to )?(${days})${toDays}\s*(?:full |working )?(?:days?|times?|x)\b`,
  ),
]
/** 'At least half of your time in the office', '60 % of the week at our office'. */
export const officeShare =
  /\b(?:half|most|majority|[2-9]\d\s?%)\s(?:of\s)?(?:their|your|our|the)\b[^.;\n]{0,12}\b(?:time|week|days)\b[^.;\n]{0,12}\b(?:in|at|from)\b[^.;\n]{0,25}\boffices?\b/iu
/** 'Two days from home', 'remote policy: 1 day': days in the first or the third group. */
export const homeDays = anyOf(
  String.raw`\b(${days})${toDays}\s*(?:days?|x)\b[^.;\n]{0,25}\b(?:remote(?:ly)?|from home|home[\s-]?office|telework\w*|wfh)`,
  String.raw`(?:remote(?:ly)?|remote policy:|from home|wfh|home[\s-]?office|telework)\s*(?:up to |for )?(${days})${toDays}\s*(?:days?|x)\b`,
)

const role = String.raw`(?:this|the|our|these|all)\s+(?:[\p{L}-]+\s+){0,3}?(?:role|position|job|opportunity|internship|opening|contract|team|posting)s?`
const isA = String.raw`(?:is|are|will be|can be|would be)\s+(?:an?\s+|currently\s+|designated\s+(?:as\s+)?|considered\s+|primarily\s+|also\s+|strictly\s+|entirely\s+|completely\s+|open to\s+|eligible for\s+)*`
const post = '(?:role|position|job|opportunity|internship|contract)'
const thisIs = String.raw`\bthis is an? (?:[\p{L}-]+,? ){0,3}`
const label = String.raw`\b(?:work(?:place|ing)?|location|remote|office|modality)(?:\s*(?:type|model|policy|mode|arrangement|setup|status))?\s*[:–]\s*(?:[^.\n:]{0,30})?\b`
const lineStart = String.raw`(?:^|[-•*|]\s*)`
/** As the heads of postings name it: 'Sales /Full-time /Hybrid'. */
const inHead = (word: string): string => String.raw`\/\s*${word}(?=apply\b|\s*$)`
const arrangement = String.raw`(?:work(?:ing)? (?:model|schedule|arrangement|environment|setup|set-up|policy|style|from)|schedule|arrangement|setup|set-up|working|work\b|basis|model|office|environment|company|team|culture|flexibility)`

export const hybridSaid = anyOf(
  '#li-hybrid',
  String.raw`\b\d[\s-]days?[\s-]hybrid`,
  inHead('hybrid'),
  String.raw`${thisIs}hybrid\b`,
  String.raw`\b(?:${role})\s+${isA}(?:[\p{L}-]+,?\s+){0,3}?hybrid`,
  String.raw`\bhybrid[\s-]+(?:\p{L}+[\s-]+)?(?:${post}|opening|${arrangement})`,
  `${label}hybrid`,
  String.raw`\(hybrid\)`,
  String.raw`(?:^|[-•*|,(–]\s*)hybrid(?:\s*(?:[-–:(|,)]|$|\d|in\b|work|from|remote)|\b\s+(?:from|at|in|out of) )`,
  String.raw`\bhybrid,? (?:with|in[\s-]office)`,
  String.raw`\bwe(?: are|['’]re) hybrid\b`,
  String.raw`\b(?:work|working) hybrid|in a hybrid|hybrid[\s-]first|\bhybrid (?:from|in|at) (?:our|the|\p{Lu})`,
)
export const notHybrid =
  /hybrid (?:cloud|app|mobile|infrastructure|of\b|between|network|search|retrieval|environments?\b(?! with)|architect|electric|vehicle|engine|game|casual|role between|model systems?|role that (?:combin|blend|bridg|mix|sit|span)|model that combin|approach|data|it\b|systems?|solution|intelligence|event|format|meeting|conference|ai\b|sales|deploy|human|token|workforce|project manag|agile|method|learning|delivery|team of|threat|memory|plan|bond|power|energy|storage|multi|on-prem|exchange|azure|identity|codebase|framework|beam|propulsion|aircraft|rocket|modell?ing|algorithm)|hybrid (?:role|position) (?:combining|blending|bridging|of|between|that|requir\w+ (?:both|a mix))|on-?prem|cloud[\s/-]+hybrid|a hybrid (?:of|between)|for hybrid|(?:manage|lead|support|coordinat|facilitat)\w* (?:[\p{L}-]+ ){0,3}hybrid/iu

export const remoteSaid = anyOf(
  '#li-remote',
  inHead('remote'),
  String.raw`${thisIs}(?:fully[\s-]+|100% )?remote\b`,
  String.raw`\b(?:${role})\s+${isA}(?:[\p{L}-]+,?\s+){0,2}?(?:100%\s+|fully[\s-]+)?(?:remote|virtual|work[\s-]from[\s-]home|home[\s-]based)\b`,
  String.raw`\ball-remote\b`,
  String.raw`\b(?:fully|100\s?%|completely|entirely|permanent(?:ly)?|totally)[\s-]+(?:remote|virtual|distributed|work[\s-]from[\s-]home)`,
  String.raw`\bremote,? (?:[\p{L}-]+,? ){0,3}${post}\b`,
  String.raw`\b(?:work(?:place|ing)?|location|remote|modality|job)(?:\s*(?:type|model|policy|mode|arrangement|status))?\s*[:–]\s*(?:[^.\n:]{0,25})?(?:100%\s+|fully\s+)?remote\b`,
  String.raw`\bwork(?:ing)?\s+(?:fully\s+|entirely\s+|100%\s+|completely\s+)?(?:remotely\s+)?from\s+(?:anywhere|wherever)`,
  String.raw`\bwork(?:ing)? remotely (?:in|from|within|across) (?:the |any)?\p{Lu}|\bremote work (?:within|from anywhere)|\ball (?:of us )?work remotely`,
  String.raw`\bwork from home ${post}`,
  String.raw`\bremote[\s-]first (?:role|position|company|team|culture|organi[sz]ation|environment|workplace|business|startup)|^[^\p{L}]*remote[\s-]first\b`,
  String.raw`\b(?:we|team|company)\b[^.\n]{0,25}\b(?:are|is)\s+(?:an?\s+)?(?:fully |all |globally |100% )?(?:remote|remote-first|distributed)\b(?! (?:friendly|hub))`,
  String.raw`\(remote\)`,
  String.raw`\bremote,? (?:freelance|contract|part-time|full-time) (?:project|assignment|engagement)\b`,
  String.raw`${lineStart}work remotely(?:,| on your| from your|\s*$)`,
  String.raw`\b(?:contract|full[\s-]time|part[\s-]time|freelance|permanent)\)?\s*[,/|]\s*remote\s*(?:[,.|]|$)`,
  String.raw`${lineStart}(?:fully |100% )?remote\s*(?:[-–:(|,]\s*(?:us|usa|uk|eu|europe|united|canada|latam|global|worldwide|anywhere|germany|india|work)|\((?:us|uk|eu|within|anywhere|must|global|in)|$|work(?:ing)?(?: arrangement| environment)?\s*$|within|in the|anywhere|from anywhere|opportunity|role|position)`,
  String.raw`\bremote within\b|\bremote[\s,-]+(?:us|usa|uk|eu)\b(?:[\s-]based)?`,
)
export const notRemote =
  /\bunless\b|\bapproved\b|\b(?:not|n['’]t|no|never|isn['’]t)\b[^.;\n]{0,25}\b(?:remote|work(?:ing)? from home|virtual)|remote(?:ly)?\s*(?:work\s*)?[:–-]\s*(?:no\b|not|none)|work from home:\s*no|remote (?:teams?\b|offices?|sites?|control|sensing|access|desktop|support|patient|monitor|config|interview|infrastructure|execution|server|learning|locations?|work(?:ers|force)|employees|colleagues|call|assist|area|communit|debug|troubleshoot|deposit|operation)|(?:manag|lead|support|coordinat|experience|comfort|able|ability|thrive|work(?:ed|ing)? (?:well )?in|collaborat|hire|train|across|success)\w*\b[^.,;!\n]{0,35}\b(?:remote|distributed|hybrid)|remote,? (?:hybrid,? )?(?:or|and|&|\/) (?:on-?site|in-?person|in[\s-]office|hybrid|local)|(?:hybrid|on-?site|in-?person|in[\s-]office)(?:,| )*(?:or|and|&|\/) (?:fully )?remote|(?:option|possib|flexib|occasional|partial|some|ability|may|eligible|opportunity|up to|sometimes|days?|weeks?|month)\w*\b[^.,;!\n]{0,40}\b(?:remote|from home|anywhere|wherever)|remote(?:ly)?(?:[\s-]work(?:ing)?)?\s*(?:option|flexib|possib|friendly|when|if|day|\d|up to|for (?:up to|\d|some|the right|exceptional)|on|considered|stipend|abroad|\b(?:one|two|three)\b)|after (?:the )?(?:first|initial|\d)|transition|before moving|interview|remotely (?:or|and) (?:in|on)|or remote\b|remote ok/iu

export const onSiteSaid = anyOf(
  '#li-on-?site|#li-inperson',
  inHead('on-?site'),
  String.raw`${thisIs}(?:fully |100% )?(?:on[\s-]?site|in[\s-]person|in[\s-]office)\b`,
  String.raw`\b(?:${role})\s+${isA}(?:[\p{L}-]+,?\s+){0,3}?(?:100%\s+|fully[\s-]+|full[\s-]time,?\s+)?(?:on[\s-]?site|in[\s-]person|in[\s-]office|office[\s-]based)\b`,
  String.raw`\b(?:fully|100\s?%|strictly|entirely|primarily)[\s-]+(?:on[\s-]?site|in[\s-]person|in[\s-]office)`,
  String.raw`\b(?:full|part)[\s-]time(?:,? and|,|\s?[/|]) on[\s-]?site\b`,
  String.raw`\b(?:on[\s-]?site|in[\s-]person|in[\s-]office|office[\s-]based)[\s-]+(?:${post}|team|company|setting role|(?:work(?:ing)? )?(?:model|environment|policy|arrangement))\b`,
  String.raw`${label}(?:on[\s-]?site|in[\s-]person|in[\s-]office)\b`,
  String.raw`\b(?:not|n['’]t|no)\s+(?:an?\s+|offer\s+|currently\s+)*(?:remote|telework|work from home)(?! (?:sensing|access))|work from home:\s*no`,
  String.raw`\((?:on[\s-]?site|in[\s-]person|in[\s-]office)(?: only)?\)`,
  String.raw`\b(?:we|team|company)\b[^.\n]{0,40}\b(?:are|is|work)\s+(?:an?\s+)?(?:fully |all |entirely |100% )?(?:in[\s-]person|in[\s-]office|on[\s-]?site)\b`,
  String.raw`${lineStart}(?:on[\s-]?site|in[\s-]person|in[\s-]office)(?: only)?\s*(?:[-–:(|,]|$|in\b|at\b|from\b|role)`,
  String.raw`\bin[\s-]person (?:in|at) (?:our\s+)?(?:\p{Lu}|office|nyc|sf)|\bmust report in person\b`,
  String.raw`\bwork(?:ing)? (?:\d+ hours a week )?on[\s-]?site (?:in|at|throughout)\b`,
  String.raw`\b(?:able|willing(?:ness)?|ability|must|required?|expected|happy|excited) to (?:work|be|come|report)\s+(?:fully\s+|in\s+)?(?:on[\s-]?site|in[\s-]person|(?:in|into|from|at) (?:the|our) (?:[\p{L}]+ ){0,3}office)(?!s)|\bonsite only`,
)
export const notOnSite =
  /\b(?:some|other|certain) roles\b|\bothers are\b|on[\s-]?site (?:gym|interview|visit|support|training|meeting|event|childcare|caf|lunch|fitness|parking|chef|clinic|kitchen|team (?:event|gather)|gathering|client|customer|massage|health|workshop|medical|inspection|coverage|installation|facilit|amenit|day\b|offsite|retreat|final|loop|panel)|interview|final (?:round|stage)|(?:virtual|remote|online|hybrid|phone|telehealth)(?:ly)?,? (?:and|or|\/|&) (?:[\p{L}-]+ )?(?:in[\s-]person|on[\s-]?site)|(?:in[\s-]person|on[\s-]?site)(?:ly)?,? (?:and|or|\/|&) (?:virtual|remote|online|hybrid)|in[\s-]person (?:meet|event|gather|interview|collab|training|session|off|connect|interact|conversation|class|visit|care|support|presentation|conference|demo|team|summit|retreat|week|communic|customer|time|relationship|sales|experience|activit|workshop|fitness|therapy|deliver|touch|as needed|when)|(?:customer|client|partner)s?['’]?\s+(?:[\p{L}-]+ ){0,2}on[\s-]?site|on[\s-]?site (?:at|with) (?:client|customer)|occasional|quarterly|once a|per (?:month|quarter|year)|travel|several times|times (?:a|per) (?:year|month|quarter)|every (?:few|other)|or remote|as needed|few (?:days|times)/iu
/** Days that one may come, or that are of something else. */
export const optionalDays =
  /lunch|meals?\b|dinner|breakfast|snacks?|catered|option(?:al)? to|opportunity to|flexib\w+ to (?:come|work)|(?:may|can|could|welcome to|encouraged to|free to) (?:also )?(?:work|come|join|use)|per month|a month|per quarter|a quarter|a year|per year|monthly|quarterly|client|customer|interview|on call|shift|training|remote (?:up to|for)|first (?:week|month)|onboarding|vacation|pto|holiday/i
export const notHomeDays =
  /abroad|vacation|pto|per year|a year|annual|weeks? (?:per|a|of)|holiday|month|interview|after (?:\d|the first)|up to \d\d/i

/** All kinds of workplace named side by side: whichever the post is. */
export const severalKinds =
  /(?:on-?site|in[\s-]?office|in[\s-]?person|remote)\)?\s*(?:,|\/|\||\bor\b)\s*(?:or )?\(?hybrid(?!\/)|hybrid\)?\s*(?:,|\||\bor\b)\s*(?:or )?\(?(?:full[\s-]time \()?(?:on-?site|remote|in[\s-]?office|in[\s-]?person)|to meet (?:with )?the/i

/** 'We are a remote-first company': said of everybody there, so that what is said of the post outweighs it. */
export const ofCompany = /\b(?:we|company|team|organi[sz]ation|business|employer|culture)\b/i

export const ofPost = /\b(?:role|position|job|opportunity|internship|contract|candidates?|you)\b|#li/i

export const weekday = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri)(?:days?)?\b/gi

export const wholeWeek = /\b(?:mon(?:day)?s?)\s*(?:-|–|to|through|thru|until)\s*(?:fri|sat|sun)/i

export const officeNamed =
  /\b(?:in|at|from|into|out of) (?:the |our )?(?:[\p{L}.]+ ){0,4}office\b|in[\s-]office|in[\s-]person|on[\s-]?site/iu

/** From one on. */
export const numberWords = ['one', 'two', 'three', 'four', 'five']

/** What makes a number one of days in a week. */
export const inWeek = /week|days|times|wk|x/i

/** One of them is in whatever counts days in an office. */
export const ofOffice = ['office', 'site', 'person', 'hq', 'hub']

export const ofHome = ['home', 'remote', 'wfh', 'telework']

export const ofAnywhere = ['remote', 'home', 'anywhere', 'distributed', 'virtual']

/** What fields of sources call each way of work. */
export const hybridField = /hybrid|partial|flexible/i

export const remoteField = /remote|online|virtual|telework|home|digital/i

export const onSiteField = /on-?site|office|in[\s_-]?person|physical|offline|premise/i
