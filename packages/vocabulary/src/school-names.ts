import { anySchool, schoolDiploma, yearOfSchool } from './data/english/school-names.ts'
import { schoolAcronyms, schoolSigns, schoolWords } from './data/school-names.ts'

const words = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${schoolWords.join('|')})(?![\\p{L}\\p{N}])|${schoolSigns.join('|')}`,
  'iu',
)

const acronyms = new RegExp(`(?<!\\p{L})(?:${schoolAcronyms.join('|')})(?!\\p{L})`, 'u')

/** How sure it is that a short text names a school, 0 to 1. */
export function schoolScore(text: string): number {
  if (text.length < 2 || text.length > 140) return 0
  if (/(?<!\p{L})(?:diploma|diplome|abitur|zeugnis|equivalency)(?!\p{L})/iu.test(text) && !/,/.test(text)) return 0.2
  if (yearOfSchool.test(text.trim()) || schoolDiploma.test(text.trim())) return 0
  if (words.test(text)) return anySchool.test(text.trim()) ? 0.6 : 1
  if (acronyms.test(text)) return 0.8
  if (/\p{L}\sU\.?$|^U\s+of\s/u.test(text)) return 0.6
  return 0
}
