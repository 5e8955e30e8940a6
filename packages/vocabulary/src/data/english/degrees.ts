/** Words before a degree that is under way, paid for, or somebody else's, and before a post ('work as an MA'); behind it, also what it is paid. */
export const notAsked =
  /\b(?:studying\s+for|enrol\w*|working\s+(?:on|towards?)|pursuing|towards?|candidate\s+for|pay\s+for|help\s+for|tuition\s+for|(?:our|we)\b[^.\n]{0,30}\b(?:holds?|has|have|earned))\b[^.;\n]{0,40}$|\bas\s+an?\s+$/iu

export const notDegreeAfter =
  /^\s*(?:alumni|network|program(?:me)?s?\s+(?:we|at\s+our)|(?:candidates?|students?|level)?:?\s*\$\s?\d)/iu
