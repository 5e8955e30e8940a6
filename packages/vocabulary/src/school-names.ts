import { schoolAcronyms, schoolSigns, schoolWords } from './data/school-names.ts'

const words = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${schoolWords.join('|')})(?![\\p{L}\\p{N}])|${schoolSigns.join('|')}`,
  'iu',
)

const acronyms = new RegExp(`(?<!\\p{L})(?:${schoolAcronyms.join('|')})(?!\\p{L})`, 'u')

/** '12th year of school' says how far somebody came, not where. */
const yearOfSchool =
  /^\d{1,2}(?:st|nd|rd|th) (?:year|grade|class)(?: (?:of|in|at))?(?: (?:high|secondary|middle|primary))? school(?:ing)?$/i

/** How sure it is that a short text names a school, 0 to 1. */
export function schoolScore(text: string): number {
  if (text.length < 2 || text.length > 140) return 0
  if (/(?<!\p{L})(?:diploma|diplome|abitur|zeugnis|equivalency)(?!\p{L})/iu.test(text) && !/,/.test(text)) return 0.2
  if (yearOfSchool.test(text.trim()) || /\bschool (?:leaving )?(?:certificate|diploma|examination)$/i.test(text.trim()))
    return 0
  if (words.test(text)) return /^(?:high school|school|college|university)$/i.test(text.trim()) ? 0.6 : 1
  if (acronyms.test(text)) return 0.8
  if (/\p{L}\sU\.?$|^U\s+of\s/u.test(text)) return 0.6
  return 0
}
