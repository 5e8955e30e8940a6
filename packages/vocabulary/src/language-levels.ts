import { leastLevels, licenseWords } from './data/language-level-words.ts'

/** Levels of a spoken language from the least to the most, as the Common European Framework names them. */
const steps = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
type LanguageLevel = (typeof steps)[number]

const written = /(?<![\p{L}\p{N}])[abc][12](?!\p{L}|\d)/giu
/** Of several levels the least: 'B1/B2' is asked for and 'C1 (reading), A2' is known. */
const leastIn = (text: string): LanguageLevel | undefined => {
  const found = text.match(written)?.map((step) => step.toUpperCase())
  return found && steps.find((step) => found.includes(step))
}
/** Where something else than the levels of the first language begins. */
const elsewhere = /[,;]\s*\p{L}{3}.*$/su
const anyOf = (words: Readonly<Record<string, readonly string[]>>) => Object.values(words).flat().join('|')
/** Of words only those are levels that say little. */
const few = new RegExp(`(?<!\\p{L})(?:${anyOf(leastLevels)})(?!\\p{L})`, 'iu')

/** The level that an item such as 'German (B1)' or 'Französisch: Grundkenntnisse' states; undefined when it states none. */
export const levelOfLanguage = (item: string): LanguageLevel | undefined => {
  return leastIn(item.replace(elsewhere, '')) ?? leastIn(item) ?? (few.test(item) ? 'A2' : undefined)
}

/** A comma ends the look, unless a level stands behind it: 'German, level C1'. */
const ending =
  /[.;\n]|,(?!\s*(?:at\s+least\s+|min\w*\s+)?(?:level\s+|niveau\s+)?[abc][12](?![\p{L}\d])(?!\s+(?:in\s+)?\p{L}{5}))/iu
const licence = new RegExp(`(?:${anyOf(licenseWords)})\\s+(?:(?:class|category|klasse)\\s+)?[abc][12]\\s*$`, 'iu')

/** The level that a listing asks for right before or behind the name of a language at a place of its text. */
export const levelAskedAt = (text: string, start: number, end: number): LanguageLevel | undefined => {
  const after = text.slice(end, end + 28).replace(/\bmin\./i, 'min')
  const before = text.slice(Math.max(0, start - 40), start)
  const right = before.slice(-12).match(/[^.;,\n]*$/u)?.[0] ?? ''
  return leastIn(after.slice(0, ending.exec(after)?.index)) ?? (licence.test(before) ? undefined : leastIn(right))
}

/** Too little to work in a language: B1 and below. */
export const isWeakLevel = (level: LanguageLevel): boolean => level < 'B2'
