import { type Cue, Cues } from './cues.ts'
import {
  besideStudents,
  classDate,
  graduation,
  lastYear,
  months,
  noLater,
  openEnd,
  orLater,
  seasons,
  thirdYear,
  yearsStudied,
} from './data/english/class-year.ts'

/** Which students a listing is for. Months count from year 0: year times 12 plus month from 0. */
export interface ClassYearDemand {
  /** Earliest and latest month of graduation. */
  from?: number
  until?: number
  /** Most months that may be left of the studies. */
  mostLeft?: number
  /** Offsets of the words that say so. */
  start: number
  end: number
}

const monthsLeft: readonly (readonly [Cue, RegExp, (word: string) => number])[] = [
  ['thirdYear', thirdYear, () => 22],
  ['lastYear', lastYear, () => 12],
  ['yearsStudied', yearsStudied, (word) => (/two|2/i.test(word) ? 26 : 15)],
]

/** First and last month that a written month, season or whole year stands for. */
const spanOf = (word: string | undefined, year: number): [number, number] => {
  if (word === undefined) return [year * 12, year * 12 + 11]
  const named = word.toLowerCase()
  const month = seasons[named] ?? months.indexOf(named.slice(0, 3))
  return [year * 12 + month, year * 12 + month]
}

/**
 * The students that a text asks for by their year: 'graduating between December 2027 and June 2028', 'current junior or
 * senior', 'at least two years of study'. Null when it asks for none.
 */
export const findClassYear = (text: string, cues = new Cues(text)): ClassYearDemand | null => {
  for (const match of cues.matches('graduation', graduation, text)) {
    const dates = [...match[0].matchAll(classDate)]
    const spans = dates.map((one) => spanOf(one[1], Number(one[2])))
    const last = dates.at(-1)
    if (last === undefined || spans.length > 3) continue
    const before = match[0].slice(0, dates[0]?.index)
    const behind = text.slice(match.index + last.index + last[0].length)
    const from = Math.min(...spans.map(([first]) => first))
    const until = Math.max(...spans.map(([, end]) => end))
    return {
      ...(noLater.test(before) ? {} : { from }),
      ...(openEnd.test(before) || orLater.test(behind) ? {} : { until }),
      start: match.index,
      end: match.index + last.index + last[0].length,
    }
  }
  for (const [cue, words, left] of monthsLeft) {
    const match = [...cues.matches(cue, words, text)].find(
      ({ index }) => !besideStudents.test(text.slice(Math.max(0, index - 40), index)),
    )
    if (match) return { mostLeft: left(match[1] ?? ''), start: match.index, end: match.index + match[0].length }
  }
  return null
}
