export const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const moreNumberWords = ['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen']

export const noExperience =
  /\bno\s+(?:(?:prior|previous|work|working|professional|relevant|formal)\s+){0,2}experience\s+(?:is\s+)?(?:required|necessary|needed|expected)|\bexperience\s+(?:is\s+)?not\s+(?:required|necessary|needed)\b|\b(?:do(?:es)?\s+not|don['’]t)\s+(?:need|require)\s+(?:any\s+)?(?:\p{L}+\s+){0,2}experience\b/iuy

export const experienceAfter =
  /^(?:\s*\(?(?:or\s+more|or\s+longer|plus|minimum|min)\)?)?[\s,.]*(?:(?:exp|of|in|as|with|working|doing|building|managing|leading|post|professional|relevant|related|prior|previous|proven|progressive|practical|hands|full|work|industry|direct|commercial|solid|strong|overall|total|combined|equivalent|clinical|teaching|sales|development|software|engineering|technical|management|supervisory|leadership|experience)\b|[^.;\n•]{0,60}?\bexperience\b)/iu

/** '4+ years selling to schools': what was done for so long. A 'five-year planning horizon' is none. */
export const spentDoing = /^\s+(?!(?:during|following|including|according|depending|starting|running|being)\b)\p{L}{2,}ing\b/iu

export const experienceBefore =
  /(?:\bexperience|\bexp\.?|\bask(?:s|ing)?\s+for|\bcall(?:s|ing)?\s+for|\blook(?:s|ing)?\s+for|\bbackground|\bminimum|\bmin\.?|\bat\s+least|\brequires?|\brequired)(?:\s*(?:of|:|-|–|is|required|level|with|over|for))*[\s,]*\(?\s*(?:a\s+)?(?:minimum\s+(?:of\s+)?)?$/iu

export const notDemandAfter =
  /^[\s-]*(?:old\b|of\s+age\b|or\s+older\b|and\s+older\b|ago\b|contract\b|term\b|degree\b|college\b|program(?:me)?\b|plan\b|history\b|anniversary\b|in\s+(?:business(?![\s/&-]+(?:and\s+)?(?:develop|analy|admin|intell|manage|operat|strat|consult|process|plan|sale|partner|system|tech|affairs|market))|operation|a\s+row)\b|warranty\b|strong\b(?=\s+and)|of\s+(?:(?:history|growth|success|service|innovation|excellence|collaboration|partnership)(?!\s*[/&]|\s+\p{L}[^.,;\n]{0,60}\bexperience)|college|university|school|study|education|coursework|heritage|tradition|age)\b|university\b|(?:full|part)[\s-]*time\s+(?:[\p{L}-]+\s+){0,2}(?:MBA|master\p{L}*|degree|program(?:me)?|course)\b|(?:[^.;\n]{0,40}\s)?(?:if\s+(?:you\s+have\s+)?no|without\s+(?:a|any))\s+degree\b)/iu

export const notDemandBefore =
  /(?:\b(?:over|for|past|last|next|first|within|every|within\s+the|in\s+the|celebrating|nearly|almost|after|more\s+than)\s+(?:the\s+)?(?:past\s+|last\s+|next\s+|first\s+)?)$/iu

export const maximumBefore = /\b(?:up\s+to|maximum(?:\s+of)?|max\.?|no\s+more\s+than|less\s+than|under|fewer\s+than)\s*$/iu

export const companySpeaks =
  /\b(?:we|our|us|company|firm|organization|agency|founded|established|history|team\s+has|has\s+been)\b/iu

export const seeks =
  /\b(?:you|your|candidates?|applicants?|looking|look\s+for|seek\w*|ask\w*|require\w*|needs?|hir\w+|must|role|someone)\b/iu

/** 'With 15 years of experience, we ...', 'engineers who have ten years of experience', 'lived here for five years', 'the result of three years of work'. */
export const spokenOfOthers =
  /\b(?:work\w*\s+(?:with|alongside)\b[^.]{0,30}\bwho\s+have|lived\b[^.]{0,30}|residency\s+of|results?\s+of)\s*(?:at\s+least\s+)?$/iu

export const companyAfter = /^[^.;\n]{0,60},\s*(?:we|our|us)\b/iu

export const opensForCompany = /(?:^|[.\n]\s*)(?:with|backed\s+by|for|after|thanks\s+to)\s+(?:\p{L}+\s+){0,2}$/iu

/** Words before a colon or bracket with which a number of years is no experience. */
export const otherMeasure =
  /\b(?:age|duration|contract|term|length|project|warranty|period|valid\w*|program(?:me)?|stud(?:y|ies)|course|training|apprenticeship|residency|degree|funding|lease)\b[^\n]{0,12}$/iu

export const refusedBelow = /^[^.;\n]{0,60}\b(?:will\s+not|cannot|need\s+not)\b/iu

/** 'A degree or equivalent experience (four years in an office)': in place of something else. */
export const inLieu = /\bequivalent\b[^.;\n]{0,30}\($/iu

/** 'Or the willingness to obtain it within six months': time for getting something, and no experience. */
export const gainsWithin =
  /\b(?:obtain|acquire|earn|attain|achieve|gain|get|pass|complete|receive|secure)\w*\b[^.;\n]{0,60}\b(?:within|in|after|during)\s+(?:the\s+)?(?:first\s+|next\s+)?$/iu

/** What follows is a part of the years before it: 'ten years in sales, with at least three in a leading role'. */
export const partOfThem = /\b(?:with|including|of\s+which|incl\.?)\b[^.;\n]{0,30}$/iu

/** Each of several lengths goes with a degree of its own: 'six years with a bachelor, four with a master'. */
export const degreeBeside = /\b(?:bachelor|master|ph\.?\s?d|b\.?s\.?|m\.?s\.?|b\.?a\.?|doctora\w+)(?![\p{L}])/iu

/** The unit behind a number: 'or more years', 'yrs', '+ months'. */
export const unitOfTime = /(?:\s+or\s+more)?[\s-]*(?:plus\s+)?(years?|yrs?|months?)\b(?:\s*\+)?['’]?s?/iu

/** Before a number: 'Years of sales experience required:'. */
export const unitBefore = /\b(?:years|yrs)\s+of\s+(?:\p{L}+\s+){0,2}experience(?:\s+\p{L}+){0,2}\s*[:=]\s*/iu

export const endsLine = /^\s*(?:\((?:required|preferred|desired|minimum)\)|[.,;]?\s*(?:\n|$))/iu

export const ofExperience =
  /^(?:\s*\(?(?:or\s+more|plus|minimum|min)\)?)?['’]?\s*of\s+(?:[\p{L}-]+\s+){0,4}experience\b/iu

export const mustBefore = /\b(?:must|need|have|has|with|requires?)\b[^.]{0,20}$/iu

/** What may stand before 'experience not required' where none at all is meant. */
export const anyExperienceBefore =
  /(?:^|[^\p{L}\s])[^\p{L}]*$|(?:prior|previous|work|professional|relevant|industry|related|formal)\s*$/iu
