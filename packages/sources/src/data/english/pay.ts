export const otherPeriod =
  /bi-?weekly|semi-?monthly|per (?:visit|class|session|project|article|student|mile|delivery|shift|pay period|hire|referral|unit|word|task|lesson|diem)|per semester|lump sum|per quarter|quarterly|bi-?monthly|fortnight/i

/** Money that is no pay: of the company, of a budget, of a benefit. */
export const otherMoney =
  /rais(?:e|ed|ing)\b|fund(?:ing|ed|s)\b|valu(?:ed|ation)|revenue|\barr\b|\baum\b|\bgmv\b|\bacv\b|series [a-f]\b|invest(?:ed|ment|ors?)|assets|budget|quota|pipeline|deals?\b|contracts?\b|(?:worth|over|more than) (?:of )?\$|market\b|transact|volume|sales of|fortune|turnover|savings?\b|saved|grant(?:s|ed)?\b|fines?\b|penalt|customers?\b|users\b|spend(?:ing)?\b|portfolio|capital|loans?\b|projects?\b|p&l|book of business|assist(?:ance)? (?:up )?(?:to|of)|losses|prize|donat|debt|transaction/i

export const benefitMoney =
  /reimburs|allowance|401|credit|voucher|relocat|referral|tuition|education|learning|training|conference|equipment|wellness|wellbeing|fitness|gym|internet|phone|commut|lunch|meals?\b|food|home[\s-]office|office set|workspace|insurance|coverage|deductible|hsa\b|fsa\b|match|sign[\s-]?on|signing|retention|bonus(?:es)? (?:of|up)|perks?|lifestyle|professional development|development (?:fund|budget)|monthly (?:stipend|budget)|stipend (?:of|for|to|per|up)|per diem|co-?pay|premium|transport|travel|gift|childcare|adoption|fertility|mental|parental|housing|coworking|co-working|subsid|loan repay|membership|equity|options|shares|stock|rsu|deposit|down payment|tips\b|fee of|application fee|annual (?:stipend|budget|learning|bonus)/i

/** What follows an amount that is no pay: '$500 annual learning stipend', '$5M in funding'. */
export const otherBehind =
  /^[\s)]*(?:(?:in|of|for|worth|annual|monthly|yearly|your|our|the|a) ){0,2}(?:\p{L}+ ){0,2}?(?:funding|revenue|valuation|budget|stipend|allowance|bonus(?:es)?\b|sign|credit|reimburs|equity\b|arr\b|in assets|relocation|referral|match|contribution|insurance|deals?\b|quota|per (?:employee|person)|worth|fund\b|investment|customers?|\+ ?(?:acv|arr)|off\b|discount|in (?:sales|value|savings)|scholarship|prize)|^[\s)]*(?:in |of |for |towards? )?(?:a |an |your |our |the )?(?:annual |monthly |yearly )?(?:home|learning|education|professional|wellness|development|company|business|market|contracts?\b|towards?)/iu

/** What somebody sells, also with an open end: '$100K+ annual contracts'. */
export const salesBehind = /^\+?\s*(?:(?:annual|yearly|enterprise|size|sized|software|saas) ){0,2}(?:contracts?|deals?|accounts?|acv|arr)\b/i

export const joined = /^[\s)]*(?:\+|plus|and|with|,|\(|base|based|depending|doe\b|ote\b|to\b|or\b|per\b|an?\b|\/|-|–)/i

export const yearlyAlone = /^\s*(?:\/\s?(?:yr|year)|(?:per|a) (?:year|annum)|p\.\s?a\.|annually)/i

/** What makes an amount beside a benefit pay. */
export const payBeside = /salary|pay range|base|hourly|wage|rate|compensation/i

export const hourlyWords = /rate|hour|wage/i

/** What may stand in a line of an amount alone. */
export const unitWords = /per|an?|year|hour|month|yr|hr|usd|eur|gbp|cad/gi

/** What is said behind pay of what comes on top of it. */
export const besidePay = /equity|bonus|depending on experience|doe\b/i

export const targetBehind = /^\s*\(?(?:usd |cad |eur |gbp )?(?:in )?(?:ote\b|on[\s-]target)/i

export const mostBefore = /(?:up to|as much as)\s*$/i

export const leastBefore = /(?:starting (?:at|from)|\bfrom|at least|minimum(?: of)?)\s*$/i

/** An open end, and no sum of pay and something else. */
export const leastBehind = /^\s*\+(?!\s*(?:equity|bonus|benefits|commission|stock|\d))/i
