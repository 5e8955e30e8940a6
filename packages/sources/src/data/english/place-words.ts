/** What is no place in the text of one. */
export const workWords =
  /\b(?:fully |100% )?(?:remote(?:ly)?|hybrid|on-?site|in[\s-]office|in[\s-]person|home[\s-]?office|work from home|wfh|telecommute|flexible)(?:[\s-]+(?:first|friendly|ok|only|possible|eligible|within|in|from|work))?\b/giu

export const noPlace =
  /^(?:(?:the )?(?:main |our |corporate |global |branch |field )?(?:office|offices|hq|headquarters?|home|field|store|stores|site|campus|warehouse|various|several|multiple|any|all|other|tbd|tba|unknown|n\/?a|none|not specified|unspecified|anywhere|worldwide|global|globally|world|international|nationwide|locations?|based|virtual|online|distributed|us based|everywhere)(?: (?:locations?|cities|sites|offices|office|states|places|areas|regions|only|based))*)$/iu

/** Behind the name of a place, and no part of it. */
export const behindPlace = /\s+(?:office|hq|headquarters?|campus|metro(?:politan)?(?: area)?|area|hub|studio)$/iu

export const areaWords =
  /^(?:emea|latam|latin america|central america|apac|europe|eu|dach|nordics?|north america|south america|americas?|asia|africa|middle east|mena|anz|benelux|cee)$/i
