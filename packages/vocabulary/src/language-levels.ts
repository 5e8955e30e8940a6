/** Levels of a spoken language from the least to the most, as the Common European Framework names them. */
const steps = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
type LanguageLevel = (typeof steps)[number]

const written = /(?<![\p{L}\p{N}])([abc][12])(?!\p{L}|\d)/iu
/** Of words only those are levels that say little; 'good' and 'fluent' mean something else to everybody. */
const few =
  /(?<!\p{L})(?:basics?|beginner|elementary|school level|grundkenntnisse|anfänger|notions|débutant|básico|base|scolastico|basis|podstawowy|başlangıç|grundläggande)(?!\p{L})/iu

/** The level that an item such as 'German (B1)' or 'Französisch: Grundkenntnisse' states; undefined when it states none. */
export const levelOfLanguage = (item: string): LanguageLevel | undefined => {
  const step = written.exec(item)?.[1]?.toUpperCase()
  return steps.find((one) => one === step) ?? (few.test(item) ? 'A2' : undefined)
}

/** The level that a listing asks for right before or behind the name of a language at a place of its text. */
export const levelAskedAt = (text: string, start: number, end: number): LanguageLevel | undefined => {
  const behind = /^[^.;,\n]{0,24}/u.exec(text.slice(end, end + 24))?.[0] ?? ''
  const before = /[^.;,\n]{0,12}$/u.exec(text.slice(Math.max(0, start - 12), start))?.[0] ?? ''
  const step = (written.exec(behind) ?? written.exec(before))?.[1]?.toUpperCase()
  return steps.find((one) => one === step)
}

/** Too little to work in a language: B1 and below. */
export const isWeakLevel = (level: LanguageLevel): boolean => level < 'B2'
