import type { Cues } from './cues.ts'
import { sentenceAround } from './requirement-sections.ts'
import type { YearsDemand } from './years-demand.ts'

const words = [
  ['ein', 'un', 'une', 'uno', 'una', 'um', 'uma', 'een', 'één', 'jeden', 'ett', 'et'],
  ['zwei', 'deux', 'dos', 'due', 'dois', 'duas', 'twee', 'dwa', 'två', 'to'],
  ['drei', 'trois', 'tres', 'três', 'tre', 'drie', 'trzy'],
  ['vier', 'quatre', 'cuatro', 'quattro', 'quatro', 'cztery', 'fyra', 'fire'],
  ['fünf', 'cinq', 'cinco', 'cinque', 'vijf', 'pięć', 'fem'],
]
const valueOfWord = new Map(words.flatMap((same, at) => same.map((word) => [word, at + 1] as const)))
const numeral = `\\d{1,2}|${[...valueOfWord.keys()].sort((one, other) => other.length - one.length).join('|')}`
const demand = new RegExp(
  `(?<![\\p{L}\\p{N}.$€£/-])(${numeral})\\s*\\+?(?:\\s*(?:-|–|bis|à|a|tot|do|til|till)\\s*(${numeral}))?\\s*` +
    '(?:jahre?n?|ans?|années?|años?|ann[io]|anos?|jaar|lata|lat|års?)(?!\\p{L})',
  'iuy',
)
const experience =
  /(?:erfahrung|berufspraxis|expérience|experiencia|esperienza|experiência|ervaring|doświadczen|erfaring|erfarenhet)/iu
const companySpeaks =
  /(?<!\p{L})(?:wir|unser\p{L}*|seit|nous|notre|nos|forte?s?\s+de|depuis|contamos|tenemos|nuestr\p{L}+|somos|abbiamo|nostr\p{L}+|temos|noss\p{L}+|wij|ons|onze|nasz\p{L}*|vi\s+har|vår\p{L}*)(?!\p{L})/iu
const optional =
  /idealerweise|von\s+vorteil|wünschenswert|idéalement|souhait|serait\s+un\s+(?:plus|atout)|se\s+valora|deseable|preferib|preferência|desejável|bij\s+voorkeur|een\s+pré|mile\s+widziane|meritterande|en\s+fordel/iu

const numberFrom = (text: string): number => valueOfWord.get(text.toLowerCase()) ?? Number(text)

/** Demands for years of experience in German, French, Spanish, Italian, Portuguese, Dutch, Polish and Scandinavian languages. */
export const findForeignYears = (text: string, cues: Cues): YearsDemand[] =>
  [...cues.matches('numeralAbroad', demand, text)].flatMap((match): YearsDemand[] => {
    const start = match.index
    const end = start + match[0].length
    const around = sentenceAround(text, start, end)
    const sentence = text.slice(around.start, around.end)
    if (!experience.test(sentence) || companySpeaks.test(sentence)) return []
    const least = numberFrom(match[1] ?? '')
    const upper = match[2] === undefined ? null : numberFrom(match[2])
    if (least > 25) return []
    const most = upper !== null && upper > least ? upper : null
    return [{ least, most, required: !optional.test(sentence), start, end }]
  })
