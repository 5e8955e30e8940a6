/** What a text calls each degree that it asks for. */
export const degreeWords = {
  doctorate:
    /(?:ph\.?\s?d\.?|doctorate|doctoral\s+degree|m\.?d\.?\s+degree|d\.?phil\.?)(?![\p{L}])/iu,
  master:
    /(?:master(?:['’]?s)?(?:\s+(?:degree|of\s+(?!their|our|your|the|all)\w+|in\s+\w+))|master['’]s|masters(?=\s+(?:or|required|preferred|level))|m\.?sc\.?(?![\p{L}])|m\.?[as]\.?(?:\s*\/\s*(?:m\.?[as]\.?|ph\.?d\.?))?(?=\s+(?:degrees?\b|in\s+\p{Lu}|or\s+ph|with\s+\d)|\s*,?\s+or\s+ph)|mba(?![\p{L}])|graduate\s+degree|advanced\s+degree\b)/iu,
  bachelor:
    /(?:bachelor(?:['’]?s)?(?:\s+(?:degree|of\s+\w+|in\s+\w+))?|b\.?sc\.?(?![\p{L}])|b\.a\.|b\.s\.|ba\/bs|bs\/ba|bs\/ms|undergraduate(?:\s+degree|(?=\s*(?:,|\/|,?\s+or)\s*(?:or\s+)?(?:an?\s+)?(?:graduate|master|ph\.?\s?d)))|four[\s-]year\s+degree|4[\s-]year\s+degree|college\s+degree|university\s+degree|b\.?tech(?![\p{L}])|b\.?eng(?![\p{L}])|b\.?[as]\.?(?:\s*(?:\/|or|,)\s*[bm]\.?[as]\.?){0,3}(?:\s*(?:\/|or)\s*ph\.?d\.?)?(?=\s+(?:degrees?\b|in\s+\p{L}|or\s+(?:higher|equivalent|above|greater|graduate|advanced)|required|\(?computer|electrical|mechanical|engineering))|b\.?[as]\.?\s*(?:\/|or)\s*[bm]\.?[as]\.?(?![\p{L}])|(?:technical|stem|engineering|quantitative|numerate|business|finance|relevant|related|science|good|strong)\s+degree(?!\s+of\b)|(?<!(?:advanced|graduate|master['’]?s?|doctoral|doctorate|associate['’]?s?|school|ph\.?d\.?|m\.?s\.?c?\.?|m\.?a\.?|mba|law|no|without|any)\s)degree\s+(?:in\b|or\s+equivalent|(?:is\s+)?required\b|qualified|educated|level\s+education))/iu,
  associate:
    /(?:associate(?:['’]?s)?(?:\s+degree|(?=\s*(?:or|and\/or|\/)\s*(?:an?\s+)?bachelor))|two[\s-]year\s+degree|2[\s-]year\s+degree|vocational\s+(?:training|degree)|trade\s+school)/iu,
  school:
    /(?:h\.?s\.?\s+diploma|high[\s-]school\s+(?:diploma|degree|graduate)|ged\b|secondary\s+school\s+(?:diploma|degree|leaving|certificate|education|graduate))/iu,
} as const

/** Words before a degree that is under way, paid for, or somebody else's, and before a post ('work as an MA'); behind it, also what it is paid. */
export const notAsked =
  /\b(?:studying\s+for|enrol\w*|working\s+(?:on|towards?)|pursuing|towards?|candidate\s+for|pay\s+for|help\s+for|tuition\s+for|(?:our|we)\b[^.\n]{0,30}\b(?:holds?|has|have|earned))\b[^.;\n]{0,40}$|\bas\s+an?\s+$/iu

export const notDegreeAfter =
  /^\s*(?:alumni|network|program(?:me)?s?\s+(?:we|at\s+our)|(?:candidates?|students?|level)?:?\s*\$\s?\d)/iu
