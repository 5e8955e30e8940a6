import { optionalJudge } from './requirement-sections.ts'

/** Ranks of education: 1 secondary school, 2 associate or vocational, 3 bachelor, 4 master, 5 doctorate. */
export type DegreeRank = 1 | 2 | 3 | 4 | 5

/** A degree that a text asks for, at the offsets of the words that say so. */
export interface DegreeDemand {
  rank: DegreeRank
  required: boolean
  start: number
  end: number
}

const degreePatterns: readonly (readonly [DegreeRank, RegExp])[] = [
  [5, /\b(?:ph\.?\s?d\.?|doctorate|doctoral\s+degree|m\.?d\.?\s+degree|d\.?phil\.?)(?![\p{L}])/giu],
  [
    4,
    /\b(?:master(?:['’]?s)?(?:\s+(?:degree|of\s+\w+|in\s+\w+))|master['’]s|m\.?sc\.?(?![\p{L}])|mba(?![\p{L}])|graduate\s+degree|advanced\s+degree)/giu,
  ],
  [
    3,
    /\b(?:bachelor(?:['’]?s)?(?:\s+(?:degree|of\s+\w+|in\s+\w+))?|b\.?sc\.?(?![\p{L}])|b\.a\.|b\.s\.|ba\/bs|bs\/ba|bs\/ms|undergraduate\s+degree|four[\s-]year\s+degree|4[\s-]year\s+degree|college\s+degree|university\s+degree)/giu,
  ],
  [
    2,
    /\b(?:associate(?:['’]?s)?\s+degree|two[\s-]year\s+degree|2[\s-]year\s+degree|vocational\s+(?:training|degree)|trade\s+school)/giu,
  ],
  [1, /\b(?:high\s+school\s+(?:diploma|degree|graduate)|ged\b|secondary\s+school)/giu],
]

const degreeWords =
  /degree|bachelor|master|mba|ph\.?\s?d|doctor|d\.?phil|[bm]\.?sc|b\.[as]\.|ba\/bs|bs\/|diploma|\bged\b|school|vocational/i

/** Every degree a text names, in order. */
export const findDegrees = (text: string): DegreeDemand[] => {
  const found: DegreeDemand[] = []
  if (!degreeWords.test(text)) return found
  const isOptional = optionalJudge(text)
  for (const [rank, pattern] of degreePatterns) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      found.push({ rank, required: !isOptional(start, end), start, end })
    }
  }
  return found.sort((left, right) => left.start - right.start)
}

/** The least degree that suffices: the lowest one required, since a text lists alternatives. Null when none is. */
export const requiredDegree = (text: string): DegreeDemand | null => {
  let decides: DegreeDemand | null = null
  for (const demand of findDegrees(text)) {
    if (demand.required && (decides === null || demand.rank < decides.rank)) decides = demand
  }
  return decides
}
