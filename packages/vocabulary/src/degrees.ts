import type { Cue } from './cues.ts'
import { degreeWordsAbroad } from './data/degrees-abroad.ts'
import { degreeWords, notAsked, notDegreeAfter } from './data/english/degrees.ts'
import { type ReadText, readText } from './requirement-sections.ts'

/** Ranks of education: 1 secondary school, 2 associate or vocational, 3 bachelor, 4 master, 5 doctorate. */
export type DegreeRank = 1 | 2 | 3 | 4 | 5

/** A degree that a text asks for, at the offsets of the words that say so. */
export interface DegreeDemand {
  rank: DegreeRank
  required: boolean
  start: number
  end: number
}

const pattern = (...words: RegExp[]) => new RegExp(`\\b(?:${words.map(({ source }) => source).join('|')})`, 'iuy')

const degreePatterns: readonly (readonly [DegreeRank, Cue, RegExp])[] = [
  [5, 'doctorate', pattern(degreeWords.doctorate)],
  [4, 'master', pattern(degreeWords.master, degreeWordsAbroad.master)],
  [3, 'bachelor', pattern(degreeWords.bachelor, degreeWordsAbroad.bachelor)],
  [2, 'associate', pattern(degreeWords.associate, degreeWordsAbroad.associate)],
  [1, 'school', pattern(degreeWords.school)],
]

/** Every degree a text names, in order. */
export const findDegrees = (text: string, { cues, newJudge }: ReadText = readText(text)): DegreeDemand[] => {
  const found: DegreeDemand[] = []
  const isOptional = newJudge()
  for (const [rank, cue, pattern] of degreePatterns) {
    for (const match of cues.matches(cue, pattern, text)) {
      const start = match.index
      const end = start + match[0].length
      if (notAsked.test(text.slice(Math.max(0, start - 80), start)) || notDegreeAfter.test(text.slice(end, end + 30)))
        continue
      found.push({ rank, required: !isOptional(start, end), start, end })
    }
  }
  return found.sort((left, right) => left.start - right.start)
}

/** The least degree that suffices: the lowest one required, since a text lists alternatives. Null when none is. */
export const requiredDegree = (text: string, read: ReadText = readText(text)): DegreeDemand | null => {
  let decides: DegreeDemand | null = null
  for (const demand of findDegrees(text, read)) {
    if (demand.required && (decides === null || demand.rank < decides.rank)) decides = demand
  }
  return decides
}

const afterDoctorate = /\bpost-?\s?doc\p{L}*/iu

/** The degree without which nobody holds a post of this title. */
export const titledDegree = (title: string): DegreeDemand | null => {
  const found = afterDoctorate.exec(title)
  return found && { rank: 5, required: true, start: found.index, end: found.index + found[0].length }
}
