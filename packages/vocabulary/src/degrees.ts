import type { Cue } from './cues.ts'
import { notAsked, notDegreeAfter } from './data/english/degrees.ts'
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

const degreePatterns: readonly (readonly [DegreeRank, Cue, RegExp])[] = [
  [5, 'doctorate', /\b(?:ph\.?\s?d\.?|doctorate|doctoral\s+degree|m\.?d\.?\s+degree|d\.?phil\.?)(?![\p{L}])/iuy],
  [
    4,
    'master',
    /\b(?:master(?:['’]?s)?(?:\s+(?:degree|of\s+(?!their|our|your|the|all)\w+|in\s+\w+))|master['’]s|masters(?=\s+(?:or|required|preferred|level))|m\.?sc\.?(?![\p{L}])|m\.?[as]\.?(?:\s*\/\s*(?:m\.?[as]\.?|ph\.?d\.?))?(?=\s+(?:degrees?\b|in\s+\p{Lu}|or\s+ph|with\s+\d)|\s*,?\s+or\s+ph)|mba(?![\p{L}])|graduate\s+degree|advanced\s+degree\b|master(?:studium|abschluss))/iuy,
  ],
  [
    3,
    'bachelor',
    /\b(?:bachelor(?:['’]?s)?(?:\s+(?:degree|of\s+\w+|in\s+\w+))?|b\.?sc\.?(?![\p{L}])|b\.a\.|b\.s\.|ba\/bs|bs\/ba|bs\/ms|undergraduate(?:\s+degree|(?=\s*(?:,|\/|,?\s+or)\s*(?:or\s+)?(?:an?\s+)?(?:graduate|master|ph\.?\s?d)))|four[\s-]year\s+degree|4[\s-]year\s+degree|college\s+degree|university\s+degree|b\.?tech(?![\p{L}])|b\.?eng(?![\p{L}])|b\.?[as]\.?(?:\s*(?:\/|or|,)\s*[bm]\.?[as]\.?){0,3}(?:\s*(?:\/|or)\s*ph\.?d\.?)?(?=\s+(?:degrees?\b|in\s+\p{L}|or\s+(?:higher|equivalent|above|greater|graduate|advanced)|required|\(?computer|electrical|mechanical|engineering))|b\.?[as]\.?\s*(?:\/|or)\s*[bm]\.?[as]\.?(?![\p{L}])|(?:technical|stem|engineering|quantitative|numerate|business|finance|relevant|related|science|good|strong)\s+degree(?!\s+of\b)|(?<!(?:advanced|graduate|master['’]?s?|doctoral|doctorate|associate['’]?s?|school|ph\.?d\.?|m\.?s\.?c?\.?|m\.?a\.?|mba|law|no|without|any)\s)degree\s+(?:in\b|or\s+equivalent|(?:is\s+)?required\b|qualified|educated|level\s+education)|hochschulabschluss|hochschulstudium|licence\s+en\b|grado\s+en\b|laurea\s+in\b|licenciatura)/iuy,
  ],
  [
    2,
    'associate',
    /\b(?:associate(?:['’]?s)?(?:\s+degree|(?=\s*(?:or|and\/or|\/)\s*(?:an?\s+)?bachelor))|two[\s-]year\s+degree|2[\s-]year\s+degree|vocational\s+(?:training|degree)|trade\s+school|(?:abgeschlossene|kaufmännische|technische)\s+ausbildung)/iuy,
  ],
  [
    1,
    'school',
    /\b(?:h\.?s\.?\s+diploma|high[\s-]school\s+(?:diploma|degree|graduate)|ged\b|secondary\s+school\s+(?:diploma|degree|leaving|certificate|education|graduate))/iuy,
  ],
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
