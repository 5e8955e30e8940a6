/** Words before the name of a skill that may be another word, by language. */
export const leadIns: Readonly<Record<string, string>> = {
  english:
    'in with using and or like as via of including use used uses know learn learned learnt plus from knows ' +
    'advanced basic intermediate strong proficient fluent core modern microsoft ms adobe apache include includes',
  german: 'mit und oder',
  french: 'avec et ou',
  spanish: 'con y',
  italian: 'di',
  portuguese: 'com de em',
  swedish: 'en och',
  turkish: 've',
  polish: 'oraz lub',
}
/** Before a skill and nothing else. */
export const strongLeadIns = ['in', 'with', 'using', 'via', 'microsoft', 'ms', 'adobe', 'apache', 'advanced', 'of']
/** Behind the name of a skill. */
export const skillNouns: Readonly<Record<string, string>> = {
  english:
    'programming language languages developer developers development engineer engineers engineering code coding script ' +
    'scripts scripting framework frameworks library macros formulas spreadsheets spreadsheet templates package packages ' +
    'microservices services backend app apps application applications skills proficiency api apis workflows pipelines ' +
    'jobs queries boot certified dashboards models',
}
/** Between two skills. */
export const conjunctions: Readonly<Record<string, string>> = {
  english: 'and or',
  german: 'und oder',
  french: 'et ou',
  spanish: 'y e',
  swedish: 'en och eller',
  turkish: 've veya',
  polish: 'oraz lub',
}
export const prepositions = /^(?:on|for|with|in|at|using|by)$/
