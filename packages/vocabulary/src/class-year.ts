import { type Cue, Cues } from './cues.ts'

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

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|')
const seasons: Readonly<Record<string, number>> = { spring: 4, summer: 7, fall: 11, autumn: 11, winter: 11 }
const date = `(?:(${months.join('|')}|spring|summer|fall|autumn|winter)\\p{L}*\\.?\\s+)?(20[2-4]\\d)`
const graduation = /\b(?:graduat(?:ing|ion)|graduates?\s+(?:in|by|before|after|between|no))\b[^.;\n]{0,90}/iuy
const openEnd = /\b(?:after|since|no\s+earlier\s+than|on\s+or\s+after)\s*$/i
const orLater = /^\s*(?:or|and)\s+(?:later|after|beyond|onwards?)\b|^\s*onwards?\b/i
/** Who teaches students is not one of them. */
const besideStudents = /\b(?:with|mentor\w*|tutor\w*|teach\w*|coach\w*|support\w*)\s+(?:\w+\s+){0,2}$/i
const oneDate = new RegExp(date, 'giu')
const years = 'two|three|2|3'
const monthsLeft: readonly (readonly [Cue, RegExp, (word: string) => number])[] = [
  [
    'thirdYear',
    /\b(?:(?:current|rising)\s+(?:college\s+)?juniors?\s*(?:or|and|\/|,)\s*(?:rising\s+)?seniors?|juniors?\s+(?:or|and)\s+seniors?\s+(?:majoring|standing|year|undergrad\w*)|rising\s+seniors?|penultimate[-\s]year|third[-\s]year\s+students?)\b/iuy,
    () => 22,
  ],
  ['lastYear', /\b(?:final|last)[-\s]year\s+(?:student|undergrad\w*|of\s+(?:your\s+)?(?:stud\w+|degree))/iuy, () => 12],
  [
    'yearsStudied',
    new RegExp(
      `\\b(?:at\\s+least|completed|minimum\\s+of)\\s+(${years})\\s+years?\\s+of\\s+(?:stud\\w+|college|university|undergrad\\w*)`,
      'iuy',
    ),
    (word) => (/two|2/i.test(word) ? 26 : 15),
  ],
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
    const dates = [...match[0].matchAll(oneDate)]
    const spans = dates.map((one) => spanOf(one[1], Number(one[2])))
    const last = dates.at(-1)
    if (last === undefined || spans.length > 3) continue
    const before = match[0].slice(0, dates[0]?.index)
    const behind = text.slice(match.index + last.index + last[0].length)
    const from = Math.min(...spans.map(([first]) => first))
    const until = Math.max(...spans.map(([, end]) => end))
    return {
      ...(/\b(?:by|before|no\s+later\s+than)\s*$/i.test(before) ? {} : { from }),
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
