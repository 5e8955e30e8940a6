/** 'Customer experience' is none that a person has. */
export const otherExperience =
  /(?:customers?|users?|patients?|employees?|guests?|candidate|shopping|digital|product|learning|developer|great|best|\bour(?:\s\w+)?)\s$/i

/** 'You need', 'who know': others need and know too. */
export const ofPerson = /\b(?:you|who|must|should)(?:['’]ll)?\s(?:(?:will|may|also|already|really)\s)?$/i

/** The subjects of a degree follow: 'a degree in Physics, Statistics or another field'. */
export const degreeIn =
  /\b(?:degrees?|bachelor\S*|master\S*|ph\.?\s?d\.?|diploma|majors?|majoring|[bm]\.?[as]\.?c?\.?|a\.?a\.?s\.?|[abm]sn|adn)(?:\s+\S+){0,3}?\s+(?:in|of)\b(?:(?!\b(?:experience|knowledge|skills?|with|proficien|familiar|ability|understanding|using)\b)[^.;\n])*$/iu

/** Those whom the work is done beside: 'collaborate with legal, sales and research', 'across HR, Legal and Sales'. */
export const besideOthers =
  /\b(?:(?:collaborat|work|partner|liais|communicat|coordinat|interact|interfac|align|engag)\p{L}*\s(?:\p{L}+\s){0,2}?(?:with|between|among|alongside)|across|alongside)\s+(?:(?!(?:in|on|to|for|of|from|using)\s)[\p{L}&/'’-]+[\s,]+){0,10}$/iu

export const groupBehind =
  /^(?:[\s,/&]+(?!(?:to|for|in|of|with)\s)[\p{L}-]+){0,4}?[\s,/&]+(?:teams?|departments?|functions?|engineers|professionals|technicians|nurses|assistants|aides|staff|colleagues|agents|representatives|companies|firms|industries|clients|customers)\b/iu

/** Other companies, and who came from them: 'customers like Shopify and Stripe', 'people from Databricks'. */
export const otherCompanies =
  /\b(?:companies|customers?|clients?|brands|organi[sz]ations|investors?|partners?|partnerships?|founders?|alumni|folks|people|startups|leaders?|backed|superpowers|(?:engineers|team|members|scientists)\b[^.;\n]{0,30}\b(?:from|at))\b[^.;\n]{0,60}?\b(?:like|such as|including|from|at|by|with|as)\b[^.;\n]*$/iu

/** 'Legacy incumbents (HubSpot, Salesforce)', 'experts from Databricks', 'Like iOS and Windows, our system …'. */
export const comparedTo =
  /\b(?:incumbents?|competitors?|rivals?)\s(?:\(|like\s|such as\s|including\s)[^.;\n]{0,60}$|\b(?:experts?|veterans)\sfrom\s[^.;\n]*$|^[^\p{L}]*(?:un)?like\s[^.;\n]*$/iu

/** What a product is tied to: 'integrations with Salesforce and Slack'. */
export const tiedTo = /\bintegrat(?:es?|ions?)\s(?:with|into)\b[^.;\n]*$/iu

/** 'Sam Dough, Head of Sales, Europe': an office, and who holds it. */
export const office = /\b(?:head|director|vp|svp|vice president)\s(?:of|for)\s(?:\p{L}+(?:,\s|\s(?:and|&)\s)){0,2}$/iu

/** What the work teaches is asked of nobody: 'gain exposure to systems such as SAP'. */
export const taught =
  /\b(?:(?:gain|get|receive|offer\p{L}*|provid\p{L}*)\s(?:\p{L}+[\s-]){0,3}(?:exposure|experience|training|insights?|knowledge)\s(?:to|in|with|into|of|on)|(?:you(?:['’]ll|\swill)|chance to|opportunity to)\s(?:learn|be\s(?:taught|trained)))\b[^.;\n]*$/iu

/** Where people are written to: 'by email, LinkedIn and phone'. */
export const channel = '(?:e-?mails?|(?:tele)?phone|calls?|video|sms|text)'

/** 'The launch of our Senior Care product'. */
export const ourBefore = /\b(?:our|their)\s(?:\p{L}+\s){0,2}$/iu

export const productBehind = /^\s(?:products?|platforms?|apps?|suites?|offerings?|marketplaces?)\b/iu

/** What an employer gives, what its tools do for whoever works there, and what every employer declares. */
export const givenWords =
  /\b(?:benefits?|perks?|insurance|paid (?:time|leave)|401\s?\(?k|wellness|employee assistance|equal (?:opportunity|employ)|regardless of|without regard|follow us|reimburse|stipend|parental leave|vacation|(?:sav|spar|giv|help|allow|enabl|free|support)(?:es?|ing|s)? you)\b/iu

/** 'Cedarline is a global company that does payroll'. */
export const companyWords =
  /^[^\p{L}]*\p{Lu}\S*(?:\s\S+){0,3}?\s(?:is|are)\s(?:an?|the|one|\p{Lu}\S*['’]s)\s.*\b(?:company|firm|leader|provider|platform|start-?up|organi[sz]ation|agency)\b/u

/** 'You do not need Java', 'no React here'; but 'not only' and 'no less' say more. */
export const denied =
  /\b(?:no|not|never|without|don['’]t|doesn['’]t|isn['’]t|aren['’]t|won['’]t|hates?|tired of|beyond|rather than|instead of|before and after the)\s+(?!only|just|least|less|limited)(?:(?!but\b)\p{L}+\s+){0,4}$/iu

/** A sentence that a company says of itself. */
export const ownWords =
  /^[^\p{L}]*(?:we|our|at \p{Lu}|founded|since \d|join \p{Lu}|wir|unsere?|nous|notre|nos|somos|nuestr[oa]s?|siamo)(?!\p{L})/iu

export const asksForName =
  /\b(?:experience|knowledge|familiar\w*|proficien\w*|expertise|skills?|work(?:ed|ing)?|using)\b(?:\s(?:with|in|of))?\s$/i

export const ownExperience = /^(?:experience|expertise|knowledge)/i
