const governor =
  '(?:experienced?|knowledge(?:able)?|familiar(?:ity)?|proficien(?:t|cy)|expertise|skill(?:s|ed)?|fluen(?:t|cy)|competen(?:t|ce|cy)|master(?:y)?|background|understanding|command|grasp|grounding|comfort(?:able)?|expert|versed|certifi(?:ed|cation)|kenntnisse|erfahrung|connaissances?|maîtrise|experiencia|conocimientos?|conhecimentos?|experiência)'

/** What asks for the things that follow it: 'experience with Python', 'proficient in SQL and Excel', 'you know payroll'. */
export const asksBefore = new RegExp(
  String.raw`(?:\b${governor}\s*(?::|\b(?:working\s|writing\s|building\s|using\s)?(?:with|in|of|as|using|mit|en|de|in\sder|do|da)\b)|\b(?:you(?:['’]ve)?|who|must)\s(?:also\s|already\s|really\s)?(?:know|need)\b)`,
  'giu',
)

/** What others have as well: 'customer experience'. */
export const mayBeOfOthers = /^(?:experience|expertise|knowledge)/i

/** What asks for the things before it: 'strong SQL skills', 'payroll experience'. */
export const asksBehind = new RegExp(
  String.raw`^\s${governor}\b|^(?:\s*(?:,|and\b|&)\s*[\p{L}\p{N}+#.-]+(?:\s[\p{L}\p{N}+#.-]+)?){1,3}\s*(?:,\s*)?\sskills\b`,
  'iu',
)

/** Words that part a thing from what asks for it: what it is for, where it is done, whom it is done with. */
export const parts =
  /[();:]|\b(?:to|that|which|who|whom|whose|for|so|because|when|while|where|from|at|by|via|within|across|through|we|our|us|they|company|companies|customers?|clients?|teams?|industry|learn\p{L}*)\b/iu

/** One of several will do, or what is named is an example. */
export const leavesChoice =
  /\b(?:or|oder|ou|either|like|including|included?s?|such\sas|e\.?\s?g|for\s(?:example|instance)|any|similar|equivalents?|comparable|related|etc|others?|various|one\sof)\b|\//iu

/** What is asked for may be another thing: 'any of the following', 'a licence or experience in care'. */
export const oneOfMany = /\b(?:any|one|some|either|most)\s(?:\p{L}+\s)?of\b/iu

export const orBefore = /\bor\s(?:\p{L}+\s){0,3}$/iu

/** Who wants to learn a thing need not have it. */
export const wantsToLearn =
  /\b(?:learn\p{L}*|passion\p{L}*|interest(?:ed|s)?|curio\p{L}*|willing\p{L}*|eager\p{L}*|become|excited?|appetite|aptitude|enthusias\p{L}*|gain|develop|increase|grow|deepen|teach|train\s+you|opportunity|exposure)\b/iu

/** What helps and is not needed, beside the words that every judge of what is optional knows. */
export const helps =
  /\ba\splus(?:\b|(?=\p{L}))|\b(?:welcomed?|not\s(?:\p{L}+\s){0,2}(?:necess\p{L}*|essential)|love\sto\shear|(?:highly\s|extremely\s|be\s)valu(?:ed|able)|if\syou\s(?:have|know)|any\sexperience|help|helpful|great\sif|signals?|appreciated|desirabl\p{L}*|assets?|wünschenswert|von\svorteil|is\s(?:also\s)?ideal|un\splus|valorad[oa])\b/iu

export const saysNice = /\b(?:plus|bonus|prefer\p{L}*|ideal\p{L}*|desir\p{L}*|advantage|nice\sto\shave)\b/iu

/** Headings over what would be nice, over what is taught or given, and over what the work is. */
export const niceHeading =
  /\b(?:plus|bonus|nice|prefer\p{L}*|desir\p{L}*|optional|ideal\p{L}*(?!\s(?:candidate|applicant|person|fit|profile))|extra|stand\sout|better|wish|great\sto\shave|would\sbe\sgreat)\b/iu

/** A trade to have worked in is no skill: 'Preferred industry experience: media, publishing'. */
export const ofIndustry = /\bindustr(?:y|ies)\b/iu

/** What other people can is asked of nobody: 'teams with recognized skills in public health'. */
export const ofOthers = /\b(?:offers?|provides?|recogni[sz]ed|renowned|brings?\stogether|our\s(?:team|people|founders|engineers|staff))\b/iu

/** Behind a list: all of it only says which programs are meant, as in 'case management, customer service and analytics software'. */
export const ofPrograms = /^\s*(?:,|and\b|&).*\b(?:software|systems?|tools?|platforms?|applications?|programs?)\b/iu

export const givenHeading = /\b(?:learn\p{L}*|gain|grow|offer|benefits?|perks|get)\b/iu

export const workHeading =
  /\b(?:stack|tech|technologies|use|tools|do|join|responsib\p{L}*|duties|role|day|impact|work(?:ing)?\son|mission|own)\b/iu

export const ofDegree =
  /\b(?:degrees?|bachelor\S*|master['’]?s|ph\.?\s?d\S*|b\.?sc?\b|m\.?sc?\b|majors?|majoring|diploma|(?:field|discipline)s?)\b/iu

/** Words beside which an everyday name stands for itself: 'consumer electronics' and 'design thinking' are others. */
export const ownBefore =
  /(?:^|[^\p{L}\s'’-]\s*|\b(?:and|with|in|of|as|using|mit|en|de|da|do|the|an?|your|know|need|strong|solid|good|great|excellent|exceptional|outstanding|proven|basic|advanced|deep|extensive|professional|practical|working|general|modern|core|both|hands-on|demonstrated|relevant|previous|prior|some)\s+)$/iu

export const ownBehind =
  /^(?:\s*(?:$|[^\p{L}\s-])|\s+(?:and|und|y|et|in|with|to|for|on|at|is|are|within|as|by|skills?|experience|knowledge|background|certifi\p{L}*|principles?|practices?|best|methodolog\p{L}*|techniques?|concepts?|fundamentals|tools?|tooling|processes|environments?|frameworks?|languages?|technologies|procedures|standards|workflows?)\b)/iu

/** A line of a list that is nothing but names of things, behind its label if it has one: 'Databases: PostgreSQL, Redis'. */
export const bareLine =
  /^[\s\-*•·–]*(?:[\p{L}\s]{2,24}:)?\s*(?:(?:strong|solid|good|excellent|advanced|basic)\s)?(?:[\p{L}\p{N}+#./-]+(?:\s[\p{L}\p{N}+#./-]+){0,2}\s*(?:,|and\b|&)\s*){0,8}$/iu

/** Where a list of things ends and something else begins. */
export const elseBegins = /[.;:]|\b(?:to|for|that|which|who|with)\b/iu
