import type { Cues } from './cues.ts'
import { companySpeaks, experience, optional, upTo, words, years } from './data/years-abroad.ts'
import { sentenceAround } from './requirement-sections.ts'
import type { YearsDemand } from './years-demand.ts'

const valueOfWord = new Map(words.flatMap((same, at) => same.map((word) => [word, at + 1] as const)))
const numeral = `\\d{1,2}|${[...valueOfWord.keys()].sort((one, other) => other.length - one.length).join('|')}`
const demand = new RegExp(
  `(?<![\\p{L}\\p{N}.$€£/-])(${numeral})\\s*\\+?(?:\\s*(?:-|–|${upTo.join('|')})\\s*(${numeral}))?\\s*(?:${years.join('|')})(?!\\p{L})`,
  'iuy',
)
const numberFrom = (text: string): number => valueOfWord.get(text.toLowerCase()) ?? Number(text)

/** Demands for years of experience in German, French, Spanish, Italian, Portuguese, Dutch, Polish and Scandinavian languages. */
export const findForeignYears = (text: string, cues: Cues): YearsDemand[] => {
  const matches = cues.matches('numeralAbroad', demand, text)
  if (matches.length === 0 || !experience.test(text)) return []
  // What is known of a sentence serves for all numbers in it; one that runs over the end of a line has two of its own.
  let known = { start: 0, end: 0, isDemand: false, isOptional: false }
  return matches.flatMap((match): YearsDemand[] => {
    const start = match.index
    const end = start + match[0].length
    const sentence = start >= known.start && end < known.end ? known : sentenceSays(text, start, end)
    known = match[0].includes('\n') ? { ...sentence, end: 0 } : sentence
    const least = numberFrom(match[1] ?? '')
    const upper = match[2] === undefined ? null : numberFrom(match[2])
    if (!sentence.isDemand || least > 25) return []
    const most = upper !== null && upper > least ? upper : null
    return [{ least, most, required: !sentence.isOptional, start, end }]
  })
}

/** Where the sentence around a place stands, whether it asks for experience and whether it calls that optional. */
const sentenceSays = (text: string, start: number, end: number) => {
  const around = sentenceAround(text, start, end)
  const sentence = text.slice(around.start, around.end)
  const isDemand = experience.test(sentence) && !companySpeaks.test(sentence)
  return { ...around, isDemand, isOptional: optional.test(sentence) }
}
